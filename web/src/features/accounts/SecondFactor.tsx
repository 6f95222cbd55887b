import { useState } from 'react';
import {
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useStartAuthenticatorMutation,
  useViewerSecondFactorsQuery,
  type StartAuthenticatorMutation,
} from '../../graphql/generated/second-factor';
import { useSession } from '../../graphql/session';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { lazyPart } from '../../ui/lazy-part';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { FactorItem } from './FactorItem';
import { Passkeys } from './Passkeys';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { securityText } from './security.text';

const AuthenticatorDialog = lazyPart(() =>
  import('./AuthenticatorDialog').then((module) => module.AuthenticatorDialog),
);

const QUERY = 'ViewerSecondFactors';

/** The authenticator app: set up, or removed after a question. */
function Authenticator({ since, onCodes }: { since: string | null; onCodes: (codes: readonly string[]) => void }) {
  const words = useText(securityText).app;
  const format = useFormat();
  const [setup, setSetup] = useState<StartAuthenticatorMutation['startAuthenticator'] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const start = useStartAuthenticatorMutation({ failure: { title: words.startFailed } });
  const remove = useRemoveAuthenticatorMutation({
    success: { tone: 'success', title: words.removed },
    failure: { title: words.removeFailed },
    refetch: [QUERY],
  });
  const begin = async () => {
    const outcome = await start.run({});
    if (outcome.ok) setSetup(outcome.data.startAuthenticator);
  };
  const finish = (codes: readonly string[]) => {
    setSetup(null);
    onCodes(codes);
  };
  return (
    <FactorItem
      name={words.title}
      on={since !== null}
      facts={since === null ? words.off : words.since(format.compactDateTime(since))}
    >
      {since === null ? (
        <Button disabled={start.pending} onClick={() => void begin()}>
          {words.add}
        </Button>
      ) : (
        <Button look="caution" onClick={() => setIsAsking(true)}>
          {words.remove}
        </Button>
      )}
      {setup && <AuthenticatorDialog setup={setup} onDone={finish} onClose={() => setSetup(null)} />}
      <ConfirmDialog
        open={isAsking}
        danger
        title={words.removeQuestion}
        text={words.removeText}
        confirmLabel={words.remove}
        pending={remove.pending}
        onConfirm={() => void remove.run({}).then(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      />
    </FactorItem>
  );
}

/** How many recovery codes are left, with the way to new ones. */
function RecoveryCodes({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const words = useText(securityText).codes;
  const [isAsking, setIsAsking] = useState(false);
  const renew = useRenewRecoveryCodesMutation({ failure: { title: words.renewFailed } });
  const run = async () => {
    const outcome = await renew.run({});
    setIsAsking(false);
    if (outcome.ok) onCodes(outcome.data.renewRecoveryCodes.codes);
  };
  return (
    <FactorItem name={words.title} facts={`${words.left(left)}. ${words.about}`}>
      <Button look="secondary" onClick={() => setIsAsking(true)}>
        {words.renew}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.renewQuestion}
        text={words.renewText}
        confirmLabel={words.renew}
        pending={renew.pending}
        onConfirm={() => void run()}
        onCancel={() => setIsAsking(false)}
      />
    </FactorItem>
  );
}

/** What the signed-in person has set up besides the password, with the ways to add and remove it. */
export function SecondFactor() {
  const words = useText(securityText);
  const { refresh } = useSession();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data, error, refetch } = useViewerSecondFactorsQuery({ freshFor: 0 });
  if (error && !data) return <LoadFailed level={3} title={words.loadFailed} onRetry={refetch} />;
  if (!data) return <Skeleton height="120px" shape="box" />;
  const { authenticatorSince, passkeys, recoveryCodesLeft, isRequired } = data.viewerSecondFactors;
  const isSetUp = authenticatorSince !== null || passkeys.length > 0;
  // Read again once the codes are stored: until then the dialog must stay.
  const close = () => {
    setCodes(null);
    void refetch();
    if (isRequired) void refresh();
  };
  // The earlier codes stay where there is another second factor.
  const add = (given: readonly string[]) => (given.length > 0 ? setCodes(given) : close());
  return (
    <>
      {isRequired && !isSetUp && <p className="notice tone-primary">{words.required}</p>}
      <ul className="framed divided">
        <Passkeys passkeys={passkeys} onAdded={add} />
        <Authenticator since={authenticatorSince} onCodes={add} />
        {isSetUp && <RecoveryCodes left={recoveryCodesLeft} onCodes={setCodes} />}
      </ul>
      {codes && <RecoveryCodesDialog codes={codes} onClose={close} />}
    </>
  );
}
