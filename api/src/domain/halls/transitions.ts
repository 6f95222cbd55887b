import { HallStatus } from './inputs.js';

/** Whether a hall is online; one that isn't was taken offline by its owner, or is still incomplete. */
export function isOnline(status: HallStatus): boolean {
  return status === HallStatus.ACTIVE;
}
