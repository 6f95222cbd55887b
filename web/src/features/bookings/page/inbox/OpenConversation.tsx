import { Flex } from 'antd';
import { useLocation } from 'react-router-dom';
import { readError } from '../../../../graphql/errors';
import { useConversationQuery, type ConversationFieldsFragment } from '../../../../graphql/generated/conversations';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useHallName } from '../../../../i18n/useHallName';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { FactLine } from '../../../../ui/FactLine';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Skeleton } from '../../../../ui/Skeleton';
import { StatusTag } from '../../../../ui/StatusTag';
import { Messages } from '../messages/BookingMessages';
import { ConversationWork } from './ConversationWork';
import { FoundMessages } from './FoundMessages';
import { readAt, withAt } from './inbox-address';
import { toListPath } from './inbox-paths';
import styles from './Inbox.module.css';
import { inboxText } from './inbox.text';
import type { InboxSide } from './useInbox';

interface OpenConversationProps {
  id: number;
  side: InboxSide;
  /** Whether it stands in the place of the list. */
  isAlone: boolean;
}

/** A conversation with its messages. */
export function OpenConversation({ id, side, isAlone }: OpenConversationProps) {
  const words = useText(inboxText);
  const { search } = useLocation();
  const isId = Number.isInteger(id);
  const { data, error, refetch } = useConversationQuery({ variables: { id }, freshFor: 0, skip: !isId });
  const back = (
    <ButtonLink look="secondary" to={{ pathname: toListPath(side), search: withAt(search, null) }}>
      {words.back}
    </ButtonLink>
  );
  if (!data) {
    if (!isId || (error && readError(error).code === 'NOT_FOUND')) {
      return <EmptyState title={words.unknown} text={words.unknownText} action={back} />;
    }
    return error ? (
      <LoadFailed title={words.failed} retry={words.retry} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton height="320px" shape="box" />
    );
  }
  const { conversation } = data;
  const { bookingId, enquiryId, otherName, timeZone } = conversation;
  const about = bookingId === null ? 'ENQUIRY' : 'BOOKING';
  const subjectId = bookingId ?? enquiryId ?? 0;
  const at = readAt(search);
  return (
    <Flex vertical gap={12} className={`narrowable ${styles.open}`}>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        {isAlone && back}
        <About conversation={conversation} />
      </Flex>
      {conversation.viewerSide === 'BUSINESS' && <ConversationWork conversation={conversation} />}
      {at === null ? (
        <Messages key={about} about={about} id={subjectId} title={otherName} timeZone={timeZone} />
      ) : (
        <FoundMessages key={at} about={about} id={subjectId} title={otherName} timeZone={timeZone} at={at} />
      )}
    </Flex>
  );
}

/** What the conversation is about, which leads there. */
function About({ conversation }: { conversation: ConversationFieldsFragment }) {
  const words = useText(inboxText);
  const nameHall = useHallName();
  const { compactDay } = useFormat();
  const { bookingId, enquiryId, bookingStatus, viewerSide, day } = conversation;
  const pages = viewerSide === 'CUSTOMER' ? paths : paths.business;
  const facts = [nameHall(conversation), day === null ? null : compactDay(day)].filter((fact) => fact !== null);
  return (
    <Flex wrap align="center" gap="4px 12px">
      <span>
        <FactLine facts={facts} />
      </span>
      {bookingStatus !== null && <StatusTag status={bookingStatus} />}
      <ButtonLink look="quiet" to={bookingId === null ? pages.enquiry(enquiryId ?? 0) : pages.booking(bookingId)}>
        {bookingId === null ? words.enquiry : words.booking}
      </ButtonLink>
    </Flex>
  );
}
