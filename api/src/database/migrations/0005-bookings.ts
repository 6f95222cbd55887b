import { Migration } from '@mikro-orm/migrations';

/** Booking requests with all that was agreed, and the keys that make creating them idempotent. */
export class Bookings extends Migration {
  override up(): void {
    this.bookings();
    this.bookingIndexes();
    this.services();
    this.addSql(`
      create table idempotency_keys (
        id serial primary key,
        user_id int not null,
        operation varchar(50) not null,
        key varchar(200) not null,
        request_hash varchar(64) not null,
        response_ref varchar(100),
        created_at timestamptz(3) not null default current_timestamp,
        constraint idempotency_keys_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint idempotency_keys_unique unique (user_id, operation, key)
      )`);
    this.addSql('create index idempotency_keys_age on idempotency_keys (created_at)');
  }

  private bookings(): void {
    this.addSql(`
      create table bookings (
        id serial primary key,
        user_id int not null,
        hall_id int not null,
        business_id int not null,
        start_time timestamptz(3) not null,
        end_time timestamptz(3) not null,
        guest_count int not null,
        status varchar(20) not null default 'pending',
        hall_base_price numeric(14,2) not null default 0,
        category_price numeric(14,2) not null default 0,
        type_price numeric(14,2) not null default 0,
        fixed_services_price numeric(14,2) not null default 0,
        optional_services_price numeric(14,2) not null default 0,
        discount_amount numeric(14,2) not null default 0,
        tax_amount numeric(14,2) not null default 0,
        total_price numeric(14,2) not null default 0,
        customer_name varchar(100) not null,
        customer_phone varchar(32) not null,
        customer_email varchar(255) not null,
        special_requests text,
        notes text,
        hall_title varchar(300) not null,
        hall_location varchar(255) not null,
        business_name varchar(100) not null,
        category_name varchar(100),
        type_name varchar(100),
        currency varchar(3) not null,
        time_zone varchar(64) not null,
        hours int not null,
        price_per_hour numeric(14,2) not null,
        price_per_person numeric(14,2) not null,
        discount_percentage numeric(5,2) not null default 0,
        tax_percentage numeric(5,2) not null default 0,
        buffer_minutes int not null default 0,
        confirmed_at timestamptz(3),
        confirmed_by int,
        cancelled_at timestamptz(3),
        cancelled_by int,
        cancellation_reason varchar(30),
        cancellation_note text,
        revision int not null default 0,
        created_at timestamptz(3) not null default current_timestamp,
        updated_at timestamptz(3) not null default current_timestamp,
        constraint bookings_user_fkey foreign key (user_id) references users (id) on delete restrict,
        constraint bookings_hall_fkey foreign key (hall_id) references halls (id) on delete restrict,
        constraint bookings_business_fkey foreign key (business_id) references businesses (id) on delete restrict,
        constraint bookings_confirmed_by_fkey foreign key (confirmed_by) references users (id) on delete restrict,
        constraint bookings_cancelled_by_fkey foreign key (cancelled_by) references users (id) on delete restrict,
        ${CHECKS.join(',\n        ')}
      )`);
  }

  private bookingIndexes(): void {
    this.addSql('create index bookings_hall_time on bookings (hall_id, start_time, end_time)');
    this.addSql('create index bookings_user on bookings (user_id, created_at desc, id desc)');
    this.addSql('create index bookings_business on bookings (business_id, created_at desc, id desc)');
    this.addSql('create index bookings_business_status on bookings (business_id, status, start_time, id)');
    this.addSql(`create index bookings_pending_start on bookings (start_time) where status = 'pending'`);
    this.addSql('create index bookings_confirmed_by on bookings (confirmed_by) where confirmed_by is not null');
    this.addSql('create index bookings_cancelled_by on bookings (cancelled_by) where cancelled_by is not null');
  }

  private services(): void {
    for (const kind of ['fixed', 'optional'] as const) {
      const table = `booking_${kind}_services`;
      this.addSql(`
        create table ${table} (
          id serial primary key,
          booking_id int not null,
          service_id int,
          name varchar(100) not null,
          description text,
          ${kind === 'optional' ? 'quantity int not null default 1 constraint booking_optional_services_quantity check (quantity > 0),' : ''}
          price numeric(14,2) not null,
          price_type varchar(20) not null,
          ${kind === 'fixed' ? 'is_included boolean not null default true,' : ''}
          amount numeric(14,2) not null,
          constraint ${table}_booking_fkey foreign key (booking_id) references bookings (id) on delete cascade,
          constraint ${table}_service_fkey foreign key (service_id) references ${kind}_services (id) on delete set null,
          constraint ${table}_once unique (booking_id, service_id),
          constraint ${table}_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person')),
          constraint ${table}_amounts_not_negative check (price >= 0 and amount >= 0)
        )`);
      this.addSql(`create index ${table}_service on ${table} (service_id) where service_id is not null`);
    }
  }

  override down(): void {
    this.addSql('drop table idempotency_keys');
    this.addSql('drop table booking_optional_services');
    this.addSql('drop table booking_fixed_services');
    this.addSql('drop table bookings');
  }
}

const CHECKS = [
  `constraint bookings_status_known check (status in ('pending', 'confirmed', 'cancelled'))`,
  `constraint bookings_period check (end_time > start_time and end_time <= start_time + interval '24 hours')`,
  `constraint bookings_guests_positive check (guest_count > 0)`,
  `constraint bookings_hours_positive check (hours between 1 and 24)`,
  `constraint bookings_buffer check (buffer_minutes between 0 and 1440)`,
  `constraint bookings_amounts_not_negative check (
          hall_base_price >= 0 and category_price >= 0 and type_price >= 0 and fixed_services_price >= 0
          and optional_services_price >= 0 and discount_amount >= 0 and tax_amount >= 0 and total_price >= 0
          and price_per_hour >= 0 and price_per_person >= 0)`,
  `constraint bookings_shares check (discount_percentage between 0 and 100 and tax_percentage between 0 and 100)`,
  `constraint bookings_total_adds_up check (total_price = hall_base_price + category_price + type_price
          + fixed_services_price + optional_services_price - discount_amount + tax_amount)`,
  `constraint bookings_currency_known check (currency in
          ('PKR', 'USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY', 'INR', 'KRW'))`,
  // A cancelled booking may have been confirmed before: staff can cancel those.
  `constraint bookings_confirmation_complete check (case status
          when 'pending' then confirmed_at is null and confirmed_by is null
          when 'confirmed' then confirmed_at is not null
          else true end)`,
  `constraint bookings_cancellation_complete check (case when status = 'cancelled'
          then cancelled_at is not null and cancellation_reason is not null
          else cancelled_at is null and cancelled_by is null and cancellation_reason is null and cancellation_note is null
          end)`,
  `constraint bookings_cancellation_reason_known check (cancellation_reason in (
          'declined', 'withdrawn', 'expired', 'slot_taken', 'business_suspended', 'account_deleted', 'cancelled_by_staff'))`,
];
