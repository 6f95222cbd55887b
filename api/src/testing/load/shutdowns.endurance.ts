import { describe, expect, it } from '@jest/globals';
import { endRepeatedly } from './shutdowns.js';

describe('[security Keeps working] fifty shutdowns under load', () => {
  it('end in time and leave no database behind', async () => {
    const endings = await endRepeatedly(50);
    expect(endings.filter(({ left, ms }) => left.length > 0 || ms > 15_000)).toEqual([]);
  }, 1_800_000);
});
