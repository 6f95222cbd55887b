import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import styles from './BookingMessages.module.css';
import { Message, Outgoing } from './Message';
import { messagesText } from './messages.text';
import type { useOutgoing } from './useOutgoing';
import { useReadMark } from './useReadMark';
import type { About, ShownMessage, ShownThread, useThread } from './useThread';
import { CalendarFile } from './visits/CalendarFile';
import { useThreadEvents, type ThreadEvent } from './useThreadEvents';

/** So near to the end that new messages are followed. */
const NEAR_PX = 80;

/** Keeps the newest message, or what happened beside the messages, in view, unless somebody reads earlier ones, which stay where they are while more load. */
function useScroll(newest: number, oldest: number, unsent: number, events: number) {
  const log = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const isAtEnd = useRef(true);
  const wasOldest = useRef(oldest);
  const wasUnsent = useRef(unsent);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    if (isAtEnd.current || unsent > wasUnsent.current) element.scrollTop = element.scrollHeight;
    else if (oldest < wasOldest.current) element.scrollTop += element.scrollHeight - height.current;
    wasOldest.current = oldest;
    wasUnsent.current = unsent;
    height.current = element.scrollHeight;
  }, [newest, oldest, unsent, events]);
  const follow = () => {
    const element = log.current;
    if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
  };
  return { log, follow };
}

/** The first message that was unread when the thread was opened; its line stays while it is looked at. */
function useFirstUnread({ nodes, readTo, viewerSide, unreadCount }: ShownThread): number | undefined {
  const [readAtFirst] = useState(readTo);
  const [hadUnread] = useState(unreadCount > 0);
  if (!hadUnread) return undefined;
  const unread = nodes.filter(({ sequence, side }) => sequence > readAtFirst && side !== viewerSide);
  return unread.at(-1)?.sequence;
}

interface MessageListProps {
  about: About;
  id: number;
  thread: ShownThread;
  earlier: ReturnType<typeof useThread>['earlier'];
  outgoing: ReturnType<typeof useOutgoing>;
  timeZone: string;
}

/** The messages like a conversation: the newest at the end, with a line for each day. */
export function MessageList({ about, id, thread, earlier, outgoing, timeZone }: MessageListProps) {
  const words = useText(messagesText);
  const { nodes } = thread;
  const { unsent } = outgoing;
  const events = useThreadEvents(thread);
  const [newest, oldest] = [nodes[0]?.sequence ?? 0, nodes.at(-1)?.sequence ?? 0];
  const { log, follow } = useScroll(newest, oldest, unsent.length, events.length);
  const end = useRef<HTMLDivElement>(null);
  useReadMark(about, id, thread, end);
  return (
    <div ref={log} role="log" aria-label={words.log[about]} tabIndex={0} className={styles.log} onScroll={follow}>
      {earlier && (
        <Button look="quiet" pending={earlier.pending} onClick={earlier.load}>
          {words.earlier}
        </Button>
      )}
      <ol className={styles.list}>
        <Messages thread={thread} events={events} timeZone={timeZone} />
        {unsent.map((message) => (
          <Outgoing
            key={message.key}
            message={message}
            onSendAgain={() => outgoing.sendAgain(message)}
            onEdit={() => outgoing.edit(message)}
            onDiscard={() => outgoing.discard(message)}
          />
        ))}
      </ol>
      {nodes.length + unsent.length + thread.visits.length === 0 && (
        <p className="muted">{words.empty[thread.viewerSide]}</p>
      )}
      <div ref={end} className={styles.end} />
    </div>
  );
}

/** A message, or what happened beside them, at its time. */
type Line = { at: string; message: ShownMessage } | { at: string; event: ThreadEvent };

function toLines(thread: ShownThread, events: readonly ThreadEvent[]): Line[] {
  const lines: Line[] = [...thread.nodes].reverse().map((message) => ({ at: message.createdAt, message }));
  // Messages keep their order, which isn't that of clocks.
  for (const event of events) {
    const later = lines.findIndex(({ at }) => at > event.at);
    lines.splice(later === -1 ? lines.length : later, 0, { at: event.at, event });
  }
  return lines;
}

interface MessagesProps extends Pick<MessageListProps, 'thread' | 'timeZone'> {
  events: readonly ThreadEvent[];
}

function Messages({ thread, events, timeZone }: MessagesProps) {
  const words = useText(messagesText);
  const { longDate } = useFormat();
  const firstUnread = useFirstUnread(thread);
  const lines = toLines(thread, events);
  const dayOf = (line: Line | undefined) => line && longDate(line.at, timeZone);
  return lines.map((line, index) => {
    const day = dayOf(line);
    const isNewDay = day !== dayOf(lines[index - 1]);
    const newDay = isNewDay && <li className={styles.day}>{day}</li>;
    if ('event' in line) {
      return (
        <Fragment key={line.event.key}>
          {newDay}
          <li className={styles.event}>
            {line.event.text}
            {line.event.takesOut !== null && <CalendarFile visitId={line.event.takesOut} side={thread.viewerSide} />}
          </li>
        </Fragment>
      );
    }
    const { message } = line;
    return (
      <Fragment key={message.id}>
        {newDay}
        {message.sequence === firstUnread && <li className={styles.unread}>{words.unread}</li>}
        <Message message={message} thread={thread} timeZone={timeZone} />
      </Fragment>
    );
  });
}
