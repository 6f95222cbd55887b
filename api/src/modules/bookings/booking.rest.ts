import { defineRoutes, toPage, toPaging, withIdempotencyKey } from '../../rest/route.js';

const SERVICE = 'id: serviceId name description price priceType quantity isIncluded amount';
/** The rules of the city that a booking has to know of. */
export const CITY_RULES = 'cityRules { id city kind effect closingTime firstDay lastDay source }';
/** The menu of a booking, a quote or the terms of a change. */
const BOOKED_MENU = `menuAmount menu { menuId name nameUrdu pricePerHead surchargePerHead heads guaranteedHeads childCount childrenShare
  courses { name nameUrdu choose isMain dishes { dishId name nameUrdu surcharge } } }`;
const PRICE = `currency hours guestCount hallBasePrice ${BOOKED_MENU} categoryPrice typePrice fixedServicesPrice optionalServicesPrice
  discountPercentage discountAmount taxPercentage taxAmount totalPrice shiftName rateReason rateAmount pricePerHour pricePerPerson flatPrice
  fixedServices { ${SERVICE} } optionalServices { ${SERVICE} }`;
/** The fields of a quote. */
export const QUOTE = `hallId isAvailable startTime endTime ${CITY_RULES} ${PRICE}`;
/** The booking fields for customers and owners (docs/coverage.md: customer §3, business §3). */
export const BOOKING = `id source isOffered enquiryId invoiceNumber status hallId hallTitle hallName: hallTitle hallNameUrdu hallLocation hallImage categoryName typeName
  businessName businessCurrency sellerAddress sellerPhone sellerTaxNumber sellerLogo timeZone date startTime endTime ${PRICE}
  adjustmentAmount extras { name amount } customerName customerPhone customerEmail specialRequests heldUntil createdAt issuedAt confirmedAt changedAt cancelledAt
  functionName occasion acceptedAt paymentDueAt confirmsOnPayment
  group { id name status endReason answerBy functions { functionName date status isAccepted } }
  changesUntil finalGuests { agreed min max until } openChange { id kind proposedBy difference waitsForDiscount createdAt expiresAt }
  cancellationReason cancellationNote cancellationTerms`;
/** Adds the fields that only the owner sees. */
export const OWN_BOOKING = `${BOOKING} notes labels quotedPrice priceReason enteredBy waitsForDiscount scheduleConflict ${CITY_RULES}`;
const toPageSelection = (booking: string) =>
  `nodes { ${booking} } totalCount pageInfo { endCursor hasNextPage page limit }`;

