import { toPage, toPaging, defineRoutes } from '../../rest/route.js';

const PERSON = 'id name email username phone role createdAt suspendedAt suspensionReason';

/** REST routes of user management (docs/coverage.md: business §7 Moderator and admin). */
export const personRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/admin/users',
    summary: 'Accounts.',
    tag: 'Administration',
    operation: `query RestPeople($filter: PersonFilter, $paging: PagingInput) { people(filter: $filter, paging: $paging) {
      nodes { ${PERSON} } totalCount totalCountIsLowerBound pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({
      filter: { role: request.query.role, text: request.query.search },
      paging: toPaging(request),
    }),
    shape: ({ people }) => toPage(people),
  },
  {
    method: 'GET',
    path: '/admin/users/{id}',
    summary: 'An account.',
    tag: 'Administration',
    operation: `query RestPerson($id: Int!) { person(id: $id) { ${PERSON} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'PUT',
    path: '/admin/users/{id}/suspend',
    refusals: ['CONFLICT'],
    summary: 'Suspends an account with a reason: its sessions end, and it can’t be used.',
    tag: 'Administration',
    operation: `mutation RestSuspendUser($id: Int!, $input: SuspendUserInput!) {
      suspendUser(id: $id, input: $input) { ${PERSON} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'PUT',
    path: '/admin/users/{id}/reinstate',
    refusals: ['CONFLICT'],
    summary: 'Reinstates a suspended account.',
    tag: 'Administration',
    operation: `mutation RestReinstateUser($id: Int!) { reinstateUser(id: $id) { ${PERSON} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'PUT',
    path: '/admin/users/{id}/assign-moderator',
    summary: 'Makes a customer a moderator.',
    tag: 'Administration',
    operation: `mutation RestAssignModerator($id: Int!) { assignModerator(id: $id) { ${PERSON} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'PUT',
    path: '/admin/users/{id}/remove-moderator',
    summary: 'Makes a moderator a customer again.',
    tag: 'Administration',
    operation: `mutation RestRemoveModerator($id: Int!) { removeModerator(id: $id) { ${PERSON} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'DELETE',
    path: '/admin/users/{id}/second-factor',
    summary: 'Removes every second factor of an account that has lost them.',
    tag: 'Administration',
    operation: 'mutation RestRemoveSecondFactors($id: Int!) { removeSecondFactors(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    status: 204,
  },
  {
    method: 'DELETE',
    path: '/admin/users/{id}',
    summary: 'Deletes an account; its history stays.',
    tag: 'Administration',
    operation: 'mutation RestDeleteUser($id: Int!) { deleteUser(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    status: 204,
  },
]);
