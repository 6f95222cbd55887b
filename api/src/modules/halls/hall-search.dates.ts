import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../database/tables.js';
import { shiftMinutes } from '../../domain/availability/shifts.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { HallOrder } from '../../domain/halls/search.js';
import { listSearchDays, PART_HOURS, USUAL_HOURS, type PartOfDay } from '../../domain/halls/search-dates.js';
import type { Hundredths } from '../../domain/money/money.js';
import { findHijriMonth, type HijriMonthStart } from '../../domain/rates/hijri.js';
import type { Rate } from '../../domain/rates/rates.js';
import { addDays } from '../../domain/time/days.js';
import type { HallSearchPart, HallSearchQuery } from './hall-search.query.js';
import { AND, convertPrice, isDescending, priceConditions, requirements, selectBest } from './hall-search.sql.js';

/** What is asked of a hall: days with their Hijri months, hours or a part of the day, and for how many it is priced. */
export interface AskedDates {
  days: readonly string[];
  hijriStarts: readonly HijriMonthStart[];
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
  partOfDay?: PartOfDay | null | undefined;
  /** Offers are compared by what they cost so many guests in all; without, by their price per guest. */
  guests?: number | null | undefined;
  now: Date;
}

/** The cheapest of what a hall has free on the days of a search. */
export interface FoundOffer {
  day: string;
  /** Null for free times where no hours were asked for. */
  startTime: Date | null;
  endTime: Date | null;
  /** The period that is priced for guests, assumed where no hours were asked for; null without guests. */
  stayStart: Date | null;
  stayEnd: Date | null;
  /** The cheapest menu for the guests, which is part of their price; null where none is served, and without guests. */
  menuId: number | null;
  shiftId: number | null;
  shiftName: string | null;
  price: Hundredths;
  priceType: ServicePriceType;
  /** Whether something else is free at another price. */
  isFrom: boolean;
  /** Every day on which something is free, once for each offer. */
  freeDays: string[];
  /** Null for the ordinary price. */
  rate: Rate | null;
}

/** A hall that a search asked what it has free. */
export interface AskedHall {
  hallId: number;
  sortValue: number;
  /** Null if it has nothing free. */
  offer: FoundOffer | null;
}

/** The halls with something free, and how far the search has looked. */
export interface AskedHalls {
  halls: (AskedHall & { offer: FoundOffer })[];
  /** The last hall that was asked, if there may be more behind it. */
  lookedTo: readonly [sortValue: number, hallId: number] | null;
}

/** The staff's corrections of Hijri months, by which days are priced. */
export function findHijriStarts(em: EntityManager): Promise<HijriMonthStart[]> {
  return em
    .getKysely<Database>()
    .selectFrom('hijri_month_starts as m')
    .select(['m.year', 'm.month', sql<string>`to_char(m.first_day, 'YYYY-MM-DD')`.as('firstDay')])
    .execute();
}

/** The dates that a filter asks for. */
export function toAskedDates({ filter, now }: HallSearchQuery, hijriStarts: readonly HijriMonthStart[]): AskedDates {
  const { startTime, endTime, partOfDay, guests } = filter;
  return { days: listSearchDays(filter), hijriStarts, startTime, endTime, partOfDay, guests, now };
}

/** How many halls are asked at most: each costs as much as it is asked for days. */
function askedHallsMax({ days }: AskedDates): number {
  const { askedHallsMax, askedHallsMin } = SEARCH_LIMITS;
  return Math.max(askedHallsMin, Math.floor(askedHallsMax / Math.max(days.length, 1)));
}

