import { splitContacts } from '@mehfil/api/domain/threads/contacts';
import { Flex } from 'antd';
import { useDeleteMessageMutation } from '../../../../graphql/generated/booking-messages';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { pageClock } from '../../../../lib/clock';
import { Button } from '../../../../ui/Button';
import { useConfirm } from '../../../../ui/useConfirm';
import { joinClasses } from '../../../../lib/classes';
import styles from './BookingMessages.module.css';
import { MessageFiles } from './MessageFiles';
import { messagesText } from './messages.text';
import type { OutgoingMessage } from './useOutgoing';
import type { ShownMessage, ShownThread } from './useThread';

/** What a message depends on in its thread. */
type MessageThread = Pick<ShownThread, 'viewerSide'> & Partial<Pick<ShownThread, 'isAgreed' | 'readByOtherSideTo'>>;

interface MessageProps {
  message: ShownMessage;
  thread: MessageThread;
  timeZone: string;
  /** Whether staff read along: pictures aren't shown before somebody opens them, and warnings are for the sides. */
  isForStaff?: boolean;
}

/** A message of the thread. Its text is text: addresses and links in it lead nowhere. */
export function Message({ message, thread, timeZone, isForStaff = false }: MessageProps) {
  const words = useText(messagesText);
  const { time } = useFormat();
  const { isOwn, side, text, files, senderName, createdAt, sequence, hasAccountNumber, isAutomatic, isRemoved } =
    message;
  const author = isOwn ? words.you : (senderName ?? words.business);
  const { readByOtherSideTo: readTo } = thread;
  const isSameSide = side === thread.viewerSide;
  const parts = isSameSide || thread.isAgreed || isForStaff ? [{ text, isContact: false }] : splitContacts(text ?? '');
  return (
    <li className={joinClasses('stack gap-2', styles.message, isSameSide && `ending ${styles.own}`)}>
      <span className={isOwn ? 'visually-hidden' : 'size-13 muted strong'}>
        <bdi>{author}</bdi>
      </span>
      {text === null ? (
        <p className={styles.text}>
          <em className="muted">{isRemoved ? words.removed : words.deleted}</em>
        </p>
      ) : (
        text !== '' && (
          <p className={styles.text} dir="auto">
            {parts.map((part, index) => (part.isContact ? <mark key={index}>{part.text}</mark> : part.text))}
          </p>
        )
      )}
      {files.length > 0 && <MessageFiles files={files} isPlain={isForStaff} />}
      {parts.some(({ isContact }) => isContact) && <p className="size-13 warning">{words.contacts}</p>}
      {hasAccountNumber && side === 'BUSINESS' && !isForStaff && <p className="size-13 warning">{words.warning}</p>}
      <Flex wrap align="center" gap="0 8px" className={`size-13 muted ${styles.meta}`}>
        <time dateTime={createdAt}>{time(createdAt, timeZone)}</time>
        {isAutomatic && <span>{words.automatic}</span>}
        {isSameSide && text !== null && readTo !== undefined && (
          <span>{sequence <= readTo ? words.read : words.sent}</span>
        )}
        <Delete message={message} at={time(createdAt, timeZone)} />
      </Flex>
    </li>
  );
}

function Delete({ message: { id, deletableUntil }, at }: { message: ShownMessage; at: string }) {
  const words = useText(messagesText);
  const confirm = useConfirm();
  const { run } = useDeleteMessageMutation({ failure: words.notRemoved });
  if (deletableUntil === null || new Date(deletableUntil).getTime() <= pageClock()) return null;
  const { title, text, confirm: confirmLabel } = words.removing;
  return (
    <Button
      look="link"
      aria-label={words.removeAt(at)}
      onClick={() => confirm({ title, text, confirmLabel, danger: true, onConfirm: () => run({ id }) })}
    >
      {words.remove}
    </Button>
  );
}

interface OutgoingProps {
  message: OutgoingMessage;
  onSendAgain: () => void;
  onEdit: () => void;
  onDiscard: () => void;
}

/** A message on its way, or one that couldn't be sent. */
export function Outgoing({ message: { text, files, failure }, onSendAgain, onEdit, onDiscard }: OutgoingProps) {
  const words = useText(messagesText);
  return (
    <li className={`stack gap-2 ending ${styles.message} ${styles.own}`}>
      <span className="visually-hidden">{words.you}</span>
      <p className={styles.text} dir="auto">
        {[text, ...files.map(({ name }) => name)].filter(Boolean).join('\n')}
      </p>
      {failure === null ? (
        <p className="size-13 muted">{words.sending}</p>
      ) : (
        <Flex wrap align="center" gap="0 8px" className="size-13 danger">
          <span>{[words.notSent, failure].filter(Boolean).join(': ')}</span>
          <Button look="link" onClick={onSendAgain}>
            {words.sendAgain}
          </Button>
          <Button look="link" onClick={onEdit}>
            {words.edit}
          </Button>
          <Button look="link" onClick={onDiscard}>
            {words.discard}
          </Button>
        </Flex>
      )}
    </li>
  );
}
