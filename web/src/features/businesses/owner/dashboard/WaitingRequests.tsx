import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { joinClasses } from '../../../../lib/classes';
import type { OwnerDashboardQuery } from '../../../../graphql/generated/owner-dashboard';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useHallName } from '../../../../i18n/useHallName';
import { pageClock } from '../../../../lib/clock';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { CheckIcon } from '../../../../ui/icons';
import { SteadyItems } from '../../../../ui/list/SteadyItems';
import { Money } from '../../../../ui/Money';
import { ageInWords } from '../../../../lib/age';
import styles from './Dashboard.module.css';
import { dashboardText } from './dashboard.text';

/** Where requests are answered, the oldest first. */
const REQUESTS = `${paths.business.bookings}?status=pending&needs=action&order=oldest`;

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
  const hall = useHallName()(request);
  const { customerName, guestCount, startTime, endTime, timeZone, totalPrice, currency, createdAt } = request;
  return (
    <Flex component="li" wrap align="center" gap="8px 20px" className={joinClasses('line-above', styles.request)}>
      <div className="row baseline gap-4-16 grow-220">
        <h3 className="item-title">{hall}</h3>
        <p>
          {words.waiting.when(format.shortDate(startTime, timeZone), format.timeRange(startTime, endTime, timeZone))}
        </p>
        <p className="muted medium full-width">{words.waiting.from(customerName, guestCount)}</p>
      </div>
      <div className="row baseline gap-0-8">
        <Money inList amount={totalPrice} currency={currency} className="strong figures" />
        <span className="accent-text medium">{words.waiting.age(ageInWords(createdAt, now, words.age))}</span>
      </div>
      <div className={joinClasses('row gap-8', styles.actions)}>
        <ButtonLink to={REQUESTS} look={answers ? 'quiet' : 'secondary'} aria-label={words.waiting.answerOf(hall)}>
          {words.waiting.answer}
        </ButtonLink>
        {answers?.(request)}
      </div>
    </Flex>
  );
}

/** Leads to the cancelled bookings of which something is to be given back. */
function RefundsLink({ count }: { count: number }) {
  const words = useText(dashboardText);
  return (
    <ButtonLink to={`${paths.business.bookings}?payment=refund&order=oldest`} look="quiet">
      {words.waiting.refunds(count)}
    </ButtonLink>
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
  const nameHall = useHallName();
  const { nodes: requests, totalCount: waiting } = data.businessBookings;
  const refunds = data.refunds.totalCount;
  if (waiting === 0 && refunds > 0)
    return (
      <Card as="section" labelledBy="waiting-title" className="beside middle gap-16">
        <h2 id="waiting-title" className="heading-26">
          {words.waiting.todo}
        </h2>
        <RefundsLink count={refunds} />
      </Card>
    );
  if (waiting === 0)
    return (
      <Card as="section" labelledBy="waiting-title" className="beside middle gap-16">
        <CheckIcon size={28} className="success rigid" />
        <div>
          <h2 id="waiting-title" className="heading-26">
            {words.waiting.none}
          </h2>
          <p className="muted medium">{words.waiting.noneText}</p>
        </div>
      </Card>
    );
  const [first] = requests;
  const oldest = first && words.waiting.oldest(ageInWords(first.createdAt, now, words.age));
  return (
    <Card as="section" labelledBy="waiting-title" className={styles.waiting}>
      <Flex wrap align="baseline" justify="space-between" gap="6px 20px" className="below">
        <h2 id="waiting-title" className="heading-26">
          {words.waiting.title}
        </h2>
        <p className="accent-text strong">{[words.waiting.count(waiting), oldest].filter(Boolean).join(', ')}</p>
      </Flex>
      <SteadyItems<WaitingRequest>
        rows={requests}
        rowKey={({ id }) => id}
        rowLabel={(request) => `${nameHall(request)}, ${request.customerName}`}
        shownFor="waiting"
        gap={4}
        className="below-8"
        item={(request) => <RequestRow request={request} now={now} answers={answers} />}
      />
      <Flex wrap gap={8}>
        <ButtonLink to={REQUESTS} look="quiet">
          {words.waiting.all}
        </ButtonLink>
        {refunds > 0 && <RefundsLink count={refunds} />}
      </Flex>
    </Card>
  );
}
