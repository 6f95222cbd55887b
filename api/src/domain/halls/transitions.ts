import { HallStatus } from './inputs.js';

/** Whether a hall is online; otherwise its owner took it offline, or it is incomplete. */
export function isOnline(status: HallStatus): boolean {
  return status === HallStatus.ACTIVE;
}
