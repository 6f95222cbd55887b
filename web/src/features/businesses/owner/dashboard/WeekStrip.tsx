import { addDays } from '@mehfil/api/domain/time/days';
import { localDay } from '@mehfil/api/domain/time/zone';
import { Link } from 'react-router-dom';
import { useOwnerWeekQuery, type OwnerWeekQuery } from '../../../../graphql/generated/owner-dashboard';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { pageClock } from '../../../../lib/clock';
import { paths } from '../../../../lib/paths';
import { Card } from '../../../../ui/Card';
import { Skeleton } from '../../../../ui/Skeleton';
import styles from './Dashboard.module.css';
import { dashboardText } from './dashboard.text';

type Event = OwnerWeekQuery['businessCalendar']['bookings'][number];

function EventLine({ event, zone }: { event: Event; zone: string }) {
  const words = useText(dashboardText).week;
  const format = useFormat();
  const isRequest = event.status === 'PENDING';
  return (
    <li className={joinClasses(styles.event, isRequest && styles.eventRequest)}>
      <span className={styles.strong}>{format.time(event.startTime, zone)}</span>
      <span>{event.hallTitle}</span>
      <span className={styles.muted}>{isRequest ? words.pending : words.guests(event.guestCount)}</span>
    </li>
  );
}

/** Events that a day names; the calendar has all of them. */
const NAMED = 4;

/** The next seven days: what takes place, and what has been asked for. */
export function WeekStrip({ timeZone, now = pageClock() }: { timeZone: string; now?: number }) {
  const words = useText(dashboardText);
  const format = useFormat();
  const today = localDay(new Date(now), timeZone);
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const { data } = useOwnerWeekQuery({ variables: { from: today, to: addDays(today, 6), perDay: NAMED } });
  const findEvents = (day: string) =>
    data?.businessCalendar.bookings.filter(({ startTime }) => localDay(new Date(startTime), timeZone) === day) ?? [];
  const moreOn = (day: string) => {
    const count = data?.businessCalendar.days.find(({ date }) => date === day);
    return Math.max(0, (count ? count.pending + count.confirmed : 0) - findEvents(day).length);
  };
  return (
    <Card as="section" labelledBy="week-title">
      <div className={styles.sectionHead}>
        <h2 id="week-title" className={styles.heading}>
          {words.week.title}
        </h2>
        <Link to={paths.business.calendar}>{words.week.calendar}</Link>
      </div>
      <ol className={styles.week}>
        {days.map((day) => (
          <li key={day} className={styles.day}>
            <h3 className={styles.dayTitle}>
              {day === today ? words.week.today : format.shortDate(`${day}T12:00:00Z`, 'UTC').replace(/,? \d{4}$/, '')}
            </h3>
            {!data && <Skeleton height="44px" shape="box" />}
            {data && findEvents(day).length === 0 && <p className={styles.muted}>{words.week.free}</p>}
            <ul className={styles.events}>
              {findEvents(day).map((event) => (
                <EventLine key={event.id} event={event} zone={timeZone} />
              ))}
            </ul>
            {moreOn(day) > 0 && (
              <Link to={`${paths.business.calendar}?day=${day}`} className={styles.moreEvents}>
                {words.week.more(moreOn(day))}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
