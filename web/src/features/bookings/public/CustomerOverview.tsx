import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BookingStage } from '@mehfil/api/domain/bookings/stage';
import { localDay } from '@mehfil/api/domain/time/zone';
import { useViewerNextBookingsQuery, type NextBookingFragment } from '../../../graphql/generated/my-bookings';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { pageClock, type Clock } from '../../../lib/clock';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { useBookingTimes } from '../booking-times';
import { useHallName } from '../../../i18n/useHallName';
import styles from './CustomerOverview.module.css';
import { overviewText } from './overview.text';
import { RequestOffered } from './RequestOffered';
import { useOfflineCopy } from './useOfflineCopy';

const DAY_MS = 86_400_000;

/**
 * What waits for the customer (a time held for them, a proposed change), their next function, the requests that wait for an answer,
 * and a past one to review. Its row is as high while it loads and
 * without any, so that nothing below it moves.
 */
export function CustomerOverview({ now = pageClock }: { now?: Clock }) {
  const words = useText(overviewText);
  const nameHall = useHallName();
  const { compactDateTime } = useFormat();
  const { data, error } = useViewerNextBookingsQuery();
  useOfflineCopy();
  if (!data && error) return null;
  if (!data) return <Skeleton shape="box" height="var(--overview-height)" className={styles.loading} />;
  const [first] = data.offers.nodes;
  const offer = first?.state === 'OFFERED' ? first : undefined;
  const [changed] = data.changes.nodes;
  const [next] = data.upcoming.nodes;
  const [waiting] = data.waiting.nodes;
  const toReview = data.past.nodes.find(({ viewerCanReview }) => viewerCanReview);
  return (
    <section aria-label={words.label} className={styles.overview}>
      {!offer && !changed && !next && !waiting && !toReview && (
        <Card className={`stack starting gap-8 narrowable ${styles.tile}`}>
          <p className="primary small strong breakable">{words.nothing}</p>
          <h2 className="heading-22 breakable">{words.find}</h2>
          <p className="below-6 muted breakable">{words.findText}</p>
          <ButtonLink look="secondary" to={paths.howToBook}>
            {words.how}
          </ButtonLink>
        </Card>
      )}
      {offer && (
        <Tile
          time={offer}
          eyebrow={words.heldUntil(compactDateTime(offer.offeredUntil ?? offer.startTime, offer.timeZone))}
          action={<RequestOffered entry={offer} label={words.requestIt} look="secondary" />}
        />
      )}
      {changed && (
        <Tile
          time={changed}
          eyebrow={words.changes(data.changes.totalCount)}
          action={<TileLink to={paths.booking(changed.id)}>{words.answerChange}</TileLink>}
        />
      )}
      {next && (
        <Tile
          time={next}
          eyebrow={words.inDays(daysUntil(next, now()))}
          action={<TileLink to={paths.booking(next.id)}>{words.seeBooking}</TileLink>}
        />
      )}
      {waiting && (
        <Tile
          time={waiting}
          eyebrow={words.waiting(data.waiting.totalCount)}
          action={<TileLink to={paths.myBookingsOf(BookingStage.WAITING)}>{words.seeRequests}</TileLink>}
        />
      )}
      {toReview && (
        <Card className={`stack starting gap-8 narrowable ${styles.tile}`}>
          <p className="primary small strong breakable">{words.over}</p>
          <h2 className="heading-22 breakable">{words.howWas(nameHall(toReview))}</h2>
          <p className="below-6 muted breakable">{words.reviewText}</p>
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
  const toDay = (instant: Date) => Date.parse(localDay(instant, timeZone));
  return Math.max(0, Math.round((toDay(new Date(startTime)) - toDay(new Date(now))) / DAY_MS));
}

interface TileProps {
  /** A booking, or a time of a waiting list. */
  time: Pick<NextBookingFragment, 'hallId' | 'hallTitle' | 'hallNameUrdu' | 'startTime' | 'endTime' | 'timeZone'>;
  eyebrow: string;
  action: ReactNode;
}

function TileLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink look="secondary" to={to}>
      {children}
    </ButtonLink>
  );
}

function Tile({ time, eyebrow, action }: TileProps) {
  const nameHall = useHallName();
  const times = useBookingTimes(time);
  return (
    <Card className={`stack starting gap-8 narrowable ${styles.tile}`}>
      <p className="primary small strong breakable">{eyebrow}</p>
      <h2 className="heading-22 breakable">
        <Link to={paths.hall(time.hallId, time.hallTitle)}>{nameHall(time)}</Link>
      </h2>
      <p className="below-6 muted breakable">
        {times.date}
        <br />
        {times.range}
      </p>
      {action}
    </Card>
  );
}
