import { paged, pagingOf, routes } from '../../rest/route.js';

const PERSON = 'id name email username phone role createdAt';

/** User management over REST (docs/coverage.md: business §7 Moderator and admin). */
export const personRoutes = routes([
  {
    method: 'GET',
    path: '/admin/users',
    summary: 'People who have an account.',
    tag: 'Administration',
    operation: `query RestPeople($filter: PersonFilter, $paging: PagingInput) { people(filter: $filter, paging: $paging) {
      nodes { ${PERSON} } totalCount totalCountIsLowerBound pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({
      filter: { role: request.query.role, text: request.query.search },
      paging: pagingOf(request),
    }),
    shape: ({ people }) => paged(people),
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
