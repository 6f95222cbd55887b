import { toPaging, defineRoutes, type Page } from '../../rest/route.js';

/** Fields of the cards of saved halls. */
export const CARD = `id hallName hallNameUrdu hallNumber title profileImage location city latitude longitude capacity services sellsShifts fromPrice fromPriceType pricePerPerson
  pricePerHour businessName businessCurrency rating reviewCount isFeatured isVerified instantConfirmation viewerHasSaved
  distanceKm`;

/** REST routes of saved halls (docs/coverage.md: customer §7). */
export const savedHallRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/user/saved-halls',
    summary: 'The customer’s saved halls, last saved first.',
    tag: 'Saved halls',
    operation: `query RestSavedHalls($paging: PagingInput, $listId: Int) {
      viewerSavedHalls(paging: $paging, listId: $listId) { nodes { ${CARD} } }
    }`,
    variables: (request) => ({ paging: toPaging(request), listId: request.query.listId }),
    query: { listId: { description: 'Only those of this list; defaults to all.', type: 'integer' } },
    shape: (data) => (data.viewerSavedHalls as Page).nodes,
  },
  {
    method: 'POST',
    path: '/user/saved-halls/{hallId}',
    summary: 'Saves a hall.',
    tag: 'Saved halls',
    operation: 'mutation RestSaveHall($hallId: Int!) { saveHall(hallId: $hallId) { hallId viewerHasSaved } }',
    variables: ({ params }) => ({ hallId: params.hallId }),
  },
  {
    method: 'DELETE',
    path: '/user/saved-halls/{hallId}',
    summary: 'Removes a hall from the saved ones.',
    tag: 'Saved halls',
    operation: 'mutation RestUnsaveHall($hallId: Int!) { unsaveHall(hallId: $hallId) { hallId viewerHasSaved } }',
    variables: ({ params }) => ({ hallId: params.hallId }),
  },
]);
