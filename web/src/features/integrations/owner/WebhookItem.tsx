import { Flex, Switch } from 'antd';
import { useState } from 'react';
import {
  useChangeWebhookMutation,
  usePingWebhookMutation,
  useResumeWebhookMutation,
  type WebhooksQuery,
} from '../../../graphql/generated/integrations';
import { ToastSubject } from '../../../graphql/subject';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { integrationsText } from './integrations.text';
import { WebhookLog } from './WebhookLog';

export type ListedWebhook = WebhooksQuery['webhooks'][number];

interface WebhookItemProps {
  item: ListedWebhook;
  onRotate: () => void;
  onRemove: () => void;
}

function WebhookSwitch({ item }: { item: ListedWebhook }) {
  const words = useText(integrationsText).webhooks;
  const { run, pending } = useChangeWebhookMutation({
    success: { tone: 'success', ...words.changed },
    about: item.url,
    failure: words.notChanged,
    refetch: ['Webhooks'],
  });
  const { id, url, isActive } = item;
  return (
    <label className="switch-label">
      <Switch
        checked={isActive}
        loading={pending}
        aria-label={words.switch(url)}
        onChange={(wanted) => void run({ id, input: { isActive: wanted } })}
      />
      <span aria-hidden="true">{isActive ? words.on : words.off}</span>
    </label>
  );
}

/** What is wrong with a webhook, if anything is. */
function WebhookProblem({ item }: { item: ListedWebhook }) {
  const words = useText(integrationsText).webhooks;
  const format = useFormat();
  const { pausedUntil, disabledAt, failures } = item;
  if (disabledAt !== null)
    return <p className="above-6 danger medium">{words.disabled(format.compactDate(disabledAt))}</p>;
  if (pausedUntil !== null)
    return <p className="above-6 danger medium">{words.paused(failures, format.compactDateTime(pausedUntil))}</p>;
  return failures > 0 ? <p className="above-6 danger medium">{words.failing(failures)}</p> : null;
}

function ResumeButton({ item: { id, url } }: { item: ListedWebhook }) {
  const words = useText(integrationsText).webhooks;
  const { run, pending } = useResumeWebhookMutation({
    success: { tone: 'success', ...words.resumed },
    about: url,
    failure: words.notResumed,
    refetch: ['Webhooks', 'WebhookDeliveries'],
  });
  return (
    <Button look="quiet" pending={pending} aria-label={words.resumeWhat(url)} onClick={() => void run({ id })}>
      {words.resume}
    </Button>
  );
}

/** One webhook: its URL, events, state and actions. */
export function WebhookItem({ item, onRotate, onRemove }: WebhookItemProps) {
  const words = useText(integrationsText).webhooks;
  const [isLogOpen, setIsLogOpen] = useState(false);
  const { id, url, events, state } = item;
  const ping = usePingWebhookMutation({
    success: { tone: 'success', ...words.pinged },
    about: url,
    failure: words.notPinged,
    refetch: ['WebhookDeliveries'],
  });
  const sendTest = async () => {
    const outcome = await ping.run({ id });
    if (outcome.ok) setIsLogOpen(true);
  };
  return (
    <li>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <div className="grow-220">
          <h3 className="item-title breakable" dir="ltr">
            {url}
          </h3>
          <Flex component="p" wrap align="center" gap="2px 14px" className="muted medium">
            {events.map((event) => words.event[event]).join(' · ')}
          </Flex>
          <WebhookProblem item={item} />
        </div>
        <WebhookSwitch item={item} />
      </Flex>
      <Flex wrap gap={8}>
        {(state === 'PAUSED' || state === 'DISABLED') && <ResumeButton item={item} />}
        <Button look="quiet" pending={ping.pending} aria-label={words.pingWhat(url)} onClick={() => void sendTest()}>
          {words.ping}
        </Button>
        <Button
          look="quiet"
          aria-expanded={isLogOpen}
          aria-label={isLogOpen ? words.hideLogWhat(url) : words.logWhat(url)}
          onClick={() => setIsLogOpen(!isLogOpen)}
        >
          {isLogOpen ? words.hideLog : words.log}
        </Button>
        <Button look="quiet" aria-label={words.rotateWhat(url)} onClick={onRotate}>
          {words.rotate}
        </Button>
        <Button look="quiet" aria-label={words.removeWhat(url)} onClick={onRemove}>
          {words.remove}
        </Button>
      </Flex>
      {isLogOpen && (
        <ToastSubject value={url}>
          <WebhookLog webhookId={id} label={words.logOf(url)} />
        </ToastSubject>
      )}
    </li>
  );
}
