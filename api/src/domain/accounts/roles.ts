/** The role of an account. Registration offers `USER` and `BUSINESS` only; staff are appointed by staff. */
export enum Role {
  /** A customer: browses, books, saves and reviews halls. */
  USER = 'user',
  /** A venue owner: lists halls and answers booking requests. */
  BUSINESS = 'business',
  /** Staff: sees the control panel, decides on applications, hides reviews and comments. */
  MODERATOR = 'moderator',
  /** Staff: everything in the control panel. */
  ADMIN = 'admin',
}

/** The roles that a person may choose when registering. */
export type RegistrationRole = Role.USER | Role.BUSINESS;
export const REGISTRATION_ROLES: readonly RegistrationRole[] = [Role.USER, Role.BUSINESS];

/** The orders of the control panel's list of users. */
export const PersonOrder = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  NAME: 'NAME',
  NAME_DESCENDING: 'NAME_DESCENDING',
} as const;
export type PersonOrder = keyof typeof PersonOrder;

/** Whether the role belongs to the platform's staff. */
export function isStaff(role: Role | null | undefined): boolean {
  return role === Role.ADMIN || role === Role.MODERATOR;
}
