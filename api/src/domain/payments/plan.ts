import { asHundredths, shareHalfUp, subtract, ZERO } from '../money/money.js';
import type { Hundredths, PercentHundredths } from '../money/money.js';
import { addDays } from '../time/days.js';
import { localDay, toInstant } from '../time/zone.js';

/** From when the days of a part's due date are counted. */
export const DueRule = {
  /** So many days after the confirmation. */
  AFTER_CONFIRMATION: 'AFTER_CONFIRMATION',
  /** So many days before the start. */
  BEFORE_START: 'BEFORE_START',
} as const;
export type DueRule = keyof typeof DueRule;

/** When a part is due. */
interface Due {
  due: DueRule;
  days: number;
}

/** A part of a business's or hall's plan: a share of the total or an amount; the last part has neither, and is the rest. */
export interface PlanRule extends Due {
  label: string;
  percent: PercentHundredths | null;
  amount: Hundredths | null;
}

/** A part of a booking's plan. */
export interface PlanPart extends Due {
  /** Null for what a change added once every other part was due. */
  label: string | null;
  amount: Hundredths;
}

/** What the due dates of a booking depend on. */
export interface DueFacts {
  confirmedAt: Date | null;
  startTime: Date;
  timeZone: string;
}

/**
 * Splits a total by a plan. The last part takes the rest, so the amounts always add up to the total; parts for which nothing is left
 * are dropped.
 * @param rules empty without a plan: everything is due at the start
 */
export function splitTotal(rules: readonly PlanRule[], total: Hundredths): PlanPart[] {
  let left = total;
  const parts = rules.map(({ label, percent, amount, due, days }, index) => {
    const isLast = index === rules.length - 1;
    const wanted = isLast ? left : percent === null ? (amount ?? ZERO) : shareHalfUp(total, percent);
    const taken = wanted < left ? wanted : left;
    left = subtract(left, taken);
    return { label, amount: taken, due, days };
  });
  return parts.filter(({ amount }) => amount > 0);
}

/** What was agreed anew about a booking: how it is split, and the money it is about. */
interface NewAgreement {
  rules: readonly PlanRule[];
  total: Hundredths;
  paid: Hundredths;
}

/**
 * A plan after both sides agreed anew on what isn't paid yet: parts that are paid in full stay, and what was paid beyond them counts
 * towards the first new part.
 * @returns null unless each new part has something of what is left to pay
 */
export function replan(parts: readonly PlanPart[], { rules, total, paid }: NewAgreement): PlanPart[] | null {
  let rest: number = paid;
  const firstOpen = parts.findIndex(({ amount }) => {
    if (amount > rest) return true;
    rest -= amount;
    return false;
  });
  const settled = firstOpen === -1 ? parts : parts.slice(0, firstOpen);
  const agreed = splitTotal(rules, subtract(total, paid));
  if (agreed.length < rules.length) return null;
  const opened = agreed.map((part, index) =>
    index === 0 ? { ...part, amount: asHundredths(part.amount + rest) } : part,
  );
  return [...settled, ...opened];
}

/** The day that the rule of a part names, in the hall's time zone; null while it isn't known: before the confirmation. */
function namedDay({ due, days }: Due, { confirmedAt, startTime, timeZone }: DueFacts): string | null {
  if (due === DueRule.BEFORE_START) return addDays(localDay(startTime, timeZone), -days);
  return confirmedAt === null ? null : addDays(localDay(confirmedAt, timeZone), days);
}

/** The day on which a part alone would be due: not before the confirmation, and at the latest that of the start. */
function dueDay(part: Due, facts: DueFacts): string | null {
  const named = namedDay(part, facts);
  if (named === null || facts.confirmedAt === null) return named;
  const confirmed = localDay(facts.confirmedAt, facts.timeZone);
  const start = localDay(facts.startTime, facts.timeZone);
  const earliest = named < confirmed ? confirmed : named;
  return earliest < start ? earliest : start;
}

/**
 * The days on which the parts of a plan are due, in the hall's time zone, each null while it isn't known: before the confirmation.
 * Payments fill the parts in their order, so none is due before those in front of it: a rest that is due a week before the event
 * waits for the advance of whoever books later than that.
 */
export function findDueDays(parts: readonly Due[], facts: DueFacts): (string | null)[] {
  let latest = '';
  return parts.map((part) => {
    const day = dueDay(part, facts);
    if (day !== null && day > latest) latest = day;
    return day === null ? null : latest;
  });
}

/** From when what is due on a day is overdue: the end of that day, or the start of the event if that is earlier. */
export function overdueFrom(day: string, { startTime, timeZone }: DueFacts): Date {
  const end = toInstant(addDays(day, 1), '00:00', timeZone);
  return end < startTime ? end : startTime;
}

/** The first part of a plan that names a day which is over, by its index; -1 without one. */
export function findPastPart(parts: readonly Due[], facts: DueFacts, now: Date): number {
  const today = localDay(now, facts.timeZone);
  return parts.findIndex((part) => (namedDay(part, facts) ?? today) < today);
}

/** Splits an amount in proportion to weights, to the hundredth: the first parts take what rounding leaves. */
function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_weight, index) => (index === 0 ? amount : 0));
  const shares = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / sum));
  let rest = amount - shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => {
    if (rest === 0) return share;
    rest -= 1;
    return share + 1;
  });
}

/**
 * A plan after an accepted change of the total: the difference goes to the parts that aren't due yet, in proportion to their
 * amounts; what is more goes to a new part at the start. What is less than these have comes off the others, the last one first.
 * @param facts those of the booking before the change
 * @returns parts that add up to the new total
 */
export function changePlan(
  parts: readonly PlanPart[],
  newTotal: Hundredths,
  { facts, now }: { facts: DueFacts; now: Date },
): PlanPart[] {
  if (parts.length === 0) return [];
  const difference = newTotal - parts.reduce((sum, { amount }) => sum + amount, 0);
  const open = findDueDays(parts, facts).flatMap((day, index) =>
    day !== null && overdueFrom(day, facts) <= now ? [] : [index],
  );
  if (difference > 0 && open.length === 0) {
    return [...parts, { label: null, amount: asHundredths(difference), due: DueRule.BEFORE_START, days: 0 }];
  }
  const amounts = parts.map(({ amount }): number => amount);
  const openAmounts = open.map((index) => amounts[index] ?? 0);
  const openSum = openAmounts.reduce((sum, amount) => sum + amount, 0);
  const moved = difference > 0 ? difference : Math.min(-difference, openSum);
  spread(moved, openAmounts).forEach((share, place) => {
    const index = open[place] ?? 0;
    amounts[index] = (amounts[index] ?? 0) + Math.sign(difference) * share;
  });
  let excess = difference < 0 ? -difference - moved : 0;
  for (let index = amounts.length - 1; index >= 0; index -= 1) {
    const taken = Math.min(excess, amounts[index] ?? 0);
    amounts[index] = (amounts[index] ?? 0) - taken;
    excess -= taken;
  }
  const changed = parts.map((part, index) => ({ ...part, amount: asHundredths(amounts[index] ?? 0) }));
  return changed.filter(({ amount }) => amount > 0);
}
