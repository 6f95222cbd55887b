import type { EntityManager } from '@mikro-orm/postgresql';
import { hundredthsFromNumeric } from '../../database/types.js';
import {
  DASHBOARD_DAYS,
  lastDays,
  monthToDate,
  occupancyOfWeek,
  type HoursTaken,
} from '../../domain/businesses/dashboard.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { toPercentHundredths, type PercentHundredths } from '../../domain/money/money.js';
import { dayPeriod, instantOf, addDays, localDay } from '../../domain/time/zone.js';
import type { BusinessActivity, BusinessDashboard, DashboardDay, HallRevenue } from './dashboard.types.js';

/** Whose figures, and when. */
export interface DashboardOf {
  businessId: number;
  currency: CurrencyCode;
  timeZone: string;
  now: Date;
}

interface FiguresRow extends Omit<
  BusinessDashboard,
  | 'currency'
  | 'timeZone'
  | 'period'
  | 'totalRevenue'
  | 'monthlyRevenue'
  | 'previousMonthlyRevenue'
  | 'oldestRequestAt'
  | 'days'
> {
  totalRevenue: string;
  monthlyRevenue: string;
  previousMonthlyRevenue: string;
  oldestRequestAt: string | null;
  days: (Omit<DashboardDay, 'revenue'> & { revenue: string })[];
}

const FIGURES = `
  with p as (
    select ?::int as business, ?::text as currency, ?::text as zone, ?::timestamptz as now, ?::timestamptz as "from",
           ?::date as from_day, ?::date as to_day, ?::date as previous_from, ?::date as previous_to, ?::date as first_day),
  halls_now as (
    select h.id, h.status, h.rating, h.review_count, h.created_at, h.deleted_at from halls h, p where h.business_id = p.business),
  requested as (
    select s.day, sum(s.bookings)::int as bookings from booking_sums s, p
     where s.business_id = p.business and s.kind = 'requested' and s.slot < 2 and s.day >= least(p.previous_from, p.first_day)
     group by s.day),
  held as (
    select s.day, sum(s.total) as revenue from booking_sums s, p
     where s.business_id = p.business and s.kind = 'event' and s.currency = p.currency
       and s.day between least(p.previous_from, p.first_day) and p.to_day
     group by s.day)
  select
    (select count(*)::int from halls_now where deleted_at is null) as "totalHalls",
    (select count(*)::int from halls_now where deleted_at is null and status = 'active') as "hallsOnline",
    (select count(*)::int from halls_now where created_at < p."from" and (deleted_at is null or deleted_at >= p."from"))
      as "previousTotalHalls",
    (select coalesce(sum(bookings), 0)::int from requested where day >= p.from_day) as "monthlyBookings",
    (select coalesce(sum(bookings), 0)::int from requested where day between p.previous_from and p.previous_to)
      as "previousMonthlyBookings",
    (select coalesce(sum(s.total), 0)::numeric(16,2)::text from booking_sums s
      where s.business_id = p.business and s.kind = 'month' and s.currency = p.currency) as "totalRevenue",
    (select coalesce(sum(revenue), 0)::numeric(16,2)::text from held where day >= p.from_day) as "monthlyRevenue",
    (select coalesce(sum(revenue), 0)::numeric(16,2)::text from held where day between p.previous_from and p.previous_to)
      as "previousMonthlyRevenue",
    (select coalesce(sum(rating * review_count) / nullif(sum(review_count), 0), 0)::float8 from halls_now
      where deleted_at is null) as "avgRating",
    (select coalesce(avg(r.rating), 0)::float8 from hall_reviews r join halls_now h on h.id = r.hall_id
      where h.deleted_at is null and not r.is_hidden and r.created_at < p."from") as "previousAvgRating",
    (select coalesce(sum(review_count), 0)::int from halls_now where deleted_at is null) as "reviewCount",
    (select count(*)::int from bookings k
      where k.business_id = p.business and k.status = 'pending' and k.start_time > p.now) as "waitingRequests",
    (select k.created_at from bookings k where k.business_id = p.business and k.status = 'pending' and k.start_time > p.now
      order by k.created_at, k.id limit 1) as "oldestRequestAt",
    (select json_agg(json_build_object('date', to_char(d, 'YYYY-MM-DD'), 'bookings', coalesce(r.bookings, 0),
                                       'revenue', coalesce(h.revenue, 0)::numeric(16,2)::text) order by d)
       from generate_series(p.first_day::timestamp, (p.now at time zone p.zone)::date, interval '1 day') d
       left join requested r on r.day = d::date left join held h on h.day = d::date) as days
  from p`;

