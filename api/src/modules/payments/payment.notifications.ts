import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import { fromHundredths, type Hundredths } from '../../domain/money/money.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import type { ProofStatus } from '../../domain/payments/proofs.js';
import type { InAppNotice } from '../bookings/booking.mails.js';
import { notifyBookingChange } from '../bookings/booking.notifications.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { notifyWebhooks } from '../integrations/webhook.notifications.js';
import {
  createPaymentMails,
  createPlanMails,
  createProofMails,
  type NotifiedProof,
  type RecordedPayment,
} from './payment.mails.js';

/** Tells of an entry, in its transaction: the audit log, live updates, webhooks, and the customer of money that changed hands. */
export async function notifyOfPayment(
  ctx: RequestContext,
  em: EntityManager,
  { id: bookingId, businessId, currency }: BookingRow,
  payment: RecordedPayment,
): Promise<void> {
  const { id, kind, method, day, receiptNumber, correctsId } = payment;
  const facts = { kind: kind.toLowerCase(), amount: fromHundredths(payment.amount), currency, day, receiptNumber };
  const action = kind === 'CORRECTION' ? 'booking.payment-corrected' : 'booking.payment-recorded';
  const subject = auditSubject('booking', bookingId, { businessId });
  await recordBusinessAction(ctx, em, { action, ...subject, before: null, after: createSnapshot(facts) });
  const createMails: Parameters<typeof notifyBookingChange>[3] = {
    kind: 'paid',
    createMails: (booking) => createPaymentMails(payment, booking),
  };
  await notifyBookingChange(ctx, em, [bookingId], createMails);
  const data = { payment: { id, bookingId, ...facts, method: method?.toLowerCase() ?? null, correctsId } };
  await notifyWebhooks(ctx, em, WebhookEvent.PAYMENT_RECORDED, [{ businessId, data }]);
}

/** Tells the customer of other payment dates, in their transaction. */
export async function notifyOfPlan(
  ctx: RequestContext,
  em: EntityManager,
  bookingId: number,
  left: Hundredths,
): Promise<void> {
  await notifyBookingChange(ctx, em, [bookingId], {
    kind: 'paid',
    createMails: (booking) => createPlanMails({ left, at: ctx.now() }, booking),
  });
}

const AUDIT_ACTIONS: Readonly<Partial<Record<ProofStatus, 'booking.proof-accepted' | 'booking.proof-rejected'>>> = {
  ACCEPTED: 'booking.proof-accepted',
  REJECTED: 'booking.proof-rejected',
};

const { CUSTOMER, BUSINESS } = NotificationAudience;
const NOTICES: Readonly<Partial<Record<ProofStatus, InAppNotice>>> = {
  SUBMITTED: { audience: BUSINESS, kind: NotificationKind.PROOF_SENT },
  ACCEPTED: { audience: CUSTOMER, kind: NotificationKind.PROOF_ACCEPTED },
  REJECTED: { audience: CUSTOMER, kind: NotificationKind.PROOF_REJECTED },
};

function toNotice({ id, status }: NotifiedProof): InAppNotice | undefined {
  const notice = NOTICES[status];
  return notice && { ...notice, event: id };
}

/** Tells of a proof, in its transaction: the audit log of what the business did, live updates, and mails. */
export async function notifyOfProof(
  ctx: RequestContext,
  em: EntityManager,
  { id: bookingId, businessId, currency }: BookingRow,
  proof: NotifiedProof,
): Promise<void> {
  const action = AUDIT_ACTIONS[proof.status];
  if (action) {
    const { id: proofId, day } = proof;
    const after = createSnapshot({ proofId, amount: fromHundredths(proof.amount), currency, day });
    const subject = auditSubject('booking', bookingId, { businessId });
    await recordBusinessAction(ctx, em, { action, ...subject, before: null, after });
  }
  await notifyBookingChange(ctx, em, [bookingId], {
    kind: 'proved',
    createMails: (booking) => createProofMails(proof, booking),
    inApp: toNotice(proof),
  });
}
