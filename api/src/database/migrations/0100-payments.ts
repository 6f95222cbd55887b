import { Migration } from '@mikro-orm/migrations';
import { setKnownValues } from './known-values.js';

const SCOPES = ['read', 'bookings', 'halls'];
const EVENTS = [
  'booking.requested',
  'booking.confirmed',
  'booking.cancelled',
  'booking.hold_ended',
  'booking.changed',
  'review.written',
];

/** What the foreign keys and columns touch, in the order in which requests join them: locked one by one, they deadlock with reads. */
const LOCK = 'lock table bookings, halls, businesses, users in access exclusive mode';

/** Payment plans, and the append-only ledger of each booking (docs/decisions/0059-payments.md). */
export class Payments extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(setKnownValues('api_keys', 'api_keys_scopes_known', 'scopes', [...SCOPES, 'payments']));
    this.addSql(setKnownValues('webhooks', 'webhooks_events_known', 'events', [...EVENTS, 'payment.recorded']));
    this.addSql(`alter table bookings add column payment_plan jsonb not null default '[]'`);
    this.addSql(`
      create table payment_plans (
        id serial primary key,
        business_id int not null,
        hall_id int,
        rules jsonb not null,
        updated_at timestamptz(3) not null default current_timestamp,
        constraint payment_plans_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
        constraint payment_plans_hall_fkey foreign key (hall_id) references halls(id) on delete cascade,
        constraint payment_plans_once unique nulls not distinct (business_id, hall_id)
      )`);
    this.addSql('create index payment_plans_hall on payment_plans (hall_id)');
    this.addSql(`
      create table receipt_counters (
        business_id int primary key,
        last_number int not null,
        constraint receipt_counters_business_fkey foreign key (business_id) references businesses(id) on delete cascade
      )`);
    this.addEntries();
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop table payment_entries');
    this.addSql('drop function payment_entries_refuse_change()');
    this.addSql('drop table receipt_counters');
    this.addSql('drop table payment_plans');
    this.addSql('alter table bookings drop column payment_plan');
    this.addSql(`update webhooks set events = array_remove(events, 'payment.recorded')`);
    this.addSql(setKnownValues('webhooks', 'webhooks_events_known', 'events', EVENTS));
    this.addSql(`update api_keys set scopes = array_remove(scopes, 'payments')`);
    this.addSql(setKnownValues('api_keys', 'api_keys_scopes_known', 'scopes', SCOPES));
  }

  private addEntries(): void {
    this.addSql(`
      create table payment_entries (
        id serial primary key,
        booking_id int not null,
        business_id int not null,
        kind varchar(10) not null,
        amount numeric(14,2) not null,
        method varchar(20),
        reference varchar(100),
        day date not null,
        note varchar(200),
        corrects_id int,
        receipt_number int,
        recorded_by int not null,
        created_at timestamptz(3) not null default current_timestamp,
        constraint payment_entries_kind_known check (kind in ('receipt', 'refund', 'charge', 'correction')),
        constraint payment_entries_method_known
          check (method in ('cash', 'bank_transfer', 'jazzcash', 'easypaisa', 'raast', 'cheque', 'card', 'other')),
        constraint payment_entries_amount_positive check (amount > 0),
        constraint payment_entries_complete
          check ((method is not null) = (kind in ('receipt', 'refund')) and (reference is null or method is not null)
            and (corrects_id is not null) = (kind = 'correction') and (receipt_number is not null) = (kind = 'receipt')
            and (note is not null or kind in ('receipt', 'refund'))),
        constraint payment_entries_booking_fkey foreign key (booking_id) references bookings(id) on delete restrict,
        constraint payment_entries_business_fkey foreign key (business_id) references businesses(id) on delete restrict,
        constraint payment_entries_recorded_by_fkey foreign key (recorded_by) references users(id) on delete restrict,
        constraint payment_entries_identity unique (id, booking_id, amount),
        -- A correction takes back the whole of an entry of the same booking, which is taken back once.
        constraint payment_entries_corrects_fkey foreign key (corrects_id, booking_id, amount)
          references payment_entries (id, booking_id, amount),
        constraint payment_entries_corrected_once unique (corrects_id),
        constraint payment_entries_receipt_number unique (business_id, receipt_number)
      )`);
    this.addSql('create index payment_entries_booking on payment_entries (booking_id, id)');
    this.addSql(`
      create unique index payment_entries_reference on payment_entries (business_id, method, lower(reference))
        where reference is not null`);
    this.addSql('create index payment_entries_recorded_by on payment_entries (recorded_by)');
    this.addSql(`
      create function payment_entries_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'entries of payments are only ever added'
          using errcode = 'check_violation', constraint = 'payment_entries_append_only', table = 'payment_entries';
      end $$`);
    this.addSql(`
      create trigger payment_entries_append_only before delete or update on payment_entries
        for each row execute function payment_entries_refuse_change()`);
  }
}
