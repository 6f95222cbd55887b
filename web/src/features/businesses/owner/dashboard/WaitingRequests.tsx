import type { ReactNode } from 'react';
import type { OwnerDashboardQuery } from '../../../../graphql/generated/owner-dashboard';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { pageClock } from '../../../../lib/clock';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { CheckIcon } from '../../../../ui/icons';
import { Money } from '../../../../ui/Money';
import { ageInWords } from '../../age';
import styles from './Dashboard.module.css';
import { dashboardText } from './dashboard.text';

/** Where requests are answered, the oldest first. */
const REQUESTS = `${paths.business.bookings}?status=pending&order=oldest`;

/** A request that waits for an answer. */
export type WaitingRequest = OwnerDashboardQuery['businessBookings']['nodes'][number];

interface RequestRowProps {
  request: WaitingRequest;
  now: number;
  answers: WaitingRequestsProps['answers'];
}

function RequestRow({ request, now, answers }: RequestRowProps) {
  const words = useText(dashboardText);
  const format = useFormat();
  const { hallTitle, customerName, guestCount, startTime, endTime, timeZone, totalPrice, currency, createdAt } =
    request;
  return (
    <li className={styles.request}>
      <div className={styles.requestText}>
        <h3 className={styles.requestTitle}>{hallTitle}</h3>
        <p>
          {words.waiting.when(format.shortDate(startTime, timeZone), format.timeRange(startTime, endTime, timeZone))}
        </p>
        <p className={styles.muted}>{words.waiting.from(customerName, guestCount)}</p>
      </div>
      <div className={styles.requestSide}>
        <Money amount={totalPrice} currency={currency} className={styles.strong} />
        <span className={styles.age}>{words.waiting.age(ageInWords(createdAt, now, words.age))}</span>
      </div>
      <div className={styles.requestActions}>
        <ButtonLink to={REQUESTS} look={answers ? 'quiet' : 'secondary'} aria-label={words.waiting.answerOf(hallTitle)}>
          {words.waiting.answer}
        </ButtonLink>
        {answers?.(request)}
      </div>
    </li>
  );
}

interface WaitingRequestsProps {
  data: OwnerDashboardQuery;
  /** Buttons that answer a request in place. */
  answers?: ((request: WaitingRequest) => ReactNode) | undefined;
  now?: number;
}

/** What needs an answer today: the oldest request first, each with its age. */
export function WaitingRequests({ data, answers, now = pageClock() }: WaitingRequestsProps) {
  const words = useText(dashboardText);
  const { waitingRequests, oldestRequestAt } = data.businessDashboard;
  if (waitingRequests === 0)
    return (
      <Card as="section" labelledBy="waiting-title" className={styles.calm}>
        <CheckIcon size={28} className={styles.tick} />
        <div>
          <h2 id="waiting-title" className={styles.heading}>
            {words.waiting.none}
          </h2>
          <p className={styles.muted}>{words.waiting.noneText}</p>
        </div>
      </Card>
    );
  const oldest = oldestRequestAt && words.waiting.oldest(ageInWords(oldestRequestAt, now, words.age));
  return (
    <Card as="section" labelledBy="waiting-title" className={styles.waiting}>
      <div className={styles.sectionHead}>
        <h2 id="waiting-title" className={styles.heading}>
          {words.waiting.title}
        </h2>
        <p className={styles.urgent}>{[words.waiting.count(waitingRequests), oldest].filter(Boolean).join(', ')}</p>
      </div>
      <ul className={styles.requests}>
        {data.businessBookings.nodes.map((request) => (
          <RequestRow key={request.id} request={request} now={now} answers={answers} />
        ))}
      </ul>
      <ButtonLink to={REQUESTS} look="quiet">
        {words.waiting.all}
      </ButtonLink>
    </Card>
  );
}