/** SQL: what a hall has free on the days, each with the period that is priced, and its price per guest, all-in where they are known. */
function selectOffers(hall: RawBuilder<unknown>, dates: AskedDates): RawBuilder<unknown> {
  const offers = callOffers(hall, dates);
  if (!dates.guests) return sql`(select f.*, null::tstzrange as stay, null::int as menu_id from ${offers} f)`;
  const assumed = USUAL_HOURS[dates.partOfDay ?? 'EVENING'];
  return sql`(select f.day, f.period, f.shift_id, f.shift_name, f.price, f.price_type, p.per_head as guest_price, f.rate_id, p.stay, p.menu_id
    from ${offers} f cross join lateral all_in_price(${hall}, f.day, f.period, f.shift_id, f.rate_id,
      ${assumed.startTime}::time, ${shiftMinutes(assumed)}::int, ${dates.guests}::int) p)`;
}

/** SQL: {@link selectOffers} without what it costs in all. */
function callOffers(hall: RawBuilder<unknown>, dates: AskedDates): RawBuilder<unknown> {
  const { days, hijriStarts, startTime, endTime, partOfDay, now } = dates;
  const first = addDays(days[0] ?? '2000-01-01', -1);
  const last = days.at(-1) ?? first;
  const months: (number | null)[] = [];
  // From the day before on: a shift of that night may cover hours of the first day.
  for (let day = first; day <= last; day = addDays(day, 1)) {
    months.push(findHijriMonth(day, hijriStarts)?.month ?? null);
  }
  const part = partOfDay ? PART_HOURS[partOfDay] : { from: null, before: null };
  return sql`hall_offers(${hall}, ${days}::date[], ${first}::date, ${months}::int[], ${part.from}::time, ${part.before}::time,
    ${startTime ?? null}::time, ${endTime ?? null}::time, ${now}::timestamptz)`;
}

/** SQL: the cheapest offer (`o`) first. Without guests, prices of different types can't be compared. */
function orderOffers({ guests }: AskedDates): RawBuilder<unknown> {
  const byType = guests ? sql`` : sql`o.price_type <> 'per_person',`;
  return sql`${byType} o.guest_price, o.day, lower(o.period), o.shift_id`;
}

/** SQL: the conditions of the budget on an offer (`o`) in the hall's currency (`t`). */
function selectBudget({ filter, rates }: HallSearchQuery): RawBuilder<SqlBool>[] {
  return priceConditions(filter, rates, sql`o.guest_price`);
}

/** The dates for counting offers: without a budget, what they cost in all changes no count and takes longer than finding them. */
function forCounting(query: HallSearchQuery, dates: AskedDates): AskedDates {
  return selectBudget(query).length > 0 ? dates : { ...dates, guests: undefined };
}

/** SQL: the cheapest offer of a hall (`w`) within the budget, of which the currency (`t`) is at hand. */
function selectCheapest(query: HallSearchQuery, dates: AskedDates): RawBuilder<unknown> {
  const budget = selectBudget(query);
  return sql`(select o.day, o.period, o.stay, o.menu_id, o.shift_id, o.shift_name, o.price, o.price_type, o.guest_price, o.rate_id,
        min(o.guest_price) over () < max(o.guest_price) over () as is_from, array_agg(o.day) over () as free_days
      from ${selectOffers(sql`w.hall_id`, dates)} o
      ${budget.length > 0 ? sql`where ${sql.join(budget, AND)}` : sql``}
      order by ${orderOffers(dates)} limit 1)`;
}

const OFFER_COLUMNS = sql`to_char(o.day, 'YYYY-MM-DD') as day, lower(o.period) as "startTime", upper(o.period) as "endTime",
  lower(o.stay) as "stayStart", upper(o.stay) as "stayEnd", o.menu_id as "menuId",
  o.shift_id as "shiftId", o.shift_name as "shiftName", o.price, upper(o.price_type) as "priceType", o.is_from as "isFrom",
  array(select to_char(d, 'YYYY-MM-DD') from unnest(o.free_days) as d) as "freeDays",
  (select json_build_object('id', r.id, 'hallId', r.hall_id, 'name', r.name, 'shiftName', r.shift_name, 'weekdays', r.weekdays,
      'firstDay', r.first_day, 'lastDay', r.last_day, 'seasonStart', r.season_start, 'seasonEnd', r.season_end,
      'hijriMonth', r.hijri_month, 'percentage', r.percentage, 'price', (r.price * 100)::int8, 'priceType', upper(r.price_type))
    from hall_rates r where r.id = o.rate_id) as rate`;

