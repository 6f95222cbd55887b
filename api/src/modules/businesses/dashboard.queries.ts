import type { EntityManager } from '@mikro-orm/postgresql';
import { hundredthsFromNumeric } from '../../database/types.js';
import {
  DASHBOARD_DAYS,
  dayPeriod,
  instantOf,
  addDays,
  lastDays,
  localDay,
  monthToDate,
  occupancyOfWeek,
  toPercentHundredths,
  type ComparedDays,
  type CurrencyCode,
  type HoursTaken,
  type PercentHundredths,
} from '../../rules/index.js';
import type { BusinessActivity, BusinessDashboard, DashboardDay, HallRevenue } from './dashboard.types.js';

/** Whose figures, and when. */
export interface DashboardOf {
  businessId: number;
  currency: CurrencyCode;
  timeZone: string;
  now: Date;
}

/** The instants between which compared days lie. */
function boundsOf({ from, to, previousFrom, previousTo }: ComparedDays, zone: string) {
  return {
    from: instantOf(from, '00:00', zone).toISOString(),
    to: dayPeriod(to, zone).end.toISOString(),
    previousFrom: instantOf(previousFrom, '00:00', zone).toISOString(),
    previousTo: dayPeriod(previousTo, zone).end.toISOString(),
  };
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
           ?::timestamptz as "to", ?::timestamptz as previous_from, ?::timestamptz as previous_to, ?::date as first_day,
           ?::timestamptz as first_instant),
  halls_now as (
    select h.id, h.status, h.rating, h.review_count, h.created_at, h.deleted_at from halls h, p where h.business_id = p.business),
  requested as (
    select k.created_at, (k.created_at at time zone p.zone)::date as day from bookings k, p
     where k.business_id = p.business and k.status <> 'cancelled'
       and k.created_at >= least(p.previous_from, p.first_instant)),
  held as (
    select k.start_time, (k.start_time at time zone p.zone)::date as day, k.total_price from bookings k, p
     where k.business_id = p.business and k.status = 'confirmed' and k.currency = p.currency
       and k.start_time >= least(p.previous_from, p.first_instant) and k.start_time < p."to"),
  requested_days as (select day, count(*)::int as bookings from requested group by day),
  held_days as (select day, sum(total_price) as revenue from held group by day)
  select
    (select count(*)::int from halls_now where deleted_at is null) as "totalHalls",
    (select count(*)::int from halls_now where deleted_at is null and status = 'active') as "hallsOnline",
    (select count(*)::int from halls_now where created_at < p."from" and (deleted_at is null or deleted_at >= p."from"))
      as "previousTotalHalls",
    (select count(*)::int from requested where created_at >= p."from") as "monthlyBookings",
    (select count(*)::int from requested where created_at >= p.previous_from and created_at < p.previous_to)
      as "previousMonthlyBookings",
    (select coalesce(sum(k.total_price), 0)::numeric(16,2)::text from bookings k
      where k.business_id = p.business and k.status = 'confirmed' and k.currency = p.currency) as "totalRevenue",
    (select coalesce(sum(total_price), 0)::numeric(16,2)::text from held where start_time >= p."from") as "monthlyRevenue",
    (select coalesce(sum(total_price), 0)::numeric(16,2)::text from held
      where start_time >= p.previous_from and start_time < p.previous_to) as "previousMonthlyRevenue",
    (select coalesce(sum(rating * review_count) / nullif(sum(review_count), 0), 0)::float8 from halls_now
      where deleted_at is null) as "avgRating",
    (select coalesce(avg(r.rating), 0)::float8 from hall_reviews r join halls_now h on h.id = r.hall_id
      where h.deleted_at is null and not r.is_hidden and r.created_at < p."from") as "previousAvgRating",
    (select coalesce(sum(review_count), 0)::int from halls_now where deleted_at is null) as "reviewCount",
    w.waiting as "waitingRequests", w.oldest as "oldestRequestAt",
    (select json_agg(json_build_object('date', to_char(d, 'YYYY-MM-DD'), 'bookings', coalesce(r.bookings, 0),
                                       'revenue', coalesce(h.revenue, 0)::numeric(16,2)::text) order by d)
       from generate_series(p.first_day::timestamp, (p.now at time zone p.zone)::date, interval '1 day') d
       left join requested_days r on r.day = d::date left join held_days h on h.day = d::date) as days
  from p, lateral (
    select count(*)::int as waiting, min(k.created_at) as oldest from bookings k
     where k.business_id = p.business and k.status = 'pending' and k.start_time > p.now) w`;

/** The figures of the owner's dashboard; one statement. */
export async function findDashboard(em: EntityManager, of: DashboardOf): Promise<BusinessDashboard> {
  const { businessId, currency, timeZone, now } = of;
  const today = localDay(now, timeZone);
  const period = monthToDate(today);
  const { from, to, previousFrom, previousTo } = boundsOf(period, timeZone);
  const firstDay = addDays(today, 1 - DASHBOARD_DAYS.sparkline);
  const firstInstant = instantOf(firstDay, '00:00', timeZone).toISOString();
  const rows = await em.execute<FiguresRow[]>(FIGURES, [
    ...[businessId, currency, timeZone, now.toISOString(), from, to, previousFrom, previousTo, firstDay, firstInstant],
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
    select ?::int as business, ?::text as currency, ?::text as zone, ?::timestamptz as "from", ?::timestamptz as "to",
           ?::timestamptz as previous_from, ?::timestamptz as weeks_from, ?::timestamptz as weeks_to),
  asked as (
    select k.created_at >= p."from" as is_now, k.start_time - k.created_at as lead,
           k.confirmed_at is not null as is_approved, coalesce(k.cancellation_reason = 'declined', false) as is_declined
      from bookings k, p where k.business_id = p.business and k.created_at >= p.previous_from and k.created_at < p."to"),
  asked_figures as (
    select is_now, round(avg(extract(epoch from lead)) / 86400, 1)::float8 as lead_days,
           round(100.0 * count(*) filter (where is_approved)
                 / nullif(count(*) filter (where is_approved or is_declined), 0), 2)::text as approval_rate
      from asked group by is_now),
  taken as (
    select extract(dow from l.starts)::int as "dayOfWeek", extract(hour from l.starts)::int as hour,
           ceil(extract(epoch from l.ends - date_trunc('hour', l.starts)) / 3600)::int as hours, count(*)::int as bookings
      from bookings k, p, lateral (
             select k.start_time at time zone p.zone as starts, k.end_time at time zone p.zone as ends) l
     where k.business_id = p.business and k.status = 'confirmed'
       and k.start_time >= p.weeks_from and k.start_time < p.weeks_to
     group by 1, 2, 3),
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
  const { from, to, previousFrom } = boundsOf(period, timeZone);
  const weeksFrom = instantOf(addDays(today, -DASHBOARD_DAYS.occupancy), '00:00', timeZone).toISOString();
  const weeksTo = instantOf(today, '00:00', timeZone).toISOString();
  const rows = await em.execute<ActivityRow[]>(ACTIVITY, [
    ...[businessId, currency, timeZone, from, to, previousFrom, weeksFrom, weeksTo],
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
