import { ManualClock } from '../env/clock.js';
import { systemContext, type App, type RequestContext, type Viewer } from '../context.js';
import { Random } from './random.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** An action of the demo and when it happens. */
interface PlannedAction {
  at: Date;
  run: () => Promise<unknown>;
}

/** A person of the demo; `viewer` is set once their account exists. */
export interface SimulatedPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** When the account was created. */
  readonly since: Date;
  viewer?: Viewer;
}

/**
 * Creates the demo data: actions are planned first, then run in chronological order through the services that people use. The
 * same instant and seed always produce the same data.
 */
export class Simulation {
  private readonly actions: PlannedAction[] = [];
  private readonly clock: ManualClock;

  /**
   * @param app with limits on attempts disabled
   * @param now when the simulation ends
   * @param seed of the random choices
   */
  constructor(
    readonly app: App,
    readonly now: Date,
    private readonly seed: number,
  ) {
    this.clock = new ManualClock(now);
  }

  /** Random numbers for one part of the simulation, independent of the other parts. */
  chance(part: string): Random {
    return new Random(this.seed).fork(part);
  }

  /** The instant a number of days before now; after it, if negative. */
  daysAgo(days: number): Date {
    return new Date(this.now.getTime() - days * DAY_MS);
  }

  /** Days between an instant and now. */
  daysSince(instant: Date): number {
    return (this.now.getTime() - instant.getTime()) / DAY_MS;
  }

  /** Plans an action; ignored if it is after now. */
  plan(at: Date, run: () => Promise<unknown>): void {
    if (at <= this.now) this.actions.push({ at, run });
  }

  /** The context of an action by a person; without one, of a visitor or the platform. */
  as(person?: SimulatedPerson): RequestContext {
    if (person && !person.viewer) throw new Error(`${person.name} acts before their account exists`);
    return systemContext(this.app, {
      // The simulated people act right after they signed in.
      viewer: person?.viewer ? { ...person.viewer, signedInAt: this.clock.now() } : null,
      clock: this.clock,
      requestId: 'demo',
      isDemo: true,
    });
  }

  /**
   * Runs the planned actions in chronological order.
   * @param signal stops it after the current action
   * @throws the signal's reason
   */
  async play(signal?: AbortSignal): Promise<void> {
    const order = this.actions.map((action, index) => ({ action, index }));
    order.sort((one, other) => one.action.at.getTime() - other.action.at.getTime() || one.index - other.index);
    for (const { action } of order) {
      signal?.throwIfAborted();
      this.clock.set(action.at);
      await action.run();
    }
    this.actions.length = 0;
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

/** The items in random order. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(random.whole(0, rest.length - 1), 1));
  return result;
}
