import { UPLOAD_RULES, UploadKind } from '../../domain/media/uploads.js';
import { defineRoutes, withIdempotencyKey, type RestRequest } from '../../rest/route.js';
import { getProofKey } from '../media/stored-content.js';

const PROOF = `id status amount method reference day reason fileType receiptNumber submittedAt answeredAt answeredBy
    viewerCanAnswer viewerCanWithdraw`;
const DETAILS = 'bankName accountTitle iban jazzcash easypaisa raast note changedAt changedRecently';
const PAYMENTS = `bookingId currency today charged kept owed paid balance due overdue
  parts { kind label amount paid left due days dueOn isOverdue }
  entries { id kind amount method reference day note correctsId isCorrected receiptNumber recordedBy createdAt }
  proofs { ${PROOF} }
  details { ${DETAILS} }
  customerLocale isCancelled viewerCanProve viewerCanRecord viewerCanPlan canBeCharged`;
const PART = 'label percent amount due days';
const PLANS = `currency parts { ${PART} } halls { hallId parts { ${PART} } }`;

const toProofs = (data: Record<string, unknown>) => (data.bookingPayments as { proofs: unknown }).proofs;

const withId = (request: RestRequest) => ({ id: request.params.id, ...withIdempotencyKey(request) });

/** REST routes of proofs of payment (docs/decisions/0061-payment-proofs.md). */
const proofRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/user/bookings/{id}/proofs',
    summary: 'The proofs of payment of one of the customer’s bookings.',
    tag: 'Payments',
    operation: `query RestOwnProofs($id: Int!) { bookingPayments(id: $id) { proofs { ${PROOF} } } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: toProofs,
  },
  {
    method: 'POST',
    path: '/user/bookings/{id}/proofs',
    refusals: ['CONFLICT', 'ALREADY_TAKEN', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Sends a proof of payment, whose file was uploaded before; can be retried with an Idempotency-Key.',
    tag: 'Payments',
    operation: `mutation RestSubmitProof($id: Int!, $input: SubmitPaymentProofInput!) {
      submitPaymentProof(id: $id, input: $input) { ${PAYMENTS} } }`,
    variables: withId,
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/user/payment-proofs/{id}',
    refusals: ['CONFLICT'],
    summary: 'Withdraws a proof of payment before it is checked.',
    tag: 'Payments',
    operation: `mutation RestWithdrawProof($id: Int!) { withdrawPaymentProof(id: $id) { ${PAYMENTS} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/business/bookings/{id}/proofs',
    summary: 'The proofs of payment of a booking of the owner’s business.',
    tag: 'Payments',
    operation: `query RestProofs($id: Int!) { bookingPayments(id: $id) { proofs { ${PROOF} } } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: toProofs,
  },
  {
    method: 'PUT',
    path: '/business/payment-proofs/{id}/accept',
    refusals: ['CONFLICT', 'ALREADY_TAKEN'],
    summary: 'Accepts a proof of payment, which becomes one receipt.',
    tag: 'Payments',
    operation: `mutation RestAcceptProof($id: Int!, $input: AcceptPaymentProofInput!) {
      acceptPaymentProof(id: $id, input: $input) { ${PAYMENTS} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'PUT',
    path: '/business/payment-proofs/{id}/reject',
    refusals: ['CONFLICT'],
    summary: 'Rejects a proof of payment with a reason for the customer.',
    tag: 'Payments',
    operation: `mutation RestRejectProof($id: Int!, $input: RejectPaymentProofInput!) {
      rejectPaymentProof(id: $id, input: $input) { ${PAYMENTS} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'GET',
    path: '/payment-proofs/{id}/file',
    summary: 'Downloads the file of a proof of payment; only for both sides of its booking and staff.',
    tag: 'Files',
    operation: 'query RestProofFile($id: Int!) { paymentProofFile(id: $id) { filename originalName mime } }',
    variables: ({ params }) => ({ id: params.id }),
    mediaTypes: UPLOAD_RULES[UploadKind.PROOF].mimeTypes,
    file: (data) => {
      const { filename, originalName, mime } = data.paymentProofFile as Record<string, string>;
      return {
        key: getProofKey(filename ?? ''),
        name: originalName ?? 'file',
        mime: mime ?? 'application/octet-stream',
      };
    },
  },
]);

/** REST routes of payments (docs/decisions/0059-payments.md). */
export const paymentRoutes = defineRoutes([
  ...proofRoutes,
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
    path: '/business/bookings/{id}/charges/calculate-price',
    summary: 'What extra guests and hours of a booking cost by the rates that were agreed.',
    tag: 'Payments',
    operation: `query RestQuoteCharge($id: Int!, $input: ChargeInput!) {
      quoteCharge(id: $id, input: $input) {
        currency guests { count price amount } hours { count price amount } discountAmount taxAmount amount note } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
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
  {
    method: 'GET',
    path: '/business/payment-details',
    summary: 'How the business is paid; for its owner.',
    tag: 'Payments',
    operation: `query RestPaymentDetails { paymentDetails { ${DETAILS} } }`,
  },
  {
    method: 'PUT',
    path: '/business/payment-details',
    summary: 'Sets how the business is paid, as a whole; asks for a recent sign-in, and its owner is told by mail.',
    tag: 'Payments',
    operation: `mutation RestSetPaymentDetails($input: PaymentDetailsInput!) {
      setPaymentDetails(input: $input) { ${DETAILS} } }`,
    variables: ({ body }) => ({ input: body }),
  },
]);
