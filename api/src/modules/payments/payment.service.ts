import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext, type Viewer } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Locale } from '../../domain/accounts/locales.js';
import { isWaitingOffer } from '../../domain/bookings/entry.js';
import { awaitsPayment } from '../../domain/bookings/holds.js';
import { isCancelled, occupies } from '../../domain/bookings/transitions.js';
import { TEAM_MESSAGES } from '../../domain/businesses/team.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { formatHundredths, type Hundredths } from '../../domain/money/money.js';
import {
  findStanding,
  isFirstPartPaid,
  LEDGER_MESSAGES,
  PaymentKind,
  sumLedger,
  type LedgerSums,
} from '../../domain/payments/ledger.js';
import { PAYMENT_LIMITS } from '../../domain/payments/limits.js';
import { proofProblem } from '../../domain/payments/proofs.js';
import { receiptNumber } from '../../domain/payments/receipts.js';
import { localDay } from '../../domain/time/zone.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import { confirmPaid, lockForPayment } from '../bookings/booking-acceptance.service.js';
import { touchBooking } from '../bookings/booking.notifications.js';
import { canSee, canSeeNotes, isOwnCustomer } from '../bookings/booking.policy.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { toChargeNote } from './charge.service.js';
import type { CorrectPaymentInput, RecordPaymentInput } from './payment.inputs.js';
import { notifyOfPayment } from './payment.notifications.js';
import { canAnswerProof, canRecord, canRefund, canWithdrawProof } from './payment.policy.js';
import { findBookingDetails } from './payment-details.service.js';
import type { PaymentDetailsView } from './payment-details.types.js';
import { findProofs, type ProofRow } from './payment-proof.queries.js';
import {
  findBookingOfEntry,
  findEntries,
  findLocale,
  insertEntries,
  takeReceiptNumbers,
  type EntryRow,
} from './payment.queries.js';
import type { BookingPayments, PaymentProofView } from './payment.types.js';

/** A booking under its lock, with its ledger. */
export interface LockedLedger {
  row: BookingRow;
  entries: EntryRow[];
  sums: LedgerSums;
}

function sumUp(row: BookingRow, entries: readonly EntryRow[], now: Date): LedgerSums {
  return sumLedger({ ...row, plan: row.paymentPlan }, entries, now);
}

function canBeCharged({ status, startTime }: BookingRow, now: Date): boolean {
  return occupies(status) && startTime <= now;
}

/** Why what isn't paid yet of a booking can't be agreed on anew, or null. */
export function findPlanProblem({ row, sums }: Pick<LockedLedger, 'row' | 'sums'>, now: Date): string | null {
  if (isCancelled(row.status)) return LEDGER_MESSAGES.planCancelled;
  if (isWaitingOffer(row)) return LEDGER_MESSAGES.planUnaccepted;
  if (row.startTime <= now) return LEDGER_MESSAGES.planTooLate;
  return sums.paid >= row.totalPrice ? LEDGER_MESSAGES.nothingLeft : null;
}

function presentProof(viewer: Viewer, row: BookingRow, proof: ProofRow): PaymentProofView {
  return {
    ...proof,
    receiptNumber: proof.receiptNumber === null ? null : receiptNumber(proof.receiptNumber),
    answeredBy: canSeeNotes(viewer, row) ? proof.answeredBy : null,
    viewerCanAnswer: canAnswerProof(viewer, row, proof),
    viewerCanWithdraw: canWithdrawProof(viewer, row, proof),
  };
}

/** What belongs to the payments of a booking, besides its row. */
interface Recordings {
  entries: readonly EntryRow[];
  proofs: readonly ProofRow[];
  details: PaymentDetailsView | null;
  customerLocale: Locale | null;
}

function present(
  ctx: RequestContext,
  row: BookingRow,
  { entries, proofs, details, customerLocale }: Recordings,
): BookingPayments {
  const viewer = requireViewer(ctx);
  const standing = new Set(findStanding(entries).map(({ id }) => id));
  return {
    bookingId: row.id,
    currency: row.currency,
    today: localDay(ctx.now(), row.timeZone),
    ...sumUp(row, entries, ctx.now()),
    entries: entries.map((entry) => ({
      ...entry,
      isCorrected: entry.kind !== PaymentKind.CORRECTION && !standing.has(entry.id),
      receiptNumber: entry.receiptNumber === null ? null : receiptNumber(entry.receiptNumber),
      recordedBy: canSeeNotes(viewer, row) ? entry.recordedBy : null,
    })),
    proofs: proofs.map((proof) => presentProof(viewer, row, proof)),
    details,
    customerLocale,
    isCancelled: isCancelled(row.status),
    viewerCanProve: isOwnCustomer(viewer, row) && proofProblem(row, proofs) === null,
    viewerCanRecord: canRecord(viewer, row) && !isWaitingOffer(row),
    viewerCanPlan:
      canRecord(viewer, row) && findPlanProblem({ row, sums: sumUp(row, entries, ctx.now()) }, ctx.now()) === null,
    canBeCharged: canBeCharged(row, ctx.now()),
  };
}

