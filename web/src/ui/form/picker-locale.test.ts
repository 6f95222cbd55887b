/** @jest-environment node */
import { expect, it } from '@jest/globals';
import dayjs from 'dayjs';
import { SHOWN_DAY } from './picker-locale';

it('pickers know the names of days and months in Urdu, with weeks from Sunday on', () => {
  const day = dayjs('2026-12-10').locale('ur');
  expect(day.format(SHOWN_DAY.ur)).toBe('10 دسمبر 2026');
  expect(day.format('dddd')).toBe('جمعرات');
  expect(day.startOf('week').day()).toBe(0);
});

it('other dates stay in English', () => {
  expect(dayjs('2026-12-10').format(SHOWN_DAY.en)).toBe('Dec 10, 2026');
});
