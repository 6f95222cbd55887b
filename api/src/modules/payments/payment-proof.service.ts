import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext, type Viewer } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError } from '../../domain/input/errors.js';
import { UploadKind } from '../../domain/media/uploads.js';
import { LEDGER_MESSAGES, PaymentKind } from '../../domain/payments/ledger.js';
import { ProofAction, proofProblem, proofTransition, waitsSince } from '../../domain/payments/proofs.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import { keepForProof, lockForPayment } from '../bookings/booking-acceptance.service.js';
import { touchBooking } from '../bookings/booking.notifications.js';
import { canSee, isOwnCustomer, type BookingFacts } from '../bookings/booking.policy.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { claimProof, releaseFiles } from '../media/claims.js';
import { toDocument } from '../media/media.service.js';
import type { StoredDocument } from '../media/media.types.js';
import { StoredFile } from '../media/stored-file.entity.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import type { AcceptPaymentProofInput, RejectPaymentProofInput, SubmitPaymentProofInput } from './payment.inputs.js';
import { notifyOfProof } from './payment.notifications.js';
import { canRecord } from './payment.policy.js';
import {
  findProof,
  findProofs,
  insertProof,
  isReferenceRecorded,
  toProofClaim,
  updateProof,
  type ProofRow,
} from './payment-proof.queries.js';
import { addEntry, assertRecordable, getBookingPayments, lockLedger, toPastDay } from './payment.service.js';
import type { BookingPayments } from './payment.types.js';

const NOT_FOUND = 'Proof not found';

/** @throws DomainError ALREADY_TAKEN for a reference that the business has recorded */
async function assertNewReference(
  em: EntityManager,
  { businessId }: BookingRow,
  { method, reference }: SubmitPaymentProofInput,
): Promise<void> {
  if (reference && (await isReferenceRecorded(em, businessId, { method, reference }))) {
    throw new DomainError('ALREADY_TAKEN', LEDGER_MESSAGES.referenceTaken, { field: 'reference' });
  }
}

/** Lets an accepted request keep its time while a proof in time waits for a check. The caller holds the locks. */
async function keepTime(ctx: RequestContext, em: EntityManager, row: BookingRow): Promise<void> {
  if (!row.paymentDueAt) return;
  await keepForProof(ctx, em, row, waitsSince(await findProofs(em, row.id), row.paymentDueAt));
}

/**
 * Sends a proof of payment for one of the viewer's bookings, which its business then checks (docs/decisions/0061-payment-proofs.md).
 * @throws DomainError NOT_FOUND unless it is the viewer's; CONFLICT unless it is confirmed or accepted, and while five wait;
 * INVALID_INPUT for a file that isn't the viewer's or in use, and for a day in the future; ALREADY_TAKEN for a reference that is
 * recorded or waits; IDEMPOTENCY_MISMATCH
 */
export async function submitProof(
  ctx: RequestContext,
  bookingId: number,
  input: SubmitPaymentProofInput,
): Promise<BookingPayments> {
  const once = { operation: 'submitPaymentProof', key: input.clientMutationId, request: { bookingId, ...input } };
  await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, once, async () => {
      await lockForPayment(ctx, em, await loadBooking(ctx, em, bookingId, isOwnCustomer));
      const row = await loadBooking(ctx, em, bookingId, isOwnCustomer);
      const problem = proofProblem(row, await findProofs(em, bookingId));
      if (problem !== null) throw new DomainError('CONFLICT', problem);
      await assertNewReference(em, row, input);
      const { amount, method, reference = null } = input;
      const day = toPastDay(ctx, row, input.day);
      const id = await insertProof(em, { bookingId, amount, method, reference, day, submittedAt: ctx.now() });
      await claimProof(ctx, em, { filename: input.filename, claim: toProofClaim(id), field: 'filename' });
      await keepTime(ctx, em, row);
      await touchBooking(em, bookingId, ctx.now());
      await notifyOfProof(ctx, em, row, { id, status: 'SUBMITTED', amount, method, day, reason: null });
      return { id };
    }),
  );
  return getBookingPayments(ctx, bookingId);
}

/** Finds the booking of a proof that the viewer may see at all. @throws DomainError NOT_FOUND */
async function findBookingOfProof(
  ctx: RequestContext,
  proofId: number,
  isTheirs: (viewer: Viewer, facts: BookingFacts) => boolean,
): Promise<BookingRow> {
  const proof = await findProof(ctx.em, proofId);
  if (!proof) throw new DomainError('NOT_FOUND', NOT_FOUND);
  return loadBooking(ctx, ctx.em, proof.bookingId, isTheirs);
}

/** A proof as it is under its booking's lock. */
async function reloadProof(em: EntityManager, id: number): Promise<ProofRow> {
  const proof = await findProof(em, id);
  if (!proof) throw new DomainError('NOT_FOUND', NOT_FOUND);
  return proof;
}

