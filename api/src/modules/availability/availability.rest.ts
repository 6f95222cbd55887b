import { routes } from '../../rest/route.js';

const RANGE = 'startTime endTime';

/** Availability over REST. */
export const availabilityRoutes = routes([
  {
    method: 'GET',
    path: '/public/halls/{id}/availability',
    summary: 'A month of a hall: which days and hours are free.',
    tag: 'Halls',
    operation: `query RestHallAvailability($hallId: Int!, $month: String) {
      hallAvailability(hallId: $hallId, month: $month) {
        hallId month timeZone today earliestStart latestDate leastMinutes mostMinutes bufferMinutes
        days { date status opening { ${RANGE} } free { ${RANGE} } taken { ${RANGE} } }
      } }`,
    variables: ({ params, query }) => ({ hallId: params.id, month: query.month }),
  },
]);
