/** Where "now" comes from: the real time in the server, a moved one in tests and the demo. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export class ManualClock implements Clock {
  constructor(private instant: Date) {}

  now(): Date {
    return new Date(this.instant);
  }

  /** Sets the clock to an instant. */
  set(instant: Date): void {
    this.instant = new Date(instant);
  }

  /** Moves the clock on by a number of minutes. */
  advanceMinutes(minutes: number): void {
    this.instant = new Date(this.instant.getTime() + minutes * 60_000);
  }
}
