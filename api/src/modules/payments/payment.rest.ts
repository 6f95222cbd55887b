import { defineRoutes, withIdempotencyKey, type RestRequest } from '../../rest/route.js';

const PAYMENTS = `bookingId currency charged owed paid balance due overdue
  parts { kind label amount paid left dueOn isOverdue }
  entries { id kind amount method reference day note correctsId isCorrected receiptNumber recordedBy createdAt }
  viewerCanRecord viewerCanPlan canBeCharged`;
const PART = 'label percent amount due days';
const PLANS = `currency parts { ${PART} } halls { hallId parts { ${PART} } }`;

const withId = (request: RestRequest) => ({ id: request.params.id, ...withIdempotencyKey(request) });

/** REST routes of payments (docs/decisions/0059-payments.md). */
export const paymentRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/user/bookings/{id}/payments',
    summary: 'What is owed and was paid for one of the customer’s bookings.',
    tag: 'Payments',
    operation: `query RestOwnPayments($id: Int!) { bookingPayments(id: $id) { ${PAYMENTS} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/business/bookings/{id}/payments',
    summary: 'What is owed and was paid for a booking of the owner’s business.',
    tag: 'Payments',
    operation: `query RestBookingPayments($id: Int!) { bookingPayments(id: $id) { ${PAYMENTS} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'POST',
    path: '/business/bookings/{id}/payments',
    refusals: ['CONFLICT', 'ALREADY_TAKEN', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Records a receipt, refund or charge; can be retried with an Idempotency-Key.',
    tag: 'Payments',
    operation: `mutation RestRecordPayment($id: Int!, $input: RecordPaymentInput!) {
      recordPayment(id: $id, input: $input) { ${PAYMENTS} } }`,
    variables: withId,
    status: 201,
  },
  {
    method: 'POST',
    path: '/business/payments/{id}/correction',
    refusals: ['CONFLICT', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Takes back an entry that was wrong; can be retried with an Idempotency-Key.',
    tag: 'Payments',
    operation: `mutation RestCorrectPayment($id: Int!, $input: CorrectPaymentInput!) {
      correctPayment(id: $id, input: $input) { ${PAYMENTS} } }`,
    variables: withId,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/bookings/{id}/payment-plan',
    refusals: ['CONFLICT'],
    summary: 'Changes when what isn’t paid yet of a booking is due, as both sides agreed.',
    tag: 'Payments',
    operation: `mutation RestChangeBookingPlan($id: Int!, $input: BookingPlanInput!) {
      changeBookingPlan(id: $id, input: $input) { ${PAYMENTS} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'GET',
    path: '/public/halls/{id}/payment-plan',
    summary: 'When bookings of a hall are to be paid; without parts, all is due at the start.',
    tag: 'Payments',
    operation: `query RestHallPaymentPlan($id: Int!) { hallPaymentPlan(hallId: $id) { hallId parts { ${PART} } } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/business/payment-plans',
    summary: 'How the owner’s business has its bookings paid, and the plans of halls that have their own.',
    tag: 'Payments',
    operation: `query RestPaymentPlans { paymentPlans { ${PLANS} } }`,
  },
  {
    method: 'PUT',
    path: '/business/payment-plans',
    summary: 'Sets the payment plan of the business, or of the hall of `hallId`; bookings keep what was agreed.',
    tag: 'Payments',
    operation: `mutation RestSavePaymentPlan($input: PaymentPlanInput!) { savePaymentPlan(input: $input) { ${PLANS} } }`,
    variables: ({ body }) => ({ input: body }),
  },
]);
