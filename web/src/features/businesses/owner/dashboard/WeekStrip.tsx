import { Flex } from 'antd';
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
    <Flex component="li" vertical className={joinClasses(styles.event, 'small', isRequest && styles.eventRequest)}>
      <span className="strong figures">{format.time(event.startTime, zone)}</span>
      <span>{event.hallTitle}</span>
      <span className={joinClasses('muted medium', styles.muted)}>
        {isRequest ? words.pending : words.guests(event.guestCount)}
      </span>
    </Flex>
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
      <Flex wrap align="baseline" justify="space-between" gap="6px 20px" className={styles.sectionHead}>
        <h2 id="week-title" className="heading-26">
          {words.week.title}
        </h2>
        <Link to={paths.business.calendar}>{words.week.calendar}</Link>
      </Flex>
      <ol className={joinClasses('stack gap-10', styles.week)}>
        {days.map((day) => (
          <Flex key={day} component="li" vertical gap={8} className={joinClasses(styles.day, 'well')}>
            <h3 className={styles.dayTitle}>
              {day === today ? words.week.today : format.shortDate(`${day}T12:00:00Z`, 'UTC').replace(/,? \d{4}$/, '')}
            </h3>
            {!data && <Skeleton height="44px" shape="box" />}
            {data && findEvents(day).length === 0 && (
              <p className={joinClasses('muted medium', styles.muted)}>{words.week.free}</p>
            )}
            <Flex component="ul" vertical gap={6}>
              {findEvents(day).map((event) => (
                <EventLine key={event.id} event={event} zone={timeZone} />
              ))}
            </Flex>
            {moreOn(day) > 0 && (
              <Link to={`${paths.business.calendar}?day=${day}`} className="small strong">
                {words.week.more(moreOn(day))}
              </Link>
            )}
          </Flex>
        ))}
      </ol>
    </Card>
  );
}
