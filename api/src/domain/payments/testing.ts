import { BookingStatus, CancellationReason } from '../bookings/transitions.js';
import type { Hundredths, PercentHundredths } from '../money/money.js';
import type { CancellationStep } from './cancellation-rules.js';
import { sumBooks, type BookedLedger } from './books.js';
import { sumLedger, type LedgerBooking, type LedgerEntry, type PaymentKind } from './ledger.js';
import { changePlan, splitTotal, type DueRule, type PlanRule } from './plan.js';

const DAY_MS = 86_400_000;
const START = Date.UTC(2027, 2, 20, 14);
const ZONES = ['Asia/Karachi', 'America/New_York', 'UTC'] as const;

/** For tests: a booking with its entries, and when they are looked at. */
interface RandomLedger {
  booking: LedgerBooking;
  entries: LedgerEntry[];
  now: Date;
}

const STATUSES = [BookingStatus.CONFIRMED, BookingStatus.CONFIRMED, BookingStatus.PENDING, BookingStatus.CANCELLED];

type Random = () => number;

function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

const below = (random: Random, most: number) => Math.floor(random() * most);

function createRules(random: Random): PlanRule[] {
  return Array.from({ length: below(random, 5) }, (_none, index) => {
    const isPercent = random() < 0.7;
    return {
      label: `Part ${index}`,
      percent: isPercent ? ((1 + below(random, 6000)) as PercentHundredths) : null,
      amount: isPercent ? null : ((1 + below(random, 500_000)) as Hundredths),
      due: pick<DueRule>(random, ['AFTER_CONFIRMATION', 'BEFORE_START']),
      days: below(random, 40),
    };
  });
}

/** In no order; percentages fall towards the event. */
function createCancellationRules(random: Random): CancellationStep[] {
  const days = [40, 30, 14, 7, 1, 0].filter(() => random() < 0.5);
  const percents = days.map(() => below(random, 101)).sort((one, other) => other - one);
  return days.map((each, index) => ({ days: each, percent: percents[index] ?? 0 })).reverse();
}

/** Every entry with a fair chance of a correction; sums may come out negative, which a service would refuse. */
function createEntries(random: Random): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (let id = 1, most = below(random, 12); id <= most; id += 1) {
    const standing = entries.filter(
      (entry) => entry.kind !== 'CORRECTION' && entries.every(({ correctsId }) => correctsId !== entry.id),
    );
    const corrected = random() < 0.2 ? standing[below(random, standing.length)] : undefined;
    entries.push({
      id,
      kind: corrected ? 'CORRECTION' : pick<PaymentKind>(random, ['RECEIPT', 'RECEIPT', 'RECEIPT', 'REFUND', 'CHARGE']),
      amount: corrected?.amount ?? ((1 + below(random, 400_000)) as Hundredths),
      correctsId: corrected?.id ?? null,
      day: new Date(START + below(random, 10) * DAY_MS).toISOString().slice(0, 10),
      note: null,
    });
  }
  return entries;
}

/** For tests: a random ledger, sometimes of a booking whose total was changed. */
function createRandomLedger(random: Random): RandomLedger {
  const total = below(random, 2_000_000) as Hundredths;
  const status = pick(random, STATUSES);
  // Sometimes it is entered once the event has begun.
  const createdAt = new Date(START + (random() < 0.2 ? 1 : -70) * DAY_MS);
  const facts = {
    createdAt,
    confirmedAt: status === BookingStatus.PENDING ? null : new Date(START - below(random, 60 * DAY_MS)),
    startTime: new Date(START),
    timeZone: pick(random, ZONES),
  };
  const now = new Date(START - 50 * DAY_MS + below(random, 70 * DAY_MS));
  const isCancelled = status === BookingStatus.CANCELLED;
  const { CANCELLED_BY_CUSTOMER, CANCELLED_BY_STAFF } = CancellationReason;
  const end = {
    cancelledAfterEntryId: isCancelled ? below(random, 12) : null,
    cancelledAt: isCancelled ? new Date(START - below(random, 45 * DAY_MS)) : null,
    cancellationReason: isCancelled
      ? pick(random, [CANCELLED_BY_CUSTOMER, CANCELLED_BY_CUSTOMER, CANCELLED_BY_STAFF])
      : null,
    cancellationRules: createCancellationRules(random),
  };
  const plan = splitTotal(createRules(random), total);
  const totalPrice = (random() < 0.3 ? below(random, 2_000_000) : total) as Hundredths;
  const changed = totalPrice === total ? plan : changePlan(plan, totalPrice, { facts, now });
  return { booking: { ...facts, ...end, status, totalPrice, plan: changed }, entries: createEntries(random), now };
}

