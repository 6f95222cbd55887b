import { Migration } from '@mikro-orm/migrations';

/** Halls, what they come with, and whether they are public. */
export class Halls extends Migration {
  override up(): void {
    this.halls();
    this.hallIndexes();
    this.links();
    this.publicity();
  }

  private halls(): void {
    this.addSql(`
      create table halls (
        id serial primary key,
        business_id int not null,
        hall_number varchar(50) not null,
        hall_name varchar(255),
        description text,
        category_id int,
        type_id int,
        capacity int,
        price_per_hour numeric(14,2),
        price_per_person numeric(14,2),
        location varchar(255) not null,
        city varchar(100),
        latitude double precision,
        longitude double precision,
        profile_image varchar(500),
        slider_images text[] not null default '{}',
        status varchar(20) not null default 'active',
        is_featured boolean not null default false,
        is_public boolean not null default false,
        rating numeric(3,2) not null default 0,
        review_count int not null default 0,
        import_source varchar(50),
        import_ref varchar(255),
        calendar_token varchar(64),
        created_at timestamptz(3) not null default current_timestamp,
        updated_at timestamptz(3) not null default current_timestamp,
        deleted_at timestamptz(3),
        location_text text not null generated always as (search_form(location || ' ' || coalesce(city, ''))) stored,
        search_text text not null generated always as (
          search_form(coalesce(hall_name, '') || ' ' || hall_number || ' ' || location || ' ' || coalesce(city, ''))) stored,
        constraint halls_business_fkey foreign key (business_id) references businesses (id) on delete restrict,
        constraint halls_category_fkey foreign key (category_id) references hall_categories (id) on delete restrict,
        constraint halls_type_fkey foreign key (type_id) references hall_types (id) on delete restrict,
        constraint halls_calendar_token_unique unique (calendar_token),
        constraint halls_status_known check (status in ('active', 'inactive')),
        constraint halls_capacity_positive check (capacity > 0),
        constraint halls_price_per_hour_not_negative check (price_per_hour >= 0),
        constraint halls_price_per_person_not_negative check (price_per_person >= 0),
        constraint halls_rating_range check (rating between 0 and 5 and review_count >= 0),
        constraint halls_place_complete check (
          (latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180),
        constraint halls_import_complete check ((import_source is null) = (import_ref is null)),
        constraint halls_active_complete check (status <> 'active' or (
          deleted_at is null and category_id is not null and type_id is not null and capacity is not null
          and price_per_hour is not null and price_per_person is not null)),
        constraint halls_removed_bare check (deleted_at is null or (category_id is null and type_id is null))
      )`);
  }

  private hallIndexes(): void {
    this.addSql(`
      create unique index halls_import_unique on halls (business_id, import_source, import_ref)
        where import_ref is not null and deleted_at is null`);
    this.addSql('create index halls_business on halls (business_id, id) where deleted_at is null');
    this.addSql('create index halls_category on halls (category_id) where category_id is not null');
    this.addSql('create index halls_type on halls (type_id) where type_id is not null');
    this.addSql('create index halls_public_listing on halls (rating desc, id desc) where is_public');
    this.addSql('create index halls_public_featured on halls (rating desc, id desc) where is_public and is_featured');
    this.addSql(
      'create index halls_public_place on halls (latitude, longitude) where is_public and latitude is not null',
    );
    this.addSql('create index halls_public_location on halls using gin (location_text gin_trgm_ops) where is_public');
    this.addSql('create index halls_search on halls using gin (search_text gin_trgm_ops) where deleted_at is null');
  }

  private links(): void {
    this.addSql(`
      create table hall_fixed_services (
        hall_id int not null,
        service_id int not null,
        constraint hall_fixed_services_pkey primary key (hall_id, service_id),
        constraint hall_fixed_services_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint hall_fixed_services_service_fkey
          foreign key (service_id) references fixed_services (id) on delete restrict
      )`);
    this.addSql('create index hall_fixed_services_service on hall_fixed_services (service_id)');
    this.addSql(`
      create table hall_amenities (
        hall_id int not null,
        amenity_id int not null,
        constraint hall_amenities_pkey primary key (hall_id, amenity_id),
        constraint hall_amenities_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint hall_amenities_amenity_fkey foreign key (amenity_id) references amenities (id) on delete restrict
      )`);
    this.addSql('create index hall_amenities_amenity on hall_amenities (amenity_id)');
  }

  /** `is_public` is kept here, so that listings read one partial index and never ask the business. */
  private publicity(): void {
    // The lock on the business makes a hall that appears during a verdict wait for it.
    this.addSql(`
      create function halls_set_public() returns trigger language plpgsql as $$
      begin
        new.is_public := new.status = 'active' and new.deleted_at is null and exists (
          select from businesses b
            where b.id = new.business_id and b.status = 'approved'
            for share);
        return new;
      end $$`);
    this.addSql(`
      create trigger halls_public before insert or update of status, deleted_at, business_id, is_public on halls
        for each row execute function halls_set_public()`);
    this.addSql(`
      create function businesses_spread_public() returns trigger language plpgsql as $$
      begin
        update halls set is_public = is_public where business_id = new.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger businesses_public after update of status on businesses
        for each row when (old.status is distinct from new.status)
        execute function businesses_spread_public()`);
  }

  override down(): void {
    this.addSql('drop trigger businesses_public on businesses');
    this.addSql('drop table hall_amenities');
    this.addSql('drop table hall_fixed_services');
    this.addSql('drop table halls');
    this.addSql('drop function businesses_spread_public()');
    this.addSql('drop function halls_set_public()');
  }
}
