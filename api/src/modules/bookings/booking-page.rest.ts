import { defineRoutes } from '../../rest/route.js';
import { BOOKING, OWN_BOOKING } from './booking.rest.js';

const TERMS =
  'hallTitle startTime endTime guestCount totalPrice menu { menuId name nameUrdu childCount dishes { dishId name nameUrdu } }';
/** What happened to a booking, the latest first. */
const TIMELINE = `key kind at side actorName until reason note amount mail { to subject status }
  change { id proposedBy status difference before { ${TERMS} } after { ${TERMS} } }`;
const PAGES = [
  { side: 'user', name: 'Own', whose: 'One of the customer’s bookings', fields: BOOKING, tag: 'Bookings' },
  {
    side: 'business',
    name: 'Business',
    whose: 'A booking of the owner’s business',
    fields: OWN_BOOKING,
    tag: 'Bookings',
  },
  { side: 'admin', name: 'Any', whose: 'Any booking, for staff', fields: OWN_BOOKING, tag: 'Administration' },
] as const;

/**
 * REST routes of a booking's page (docs/decisions/0057-booking-page.md). They follow all other rows of bookings, since their last part may be
 * anything.
 */
export const bookingPageRoutes = [
  ...defineRoutes([
    {
      method: 'POST',
      path: '/business/bookings/{id}/seen',
      summary: 'Records that a member of the team saw a request that waits; returns what happened to it.',
      tag: 'Bookings',
      operation: `mutation RestMarkBookingSeen($id: Int!) { markBookingSeen(id: $id) { ${TIMELINE} } }`,
      variables: ({ params }) => ({ id: params.id }),
    },
  ]),
  ...PAGES.flatMap(({ side, name, whose, fields, tag }) =>
    defineRoutes([
      {
        method: 'GET',
        path: `/${side}/bookings/{id}`,
        summary: `${whose}, with its next step.`,
        tag,
        operation: `query Rest${name}Booking($id: Int!) { booking(id: $id) { ${fields} nextStep } }`,
        variables: ({ params }) => ({ id: params.id }),
      },
      {
        method: 'GET',
        path: `/${side}/bookings/{id}/timeline`,
        summary: `${whose}: what happened to it, the latest first.`,
        tag,
        operation: `query Rest${name}BookingTimeline($id: Int!) { bookingTimeline(id: $id) { ${TIMELINE} } }`,
        variables: ({ params }) => ({ id: params.id }),
      },
    ]),
  ),
];
