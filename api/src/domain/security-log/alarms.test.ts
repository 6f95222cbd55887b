import { describe, expect, it } from '@jest/globals';
import { ALARM_RULES, countedSince, describeAlarm, toAlarm, type EventGroup } from './alarms.js';

const NOW = new Date('2027-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const group = (rest: Partial<EventGroup>): EventGroup => ({
  accountId: null,
  address: null,
  count: 1,
  lastId: 1,
  ...rest,
});

describe('[issue: security alarms] the thresholds', () => {
  it.each([
    ['FAILURES_OF_ACCOUNT', 30],
    ['FAILURES_OF_ADDRESS', 60],
    ['FAILURES_OVERALL', 500],
    ['ADMIN_ADDED', 1],
    ['SECRET_REVEALED', 1],
    ['RENEWAL_REUSED', 1],
    ['PASSKEY_COPIED', 1],
  ] as const)('%s is raised by %d events', (kind, atLeast) => {
    expect(ALARM_RULES[kind].atLeast).toBe(atLeast);
    expect(toAlarm(kind, [group({ count: atLeast - 1 })])).toBeUndefined();
    expect(toAlarm(kind, [group({ count: atLeast })])).toMatchObject({ kind, count: atLeast });
  });

  it('sums up those above the threshold and names the largest', () => {
    const groups = [
      group({ accountId: 1, count: 29, lastId: 90 }),
      group({ accountId: 2, count: 31, lastId: 80 }),
      group({ accountId: 3, count: 40, lastId: 70 }),
    ];
    expect(toAlarm('FAILURES_OF_ACCOUNT', groups)).toEqual({
      kind: 'FAILURES_OF_ACCOUNT',
      accountId: 3,
      address: null,
      count: 71,
      lastId: 80,
    });
    expect(toAlarm('FAILURES_OF_ACCOUNT', [])).toBeUndefined();
  });
});

describe('[issue: security alarms] the pause', () => {
  it('is an hour for each kind; then events of the rule’s time count', () => {
    expect(countedSince('FAILURES_OVERALL', NOW, ago(59))).toBeUndefined();
    expect(countedSince('FAILURES_OVERALL', NOW, ago(60))).toEqual(ago(60));
    expect(countedSince('FAILURES_OVERALL', NOW, null)).toEqual(ago(60));
    expect(countedSince('ADMIN_ADDED', NOW, null)).toEqual(ago(7 * 24 * 60));
  });
});

describe('[issue: security alarms] the words', () => {
  it('say how many, and for whom or from where most of them', () => {
    const alarm = { accountId: null, address: null };
    expect(describeAlarm({ ...alarm, kind: 'ADMIN_ADDED', count: 1 })).toBe('1 new admin');
    expect(describeAlarm({ ...alarm, kind: 'PASSKEY_COPIED', count: 3 })).toBe('3 uses of passkeys that may be copied');
    expect(describeAlarm({ ...alarm, kind: 'FAILURES_OVERALL', count: 1500 })).toBe('1,500 wrong passwords');
    expect(describeAlarm({ ...alarm, kind: 'FAILURES_OF_ACCOUNT', count: 40, accountId: 7 })).toBe(
      '40 wrong passwords, most of them for user 7',
    );
    expect(describeAlarm({ ...alarm, kind: 'FAILURES_OF_ADDRESS', count: 74, address: '203.0.113.9' })).toBe(
      '74 wrong passwords, most of them from 203.0.113.9',
    );
  });
});
