import { defineRoutes, toPage, toPaging, withIdempotencyKey } from '../../rest/route.js';
import { BOOKING, QUOTE } from '../bookings/booking.rest.js';

const GROUP = 'group { id name status endReason answerBy createdAt endedAt }';
const SUMS = 'totals { currency total } viewerCanCancel';
const GROUPED = `${GROUP} bookings { ${BOOKING} } ${SUMS}`;
/** Lists have the bookings in short. */
const LISTED = `${GROUP} bookings { id status hallId hallTitle businessName date startTime endTime timeZone shiftName guestCount
  functionName acceptedAt currency totalPrice cancellationReason } ${SUMS}`;

/** REST routes of several functions at once (docs/decisions/0027-bookings.md). */
export const bookingGroupRoutes = defineRoutes([
  {
    method: 'POST',
    path: '/user/booking-groups/calculate-price',
    summary: 'The current price of several functions, and their exact sum.',
    tag: 'Bookings',
    operation: `query RestQuoteBookings($input: QuoteBookingsInput!) {
      quoteBookings(input: $input) { functions { ${QUOTE} } totals { currency total } } }`,
    variables: ({ body }) => ({ input: body }),
    refusals: ['CONFLICT'],
  },
  {
    method: 'POST',
    path: '/user/booking-groups',
    summary: 'Requests several functions: all are made, or none; can be retried with an Idempotency-Key.',
    tag: 'Bookings',
    operation: `mutation RestRequestBookings($input: RequestBookingsInput!) { requestBookings(input: $input) { ${GROUPED} } }`,
    variables: withIdempotencyKey,
    refusals: ['SLOT_TAKEN', 'PRICE_CHANGED', 'IDEMPOTENCY_MISMATCH', 'CONFLICT'],
    status: 201,
  },
  {
    method: 'GET',
    path: '/user/booking-groups',
    summary: 'The customer’s requests for several functions, latest first.',
    tag: 'Bookings',
    operation: `query RestViewerBookingGroups($paging: PagingInput) { viewerBookingGroups(paging: $paging) {
      nodes { ${LISTED} } totalCount pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({ paging: toPaging(request) }),
    shape: ({ viewerBookingGroups }) => toPage(viewerBookingGroups),
  },
  {
    method: 'GET',
    path: '/user/booking-groups/{id}',
    summary: 'Several functions that were requested together; for their customer and staff.',
    tag: 'Bookings',
    operation: `query RestBookingGroup($id: Int!) { bookingGroup(id: $id) { ${GROUPED} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'DELETE',
    path: '/user/booking-groups/{id}',
    summary: 'Cancels all functions of one of the customer’s groups while they wait for answers.',
    tag: 'Bookings',
    operation: `mutation RestCancelBookingGroup($id: Int!) { cancelBookingGroup(id: $id) { ${GROUPED} } }`,
    variables: ({ params }) => ({ id: params.id }),
    refusals: ['FINAL_STATUS'],
  },
]);
