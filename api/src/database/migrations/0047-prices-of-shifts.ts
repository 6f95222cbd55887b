import { Migration } from '@mikro-orm/migrations';
import { hallCardSources, hallTermSources, refreshHallCards } from './0011-search.js';
import { LOCK_BUSINESSES } from './0035-hall-pages.js';
import { ADD_NEW_WORDS } from './0039-concurrent-writers.js';
import { cardVersion } from './0040-read-model-versions.js';

/** Halls of shifts are shown, filtered and sorted by their cheapest shift (docs/decisions/0025-schedule.md). */
export class PricesOfShifts extends Migration {
  override up(): void {
    this.addSql(CHEAPEST_SHIFT);
    this.addSql(`
      alter table hall_cards drop column version,
        add column sells_shifts boolean not null default false,
        add column from_price numeric(14,2) not null default 0,
        add column from_price_type varchar(20) not null default 'per_person',
        add column guest_price numeric(14,2) not null default 0`);
    this.addSql(hallCardSources(FROM_PRICE, CHEAPEST_OF_HALL));
    this.addSql(hallTermSources('c.guest_price'));
    this.addSql(`
      update hall_cards c set (${PRICE_COLUMNS.join(', ')}) = (${PRICE_COLUMNS.map((name) => `s.${name}`).join(', ')})
        from hall_card_sources s where s.hall_id = c.hall_id`);
    this.addSql(`
      alter table hall_cards
        add column version bigint not null generated always as (content_version(${cardVersion(PRICE_COLUMNS)})) stored`);
    this.addSql(`
      update hall_terms t set price = (c.guest_price * 100)::bigint from hall_cards c
        where c.hall_id = t.hall_id and c.sells_shifts`);
    this.addSql(refreshHallCards(LOCK_BUSINESSES, ADD_NEW_WORDS, PRICE_COLUMNS));
  }

  override down(): void {
    this.addSql(refreshHallCards(LOCK_BUSINESSES, ADD_NEW_WORDS));
    this.addSql('drop view hall_term_sources');
    this.addSql('drop view hall_card_sources');
    this.addSql(hallCardSources());
    this.addSql(hallTermSources('c.price_per_person'));
    this.addSql(`
      update hall_terms t set price = (c.price_per_person * 100)::bigint from hall_cards c
        where c.hall_id = t.hall_id and c.sells_shifts`);
    this.addSql(`
      alter table hall_cards drop column version, ${PRICE_COLUMNS.map((name) => `drop column ${name}`).join(', ')},
        add column version bigint not null generated always as (content_version(${cardVersion()})) stored`);
    this.addSql('drop function cheapest_shift(int, int)');
  }
}

/** Columns of cards. */
export const PRICE_COLUMNS = ['sells_shifts', 'from_price', 'from_price_type', 'guest_price'];

/** `cheapestShift` and `pricePerGuest` of domain/availability/shift-prices.ts, in SQL. */
const CHEAPEST_SHIFT = `
  create function cheapest_shift(wanted_hall int, capacity int)
  returns table (price numeric, price_type varchar, guest_price numeric) language sql stable as $$
    select p.price, p.price_type, round(p.of_guest, 2)
      from (
        select s.*, case s.price_type
            when 'per_person' then s.price
            when 'per_hour' then s.price * ceil(extract(epoch from s.end_time::time - s.start_time::time
              + case when s.end_time <= s.start_time then interval '1 day' else interval '0' end) / 3600)
              / greatest(capacity, 1)
            else s.price / greatest(capacity, 1) end as of_guest
          from hall_shifts s where s.hall_id = wanted_hall) p
      order by p.price_type <> 'per_person', p.of_guest, p.start_time, p.id limit 1
  $$`;

/** SQL: what {@link FROM_PRICE} is selected from. */
export const CHEAPEST_OF_HALL = ' left join lateral cheapest_shift(h.id, h.capacity) c on true';

/** SQL: the values of {@link PRICE_COLUMNS}. */
export const FROM_PRICE = `, c.price is not null as sells_shifts,
          coalesce(c.price, h.price_per_person)::numeric(14,2) as from_price,
          coalesce(c.price_type, 'per_person')::varchar(20) as from_price_type,
          coalesce(c.guest_price, h.price_per_person)::numeric(14,2) as guest_price`;
