import { DomainError } from '../input/errors.js';

export enum BusinessStatus {
  /** No application. */
  NOT_APPLIED = 'not_applied',
  /** Applied, awaiting a decision. */
  PENDING = 'pending',
  /** May list halls and take bookings. */
  APPROVED = 'approved',
  /** Rejected with a reason; may apply again. */
  REJECTED = 'rejected',
  /** Approved before; an admin has removed it from public view. */
  SUSPENDED = 'suspended',
}

/** The actions that change a business's status. */
export enum BusinessAction {
  APPLY = 'apply',
  APPROVE = 'approve',
  REJECT = 'reject',
  REAPPLY = 'reapply',
  SUSPEND = 'suspend',
  REINSTATE = 'reinstate',
}

export interface BusinessTransition {
  from: BusinessStatus;
  to: BusinessStatus;
  /** `staff` are moderators and admins. */
  who: 'owner' | 'staff' | 'admin';
  /** Whether a reason is required. */
  needsReason: boolean;
}

/** The transitions of a business. Reapplying resets a rejected application, so that the form is shown again. */
export const BUSINESS_ACTIONS: Readonly<Record<BusinessAction, BusinessTransition>> = {
  [BusinessAction.APPLY]: {
    from: BusinessStatus.NOT_APPLIED,
    to: BusinessStatus.PENDING,
    who: 'owner',
    needsReason: false,
  },
  [BusinessAction.APPROVE]: {
    from: BusinessStatus.PENDING,
    to: BusinessStatus.APPROVED,
    who: 'staff',
    needsReason: false,
  },
  [BusinessAction.REJECT]: {
    from: BusinessStatus.PENDING,
    to: BusinessStatus.REJECTED,
    who: 'staff',
    needsReason: true,
  },
  [BusinessAction.REAPPLY]: {
    from: BusinessStatus.REJECTED,
    to: BusinessStatus.NOT_APPLIED,
    who: 'owner',
    needsReason: false,
  },
  [BusinessAction.SUSPEND]: {
    from: BusinessStatus.APPROVED,
    to: BusinessStatus.SUSPENDED,
    who: 'admin',
    needsReason: true,
  },
  [BusinessAction.REINSTATE]: {
    from: BusinessStatus.SUSPENDED,
    to: BusinessStatus.APPROVED,
    who: 'admin',
    needsReason: false,
  },
};

const PAST: Readonly<Record<BusinessAction, string>> = {
  [BusinessAction.APPLY]: 'applied for again',
  [BusinessAction.APPROVE]: 'approved',
  [BusinessAction.REJECT]: 'rejected',
  [BusinessAction.REAPPLY]: 'reset',
  [BusinessAction.SUSPEND]: 'suspended',
  [BusinessAction.REINSTATE]: 'reinstated',
};

/**
 * The transition of an action from a status.
 * @throws DomainError `CONFLICT` when the status doesn't allow it
 */
export function businessTransition(status: BusinessStatus, action: BusinessAction): BusinessTransition {
  const row = BUSINESS_ACTIONS[action];
  if (row.from === status) return row;
  const words = BUSINESS_STATUS_LABELS[status].toLowerCase();
  throw new DomainError('CONFLICT', `An application that is ${words} can't be ${PAST[action]}`, {
    field: 'status',
    details: { status },
  });
}

export const BUSINESS_STATUS_LABELS: Readonly<Record<BusinessStatus, string>> = {
  [BusinessStatus.NOT_APPLIED]: 'Not applied',
  [BusinessStatus.PENDING]: 'Pending',
  [BusinessStatus.APPROVED]: 'Approved',
  [BusinessStatus.REJECTED]: 'Rejected',
  [BusinessStatus.SUSPENDED]: 'Suspended',
};

/** The status of an owner who hasn't applied, or was reset. */
export const NO_APPLICATION = BusinessStatus.NOT_APPLIED;

/** Whether there is an application, in any status. */
export function hasApplied(status: BusinessStatus): boolean {
  return status !== NO_APPLICATION;
}

/** Whether the application waits for a decision of staff. */
export function isAwaitingDecision(status: BusinessStatus): boolean {
  return status === BUSINESS_ACTIONS[BusinessAction.APPROVE].from;
}

/** Whether an admin has suspended the business. */
export function isSuspended(status: BusinessStatus): boolean {
  return status === BusinessStatus.SUSPENDED;
}

/** Whether staff have approved the business's name, so that its owner can't change it any more. */
export function isNameReviewed(status: BusinessStatus): boolean {
  return status === BusinessStatus.APPROVED || status === BusinessStatus.SUSPENDED;
}