/** The halls (`w`) of a search that are asked, the best of those that meet everything else, with their currency (`t`). */
function selectAsked(query: HallSearchQuery, after: HallSearchPart['after'], most: number): RawBuilder<unknown> {
  const direction = isDescending(query.order) ? sql`desc` : sql`asc`;
  return sql`(select x.*, row_number() over (order by x.sort_value ${direction}, x.hall_id ${direction}) as place from (
        ${requirements(query.filter)} select b.* from (${selectBest(query, after, most)}) b
          order by b.sort_value ${direction}, b.hall_id ${direction} limit ${most}) x) w
      cross join lateral (select c.business_currency as currency from hall_cards c where c.hall_id = w.hall_id) t`;
}

type OfferRow = { [Name in keyof FoundOffer]: FoundOffer[Name] | null };

/** Typed by hand, since the statements of a search are SQL. */
interface AskedRow extends OfferRow {
  hallId: number;
  sortValue: number;
  place: number;
}

function toAskedHall({ hallId, sortValue, place: _place, ...offer }: AskedRow): AskedHall {
  return { hallId, sortValue, offer: offer.day === null ? null : (offer as FoundOffer) };
}

const isFree = (hall: AskedHall): hall is AskedHall & { offer: FoundOffer } => hall.offer !== null;

/**
 * The halls of a part of a search that have something free, in its order; one statement. Halls are asked one after the other
 * until the part is full, at most so many; those behind them are found from `lookedTo` on.
 */
export async function findFreeHalls(
  em: EntityManager,
  query: HallSearchQuery,
  dates: AskedDates,
  part: HallSearchPart,
): Promise<AskedHalls> {
  if (query.order === HallOrder.PRICE || query.order === HallOrder.PRICE_DESC) {
    return findFreeByPrice(em, query, dates, part);
  }
  const { limit, offset, after } = part;
  const direction = isDescending(query.order) ? sql`desc` : sql`asc`;
  const most = askedHallsMax(dates);
  // SQL: a function of the database for each row, in the order of the rows.
  const { rows } = await sql<AskedRow>`
    select w.hall_id as "hallId", w.sort_value as "sortValue", w.place, ${OFFER_COLUMNS}
      from ${selectAsked(query, after, most)}
        left join lateral ${selectCheapest(query, dates)} o on true
      where o.day is not null or w.place = ${most}
      order by w.sort_value ${direction}, w.hall_id ${direction} limit ${offset + limit + 1}`.execute(
    em.getKysely<Database>(),
  );
  const last = rows.at(-1);
  const isLast = last?.place === most;
  return {
    halls: rows.map(toAskedHall).filter(isFree).slice(offset),
    lookedTo: isLast ? [last.sortValue, last.hallId] : null,
  };
}

/**
 * The same by price: of the halls whose ordinary price comes first, all are asked, and ordered by the price of the dates. The
 * list ends with them.
 */
async function findFreeByPrice(
  em: EntityManager,
  query: HallSearchQuery,
  dates: AskedDates,
  { limit, offset, after }: HallSearchPart,
): Promise<AskedHalls> {
  const isDown = isDescending(query.order);
  const direction = isDown ? sql`desc` : sql`asc`;
  const value = convertPrice(sql`o.guest_price`, query.filter.currency, query.rates);
  const past: RawBuilder<SqlBool> = after
    ? sql`(${value}, w.hall_id) ${isDown ? sql`<` : sql`>`} (${after[0]}::bigint, ${after[1]}::bigint)`
    : sql`true`;
  const { rows } = await sql<AskedRow>`
    select w.hall_id as "hallId", ${value} as "sortValue", w.place, ${OFFER_COLUMNS}
      from ${selectAsked(query, undefined, askedHallsMax(dates))}
        cross join lateral ${selectCheapest(query, dates)} o
      where ${past}
      order by ${value} ${direction}, w.hall_id ${direction} limit ${limit + 1} offset ${offset}`.execute(
    em.getKysely<Database>(),
  );
  return { halls: rows.map(toAskedHall).filter(isFree), lookedTo: null };
}