const DAY = new Map(ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone })] as const));
const dayIn = (zone: string, instant: number) => DAY.get(zone as (typeof ZONES)[number])?.format(instant) ?? '';
const shift = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of a part, by comparing days as text. */
function findDay(booking: LedgerBooking, part: { due: DueRule; days: number }): string | null {
  const start = dayIn(booking.timeZone, booking.startTime.getTime());
  const before = shift(start, -part.days);
  if (!booking.confirmedAt) return part.due === 'BEFORE_START' ? before : null;
  const confirmed = dayIn(booking.timeZone, booking.confirmedAt.getTime());
  const day = part.due === 'BEFORE_START' ? [before, confirmed].sort()[1] : shift(confirmed, part.days);
  return [day ?? start, start].sort()[0] ?? null;
}

/** What stays with the business, one step and entry after the other. */
function keepSlowly({ booking, entries }: RandomLedger, paid: bigint): bigint {
  const { cancelledAt, cancelledAfterEntryId, cancellationReason, cancellationRules, startTime, timeZone } = booking;
  if (cancelledAt === null || cancellationReason !== CancellationReason.CANCELLED_BY_CUSTOMER) return 0n;
  const start = dayIn(timeZone, startTime.getTime());
  const day = dayIn(timeZone, cancelledAt.getTime());
  let percent = 0;
  for (const step of cancellationRules) {
    if (day <= shift(start, -step.days)) percent = Math.max(percent, step.percent);
  }
  let then = 0n;
  for (const entry of entries) {
    if (entries.some(({ correctsId }) => correctsId === entry.id)) continue;
    const isRecorded = entry.id <= (cancelledAfterEntryId ?? 0);
    if (entry.kind === 'RECEIPT' && isRecorded) then += BigInt(entry.amount);
    if (entry.kind === 'REFUND' && isRecorded) then -= BigInt(entry.amount);
  }
  if (then <= 0n || paid <= 0n) return 0n;
  if (then > BigInt(booking.totalPrice)) then = BigInt(booking.totalPrice);
  const kept = then - (then * BigInt(percent) * 2n + 100n) / 200n;
  return kept < paid ? kept : paid;
}

/** Whether it was entered once the event had begun, and no money is recorded, but what was taken back. */
function isUnknown({ createdAt, startTime }: LedgerBooking, entries: readonly LedgerEntry[]): boolean {
  if (createdAt.getTime() < startTime.getTime()) return false;
  for (const { id, kind } of entries) {
    const isMoney = kind === 'RECEIPT' || kind === 'REFUND';
    if (isMoney && entries.every(({ correctsId }) => correctsId !== id)) return false;
  }
  return true;
}

/** For tests: the sums of a ledger, one paisa after the other being a bigint, by what stands in the decisions. */
function sumSlowly({ booking, entries, now }: RandomLedger) {
  const today = dayIn(booking.timeZone, now.getTime());
  const hasBegun = now >= booking.startTime;
  const takenBack = entries.map(({ correctsId }) => correctsId);
  let paid = 0n;
  let charged = 0n;
  const owed: { amount: bigint; dueOn: string | null; isPast: boolean; isCharge?: true }[] = [];
  if (booking.status !== BookingStatus.CANCELLED) {
    const whole = { amount: booking.totalPrice, due: 'BEFORE_START' as const, days: 0 };
    for (const part of booking.plan.length > 0 ? booking.plan : [whole]) {
      const day = findDay(booking, part);
      const dueOn = day && ([day, ...owed.map((before) => before.dueOn ?? '')].sort().at(-1) ?? day);
      const isPast = dueOn !== null && (dueOn < today || hasBegun);
      if (part.amount > 0) owed.push({ amount: BigInt(part.amount), dueOn, isPast });
    }
  }
  const charges: typeof owed = [];
  for (const { id, kind, amount, day } of entries) {
    if (takenBack.includes(id)) continue;
    if (kind === 'RECEIPT') paid += BigInt(amount);
    if (kind === 'REFUND') paid -= BigInt(amount);
    if (kind !== 'CHARGE') continue;
    charged += BigInt(amount);
    charges.push({ amount: BigInt(amount), dueOn: day, isPast: day < today, isCharge: true });
  }
  const kept = keepSlowly({ booking, entries, now }, paid);
  // As much is paid of it.
  if (kept > 0n && booking.cancelledAt) {
    const dueOn = dayIn(booking.timeZone, booking.cancelledAt.getTime());
    owed.push({ amount: kept, dueOn, isPast: false });
  }
  owed.push(...charges);
  const isKnown = !isUnknown(booking, entries);
  const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);
  const parts = owed.map((part, index) => {
    const before = sum(owed.slice(0, index).map(({ amount }) => amount));
    const reaching = paid - before;
    const filled = reaching < 0n ? 0n : reaching > part.amount ? part.amount : reaching;
    const left = part.amount - filled;
    const isFirm = booking.status !== BookingStatus.PENDING && (isKnown || part.isCharge === true);
    const isLate = isFirm && left > 0n && part.isPast;
    const isDue = isFirm && part.dueOn !== null && (part.isPast || part.dueOn <= today);
    return { ...part, filled, left, isLate, isDue };
  });
  const total = sum(owed.map(({ amount }) => amount));
  return {
    dated: parts,
    charged,
    kept,
    owed: total,
    paid,
    balance: total - paid,
    due: sum(parts.filter(({ isDue }) => isDue).map(({ left }) => left)),
    overdue: sum(parts.filter(({ isLate }) => isLate).map(({ left }) => left)),
    parts: parts.map(({ amount, filled, dueOn, isLate }) => `${amount} ${filled} ${dueOn ?? 'unknown'} ${isLate}`),
  };
}

