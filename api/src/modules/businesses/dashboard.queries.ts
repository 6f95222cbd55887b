import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { enumName, type Database } from '../../database/tables.js';
import { BOOKING_OCCASION } from '../../database/booking-columns.js';
import { isUnanswered } from '../../database/booking-conditions.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import {
  calculateWeeklyOccupancy,
  DASHBOARD_DAYS,
  lastDays,
  monthToDate,
  sameDaysLastYear,
} from '../../domain/businesses/dashboard.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { addDays } from '../../domain/time/days.js';
import { dayPeriod, toInstant, localDay } from '../../domain/time/zone.js';
import type { BusinessActivity, BusinessDashboard } from './dashboard.types.js';

/** The business and the day of a dashboard. */
export interface DashboardOf {
  businessId: number;
  currency: CurrencyCode;
  timeZone: string;
  now: Date;
}

/** Every day of a range. SQL, since Kysely has no series. */
function eachDay(from: string, to: string) {
  return sql<{ day: string }>`(select day::date as day
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') day)`.as('d');
}

/** The rows that the dashboard sums up: halls, requests by day of the request, revenue by day of the event. */
function withSums(
  em: EntityManager,
  { businessId, currency }: DashboardOf,
  { since, to, lastYear }: { since: string; to: string; lastYear: ReturnType<typeof sameDaysLastYear> },
) {
  return em
    .getKysely<Database>()
    .with('owned', (db) =>
      db
        .selectFrom('halls')
        .select(['id', 'status', 'rating', 'review_count', 'created_at', 'deleted_at'])
        .where('business_id', '=', businessId),
    )
    .with('requested', (db) =>
      db
        .selectFrom('booking_sums as s')
        .select(['s.day', sql<number>`sum(s.bookings)::int`.as('bookings')])
        .where('s.business_id', '=', businessId)
        .where('s.kind', '=', 'requested')
        .where('s.slot', '<', 2)
        .where((eb) => eb.or([eb('s.day', '>=', since), eb.between('s.day', lastYear.from, lastYear.to)]))
        .groupBy('s.day'),
    )
    .with('held', (db) =>
      db
        .selectFrom('booking_sums as s')
        .select(['s.day', sql<string>`sum(s.total)`.as('revenue')])
        .where('s.business_id', '=', businessId)
        .where('s.kind', '=', 'event')
        .where('s.currency', '=', currency)
        .where((eb) => eb.or([eb.between('s.day', since, to), eb.between('s.day', lastYear.from, lastYear.to)]))
        .groupBy('s.day'),
    );
}

/** Statistics of the halls that aren't removed, and how many there were before a period. */
function hallFigures(since: Date) {
  const isThere = sql<SqlBool>`deleted_at is null`;
  return [
    sql<number>`(count(*) filter (where ${isThere}))::int`.as('totalHalls'),
    sql<number>`(count(*) filter (where ${isThere} and status = ${HallStatus.ACTIVE}))::int`.as('hallsOnline'),
    sql<number>`(count(*) filter (where created_at < ${since} and (${isThere} or deleted_at >= ${since})))::int`.as(
      'previousTotalHalls',
    ),
    sql<number>`coalesce(sum(rating * review_count) filter (where ${isThere})
      / nullif(sum(review_count) filter (where ${isThere}), 0), 0)::float8`.as('avgRating'),
    sql<number>`coalesce(sum(review_count) filter (where ${isThere}), 0)::int`.as('reviewCount'),
  ] as const;
}

/** The month to date, and the same days of the previous month. */
type ComparedMonths = ReturnType<typeof monthToDate>;

type SameDays = ReturnType<typeof sameDaysLastYear>;

function requestFigures({ from, previousFrom, previousTo }: ComparedMonths, lastYear: SameDays) {
  const isLastYear = sql`day between ${lastYear.from} and ${lastYear.to}`;
  const isPrevious = sql`day between ${previousFrom} and ${previousTo}`;
  return [
    sql<number>`coalesce(sum(bookings) filter (where day >= ${from}), 0)::int`.as('monthlyBookings'),
    sql<number>`coalesce(sum(bookings) filter (where ${isPrevious}), 0)::int`.as('previousMonthlyBookings'),
    sql<number>`coalesce(sum(bookings) filter (where ${isLastYear}), 0)::int`.as('bookingsLastYear'),
  ] as const;
}

