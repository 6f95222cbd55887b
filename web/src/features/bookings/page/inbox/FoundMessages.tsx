import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBookingThreadAroundQuery } from '../../../../graphql/generated/booking-messages';
import { useText } from '../../../../i18n/text';
import { ButtonLink } from '../../../../ui/Button';
import { Loaded } from '../../../../ui/Loaded';
import { Section } from '../BookingParts';
import { DayLine } from '../messages/DayLine';
import { Message } from '../messages/Message';
import type { About, ShownThread } from '../messages/useThread';
import { withAt } from './inbox-address';
import { joinClasses } from '../../../../lib/classes';
import styles from './Inbox.module.css';
import { inboxText } from './inbox.text';

interface FoundMessagesProps {
  about: About;
  id: number;
  title: string;
  timeZone: string;
  /** The place of the message that was found. */
  at: number;
}

/** The messages around one that a search found; what is written is seen at the newest. */
export function FoundMessages({ about, id, title, timeZone, at }: FoundMessagesProps) {
  const words = useText(inboxText);
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useBookingThreadAroundQuery({ variables: { id, about, around: at }, freshFor: 0 });
  const thread = data?.bookingThread;
  const retry = () => void refetch().catch(() => undefined);
  return (
    <Section title={title}>
      <Loaded
        failed={error !== undefined && !thread}
        height="240px"
        title={words.failed}
        retry={words.retry}
        onRetry={retry}
      >
        {thread && <Around thread={thread} at={at} timeZone={timeZone} />}
      </Loaded>
      <ButtonLink look="secondary" to={{ pathname, search: withAt(search, null) }}>
        {words.newest}
      </ButtonLink>
    </Section>
  );
}

function Around({ thread, at, timeZone }: { thread: ShownThread; at: number; timeZone: string }) {
  const words = useText(inboxText);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-found]')?.scrollIntoView({ block: 'center' });
  }, []);
  const messages = [...thread.nodes].reverse();
  return (
    // It scrolls, so keys have to reach it.
    <ul ref={list} className={`stack gap-10 ${styles.found}`} aria-label={words.found} tabIndex={0}>
      {messages.map((message, index) => (
        <li key={message.id} data-found={message.sequence === at || undefined}>
          <ul className={joinClasses('stack', message.sequence === at && styles.hit)}>
            <DayLine at={message.createdAt} before={messages[index - 1]?.createdAt} timeZone={timeZone} />
            <Message message={message} thread={thread} timeZone={timeZone} />
          </ul>
        </li>
      ))}
    </ul>
  );
}
