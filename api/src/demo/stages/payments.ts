import { Readable } from 'node:stream';
import { sumCharge } from '../../domain/bookings/charges-after.js';
import { formatHundredths, type Hundredths, type PercentHundredths } from '../../domain/money/money.js';
import { DueRule } from '../../domain/payments/plan.js';
import { PaymentKind, PaymentMethod } from '../../domain/payments/ledger.js';
import { formatDay, localDay } from '../../domain/time/zone.js';
import { getBookingCancellation, withdrawBooking } from '../../modules/bookings/booking-cancellation.service.js';
import { uploadProof } from '../../modules/media/media.service.js';
import { submitProof } from '../../modules/payments/payment-proof.service.js';
import { closeCash, getCashBook } from '../../modules/payments/cash-book.service.js';
import { getBookingPayments, recordPayment } from '../../modules/payments/payment.service.js';
import { remindOfPayments } from '../../modules/payments/reminder.service.js';
import { setPaymentDetails } from '../../modules/payments/payment-details.service.js';
import { savePaymentPlan } from '../../modules/payments/payment-plan.service.js';
import { saveTerms } from '../../modules/terms/terms.service.js';
import { DEMO_TERMS } from '../terms.js';
import { drawTransfer } from '../screenshots.js';
import { daysAfter, hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import type { Booked } from './booking-plan.js';
import type { SimulatedBusiness } from './businesses.js';
import { findBooking } from './changes.js';
import { planSeasonPayments } from './season-payments.js';

/** Since when the demo owner's payments are recorded one by one, by people. */
const RECORDED_DAYS_AGO = 90;
/** Since when the demo owner's bookings have a plan: since the first of them. */
const PLANNED_DAYS_AGO = 365;
/** The number of bookings whose advance is paid. */
const PAID = 6;
/** The number of bookings of which a transfer waits for a check. */
const PROVED = 2;
/** How long before the end of the demo the transfers were sent. */
const PROVED_HOURS_AGO = 3;
/** Between the answer to a request and its advance. */
const PAID_AFTER_HOURS = 20;
/** How long before the end of the demo a paid booking is cancelled. */
const CANCELLED_HOURS_AGO = 3;
/** How much of the counted cash is missing, in hundredths. */
const MISSING_CASH = 50_000;
/** Guests who came beyond what was agreed. */
const EXTRA_GUESTS = 20;
const METHODS = [PaymentMethod.CASH, PaymentMethod.RAAST, PaymentMethod.BANK_TRANSFER];

/** The payment plan of businesses that have one. */
export const PLAN = [
  { label: 'Advance', percent: 2500 as PercentHundredths, due: DueRule.AFTER_CONFIRMATION, days: 3 },
  { label: 'Rest', due: DueRule.BEFORE_START, days: 7 },
];

/** The plan of a hall in much demand. */
const HALL_PLAN = [
  { label: 'Booking', percent: 4000 as PercentHundredths, due: DueRule.AFTER_CONFIRMATION, days: 1 },
  { label: 'Second half', percent: 4000 as PercentHundredths, due: DueRule.BEFORE_START, days: 21 },
  { label: 'Rest', due: DueRule.BEFORE_START, days: 3 },
];

/** The IBAN is the example of the register of IBANs: nobody's. */
const DETAILS = {
  ...{ bankName: 'Standard Chartered', iban: 'PK36SCBL0000001123456702', accountTitle: 'Mehfil Demo Account' },
  ...{ jazzcash: '0300 1234567', raast: '0300 1234567' },
  note: 'Please write the number of your booking with the payment, then send a screenshot here.',
};

/** Plans the payment plan and payment details of the demo owner's business, the receipts of some advances, the demo customer's first, and transfers that wait for a check. */
export function planPayments(
  simulation: Simulation,
  customer: SimulatedPerson,
  shown: SimulatedBusiness | undefined,
  booked: readonly Booked[],
): void {
  if (!shown) return;
  simulation.plan(simulation.daysAgo(PLANNED_DAYS_AGO), async () => {
    await savePaymentPlan(simulation.as(shown.owner), { parts: PLAN });
    const hallId = shown.halls[1]?.id;
    if (hallId) await savePaymentPlan(simulation.as(shown.owner), { hallId, parts: HALL_PLAN });
    await saveTerms(simulation.as(shown.owner), DEMO_TERMS);
  });
  simulation.plan(simulation.daysAgo(RECORDED_DAYS_AGO), () => setPaymentDetails(simulation.as(shown.owner), DETAILS));
  const payable = findPayable(simulation, shown, booked).sort(
    (a, b) => Number(b.customer === customer) - Number(a.customer === customer),
  );
  const cancelledAt = hoursAfter(simulation.now, -CANCELLED_HOURS_AGO);
  // Nothing else happens to it afterwards.
  const cancelled = payable
    .slice(PROVED)
    .findLast(
      (each) =>
        each.customer !== customer &&
        findPaidAt(each) < cancelledAt &&
        each.period.start > daysAfter(simulation.now, 31),
    );
  if (cancelled) simulation.plan(cancelledAt, () => cancelPaid(simulation, cancelled));
  const paid = [...payable.filter((each) => each !== cancelled).slice(0, PAID - 1), ...(cancelled ? [cancelled] : [])];
  planSeasonPayments(simulation, shown.owner, paid);
  for (const [index, each] of paid.entries()) {
    const paidAt = findPaidAt(each);
    simulation.plan(paidAt, () => payAdvance(simulation, each, index));
    if (index >= PROVED) continue;
    const latest = hoursAfter(simulation.now, -PROVED_HOURS_AGO);
    simulation.plan(hoursAfter(paidAt > latest ? paidAt : latest, index), () => prove(simulation, each, index));
  }
  // As the job does each hour.
  simulation.plan(hoursAfter(simulation.now, -2), async () => {
    await remindOfPayments(simulation.as());
  });
  const over = booked.findLast(
    ({ hall, outcome, isCancelledByStaff, period }) =>
      shown.halls.includes(hall) &&
      outcome === 'confirmed' &&
      !isCancelledByStaff &&
      period.end < simulation.daysAgo(1),
  );
  if (over) simulation.plan(hoursAfter(simulation.now, -1), () => chargeExtras(simulation, over));
}

/** The coming bookings of a business whose advance is paid by the end of the demo, by people. */
function findPayable(simulation: Simulation, { halls }: SimulatedBusiness, booked: readonly Booked[]): Booked[] {
  return booked.filter(
    ({ hall, outcome, isCancelledByStaff, period, requestedAt, answeredAt }) =>
      halls.includes(hall) &&
      outcome === 'confirmed' &&
      !isCancelledByStaff &&
      requestedAt > simulation.daysAgo(RECORDED_DAYS_AGO) &&
      findPaidAt({ answeredAt }) < simulation.now &&
      period.start > simulation.now,
  );
}

function findPaidAt({ answeredAt }: Pick<Booked, 'answeredAt'>): Date {
  return hoursAfter(answeredAt, PAID_AFTER_HOURS);
}

/** Charges who came beyond what was agreed, by the agreed rates. */
async function chargeExtras(simulation: Simulation, booked: Booked): Promise<void> {
  const booking = await findBooking(simulation, booked);
  const { amount } = sumCharge(booking, { guests: EXTRA_GUESTS, hours: 1 });
  if (amount === 0) return;
  const extras = { extraGuests: EXTRA_GUESTS, extraHours: 1 };
  await recordPayment(simulation.as(booked.hall.owner), booking.id, { kind: PaymentKind.CHARGE, amount, ...extras });
}

/** Its customer cancels a booking whose advance is paid: half of it comes back, and is still to be given back. */
async function cancelPaid(simulation: Simulation, booked: Booked): Promise<void> {
  const customer = simulation.as(booked.customer);
  const { id } = await findBooking(simulation, booked);
  await withdrawBooking(customer, id, await getBookingCancellation(customer, id));
}

async function payAdvance(simulation: Simulation, booked: Booked, index: number): Promise<void> {
  const { id } = await findBooking(simulation, booked);
  await recordFirstPart(simulation, booked.hall.owner, { id, index });
  if (index === 0) await countCash(simulation.as(booked.hall.owner));
}

/** Counts the cash of the day, of which some is missing. */
async function countCash(owner: ReturnType<Simulation['as']>): Promise<void> {
  const { expected } = await getCashBook(owner);
  const counted = Math.max(0, expected - MISSING_CASH) as Hundredths;
  await closeCash(owner, { counted, note: 'Paid the porter from the drawer' });
}

/** Records the first part of what is owed as paid. */
export async function recordFirstPart(
  simulation: Simulation,
  by: SimulatedPerson,
  { id, index }: { id: number; index: number },
): Promise<void> {
  const owner = simulation.as(by);
  const { parts } = await getBookingPayments(owner, id);
  const amount = parts[0]?.left ?? (0 as Hundredths);
  const method = METHODS[index % METHODS.length] ?? PaymentMethod.CASH;
  const reference = method === PaymentMethod.CASH ? null : `TRX-${48_200 + index}`;
  await recordPayment(owner, id, { kind: PaymentKind.RECEIPT, amount, method, reference });
}

/** Sends a screenshot of a transfer of half of what is left. */
async function prove(simulation: Simulation, booked: Booked, index: number): Promise<void> {
  const customer = simulation.as(booked.customer);
  const { id, businessName, timeZone } = await findBooking(simulation, booked);
  const { balance, currency } = await getBookingPayments(customer, id);
  const amount = (Math.floor(balance / 2 / 100_000) * 100_000) as Hundredths;
  const reference = `TRX-${49_100 + index}`;
  const { filename, bytes } = await drawTransfer({
    amount: formatHundredths(amount, currency),
    payee: businessName,
    reference,
    day: formatDay(customer.now(), timeZone),
  });
  const createReadStream = () => Readable.from([bytes]).on('error', () => undefined);
  const sent = await uploadProof(customer, { filename, createReadStream });
  const day = localDay(customer.now(), timeZone);
  await submitProof(customer, id, { filename: sent.filename, amount, method: PaymentMethod.RAAST, reference, day });
}
