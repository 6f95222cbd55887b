import { describe, expect, it } from '@jest/globals';
import { endRepeatedly } from './shutdowns.js';

describe('[security Keeps working] shutdown under load', () => {
  it('ends in time and leaves no database behind, however it is stopped and whatever happens to the database', async () => {
    const endings = await endRepeatedly(4);
    expect(endings.filter(({ left, ms }) => left.length > 0 || ms > 15_000)).toEqual([]);
  }, 180_000);
});