function revenueFigures({ from, previousFrom, previousTo }: ComparedMonths, lastYear: SameDays) {
  const isLastYear = sql`day between ${lastYear.from} and ${lastYear.to}`;
  const isPrevious = sql`day between ${previousFrom} and ${previousTo}`;
  const previous = sql<Hundredths>`(coalesce(sum(revenue) filter (where ${isPrevious}), 0) * 100)::int8`;
  return [
    sql<Hundredths>`(coalesce(sum(revenue) filter (where day >= ${from}), 0) * 100)::int8`.as('monthlyRevenue'),
    previous.as('previousMonthlyRevenue'),
    sql<Hundredths>`(coalesce(sum(revenue) filter (where ${isLastYear}), 0) * 100)::int8`.as('revenueLastYear'),
  ] as const;
}

/** The values of a day in the chart. */
const DAY_FIGURES = [
  sql<number>`coalesce(requested.bookings, 0)`.as('bookings'),
  sql<Hundredths>`(coalesce(held.revenue, 0) * 100)::int8`.as('revenue'),
] as const;

/** The statistics of the owner's dashboard; one statement. */
export async function findDashboard(em: EntityManager, of: DashboardOf): Promise<BusinessDashboard> {
  const { businessId, currency, timeZone, now } = of;
  const today = localDay(now, timeZone);
  const period = monthToDate(today);
  const chartFrom = addDays(today, 1 - DASHBOARD_DAYS.sparkline);
  const since = toInstant(period.from, '00:00', timeZone);
  const firstDay = period.previousFrom < chartFrom ? period.previousFrom : chartFrom;
  const lastYear = sameDaysLastYear(period);
  const figures = await withSums(em, of, { since: firstDay, to: period.to, lastYear })
    .selectFrom([
      (eb) => eb.selectFrom('owned').select(hallFigures(since)).as('h'),
      (eb) => eb.selectFrom('requested').select(requestFigures(period, lastYear)).as('r'),
      (eb) => eb.selectFrom('held').select(revenueFigures(period, lastYear)).as('e'),
      (eb) =>
        eb
          .selectFrom('bookings as b')
          .select(({ fn }) => [
            fn.countAll<number>().as('waitingRequests'),
            fn.min<Date | null>('b.created_at').as('oldestRequestAt'),
          ])
          .where('b.business_id', '=', businessId)
          .where(isUnanswered(now))
          .as('w'),
    ])
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('booking_sums')
        .select(sql<Hundredths>`(coalesce(sum(total), 0) * 100)::int8`.as('total'))
        .where('business_id', '=', businessId)
        .where('kind', '=', 'month')
        .where('currency', '=', currency)
        .$asScalar()
        .$notNull()
        .as('totalRevenue'),
      eb
        .selectFrom('hall_reviews as v')
        .innerJoin('owned as o', 'o.id', 'v.hall_id')
        .select(sql<number>`coalesce(avg(v.rating), 0)::float8`.as('average'))
        .where('o.deleted_at', 'is', null)
        .where('v.is_hidden', '=', false)
        .where('v.created_at', '<', since)
        .$asScalar()
        .$notNull()
        .as('previousAvgRating'),
      jsonArrayFrom(
        eb
          .selectFrom(eachDay(chartFrom, today))
          .leftJoin('requested', 'requested.day', 'd.day')
          .leftJoin('held', 'held.day', 'd.day')
          .select('d.day as date')
          .select(DAY_FIGURES)
          .orderBy('d.day'),
      ).as('days'),
    ])
    .executeTakeFirstOrThrow();
  return { ...figures, currency, timeZone, period, lastYear };
}

/** The sign of a sum (`s`) of requests: what the business entered itself isn't one. */
const ASKED = sql`case s.kind when 'entered' then -1 else 1 end`;