/** REST routes of bookings (docs/coverage.md: customer §7, business §7). */
export const bookingRoutes = defineRoutes([
  {
    method: 'POST',
    path: '/user/bookings/calculate-price',
    refusals: ['CONFLICT'],
    summary: 'The current price for a hall, a time, guests and services.',
    tag: 'Bookings',
    operation: `query RestCalculatePrice($input: CalculatePriceInput!) {
      calculatePrice(input: $input) { ${QUOTE} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'POST',
    path: '/user/bookings',
    refusals: ['SLOT_TAKEN', 'PRICE_CHANGED', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Requests a booking; can be retried with an Idempotency-Key.',
    tag: 'Bookings',
    operation: `mutation RestRequestBooking($input: RequestBookingInput!) { requestBooking(input: $input) { ${BOOKING} } }`,
    variables: withIdempotencyKey,
    status: 201,
  },
  {
    method: 'GET',
    path: '/user/bookings',
    summary: 'The customer’s bookings: all, latest request first, or those of one stage.',
    tag: 'Bookings',
    operation: `query RestViewerBookings($stage: BookingStage, $changeToAnswer: Boolean, $paging: PagingInput) {
      viewerBookings(stage: $stage, changeToAnswer: $changeToAnswer, paging: $paging) { ${toPageSelection(BOOKING)} } }`,
    variables: (request) => ({
      stage: request.query.stage,
      changeToAnswer: request.query.changeToAnswer,
      paging: toPaging(request),
    }),
    shape: ({ viewerBookings }) => toPage(viewerBookings),
  },
  {
    method: 'DELETE',
    path: '/user/bookings/{id}',
    refusals: ['FINAL_STATUS', 'CONFLICT'],
    summary:
      'Withdraws one of the customer’s pending requests, or cancels a confirmed booking, for which `refund` and `kept` say what comes back and stays.',
    tag: 'Bookings',
    operation: `mutation RestWithdrawBooking($id: Int!, $refund: Money, $kept: Money) {
      withdrawBooking(id: $id, refund: $refund, kept: $kept) { ${BOOKING} } }`,
    variables: ({ params, query }) => ({ id: params.id, refund: query.refund, kept: query.kept }),
    query: {
      refund: { description: 'What comes back, as the cancellation of the booking says; needed once it is confirmed.' },
      kept: { description: 'What stays with the business, as it says; needed with `refund`.' },
    },
  },
  {
    method: 'GET',
    path: '/user/bookings/{id}/cancellation',
    refusals: ['FINAL_STATUS', 'CONFLICT'],
    summary: 'What of what was paid comes back if the customer withdrew a request, or cancelled a booking, now.',
    tag: 'Bookings',
    operation: `query RestBookingCancellation($id: Int!) {
      bookingCancellation(id: $id) { bookingId currency paid refund kept } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/admin/users/{id}/bookings',
    summary: 'The bookings of a customer, latest request first.',
    tag: 'Administration',
    operation: `query RestBookingsOfPerson($id: Int!, $paging: PagingInput) {
      bookingsOfPerson(id: $id, paging: $paging) { ${toPageSelection(BOOKING)} } }`,
    variables: (request) => ({ id: request.params.id, paging: toPaging(request) }),
    shape: ({ bookingsOfPerson }) => toPage(bookingsOfPerson),
  },
  {
    method: 'GET',
    path: '/admin/bookings',
    summary: 'The bookings of all businesses.',
    tag: 'Administration',
    operation: `query RestBookings($filter: StaffBookingFilter, $order: BookingOrder! = NEWEST, $paging: PagingInput) {
      bookings(filter: $filter, order: $order, paging: $paging) { ${toPageSelection(BOOKING)} } }`,
    variables: (request) => ({
      filter: request.query,
      order: request.query.order,
      paging: toPaging(request),
    }),
    shape: ({ bookings }) => toPage(bookings),
  },
  {
    method: 'GET',
    path: '/business/bookings',
    summary: 'The bookings of the owner’s business.',
    tag: 'Bookings',
    operation: `query RestBusinessBookings($filter: BookingFilter, $order: BookingOrder! = NEWEST, $paging: PagingInput) {
      businessBookings(filter: $filter, order: $order, paging: $paging) { ${toPageSelection(OWN_BOOKING)} } }`,
    variables: (request) => ({
      filter: request.query,
      order: request.query.order,
      paging: toPaging(request),
    }),
    shape: ({ businessBookings }) => toPage(businessBookings),
  },
  {
    method: 'POST',
    path: '/business/bookings/calculate-price',
    summary: 'The current price of a booking to enter, and the requests that it would cancel.',
    tag: 'Bookings',
    operation: `query RestQuoteBookingEntry($input: CalculatePriceInput!) {
      quoteBookingEntry(input: $input) { hallId isAvailable clash ${CITY_RULES} ${PRICE} conflicts { id customerName startTime endTime } } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'POST',
    path: '/business/bookings',
    refusals: ['SLOT_TAKEN', 'PRICE_CHANGED', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Enters a booking for a guest without an account; can be retried with an Idempotency-Key.',
    tag: 'Bookings',
    operation: `mutation RestEnterBooking($input: EnterBookingInput!) { enterBooking(input: $input) { ${OWN_BOOKING} } }`,
    variables: withIdempotencyKey,
    status: 201,
  },
  {
    method: 'POST',
    path: '/business/bookings/{id}/call-off',
    refusals: ['FINAL_STATUS'],
    summary: 'Calls off a confirmed booking that the business entered.',
    tag: 'Bookings',
    operation: `mutation RestCallOffBooking($id: Int!, $input: CancelBookingInput!) {
      callOffBooking(id: $id, input: $input) { ${OWN_BOOKING} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'PUT',
    path: '/business/bookings/{id}/status',
    refusals: ['SLOT_TAKEN', 'FINAL_STATUS'],
    summary: 'Approves (confirmed) or declines (cancelled) a request.',
    tag: 'Bookings',
    operation: {
      byBodyField: 'status',
      documents: {
        confirmed: `mutation RestApproveBooking($id: Int!) { approveBooking(id: $id) { ${OWN_BOOKING} } }`,
        cancelled: `mutation RestDeclineBooking($id: Int!, $input: DeclineBookingInput!) {
          declineBooking(id: $id, input: $input) { ${OWN_BOOKING} } }`,
      },
    },
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'PUT',
    path: '/business/bookings/{id}/notes',
    refusals: ['CONFLICT'],
    summary: 'Updates the owner’s private notes on a booking.',
    tag: 'Bookings',
    operation: `mutation RestSetBookingNotes($id: Int!, $input: BookingNotesInput!) {
      setBookingNotes(id: $id, input: $input) { ${OWN_BOOKING} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'PUT',
    path: '/business/bookings/{id}/labels',
    refusals: ['CONFLICT'],
    summary: 'Sets the owner’s private labels on a booking.',
    tag: 'Bookings',
    operation: `mutation RestLabelBooking($id: Int!, $input: BookingLabelsInput!) {
      labelBooking(id: $id, input: $input) { ${OWN_BOOKING} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
]);
