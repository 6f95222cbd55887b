import { defineRoutes } from '../../rest/route.js';

const RANGE = 'startTime endTime';
const BLOCK = `id hallIds ${RANGE} note`;
const CALENDAR_TAG = 'Own halls';

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
        holdHours answersWithinHours cancellationTerms
        cityRules { id city kind effect closingTime firstDay lastDay source }
        days { date status opening { ${RANGE} } free { ${RANGE} } taken { ${RANGE} }
          shifts { shiftId name ${RANGE} status heldUntil price priceType rateReason }
          price { pricePerHour pricePerPerson flatPrice rateReason } }
      } }`,
    variables: ({ params, query }) => ({ hallId: params.id, month: query.month }),
  },
  {
    method: 'GET',
    path: '/business/calendar',
    summary:
      'What takes the time of the viewer’s halls on some days: bookings, blocks, events of other calendars, special days.',
    tag: CALENDAR_TAG,
    operation: `query RestBusinessCalendar($from: Date!, $to: Date!, $hallId: Int) {
      businessCalendar(from: $from, to: $to, hallId: $hallId) {
        timeZone today days { date pending confirmed }
        bookings { id status hallId takenHallIds hallTitle shiftName ${RANGE} guestCount customerName heldUntil }
        blocks { ${BLOCK} }
        externalEvents { calendarId calendarName title hallIds ${RANGE} }
        specialDays { id hallId firstDay lastDay openingTime closingTime note } } }`,
    variables: ({ query }) => ({ from: query.from, to: query.to, hallId: query.hallId }),
    query: {
      from: { description: 'The first day, in the business’s time zone.' },
      to: { description: 'The last day, at most 61 days later.' },
      hallId: { description: 'Only what takes space of this hall; defaults to all halls.', type: 'integer' },
    },
  },
  {
    method: 'POST',
    path: '/business/blocks',
    summary: 'Blocks whole days, or hours of one day, of one hall or all of them.',
    tag: CALENDAR_TAG,
    operation: `mutation RestBlockHall($input: BlockHallInput!) { blockHall(input: $input) { ${BLOCK} } }`,
    variables: ({ body }) => ({ input: body }),
    refusals: ['CONFLICT', 'SLOT_TAKEN'],
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/business/blocks/{id}',
    summary: 'Removes a block; its time is free again.',
    tag: CALENDAR_TAG,
    operation: `mutation RestUnblock($id: Int!) { unblock(id: $id) { ${BLOCK} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
]);
