import type { SecurityEventKind } from './events.js';

/** What admins are told about. */
export const SecurityAlarmKind = {
  FAILURES_OF_ACCOUNT: 'FAILURES_OF_ACCOUNT',
  FAILURES_OF_ADDRESS: 'FAILURES_OF_ADDRESS',
  FAILURES_OVERALL: 'FAILURES_OVERALL',
  ADMIN_ADDED: 'ADMIN_ADDED',
  SECRET_REVEALED: 'SECRET_REVEALED',
  RENEWAL_REUSED: 'RENEWAL_REUSED',
  PASSKEY_COPIED: 'PASSKEY_COPIED',
} as const;
export type SecurityAlarmKind = keyof typeof SecurityAlarmKind;

/** When an alarm is raised. */
interface AlarmRule {
  /** The events of the security log that count. */
  events: readonly SecurityEventKind[];
  /** Events are counted for each account, for each network, or together. */
  by: 'account' | 'address' | 'all';
  /** How many of them, within how many minutes. */
  atLeast: number;
  minutes: number;
}

const HOUR = 60;
/** Longer than any pause of the server that nobody notices: a single event must not be missed. */
const WEEK = 7 * 24 * HOUR;

const FAILURES = ['SIGN_IN_FAILED', 'SECOND_FACTOR_FAILED', 'PASSKEY_FAILED'] as const;

/**
 * Every alarm. One account has 10 attempts in 15 minutes from one address, one address 50: 30 an hour against an account come from
 * somebody who persists or from several places.
 */
export const ALARM_RULES: Readonly<Record<SecurityAlarmKind, AlarmRule>> = {
  FAILURES_OF_ACCOUNT: { events: FAILURES, by: 'account', atLeast: 30, minutes: HOUR },
  FAILURES_OF_ADDRESS: { events: FAILURES, by: 'address', atLeast: 60, minutes: HOUR },
  FAILURES_OVERALL: { events: FAILURES, by: 'all', atLeast: 500, minutes: HOUR },
  ADMIN_ADDED: { events: ['ADMIN_ADDED'], by: 'all', atLeast: 1, minutes: WEEK },
  SECRET_REVEALED: { events: ['SECRET_REVEALED'], by: 'all', atLeast: 1, minutes: WEEK },
  RENEWAL_REUSED: { events: ['RENEWAL_REUSED'], by: 'all', atLeast: 1, minutes: WEEK },
  PASSKEY_COPIED: { events: ['PASSKEY_COPIED'], by: 'all', atLeast: 1, minutes: WEEK },
};

export const ALARM_LIMITS = {
  /** An alarm of one kind is raised at most once in so many minutes; what happens meanwhile counts for the next. */
  pauseMinutes: HOUR,
  /** How long the control panel shows an alarm. */
  shownDays: 7,
  shownMax: 20,
} as const;

/** Events of a rule that belong together. */
export interface EventGroup {
  /** The account, for rules by account. */
  accountId: number | null;
  /** The network, for rules by address. */
  address: string | null;
  count: number;
  lastId: number;
}

/** An alarm to raise. */
export interface NewAlarm extends EventGroup {
  kind: SecurityAlarmKind;
}

const MINUTE_MS = 60_000;

/** From when on the events of a rule count, or undefined while the alarm pauses. */
export function countedSince(kind: SecurityAlarmKind, now: Date, lastRaisedAt: Date | null): Date | undefined {
  const pauseMs = ALARM_LIMITS.pauseMinutes * MINUTE_MS;
  const elapsedMs = lastRaisedAt ? now.getTime() - lastRaisedAt.getTime() : pauseMs;
  // One of the future was raised by a clock that was ahead and has been corrected.
  if (elapsedMs >= 0 && elapsedMs < pauseMs) return undefined;
  return new Date(now.getTime() - ALARM_RULES[kind].minutes * MINUTE_MS);
}

/** The alarm of a rule's groups, if any reaches the threshold: all those that do, named after the largest. */
export function toAlarm(kind: SecurityAlarmKind, groups: readonly EventGroup[]): NewAlarm | undefined {
  const raising = groups.filter(({ count }) => count >= ALARM_RULES[kind].atLeast);
  const largest = raising.reduce<EventGroup | undefined>(
    (most, each) => (most && most.count >= each.count ? most : each),
    undefined,
  );
  if (!largest) return undefined;
  const count = raising.reduce((sum, each) => sum + each.count, 0);
  return { ...largest, kind, count, lastId: Math.max(...raising.map(({ lastId }) => lastId)) };
}

/** How people read the kinds of alarms, in mails and in the panel. */
export const SECURITY_ALARM_PHRASES: Readonly<Record<SecurityAlarmKind, string>> = {
  FAILURES_OF_ACCOUNT: 'Many wrong passwords for one account',
  FAILURES_OF_ADDRESS: 'Many wrong passwords from one network',
  FAILURES_OVERALL: 'Many wrong passwords overall',
  ADMIN_ADDED: 'New admin',
  SECRET_REVEALED: 'Secret revealed',
  RENEWAL_REUSED: 'Session used from two places',
  PASSKEY_COPIED: 'Passkey perhaps copied',
};

const NOUNS: Readonly<Record<SecurityAlarmKind, readonly [one: string, many: string]>> = {
  FAILURES_OF_ACCOUNT: ['wrong password', 'wrong passwords'],
  FAILURES_OF_ADDRESS: ['wrong password', 'wrong passwords'],
  FAILURES_OVERALL: ['wrong password', 'wrong passwords'],
  ADMIN_ADDED: ['new admin', 'new admins'],
  SECRET_REVEALED: ['revealed secret', 'revealed secrets'],
  RENEWAL_REUSED: ['session used from two places', 'sessions used from two places'],
  // Each use counts: one copied passkey can be tried many times.
  PASSKEY_COPIED: ['use of a passkey that may be copied', 'uses of passkeys that may be copied'],
};

/** What an alarm says, as in `74 wrong passwords, most of them from 203.0.113.9`. */
export function describeAlarm({ kind, count, accountId, address }: Omit<NewAlarm, 'lastId'>): string {
  const [one, many] = NOUNS[kind];
  const what = `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
  if (accountId !== null) return `${what}, most of them for user ${accountId}`;
  return address === null ? what : `${what}, most of them from ${address}`;
}
