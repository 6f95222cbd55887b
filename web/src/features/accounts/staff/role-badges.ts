import { Role } from '@mehfil/api/domain/accounts/roles';

/** The role as a badge in the control panel's list of users. */
export const ROLE_BADGES: Readonly<Record<Role, string>> = {
  [Role.USER]: 'User',
  [Role.BUSINESS]: 'Business',
  [Role.MODERATOR]: 'Moderator',
  [Role.ADMIN]: 'Admin',
};
