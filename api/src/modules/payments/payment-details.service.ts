import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { invalidInput } from '../../domain/input/errors.js';
import { DETAILS_MESSAGES, hasWay, isRecentChange, maskNumber } from '../../domain/payments/details.js';
import { formatPhone, HOME, toE164 } from '../../domain/text/phone.js';
import { createSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordBusinessAction } from '../audit/audit.service.js';
import { lockBusiness, requireTradingBusiness } from '../businesses/business.access.js';
import type { Business } from '../businesses/business.entity.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { queueMail } from '../notifications/outbox.service.js';
import { PaymentDetails } from './payment-details.entity.js';
import type { PaymentDetailsView } from './payment-details.types.js';
import type { PaymentDetailsInput } from './payment.inputs.js';
import { createDetailsMail } from './payment.mails.js';
import { canSeeDetails } from './payment.policy.js';

type Values = Omit<PaymentDetailsView, 'changedAt' | 'changedRecently'>;

const NONE: Values = {
  bankName: null,
  accountTitle: null,
  iban: null,
  jazzcash: null,
  easypaisa: null,
  raast: null,
  note: null,
};

/** The numbers of wallets and Raast, which are Pakistan's. */
const NUMBERS = ['jazzcash', 'easypaisa', 'raast'] as const;

function toValues(stored: PaymentDetails | null): Values {
  if (!stored) return NONE;
  const { bankName, accountTitle, iban, jazzcash, easypaisa, raast, note } = stored;
  return { bankName, accountTitle, iban, jazzcash, easypaisa, raast, note };
}

function present(ctx: RequestContext, stored: PaymentDetails | null): PaymentDetailsView {
  const values = toValues(stored);
  const numbers = NUMBERS.map((name) => [name, values[name] && formatPhone(values[name], HOME)] as const);
  const changedAt = stored?.changedAt ?? null;
  return {
    ...values,
    ...Object.fromEntries(numbers),
    changedAt,
    changedRecently: isRecentChange(changedAt, ctx.now()),
  };
}

/** The payment details of the viewer's business. @throws DomainError NOT_FOUND, FORBIDDEN unless it is trading */
export async function getPaymentDetails(ctx: RequestContext): Promise<PaymentDetailsView> {
  const { id } = await requireTradingBusiness(ctx);
  return present(ctx, await ctx.em.findOne(PaymentDetails, { business: id }));
}

/** How a booking is paid, if the viewer may know; null without a way. */
export async function findBookingDetails(ctx: RequestContext, row: BookingRow): Promise<PaymentDetailsView | null> {
  if (!canSeeDetails(requireViewer(ctx), row)) return null;
  const stored = await ctx.em.findOne(PaymentDetails, { business: row.businessId });
  return stored && hasWay({ ...toValues(stored) }) ? present(ctx, stored) : null;
}

/** @throws DomainError INVALID_INPUT naming a number that can't be dialed */
function readNumbers(input: PaymentDetailsInput): Pick<Values, (typeof NUMBERS)[number]> {
  const read = (name: (typeof NUMBERS)[number]) => (input[name] ? toE164(input[name], HOME) : null);
  const wrong = NUMBERS.filter((name) => input[name] && read(name) === null);
  if (wrong.length > 0) {
    throw invalidInput(wrong.map((field) => ({ field, message: DETAILS_MESSAGES.numberInvalid })));
  }
  return { jazzcash: read('jazzcash'), easypaisa: read('easypaisa'), raast: read('raast') };
}

/** The log is kept beyond the account: it holds the end of each number, no title, and of a note only whether there is one. */
function toMasked({ bankName, accountTitle, iban, jazzcash, easypaisa, raast, note }: Values) {
  const masked = { iban: maskNumber(iban), jazzcash: maskNumber(jazzcash), easypaisa: maskNumber(easypaisa) };
  const shown = { bankName, accountTitle, ...masked, raast: maskNumber(raast), hasNote: note !== null };
  return createSnapshot(shown, ['accountTitle']);
}

async function store(em: EntityManager, business: Business, values: Values, changedAt: Date): Promise<void> {
  await em.upsert(PaymentDetails, Object.assign({ business: business.id, changedAt }, values), {
    onConflictFields: ['business'],
  });
}

/**
 * Sets the payment details of the viewer's business, and tells its owner by mail. What stays the same is no change.
 * @throws DomainError NOT_FOUND; FORBIDDEN unless it is trading; INVALID_INPUT for a number that can't be dialed
 */
export async function setPaymentDetails(ctx: RequestContext, input: PaymentDetailsInput): Promise<PaymentDetailsView> {
  const numbers = readNumbers(input);
  const { bankName = null, accountTitle = null, iban = null, note = null } = input;
  const values: Values = { bankName, accountTitle, iban, ...numbers, note };
  await inTransaction(ctx.em, async (em) => {
    const business = await requireTradingBusiness(ctx, em);
    await lockBusiness(em, business.id);
    const before = toValues(await em.findOne(PaymentDetails, { business: business.id }));
    if (JSON.stringify(before) === JSON.stringify(values)) return;
    await store(em, business, values, ctx.now());
    const subject = auditSubject('business', business.id, { businessId: business.id });
    const change = { before: toMasked(before), after: toMasked(values) };
    await recordBusinessAction(ctx, em, { action: 'business.payment-details-changed', ...subject, ...change });
    const owner = await business.owner.loadOrFail();
    await queueMail(ctx, em, createDetailsMail(owner, { businessName: business.name, at: ctx.now() }));
  });
  return getPaymentDetails(ctx);
}