/**
 * What is owed and was paid for a booking.
 * @throws DomainError NOT_FOUND unless it is the viewer's, belongs to the viewer's business, or the viewer is staff
 */
export async function getBookingPayments(ctx: RequestContext, bookingId: number): Promise<BookingPayments> {
  const row = await loadBooking(ctx, ctx.em, bookingId, canSee);
  const [entries, proofs] = [await findEntries(ctx.em, bookingId), await findProofs(ctx.em, bookingId)];
  const details = await findBookingDetails(ctx, row);
  return present(ctx, row, { entries, proofs, details, customerLocale: await findCustomerLocale(ctx, row) });
}

/** The language that the customer's account reads, for who writes to them; null for guests, and where none was chosen. */
async function findCustomerLocale(ctx: RequestContext, row: BookingRow): Promise<Locale | null> {
  if (row.userId === null || !canRecord(requireViewer(ctx), row)) return null;
  return findLocale(ctx.em, row.userId);
}

/** Locks a booking that the viewer may record for; an accepted one that is due has lapsed. @throws DomainError NOT_FOUND */
export async function lockLedger(ctx: RequestContext, em: EntityManager, bookingId: number): Promise<LockedLedger> {
  await lockForPayment(ctx, em, await loadBooking(ctx, em, bookingId, canRecord));
  const row = await loadBooking(ctx, em, bookingId, canRecord);
  const entries = await findEntries(em, bookingId);
  return { row, entries, sums: sumUp(row, entries, ctx.now()) };
}

/** @throws DomainError CONFLICT once a booking has too many entries */
function assertRoom({ entries }: LockedLedger): void {
  if (entries.length >= PAYMENT_LIMITS.entriesMax) throw new DomainError('CONFLICT', LEDGER_MESSAGES.full);
}

/** @throws DomainError INVALID_INPUT for more than is left or was paid; CONFLICT for a charge before the event, and for an offer that waits */
export function assertRecordable(
  { row, sums }: LockedLedger,
  input: Pick<RecordPaymentInput, 'kind' | 'amount' | 'overpayment'>,
  now: Date,
): void {
  const { kind, amount } = input;
  if (isWaitingOffer(row)) throw new DomainError('CONFLICT', LEDGER_MESSAGES.unaccepted);
  const refuse = (message: string) => invalidInput([{ field: 'amount', message }]);
  const shown = (sum: number) => formatHundredths(Math.max(0, sum) as Hundredths, row.currency);
  if (kind === PaymentKind.RECEIPT && amount > sums.balance && input.overpayment !== true) {
    throw refuse(LEDGER_MESSAGES.overpayment(shown(sums.balance)));
  }
  if (kind === PaymentKind.REFUND && amount > sums.paid)
    throw refuse(LEDGER_MESSAGES.tooMuchRefunded(shown(sums.paid)));
  if (kind === PaymentKind.CHARGE && !occupies(row.status)) {
    throw new DomainError('CONFLICT', LEDGER_MESSAGES.chargeUnconfirmed);
  }
  if (kind === PaymentKind.CHARGE && row.startTime > now) {
    throw new DomainError('CONFLICT', LEDGER_MESSAGES.chargeTooEarly);
  }
}

/** @throws DomainError FORBIDDEN for a refund, or one that is taken back, by a member without the right */
function assertMayRefund(ctx: RequestContext, { row }: LockedLedger, { kind }: { kind: PaymentKind }): void {
  if (kind !== PaymentKind.REFUND || canRefund(requireViewer(ctx), row)) return;
  throw new DomainError('FORBIDDEN', TEAM_MESSAGES.noRight);
}

/** The day of a payment: today if none is given. @throws DomainError INVALID_INPUT for one in the future */
export function toPastDay(ctx: RequestContext, { timeZone }: BookingRow, day: string | null | undefined): string {
  const today = localDay(ctx.now(), timeZone);
  if (day && day > today) throw invalidInput([{ field: 'day', message: LEDGER_MESSAGES.dayInFuture }]);
  return day ?? today;
}

/** What an entry has besides its booking, who recorded it, and when. */
type Recorded = Pick<EntryRow, 'kind' | 'amount' | 'method' | 'reference' | 'day' | 'note' | 'correctsId'> & {
  /** The proof that becomes this receipt. */
  proofId?: number;
};

