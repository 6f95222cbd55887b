/** Every kind of caller: a visitor, and an account of each kind. */
export const ACTORS = [
  'visitor',
  'customer',
  'otherCustomer',
  'suspendedCustomer',
  'ownerWithoutApplication',
  'pendingOwner',
  'rejectedOwner',
  'suspendedOwner',
  'owner',
  'otherOwner',
  'moderator',
  'admin',
] as const;

/** One of {@link ACTORS}. */
export type Actor = (typeof ACTORS)[number];
