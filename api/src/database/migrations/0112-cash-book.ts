import { Migration } from '@mikro-orm/migrations';

/** What the foreign keys name, in the order in which requests join it, and whose index is new. */
const LOCK = 'lock table payment_entries, businesses, users in access exclusive mode';

/** The closings of a business's cash book, and entries by day (docs/decisions/0072-books.md). */
export class CashBook extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql('create index payment_entries_day on payment_entries (business_id, day)');
    this.addSql(`
      create table cash_closings (
        id serial primary key,
        business_id int not null,
        day date not null,
        currency varchar(3) not null,
        expected numeric(14,2) not null,
        counted numeric(14,2) not null,
        note varchar(200),
        corrects_id int,
        closed_by int not null,
        created_at timestamptz(3) not null default current_timestamp,
        constraint cash_closings_counted_not_negative check (counted >= 0),
        constraint cash_closings_business_fkey foreign key (business_id) references businesses(id) on delete restrict,
        constraint cash_closings_closed_by_fkey foreign key (closed_by) references users(id) on delete restrict,
        constraint cash_closings_identity unique (id, business_id, day, currency),
        -- A count corrects one of the same day, which is corrected once.
        constraint cash_closings_corrects_fkey foreign key (corrects_id, business_id, day, currency)
          references cash_closings (id, business_id, day, currency),
        constraint cash_closings_corrected_once unique (corrects_id)
      )`);
    this.addSql(`
      create unique index cash_closings_first on cash_closings (business_id, day, currency) where corrects_id is null`);
    this.addSql('create index cash_closings_business on cash_closings (business_id, day)');
    this.addSql('create index cash_closings_closed_by on cash_closings (closed_by)');
    this.addSql(`
      create function cash_closings_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'closings of the cash book are only ever added'
          using errcode = 'check_violation', constraint = 'cash_closings_append_only', table = 'cash_closings';
      end $$`);
    this.addSql(`
      create trigger cash_closings_append_only before delete or update on cash_closings
        for each row execute function cash_closings_refuse_change()`);
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop table cash_closings');
    this.addSql('drop function cash_closings_refuse_change()');
    this.addSql('drop index payment_entries_day');
  }
}
