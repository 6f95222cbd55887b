import { useApolloClient } from '@apollo/client/react';
import { readAgain } from '../../../../graphql/change';
import {
  BookingThreadDocument,
  useBookingThreadChangedSubscription,
  useBookingThreadQuery,
  type BookingThreadQuery,
  type BookingThreadQueryVariables,
  type MessageFieldsFragment,
  type VisitFieldsFragment,
} from '../../../../graphql/generated/booking-messages';
import { useLoadMore } from '../../../../ui/useLoadMore';

/** A message, as it comes over the wire. */
export type ShownMessage = MessageFieldsFragment;

/** A visit of the hall, as it comes over the wire. */
export type ShownVisit = VisitFieldsFragment;

/** A thread, as far as it is loaded: the newest messages first. */
export type ShownThread = BookingThreadQuery['bookingThread'];

/**
 * The newest page in place of what it covers; where it doesn't reach what was loaded earlier, that goes. A message that was just sent
 * may be newer than the page.
 */
export function withNewest(before: ShownThread, page: ShownThread): ShownThread {
  const newestSequence = page.nodes[0]?.sequence ?? 0;
  const later = before.nodes.filter(({ sequence }) => sequence > newestSequence);
  const newest = { ...page, nodes: [...later, ...page.nodes] };
  const oldest = page.nodes.at(-1);
  if (!oldest) return newest;
  const earlier = before.nodes.filter(({ sequence }) => sequence < oldest.sequence);
  const isJoined = earlier.length > 0 && (earlier[0]?.sequence ?? 0) === oldest.sequence - 1;
  return isJoined ? { ...newest, nodes: [...newest.nodes, ...earlier], pageInfo: before.pageInfo } : newest;
}

function withEarlier(before: ShownThread, earlier: ShownThread): ShownThread {
  return { ...before, nodes: [...before.nodes, ...earlier.nodes], pageInfo: earlier.pageInfo };
}

/** With a visit that was just proposed, in place of the open one. */
function withProposal(before: ShownThread, visit: ShownVisit): ShownThread {
  const others = before.visits
    .filter(({ id }) => id !== visit.id)
    .map((each): ShownVisit => (each.status === 'PROPOSED' ? { ...each, status: 'REPLACED' } : each));
  return { ...before, visits: [visit, ...others] };
}

/** What messages are about. */
export type About = BookingThreadQueryVariables['about'];

/** The messages about a booking or an enquiry: the newest at first, earlier ones on request, new ones as they come. */
export function useThread(about: About, id: number) {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useBookingThreadQuery({ variables: { id, about }, freshFor: 0 });
  const thread = data?.bookingThread;
  const change = (to: (before: ShownThread) => ShownThread) =>
    client.cache.updateQuery({ query: BookingThreadDocument, variables: { id, about } }, (before) =>
      before ? { bookingThread: to(before.bookingThread) } : undefined,
    );
  const take = (newest: ShownThread) => change((before) => withNewest(before, newest));
  useBookingThreadChangedSubscription({
    variables: { id, about },
    onData: ({ bookingThreadChanged }) => {
      take(bookingThreadChanged);
      // A message can answer or reopen it, and an offer can have ended.
      if (about === 'ENQUIRY') void readAgain(client, ['Enquiry', 'OpenBookingChange']);
    },
  });
  const { pending, loadMore } = useLoadMore(() =>
    fetchMore({
      variables: { id, about, after: thread?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }) => ({
        bookingThread: withEarlier(before.bookingThread, fetchMoreResult.bookingThread),
      }),
    }),
  );
  return {
    thread,
    failed: error !== undefined && !thread,
    retry: () => void refetch().catch(() => undefined),
    earlier: thread?.pageInfo.hasNextPage ? { pending, load: () => void loadMore() } : undefined,
    /** Takes in the newest page. */
    take,
    /** Adds a visit that was just proposed. */
    propose: (visit: ShownVisit) => change((before) => withProposal(before, visit)),
    /** Adds a message that was just sent, unless a live update was quicker. */
    add: (message: ShownMessage) =>
      change((before) =>
        before.nodes.some(({ id: known }) => known === message.id)
          ? before
          : { ...before, nodes: [message, ...before.nodes].sort((a, b) => b.sequence - a.sequence) },
      ),
  };
}
