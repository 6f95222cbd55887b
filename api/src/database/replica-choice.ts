/** A replica lags too much to be used. */
export const LAG_MAX_MS = 5_000;
/** A position that no replica reaches. */
export const UNREACHABLE_POSITION = Number.MAX_SAFE_INTEGER;
/** How long samples are kept; a lag that is longer counts as this long. */
const SAMPLES_MS = 60_000;

/** What the last check of a replica found. Positions are bytes of the primary's log. */
export interface ReplicaState {
  /** Whether it answered as a standby. */
  isStandby: boolean;
  /** The position up to which it has replayed the primary's log. */
  replayed: number;
}

/** The primary's position in its log, at times of this process, from which lags are measured without another machine's clock. */
export class Positions {
  private samples: { at: number; position: number }[] = [];
  private first = Number.POSITIVE_INFINITY;

  /** The latest known position; 0 before the first sample. */
  get latest(): number {
    return this.samples.at(-1)?.position ?? 0;
  }

  /** @param at milliseconds of a steady clock */
  add(at: number, position: number): void {
    // A database that was restored begins anew.
    if (position < this.latest) this.samples = [];
    if (this.samples.length === 0) this.first = position;
    this.samples.push({ at, position });
    const oldest = at - SAMPLES_MS;
    const kept = this.samples.findIndex((sample) => sample.at >= oldest);
    if (kept > 0) this.samples.splice(0, kept);
  }

  /**
   * Whether a replica has replayed the first sample, without which its lag isn't known: one that stood still for hours before this
   * server started would seem to be late by no more than the server is old.
   */
  isKnown(replayed: number): boolean {
    return replayed >= this.first;
  }

  /**
   * How long the latest sample was after the first one that a replica hasn't replayed, in milliseconds. 0 where it has replayed
   * all, or nothing is known of the primary.
   */
  lag(replayed: number): number {
    const missing = this.samples.find(({ position }) => position > replayed);
    return missing ? (this.samples.at(-1)?.at ?? missing.at) - missing.at : 0;
  }
}

/** Whether reads may go to a replica at all. */
export function isInUse({ isStandby, replayed }: ReplicaState, positions: Positions): boolean {
  return isStandby && positions.isKnown(replayed) && positions.lag(replayed) <= LAG_MAX_MS;
}

/** What a read demands of a replica. */
export interface Demand {
  /** The position of the caller's last write; 0 without one. */
  written: number;
  /** The position of the last event that this server delivered. */
  delivered: number;
  /** There is nothing newer than the replicas then, whatever was delivered. */
  isPrimaryAway: boolean;
  /** Counts reads: they take turns. */
  turn: number;
}

/** The replica in use that may serve a read, in turns; undefined where the primary has to. */
export function chooseReplica<State extends ReplicaState>(
  replicas: readonly State[],
  positions: Positions,
  { written, delivered, isPrimaryAway, turn }: Demand,
): State | undefined {
  const needed = isPrimaryAway ? written : Math.max(written, delivered);
  const fit = replicas.filter((replica) => isInUse(replica, positions) && replica.replayed >= needed);
  return fit[turn % fit.length];
}
