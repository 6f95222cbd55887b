import { describe, expect, it } from '@jest/globals';
import { object } from 'yup';
import { validate } from '../input/errors.js';
import { refusals } from '../testing.js';
import {
  atMost,
  hasForbiddenCharacters,
  isEmail,
  isFullPhone,
  isPhone,
  countCharacters,
  normalizeEmail,
  optionalText,
  text,
} from './text.js';

describe('[business §5] texts', () => {
  it.each([
    ['abc', 3],
    ['', 0],
    ['🎉🎉', 2],
    ['عید', 3],
    ['\ud83c', 1],
  ])('[business §5] %p has %d characters', (value, length) => {
    expect(countCharacters(value)).toBe(length);
  });

  it.each([
    ['plain', false, false],
    ['emoji 🎉 and عربی \u200f kept', false, false],
    ['two\nlines', false, true],
    ['two\nlines\tand tabs', true, false],
    ['nul\u0000', true, true],
    ['bell\u0007', true, true],
    ['escape\u001b', false, true],
    ['c1\u0085', true, true],
    ['lone \ud800 surrogate', false, true],
    ['lone \udc00 surrogate', true, true],
  ])('[business §5] %p (several lines: %p) is forbidden: %p', (value, multiline, expected) => {
    expect(hasForbiddenCharacters(value, multiline)).toBe(expected);
  });

  const schema = object({
    title: text({
      required: 'Title is required',
      max: atMost('Title', 5),
      matches: [/^[a-z🎉]+$/u, 'Lower case only'],
    }),
    story: optionalText({ max: atMost('Story', 10), multiline: true }),
  });

  it.each([
    [{ title: '  abc  ' }, {}],
    [{ title: '🎉🎉🎉🎉🎉' }, {}],
    [{ title: '   ' }, { title: 'Title is required' }],
    [{ title: 12 }, { title: 'Title is required' }],
    [{ title: { toString: 'x' } }, { title: 'Title is required' }],
    [{ title: ['abc'] }, { title: 'Title is required' }],
    [{ title: 'ABCDEFG' }, { title: 'Title must be at most 5 characters' }],
    [{ title: 'ABC' }, { title: 'Lower case only' }],
    [{ title: 'abc', story: 'x'.repeat(11) }, { story: 'Story must be at most 10 characters' }],
    [{ title: 'abc', story: 7 }, { story: 'Story must be at most 10 characters' }],
  ])('[business §5] %p', (input, expected) => {
    expect(refusals(schema, input)).toEqual(expected);
  });

  it.each([
    [
      { title: 'abc', story: ' a\r\nb ' },
      { title: 'abc', story: 'a\nb' },
    ],
    [
      { title: 'abc', story: '  ' },
      { title: 'abc', story: null },
    ],
    [
      { title: 'abc', story: null },
      { title: 'abc', story: null },
    ],
    [{ title: 'abc' }, { title: 'abc' }],
  ])('[business §5] %p becomes %p', (input, expected) => {
    expect(validate(schema, input)).toEqual(expected);
  });

  it('[business §5] refuses a huge text without looking at its pattern', () => {
    let asked = 0;
    const guarded = object({ name: text({ max: atMost('Name', 5), matches: [() => (asked += 1) > 0, 'never'] }) });
    expect(refusals(guarded, { name: 'x'.repeat(1_000_000) })).toEqual({ name: 'Name must be at most 5 characters' });
    expect(asked).toBe(0);
  });
});

describe('[customer §5] e-mail addresses and phones', () => {
  it.each([
    ['a@b.pk', true],
    ['first.last+tag@sub.example.com', true],
    ['müller@exämple.de', true],
    ['a@b', false],
    ['a@.pk', false],
    ['a@b.', false],
    ['a@-b.pk', false],
    ['.a@b.pk', false],
    ['a..b@c.pk', false],
    ['a b@c.pk', false],
    ['a@b@c.pk', false],
    ['a@1.2.3.4', false],
    ['a\n@b.pk', false],
    ['"a"@b.pk', false],
    ['<a@b.pk>', false],
    ['@b.pk', false],
    ['', false],
  ])('[customer §5] %p is an address: %p', (value, expected) => {
    expect(isEmail(value)).toBe(expected);
  });

  it.each([
    ['+92 300 1234567', true, true],
    ['123-456', true, false],
    ['1234567890', true, true],
    ['12345678901234567890', true, true],
    ['+12345678901234567890', true, true],
    ['123456789012345678901', true, false],
    ['----------', false, false],
    ['0300\t1234567', false, false],
    ['+', false, false],
    ['0300x1234567', false, false],
  ])('[business §5] %p is a phone: %p, a full one: %p', (value, phone, full) => {
    expect(isPhone(value)).toBe(phone);
    expect(isFullPhone(value)).toBe(full);
  });

  it.each([
    [' Ayesha@Example.PK ', 'ayesha@example.pk'],
    ['ａｌｉ@example.com', 'ali@example.com'],
    ['ﬁ@example.com', 'fi@example.com'],
    ['JOSE\u0301@example.com', 'josé@example.com'],
  ])('[customer §5] %p compares as %p', (value, expected) => {
    expect(normalizeEmail(value)).toBe(expected);
  });
});
