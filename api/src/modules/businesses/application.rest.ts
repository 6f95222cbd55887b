import { toPage, toPaging, defineRoutes } from '../../rest/route.js';

const BUSINESS = `id status name location phone description documents currency rejectionReason suspensionReason createdAt
  approvedAt ownerId ownerName ownerEmail hallCount`;
const LIST = `nodes { ${BUSINESS} } totalCount totalCountIsLowerBound pageInfo { endCursor hasNextPage page limit }`;

/** REST routes of applications (docs/coverage.md: business §7 Moderator and admin). */
export const applicationRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/moderator/businesses/pending',
    summary: 'Pending applications, whoever waited longest first.',
    tag: 'Moderation',
    operation: `query RestPendingBusinesses($paging: PagingInput) { businesses(filter: { status: PENDING }, paging: $paging) { ${LIST} } }`,
    variables: (request) => ({ paging: toPaging(request) }),
    shape: ({ businesses }) => toPage(businesses),
  },
  {
    method: 'GET',
    path: '/moderator/businesses',
    summary: 'All businesses.',
    tag: 'Moderation',
    operation: `query RestBusinesses($filter: BusinessFilter, $paging: PagingInput) { businesses(filter: $filter, paging: $paging) { ${LIST} } }`,
    variables: (request) => ({
      filter: { status: request.query.status, text: request.query.search },
      paging: toPaging(request),
    }),
    shape: ({ businesses }) => toPage(businesses),
  },
  {
    method: 'PUT',
    path: '/moderator/businesses/{id}/approve',
    summary: 'Approves a pending application.',
    tag: 'Moderation',
    operation: `mutation RestApproveApplication($id: Int!) { approveApplication(id: $id) { ${BUSINESS} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'PUT',
    path: '/moderator/businesses/{id}/reject',
    summary: 'Rejects a pending application with a reason.',
    tag: 'Moderation',
    operation: `mutation RestRejectApplication($id: Int!, $input: ReasonInput!) { rejectApplication(id: $id, input: $input) { ${BUSINESS} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
]);
