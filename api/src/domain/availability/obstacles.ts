import { formatMoment, formatTimeRange, overlaps, type Period } from '../time/zone.js';
import { formatLength, PERIOD_MESSAGES } from './availability.js';

/** What takes a time that somebody wants. */
export interface Obstacle extends Period {
  kind: 'booking' | 'block' | 'hold' | 'offer';
  /** The minutes after its end that nobody may book. */
  bufferMinutes: number;
  /** Whose booking it is, for those who may know. */
  name: string | null;
  /** Until when, of a hold or an offer. */
  heldUntil: Date | null;
}

/** What is wanted, with the minutes after it that have to be free. */
export interface WantedTime extends Period {
  bufferMinutes: number;
}

const KINDS: readonly Obstacle['kind'][] = ['booking', 'block', 'hold', 'offer'];

/** What is in the way itself comes before what only its buffer or the wanted one's is; of holds the one that lasts longest is named. */
function findFirst(obstacles: readonly Obstacle[], wanted: WantedTime): Obstacle | undefined {
  const rank = (obstacle: Obstacle) => KINDS.indexOf(obstacle.kind) + (overlaps(obstacle, wanted) ? 0 : KINDS.length);
  const until = ({ heldUntil }: Obstacle) => heldUntil?.getTime() ?? 0;
  return [...obstacles].sort((one, other) => rank(one) - rank(other) || until(other) - until(one))[0];
}

function describe({ kind, heldUntil }: Obstacle, zone: string): string {
  if (kind === 'booking') return PERIOD_MESSAGES.taken;
  if (kind === 'block' || heldUntil === null) return PERIOD_MESSAGES.blocked;
  return PERIOD_MESSAGES[kind === 'offer' ? 'offered' : 'held'](formatMoment(heldUntil, zone));
}

function describeBuffer({ kind, heldUntil }: Obstacle, buffer: string, zone: string): string {
  if (kind === 'booking') return PERIOD_MESSAGES.bufferMeetsBooking(buffer);
  if (kind === 'block' || heldUntil === null) return PERIOD_MESSAGES.bufferMeetsBlock(buffer);
  return PERIOD_MESSAGES.bufferMeetsHold(buffer, formatMoment(heldUntil, zone));
}

/**
 * Says what is in the way of a wanted time: the booking by its name where that is known, and its own hours without the buffer. Where
 * nothing but a buffer is in the way, that is said.
 * @param zone IANA time zone of the hall
 * @returns undefined where nothing is
 */
export function describeObstacles(
  obstacles: readonly Obstacle[],
  wanted: WantedTime,
  zone: string,
): string | undefined {
  const first = findFirst(obstacles, wanted);
  if (!first) return undefined;
  const name = first.name === null ? '' : `: ${first.name}`;
  const what = `${name} (${formatTimeRange(first.start, first.end, zone)})`;
  if (overlaps(first, wanted)) return `${describe(first, zone)}${what}`;
  const buffer = first.start < wanted.start ? first.bufferMinutes : wanted.bufferMinutes;
  return `${describeBuffer(first, formatLength(buffer), zone)}${what}`;
}
