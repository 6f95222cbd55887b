import { pagingOf, routes, type Page } from '../../rest/route.js';

const CARD = `id hallName hallNumber title profileImage location city latitude longitude capacity services pricePerPerson
  pricePerHour businessName businessCurrency rating reviewCount isFeatured isVerified instantConfirmation viewerHasSaved
  distanceKm`;

/** Saved halls over REST (docs/coverage.md: customer §7). */
export const savedHallRoutes = routes([
  {
    method: 'GET',
    path: '/user/saved-halls',
    summary: 'The halls that the customer keeps, the one saved last first.',
    tag: 'Saved halls',
    operation: `query RestSavedHalls($paging: PagingInput) {
      viewerSavedHalls(paging: $paging) { nodes { ${CARD} } }
    }`,
    variables: (request) => ({ paging: pagingOf(request) }),
    shape: (data) => (data.viewerSavedHalls as Page).nodes,
  },
  {
    method: 'POST',
    path: '/user/saved-halls/{hallId}',
    summary: 'Keeps a hall among the saved ones.',
    tag: 'Saved halls',
    operation: 'mutation RestSaveHall($hallId: Int!) { saveHall(hallId: $hallId) { hallId viewerHasSaved } }',
    variables: ({ params }) => ({ hallId: params.hallId }),
  },
  {
    method: 'DELETE',
    path: '/user/saved-halls/{hallId}',
    summary: 'Takes a hall from the saved ones.',
    tag: 'Saved halls',
    operation: 'mutation RestUnsaveHall($hallId: Int!) { unsaveHall(hallId: $hallId) { hallId viewerHasSaved } }',
    variables: ({ params }) => ({ hallId: params.hallId }),
  },
]);
