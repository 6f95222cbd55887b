import { Flex } from 'antd';
import { useState } from 'react';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useViewerSessionsQuery,
  type ViewerSessionsQuery,
} from '../../graphql/generated/account-settings';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { StatusTag } from '../../ui/StatusTag';
import { accountSettingsText } from './account-settings.text';

type Session = ViewerSessionsQuery['viewerSessions'][number];

const QUERY = 'ViewerSessions';

function SessionItem({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const words = useText(accountSettingsText).sessions;
  const format = useFormat();
  const { device, address, place, lastUsedAt, isCurrent } = session;
  const name = device ?? words.unknown;
  return (
    <Flex component="li" wrap align="center" justify="space-between" gap="8px 16px" className="narrowable">
      <div className="grow-220">
        <Flex component="h3" wrap align="center" gap="4px 10px" className="item-title">
          {name}
          {isCurrent && <StatusTag status="active" label={words.here} />}
        </Flex>
        <Flex component="p" wrap gap="0 16px" className="muted medium">
          <span>{words.lastUsed(format.compactDateTime(lastUsedAt))}</span>
          {place !== null && <bdi>{place}</bdi>}
          {place === null && address !== null && <span dir="ltr">{words.network(address)}</span>}
        </Flex>
      </div>
      {!isCurrent && (
        <Button look="secondary" aria-label={words.signOutDevice(name)} onClick={onEnd}>
          {words.signOut}
        </Button>
      )}
    </Flex>
  );
}

/** Where the signed-in person is signed in, with the ways to sign out elsewhere. */
export function Sessions() {
  const words = useText(accountSettingsText).sessions;
  const [isAsking, setIsAsking] = useState(false);
  const { data, error, refetch } = useViewerSessionsQuery({ freshFor: 0 });
  const end = useEndSessionMutation({
    success: { tone: 'success', title: words.signedOut },
    about: ({ id }) => data?.viewerSessions.find((session) => session.id === id)?.device,
    failure: { title: words.signOutFailed },
    refetch: [QUERY],
  });
  const endOthers = useEndOtherSessionsMutation({
    success: { tone: 'success', title: words.othersDone },
    failure: { title: words.signOutFailed },
    refetch: [QUERY],
  });
  if (error && !data) return <LoadFailed level={3} title={words.loadFailed} onRetry={refetch} />;
  if (!data) return <Skeleton height="120px" shape="box" />;
  const hasOthers = data.viewerSessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="framed divided">
        {data.viewerSessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => void end.run({ id: session.id })} />
        ))}
      </ul>
      {hasOthers && (
        <div>
          <Button look="caution" onClick={() => setIsAsking(true)}>
            {words.others}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={words.othersQuestion}
        text={words.othersText}
        confirmLabel={words.others}
        pending={endOthers.pending}
        onConfirm={() => void endOthers.run({}).then(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
