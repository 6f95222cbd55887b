import { noteBusy } from '../lib/busy-server';
import { pageClock } from '../lib/clock';
import { BUSY } from './attempt';

/** How often a request is sent, the first time included. */
const ATTEMPTS = 4;
/** Longer waits are the reader's to decide. */
const WAIT_MAX_MS = 30_000;
/** Where the server, or a proxy before it, names none, in milliseconds. */
export const WAIT_DEFAULT_MS = 2_000;
/** Readers who were sent away at once don't come back at once. */
const SPREAD = 0.25;

/** How long a busy server asks to be left alone: seconds or a date (RFC 9110, 10.2.3), in milliseconds. */
function readWait(header: string | null): number {
  if (header === null || header.trim() === '') return WAIT_DEFAULT_MS;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - pageClock();
  return Number.isNaN(wait) ? WAIT_DEFAULT_MS : Math.max(wait, 0);
}

/** How long the latest answer asks to wait, in milliseconds; undefined where it isn't 503. */
export function noteAnswer(response: Response | undefined): number | undefined {
  if (response?.status !== BUSY) return undefined;
  const wait = readWait(response.headers.get('retry-after'));
  noteBusy();
  return wait;
}

/** Whether what was sent so often is sent again after a wait. */
export const mayWait = (attempt: number, wait: number): boolean => attempt < ATTEMPTS && wait <= WAIT_MAX_MS;

/** A wait, a little longer by chance. */
export function spread(wait: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return wait * (1 + (random / 2 ** 32) * SPREAD);
}
