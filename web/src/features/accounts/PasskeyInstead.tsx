import { Flex } from 'antd';
import { useState, type MouseEvent } from 'react';
import { useStartPasskeyConfirmationMutation } from '../../graphql/generated/passkeys';
import {
  useViewerSecondFactorsQuery,
  type ReauthenticateMutationVariables,
} from '../../graphql/generated/second-factor';
import { useText } from '../../i18n/text';
import { showToast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { askPasskey } from './passkeys-on-demand';
import { securityText } from './security.text';
import { supportsPasskeys } from './usePasskeySignIn';

type Answer = NonNullable<ReauthenticateMutationVariables['passkey']>;

interface PasskeyInsteadProps {
  /** What the button reads. */
  label?: string;
  onAnswer: (passkey: Answer) => Promise<unknown>;
}

/** Leaving the password for this button isn't a mistake to point out. */
function stayInField(event: MouseEvent): void {
  event.preventDefault();
}

/** In place of password and code: one of the account's passkeys. Nothing where there is none, or the browser can't use it. */
export function PasskeyInstead({ label, onAnswer }: PasskeyInsteadProps) {
  const { again: words, passkeys } = useText(securityText);
  const unloaded = passkeys.problems.UNLOADED;
  const [pending, setPending] = useState(false);
  const { data } = useViewerSecondFactorsQuery({ skip: !supportsPasskeys() });
  const start = useStartPasskeyConfirmationMutation({ failure: { title: words.error } });
  if (!data?.viewerSecondFactors.passkeys.length) return null;
  const run = async () => {
    setPending(true);
    const started = await start.run({});
    const given = started.ok ? await askPasskey(started.data.startPasskeyConfirmation.options) : null;
    if (given && 'answer' in given) await onAnswer(given.answer);
    else if (given?.problem === 'CANCELLED') showToast({ tone: 'neutral', title: words.noPasskey });
    else if (given) {
      const description = given.problem === 'UNLOADED' ? unloaded : words.noPasskey;
      showToast({ tone: 'danger', title: words.error, description });
    }
    setPending(false);
  };
  return (
    <Flex vertical gap={8} className="above below-12">
      <Button look="secondary" block pending={pending} onMouseDown={stayInField} onClick={() => void run()}>
        {pending ? words.submitting : (label ?? words.passkey)}
      </Button>
      <p className="muted centered">{words.or}</p>
    </Flex>
  );
}
