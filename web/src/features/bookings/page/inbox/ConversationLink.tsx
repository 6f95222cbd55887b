import { Flex } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import type { ConversationFieldsFragment, ConversationsQuery } from '../../../../graphql/generated/conversations';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useHallName } from '../../../../i18n/useHallName';
import { FactLine } from '../../../../ui/FactLine';
import { StatusTag } from '../../../../ui/StatusTag';
import { withAt } from './inbox-address';
import { toPath } from './inbox-paths';
import { inboxText } from './inbox.text';

/** A conversation of a list, with what a search finds in it. */
export type ListedConversation = ConversationsQuery['conversations']['nodes'][number];

interface ConversationLinkProps {
  conversation: ListedConversation;
  isOpen: boolean;
}

/** What a list shows of the latest message: its text, what its file is, or that it is gone. */
function useLatest({ lastMessage, lastMessageMime }: ConversationFieldsFragment): string {
  const words = useText(inboxText);
  if (lastMessage === null) return words.deleted;
  const file = lastMessageMime?.startsWith('image/') ? words.picture : words.file;
  return lastMessage === '' ? file : lastMessage;
}

/** A conversation in the list: with whom, about what, and what was said last. */
export function ConversationLink({ conversation, isOpen }: ConversationLinkProps) {
  const words = useText(inboxText);
  const nameHall = useHallName();
  const { compactDay, compactDateTime } = useFormat();
  const { search } = useLocation();
  const { id, viewerSide, otherName, day, timeZone, lastMessageAt, unreadCount, bookingStatus } = conversation;
  const latest = useLatest(conversation);
  const about = [nameHall(conversation), day === null ? null : compactDay(day)].filter((each) => each !== null);
  const { assignee, doneAt, match, lastMessage } = conversation;
  const isOwn = !match && lastMessage !== null && conversation.lastMessageSide === viewerSide;
  return (
    <Link
      to={{ pathname: toPath(viewerSide, id), search: withAt(search, match?.sequence ?? null) }}
      className="stack column gap-2 framed list-entry"
      aria-current={isOpen ? 'page' : undefined}
    >
      <Flex component="span" align="baseline" justify="space-between" gap={8}>
        <strong className="one-line">
          <bdi>{otherName}</bdi>
        </strong>
        <time className="small muted unbroken" dateTime={lastMessageAt}>
          {compactDateTime(lastMessageAt, timeZone)}
        </time>
      </Flex>
      <span className="small one-line">
        <FactLine facts={about} />
      </span>
      <Flex component="span" align="center" justify="space-between" gap={8}>
        <span className={unreadCount > 0 ? 'one-line strong' : 'one-line muted'} dir="auto">
          {/* Isolated: the message's own direction says at which end it is cut. */}
          {isOwn && <bdi>{words.you} </bdi>}
          {match?.text ?? latest}
        </span>
        {unreadCount > 0 && (
          <span className="count-badge">
            <span aria-hidden="true">{unreadCount}</span>
            <span className="visually-hidden">{words.unread(unreadCount)}</span>
          </span>
        )}
      </Flex>
      <Flex component="span" wrap align="center" gap="4px 8px" className="small muted">
        {bookingStatus === null ? words.aboutEnquiry : <StatusTag status={bookingStatus} />}
        {assignee && <bdi>{words.assignedTo(assignee.name)}</bdi>}
        {doneAt !== null && <span className="success">{words.done}</span>}
      </Flex>
    </Link>
  );
}
