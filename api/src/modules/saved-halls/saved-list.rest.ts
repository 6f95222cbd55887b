import { defineRoutes, toPage, toPaging } from '../../rest/route.js';
import { CARD } from './saved-hall.rest.js';
import type { SharedListHead } from './saved-list.service.js';

const LIST = 'id name hallCount shareUrl';

/** REST routes of lists of saved halls (docs/decisions/0039-saved-lists.md). */
export const savedListRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/user/saved-lists',
    summary: 'The customer’s lists of saved halls, by name.',
    tag: 'Saved halls',
    operation: `query RestSavedLists { viewerSavedLists { ${LIST} } }`,
  },
  {
    method: 'POST',
    path: '/user/saved-lists',
    summary: 'Creates a list without halls.',
    tag: 'Saved halls',
    operation: `mutation RestCreateSavedList($input: SavedListInput!) { createSavedList(input: $input) { ${LIST} } }`,
    variables: ({ body }) => ({ input: body }),
    refusals: ['ALREADY_TAKEN', 'CONFLICT'],
    status: 201,
  },
  {
    method: 'PUT',
    path: '/user/saved-lists/{id}',
    summary: 'Renames a list.',
    tag: 'Saved halls',
    operation: `mutation RestRenameSavedList($id: Int!, $input: SavedListInput!) {
      renameSavedList(id: $id, input: $input) { ${LIST} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
    refusals: ['ALREADY_TAKEN'],
  },
  {
    method: 'DELETE',
    path: '/user/saved-lists/{id}',
    summary: 'Deletes a list and its link; its halls stay saved.',
    tag: 'Saved halls',
    operation: `mutation RestDeleteSavedList($id: Int!) { deleteSavedList(id: $id) { ${LIST} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'POST',
    path: '/user/saved-lists/{id}/link',
    summary: 'Gives a list a link that shows it to anybody, or tells the one that it has.',
    tag: 'Saved halls',
    operation: `mutation RestShareSavedList($id: Int!) { shareSavedList(id: $id) { ${LIST} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'DELETE',
    path: '/user/saved-lists/{id}/link',
    summary: 'Ends the link of a list for good.',
    tag: 'Saved halls',
    operation: `mutation RestUnshareSavedList($id: Int!) { unshareSavedList(id: $id) { ${LIST} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/user/saved-halls/{hallId}/lists',
    summary: 'Which of the customer’s lists hold a hall.',
    tag: 'Saved halls',
    operation: 'query RestHallLists($hallId: Int!) { viewerHallLists(hallId: $hallId) }',
    variables: ({ params }) => ({ hallId: params.hallId }),
  },
  {
    method: 'PUT',
    path: '/user/saved-halls/{hallId}/lists',
    summary: 'Puts a saved hall into these lists, and takes it out of all others.',
    tag: 'Saved halls',
    operation: `mutation RestSetSavedHallLists($hallId: Int!, $input: SavedHallListsInput!) {
      setSavedHallLists(hallId: $hallId, input: $input) { ${LIST} } }`,
    variables: ({ params, body }) => ({ hallId: params.hallId, input: body }),
  },
  {
    method: 'GET',
    path: '/public/saved-lists/{token}',
    summary: 'A shared list with its public halls, by the secret of its link.',
    tag: 'Saved halls',
    operation: `query RestSharedSavedList($token: String!, $paging: PagingInput) {
      sharedSavedList(token: $token, paging: $paging) {
        name ownerName nodes { ${CARD} } totalCount pageInfo { endCursor hasNextPage page limit }
      }
    }`,
    variables: (request) => ({ token: request.params.token, paging: toPaging(request) }),
    shape: ({ sharedSavedList }) => {
      const { name, ownerName } = sharedSavedList as SharedListHead;
      return { name, ownerName, halls: toPage(sharedSavedList) };
    },
  },
]);
