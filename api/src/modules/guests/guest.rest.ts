import { defineRoutes, toPage, toPaging } from '../../rest/route.js';

const SUMS = 'sums { currency owed paid paidForRequests balance due }';
const GUEST = `phone name phoneAsGiven email bookingCount confirmedCount nextDate lastDate notes ${SUMS}`;

/** REST routes of guests (docs/decisions/0065-guests.md). */
export const guestRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/guests',
    summary: 'The guests of the owner’s business, latest request first.',
    tag: 'Bookings',
    operation: `query RestBusinessGuests($search: String, $paging: PagingInput) {
      businessGuests(search: $search, paging: $paging) {
        nodes { ${GUEST} } totalCount pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({ search: request.query.search, paging: toPaging(request) }),
    query: {
      search: {
        description: 'Only guests with this in their name, or whose phone number begins with it, in any spelling.',
      },
    },
    shape: ({ businessGuests }) => toPage(businessGuests),
  },
  {
    method: 'GET',
    path: '/business/guests/{phone}',
    summary: 'A guest of the owner’s business; `GET /business/bookings?guestPhone=` has the bookings.',
    tag: 'Bookings',
    operation: `query RestBusinessGuest($phone: String!) { businessGuest(phone: $phone) { ${GUEST} } }`,
    variables: ({ params }) => ({ phone: params.phone }),
  },
  {
    method: 'PUT',
    path: '/business/guests/{phone}/notes',
    summary: 'Updates the business’s private notes on a guest.',
    tag: 'Bookings',
    operation: `mutation RestSetGuestNotes($phone: String!, $input: GuestNotesInput!) {
      setGuestNotes(phone: $phone, input: $input) { ${GUEST} } }`,
    variables: ({ params, body }) => ({ phone: params.phone, input: body }),
  },
]);
