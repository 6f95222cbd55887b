import { Role } from '@mehfil/api/domain/accounts/roles';

/** The end of a hall's address that opens *Ask the hall*: signing in leads back to it. */
export const ASK_HASH = '#ask';

/** Whether *Ask the hall* is for somebody: customers, and visitors, who sign in first. @param viewer null or undefined for a visitor */
export function canAsk(viewer: { role: string } | null | undefined): boolean {
  return !viewer || viewer.role === Role.USER;
}
