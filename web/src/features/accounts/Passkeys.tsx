import { Flex } from 'antd';
import { useState } from 'react';
import { useRemovePasskeyMutation } from '../../graphql/generated/passkeys';
import type { ViewerSecondFactorsQuery } from '../../graphql/generated/second-factor';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { DialogHost, useShowDialog } from '../../ui/DialogHost';
import { lazyPart } from '../../ui/lazy-part';
import { useConfirm } from '../../ui/useConfirm';
import { FactorItem } from './FactorItem';
import { securityText } from './security.text';
import { supportsPasskeys } from './usePasskeySignIn';

const AddPasskeyDialog = lazyPart(() => import('./PasskeyDialogs').then((module) => module.AddPasskeyDialog));
const RenamePasskeyDialog = lazyPart(() => import('./PasskeyDialogs').then((module) => module.RenamePasskeyDialog));

type Passkey = ViewerSecondFactorsQuery['viewerSecondFactors']['passkeys'][number];

/** A passkey with its name, and the ways to rename and remove it. */
function PasskeyItem({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const words = useText(securityText).passkeys;
  const format = useFormat();
  const showDialog = useShowDialog();
  const confirm = useConfirm();
  const remove = useRemovePasskeyMutation({
    success: { tone: 'success', title: words.removed },
    about: name,
    failure: { title: words.removeFailed },
    refetch: ['ViewerSecondFactors'],
  });
  const used = lastUsedAt === null ? words.unused : words.used(format.compactDateTime(lastUsedAt));
  const rename = () => showDialog((close) => <RenamePasskeyDialog id={id} name={name} onClose={close} />);
  const ask = () =>
    confirm({
      danger: true,
      title: words.removeQuestion(name),
      text: words.removeText,
      confirmLabel: words.remove,
      onConfirm: () => remove.run({ id }),
    });
  return (
    <FactorItem name={name} facts={`${words.added(format.compactDateTime(createdAt))} · ${used}`}>
      <Flex wrap gap={8}>
        <Button look="secondary" aria-label={words.renameOne(name)} onClick={rename}>
          {words.rename}
        </Button>
        <Button look="caution" aria-label={words.removeOne(name)} onClick={ask}>
          {words.remove}
        </Button>
      </Flex>
    </FactorItem>
  );
}

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** Called after one was added, with new recovery codes where there were none. */
  onAdded: (codes: readonly string[]) => void;
}

/** The account's passkeys, and the way to another one where the browser can make it. */
export function Passkeys({ passkeys, onAdded }: PasskeysProps) {
  const words = useText(securityText).passkeys;
  const [isAdding, setIsAdding] = useState(false);
  const isSupported = supportsPasskeys();
  const add = (codes: readonly string[]) => {
    setIsAdding(false);
    onAdded(codes);
  };
  return (
    <DialogHost>
      <FactorItem
        name={words.title}
        on={passkeys.length > 0}
        facts={isSupported ? words.about : `${words.about} ${words.unsupported}`}
      >
        {isSupported && <Button onClick={() => setIsAdding(true)}>{words.add}</Button>}
        {isAdding && <AddPasskeyDialog onDone={add} onClose={() => setIsAdding(false)} />}
      </FactorItem>
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} />
      ))}
    </DialogHost>
  );
}
