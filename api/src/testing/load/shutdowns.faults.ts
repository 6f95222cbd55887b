import { describe, expect, it } from '@jest/globals';
import { endRepeatedly } from './shutdowns.js';

describe('[security Keeps working] shutdown under load', () => {
  // The figure is held by the long form; longer than this, it would not have ended by its deadlines.
  it('ends by its deadlines and leaves no database behind, however it is stopped and whatever happens to the database', async () => {
    const endings = await endRepeatedly(4);
    expect(endings.filter(({ left, ms }) => left.length > 0 || ms > 30_000)).toEqual([]);
  }, 180_000);
});
