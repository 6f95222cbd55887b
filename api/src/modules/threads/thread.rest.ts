import { defineRoutes, toPage, toPaging, withIdempotencyKey, type RestRequest } from '../../rest/route.js';

const MESSAGE = `id sequence side senderName isOwn text hasAccountNumber clientMutationId createdAt deletableUntil`;
const THREAD = `bookingId viewerSide viewerCanWrite readTo readByOtherSideTo unreadCount nodes { ${MESSAGE} }
  totalCount pageInfo { endCursor hasNextPage page limit }`;
const UNREAD = 'bookingId unreadCount';

const ofPage = (request: RestRequest) => ({ id: request.params.id, paging: toPaging(request) });
const withMark = ({ params, body }: RestRequest) => ({ id: params.id, to: body.to });
const withInput = (request: RestRequest) => ({ id: request.params.id, ...withIdempotencyKey(request) });

/** The page with the marks of what was read beside it. */
function toThread({ bookingThread }: Record<string, unknown>): unknown {
  const { nodes: _nodes, totalCount: _total, pageInfo: _page, ...marks } = bookingThread as Record<string, unknown>;
  return { ...(toPage(bookingThread) as object), ...marks };
}

/** The calls for customers and businesses alike, by names of their own: they become ids of operations. */
const toRoutes = (base: '/user' | '/business', whose: 'Own' | 'Customers', booking: string) =>
  defineRoutes([
    {
      method: 'GET',
      path: `${base}/bookings/{id}/messages`,
      summary: `The messages about ${booking}, newest first, with the marks of what was read.`,
      tag: 'Messages',
      operation: `query Rest${whose}Thread($id: Int!, $paging: PagingInput) {
        bookingThread(id: $id, paging: $paging) { ${THREAD} } }`,
      variables: ofPage,
      shape: toThread,
    },
    {
      method: 'POST',
      path: `${base}/bookings/{id}/messages`,
      refusals: ['CONFLICT', 'IDEMPOTENCY_MISMATCH'],
      summary: `Sends a message about ${booking}; can be retried with an Idempotency-Key.`,
      tag: 'Messages',
      operation: `mutation RestSend${whose}Message($id: Int!, $input: SendMessageInput!) {
        sendMessage(id: $id, input: $input) { ${MESSAGE} } }`,
      variables: withInput,
      status: 201,
    },
    {
      method: 'PUT',
      path: `${base}/bookings/{id}/messages/read`,
      summary: `Marks the messages about ${booking} as read, up to the one in the place of \`to\`.`,
      tag: 'Messages',
      operation: `mutation RestMark${whose}Thread($id: Int!, $to: Int!) { markThreadRead(id: $id, to: $to) { ${UNREAD} } }`,
      variables: withMark,
    },
    // Before the path with an id, which would match it.
    {
      method: 'GET',
      path: `${base}/messages/unread`,
      summary: 'The bookings about which the viewer has unread messages.',
      tag: 'Messages',
      operation: `query RestUnread${whose}Messages { unreadMessages { ${UNREAD} } }`,
    },
    {
      method: 'DELETE',
      path: `${base}/messages/{id}`,
      refusals: ['CONFLICT'],
      summary: 'Deletes an own message within ten minutes, which leaves a mark in its place.',
      tag: 'Messages',
      operation: `mutation RestDelete${whose}Message($id: Int!) { deleteMessage(id: $id) { ${MESSAGE} } }`,
      variables: ({ params }) => ({ id: params.id }),
    },
  ]);

/** REST routes of threads (docs/decisions/0063-threads.md). */
export const threadRoutes = [
  ...toRoutes('/user', 'Own', 'one of the customer’s bookings'),
  ...toRoutes('/business', 'Customers', 'a booking of the owner’s business'),
];
