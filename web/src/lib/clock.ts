/** A clock: milliseconds since 1970. Handed to what needs the time, so that tests can move it. */
export type Clock = () => number;

/** The reader's own clock, the only place where it is read. */
export const pageClock: Clock = () => Date.now();
