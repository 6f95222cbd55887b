import { toPage, toPaging, defineRoutes } from '../../rest/route.js';

const PERSON = 'id name email username phone role createdAt';

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
    path: '/admin/users/{id}',
    summary: 'Deletes an account; its history stays.',
    tag: 'Administration',
    operation: 'mutation RestDeleteUser($id: Int!) { deleteUser(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    status: 204,
  },
]);
