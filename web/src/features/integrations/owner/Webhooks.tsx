import { useState } from 'react';
import {
  useRemoveWebhookMutation,
  useRotateWebhookSecretMutation,
  useWebhooksQuery,
} from '../../../graphql/generated/integrations';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { PlusIcon } from '../../../ui/icons';
import { Skeleton } from '../../../ui/Skeleton';
import { LoadFailed } from '../../../ui/LoadFailed';
import { integrationsText } from './integrations.text';
import { SecretDialog } from './SecretDialog';
import { IntegrationSection } from './IntegrationSection';
import { WebhookForm } from './WebhookForm';
import { WebhookItem, type ListedWebhook } from './WebhookItem';

const HEADING_ID = 'webhooks';

interface ListProps {
  onRotate: (webhook: ListedWebhook) => void;
  onRemove: (webhook: ListedWebhook) => void;
}

function WebhookList({ onRotate, onRemove }: ListProps) {
  const words = useText(integrationsText).webhooks;
  const { data, error, refetch } = useWebhooksQuery({ freshFor: 0 });
  const kept = useKeptFocus<HTMLUListElement>(HEADING_ID);
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Skeleton height="120px" shape="box" />;
  if (data.webhooks.length === 0) return <EmptyState level={3} title={words.empty} text={words.emptyText} />;
  return (
    <ul {...kept} className="framed divided">
      {data.webhooks.map((item) => (
        <WebhookItem key={item.id} item={item} onRotate={() => onRotate(item)} onRemove={() => onRemove(item)} />
      ))}
    </ul>
  );
}

/** Asks before a secret is replaced or a webhook removed. */
type Question = { about: 'rotate' | 'remove'; webhook: ListedWebhook };

/** The webhooks of the business. */
export function Webhooks() {
  const words = useText(integrationsText).webhooks;
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const rotate = useRotateWebhookSecretMutation({ failure: words.notRotated });
  const remove = useRemoveWebhookMutation({
    success: { tone: 'success', ...words.removed },
    about: question?.webhook.url,
    failure: words.notRemoved,
    refetch: ['Webhooks'],
  });
  const confirm = async ({ about, webhook: { id } }: Question) => {
    if (about === 'remove') await remove.run({ id });
    else {
      const outcome = await rotate.run({ id });
      if (outcome.ok) setSecret(outcome.data.rotateWebhookSecret.secret);
    }
    setQuestion(null);
  };
  const isRemoval = question?.about === 'remove';
  const { shownTitle: title, shownText: text, shownLabel: label } = words;
  return (
    <IntegrationSection
      id={HEADING_ID}
      title={words.title}
      text={words.text}
      action={
        <Button icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <WebhookList
        onRotate={(webhook) => setQuestion({ about: 'rotate', webhook })}
        onRemove={(webhook) => setQuestion({ about: 'remove', webhook })}
      />
      <WebhookForm
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={(value) => {
          setIsAdding(false);
          setSecret(value);
        }}
      />
      <SecretDialog
        secret={secret === null ? null : { title, text, label, value: secret }}
        onClose={() => setSecret(null)}
      />
      <ConfirmDialog
        open={question !== null}
        danger={isRemoval}
        title={isRemoval ? words.removeTitle : words.rotateTitle}
        text={(isRemoval ? words.removeText : words.rotateText)(question?.webhook.url ?? '')}
        confirmLabel={isRemoval ? words.remove : words.rotate}
        pending={rotate.pending || remove.pending}
        onConfirm={() => question && void confirm(question)}
        onCancel={() => setQuestion(null)}
      />
    </IntegrationSection>
  );
}
