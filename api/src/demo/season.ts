import { getWeekday } from '../domain/time/days.js';
import type { Occasion } from './data/types.js';

/** The demand of each month from January on, relative to 1: weddings avoid heat and monsoon. */
const MONTHS = [1.3, 1.4, 1.15, 1, 0.65, 0.5, 0.5, 0.6, 0.8, 1.15, 1.5, 1.7] as const;
/** The demand of each weekday from Sunday on. */
const WEDDING_DAYS = [1.7, 0.6, 0.6, 0.7, 0.9, 1.3, 2.2] as const;
const OFFICE_DAYS = [0.3, 1.2, 1.4, 1.4, 1.3, 0.6, 0.7] as const;

const RAMADAN = 9;
const MUHARRAM = 1;
const SHAWWAL = 10;

const HIJRI = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

/** Day and month in the Islamic calendar as calculated in Mecca; a day's difference doesn't matter here. */
function hijri(day: string): { day: number; month: number } {
  const parts = HIJRI.formatToParts(new Date(`${day}T12:00:00Z`));
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return { day: of('day'), month: of('month') };
}

/** No weddings in Ramadan or on days of mourning, and many right after. */
function religiousYear(date: string, occasion: Occasion): number {
  const { day, month } = hijri(date);
  if (month === RAMADAN) return occasion === 'Corporate' ? 0.4 : 0.05;
  if (month === MUHARRAM && day <= 10) return occasion === 'Corporate' ? 0.7 : 0.08;
  return month === SHAWWAL ? 1.35 : 1;
}

/**
 * The demand for an occasion on a day, relative to 1.
 * @param day `YYYY-MM-DD`
 */
export function demandOn(day: string, occasion: Occasion): number {
  const weekday = getWeekday(day);
  const ofWeek = (occasion === 'Corporate' ? OFFICE_DAYS : WEDDING_DAYS)[weekday] ?? 1;
  const ofYear = occasion === 'Corporate' ? 1 : (MONTHS[Number(day.slice(5, 7)) - 1] ?? 1);
  return ofWeek * ofYear * religiousYear(day, occasion);
}
