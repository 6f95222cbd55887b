import { bookingPlanSchema } from '@mehfil/api/domain/payments/inputs';
import { DueRule, splitTotal, type PlanPart } from '@mehfil/api/domain/payments/plan';
import { toHundredths, toPercentHundredths } from '@mehfil/api/domain/money/money';

/** A part of a payment plan, as it comes over the wire. */
export interface PlanPartShown {
  label: string;
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  due: DueRule;
  days: number;
}

/** A part of a payment plan while it is edited. */
export interface PartValues {
  label: string;
  share: 'PERCENT' | 'AMOUNT';
  percent: number | null;
  amount: number | null;
  due: DueRule;
  days: number | null;
}

/** The values of a form with a payment plan. */
export interface PlanValues {
  parts: PartValues[];
}

/** The plan that most businesses begin with: a quarter soon, the rest a week before. */
export function createFirstParts({ advance, rest }: { advance: string; rest: string }): PartValues[] {
  return [
    { label: advance, share: 'PERCENT', percent: 25, amount: null, due: DueRule.AFTER_CONFIRMATION, days: 3 },
    { label: rest, share: 'PERCENT', percent: null, amount: null, due: DueRule.BEFORE_START, days: 7 },
  ];
}

/** A part of what is owed, as another agreement begins with it. */
interface OpenPart {
  label: string | null;
  left: number;
  due: DueRule | null;
  days: number | null;
}

/** The plan that another agreement begins with: what is agreed and not paid; without a plan all of it by the day of the event. */
export function createOpenParts(parts: readonly OpenPart[], restLabel: string): PartValues[] {
  const open = parts.flatMap(({ label, left, due, days }) =>
    left > 0 && due !== null ? [{ label: label ?? restLabel, left, due, days }] : [],
  );
  if (open.length === 0) return [{ ...createPart(), label: restLabel, days: 0 }];
  return open.map(({ left, ...part }, index) =>
    index === open.length - 1
      ? { ...part, share: 'PERCENT', percent: null, amount: null }
      : { ...part, share: 'AMOUNT', percent: null, amount: left },
  );
}

/** A part between the others. */
export function createPart(): PartValues {
  return { label: '', share: 'PERCENT', percent: null, amount: null, due: DueRule.BEFORE_START, days: null };
}

/** The parts of a plan to edit. */
export function toPartValues(parts: readonly PlanPartShown[]): PartValues[] {
  return parts.map(({ label, percent = null, amount = null, due, days }) => ({
    ...{ label, percent, amount, due, days },
    share: amount === null ? 'PERCENT' : 'AMOUNT',
  }));
}

/** The parts as they are sent, of valid values. */
export function toPartInputs(parts: readonly PartValues[]) {
  return parts.map(({ label, percent, amount, due, days }) => ({
    ...{ label: label.trim(), percent, amount, due, days: days ?? 0 },
  }));
}

/**
 * What a sum is split into by a plan that is complete.
 * @param total units of the currency
 * @returns null while it isn't complete
 */
export function splitByPlan(parts: readonly (PartValues | PlanPartShown)[], total: number): PlanPart[] | null {
  if (!bookingPlanSchema.isValidSync({ parts })) return null;
  const rules = parts.map(({ label, percent, amount, due, days }) => ({
    ...{ label, due, days: days ?? 0 },
    percent: typeof percent === 'number' ? toPercentHundredths(percent) : null,
    amount: typeof amount === 'number' ? toHundredths(amount) : null,
  }));
  return splitTotal(rules, toHundredths(total));
}
