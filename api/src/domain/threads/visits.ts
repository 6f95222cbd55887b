import { DomainError, type FieldError } from '../input/errors.js';
import { addDays } from '../time/days.js';
import { isCancelled, type BookingStatus } from '../bookings/transitions.js';
import { localDay } from '../time/zone.js';
import type { MessageSide } from './messages.js';

/** Limits of visits of halls (docs/decisions/0081-visits.md). */
export const VISIT_LIMITS = {
  daysAheadMax: 90,
  headCountMax: 50,
  noteMaxCharacters: 500,
  /** How long a visit is in calendars. */
  minutes: 60,
  /** The latest ones of a thread that come with its messages. */
  shownMax: 20,
  /** Proposals in a thread within a day. */
  proposalsPerDay: 10,
  /** How long before it both sides are reminded of a visit. */
  remindedHours: 24,
} as const;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The statuses of a visit. That it is past is no status: its time says so. */
export const VisitStatus = {
  /** Waits for the other side. */
  PROPOSED: 'PROPOSED',
  CONFIRMED: 'CONFIRMED',
  DECLINED: 'DECLINED',
  /** Another time was proposed. */
  REPLACED: 'REPLACED',
  CANCELLED: 'CANCELLED',
} as const;
export type VisitStatus = keyof typeof VisitStatus;

/** The actions that change a visit's status. */
export const VisitAction = {
  CONFIRM: 'CONFIRM',
  DECLINE: 'DECLINE',
  /** Another time is proposed. */
  REPLACE: 'REPLACE',
  /** The proposal is taken back. */
  WITHDRAW: 'WITHDRAW',
  CANCEL: 'CANCEL',
} as const;
export type VisitAction = keyof typeof VisitAction;

interface VisitTransition {
  from: VisitStatus;
  to: VisitStatus;
  /** The side that proposed the visit, the other one, or either. */
  who: 'proposer' | 'other' | 'either';
  /** Whether it can be taken once the time of the visit has come. */
  evenPast: boolean;
}

/** The transitions of a visit. */
const VISIT_ACTIONS: Readonly<Record<VisitAction, VisitTransition>> = {
  CONFIRM: { from: VisitStatus.PROPOSED, to: VisitStatus.CONFIRMED, who: 'other', evenPast: false },
  DECLINE: { from: VisitStatus.PROPOSED, to: VisitStatus.DECLINED, who: 'other', evenPast: false },
  REPLACE: { from: VisitStatus.PROPOSED, to: VisitStatus.REPLACED, who: 'either', evenPast: true },
  WITHDRAW: { from: VisitStatus.PROPOSED, to: VisitStatus.CANCELLED, who: 'proposer', evenPast: false },
  CANCEL: { from: VisitStatus.CONFIRMED, to: VisitStatus.CANCELLED, who: 'either', evenPast: false },
};

/** Messages about visits. */
export const VISIT_MESSAGES = {
  notFound: 'Visit not found',
  dayRequired: 'Choose the day of the visit',
  dayInvalid: 'Choose a day, like 2027-03-20',
  timeRequired: 'Choose the time of the visit',
  past: 'Choose a time that is still to come',
  tooFar: `A visit can be at most ${VISIT_LIMITS.daysAheadMax} days ahead`,
  headCountInteger: 'The number of visitors must be a whole number',
  headCountRange: `1 to ${VISIT_LIMITS.headCountMax} people can come`,
  hallUnknown: 'Hall is not known',
  statusUnknown: 'Status must be proposed, confirmed, declined, replaced or cancelled',
  fromInvalid: 'From is not a day',
  agreed: 'A visit is confirmed already. Cancel it to propose another time.',
  isOver: 'The time of this visit has passed.',
  answeredByOther: 'The other side answers this visit.',
  declineInstead: 'This visit can be declined, not cancelled: the other side proposed it.',
  confirmed: 'This visit was confirmed already.',
  declined: 'This visit was declined.',
  replaced: 'Another time was proposed for this visit.',
  cancelled: 'This visit was cancelled.',
  notConfirmed: 'There is a calendar file once the visit is confirmed.',
  bookingOver: 'This booking is over: no visit can be arranged for it.',
  hallRemoved: 'This hall isn’t listed any more: it can’t be visited.',
  tooMany: 'That is many proposals for one day. Please write a message, or try later.',
} as const;

const REACHED: Readonly<Record<VisitStatus, string>> = {
  PROPOSED: VISIT_MESSAGES.notConfirmed,
  CONFIRMED: VISIT_MESSAGES.confirmed,
  DECLINED: VISIT_MESSAGES.declined,
  REPLACED: VISIT_MESSAGES.replaced,
  CANCELLED: VISIT_MESSAGES.cancelled,
};

