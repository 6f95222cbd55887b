/** What a booking of a group is for (docs/decisions/0027-bookings.md). */
export const FunctionName = { MEHNDI: 'MEHNDI', BARAAT: 'BARAAT', WALIMA: 'WALIMA', OTHER: 'OTHER' } as const;
export type FunctionName = keyof typeof FunctionName;

/** The functions in the order in which they are celebrated. */
export const FUNCTION_NAMES = Object.values(FunctionName);

export const FUNCTION_LABELS: Readonly<Record<FunctionName, string>> = {
  MEHNDI: 'Mehndi',
  BARAAT: 'Baraat',
  WALIMA: 'Walima',
  OTHER: 'Other function',
};

/** The state of a group. */
export const GroupStatus = {
  /** Owners haven't all answered; every function holds its time. */
  WAITING: 'WAITING',
  /** All owners have accepted, and all functions were confirmed together. */
  CONFIRMED: 'CONFIRMED',
  /** One function could not be had, so none was booked. */
  ENDED: 'ENDED',
} as const;
export type GroupStatus = keyof typeof GroupStatus;

/** The state of a group that owners still answer; the initial one. */
export const OPEN_GROUP = GroupStatus.WAITING;

/** Why a group ended. */
export const GroupEnd = {
  /** An owner declined. */
  DECLINED: 'DECLINED',
  /** The customer cancelled it. */
  CANCELLED: 'CANCELLED',
  /** Not everybody answered in time. */
  EXPIRED: 'EXPIRED',
  /** An account was closed, or a business suspended. */
  CLOSED: 'CLOSED',
} as const;
export type GroupEnd = keyof typeof GroupEnd;

/** How a waiting group leaves its state. */
export const GROUP_ACTIONS = {
  CONFIRM: GroupStatus.CONFIRMED,
  DECLINED: GroupStatus.ENDED,
  CANCELLED: GroupStatus.ENDED,
  EXPIRED: GroupStatus.ENDED,
  CLOSED: GroupStatus.ENDED,
} as const satisfies Record<GroupEnd | 'CONFIRM', GroupStatus>;
