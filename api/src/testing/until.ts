import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a busy machine. */
const DEADLINE_MS = 30_000;

/**
 * Waits for an event that a test expects, looking every few milliseconds.
 * @throws Error when it hasn't come within 30 seconds
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + DEADLINE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('waited in vain');
    await pause(5);
  }
}
