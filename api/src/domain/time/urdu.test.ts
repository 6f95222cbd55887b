import { describe, expect, it } from '@jest/globals';
import { sayDay, sayTimeRange } from './urdu.js';

const at = (time: string) => new Date(`2027-03-20T${time}:00Z`);

describe('times in Urdu words', () => {
  it.each([
    ['00:00', '03:59', 'رات 12:00 بجے سے رات 3:59 بجے تک'],
    ['04:00', '11:59', 'صبح 4:00 بجے سے صبح 11:59 بجے تک'],
    ['12:05', '15:30', 'دوپہر 12:05 بجے سے دوپہر 3:30 بجے تک'],
    ['16:00', '19:00', 'شام 4:00 بجے سے رات 7:00 بجے تک'],
  ])('%s to %s', (start, end, words) => {
    expect(sayTimeRange(at(start), at(end), 'UTC')).toBe(words);
  });

  it('are those of the hall', () => {
    expect(sayTimeRange(at('14:00'), at('18:00'), 'Asia/Karachi')).toBe('رات 7:00 بجے سے رات 11:00 بجے تک');
    expect(sayDay(at('20:00'), 'Asia/Karachi')).toContain('21');
  });
});