/** The number of halls with something free among those that are asked; one statement. */
export async function countFreeHalls(
  em: EntityManager,
  query: HallSearchQuery,
  dates: AskedDates,
  countedTo: number,
): Promise<{ count: number; isLowerBound: boolean }> {
  const most = askedHallsMax(dates);
  const { rows } = await sql<{ count: number; places: number }>`
    select count(f.day)::int as count, max(f.place)::int as places from (
      select w.place, o.day from ${selectAsked(query, undefined, most)}
          left join lateral ${selectCheapest(query, forCounting(query, dates))} o on true
        where o.day is not null or w.place = ${most}
        limit ${countedTo + 1}) f`.execute(em.getKysely<Database>());
  const { count = 0, places = 0 } = rows[0] ?? {};
  return { count: Math.min(count, countedTo), isLowerBound: count > countedTo || places === most };
}

/** A day with the number of halls that have something free. */
export interface FreeDay {
  date: string;
  hallCount: number;
}

/** On which of the days the best halls of a search have something free; one statement. */
export async function findFreeDays(em: EntityManager, query: HallSearchQuery, dates: AskedDates): Promise<FreeDay[]> {
  const budget = selectBudget(query);
  const { rows } = await sql<FreeDay>`
    select to_char(f.day, 'YYYY-MM-DD') as date, count(distinct f.hall_id)::int as "hallCount" from (
      select w.hall_id, o.day from ${selectAsked(query, undefined, SEARCH_LIMITS.askedHallsMin)}
        cross join lateral ${selectOffers(sql`w.hall_id`, forCounting(query, dates))} o
        ${budget.length > 0 ? sql`where ${sql.join(budget, AND)}` : sql``}) f
      group by f.day order by f.day`.execute(em.getKysely<Database>());
  return rows;
}

/** The next days on which a hall has something free, each with the cheapest of it; one statement. */
export async function findNextOffers(em: EntityManager, hallId: number, dates: AskedDates): Promise<FoundOffer[]> {
  const { rows } = await sql<FoundOffer>`
    select ${OFFER_COLUMNS} from (
      select distinct on (o.day) o.*, array[o.day] as free_days,
          min(o.guest_price) over (partition by o.day) < max(o.guest_price) over (partition by o.day) as is_from
        from ${selectOffers(sql`${hallId}::int`, dates)} o order by o.day, ${orderOffers(dates)}) o
      order by o.day limit ${SEARCH_LIMITS.nextDatesMax}`.execute(em.getKysely<Database>());
  return rows;
}

/** The cheapest of what each of some public halls with room for the guests has free, in the order of the ids; one statement. */
export async function findOffers(
  em: EntityManager,
  hallIds: readonly number[],
  query: HallSearchQuery,
  dates: AskedDates,
): Promise<(FoundOffer & { hallId: number })[]> {
  const { rows } = await sql<FoundOffer & { hallId: number }>`
    select w.hall_id as "hallId", ${OFFER_COLUMNS}
      from unnest(${hallIds}::int[]) with ordinality as i (id, place)
        join hall_cards w on w.hall_id = i.id and w.capacity >= ${dates.guests ?? 1}::int
        cross join lateral ${selectCheapest(query, dates)} o
      order by i.place`.execute(em.getKysely<Database>());
  return rows;
}
