import { defineRoutes, toPage, toPaging } from '../../rest/route.js';

const ENTRY = `id state place hallId hallTitle hallNameUrdu hallImage businessName timeZone date startTime endTime shiftName guestCount
  joinedAt offeredAt offeredUntil`;
const toPageSelection = (entry: string) =>
  `nodes { ${entry} } totalCount pageInfo { endCursor hasNextPage page limit }`;

/** REST routes of waiting lists (docs/decisions/0027-bookings.md). */
export const waitingListRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/user/waiting-list',
    summary: 'What the customer waits for: offers first, then open entries.',
    tag: 'Bookings',
    operation: `query RestViewerWaitingList($paging: PagingInput) {
      viewerWaitingList(paging: $paging) { ${toPageSelection(ENTRY)} } }`,
    variables: (request) => ({ paging: toPaging(request) }),
    shape: ({ viewerWaitingList }) => toPage(viewerWaitingList),
  },
  {
    method: 'POST',
    path: '/user/waiting-list',
    summary: 'Waits for a time of a hall that is taken.',
    tag: 'Bookings',
    operation: `mutation RestJoinWaitingList($input: JoinWaitingListInput!) {
      joinWaitingList(input: $input) { ${ENTRY} } }`,
    variables: ({ body }) => ({ input: body }),
    refusals: ['ALREADY_TAKEN', 'CONFLICT'],
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/user/waiting-list/{id}',
    summary: 'Leaves a waiting list; a time that was offered is offered to the next.',
    tag: 'Bookings',
    operation: `mutation RestLeaveWaitingList($id: Int!) { leaveWaitingList(id: $id) { ${ENTRY} } }`,
    variables: ({ params }) => ({ id: params.id }),
    refusals: ['FINAL_STATUS'],
  },
  {
    method: 'GET',
    path: '/business/waiting-list',
    summary: 'Who waits for times of the owner’s halls, soonest first.',
    tag: 'Bookings',
    operation: `query RestBusinessWaitingList($hallId: Int, $search: String, $paging: PagingInput) {
      businessWaitingList(hallId: $hallId, search: $search, paging: $paging) { ${toPageSelection(`${ENTRY} customerName`)} } }`,
    variables: (request) => ({
      hallId: request.query.hallId,
      search: request.query.search,
      paging: toPaging(request),
    }),
    query: {
      hallId: { description: 'Only of this hall; defaults to all halls.', type: 'integer' },
      search: {
        description: 'Only of customers with this in their name, or with this phone number in any spelling.',
      },
    },
    shape: ({ businessWaitingList }) => toPage(businessWaitingList),
  },
]);
