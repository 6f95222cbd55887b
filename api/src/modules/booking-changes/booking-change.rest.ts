import { defineRoutes, withIdempotencyKey, type RestRequest } from '../../rest/route.js';
import { BOOKING, CITY_RULES, OWN_BOOKING } from '../bookings/booking.rest.js';

const TERMS = `hallId hallTitle timeZone startTime endTime shiftName rateReason guestCount currency hallBasePrice menuAmount menu { menuId name nameUrdu heads childCount childrenShare dishes { dishId name nameUrdu surcharge } } categoryPrice
  typePrice fixedServicesPrice optionalServicesPrice adjustmentAmount discountAmount taxAmount totalPrice quotedPrice
  optionalServices { id: serviceId name quantity amount } extras { name amount }`;
const CHANGE = `id bookingId kind proposedBy status before { ${TERMS} } after { ${TERMS} } difference waitsForDiscount
  note answerNote createdAt expiresAt validUntil endedAt`;
const QUOTE = `before { ${TERMS} } after { ${TERMS} } difference isAvailable clash isImmediate ${CITY_RULES}`;
/** The same for the business, with the requests in its way. */
export const OFFER_QUOTE = `${QUOTE} conflicts { id customerName startTime endTime }`;

const withId = (request: RestRequest) => ({ id: request.params.id, ...withIdempotencyKey(request) });

/** The answers to a change, for customers and owners alike, by names of their own: they become ids of operations. */
const toAnswers = (booking: string, whose = '') => ({
  byBodyField: 'status',
  documents: {
    accepted: `mutation RestAccept${whose}BookingChange($id: Int!, $input: AcceptBookingChangeInput) {
      acceptBookingChange(id: $id, input: $input) { ${booking} } }`,
    refused: `mutation RestRefuse${whose}BookingChange($id: Int!, $input: RefuseBookingChangeInput) {
      refuseBookingChange(id: $id, input: $input) { ${booking} } }`,
    withdrawn: `mutation RestWithdraw${whose}BookingChange($id: Int!) { withdrawBookingChange(id: $id) { ${booking} } }`,
  },
});

/** REST routes of changes of bookings (docs/decisions/0027-bookings.md). */
export const bookingChangeRoutes = defineRoutes([
  {
    method: 'POST',
    path: '/user/bookings/{id}/changes/calculate-price',
    refusals: ['CONFLICT', 'PRICE_CHANGED'],
    summary: 'What a change would make of one of the customer’s bookings, and what it would cost.',
    tag: 'Bookings',
    operation: `query RestQuoteRequestedChange($id: Int!, $input: RequestBookingChangeInput!) {
      quoteRequestedChange(id: $id, input: $input) { ${QUOTE} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'POST',
    path: '/user/bookings/{id}/changes',
    refusals: ['CONFLICT', 'SLOT_TAKEN', 'PRICE_CHANGED', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Asks for a change of one of the customer’s bookings.',
    tag: 'Bookings',
    operation: `mutation RestRequestBookingChange($id: Int!, $input: RequestBookingChangeInput!) {
      requestBookingChange(id: $id, input: $input) { ${BOOKING} } }`,
    variables: withId,
    status: 201,
  },
  {
    method: 'GET',
    path: '/user/bookings/{id}/changes',
    summary: 'The changes of one of the customer’s bookings, the latest first.',
    tag: 'Bookings',
    operation: `query RestBookingChanges($id: Int!) { bookingChanges(id: $id) { ${CHANGE} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'POST',
    path: '/user/bookings/{id}/final-guests/calculate-price',
    refusals: ['CONFLICT', 'PRICE_CHANGED'],
    summary: 'What the final number of guests would make of one of the customer’s bookings, and what it would cost.',
    tag: 'Bookings',
    operation: `query RestQuoteFinalGuests($id: Int!, $input: FinalGuestsInput!) {
      quoteFinalGuests(id: $id, input: $input) { ${QUOTE} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'PUT',
    path: '/user/bookings/{id}/final-guests',
    refusals: ['CONFLICT', 'PRICE_CHANGED'],
    summary: 'Sets the final number of guests of one of the customer’s bookings, without asking its owner.',
    tag: 'Bookings',
    operation: `mutation RestSetFinalGuests($id: Int!, $input: FinalGuestsInput!) {
      setFinalGuests(id: $id, input: $input) { ${BOOKING} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'PUT',
    path: '/user/booking-changes/{id}/status',
    refusals: ['CONFLICT', 'SLOT_TAKEN', 'FINAL_STATUS'],
    summary:
      'Accepts or refuses a change or an offer of the owner, or withdraws a change that the customer asked for. Accepting an offer accepts the request.',
    tag: 'Bookings',
    operation: toAnswers(BOOKING),
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'POST',
    path: '/business/bookings/{id}/changes/calculate-price',
    refusals: ['CONFLICT', 'PRICE_CHANGED'],
    summary: 'What a change would make of a booking of the owner’s business, and what it would cost.',
    tag: 'Bookings',
    operation: `query RestQuoteBookingChange($id: Int!, $input: ChangeBookingInput!) {
      quoteBookingChange(id: $id, input: $input) { ${OFFER_QUOTE} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'POST',
    path: '/business/bookings/{id}/changes',
    refusals: ['CONFLICT', 'SLOT_TAKEN', 'PRICE_CHANGED', 'IDEMPOTENCY_MISMATCH'],
    summary:
      'Changes a booking that the business entered, or proposes a change of a customer’s booking; with more discount than a member may give, it waits for the owner first.',
    tag: 'Bookings',
    operation: `mutation RestChangeBooking($id: Int!, $input: ChangeBookingInput!) {
      changeBooking(id: $id, input: $input) { ${OWN_BOOKING} } }`,
    variables: withId,
    status: 201,
  },
  {
    method: 'GET',
    path: '/business/bookings/{id}/changes',
    summary: 'The changes of a booking of the owner’s business, the latest first.',
    tag: 'Bookings',
    operation: `query RestOwnBookingChanges($id: Int!) { bookingChanges(id: $id) { ${CHANGE} priceReason proposer } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'PUT',
    path: '/business/booking-changes/{id}/status',
    refusals: ['CONFLICT', 'SLOT_TAKEN', 'FINAL_STATUS'],
    summary:
      'Accepts or refuses a change that the customer asked for, or withdraws one that the business proposed; the owner also accepts or refuses one whose discount waits for them.',
    tag: 'Bookings',
    operation: toAnswers(OWN_BOOKING, 'Own'),
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'POST',
    path: '/business/bookings/{id}/offers/calculate-price',
    refusals: ['CONFLICT', 'PRICE_CHANGED'],
    summary: 'What an offer would make of a customer’s request, and what it would cost.',
    tag: 'Bookings',
    operation: `query RestQuoteOffer($id: Int!, $input: MakeOfferInput!) {
      quoteOffer(id: $id, input: $input) { ${OFFER_QUOTE} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'POST',
    path: '/business/bookings/{id}/offers',
    refusals: ['CONFLICT', 'SLOT_TAKEN', 'PRICE_CHANGED', 'IDEMPOTENCY_MISMATCH'],
    summary:
      'Answers a customer’s request with an offer: a change, by whose paths it is listed and answered. Accepting it accepts the request.',
    tag: 'Bookings',
    operation: `mutation RestMakeOffer($id: Int!, $input: MakeOfferInput!) {
      makeOffer(id: $id, input: $input) { ${OWN_BOOKING} } }`,
    variables: withId,
    status: 201,
  },
]);
