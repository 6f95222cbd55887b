import { useText } from '../../../../i18n/text';
import { Loaded } from '../../../../ui/Loaded';
import { Section } from '../BookingParts';
import type { PagedEvent } from '../page-data';
import { Composer } from './Composer';
import { MessageList } from './MessageList';
import { messagesText } from './messages.text';
import { ThreadActions } from './ThreadActions';
import { useOutgoing } from './useOutgoing';
import { useThread, type About, type ShownMessage } from './useThread';
import { Visits } from './visits/Visits';

const NONE: readonly ShownMessage[] = [];
const NOTHING: readonly PagedEvent[] = [];

interface BookingMessagesProps {
  id: number;
  timeZone: string;
  /** What happened to the booking, which stands between the messages. */
  happened?: readonly PagedEvent[];
}

/** What customer and business write to each other about a booking. */
export function BookingMessages(props: BookingMessagesProps) {
  const { title } = useText(messagesText);
  return <Messages about="BOOKING" title={title} {...props} />;
}

interface MessagesProps extends BookingMessagesProps {
  about: About;
  title: string;
}

/** What customer and business write to each other about a booking or an enquiry. */
export function Messages({ about, id, title, timeZone, happened = NOTHING }: MessagesProps) {
  const words = useText(messagesText);
  const { thread, failed, retry, earlier, add, take, propose } = useThread(about, id);
  const outgoing = useOutgoing(about, id, thread?.nodes ?? NONE, add);
  // Nobody has written, and nobody could read it.
  if (thread && !thread.viewerCanWrite && thread.nodes.length + thread.visits.length === 0) return null;
  return (
    <Section title={title}>
      <Loaded failed={failed} height="240px" title={words.failed} retry={words.retry} onRetry={retry}>
        {thread && (
          <>
            <Visits {...{ about, id, thread, timeZone }} onPropose={propose} />
            <MessageList {...{ about, id, thread, earlier, outgoing, timeZone, happened }} />
            {thread.viewerCanWrite && (
              <Composer outgoing={outgoing} templatesFor={thread.viewerSide === 'BUSINESS' ? { about, id } : null} />
            )}
            {!thread.viewerCanWrite && thread.blockedBy === null && !thread.isEndedByStaff && (
              <p className="muted">{words.nobody}</p>
            )}
            {thread.nodes.length > 0 && (
              <ThreadActions about={about} id={id} thread={thread} timeZone={timeZone} onChange={take} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
