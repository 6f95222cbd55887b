import { describe, expect, it } from '@jest/globals';
import { INTL_LOCALE } from '../../i18n/locale';
import { findTypedDays, listTypedNames, parseTypedDay, parseTypedInstant, parseTypedTime } from './typed-moment';

const TODAY = '2026-11-03';
const EN = listTypedNames(INTL_LOCALE.en);
const UR = listTypedNames(INTL_LOCALE.ur);

describe('a typed day', () => {
  it.each([
    ['05/03/2027', '2027-03-05'],
    ['5/3/2027', '2027-03-05'],
    ['05-03-2027', '2027-03-05'],
    ['5.3.27', '2027-03-05'],
    ['2027-03-05', '2027-03-05'],
    ['5 Mar', '2027-03-05'],
    ['5 mar 2027', '2027-03-05'],
    ['5th March, 2027', '2027-03-05'],
    ['Mar 05, 2027', '2027-03-05'],
    ['december 31', '2026-12-31'],
    ['3/11', '2026-11-03'],
    ['2/11', '2027-11-02'],
    ['٠٥/٠٣/٢٠٢٧', '2027-03-05'],
    ['۵-۳-۲۰۲۷', '2027-03-05'],
    [' 05/03/2027 ', '2027-03-05'],
    ['Fri, Mar 5, 2027', '2027-03-05'],
    ['friday 5/3/2027', '2027-03-05'],
  ])('%s is %s', (typed, day) => {
    expect(parseTypedDay(typed, EN, TODAY)).toBe(day);
  });

  it.each([
    '',
    'soon',
    '31/02/2027',
    '13/13/2027',
    '5',
    'ma 5',
    '5/3/202',
    '05/03-2027',
    '2027',
    '5 foo 2027',
    'sat 5/3/2027',
    'sat',
  ])('%j can’t be told', (typed) => {
    expect(parseTypedDay(typed, EN, TODAY)).toBeUndefined();
  });

  it('is understood as Urdu shows it', () => {
    expect(parseTypedDay('5 مارچ 2027', UR, TODAY)).toBe('2027-03-05');
    expect(parseTypedDay('جمعہ، 5 مارچ 2027', UR, TODAY)).toBe('2027-03-05');
  });

  it('is understood in English by readers of Urdu', () => {
    expect(parseTypedDay('5 Mar 2027', UR, TODAY)).toBe('2027-03-05');
  });
});

describe('days that are looked for', () => {
  it.each([
    ['2026-12-19', ['2026-12-19']],
    ['19/12', ['2026-12-19']],
    ['۱۹/۱۲', ['2026-12-19']],
    ['19.12.2026', ['2026-12-19']],
    ['19 dec', ['2026-12-19']],
    ['December 19', ['2026-12-19']],
    ['dec 19 2026', ['2026-12-19']],
    ['sat 19 dec', ['2026-12-19']],
    ['1 nov', ['2027-11-01']],
    ['sat', ['2026-11-28', '2026-12-05', '2026-12-12']],
    ['sat 19', ['2026-12-19', '2027-06-19']],
    ['sat ۱۹', ['2026-12-19', '2027-06-19']],
    ['29 feb', []],
    ['19 dec 2025', []],
    ['19', []],
    ['655', []],
    ['۶۵۵', []],
    ['sa', []],
    ['ayesha noor', []],
    ['0300 1234567', []],
    ['', []],
  ])('%s', (typed, days) => {
    expect(findTypedDays(typed, EN, '2026-11-28')).toEqual(days);
  });

  it.each([
    ['19 دسمبر', ['2026-12-19']],
    ['۱۹ دسمبر', ['2026-12-19']],
    ['19 dec', ['2026-12-19']],
    ['ہفتہ', ['2026-11-28', '2026-12-05', '2026-12-12']],
  ])('%s in Urdu', (typed, days) => {
    expect(findTypedDays(typed, UR, '2026-11-28')).toEqual(days);
  });
});

describe('a typed time', () => {
  it.each([
    ['18:30', '18:30'],
    ['06:30 PM', '18:30'],
    ['6:30pm', '18:30'],
    ['6:30 p.m.', '18:30'],
    ['6 pm', '18:00'],
    ['6p', '18:00'],
    ['0630', '06:30'],
    ['1830', '18:30'],
    ['6.30', '06:30'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['0', '00:00'],
    ['19', '19:00'],
    ['۶:۳۰ PM', '18:30'],
  ])('%s is %s', (typed, time) => {
    expect(parseTypedTime(typed, EN)).toBe(time);
  });

  it.each(['', 'noon', '6', '24:00', '18:60', '13 pm', '0 am', '6:3', '6:30 xm', '12345'])(
    '%j can’t be told',
    (typed) => {
      expect(parseTypedTime(typed, EN)).toBeUndefined();
    },
  );
});

describe('a typed day with a time', () => {
  it.each([
    ['Mar 05, 2027 6:30 PM', '2027-03-05T18:30'],
    ['05/03/2027 18:30', '2027-03-05T18:30'],
    ['5 mar 6pm', '2027-03-05T18:00'],
    ['2027-03-05T18:30', '2027-03-05T18:30'],
  ])('%s is %s', (typed, instant) => {
    expect(parseTypedInstant(typed, EN, TODAY)).toBe(instant);
  });

  it.each(['05/03/2027', '18:30', ''])('%j can’t be told', (typed) => {
    expect(parseTypedInstant(typed, EN, TODAY)).toBeUndefined();
  });
});
