import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MONEY_LIMITS } from '../money/limits.js';
import type { Hundredths, PercentHundredths } from '../money/money.js';
import { refusals } from '../testing.js';
import { PAYMENT_MESSAGES, paymentPlanSchema } from './inputs.js';
import {
  changePlan,
  findDueDays,
  findPastPart,
  overdueFrom,
  replan,
  splitTotal,
  type PlanPart,
  type PlanRule,
} from './plan.js';

const amount = (units: number) => Math.round(units * 100) as Hundredths;
const rule = (label: string, share: { percent?: number; amount?: number }, days = 0): PlanRule => ({
  label,
  percent: share.percent === undefined ? null : ((share.percent * 100) as PercentHundredths),
  amount: share.amount === undefined ? null : amount(share.amount),
  due: label === 'Advance' ? 'AFTER_CONFIRMATION' : 'BEFORE_START',
  days,
});
const amountsOf = (parts: readonly PlanPart[]) => parts.map((part) => part.amount / 100);

describe('[product: Money] payment plans', () => {
  it.each<[string, PlanRule[], number, number[]]>([
    ['no plan', [], 1000, []],
    ['a quarter and the rest', [rule('Advance', { percent: 25 }), rule('Rest', {})], 1000, [250, 750]],
    ['thirds of what can’t be divided', [rule('A', { percent: 33.33 }), rule('Rest', {})], 100.01, [33.33, 66.68]],
    ['half a paisa rounds up', [rule('A', { percent: 50 }), rule('Rest', {})], 0.01, [0.01]],
    ['an amount', [rule('Advance', { amount: 50_000 }), rule('Rest', {})], 80_000, [50_000, 30_000]],
    ['an amount above the total', [rule('Advance', { amount: 50_000 }), rule('Rest', {})], 30_000, [30_000]],
    ['nothing to pay', [rule('Advance', { percent: 25 }), rule('Rest', {})], 0, []],
    ['the rest alone', [rule('All', {})], 0.01, [0.01]],
  ])('%s', (_name, rules, total, expected) => {
    expect(amountsOf(splitTotal(rules, amount(total)))).toEqual(expected);
  });

  const FACTS = {
    confirmedAt: new Date('2027-03-01T20:00:00.000Z'),
    startTime: new Date('2027-03-20T14:00:00.000Z'),
    timeZone: 'Asia/Karachi',
  };

  it.each([
    // 20:00 UTC is the next day in Karachi.
    ['AFTER_CONFIRMATION', 0, '2027-03-02', '2027-03-02T19:00:00.000Z'],
    ['AFTER_CONFIRMATION', 3, '2027-03-05', '2027-03-05T19:00:00.000Z'],
    ['AFTER_CONFIRMATION', 60, '2027-03-20', '2027-03-20T14:00:00.000Z'],
    ['BEFORE_START', 7, '2027-03-13', '2027-03-13T19:00:00.000Z'],
    // Nothing is due before the confirmation.
    ['BEFORE_START', 18, '2027-03-02', '2027-03-02T19:00:00.000Z'],
    ['BEFORE_START', 60, '2027-03-02', '2027-03-02T19:00:00.000Z'],
    ['BEFORE_START', 0, '2027-03-20', '2027-03-20T14:00:00.000Z'],
  ] as const)('%s by %d days is due on %s and overdue from %s', (due, days, day, overdue) => {
    expect(findDueDays([{ due, days }], FACTS)).toEqual([day]);
    expect(overdueFrom(day, FACTS).toISOString()).toBe(overdue);
  });

  it.each(['AFTER_CONFIRMATION', 'BEFORE_START'] as const)(
    'is due at the start of what was confirmed after it: %s',
    (due) => {
      const confirmedAt = new Date('2027-03-25T08:00:00.000Z');
      expect(findDueDays([{ due, days: 7 }], { ...FACTS, confirmedAt })).toEqual(['2027-03-20']);
    },
  );

  it('has no due day after a confirmation that is still to come', () => {
    const parts = (['AFTER_CONFIRMATION', 'BEFORE_START'] as const).map((due) => ({ due, days: 3 }));
    expect(findDueDays(parts, { ...FACTS, confirmedAt: null })).toEqual([null, '2027-03-17']);
  });

  it.each([
    ['in time', '2027-03-01T20:00:00.000Z', ['2027-03-05', '2027-03-13', '2027-03-20']],
    ['later than the rest is due', '2027-03-14T20:00:00.000Z', ['2027-03-18', '2027-03-18', '2027-03-20']],
    ['shortly before the event', '2027-03-18T20:00:00.000Z', ['2027-03-20', '2027-03-20', '2027-03-20']],
  ])('has no rest due before its advance where it was booked %s', (_name, confirmedAt, days) => {
    const parts = [
      { due: 'AFTER_CONFIRMATION', days: 3 },
      { due: 'BEFORE_START', days: 7 },
      { due: 'BEFORE_START', days: 0 },
    ] as const;
    expect(findDueDays(parts, { ...FACTS, confirmedAt: new Date(confirmedAt) })).toEqual(days);
  });

  it.each([
    ['today', '2027-03-13T18:59:00.000Z', -1],
    ['yesterday, in the hall’s time zone', '2027-03-13T19:00:00.000Z', 1],
  ])('has a part whose day is over only after it: %s', (_name, now, index) => {
    const parts = [
      { due: 'BEFORE_START', days: 0 },
      { due: 'BEFORE_START', days: 7 },
    ] as const;
    expect(findPastPart(parts, FACTS, new Date(now))).toBe(index);
    const confirmedAt = new Date(now);
    expect(findPastPart([{ due: 'BEFORE_START', days: 30 }], { ...FACTS, confirmedAt }, confirmedAt)).toBe(0);
    expect(findPastPart([{ due: 'AFTER_CONFIRMATION', days: 0 }], { ...FACTS, confirmedAt: null }, new Date(now))).toBe(
      -1,
    );
  });

  const PLAN: PlanPart[] = [
    { label: 'Advance', amount: amount(250), due: 'AFTER_CONFIRMATION', days: 0 },
    { label: 'Second', amount: amount(250), due: 'BEFORE_START', days: 10 },
    { label: 'Rest', amount: amount(500), due: 'BEFORE_START', days: 7 },
  ];

  it.each<[string, string, number, number[]]>([
    ['more goes to what isn’t due yet, in proportion', '2027-03-05', 1300, [250, 350, 700]],
    ['less comes off the same', '2027-03-05', 850, [250, 200, 400]],
    ['a paisa that can’t be divided goes to the first', '2027-03-05', 1000.01, [250, 250.01, 500]],
    ['the last part alone is open', '2027-03-12', 1100, [250, 250, 600]],
    ['less than what is open comes off the due ones, the last first', '2027-03-12', 400, [250, 150]],
    ['once all is due, more is a new part', '2027-03-15', 1100, [250, 250, 500, 100]],
    ['once all is due, less comes off the last', '2027-03-15', 700, [250, 250, 200]],
    ['the same total', '2027-03-15', 1000, [250, 250, 500]],
    ['nothing left', '2027-03-05', 0, []],
  ])('%s', (_name, day, total, expected) => {
    const now = new Date(`${day}T00:00:00.000Z`);
    expect(amountsOf(changePlan(PLAN, amount(total), { facts: FACTS, now }))).toEqual(expected);
  });

  it('keeps a booking without a plan without one', () => {
    expect(changePlan([], amount(5), { facts: FACTS, now: new Date('2027-03-05T00:00:00.000Z') })).toEqual([]);
  });

  it.each<[string, number, PlanRule[], number[] | null]>([
    ['nothing is paid: all of it is new', 0, [rule('A', { percent: 50 }), rule('B', {})], [500, 500]],
    ['what is paid in full stays', 250, [rule('A', { percent: 50 }), rule('B', {})], [250, 375, 375]],
    ['what was paid beyond it counts towards the first new part', 300, [rule('A', {})], [250, 750]],
    ['an amount of what is left', 300, [rule('A', { amount: 100 }), rule('B', {})], [250, 150, 600]],
    ['a share of nothing', 900, [rule('A', { amount: 100 }), rule('B', {})], null],
  ])('agreed anew: %s', (_name, paid, rules, expected) => {
    const parts = replan(PLAN, { rules, total: amount(1000), paid: amount(paid) });
    expect(parts && amountsOf(parts)).toEqual(expected);
  });

  it('agreed anew counts what was paid without a plan, too', () => {
    const parts = replan([], { rules: [rule('A', {})], total: amount(1000), paid: amount(300) });
    expect(parts && amountsOf(parts)).toEqual([1000]);
  });

  const anyAmount = fc.integer({ min: 0, max: MONEY_LIMITS.amountMaxHundredths });
  const anyRule = fc.record({
    percent: fc.option(fc.integer({ min: 1, max: 10_000 })),
    amount: fc.option(fc.integer({ min: 1, max: MONEY_LIMITS.amountMaxHundredths })),
    due: fc.constantFrom('AFTER_CONFIRMATION', 'BEFORE_START'),
    days: fc.integer({ min: 0, max: 60 }),
  });

  it('never loses a paisa, whatever the plan, the total and the changes', () => {
    const totals = fc.array(fc.tuple(anyAmount, fc.integer({ min: -5, max: 40 })), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(anyRule, { minLength: 1, maxLength: 6 }), anyAmount, totals, (rules, total, changes) => {
        const sum = (parts: readonly PlanPart[]) => parts.reduce((all, part) => all + part.amount, 0);
        let parts = splitTotal(
          rules.map((each) => ({ ...each, label: 'x' }) as PlanRule),
          total as Hundredths,
        );
        expect(sum(parts)).toBe(total);
        for (const [next, day] of changes) {
          const isPlanned = parts.length > 0;
          const now = new Date(FACTS.confirmedAt.getTime() + day * 86_400_000);
          parts = changePlan(parts, next as Hundredths, { facts: FACTS, now });
          expect(sum(parts)).toBe(isPlanned ? next : 0);
          expect(parts.every((part) => part.amount > 0)).toBe(true);
        }
      }),
    );
  });

  const part = (share: object) => ({ label: 'Part', due: 'BEFORE_START', days: 7, ...share });

  it.each<[string, object[], string | undefined]>([
    ['no plan', [], undefined],
    ['a quarter and the rest', [part({ percent: 25 }), part({})], undefined],
    ['an amount and the rest', [part({ amount: 500 }), part({})], undefined],
    ['a last part with a percentage', [part({ percent: 25 }), part({ percent: 75 })], PAYMENT_MESSAGES.isRest],
    ['two rests', [part({}), part({})], PAYMENT_MESSAGES.eitherOr],
    ['both', [part({ percent: 25, amount: 5 }), part({})], PAYMENT_MESSAGES.eitherOr],
    ['nothing for the rest', [part({ percent: 60 }), part({ percent: 40 }), part({})], PAYMENT_MESSAGES.tooMuch],
    ['too many parts', Array.from({ length: 7 }, () => part({ percent: 1 })), 'Parts can be at most 6'],
  ])('validates %s', (_name, parts, message) => {
    expect(Object.values(refusals(paymentPlanSchema, { parts }))[0]).toBe(message);
  });
});