/** What the actions of a visit depend on. */
export interface VisitFacts {
  status: VisitStatus;
  proposedBy: MessageSide;
  startsAt: Date;
}

/** Whether the time of a visit has come. */
export function isPastVisit({ startsAt }: Pick<VisitFacts, 'startsAt'>, now: Date): boolean {
  return startsAt <= now;
}

function isOf(side: MessageSide, { who }: VisitTransition, { proposedBy }: VisitFacts): boolean {
  return who === 'either' || (who === 'proposer') === (side === proposedBy);
}

/** Whether a side may take an action of a visit now. */
export function canTakeVisitAction(visit: VisitFacts, action: VisitAction, side: MessageSide, now: Date): boolean {
  const row = VISIT_ACTIONS[action];
  return row.from === visit.status && isOf(side, row, visit) && (row.evenPast || !isPastVisit(visit, now));
}

/**
 * The transition of an action that a side takes.
 * @throws DomainError FORBIDDEN where the other side takes it; CONFLICT from another status, or when the visit is past
 */
export function visitTransition(
  visit: VisitFacts,
  action: VisitAction,
  side: MessageSide,
  now: Date,
): Pick<VisitTransition, 'to'> {
  const row = VISIT_ACTIONS[action];
  const { status } = visit;
  if (row.from !== status) throw new DomainError('CONFLICT', REACHED[status], { field: 'status', details: { status } });
  if (!isOf(side, row, visit)) {
    const { declineInstead, answeredByOther } = VISIT_MESSAGES;
    throw new DomainError('FORBIDDEN', row.who === 'proposer' ? declineInstead : answeredByOther);
  }
  if (!row.evenPast && isPastVisit(visit, now)) throw new DomainError('CONFLICT', VISIT_MESSAGES.isOver);
  return { to: row.to };
}

/** The action by which either side calls off a visit: what was proposed is withdrawn, what was confirmed is cancelled. */
export function toCancelAction({ status }: Pick<VisitFacts, 'status'>): VisitAction {
  return status === VISIT_ACTIONS.WITHDRAW.from ? VisitAction.WITHDRAW : VisitAction.CANCEL;
}

/** The action by which a side ends a visit together with its conversation; undefined where there is nothing to end. */
export function findEndAction(visit: VisitFacts, side: MessageSide, now: Date): VisitAction | undefined {
  const { WITHDRAW, DECLINE, CANCEL } = VisitAction;
  return [WITHDRAW, DECLINE, CANCEL].find((action) => canTakeVisitAction(visit, action, side, now));
}

/** What becomes of a visit whose conversation staff end; undefined where there is nothing to end. */
export function findCalledOff(visit: VisitFacts, now: Date): Pick<VisitTransition, 'to'> | undefined {
  const action = toCancelAction(visit);
  const { proposedBy } = visit;
  return canTakeVisitAction(visit, action, proposedBy, now)
    ? visitTransition(visit, action, proposedBy, now)
    : undefined;
}

/** Whether a visit was agreed on and comes: another one can't be proposed beside it. */
export function isComingVisit(visit: Pick<VisitFacts, 'status' | 'startsAt'>, now: Date): boolean {
  return visit.status === VISIT_ACTIONS.CONFIRM.to && !isPastVisit(visit, now);
}

/** Whether a proposal has no answer yet. */
export function isOpenVisit({ status }: Pick<VisitFacts, 'status'>): boolean {
  return status === VISIT_ACTIONS.CONFIRM.from;
}

/** Whether the hall of a booking is still visited for it: neither called off nor past. */
export function takesVisits({ status, endTime }: { status: BookingStatus; endTime: Date }, now: Date): boolean {
  return !isCancelled(status) && endTime > now;
}

/** Whether a visit was called off. */
export function isCancelledVisit({ status }: Pick<VisitFacts, 'status'>): boolean {
  return status === VISIT_ACTIONS.CANCEL.to;
}

/** Why a visit can't be at a moment; null if it can. @param zone the hall's */
export function visitTimeProblem(startsAt: Date, zone: string, now: Date): FieldError | null {
  const [day, today] = [localDay(startsAt, zone), localDay(now, zone)];
  if (isPastVisit({ startsAt }, now)) return { field: day < today ? 'day' : 'time', message: VISIT_MESSAGES.past };
  return day > addDays(today, VISIT_LIMITS.daysAheadMax) ? { field: 'day', message: VISIT_MESSAGES.tooFar } : null;
}

/** When a visit ends, as calendars need it. */
export function endOfVisit(startsAt: Date): Date {
  return new Date(startsAt.getTime() + VISIT_LIMITS.minutes * MINUTE_MS);
}

/** The latest start of visits of which both sides are reminded now. */
export function remindedUntil(now: Date): Date {
  return new Date(now.getTime() + VISIT_LIMITS.remindedHours * HOUR_MS);
}