/** Adds an entry, tells of it, and confirms an accepted booking that it pays for. The caller has locked the ledger. @returns its id */
export async function addEntry(ctx: RequestContext, em: EntityManager, ledger: LockedLedger, recorded: Recorded) {
  assertRoom(ledger);
  const { row } = ledger;
  const number = recorded.kind === PaymentKind.RECEIPT ? await takeReceiptNumbers(em, row.businessId) : null;
  const entry = {
    ...recorded,
    proofId: recorded.proofId ?? null,
    bookingId: row.id,
    businessId: row.businessId,
    receiptNumber: number,
    recordedBy: requireViewer(ctx).id,
    createdAt: ctx.now(),
  };
  const [id = 0] = await insertEntries(em, [entry]);
  await touchBooking(em, row.id, ctx.now());
  const sums = sumUp(row, await findEntries(em, row.id), ctx.now());
  const shownNumber = number === null ? null : receiptNumber(number);
  await notifyOfPayment(ctx, em, row, { ...recorded, id, receiptNumber: shownNumber, balance: sums.balance });
  if (awaitsPayment(row) && isFirstPartPaid(sums)) await confirmPaid(ctx, em, row, requireViewer(ctx).id);
  return { id };
}

/**
 * Records a receipt, a refund or a charge (docs/decisions/0059-payments.md).
 * @throws DomainError NOT_FOUND unless the booking belongs to the viewer's business; FORBIDDEN for a refund without the right;
 * INVALID_INPUT for more than is left, unless it is an overpayment, and for a refund of more than was paid; CONFLICT for a charge
 * before the event has begun, and for an offer that waits for its customer; ALREADY_TAKEN for a reference that was recorded before; IDEMPOTENCY_MISMATCH
 */
export async function recordPayment(
  ctx: RequestContext,
  bookingId: number,
  input: RecordPaymentInput,
): Promise<BookingPayments> {
  const once = { operation: 'recordPayment', key: input.clientMutationId, request: { bookingId, ...input } };
  await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, once, async () => {
      const ledger = await lockLedger(ctx, em, bookingId);
      assertMayRefund(ctx, ledger, input);
      assertRecordable(ledger, input, ctx.now());
      const { kind, amount, method = null, reference = null } = input;
      const note = toChargeNote(ledger, input);
      const day = toPastDay(ctx, ledger.row, input.day);
      const paid = kind === PaymentKind.CHARGE ? { method: null, reference: null } : { method, reference };
      return addEntry(ctx, em, ledger, { kind, amount, ...paid, day, note, correctsId: null });
    }),
  );
  return getBookingPayments(ctx, bookingId);
}

/**
 * Takes back an entry that was wrong, by another one.
 * @throws DomainError NOT_FOUND unless it is of the viewer's business; FORBIDDEN for a refund without the right; CONFLICT if it is a
 * correction or was corrected before, or if less would remain paid than was refunded; IDEMPOTENCY_MISMATCH
 */
export async function correctPayment(
  ctx: RequestContext,
  entryId: number,
  input: CorrectPaymentInput,
): Promise<BookingPayments> {
  const bookingId = await findBookingOfEntry(ctx.em, entryId);
  if (bookingId === undefined) throw new DomainError('NOT_FOUND', 'Payment not found');
  const once = { operation: 'correctPayment', key: input.clientMutationId, request: { entryId, ...input } };
  await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, once, async () => {
      const ledger = await lockLedger(ctx, em, bookingId);
      const wrong = findCorrectable(ledger, entryId);
      assertMayRefund(ctx, ledger, wrong);
      const day = localDay(ctx.now(), ledger.row.timeZone);
      const correction = { kind: PaymentKind.CORRECTION, amount: wrong.amount, method: null, reference: null };
      return addEntry(ctx, em, ledger, { ...correction, day, note: input.reason, correctsId: entryId });
    }),
  );
  return getBookingPayments(ctx, bookingId);
}

function findCorrectable({ entries, sums }: LockedLedger, id: number): EntryRow {
  const wrong = entries.find((entry) => entry.id === id);
  if (!wrong) throw new DomainError('NOT_FOUND', 'Payment not found');
  if (wrong.kind === PaymentKind.CORRECTION) throw new DomainError('CONFLICT', LEDGER_MESSAGES.isCorrection);
  if (!findStanding(entries).includes(wrong)) throw new DomainError('CONFLICT', LEDGER_MESSAGES.corrected);
  if (wrong.kind === PaymentKind.RECEIPT && wrong.amount > sums.paid) {
    throw new DomainError('CONFLICT', LEDGER_MESSAGES.wouldBeNegative);
  }
  return wrong;
}
