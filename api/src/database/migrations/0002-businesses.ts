import { Migration } from '@mikro-orm/migrations';

/** Businesses, the history of their applications, when they are open and how they let their halls be booked. */
export class Businesses extends Migration {
  override up(): void {
    this.businesses();
    this.decisions();
    this.settings();
  }

  private businesses(): void {
    this.addSql(`
      create table businesses (
        id serial primary key,
        owner_id int not null,
        name varchar(100) not null,
        location varchar(200) not null,
        phone varchar(32) not null,
        description text not null,
        city varchar(100),
        latitude double precision,
        longitude double precision,
        status varchar(20) not null default 'pending',
        documents text[] not null default '{}',
        currency varchar(3) not null default 'PKR',
        discount_percentage numeric(5,2) not null default 0,
        tax_percentage numeric(5,2) not null default 0,
        time_zone varchar(64) not null default 'Asia/Karachi',
        instant_confirmation boolean not null default false,
        created_at timestamptz(3) not null default current_timestamp,
        applied_at timestamptz(3) not null default current_timestamp,
        approved_at timestamptz(3),
        approved_by int,
        rejection_reason text,
        suspended_at timestamptz(3),
        suspension_reason text,
        calendar_token varchar(64),
        constraint businesses_owner_fkey foreign key (owner_id) references users (id) on delete restrict,
        constraint businesses_approved_by_fkey foreign key (approved_by) references users (id) on delete restrict,
        constraint businesses_owner_unique unique (owner_id),
        constraint businesses_calendar_token_unique unique (calendar_token),
        constraint businesses_status_known check (status in ('not_applied', 'pending', 'approved', 'rejected', 'suspended')),
        constraint businesses_currency_known check (currency in
          ('PKR', 'USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY', 'INR', 'KRW')),
        constraint businesses_discount_share check (discount_percentage between 0 and 100),
        constraint businesses_tax_share check (tax_percentage between 0 and 100),
        constraint businesses_time_zone_given check (time_zone <> ''),
        constraint businesses_place_complete check (
          (latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180),
        constraint businesses_verdict_complete check (
          (status not in ('approved', 'suspended') or approved_at is not null) and (status <> 'rejected' or rejection_reason is not null)),
        constraint businesses_suspension_complete check (
          (status = 'suspended') = (suspended_at is not null) and (status = 'suspended') = (suspension_reason is not null))
      )`);
    this.addSql('create index businesses_status on businesses (status, applied_at, id)');
    this.addSql('create index businesses_approved_by on businesses (approved_by) where approved_by is not null');
    this.addSql(`
      create index businesses_search on businesses
        using gin (search_form(name || ' ' || location) gin_trgm_ops)`);
  }

  private decisions(): void {
    this.addSql(`
      create table business_decisions (
        id serial primary key,
        business_id int not null,
        verdict varchar(20) not null,
        reason text,
        decided_by int not null,
        decided_at timestamptz(3) not null default current_timestamp,
        constraint business_decisions_business_fkey
          foreign key (business_id) references businesses (id) on delete restrict,
        constraint business_decisions_decided_by_fkey
          foreign key (decided_by) references users (id) on delete restrict,
        constraint business_decisions_verdict_known check (
          verdict in ('applied', 'reset', 'approved', 'rejected', 'suspended', 'reinstated')),
        constraint business_decisions_reason_given check (
          verdict not in ('rejected', 'suspended') or reason is not null)
      )`);
    this.addSql('create index business_decisions_history on business_decisions (business_id, id)');
    this.addSql('create index business_decisions_decided_by on business_decisions (decided_by)');
  }

  private settings(): void {
    this.addSql(`
      create table business_operating_hours (
        id serial primary key,
        business_id int not null,
        day_of_week smallint not null,
        opening_time varchar(5) not null,
        closing_time varchar(5) not null,
        is_active boolean not null default true,
        constraint business_operating_hours_business_fkey
          foreign key (business_id) references businesses (id) on delete cascade,
        constraint business_operating_hours_day_unique unique (business_id, day_of_week),
        constraint business_operating_hours_day_known check (day_of_week between 0 and 6),
        constraint business_operating_hours_times check (
          opening_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and closing_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
      )`);

    this.addSql(`
      create table business_time_slots (
        id serial primary key,
        business_id int not null,
        slot_duration int not null default 60,
        buffer_time int not null default 0,
        allow_multiple_slots boolean not null default true,
        max_advance_booking_days int not null default 90,
        min_advance_booking_hours int not null default 2,
        constraint business_time_slots_business_fkey
          foreign key (business_id) references businesses (id) on delete cascade,
        constraint business_time_slots_business_unique unique (business_id),
        constraint business_time_slots_slot check (slot_duration between 15 and 1440),
        constraint business_time_slots_buffer check (buffer_time between 0 and 1440),
        constraint business_time_slots_latest check (max_advance_booking_days between 1 and 1095),
        constraint business_time_slots_earliest check (min_advance_booking_hours between 0 and 2160)
      )`);
  }

  override down(): void {
    this.addSql('drop table business_time_slots');
    this.addSql('drop table business_operating_hours');
    this.addSql('drop table business_decisions');
    this.addSql('drop table businesses');
  }
}
