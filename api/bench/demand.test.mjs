import { describe, expect, it } from '@jest/globals';
import { createArrivals, createChance, pickLead, readDemand } from './demand.mjs';

const CSV = {
  daily: 'day,bookings_made,arrivals\n2015-12-31,50,1\n2016-01-01,10,2\n2016-01-02,30,2\n2017-01-01,70,1\n',
  leadDays: 'lead_days,bookings\n0,2\n7,6\n90,2\n500,9\n',
};

describe('[issue: load as in life] demand', () => {
  it('is that of one year, without leads that no hall takes', () => {
    expect(readDemand(CSV)).toEqual({
      days: [10, 30],
      leads: [
        [0, 2],
        [7, 6],
        [90, 2],
      ],
    });
  });

  it('comes in its order, with each slot’s share, the same at every run', () => {
    const draw = () => createArrivals([1, 3], { ms: 2000, perSecond: 200, chance: createChance(5) });
    const arrivals = draw();
    expect(arrivals).toHaveLength(400);
    expect(arrivals.filter((at) => at < 1000)).toHaveLength(100);
    expect(arrivals).toEqual([...arrivals].sort((a, b) => a - b));
    expect(draw()).toEqual(arrivals);
  });

  it.each([
    [0, 1],
    [0.19, 1],
    [0.2, 7],
    [0.79, 7],
    [0.8, 90],
    [0.999, 90],
  ])('books at %d of all leads for %d days ahead', (at, days) => {
    expect(pickLead(readDemand(CSV).leads, at)).toBe(days);
  });
});
