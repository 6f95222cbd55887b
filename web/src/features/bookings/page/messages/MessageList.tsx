import { Divider } from 'antd';
import { Fragment, useRef, useState } from 'react';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import styles from './BookingMessages.module.css';
import type { PagedEvent } from '../page-data';
import { DayLine } from './DayLine';
import { Message, Outgoing } from './Message';
import { messagesText } from './messages.text';
import type { useOutgoing } from './useOutgoing';
import { useReadMark } from './useReadMark';
import { useScroll } from './useScroll';
import type { About, ShownMessage, ShownThread, useThread } from './useThread';
import { CalendarFile } from './visits/CalendarFile';
import { useThreadEvents, type ThreadEvent } from './useThreadEvents';

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
  happened: readonly PagedEvent[];
}

/** The messages like a conversation: the newest at the end, with a line for each day. */
export function MessageList({ about, id, thread, earlier, outgoing, timeZone, happened }: MessageListProps) {
  const words = useText(messagesText);
  const { nodes } = thread;
  const { unsent } = outgoing;
  const events = useThreadEvents(thread, happened);
  const [newest, oldest] = [nodes[0]?.sequence ?? 0, nodes.at(-1)?.sequence ?? 0];
  const { log, follow } = useScroll(newest, oldest, unsent.length, events.length);
  const end = useRef<HTMLDivElement>(null);
  useReadMark(about, id, thread, end);
  return (
    <div
      ref={log}
      role="log"
      aria-label={words.log[about]}
      tabIndex={0}
      className={`stack gap-12 ${styles.log}`}
      onScroll={follow}
    >
      {earlier && (
        <Button look="quiet" pending={earlier.pending} onClick={earlier.load}>
          {words.earlier}
        </Button>
      )}
      <ol className="stack gap-10">
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
  const firstUnread = useFirstUnread(thread);
  const lines = toLines(thread, events);
  return lines.map((line, index) => {
    const newDay = <DayLine at={line.at} before={lines[index - 1]?.at} timeZone={timeZone} />;
    if ('event' in line) {
      return (
        <Fragment key={line.event.key}>
          {newDay}
          <li className="size-13 muted centered">
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
        {message.sequence === firstUnread && (
          <li>
            <Divider plain size="small" className="size-13 danger strong">
              {words.unread}
            </Divider>
          </li>
        )}
        <Message message={message} thread={thread} timeZone={timeZone} />
      </Fragment>
    );
  });
}
