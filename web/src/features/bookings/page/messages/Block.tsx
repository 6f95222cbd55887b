import { Flex } from 'antd';
import { useBlockThreadMutation, useUnblockThreadMutation } from '../../../../graphql/generated/booking-messages';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { useConfirm } from '../../../../ui/useConfirm';
import { messagesText } from './messages.text';
import type { About, ShownThread } from './useThread';

interface BlockProps {
  about: About;
  id: number;
  thread: ShownThread;
  onChange: (thread: ShownThread) => void;
}

/** Ends a conversation for both sides, or says that one of them has. */
export function Block({ about, id, thread: { blockedBy, isEndedByStaff, viewerSide }, onChange }: BlockProps) {
  const words = useText(messagesText);
  const confirm = useConfirm();
  const block = useBlockThreadMutation({ failure: words.notChanged });
  const unblock = useUnblockThreadMutation({ failure: words.notChanged });
  const end = async () => {
    const answer = await block.run({ id, about });
    if (answer.ok) onChange(answer.data.blockThread);
  };
  const resume = async () => {
    const answer = await unblock.run({ id, about });
    if (answer.ok) onChange(answer.data.unblockThread);
  };
  if (isEndedByStaff) return <p className="muted">{words.blocked.staff}</p>;
  if (blockedBy === null) {
    const ask = () => confirm({ ...words.blocking, confirmLabel: words.block, danger: true, onConfirm: end });
    return (
      <Button look="link" onClick={ask}>
        {words.block}
      </Button>
    );
  }
  const isOwn = blockedBy === viewerSide;
  return (
    <Flex wrap align="center" gap="4px 12px">
      <p className="muted">{isOwn ? words.blocked.own : words.blocked.other}</p>
      {isOwn && (
        <Button look="secondary" pending={unblock.pending} onClick={() => void resume()}>
          {words.unblock}
        </Button>
      )}
    </Flex>
  );
}
