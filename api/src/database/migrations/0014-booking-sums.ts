import { Migration } from '@mikro-orm/migrations';

/** What a booking's parts depend on. */
export const PART_COLUMNS = [
  ...['status', 'confirmed_at', 'cancellation_reason', 'created_at', 'start_time', 'end_time', 'time_zone', 'currency'],
  ...['total_price', 'discount_amount', 'tax_amount'],
];

/** The parts of a booking that goes by an alias. */
export const selectBookingParts = (alias: string, columns: readonly string[] = PART_COLUMNS) =>
  `booking_parts(${columns.map((column) => `${alias}.${column}`).join(', ')})`;

/**
 * What an owner's figures are sums of, kept as bookings change, and the indexes of an owner's lists: with twenty thousand bookings
 * they take no longer than with twenty (docs/decisions/0012-booking-sums.md).
 */
export class BookingSums extends Migration {
  override up(): void {
    this.sums();
    this.partsOfABooking();
    this.kept();
    this.lists();
  }

  private sums(): void {
    this.addSql(`
      create table booking_sums (
        business_id int not null,
        kind varchar(10) not null,
        day date not null,
        currency varchar(3) not null,
        slot int not null,
        bookings bigint not null,
        total numeric not null,
        discount numeric not null,
        tax numeric not null,
        constraint booking_sums_business_fkey foreign key (business_id) references businesses (id) on delete cascade
      )`);
    this.addSql(`
      create index booking_sums_read on booking_sums (business_id, kind, day)
        include (currency, slot, bookings, total, discount, tax)`);
  }

  /**
   * The rows to which one booking adds: requests of all time and by the day they came (the slot is what became of them, the total
   * the lead time in seconds); those that stand by the day of the event; confirmed ones by that day (the slot is hour and length)
   * and by its month.
   */
  private partsOfABooking(): void {
    this.addSql(bookingParts());
    this.addSql(`
      insert into booking_sums
        select k.business_id, p.kind, p.day, p.currency, p.slot, count(*), sum(p.total), sum(p.discount), sum(p.tax)
          from bookings k, ${selectBookingParts('k')} p group by 1, 2, 3, 4, 5`);
  }

  /** Changes are only ever added: no booking waits for another one's sums. Rows of one sum are made one now and then. */
  private kept(): void {
    for (const statement of keepBookingSums(PART_COLUMNS)) this.addSql(statement);
    for (const [event, [tables]] of Object.entries(CHANGES)) {
      this.addSql(`
        create trigger bookings_sums_${event} after ${event} on bookings referencing ${tables}
          for each statement execute function booking_sums_${event}()`);
    }
    this.addSql(`
      create function fold_booking_sums() returns void language sql as $$
        with parted as (
          select business_id, kind, day, currency, slot from booking_sums group by 1, 2, 3, 4, 5 having count(*) > 1),
        taken as (
          delete from booking_sums s using parted p
           where (s.business_id, s.kind, s.day, s.currency, s.slot) = (p.business_id, p.kind, p.day, p.currency, p.slot)
          returning s.*)
        insert into booking_sums
          select business_id, kind, day, currency, slot, sum(bookings), sum(total), sum(discount), sum(tax)
            from taken group by 1, 2, 3, 4, 5 having sum(bookings) <> 0 or sum(total) <> 0
      $$`);
  }

  private lists(): void {
    this.addSql('create extension if not exists btree_gin');
    this.addSql('create index bookings_business_answer on bookings (business_id, status, created_at, id)');
    this.addSql(`
      create index bookings_business_time on bookings (business_id, start_time, id)
        include (end_time, hall_id, status, currency, total_price)`);
    this.addSql('create index bookings_business_total on bookings (business_id, total_price desc, id desc)');
    this.addSql(`
      alter table bookings add column search_text text generated always as (lower(
        customer_name || E'\\n' || customer_email || E'\\n' || customer_phone || E'\\n' || hall_title)) stored`);
    this.addSql(`
      create index occupancies_block_period on occupancies using gist (unit_id, period) where kind = 'block'`);
    this.addSql('create index bookings_search on bookings using gin (business_id, search_text gin_trgm_ops)');
  }