/** For tests: a random ledger summed twice, as text that must be equal. */
export function sumTwice(random: Random): { told: string; expected: string } {
  const ledger = createRandomLedger(random);
  const { parts, ...sums } = sumLedger(ledger.booking, ledger.entries, ledger.now);
  const { parts: slowParts, dated: _dated, ...slow } = sumSlowly(ledger);
  const lines = parts.map(
    ({ amount, paid, dueOn, isOverdue }) => `${amount} ${paid} ${dueOn ?? 'unknown'} ${isOverdue}`,
  );
  const toText = (values: Record<string, number | bigint>, told: readonly string[]) =>
    [...Object.entries(values).map(([name, value]) => `${name} ${value}`), ...told].join('\n');
  return { told: toText(sums, lines), expected: toText(slow, slowParts) };
}

const CURRENCIES = ['PKR', 'USD'] as const;
const MEASURES = ['due', 'received', 'unpaid', 'overdue', 'spent'] as const;

/** The books of a year, one ledger, part and entry after the other, as lines of text. */
function bookSlowly(ledgers: readonly (BookedLedger & { now: Date })[], year: string): string[] {
  const sums = new Map<string, bigint>();
  const count = (measure: string, day: string, amount: bigint, { hallId, currency }: BookedLedger) => {
    if (day.slice(0, 4) > year) return;
    const isEarlier = day.slice(0, 4) < year;
    if (isEarlier && measure !== 'unpaid' && measure !== 'overdue') return;
    const key = [isEarlier ? 'earlier' : day.slice(0, 7), hallId, currency, measure].join(' ');
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  };
  for (const ledger of ledgers) {
    const { booking, entries, expenses, now } = ledger;
    for (const { amount, day } of expenses) count('spent', day, BigInt(amount), ledger);
    for (const { id, kind, amount, day } of entries) {
      if (entries.some(({ correctsId }) => correctsId === id)) continue;
      if (kind === 'RECEIPT') count('received', day, BigInt(amount), ledger);
      if (kind === 'REFUND') count('received', day, 0n - BigInt(amount), ledger);
    }
    if (booking.status === BookingStatus.PENDING) continue;
    for (const { amount, left, dueOn, isLate, isCharge } of sumSlowly({ booking, entries: [...entries], now }).dated) {
      if (dueOn === null || (isUnknown(booking, entries) && isCharge !== true)) continue;
      count('due', dueOn, amount, ledger);
      count('unpaid', dueOn, left, ledger);
      if (isLate) count('overdue', dueOn, left, ledger);
    }
  }
  return [...sums].flatMap(([key, sum]) => (sum === 0n ? [] : [`${key} ${sum}`])).sort();
}

/** For tests: the books of a few random ledgers summed twice, as lines of text that must be equal. */
export function bookTwice(random: Random): { told: string[]; expected: string[] } {
  const year = pick(random, ['2026', '2027', '2027', '2028']);
  const made = Array.from({ length: 1 + below(random, 6) }, () => ({
    ...createRandomLedger(random),
    hallId: 1 + below(random, 3),
    currency: pick(random, CURRENCIES),
    expenses: Array.from({ length: below(random, 3) }, () => ({
      amount: (1 + below(random, 200_000)) as Hundredths,
      day: shift('2027-03-20', below(random, 600) - 300),
    })),
  }));
  // All of them are looked at together.
  const now = new Date(START - 50 * DAY_MS + below(random, 70 * DAY_MS));
  const told = sumBooks(made, Number(year), now).flatMap((row) =>
    MEASURES.flatMap((measure) =>
      row[measure] === 0 ? [] : [`${row.month ?? 'earlier'} ${row.hallId} ${row.currency} ${measure} ${row[measure]}`],
    ),
  );
  const ledgers = made.map((ledger) => ({ ...ledger, now }));
  return { told: told.sort(), expected: bookSlowly(ledgers, year) };
}
