import { Flex } from 'antd';
import { useState } from 'react';
import { joinClasses } from '../../../lib/classes';
import {
  useReplayWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
  type WebhookDeliveriesQuery,
} from '../../../graphql/generated/integrations';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { SteadyItems } from '../../../ui/list/SteadyItems';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusTag } from '../../../ui/StatusTag';
import styles from './Integrations.module.css';
import { integrationsText } from './integrations.text';

type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['nodes'][number];

const SHOWN = 10;
/** While the log is open it follows what happens. */
const FOLLOW_MS = 3_000;
const TAG = { WAITING: 'pending', DELIVERED: 'confirmed', FAILED: 'cancelled' } as const;

function DeliveryItem({ item }: { item: Delivery }) {
  const words = useText(integrationsText).webhooks;
  const format = useFormat();
  const { run, pending } = useReplayWebhookDeliveryMutation({
    success: { tone: 'success', ...words.replayed },
    failure: words.notReplayed,
    refetch: ['WebhookDeliveries'],
  });
  const { id, event, status, attempts, responseStatus, responseText, lastError, durationMs, nextAttemptAt } = item;
  const when = format.compactDateTime(item.createdAt);
  return (
    <li className="line-above inside-8">
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <div className="grow-220">
          <Flex component="p" wrap align="center" gap="2px 14px" className="muted medium">
            <StatusTag status={TAG[status]} label={words.status[status]} />
            <strong>{words.event[event]}</strong>
            <span>{when}</span>
            <span>{words.attempts(attempts)}</span>
            {responseStatus !== null && <span>{words.answered(responseStatus, durationMs ?? 0)}</span>}
          </Flex>
          {lastError !== null && status !== 'DELIVERED' && <p className="above-6 danger medium">{lastError}</p>}
          {status === 'WAITING' && attempts > 0 && nextAttemptAt !== null && (
            <p className="muted medium">{words.next(format.compactDateTime(nextAttemptAt))}</p>
          )}
        </div>
        {status !== 'WAITING' && (
          <Button
            look="quiet"
            pending={pending}
            aria-label={words.replayWhat(words.event[event], when)}
            onClick={() => void run({ id })}
          >
            {words.replay}
          </Button>
        )}
      </Flex>
      {responseText !== null && responseText !== '' && (
        <pre className={joinClasses('well code small breakable', styles.answer)} dir="ltr" tabIndex={0}>
          {responseText}
        </pre>
      )}
    </li>
  );
}

/** What was sent to a webhook lately, and what it answered. */
export function WebhookLog({ webhookId, label }: { webhookId: number; label: string }) {
  const words = useText(integrationsText).webhooks;
  const { compactDateTime } = useFormat();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useWebhookDeliveriesQuery({
    variables: { webhookId, paging: { limit: SHOWN, page } },
    freshFor: 0,
    pollInterval: FOLLOW_MS,
  });
  const shown = (data ?? previousData)?.webhookDeliveries;
  if (!shown && error) {
    return (
      <div className="line-above above-16 inside-12">
        <LoadFailed level={3} title={words.logFailed} retry={words.retry} onRetry={refetch} />
      </div>
    );
  }
  return (
    <section className="line-above above-16 inside-12" aria-label={label}>
      {!shown && <Skeleton height="96px" shape="box" />}
      {shown?.nodes.length === 0 && <p className="muted medium">{words.logEmpty}</p>}
      {shown && (
        <SteadyItems<Delivery>
          rows={shown.nodes}
          rowKey={({ id }) => id}
          rowLabel={({ event, createdAt }) => `${words.event[event]}, ${compactDateTime(createdAt)}`}
          shownFor={data ? String(page) : null}
          gap={8}
          item={(item) => <DeliveryItem item={item} />}
        />
      )}
      {shown && (page > 1 || shown.pageInfo.hasNextPage) && (
        <Flex wrap gap={8}>
          <Button look="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words.newer}
          </Button>
          <Button look="secondary" disabled={!shown.pageInfo.hasNextPage} onClick={() => setPage(page + 1)}>
            {words.older}
          </Button>
        </Flex>
      )}
    </section>
  );
}
