import { defineRoutes, toPage, toPaging, withIdempotencyKey } from '../../rest/route.js';

/** What the routes return of an enquiry. */
export const ENQUIRY = `id hallId hallTitle hallNameUrdu hallImage businessName timeZone source customerName customerPhone
  contact { phone national dialerUrl whatsappUrl } note day guestCount occasion offerId createdAt changedAt
  lastMessageAt lastMessageSide lastMessage unreadCount
  work { stage followUpOn isFollowUpDue lostReason lostNote }`;
const PAGE = `nodes { ${ENQUIRY} } totalCount pageInfo { endCursor hasNextPage page limit }`;

/** REST routes of enquiries (docs/decisions/0067-enquiries.md). */
export const enquiryRoutes = defineRoutes([
  {
    method: 'POST',
    path: '/user/halls/{id}/enquiries',
    refusals: ['CONFLICT', 'EMAIL_NOT_CONFIRMED', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Asks a hall before there is a booking; can be retried with an Idempotency-Key.',
    tag: 'Messages',
    operation: `mutation RestAskHall($hallId: Int!, $input: AskHallInput!) {
      askHall(hallId: $hallId, input: $input) { ${ENQUIRY} } }`,
    variables: (request) => ({ hallId: request.params.id, ...withIdempotencyKey(request) }),
    status: 201,
  },
  {
    method: 'GET',
    path: '/user/enquiries',
    summary: 'What the customer asked halls, latest message first.',
    tag: 'Messages',
    operation: `query RestEnquiries($paging: PagingInput) { enquiries(paging: $paging) { ${PAGE} } }`,
    variables: (request) => ({ paging: toPaging(request) }),
    shape: ({ enquiries }) => toPage(enquiries),
  },
  {
    method: 'GET',
    path: '/user/enquiries/{id}',
    summary: 'One of the customer’s enquiries.',
    tag: 'Messages',
    operation: `query RestEnquiry($id: Int!) { enquiry(id: $id) { ${ENQUIRY} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/business/enquiries',
    summary:
      'What customers asked the owner’s halls in the app, latest message first; the pipeline has those entered by hand, too.',
    tag: 'Messages',
    operation: `query RestBusinessEnquiries($paging: PagingInput) { businessEnquiries(paging: $paging) { ${PAGE} } }`,
    variables: (request) => ({ paging: toPaging(request) }),
    shape: ({ businessEnquiries }) => toPage(businessEnquiries),
  },
  {
    method: 'GET',
    path: '/business/enquiries/{id}',
    summary: 'An enquiry at one of the owner’s halls, until a booking is requested or entered.',
    tag: 'Messages',
    operation: `query RestBusinessEnquiry($id: Int!) { enquiry(id: $id) { ${ENQUIRY} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'POST',
    path: '/business/enquiries',
    refusals: ['IDEMPOTENCY_MISMATCH'],
    summary:
      'Enters an enquiry that came by phone, by WhatsApp or in person, for the pipeline; can be retried with an Idempotency-Key.',
    tag: 'Messages',
    operation: `mutation RestEnterEnquiry($input: EnterEnquiryInput!) { enterEnquiry(input: $input) { ${ENQUIRY} } }`,
    variables: withIdempotencyKey,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/enquiries/{id}',
    refusals: ['CONFLICT'],
    summary: 'Changes an enquiry that was entered by hand, while it is no booking.',
    tag: 'Messages',
    operation: `mutation RestChangeEnquiry($id: Int!, $input: ChangeEnquiryInput!) {
      changeEnquiry(id: $id, input: $input) { ${ENQUIRY} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'DELETE',
    path: '/business/enquiries/{id}',
    summary: 'Deletes an enquiry that was entered by hand, while it is no booking.',
    tag: 'Messages',
    operation: `mutation RestRemoveEnquiry($id: Int!) { removeEnquiry(id: $id) { ${ENQUIRY} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
]);
