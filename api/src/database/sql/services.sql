-- What owners set up for their halls: categories, types, services, amenities.

create table hall_categories (
  id serial primary key,
  business_id int not null,
  name varchar(100) not null,
  description text,
  price numeric(14,2) not null default 0,
  price_type varchar(20) not null default 'fixed',
  created_at timestamptz(3) not null default current_timestamp,
  constraint hall_categories_price_not_negative check (price >= 0),
  constraint hall_categories_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person', 'percentage')),
  constraint hall_categories_share check (price_type <> 'percentage' or price <= 100),
  constraint hall_categories_business_fkey foreign key (business_id) references businesses(id) on delete restrict
);
create index hall_categories_business on hall_categories (business_id, id);

create table hall_types (
  id serial primary key,
  business_id int not null,
  name varchar(100) not null,
  description text,
  price numeric(14,2) not null default 0,
  price_type varchar(20) not null default 'fixed',
  created_at timestamptz(3) not null default current_timestamp,
  constraint hall_types_price_not_negative check (price >= 0),
  constraint hall_types_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person', 'percentage')),
  constraint hall_types_share check (price_type <> 'percentage' or price <= 100),
  constraint hall_types_business_fkey foreign key (business_id) references businesses(id) on delete restrict
);
create index hall_types_business on hall_types (business_id, id);

create table fixed_services (
  id serial primary key,
  business_id int not null,
  name varchar(100) not null,
  description text,
  price numeric(14,2) not null default 0,
  price_type varchar(20) not null default 'fixed',
  is_included boolean not null default true,
  created_at timestamptz(3) not null default current_timestamp,
  constraint fixed_services_price_not_negative check (price >= 0),
  constraint fixed_services_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person')),
  constraint fixed_services_share check (price_type <> 'percentage' or price <= 100),
  constraint fixed_services_business_fkey foreign key (business_id) references businesses(id) on delete restrict
);
create index fixed_services_business on fixed_services (business_id, id);

create table optional_services (
  id serial primary key,
  business_id int not null,
  name varchar(100) not null,
  description text,
  price numeric(14,2) not null,
  price_type varchar(20) not null default 'fixed',
  created_at timestamptz(3) not null default current_timestamp,
  picture varchar(500),
  constraint optional_services_price_not_negative check (price >= 0),
  constraint optional_services_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person')),
  constraint optional_services_share check (price_type <> 'percentage' or price <= 100),
  constraint optional_services_business_fkey foreign key (business_id) references businesses(id) on delete restrict
);
create index optional_services_business on optional_services (business_id, id);

create table amenities (
  id serial primary key,
  business_id int not null,
  name varchar(100) not null,
  description text,
  icon varchar(50),
  created_at timestamptz(3) not null default current_timestamp,
  constraint amenities_business_fkey foreign key (business_id) references businesses(id) on delete restrict
);
create index amenities_business on amenities (business_id, id);
