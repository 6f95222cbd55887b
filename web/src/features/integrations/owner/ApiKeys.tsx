import { Flex } from 'antd';
import { useState } from 'react';
import { useApiKeysQuery, useRevokeApiKeyMutation, type ApiKeysQuery } from '../../../graphql/generated/integrations';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { PlusIcon } from '../../../ui/icons';
import { Skeleton } from '../../../ui/Skeleton';
import { StatusTag } from '../../../ui/StatusTag';
import { LoadFailed } from '../../../ui/LoadFailed';
import { ApiKeyForm } from './ApiKeyForm';
import { integrationsText } from './integrations.text';
import { SecretDialog, type Secret } from './SecretDialog';
import { IntegrationSection } from './IntegrationSection';

type Key = ApiKeysQuery['apiKeys'][number];

function KeyState({ isLive, revokedAt }: Key) {
  const { state } = useText(integrationsText).keys;
  if (isLive) return <StatusTag status="active" label={state.live} />;
  return <StatusTag status="inactive" label={revokedAt === null ? state.expired : state.revoked} />;
}

function KeyItem({ item, onRevoke }: { item: Key; onRevoke: () => void }) {
  const words = useText(integrationsText).keys;
  const format = useFormat();
  const { name, prefix, scopes, lastUsedAt, expiresAt, isLive } = item;
  return (
    <li>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <div className="grow-220">
          <h3 className="item-title breakable">{name}</h3>
          <Flex component="p" wrap align="center" gap="2px 14px" className="muted medium">
            <KeyState {...item} />
            <span className="code small breakable" dir="ltr">
              {prefix}…
            </span>
            <span>{lastUsedAt === null ? words.neverUsed : words.used(format.compactDateTime(lastUsedAt))}</span>
            {expiresAt !== null && isLive && <span>{words.ends(format.compactDate(expiresAt))}</span>}
          </Flex>
          <Flex component="p" wrap align="center" gap="2px 14px" className="muted medium">
            {scopes.map((scope) => words.scope[scope]).join(' · ')}
          </Flex>
        </div>
        {isLive && (
          <Button look="secondary" aria-label={words.revokeWhat(name)} onClick={onRevoke}>
            {words.revoke}
          </Button>
        )}
      </Flex>
    </li>
  );
}

const HEADING_ID = 'api-keys';

function KeyList({ onRevoke }: { onRevoke: (key: Key) => void }) {
  const words = useText(integrationsText).keys;
  const { data, error, refetch } = useApiKeysQuery({ freshFor: 0 });
  const kept = useKeptFocus<HTMLUListElement>(HEADING_ID);
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Skeleton height="120px" shape="box" />;
  if (data.apiKeys.length === 0) return <EmptyState level={3} title={words.empty} text={words.emptyText} />;
  return (
    <ul {...kept} className="framed divided">
      {data.apiKeys.map((item) => (
        <KeyItem key={item.id} item={item} onRevoke={() => onRevoke(item)} />
      ))}
    </ul>
  );
}

/** The keys with which other programs act for the business. */
export function ApiKeys() {
  const words = useText(integrationsText).keys;
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const [doomed, setDoomed] = useState<Key | null>(null);
  const revoke = useRevokeApiKeyMutation({
    success: { tone: 'success', ...words.revoked },
    about: doomed?.name,
    failure: words.notRevoked,
    refetch: ['ApiKeys'],
  });
  const confirm = async () => {
    if (doomed) await revoke.run({ id: doomed.id });
    setDoomed(null);
  };
  const { shownTitle: title, shownText: text, shownLabel: label } = words;
  const add = (
    <Button icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <IntegrationSection id={HEADING_ID} title={words.title} text={words.text} action={add}>
      <KeyList onRevoke={setDoomed} />
      <ApiKeyForm
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onIssued={(value) => {
          setIsAdding(false);
          setSecret({ title, text, label, value });
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
      <ConfirmDialog
        open={doomed !== null}
        danger
        title={words.revokeTitle(doomed?.name ?? '')}
        text={words.revokeText}
        confirmLabel={words.revoke}
        pending={revoke.pending}
        onConfirm={() => void confirm()}
        onCancel={() => setDoomed(null)}
      />
    </IntegrationSection>
  );
}
