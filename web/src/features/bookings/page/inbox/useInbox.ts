import { useApolloClient } from '@apollo/client/react';
import { readAgain } from '../../../../graphql/change';
import {
  useBusinessInboxChangedSubscription,
  useInboxChangedSubscription,
  type InboxFieldsFragment,
} from '../../../../graphql/generated/inbox';

/** On which side somebody reads messages. */
export type InboxSide = InboxFieldsFragment['side'];

/** What shows the latest message, or how many are unread. */
const SHOWN: Readonly<Record<InboxSide, readonly string[]>> = {
  CUSTOMER: ['Conversations', 'Conversation', 'Enquiries', 'UnreadMessages'],
  BUSINESS: ['BusinessConversations', 'Conversation', 'UnreadMessages'],
};

/** How many conversations have unread messages, as they come; what is on screen of them is read again. */
export function useInbox(side: InboxSide): number {
  const client = useApolloClient();
  const onData = () => void readAgain(client, SHOWN[side]);
  const own = useInboxChangedSubscription({ skip: side !== 'CUSTOMER', onData });
  const business = useBusinessInboxChangedSubscription({ skip: side !== 'BUSINESS', onData });
  const inbox = side === 'CUSTOMER' ? own.data?.inboxChanged : business.data?.businessInboxChanged;
  return inbox?.unreadCount ?? 0;
}
