import { defineRoutes } from '../../rest/route.js';

const RANGE = 'startTime endTime';

/** REST routes of availability. */
export const availabilityRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/public/halls/{id}/availability',
    summary: 'The free days and hours of a hall in a month.',
    tag: 'Halls',
    operation: `query RestHallAvailability($hallId: Int!, $month: String) {
      hallAvailability(hallId: $hallId, month: $month) {
        hallId month timeZone currency sellsShifts today earliestStart latestDate leastMinutes mostMinutes bufferMinutes
        holdHours answersWithinHours
        days { date status opening { ${RANGE} } free { ${RANGE} } taken { ${RANGE} }
          shifts { shiftId name ${RANGE} status price priceType rateReason }
          price { pricePerHour pricePerPerson flatPrice rateReason } }
      } }`,
    variables: ({ params, query }) => ({ hallId: params.id, month: query.month }),
  },
]);
