import { changePercent } from '@mehfil/api/domain/businesses/dashboard';
import type { OwnerDashboardQuery } from '../../../../graphql/generated/owner-dashboard';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Figure, Figures } from '../../../../ui/Figure';
import { dashboardText } from './dashboard.text';
import { Sparkline } from './Sparkline';

/** The figures of the dashboard. */
export type Dashboard = OwnerDashboardQuery['businessDashboard'];

/** `Mar 1`, of a calendar day: the weekday and the year say nothing here. */
function useShortDay(): (day: string) => string {
  const format = useFormat();
  return (day) =>
    format
      .shortDate(`${day}T12:00:00Z`, 'UTC')
      .replace(/^\p{L}+, /u, '')
      .replace(/,? \d{4}$/, '');
}

function Change({ now, before, dashboard }: { now: number; before: number; dashboard: Dashboard }) {
  const words = useText(dashboardText).figures;
  const format = useFormat();
  const day = useShortDay();
  const change = changePercent(now, before);
  const { previousFrom, previousTo } = dashboard.period;
  if (change === null) return <span>{now === 0 ? words.same : words.fresh}</span>;
  const told = change === 0 ? words.same : `${change > 0 ? '+' : ''}${format.percent(change)}`;
  const look = change === 0 ? undefined : change > 0 ? 'success' : 'danger';
  return <span className={look}>{words.against(told, day(previousFrom), day(previousTo))}</span>;
}

/** How a figure differs from the same days of last year, in words and with an arrow. */
function LastYear({ now, before, to }: { now: number; before: number; to: string }) {
  const words = useText(dashboardText).figures.lastYear;
  const format = useFormat();
  const day = useShortDay();
  const change = changePercent(now, before);
  if (change === null) return now === 0 ? null : <span>{words.none}</span>;
  if (change === 0) return <span>{words.same}</span>;
  const isMore = change > 0;
  return (
    <span className={isMore ? 'success' : 'danger'}>
      <span aria-hidden="true">{isMore ? '▲' : '▼'}</span>{' '}
      {(isMore ? words.more : words.less)(format.percent(Math.abs(change)), day(to))}
    </span>
  );
}

function HallNote({ dashboard }: { dashboard: Dashboard }) {
  const words = useText(dashboardText).figures;
  const format = useFormat();
  const more = dashboard.totalHalls - dashboard.previousTotalHalls;
  return (
    <>
      <span>{words.online(format.number(dashboard.hallsOnline))}</span>
      <span>{words.sinceMonth(more === 0 ? words.same : `${more > 0 ? '+' : ''}${format.number(more)}`)}</span>
    </>
  );
}

function RatingNote({ dashboard }: { dashboard: Dashboard }) {
  const words = useText(dashboardText).figures;
  const format = useFormat();
  if (dashboard.reviewCount === 0) return <span>{words.noReviews}</span>;
  return (
    <>
      <span>{words.reviews(dashboard.reviewCount)}</span>
      <span>{words.monthStart(format.rating(dashboard.previousAvgRating))}</span>
    </>
  );
}

/** The four figures of the dashboard, each with its period and comparison; ellipses while they are on their way. */
export function DashboardFigures({ dashboard }: { dashboard: Dashboard | undefined }) {
  const words = useText(dashboardText).figures;
  const format = useFormat();
  const day = useShortDay();
  if (!dashboard)
    return (
      <Figures label={words.title}>
        {[words.totalHalls, words.monthlyBookings, words.totalRevenue, words.avgRating].map((label) => (
          <Figure key={label} label={label} value={undefined} />
        ))}
      </Figures>
    );
  const { currency, period, days, monthlyBookings, monthlyRevenue } = dashboard;
  return (
    <Figures label={words.title}>
      <Figure label={words.totalHalls} value={format.number(dashboard.totalHalls)}>
        <HallNote dashboard={dashboard} />
      </Figure>
      <Figure label={words.monthlyBookings} value={format.number(monthlyBookings)}>
        <span>{words.period(day(period.from), day(period.to))}</span>
        <Change now={monthlyBookings} before={dashboard.previousMonthlyBookings} dashboard={dashboard} />
        <LastYear now={monthlyBookings} before={dashboard.bookingsLastYear} to={dashboard.lastYear.to} />
        <Sparkline values={days.map(({ bookings }) => bookings)} label={words.curve(words.monthlyBookings)} />
      </Figure>
      <Figure label={words.totalRevenue} value={format.listMoney(dashboard.totalRevenue, currency)}>
        <span>{words.thisMonth(format.listMoney(monthlyRevenue, currency))}</span>
        <Change now={monthlyRevenue} before={dashboard.previousMonthlyRevenue} dashboard={dashboard} />
        <LastYear now={monthlyRevenue} before={dashboard.revenueLastYear} to={dashboard.lastYear.to} />
        <Sparkline values={days.map(({ revenue }) => revenue)} label={words.curve(words.totalRevenue)} />
      </Figure>
      <Figure label={words.avgRating} value={format.rating(dashboard.avgRating)}>
        <RatingNote dashboard={dashboard} />
      </Figure>
    </Figures>
  );
}
