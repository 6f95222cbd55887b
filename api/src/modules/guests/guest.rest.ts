import { defineRoutes, TEXT_FILE_FIELDS, toPage, toPaging, toTextFile } from '../../rest/route.js';

const SUMS = 'sums { currency owed paid paidForRequests balance due }';
const GUEST = `phone name phoneAsGiven email bookingCount confirmedCount nextDate lastDate notes
  secondPhone { name phone phoneAsGiven } ${SUMS}`;

const FROM = {
  from: {
    description: 'The first day of the bookings; what is left of earlier ones is brought forward. All if left out.',
  },
};
const STATEMENT = `phone name businessName businessAddress businessPhone from day accounts { currency broughtForward
  bookings { bookingId invoiceNumber hall date status owed paid balance }
  entries { entryId bookingId invoiceNumber day kind method reference receiptNumber amount }
  owed total paid paidForRequests balance due }`;

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
        description:
          'Only guests with this in their name or the name of their second phone, or with a number that begins with it, in any spelling.',
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
    method: 'GET',
    path: '/business/guests/{phone}/statement',
    summary: 'The statement of account of a guest, one account a currency.',
    tag: 'Payments',
    operation: `query RestGuestStatement($phone: String!, $from: Date) {
      guestStatement(phone: $phone, from: $from) { ${STATEMENT} } }`,
    variables: ({ params, query }) => ({ phone: params.phone, from: query.from }),
    query: FROM,
  },
  {
    method: 'GET',
    path: '/business/guests/{phone}/statement.csv',
    summary: 'The statement of account of a guest, as CSV.',
    tag: 'Payments',
    operation: `query RestExportGuestStatement($phone: String!, $from: Date) {
      exportGuestStatement(phone: $phone, from: $from) { ${TEXT_FILE_FIELDS} } }`,
    variables: ({ params, query }) => ({ phone: params.phone, from: query.from }),
    query: FROM,
    mediaTypes: ['text/csv'],
    render: ({ exportGuestStatement }) => toTextFile(exportGuestStatement),
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
  {
    method: 'PUT',
    path: '/business/guests/{phone}/second-phone',
    summary: 'Saves or removes the second phone of a guest: of the other family, say.',
    tag: 'Bookings',
    operation: `mutation RestSetGuestSecondPhone($phone: String!, $input: GuestSecondPhoneInput!) {
      setGuestSecondPhone(phone: $phone, input: $input) { ${GUEST} } }`,
    variables: ({ params, body }) => ({ phone: params.phone, input: body }),
  },
]);
