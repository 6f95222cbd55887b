import { addDays, getAdvance, getTotal, RATES, type Method, type Paisa, type PlannedBooking } from './season-plan';

/** A part of what is owed. */
export interface OwedPart {
  name: string;
  day: string;
  amount: Paisa;
  left: Paisa;
}

/** What is owed and paid for a booking. */
export interface BookingSums {
  customer: string;
  total: Paisa;
  paid: Paisa;
  /** What is left to pay; of one that was called off what is to be given back, below zero. */
  left: Paisa;
  overdue: Paisa;
  parts: OwedPart[];
  /** In the order in which they were recorded; refunds below zero. */
  moved: Paisa[];
}

/** A booking with the day on which it was confirmed: that of its entry. */
export interface SeasonBooking {
  booking: PlannedBooking;
  confirmedOn: string;
}

/** What the books sum up. */
export const MEASURES = ['Due', 'Received', 'Unpaid', 'Overdue'] as const;
export type Measure = (typeof MEASURES)[number];

/** The sums of a measure by month (`2026-11`), those before the year as `before`; without those that are zero. */
export type Months = Readonly<Record<string, Paisa>>;

/** What changed hands on a day by a method. */
export interface MethodSums {
  received: Paisa;
  refunded: Paisa;
  net: Paisa;
}

interface Line {
  day: string;
  amount: Paisa;
}

const sum = (amounts: readonly Paisa[]): Paisa => amounts.reduce((total, amount) => total + amount, 0);

function listMoved({ payments }: PlannedBooking): Line[] {
  return payments.map(({ day, kind, amount }) => ({ day, amount: kind === 'Refund' ? -amount : amount }));
}

/** The earlier or later one of two days. */
const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one < other ? other : one);

/**
 * A quarter on the day of the entry, the rest a month before the event but not before the entry, and nothing after the event; what is
 * paid fills the quarter first.
 */
function listParts({ booking, confirmedOn }: SeasonBooking, paid: Paisa): OwedPart[] {
  if (booking.isCalledOff) return [];
  const total = getTotal(booking);
  const advance = getAdvance(total);
  const left = Math.max(0, advance - paid);
  const balanceDay = later(addDays(booking.day, -RATES.balanceDays), confirmedOn);
  return [
    { name: 'Advance', day: earlier(confirmedOn, booking.day), amount: advance, left },
    { name: 'Balance', day: earlier(balanceDay, booking.day), amount: total - advance, left: total - paid - left },
  ];
}

/** What is overdue is due before today: late balances are of functions that were weeks ago, so that no midnight changes it. */
const isOverdue = ({ day }: Line, { confirmedOn }: SeasonBooking) => day < confirmedOn;

/** The row of a booking. */
export function sumBooking(season: SeasonBooking): BookingSums {
  const { booking } = season;
  const moved = listMoved(booking).map(({ amount }) => amount);
  const paid = sum(moved);
  const total = getTotal(booking);
  const parts = listParts(season, paid);
  const overdue = sum(parts.filter((part) => isOverdue(part, season)).map(({ left }) => left));
  const left = booking.isCalledOff ? 0 - paid : total - paid;
  return { customer: booking.customer, total, paid, left, overdue, parts, moved };
}

function listLines(season: SeasonBooking, measure: Measure): Line[] {
  if (measure === 'Received') return listMoved(season.booking);
  const { parts } = sumBooking(season);
  if (measure === 'Due') return parts;
  const open = parts.map(({ day, left }) => ({ day, amount: left }));
  return measure === 'Unpaid' ? open : open.filter((line) => isOverdue(line, season));
}

/** The years in which something was due or received. */
export function listYears(season: readonly SeasonBooking[]): number[] {
  const lines = season.flatMap((each) => [...listLines(each, 'Due'), ...listLines(each, 'Received')]);
  return [...new Set(lines.map(({ day }) => Number(day.slice(0, 4))))].sort((one, other) => one - other);
}

/** A column of the books of a year. What is unpaid from before stands in its first row. */
export function sumMonths(season: readonly SeasonBooking[], measure: Measure, year: number): Months {
  const months: Record<string, Paisa> = {};
  for (const { day, amount } of season.flatMap((each) => listLines(each, measure))) {
    const isBefore = day < `${year}-01-01`;
    if (day > `${year}-12-31` || (isBefore && (measure === 'Due' || measure === 'Received'))) continue;
    const month = isBefore ? 'before' : day.slice(0, 7);
    months[month] = (months[month] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(months).filter(([, amount]) => amount !== 0));
}

/** The last row of a column. */
export const sumYear = (months: Months): Paisa => sum(Object.values(months));

/** The days on which money changed hands. */
export function listCashDays(season: readonly SeasonBooking[]): string[] {
  return [...new Set(season.flatMap(({ booking }) => booking.payments.map(({ day }) => day)))].sort();
}

/** The cash book of a day by method. */
export function sumMethods(season: readonly SeasonBooking[], day: string): Partial<Record<Method, MethodSums>> {
  const methods: Partial<Record<Method, MethodSums>> = {};
  for (const { method, kind, amount, ...payment } of season.flatMap(({ booking }) => booking.payments)) {
    if (payment.day !== day) continue;
    const { received, refunded, net } = methods[method] ?? { received: 0, refunded: 0, net: 0 };
    methods[method] =
      kind === 'Refund'
        ? { received, refunded: refunded + amount, net: net - amount }
        : { received: received + amount, refunded, net: net + amount };
  }
  return methods;
}

/** What is to be given back of bookings that were called off. */
export function sumOpenRefunds(season: readonly SeasonBooking[]): { amount: Paisa; bookings: number } {
  const open = season.map((each) => sumBooking(each)).filter(({ left }) => left < 0);
  return { amount: 0 - sum(open.map(({ left }) => left)), bookings: open.length };
}
