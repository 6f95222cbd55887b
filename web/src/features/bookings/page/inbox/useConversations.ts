import type { ConversationChoice } from '@mehfil/api/domain/threads/conversations';
import { readError } from '../../../../graphql/errors';
import { useBusinessConversationsQuery, useConversationsQuery } from '../../../../graphql/generated/conversations';
import { PAGE_SIZE } from './inbox-address';
import type { InboxSide } from './useInbox';

interface Wanted {
  show: ConversationChoice;
  search: string;
  page: number;
}

/** A page of the conversations of a side; while another one loads, the one before. */
export function useConversations(side: InboxSide, { show, search: typed, page }: Wanted) {
  const search = typed.trim() || null;
  const isBusiness = side === 'BUSINESS';
  const paging = { limit: PAGE_SIZE, page };
  const own = useConversationsQuery({ variables: { filter: { search }, paging }, freshFor: 0, skip: isBusiness });
  const business = useBusinessConversationsQuery({
    variables: { filter: { show, search }, paging },
    freshFor: 0,
    skip: !isBusiness,
  });
  const { error, refetch } = isBusiness ? business : own;
  const list = isBusiness
    ? (business.data ?? business.previousData)?.businessConversations
    : (own.data ?? own.previousData)?.conversations;
  return {
    list,
    /** It is the page that is wanted, not the one before. */
    isShown: (isBusiness ? business.data : own.data) !== undefined,
    problem: error && !list ? readError(error).message : null,
    retry: () => void refetch().catch(() => undefined),
  };
}
