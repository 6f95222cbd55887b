import type { OwnerDashboardQuery } from '../../../graphql/generated/owner-dashboard';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { pageClock } from '../../../lib/clock';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { CheckIcon } from '../../../ui/icons';
import { Money } from '../../../ui/Money';
import { ageInWords } from './age';
import styles from './Dashboard.module.css';
import { dashboardText } from './dashboard.text';

/** Where requests are answered, the oldest first. */
const REQUESTS = `${paths.business.bookings}?status=pending&order=oldest`;

type Request = OwnerDashboardQuery['businessBookings']['nodes'][number];

function RequestRow({ request, now }: { request: Request; now: number }) {
  const words = useText(dashboardText);
  const format = useFormat();
  const { hallTitle, customerName, guestCount, startTime, endTime, timeZone, totalPrice, currency, createdAt } =
    request;
  return (
    <li className={styles.request}>
      <div className={styles.requestText}>
        <h3 className={styles.requestTitle}>{hallTitle}</h3>
        <p>
          {format.shortDate(startTime, timeZone)}, {format.time(startTime, timeZone)} – {format.time(endTime, timeZone)}
        </p>
        <p className={styles.muted}>{words.waiting.from(customerName, guestCount)}</p>
      </div>
      <div className={styles.requestSide}>
        <Money amount={totalPrice} currency={currency} className={styles.strong} />
        <span className={styles.age}>{words.waiting.age(ageInWords(createdAt, now, words.age))}</span>
      </div>
      <ButtonLink to={REQUESTS} look="secondary" aria-label={words.waiting.answerOf(hallTitle)}>
        {words.waiting.answer}
      </ButtonLink>
    </li>
  );
}

interface WaitingRequestsProps {
  data: OwnerDashboardQuery;
  now?: number;
}

/** What needs an answer today: the oldest request first, each with its age. */
export function WaitingRequests({ data, now = pageClock() }: WaitingRequestsProps) {
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
          <RequestRow key={request.id} request={request} now={now} />
        ))}
      </ul>
      <ButtonLink to={REQUESTS} look="quiet">
        {words.waiting.all}
      </ButtonLink>
    </Card>
  );
}