/**
 * Accepts a proof: it becomes one receipt, with the amount and day that the business may correct.
 * @throws DomainError NOT_FOUND unless its booking belongs to the viewer's business; CONFLICT once it was answered or withdrawn;
 * INVALID_INPUT for more than is left, unless it is an overpayment, and for a day in the future; ALREADY_TAKEN for a reference that
 * was recorded before
 */
export async function acceptProof(
  ctx: RequestContext,
  proofId: number,
  input: AcceptPaymentProofInput,
): Promise<BookingPayments> {
  const { id: bookingId } = await findBookingOfProof(ctx, proofId, canRecord);
  await inTransaction(ctx.em, async (em) => {
    const ledger = await lockLedger(ctx, em, bookingId);
    const proof = await reloadProof(em, proofId);
    const { to } = proofTransition(proof.status, ProofAction.ACCEPT);
    const amount = input.amount ?? proof.amount;
    const { method, reference } = proof;
    const day = toPastDay(ctx, ledger.row, input.day ?? proof.day);
    const { overpayment } = input;
    assertRecordable(ledger, { kind: PaymentKind.RECEIPT, amount, ...(overpayment && { overpayment }) }, ctx.now());
    const answeredBy = requireViewer(ctx).id;
    await updateProof(em, proofId, { status: to, answeredAt: ctx.now(), answeredBy, reason: null });
    await notifyOfProof(ctx, em, ledger.row, { id: proofId, status: to, amount, method, day, reason: null });
    const receipt = { kind: PaymentKind.RECEIPT, amount, method, reference, day, note: null, correctsId: null };
    await addEntry(ctx, em, ledger, { ...receipt, proofId });
    await keepTime(ctx, em, await loadBooking(ctx, em, bookingId, canRecord));
  });
  return getBookingPayments(ctx, bookingId);
}

/**
 * Rejects a proof with a reason that its customer reads.
 * @throws DomainError NOT_FOUND unless its booking belongs to the viewer's business; CONFLICT once it was answered or withdrawn
 */
export async function rejectProof(
  ctx: RequestContext,
  proofId: number,
  { reason }: RejectPaymentProofInput,
): Promise<BookingPayments> {
  const { id: bookingId } = await findBookingOfProof(ctx, proofId, canRecord);
  await inTransaction(ctx.em, async (em) => {
    await lockForPayment(ctx, em, await loadBooking(ctx, em, bookingId, canRecord));
    const row = await loadBooking(ctx, em, bookingId, canRecord);
    const proof = await reloadProof(em, proofId);
    const { to } = proofTransition(proof.status, ProofAction.REJECT);
    const answeredBy = requireViewer(ctx).id;
    await updateProof(em, proofId, { status: to, answeredAt: ctx.now(), answeredBy, reason });
    await touchBooking(em, bookingId, ctx.now());
    await notifyOfProof(ctx, em, row, { ...proof, status: to, reason });
    await keepTime(ctx, em, row);
  });
  return getBookingPayments(ctx, bookingId);
}

/**
 * Withdraws one of the viewer's proofs, whose file is then deleted.
 * @throws DomainError NOT_FOUND unless it is the viewer's; CONFLICT once it was answered or withdrawn
 */
export async function withdrawProof(ctx: RequestContext, proofId: number): Promise<BookingPayments> {
  const { id: bookingId } = await findBookingOfProof(ctx, proofId, isOwnCustomer);
  await inTransaction(ctx.em, async (em) => {
    await lockForPayment(ctx, em, await loadBooking(ctx, em, bookingId, isOwnCustomer));
    const row = await loadBooking(ctx, em, bookingId, isOwnCustomer);
    const proof = await reloadProof(em, proofId);
    const { to } = proofTransition(proof.status, ProofAction.WITHDRAW);
    await updateProof(em, proofId, { status: to, answeredAt: ctx.now(), answeredBy: null, reason: null });
    await releaseFiles(em, toProofClaim(proofId));
    await touchBooking(em, bookingId, ctx.now());
    await notifyOfProof(ctx, em, row, { ...proof, status: to, reason: null });
    await keepTime(ctx, em, row);
  });
  return getBookingPayments(ctx, bookingId);
}

/**
 * The file of a proof, for those who may see its booking. The security log records reads by staff.
 * @throws DomainError NOT_FOUND
 */
export async function readProofFile(ctx: RequestContext, proofId: number): Promise<StoredDocument> {
  const row = await findBookingOfProof(ctx, proofId, canSee);
  const file = await ctx.em.findOne(StoredFile, { kind: UploadKind.PROOF, claimedBy: toProofClaim(proofId) });
  if (!file) throw new DomainError('NOT_FOUND', NOT_FOUND);
  await recordPersonalDataRead(ctx, { data: 'document', accountId: row.userId });
  return toDocument(file);
}
