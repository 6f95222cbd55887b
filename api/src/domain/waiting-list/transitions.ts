/** The state of an entry of a waiting list (docs/decisions/0027-bookings.md). */
export const WaitingState = {
  /** Waits for its time to become free. */
  WAITING: 'WAITING',
  /** The time is free, and held for its customer. */
  OFFERED: 'OFFERED',
  /** Its customer requested the time. */
  REQUESTED: 'REQUESTED',
  /** Its customer did not request the time while it was offered. */
  MISSED: 'MISSED',
  /** Its customer left the list. */
  LEFT: 'LEFT',
  /** Its time has begun, or the hall is no longer public. */
  ENDED: 'ENDED',
} as const;
export type WaitingState = keyof typeof WaitingState;

/** The state as the database spells it. */
export type StoredWaitingState = Lowercase<WaitingState>;

/** The actions that change an entry's state. */
export type WaitingAction = 'offer' | 'request' | 'miss' | 'leave' | 'end';

interface WaitingTransition {
  from: readonly StoredWaitingState[];
  to: StoredWaitingState;
}

/** The states in which an entry isn't over. */
export const OPEN_WAITING: readonly StoredWaitingState[] = ['waiting', 'offered'];

/** The transitions of an entry; writes, checks and buttons derive from them. */
export const WAITING_ACTIONS: Readonly<Record<WaitingAction, WaitingTransition>> = {
  offer: { from: ['waiting'], to: 'offered' },
  request: { from: ['offered'], to: 'requested' },
  miss: { from: ['offered'], to: 'missed' },
  leave: { from: OPEN_WAITING, to: 'left' },
  end: { from: OPEN_WAITING, to: 'ended' },
};

/** What the state of an entry depends on besides what is stored. */
export interface WaitingFacts {
  state: WaitingState;
  startTime: Date;
  offeredUntil: Date | null;
}

/** The state of an entry now: the clock ends offers and waiting, whether or not a job has written it. */
export function getWaitingState({ state, startTime, offeredUntil }: WaitingFacts, now: Date): WaitingState {
  if (state === WaitingState.OFFERED && offeredUntil && offeredUntil <= now) return WaitingState.MISSED;
  return state === WaitingState.WAITING && startTime <= now ? WaitingState.ENDED : state;
}

/** Whether an entry can be left: while it isn't over. */
export function canLeaveList(state: WaitingState): boolean {
  return state === WaitingState.WAITING || state === WaitingState.OFFERED;
}
