import { Link } from 'react-router-dom';
import { localDay } from '@mehfil/api/domain/time/zone';
import { useViewerNextBookingsQuery, type NextBookingFragment } from '../../../graphql/generated/my-bookings';
import { useText } from '../../../i18n/text';
import { pageClock, type Clock } from '../../../lib/clock';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { useBookingTimes } from '../booking-times';
import styles from './CustomerOverview.module.css';
import { overviewText } from './overview.text';
import { useOfflineCopy } from './useOfflineCopy';

const DAY_MS = 86_400_000;

/**
 * The customer's next function, the requests that wait for an answer, and a past one to review. Its row is as high while it loads and
 * without any, so that nothing below it moves.
 */
export function CustomerOverview({ now = pageClock }: { now?: Clock }) {
  const words = useText(overviewText);
  const { data, error } = useViewerNextBookingsQuery();
  useOfflineCopy();
  if (!data && error) return null;
  if (!data) return <Skeleton shape="box" height="var(--overview-height)" className={styles.loading} />;
  const [next] = data.upcoming.nodes;
  const [waiting] = data.waiting.nodes;
  const toReview = data.past.nodes.find(({ viewerCanReview }) => viewerCanReview);
  return (
    <section aria-label={words.label} className={styles.overview}>
      {!next && !waiting && !toReview && (
        <Card className={styles.tile}>
          <p className={styles.eyebrow}>{words.nothing}</p>
          <h2 className={styles.title}>{words.find}</h2>
          <p className={styles.text}>{words.findText}</p>
          <ButtonLink look="secondary" to={paths.howToBook}>
            {words.how}
          </ButtonLink>
        </Card>
      )}
      {next && (
        <Tile booking={next} eyebrow={words.inDays(daysUntil(next, now()))} link={words.seeBooking} stage="UPCOMING" />
      )}
      {waiting && (
        <Tile
          booking={waiting}
          eyebrow={words.waiting(data.waiting.totalCount)}
          link={words.seeRequests}
          stage="WAITING"
        />
      )}
      {toReview && (
        <Card className={styles.tile}>
          <p className={styles.eyebrow}>{words.over}</p>
          <h2 className={styles.title}>{words.howWas(toReview.hallTitle)}</h2>
          <p className={styles.text}>{words.reviewText}</p>
          <ButtonLink look="secondary" to={paths.hallReviews(toReview.hallId, toReview.hallTitle)}>
            {words.review}
          </ButtonLink>
        </Card>
      )}
    </section>
  );
}

/** Whole days from today until a booking starts, by the hall's calendar; 0 on its day and while it runs. */
function daysUntil({ startTime, timeZone }: NextBookingFragment, now: number): number {
  const dayOf = (instant: Date) => Date.parse(localDay(instant, timeZone));
  return Math.max(0, Math.round((dayOf(new Date(startTime)) - dayOf(new Date(now))) / DAY_MS));
}

interface TileProps {
  booking: NextBookingFragment;
  eyebrow: string;
  link: string;
  stage: 'UPCOMING' | 'WAITING';
}

function Tile({ booking, eyebrow, link, stage }: TileProps) {
  const times = useBookingTimes(booking);
  return (
    <Card className={styles.tile}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 className={styles.title}>
        <Link to={paths.hall(booking.hallId, booking.hallTitle)}>{booking.hallTitle}</Link>
      </h2>
      <p className={styles.text}>
        {times.date}
        <br />
        {times.range}
      </p>
      <ButtonLink look="secondary" to={paths.myBookingsOf(stage)}>
        {link}
      </ButtonLink>
    </Card>
  );
}
