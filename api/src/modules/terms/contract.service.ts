import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext, type Viewer } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { ACCEPTANCE_MESSAGES, AcceptanceKind } from '../../domain/terms/acceptance.js';
import { TERMS_LIMITS } from '../../domain/terms/limits.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import { lockBooking } from '../bookings/booking-locks.queries.js';
import { touchBooking } from '../bookings/booking.notifications.js';
import { canSee, canSeeNotes, mayDecide } from '../bookings/booking.policy.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { toPastDay } from '../payments/payment.service.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { presentCnic } from './cnic.service.js';
import type { SignedTermsInput } from './terms.inputs.js';
import { findAcceptances, findLatest, findSignable, findVersion, type AcceptanceRow } from './terms.queries.js';
import { presentTerms } from './terms.service.js';
import { TermsAcceptance } from './terms-acceptance.entity.js';
import type { BookingContract, TermsAcceptanceView } from './terms.types.js';

function presentAcceptance(viewer: Viewer, booking: BookingRow, row: AcceptanceRow): TermsAcceptanceView {
  const { userName, name, note, ...rest } = row;
  const isInside = canSeeNotes(viewer, booking);
  return {
    ...rest,
    name: name ?? (isInside ? userName : null),
    isByBusiness: name === null,
    note: isInside ? note : null,
    recordedBy: isInside && row.kind === AcceptanceKind.PAPER ? userName : null,
  };
}

function isFull(acceptances: readonly AcceptanceRow[]): boolean {
  return acceptances.filter(({ kind }) => kind === AcceptanceKind.PAPER).length >= TERMS_LIMITS.signaturesMax;
}

/**
 * The terms of a booking: those that were accepted last, else the business's own now, with all acceptances.
 * @throws DomainError NOT_FOUND unless it is the viewer's, belongs to the viewer's business, or the viewer is staff
 */
export async function getContract(ctx: RequestContext, bookingId: number): Promise<BookingContract> {
  const viewer = requireViewer(ctx);
  const row = await loadBooking(ctx, ctx.em, bookingId, canSee);
  const seen = row.userId === null ? { bookingId } : { accountId: row.userId };
  await recordPersonalDataRead(ctx, { data: 'booking', ...seen });
  const acceptances = await findAcceptances(ctx.em, bookingId);
  const last = acceptances.at(-1);
  const terms = presentTerms(
    last ? await findVersion(ctx.em, row.businessId, last.termsId) : await findLatest(ctx.em, row.businessId),
  );
  // What was printed stays signable: the business may have a newer version by now, or none.
  const canRecord = mayDecide(viewer, row) && !isFull(acceptances);
  const signableTerms = canRecord ? await findSignable(ctx.em, row.businessId) : [];
  return {
    bookingId,
    terms,
    acceptances: acceptances.map((each) => presentAcceptance(viewer, row, each)),
    viewerCanRecordSignature: signableTerms.length > 0,
    signableTerms,
    ...(await presentCnic(ctx, row)),
  };
}

async function insertSignature(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow,
  input: SignedTermsInput,
): Promise<{ id: number }> {
  const terms = presentTerms(await findVersion(em, row.businessId, input.termsId));
  if (!terms) throw invalidInput([{ field: 'termsId', message: ACCEPTANCE_MESSAGES.termsUnknown }]);
  const day = toPastDay(ctx, row, input.day);
  const id = await em.insert(TermsAcceptance, {
    ...{ booking: row.id, terms: terms.id, kind: AcceptanceKind.PAPER, name: row.customerName },
    ...{ user: requireViewer(ctx).id, sha256: terms.sha256, day, note: input.note ?? null, createdAt: ctx.now() },
  });
  await touchBooking(em, row.id, ctx.now());
  const subject = auditSubject('booking', row.id, { businessId: row.businessId });
  const after = createSnapshot({ day, version: terms.version });
  await recordBusinessAction(ctx, em, { action: 'booking.terms-signed', ...subject, before: null, after });
  return { id };
}

/**
 * Records that terms were signed on paper; another record corrects one that was wrong.
 * @throws DomainError NOT_FOUND unless the booking belongs to the viewer's business; INVALID_INPUT for a day in the future and terms of
 * another business; CONFLICT after too many records; IDEMPOTENCY_MISMATCH
 */
export async function recordSignature(
  ctx: RequestContext,
  bookingId: number,
  input: SignedTermsInput,
): Promise<BookingContract> {
  const once = { operation: 'recordSignedTerms', key: input.clientMutationId, request: { bookingId, ...input } };
  await inTransaction(ctx.em, (em) =>
    createOnce(ctx, em, once, async () => {
      await loadBooking(ctx, em, bookingId, mayDecide);
      await lockBooking(em, bookingId);
      const row = await loadBooking(ctx, em, bookingId, mayDecide);
      if (isFull(await findAcceptances(em, bookingId))) {
        throw new DomainError('CONFLICT', ACCEPTANCE_MESSAGES.tooMany);
      }
      return insertSignature(ctx, em, row, input);
    }),
  );
  return getContract(ctx, bookingId);
}
