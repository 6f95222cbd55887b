import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { requireViewer } from '../../context.js';
import { hundredths, named, type Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { ExpenseCategory } from '../../domain/payments/expenses.js';
import {
  PaymentKind,
  PaymentMethod,
  sumLedger,
  type LedgerEntry,
  type OwedPart,
} from '../../domain/payments/ledger.js';
import { addDays } from '../../domain/time/days.js';
import { localDay, toInstant } from '../../domain/time/zone.js';
import { findLedgers } from '../../modules/bookings/booking-ledger.queries.js';
import { insertClosing } from '../../modules/payments/cash-book.queries.js';
import { insertExpenses } from '../../modules/payments/expense.queries.js';
import { insertEntries, takeReceiptNumbers, type NewEntry } from '../../modules/payments/payment.queries.js';
import { daysAfter, hoursAfter, type Simulation, type SimulatedPerson } from '../simulation.js';
import { ZONE, type Booked } from './booking-plan.js';

/** How often what was received meanwhile is recorded at once, in days. */
const STEP_DAYS = 30;
/** When the last of it is recorded, before the end of the demo: nobody is reminded of what is paid. */
const LAST_HOURS_AGO = 5;
/** Who still owes the last part: some whose function is at most so many days over. */
const DEBTS_DAYS = 40;
/** Of so many customers one still owes the last part. */
const DEBTOR_OF = 4;
/** The deposit that is returned once, in hundredths. */
const DEPOSIT = 2_000_000 as Hundredths;
/** Days whose cash was counted. */
const COUNTED_DAYS = 3;
/** Past functions whose expenses are recorded. */
const SPENT_FUNCTIONS = 9;

/** Cash is the most usual. */
const METHODS = [
  ...[PaymentMethod.CASH, PaymentMethod.CASH, PaymentMethod.BANK_TRANSFER, PaymentMethod.BANK_TRANSFER],
  ...[PaymentMethod.RAAST, PaymentMethod.JAZZCASH, PaymentMethod.EASYPAISA, PaymentMethod.CHEQUE, PaymentMethod.CARD],
];

/** What functions cost, as shares of their price. */
const COSTS: readonly { category: ExpenseCategory; share: number; note: string | null }[] = [
  { category: 'FOOD', share: 0.24, note: 'Caterer, paid after the function' },
  { category: 'STAFF', share: 0.06, note: 'Waiters and guards' },
  { category: 'DECORATION', share: 0.05, note: 'Flowers for the stage' },
  { category: 'POWER', share: 0.02, note: 'Diesel for the generator' },
  { category: 'OTHER', share: 0.01, note: 'Fireworks permit' },
];

function selectBookings(em: EntityManager, businessId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(['b.id', 'b.status', 'b.payment_plan as plan', hundredths('b.total_price').as('totalPrice')])
    .select(named('b', ['hallId', 'createdAt', 'confirmedAt', 'startTime', 'endTime', 'timeZone']))
    .select(named('b', ['cancelledAt', 'cancelledAfterEntryId', 'cancellationReason', 'cancellationRules']))
    .where('b.business_id', '=', businessId)
    .where('b.status', '=', OCCUPYING_BOOKING)
    .orderBy('b.id')
    .execute();
}

type Row = Awaited<ReturnType<typeof selectBookings>>[number];

/** What the demo owner's business and its day are, while payments are recorded. */
interface Desk {
  simulation: Simulation;
  em: EntityManager;
  businessId: number;
  recordedBy: number;
  now: Date;
  /** Days whose cash was counted: nothing is added to it. */
  closed: ReadonlySet<string>;
}

const DAY = sql<string>`to_char(p.day, 'YYYY-MM-DD')`;

const isCash = (method: PaymentMethod | null) => method === PaymentMethod.CASH;

async function findClosedDays(em: EntityManager, businessId: number): Promise<Set<string>> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('cash_closings as p')
    .select(DAY.as('day'))
    .where('business_id', '=', businessId)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** Whether its customer still owes the last part at the end of the demo. */
function isDebtor({ simulation }: Desk, { id, startTime }: Row): boolean {
  return startTime > simulation.daysAgo(DEBTS_DAYS) && id % DEBTOR_OF === 0;
}

/**
 * The receipt of a part on about the day on which it is due.
 * @param place of the receipt among those of the booking, which its reference tells apart
 */
function receive(desk: Desk, row: Row, part: OwedPart, place: number): Omit<NewEntry, 'receiptNumber'> {
  const random = desk.simulation.chance(`payment ${place} of ${row.id}`);
  const confirmed = localDay(row.confirmedAt ?? row.createdAt, ZONE);
  const wanted = addDays(part.dueOn ?? confirmed, -random.whole(0, 3));
  const day = wanted < confirmed ? confirmed : wanted;
  const usual = random.pick(METHODS);
  const method = isCash(usual) && desk.closed.has(day) ? PaymentMethod.RAAST : usual;
  const at = hoursAfter(toInstant(day, '12:00', ZONE), random.range(0, 6));
  return {
    ...{ bookingId: row.id, businessId: desk.businessId, kind: PaymentKind.RECEIPT, amount: part.left, method, day },
    ...{
      reference: isCash(method) ? null : `FT-${row.id * 100 + place}`,
      note: null,
      correctsId: null,
      proofId: null,
    },
    ...{ recordedBy: desk.recordedBy, createdAt: at < desk.now ? at : desk.now },
  };
}

/** The receipts of what is due by now of a booking, of debtors without the last part. */
function receiveDue(desk: Desk, row: Row, entries: readonly LedgerEntry[]): Omit<NewEntry, 'receiptNumber'>[] {
  const today = localDay(desk.now, ZONE);
  const { parts } = sumLedger(row, entries, desk.now);
  const payable = isDebtor(desk, row) ? parts.slice(0, -1) : parts;
  return payable.flatMap((part, index) =>
    part.left > 0 && part.dueOn !== null && part.dueOn <= today
      ? [receive(desk, row, part, entries.length * 10 + index)]
      : [],
  );
}

/** Records receipts, which are numbered in the order of their days. */
async function recordReceipts(desk: Desk, receipts: readonly Omit<NewEntry, 'receiptNumber'>[]): Promise<void> {
  if (receipts.length === 0) return;
  const sorted = receipts.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const last = await takeReceiptNumbers(desk.em, desk.businessId, sorted.length);
  const numbered = sorted.map((entry, index) => ({ ...entry, receiptNumber: last - sorted.length + 1 + index }));
  await insertEntries(desk.em, numbered);
}

/** A deposit, which the last past booking paid beyond its price, is returned on the day after the function. */
async function returnDeposit(desk: Desk, row: Row): Promise<void> {
  const day = localDay(row.startTime, ZONE);
  const part = { left: DEPOSIT, dueOn: day } as OwedPart;
  const paid = { ...receive(desk, row, part, 99), method: PaymentMethod.BANK_TRANSFER, reference: `DEP-${row.id}` };
  await recordReceipts(desk, [{ ...paid, note: 'Deposit against breakage' }]);
  const returned = { kind: PaymentKind.REFUND, reference: `RET-${row.id}`, note: 'Deposit returned' };
  const back = { day: addDays(day, 1), createdAt: desk.now, receiptNumber: null };
  await insertEntries(desk.em, [{ ...paid, ...returned, ...back }]);
}

/** Counts the cash of the last days with any, exactly. */
async function countCash({ em, businessId, recordedBy, now, closed }: Desk): Promise<void> {
  const days = await em
    .getKysely<Database>()
    .selectFrom('payment_entries as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select([DAY.as('day'), 'b.currency', ({ fn }) => fn.sum<string>('p.amount').as('sum')])
    .where('p.business_id', '=', businessId)
    .where('p.kind', '=', 'receipt')
    .where('p.method', '=', 'cash')
    .where('p.day', '<', localDay(now, ZONE))
    .groupBy(['p.day', 'b.currency'])
    .orderBy('p.day', 'desc')
    .limit(COUNTED_DAYS + closed.size)
    .execute();
  for (const { day, currency, sum } of days.filter((each) => !closed.has(each.day)).slice(0, COUNTED_DAYS)) {
    const expected = Math.round(Number(sum) * 100) as Hundredths;
    const count = { expected, counted: expected, note: null, correctsId: null, closedBy: recordedBy };
    await insertClosing(em, { businessId, day, currency, ...count, createdAt: toInstant(day, '23:30', ZONE) });
  }
}

/** Records what the last functions cost. */
async function recordExpenses({ simulation, em, businessId, recordedBy, now }: Desk, past: readonly Row[]) {
  const expenses = past.slice(-SPENT_FUNCTIONS).flatMap(({ id, totalPrice, endTime }) =>
    COSTS.flatMap(({ category, share, note }) => {
      const random = simulation.chance(`${category} of ${id}`);
      if (!random.chance(0.8)) return [];
      const amount = Math.max(1, Math.round((totalPrice * share * random.range(0.8, 1.2)) / 50_000)) * 50_000;
      const fact = { category, note, amount: amount as Hundredths, day: localDay(endTime, ZONE), correctsId: null };
      return [{ bookingId: id, businessId, ...fact, recordedBy, createdAt: now }];
    }),
  );
  const [first] = await insertExpenses(em, expenses);
  const [wrong] = expenses;
  if (!first || !wrong) return;
  // Entered for the wrong function.
  await insertExpenses(em, [{ ...wrong, correctsId: first, note: 'Belongs to another function' }]);
}

/** Records at once what was received by now, of all bookings but those whose payments people record. */
async function collect(simulation: Simulation, owner: SimulatedPerson, others: readonly Booked[]): Promise<void> {
  const ctx = simulation.as(owner);
  const theirs = new Set(others.map(({ hall, period }) => `${hall.id} ${period.start.getTime()}`));
  const isLast = ctx.now() >= hoursAfter(simulation.now, -LAST_HOURS_AGO);
  await inTransaction(ctx.em, async (em) => {
    const recordedBy = requireViewer(ctx).id;
    const { id: businessId } = await em
      .getKysely<Database>()
      .selectFrom('businesses')
      .select('id')
      .where('owner_id', '=', recordedBy)
      .executeTakeFirstOrThrow();
    const closed = await findClosedDays(em, businessId);
    const desk: Desk = { simulation, em, businessId, recordedBy, now: ctx.now(), closed };
    const all = await selectBookings(em, businessId);
    const rows = all.filter(({ hallId, startTime }) => !theirs.has(`${hallId} ${startTime.getTime()}`));
    const ledgers = await findLedgers(
      em,
      rows.map(({ id }) => id),
    );
    await recordReceipts(
      desk,
      rows.flatMap((row) => receiveDue(desk, row, ledgers.get(row.id) ?? [])),
    );
    if (!isLast) return;
    const past = rows
      .filter((row) => daysAfter(row.endTime, 2) < desk.now && !isDebtor(desk, row))
      .sort((one, other) => one.startTime.getTime() - other.startTime.getTime());
    const [depositor] = past.slice(-1);
    if (depositor) await returnDeposit(desk, depositor);
    await countCash(desk);
    await recordExpenses(desk, past);
  });
}

/**
 * Plans the receipts of the demo owner's business for a season, in bulk: each month what was received meanwhile, and at last a deposit
 * that was returned, days whose cash was counted, and expenses. A few customers still owe the last part.
 * @param others bookings whose payments people record one by one
 */
export function planSeasonPayments(simulation: Simulation, owner: SimulatedPerson, others: readonly Booked[]): void {
  const last = hoursAfter(simulation.now, -LAST_HOURS_AGO);
  for (let daysAgo = 360; daysAgo > 0; daysAgo -= STEP_DAYS) {
    simulation.plan(simulation.daysAgo(daysAgo), () => collect(simulation, owner, others));
  }
  simulation.plan(last, () => collect(simulation, owner, others));
}
