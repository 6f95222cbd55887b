import { describe, expect, it } from '@jest/globals';
import { object } from 'yup';
import { optionalMoney, day, numeric, optionalInstant, timeOfDay } from '../input/fields.js';
import { validate } from '../input/errors.js';
import { refusals } from '../testing.js';
import { isVisible, normalizeFigures, normalizeText, NOT_A_NUMBER, parseNumber, toLatinDigits } from './normalize.js';
import { atMost, INVISIBLE_MARKS, optionalText, text } from './text.js';

describe('[business §5] texts as people paste them', () => {
  it.each([
    ['\u202aAli Khan\u202c', 'Ali Khan'],
    ['\u2068+92 300\u2069', '+92 300'],
    ['\u00a0\u3000Ali\u2009', 'Ali'],
    ['\ufeffAli\u200b', 'Ali'],
    ['\u200fعلی\u200e', 'علی'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['Ali\u00a0Khan', 'Ali Khan'],
    ['E\u201111', 'E-11'],
    ['Jose\u0301', 'José'],
    ['I \u2764\ufe0f\u200b', 'I \u2764\ufe0f'],
    [
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['\u200b\u200b', ''],
    ['\u3164', ''],
    ['\u2800 \u2800', ''],
    ['\u115f\u1160\uffa0', ''],
    ['\u0301', ''],
    ['\ufe0f', ''],
    ['\u{e0020}', ''],
    ['nul\u0000', 'nul\u0000'],
    ['\u0000', '\u0000'],
  ])('%j becomes %j', (value, expected) => expect(normalizeText(value)).toBe(expected));

  it('several lines keep their breaks and spaces', () => {
    expect(normalizeText('\u200bone\r\ntwo\u00a0three\rfour\n', true)).toBe('one\ntwo\u00a0three\nfour');
  });

  it('is the same after a second time', () => {
    for (const value of ['\u202aA\u0301\u00a0 \u202c', '\u2764\ufe0f ', 'ۓ\u0654', '\u200b\u0301']) {
      const once = normalizeText(value);
      expect(normalizeText(once)).toBe(once);
    }
  });

  it('of a long text takes linear time', () => {
    const started = process.cpuUsage();
    for (const value of ['\u200b'.repeat(500_000) + 'x', 'x' + ' '.repeat(500_000) + 'x', '\u200b'.repeat(500_000)])
      normalizeText(value);
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
  });

  const schema = object({
    name: text({ required: 'Name is required', max: atMost('Name', 50) }),
    note: optionalText({ max: atMost('Note', 50), multiline: true }),
    password: text({ max: atMost('Password', 50), normalized: false }),
  });

  it.each(['\u200b\u200b', '\u3164', '\u2800', ' \u00a0 ', '\u034f', '\u0301'])('%j is no name', (name) => {
    expect(refusals(schema, { name, password: '' })).toEqual({ name: 'Name is required' });
    expect(isVisible(name)).toBe(false);
  });

  it('an invisible note is none, and passwords stay as they were typed', () => {
    expect(validate(schema, { name: 'Wedding\u200b', note: '\u200b\n', password: ' \u200bJose\u0301' })).toEqual({
      name: 'Wedding',
      note: null,
      password: ' \u200bJose\u0301',
    });
  });

  it.each(['Ann\u202eyraM x', 'Ann \u2066Mary\u2069 x', 'a\u202ab\u202cc'])(
    '%j is refused in every text, with a word that says what nobody sees',
    (value) => {
      expect(refusals(schema, { name: value, note: value, password: value })).toEqual({
        name: INVISIBLE_MARKS,
        note: INVISIBLE_MARKS,
      });
    },
  );
});

describe('[business §5] figures', () => {
  it('every digit of every script is read as its own', () => {
    let digits = 0;
    for (let code = 0x80; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      if (!/\p{Nd}/u.test(character)) continue;
      // Scripts begin with their zero, ten digits each.
      expect(toLatinDigits(character)).toBe(String(digits % 10));
      digits += 1;
    }
    expect(digits % 10).toBe(0);
    expect(digits).toBeGreaterThan(600);
  });

  it.each([
    ['۰۳۰۰-۱۲۳۴۵۶۷', '0300-1234567'],
    ['٠٣٠٠ ١٢٣٤٥٦٧', '0300 1234567'],
    ['\u202a+92 300 1234567\u202c', '+92 300 1234567'],
    ['+92\u200e300\u00ad1234567', '+923001234567'],
    ['0300‑1234567', '0300-1234567'],
    ['0300–123 4567', '0300-123 4567'],
    ['0300\u00a01234567', '0300 1234567'],
  ])('%j reads %j', (value, expected) => expect(normalizeFigures(value)).toBe(expected));

  it.each([
    ['250', 250],
    ['۲۵۰', 250],
    ['٢٥٠', 250],
    ['२५०', 250],
    [' 250\u200f', 250],
    ['+250', 250],
    ['-5', -5],
    ['\u22125', -5],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['1500,75', 1500.75],
    ['۲٫۵', 2.5],
    ['1,500', 1500],
    ['1,20,000', 120_000],
    ['12,34,567.50', 1_234_567.5],
    ['۱٬۵۰۰', 1500],
    ['۱،۵۰۰', 1500],
    ['1 200', 1200],
    ['1\u202f200,50', 1200.5],
  ])('%j is %d', (value, expected) => expect(parseNumber(value)).toBe(expected));

  it.each([
    ['250-300'],
    ['250 guests'],
    ['250 مہمان'],
    ['2-5'],
    ['25 0'],
    ['1,5,0'],
    ['1.500,75'],
    ['1.2.3'],
    ['0x10'],
    ['1e3'],
    ['½'],
    ['5²'],
    ['NaN'],
    ['--5'],
    [''],
    ['9'.repeat(400)],
  ])('%j is not one number', (value) => expect(parseNumber(value)).toBeNaN());

  const schema = object({
    guests: numeric({ required: 'Guests are required', min: [1, 'At least one guest'] }),
    price: optionalMoney(),
    day: day('Day is required'),
    time: timeOfDay('Time is required'),
    at: optionalInstant(),
  });

  it('of every script are read in numbers, amounts, days and times', () => {
    const typed = { guests: '۲۵۰', price: '۱٬۵۰۰٫۵۰', day: '۲۰۲۷-۰۱-۳۱', time: '۱۸:۳۰', at: '۲۰۲۷-۰۱-۳۱T۱۴:۰۰:۰۰Z' };
    expect(validate(schema, typed)).toEqual({
      guests: 250,
      price: 1500.5,
      day: '2027-01-31',
      time: '18:30',
      at: '2027-01-31T14:00:00Z',
    });
  });

  it.each([
    ['250-300', NOT_A_NUMBER],
    ['250 guests', NOT_A_NUMBER],
    ['-5', 'At least one guest'],
    ['', 'Guests are required'],
    ['\u200b', 'Guests are required'],
  ])('guests of %j are refused: %s', (guests, message) => {
    expect(refusals(schema, { guests, day: '2027-01-31', time: '18:30' })).toEqual({ guests: message });
  });
});
