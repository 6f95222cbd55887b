import { ManualClock } from '../clock.js';
import { systemContext, type App, type RequestContext, type Viewer } from '../context.js';
import { Random } from './random.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Something that happens in the town at an instant. */
interface Deed {
  at: Date;
  run: () => Promise<unknown>;
}

/** Somebody of the demo, known by the services once the account is made. */
export interface Townsman {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Since when the account exists. */
  readonly since: Date;
  viewer?: Viewer;
}

/**
 * The demo town: what happens in it is planned first, then played in the order of its clock through the same services that
 * people use. The same instant and seed give the same town.
 */
export class Town {
  private readonly deeds: Deed[] = [];
  private readonly clock: ManualClock;

  /**
   * @param app with limits on attempts switched off
   * @param now up to when the town lives
   * @param seed chooses everything that is left to chance
   */
  constructor(
    readonly app: App,
    readonly now: Date,
    private readonly seed: number,
  ) {
    this.clock = new ManualClock(now);
  }

  /** Chance for one part of the town, independent of the other parts. */
  chance(part: string): Random {
    return new Random(this.seed).fork(part);
  }

  /** The instant a number of days before now; negative ones lie ahead. */
  daysAgo(days: number): Date {
    return new Date(this.now.getTime() - days * DAY_MS);
  }

  /** Days between an instant and now. */
  daysSince(instant: Date): number {
    return (this.now.getTime() - instant.getTime()) / DAY_MS;
  }

  /** Plans a deed; one that lies ahead of now doesn't happen. */
  plan(at: Date, run: () => Promise<unknown>): void {
    if (at <= this.now) this.deeds.push({ at, run });
  }

  /** What a use case gets when somebody of the town acts; without a person, a visitor or the platform. */
  as(person?: Townsman): RequestContext {
    if (person && !person.viewer) throw new Error(`${person.name} acts before the account is made`);
    return systemContext(this.app, {
      viewer: person?.viewer ?? null,
      clock: this.clock,
      requestId: 'demo',
      isDemo: true,
    });
  }

  /**
   * Lets everything happen that was planned, in order of time.
   * @param signal ends the play after the deed that is being done
   * @throws the signal's reason
   */
  async play(signal?: AbortSignal): Promise<void> {
    const order = this.deeds.map((deed, index) => ({ deed, index }));
    order.sort((one, other) => one.deed.at.getTime() - other.deed.at.getTime() || one.index - other.index);
    for (const { deed } of order) {
      signal?.throwIfAborted();
      this.clock.set(deed.at);
      await deed.run();
    }
    this.deeds.length = 0;
    this.clock.set(this.now);
  }
}

/** An instant some hours later. */
export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * HOUR_MS);
}

/** An instant some days later. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}

/** The items in another order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(random.whole(0, rest.length - 1), 1));
  return result;
}
