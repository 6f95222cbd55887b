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
  'manager',
  'clerk',
  'otherClerk',
] as const;

/** Members of teams: a manager and a clerk of the owner's business, and a clerk of the other owner's. */
export const MEMBERS = ['manager', 'clerk', 'otherClerk'] as const;
export type Member = (typeof MEMBERS)[number];

/** One of {@link ACTORS}. */
export type Actor = (typeof ACTORS)[number];
