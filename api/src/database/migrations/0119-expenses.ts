import { Migration } from '@mikro-orm/migrations';

/** What the foreign keys name, in the order in which requests join it. */
const LOCK = 'lock table bookings, businesses, users in access exclusive mode';

/** What functions cost their business; only ever added (docs/decisions/0077-expenses.md). */
export class Expenses extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      create table booking_expenses (
        id serial primary key,
        booking_id int not null,
        business_id int not null,
        category varchar(20) not null,
        amount numeric(14,2) not null,
        day date not null,
        note varchar(200),
        corrects_id int,
        recorded_by int not null,
        created_at timestamptz(3) not null default current_timestamp,
        constraint booking_expenses_category_known
          check (category in ('food', 'staff', 'decoration', 'power', 'equipment', 'cleaning', 'transport', 'other')),
        constraint booking_expenses_amount_positive check (amount > 0),
        constraint booking_expenses_complete
          check (note is not null or (corrects_id is null and category <> 'other')),
        constraint booking_expenses_booking_fkey foreign key (booking_id) references bookings(id) on delete restrict,
        constraint booking_expenses_business_fkey foreign key (business_id) references businesses(id) on delete restrict,
        constraint booking_expenses_recorded_by_fkey foreign key (recorded_by) references users(id) on delete restrict,
        constraint booking_expenses_identity unique (id, booking_id, category, amount),
        -- A correction takes back the whole of an expense of the same booking, which is taken back once.
        constraint booking_expenses_corrects_fkey foreign key (corrects_id, booking_id, category, amount)
          references booking_expenses (id, booking_id, category, amount),
        constraint booking_expenses_corrected_once unique (corrects_id)
      )`);
    this.addSql('create index booking_expenses_booking on booking_expenses (booking_id, id)');
    this.addSql('create index booking_expenses_day on booking_expenses (business_id, day)');
    this.addSql('create index booking_expenses_recorded_by on booking_expenses (recorded_by)');
    this.addSql(`
      create function booking_expenses_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'expenses are only ever added'
          using errcode = 'check_violation', constraint = 'booking_expenses_append_only', table = 'booking_expenses';
      end $$`);
    this.addSql(`
      create trigger booking_expenses_append_only before delete or update on booking_expenses
        for each row execute function booking_expenses_refuse_change()`);
  }

  override down(): void {
    this.addSql(LOCK);
    // Their files are swept.
    this.addSql(`update stored_files set claimed_by = null where claimed_by like 'expense:%'`);
    this.addSql('drop table booking_expenses');
    this.addSql('drop function booking_expenses_refuse_change()');
  }
}
