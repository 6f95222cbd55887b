import { describe, expect, it } from '@jest/globals';
import { formatClashes, groupBySharing, UNIT_MESSAGES, type ClashingEntry } from './units.js';

const ZONE = 'Asia/Karachi';
const unit = (id: number, ...halls: number[]) => ({ id, halls: halls.map((hall) => ({ id: hall })) });

describe('[issue: shared space] who shares what', () => {
  it('a hall of its own is a group of its own; a unit without a hall is in none', () => {
    expect(groupBySharing([unit(1, 10), unit(2), unit(3, 11)])).toEqual([
      { hallIds: [10], units: [unit(1, 10)] },
      { hallIds: [11], units: [unit(3, 11)] },
    ]);
  });

  it('the halves of a marquee are one group with the whole of it', () => {
    const units = [unit(1, 10, 20), unit(2, 11, 20)];
    expect(groupBySharing(units)).toEqual([{ hallIds: [10, 20, 11], units }]);
  });

  it('groups that a later unit joins become one', () => {
    const units = [unit(1, 10), unit(2, 11), unit(3, 12), unit(4, 10, 12)];
    expect(groupBySharing(units)).toEqual([
      { hallIds: [10, 12], units: [unit(1, 10), unit(3, 12), unit(4, 10, 12)] },
      { hallIds: [11], units: [unit(2, 11)] },
    ]);
  });
});

describe('[issue: shared space] what would overlap', () => {
  const start = new Date('2027-03-20T14:00:00Z');
  const end = new Date('2027-03-20T18:00:00Z');
  const entry = (bookingId: number | null, hallTitle: string | null): ClashingEntry => ({
    bookingId,
    hallTitle,
    start,
    end,
  });

  it('is said by halls and hours, blocks without a hall', () => {
    const when = '(Mar 20, 2027, 7:00 PM - 11:00 PM)';
    expect(formatClashes([{ booking: entry(1, 'Whole'), other: entry(2, 'Left half') }], ZONE)).toBe(
      `The booking of Whole, INV-000001 ${when} and the booking of Left half, INV-000002 ${when} would then be in the same space.`,
    );
    const block = { booking: entry(1, 'Whole'), other: entry(null, null) };
    expect(formatClashes([block, block], ZONE)).toBe(
      `The booking of Whole, INV-000001 ${when} and what you blocked ${when} would then be in the same space. This is not the only overlap.`,
    );
  });

  it('says when it is only the buffer', () => {
    const later = { ...entry(2, 'Left half'), start: end, end: new Date('2027-03-20T20:00:00Z') };
    expect(formatClashes([{ booking: entry(1, 'Whole'), other: later }], ZONE)).toMatch(
      /would then be in the same space with less than the buffer between them\.$/,
    );
  });

  it('names the halls that take a unit', () => {
    expect(UNIT_MESSAGES.takenBy(['Left half'])).toBe('This space is taken by Left half. Give it another space first.');
    expect(UNIT_MESSAGES.takenBy(['Left half', 'Whole'])).toBe(
      'This space is taken by Left half and Whole. Give them another space first.',
    );
  });
});
