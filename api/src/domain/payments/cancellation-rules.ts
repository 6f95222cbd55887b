/** A step of a business's cancellation rules: at least so many days before the event, so much of what was paid comes back. */
export interface CancellationStep {
  days: number;
  /** A whole percentage, 0 to 100. */
  percent: number;
}

/** Limits of cancellation rules. */
export const CANCELLATION_LIMITS = { stepsMax: 6, daysMax: 365 } as const;

/** The rules of a business that hasn't set its own; also the default of the database's columns. */
export const DEFAULT_CANCELLATION_RULES: readonly CancellationStep[] = [
  { days: 30, percent: 50 },
  { days: 7, percent: 0 },
];

/** The rules with the earliest step first, as they are stored. */
export function sortCancellationRules(rules: readonly CancellationStep[]): CancellationStep[] {
  return [...rules].sort((one, other) => other.days - one.days);
}

/** The first problem of a list of valid steps, or null. */
export function findRulesProblem(rules: readonly CancellationStep[]): string | null {
  const steps = sortCancellationRules(rules);
  const pairs = steps.slice(1).map((step, index) => [steps[index] ?? step, step] as const);
  if (pairs.some(([earlier, later]) => earlier.days === later.days)) return CANCELLATION_MESSAGES.dayTwice;
  return pairs.some(([earlier, later]) => later.percent > earlier.percent) ? CANCELLATION_MESSAGES.rising : null;
}

/** Messages about cancellation rules. */
export const CANCELLATION_MESSAGES = {
  daysInvalid: `Days must be a whole number from 0 to ${CANCELLATION_LIMITS.daysMax}`,
  percentInvalid: 'Percent must be a whole number from 0 to 100',
  dayTwice: 'Two steps have the same number of days',
  rising: 'Less notice can’t give back more: the percentages must fall towards the event',
  begun: 'The event has begun, so this booking can’t be cancelled any more',
  changed: 'Your refund has changed. Please check it again.',
} as const;

/** Nothing comes back, whenever the customer cancels. */
export const NOTHING_BACK = 'Cancelled by the customer: nothing of what was paid comes back.';
/** After the last step. */
export const LATER = 'Cancelled by the customer later: nothing of what was paid comes back.';
/** Whatever the rules are. */
export const BY_HALL = 'Cancelled by the hall: everything that was paid comes back.';

function describeStep({ days, percent }: CancellationStep): string {
  const when =
    days === 0 ? 'before the event starts' : `at least ${days} ${days === 1 ? 'day' : 'days'} before the event`;
  const what = percent === 100 ? 'everything that' : `${percent}% of what`;
  return `Cancelled by the customer ${when}: ${what} was paid comes back.`;
}

/** The rules as sentences for everyone; steps that say the same as the one before are left out. */
export function describeCancellationRules(rules: readonly CancellationStep[]): string[] {
  const steps = sortCancellationRules(rules).filter(({ percent }) => percent > 0);
  // Percentages fall towards the event, so of equal ones the last says it all.
  const told = steps.filter(({ percent }, index) => steps[index + 1]?.percent !== percent);
  const last = told.at(-1);
  if (!last) return [NOTHING_BACK, BY_HALL];
  return [...told.map(describeStep), ...(last.days === 0 ? [] : [LATER]), BY_HALL];
}