/** The rows that activity sums up, for the period and the weeks of occupancy. */
function withActivity(em: EntityManager, { businessId, currency, timeZone, now }: DashboardOf) {
  const today = localDay(now, timeZone);
  const { from, to, previousFrom } = lastDays(today, DASHBOARD_DAYS.activity);
  return em
    .getKysely<Database>()
    .with('asked', (db) =>
      db
        .selectFrom('booking_sums as s')
        .select([
          sql<boolean>`s.day >= ${from}::date`.as('is_now'),
          sql<
            number | null
          >`round(sum(${ASKED} * s.total) / nullif(sum(${ASKED} * s.bookings), 0) / 86400, 1)::float8`.as('lead_days'),
          sql<PercentHundredths | null>`(round(100.0 * sum(${ASKED} * s.bookings) filter (where s.slot in (1, 2))
            / nullif(sum(${ASKED} * s.bookings) filter (where s.slot in (1, 2, 3)), 0), 2) * 100)::int8`.as(
            'approval_rate',
          ),
        ])
        .where('s.business_id', '=', businessId)
        .where('s.kind', 'in', ['requested', 'entered'])
        .where((eb) => eb.between('s.day', previousFrom, to))
        .groupBy('is_now'),
    )
    .with('taken', (db) =>
      db
        .selectFrom('booking_sums as s')
        .select([
          sql<number>`extract(dow from s.day)::int`.as('dayOfWeek'),
          sql<number>`s.slot / 100`.as('hour'),
          sql<number>`s.slot % 100`.as('hours'),
          sql<number>`sum(s.bookings)::int`.as('bookings'),
        ])
        .where('s.business_id', '=', businessId)
        .where('s.kind', '=', 'event')
        .where('s.day', '>=', addDays(today, -DASHBOARD_DAYS.occupancy))
        .where('s.day', '<', today)
        .groupBy(['dayOfWeek', 'hour', 'hours'])
        .having(sql`sum(s.bookings)`, '>', 0),
    )
    .with('agreed', (db) =>
      db
        .selectFrom('bookings as b')
        .select(['b.hall_id', 'b.total_price', BOOKING_OCCASION.as('occasion')])
        .where('b.business_id', '=', businessId)
        .where('b.status', '=', OCCUPYING_BOOKING)
        .where('b.currency', '=', currency)
        .where('b.start_time', '>=', toInstant(from, '00:00', timeZone))
        .where('b.start_time', '<', dayPeriod(to, timeZone).end),
    )
    .with('earned', (db) =>
      db
        .selectFrom('agreed as k')
        .select(['k.hall_id', sql<number>`count(*)::int`.as('bookings'), sql<string>`sum(k.total_price)`.as('revenue')])
        .groupBy('k.hall_id')
        .orderBy('revenue', 'desc')
        .orderBy('k.hall_id')
        .limit(10),
    );
}

/** The activity of a business in the last 90 days, compared with the 90 days before; one statement. */
export async function findActivity(
  em: EntityManager,
  of: DashboardOf,
): Promise<Omit<BusinessActivity, 'occupancyByPart'>> {
  const { halls, taken, revenueByHall, revenueByOccasion, ...rates } = await withActivity(em, of)
    .selectNoFrom((eb) => [
      eb
        .selectFrom('halls')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('business_id', '=', of.businessId)
        .where('deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('halls'),
      eb.selectFrom('asked').select('lead_days').where('is_now', '=', true).as('leadTimeDays'),
      eb.selectFrom('asked').select('lead_days').where('is_now', '=', false).as('previousLeadTimeDays'),
      eb.selectFrom('asked').select('approval_rate').where('is_now', '=', true).as('approvalRate'),
      eb.selectFrom('asked').select('approval_rate').where('is_now', '=', false).as('previousApprovalRate'),
      jsonArrayFrom(eb.selectFrom('taken').selectAll()).as('taken'),
      jsonArrayFrom(
        eb
          .selectFrom('earned as e')
          .innerJoin('halls as h', 'h.id', 'e.hall_id')
          .select(['e.hall_id as hallId', HALL_TITLE.as('title')])
          .select(['e.bookings', sql<Hundredths>`(e.revenue * 100)::int8`.as('revenue')])
          .orderBy('e.revenue', 'desc')
          .orderBy('e.hall_id'),
      ).as('revenueByHall'),
      jsonArrayFrom(
        eb
          .selectFrom('agreed as k')
          .select([enumName<Occasion | null>('k.occasion').as('occasion'), sql<number>`count(*)::int`.as('bookings')])
          .select(sql<Hundredths>`(sum(k.total_price) * 100)::int8`.as('revenue'))
          .groupBy('k.occasion')
          .orderBy('revenue', 'desc')
          .orderBy('k.occasion'),
      ).as('revenueByOccasion'),
    ])
    .executeTakeFirstOrThrow();
  const occupancyWeeks = DASHBOARD_DAYS.occupancy / 7;
  return {
    ...rates,
    period: lastDays(localDay(of.now, of.timeZone), DASHBOARD_DAYS.activity),
    occupancyWeeks,
    occupancy: calculateWeeklyOccupancy(taken, halls, occupancyWeeks).map((hours, dayOfWeek) => ({ dayOfWeek, hours })),
    revenueByHall: revenueByHall.map((hall) => ({ ...hall, currency: of.currency })),
    revenueByOccasion: revenueByOccasion.map((each) => ({ ...each, currency: of.currency })),
  };
}