  override down(): void {
    this.addSql('drop index occupancies_block_period');
    for (const index of ['search', 'business_total', 'business_time', 'business_answer'])
      this.addSql(`drop index bookings_${index}`);
    this.addSql('alter table bookings drop column search_text');
    for (const event of ['insert', 'delete', 'update']) {
      this.addSql(`drop trigger bookings_sums_${event} on bookings`);
      this.addSql(`drop function booking_sums_${event}`);
    }
    this.addSql('drop function fold_booking_sums');
    this.addSql('drop function booking_parts');
    this.addSql('drop table booking_sums');
    this.addSql('drop extension if exists btree_gin');
  }
}

/**
 * The function of the rows to which one booking adds.
 * @param argument of what they depend on besides, which later migrations add
 * @param more further rows
 */
export const bookingParts = (argument = '', more = ''): string => `
      create function booking_parts(
          status varchar, confirmed_at timestamptz, cancellation_reason varchar, created_at timestamptz, start_time timestamptz,
          end_time timestamptz, time_zone varchar, in_currency varchar, total_price numeric, discount_amount numeric, tax_amount numeric${argument})
        returns table (kind varchar, day date, currency varchar, slot int, total numeric, discount numeric, tax numeric)
        language sql stable as $$
        with local as (
          select created_at at time zone time_zone as asked, start_time at time zone time_zone as starts,
                 end_time at time zone time_zone as ends,
                 case when status = 'pending' then 0 when status = 'confirmed' then 1 when confirmed_at is not null then 2
                      when cancellation_reason = 'declined' then 3 else 4 end as outcome,
                 extract(epoch from start_time - created_at) as lead)
        select 'ever', date '2000-01-01', '', outcome, lead, 0::numeric, 0::numeric from local
        union all select 'requested', asked::date, '', outcome, lead, 0, 0 from local
        union all select 'planned', starts::date, '', outcome, 0, 0, 0 from local where outcome < 2
        union all select 'event', starts::date, in_currency,
            extract(hour from starts)::int * 100 + ceil(extract(epoch from ends - date_trunc('hour', starts)) / 3600)::int,
            total_price, discount_amount, tax_amount from local where status = 'confirmed'
        union all select 'month', date_trunc('month', starts)::date, in_currency, 0,
            total_price, discount_amount, tax_amount from local where status = 'confirmed'${more}
      $$`;

/** The rows that a statement on bookings adds and takes away. */
const CHANGES = {
  insert: ['new table as added', 'select 1 as times, a.* from added a'],
  delete: ['old table as gone', 'select -1 as times, g.* from gone g'],
  update: [
    'old table as gone new table as added',
    'select 1 as times, a.* from added a union all select -1, g.* from gone g',
  ],
} as const;

/** The functions of the triggers that add what a statement changes. @param columns what the parts of a booking depend on */
export function keepBookingSums(columns: readonly string[]): string[] {
  return Object.entries(CHANGES).map(
    ([event, [, changed]]) => `
        create or replace function booking_sums_${event}() returns trigger language plpgsql as $$
        begin
          insert into booking_sums
            select c.business_id, p.kind, p.day, p.currency, p.slot, sum(c.times), sum(c.times * p.total),
                   sum(c.times * p.discount), sum(c.times * p.tax)
              from (${changed}) c, ${selectBookingParts('c', columns)} p
             group by 1, 2, 3, 4, 5
            having sum(c.times) <> 0 or sum(c.times * p.total) <> 0 or sum(c.times * p.discount) <> 0
                or sum(c.times * p.tax) <> 0;
          return null;
        end $$`,
  );
}
