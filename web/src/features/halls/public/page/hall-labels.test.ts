/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { keywordIcon } from '../../../../ui/icons/keyword-icons';
import { clockTime, dayNames, openingFact } from './hall-labels';
import {
  AwardIcon,
  CarIcon,
  ShieldIcon,
  SnowflakeIcon,
  SoundIcon,
  UtensilsIcon,
  WifiIcon,
} from '../../../../ui/icons/keywords';
import { CheckIcon, HeartIcon, StarIcon } from '../../../../ui/icons';

const open = (dayOfWeek: number, openingTime = '10:00', closingTime = '23:00', isActive = true) => ({
  dayOfWeek,
  openingTime,
  closingTime,
  isActive,
});
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

describe('[product: Labels tell the truth] 24/7 Available', () => {
  it('is true without hours, and with hours that cover every day', () => {
    expect(openingFact([])).toEqual({ kind: 'always' });
    expect(openingFact(EVERY_DAY.map((day) => open(day, '00:00', '00:00')))).toEqual({ kind: 'always' });
  });

  it('gives way to the hours that the owner has set', () => {
    expect(openingFact(EVERY_DAY.map((day) => open(day)))).toEqual({
      kind: 'same',
      days: [1, 2, 3, 4, 5, 6, 0],
      opens: '10:00',
      closes: '23:00',
    });
    expect(openingFact([open(0), open(5), open(6), open(1, '10:00', '23:00', false)])).toMatchObject({
      days: [5, 6, 0],
    });
    expect(openingFact([open(1), open(2, '12:00')])).toEqual({ kind: 'varied', days: [1, 2] });
    expect(openingFact([open(1, '10:00', '23:00', false)])).toEqual({ kind: 'closed' });
    expect(openingFact([open(1, '00:00', '00:00')])).toMatchObject({ kind: 'same', days: [1] });
  });
});

describe('words of days and hours', () => {
  it.each([
    [[5, 6, 0], 'Fri – Sun'],
    [[1, 3, 4], 'Mon, Wed – Thu'],
    [[0], 'Sun'],
    [EVERY_DAY, 'Mon – Sun'],
  ])('%p reads %s', (days, words) => expect(dayNames(days, 'en-US')).toBe(words));

  it('writes times as people do', () => {
    expect(clockTime('18:30', 'en-US')).toBe('6:30 PM');
    expect(clockTime('00:00', 'en-US')).toBe('12:00 AM');
  });
});

describe('[customer §2 Hall detail] the icon of an amenity', () => {
  it.each([
    ['wifi', WifiIcon],
    ['car', CarIcon],
    ['parking', CarIcon],
    ['utensils', UtensilsIcon],
    ['catering', UtensilsIcon],
    ['chef-hat', UtensilsIcon],
    ['volume-2', SoundIcon],
    ['sound', SoundIcon],
    ['snowflake', SnowflakeIcon],
    [' AC ', SnowflakeIcon],
    ['star', StarIcon],
    ['shield', ShieldIcon],
    ['award', AwardIcon],
    ['heart', HeartIcon],
    ['elevator', CheckIcon],
    ['constructor', CheckIcon],
    ['', CheckIcon],
    [null, CheckIcon],
  ])('of %p', (keyword, icon) => expect(keywordIcon(keyword)).toBe(icon));
});