/** The figures of the owner's dashboard; one statement. */
export async function findDashboard(em: EntityManager, of: DashboardOf): Promise<BusinessDashboard> {
  const { businessId, currency, timeZone, now } = of;
  const today = localDay(now, timeZone);
  const period = monthToDate(today);
  const { from, to, previousFrom, previousTo } = period;
  const rows = await em.execute<FiguresRow[]>(FIGURES, [
    ...[businessId, currency, timeZone, now.toISOString(), instantOf(from, '00:00', timeZone).toISOString()],
    ...[from, to, previousFrom, previousTo, addDays(today, 1 - DASHBOARD_DAYS.sparkline)],
  ]);
  const [row] = rows;
  if (!row) throw new Error('The dashboard has no row');
  return {
    ...row,
    currency,
    timeZone,
    period,
    totalRevenue: hundredthsFromNumeric(row.totalRevenue),
    monthlyRevenue: hundredthsFromNumeric(row.monthlyRevenue),
    previousMonthlyRevenue: hundredthsFromNumeric(row.previousMonthlyRevenue),
    oldestRequestAt: row.oldestRequestAt === null ? null : new Date(row.oldestRequestAt),
    days: row.days.map((day) => ({ ...day, revenue: hundredthsFromNumeric(day.revenue) })),
  };
}

interface ActivityRow {
  halls: number;
  leadTimeDays: number | null;
  previousLeadTimeDays: number | null;
  approvalRate: string | null;
  previousApprovalRate: string | null;
  taken: HoursTaken[];
  revenueByHall: (Omit<HallRevenue, 'revenue' | 'currency'> & { revenue: string })[];
}

const ACTIVITY = `
  with p as (
    select ?::int as business, ?::text as currency, ?::date as from_day, ?::date as to_day, ?::date as previous_from,
           ?::date as weeks_from, ?::date as weeks_to, ?::timestamptz as "from", ?::timestamptz as "to"),
  asked_figures as (
    select s.day >= p.from_day as is_now, round(sum(s.total) / nullif(sum(s.bookings), 0) / 86400, 1)::float8 as lead_days,
           round(100.0 * sum(s.bookings) filter (where s.slot in (1, 2))
                 / nullif(sum(s.bookings) filter (where s.slot in (1, 2, 3)), 0), 2)::text as approval_rate
      from booking_sums s, p
     where s.business_id = p.business and s.kind = 'requested' and s.day between p.previous_from and p.to_day
     group by 1),
  taken as (
    select extract(dow from s.day)::int as "dayOfWeek", s.slot / 100 as hour, s.slot % 100 as hours,
           sum(s.bookings)::int as bookings
      from booking_sums s, p
     where s.business_id = p.business and s.kind = 'event' and s.day >= p.weeks_from and s.day < p.weeks_to
     group by 1, 2, 3 having sum(s.bookings) > 0),
  earned as (
    select k.hall_id, count(*)::int as bookings, sum(k.total_price) as revenue
      from bookings k, p
     where k.business_id = p.business and k.status = 'confirmed' and k.currency = p.currency
       and k.start_time >= p."from" and k.start_time < p."to"
     group by k.hall_id order by 3 desc, 1 limit 10)
  select
    (select count(*)::int from halls h where h.business_id = p.business and h.deleted_at is null) as halls,
    (select lead_days from asked_figures where is_now) as "leadTimeDays",
    (select lead_days from asked_figures where not is_now) as "previousLeadTimeDays",
    (select approval_rate from asked_figures where is_now) as "approvalRate",
    (select approval_rate from asked_figures where not is_now) as "previousApprovalRate",
    (select coalesce(json_agg(taken), '[]') from taken) as taken,
    (select coalesce(json_agg(json_build_object(
              'hallId', e.hall_id, 'title', coalesce(h.hall_name, 'Hall ' || h.hall_number), 'bookings', e.bookings,
              'revenue', e.revenue::numeric(16,2)::text) order by e.revenue desc, e.hall_id), '[]')
       from earned e join halls h on h.id = e.hall_id) as "revenueByHall"
  from p`;

function rateOf(text: string | null): PercentHundredths | null {
  return text === null ? null : toPercentHundredths(Number(text));
}

/** How a business does, over the last 90 days beside the 90 before; one statement. */
export async function findActivity(em: EntityManager, of: DashboardOf): Promise<BusinessActivity> {
  const { businessId, currency, timeZone, now } = of;
  const today = localDay(now, timeZone);
  const period = lastDays(today, DASHBOARD_DAYS.activity);
  const { from, to, previousFrom } = period;
  const rows = await em.execute<ActivityRow[]>(ACTIVITY, [
    ...[businessId, currency, from, to, previousFrom, addDays(today, -DASHBOARD_DAYS.occupancy), today],
    ...[instantOf(from, '00:00', timeZone).toISOString(), dayPeriod(to, timeZone).end.toISOString()],
  ]);
  const [row] = rows;
  if (!row) throw new Error('The activity has no row');
  const { leadTimeDays, previousLeadTimeDays } = row;
  const occupancyWeeks = DASHBOARD_DAYS.occupancy / 7;
  return {
    period,
    occupancyWeeks,
    occupancy: occupancyOfWeek(row.taken, row.halls, occupancyWeeks).map((hours, dayOfWeek) => ({ dayOfWeek, hours })),
    leadTimeDays,
    previousLeadTimeDays,
    approvalRate: rateOf(row.approvalRate),
    previousApprovalRate: rateOf(row.previousApprovalRate),
    revenueByHall: row.revenueByHall.map((hall) => ({
      ...hall,
      revenue: hundredthsFromNumeric(hall.revenue),
      currency,
    })),
  };
}
