import { describe, expect, it } from '@jest/globals';
import { refusals } from '../testing.js';
import {
  fillTemplate,
  findGaps,
  replyTemplateSchema,
  TEMPLATE_LIMITS,
  TEMPLATE_MESSAGES,
  type PlaceholderValues,
} from './reply-templates.js';

const VALUES: PlaceholderValues = {
  guest: 'Sana',
  hall: 'Pearl Hall',
  business: 'Pearl Halls',
  day: 'Saturday, Mar 20, 2027',
  time: null,
  guests: '',
  price: null,
  link: 'https://mehfil.example/hall/1',
  hours: 'every day 10:00 AM - 11:00 PM',
};

describe('[issue 40] filling a reply template', () => {
  it.each([
    ['Dear {guest}, {hall} is free.', 'Dear Sana, Pearl Hall is free.', []],
    ['{GUEST}, { hall }', 'Sana, Pearl Hall', []],
    ['{guest}{guest}', 'SanaSana', []],
    ['On {day} at {time}', 'On Saturday, Mar 20, 2027 at [time]', ['[time]']],
    ['{time}, {guests}, {time}', '[time], [number of guests], [time]', ['[time]', '[number of guests]']],
    ['{price}', '[price]', ['[price]']],
    ['{', '{', []],
    ['{gu\nest}', '{gu\nest}', []],
    ['{unknown} stays', '{unknown} stays', []],
    ['', '', []],
  ])('%j reads %j', (template, text, gaps) => {
    expect(fillTemplate(template, VALUES, 'en')).toEqual({ text, gaps });
  });

  it.each([
    ['Come at 7.', []],
    ['[price] for [name], [price] in all', ['[price]', '[name]']],
    ['Come at [time]. [وقت]', ['[time]', '[وقت]']],
    ['[menu]', []],
  ])('finds the gaps of %j: %j', (text, gaps) => {
    expect(findGaps(text)).toEqual(gaps);
  });

  it('leaves gaps in the language of the text', () => {
    expect(fillTemplate('{guest}، {time}', VALUES, 'ur')).toEqual({ text: 'Sana، [وقت]', gaps: ['[وقت]'] });
  });

  it('doesn’t look for placeholders in values, nor for patterns of replacement', () => {
    const values = { ...VALUES, guest: '{hall} $& $1' };
    expect(fillTemplate('{guest}', values, 'en').text).toBe('{hall} $& $1');
  });

  it('takes linear time', () => {
    const braces = '{'.repeat(100_000);
    expect(fillTemplate(braces, VALUES, 'en').text).toBe(braces);
  });
});

describe('[issue 40] saving a reply template', () => {
  const max = TEMPLATE_LIMITS.textMaxCharacters;

  it.each([
    [{ name: 'Ramp', english: 'There is one.' }, {}],
    [{ name: 'Ramp', urdu: 'جی ہاں، {hall} میں ہے۔' }, {}],
    [{ name: 'Ramp', english: '{ Guest }: {link}', urdu: null }, {}],
    [{ name: ' ', english: 'There is one.' }, { name: TEMPLATE_MESSAGES.nameRequired }],
    [{ name: 'x'.repeat(61), english: 'Yes' }, { name: 'Name of the template must be at most 60 characters' }],
    [{ name: 'Ramp' }, { english: TEMPLATE_MESSAGES.textRequired }],
    [{ name: 'Ramp', english: ' ', urdu: '' }, { english: TEMPLATE_MESSAGES.textRequired }],
    [{ name: 'Ramp', english: 'Dear {gest}' }, { english: TEMPLATE_MESSAGES.unknown('gest') }],
    [{ name: 'Ramp', english: 'Dear {}' }, { english: TEMPLATE_MESSAGES.unknown('') }],
    [{ name: 'Ramp', urdu: '{مہمان}' }, { urdu: TEMPLATE_MESSAGES.unknown('مہمان') }],
    [{ name: 'Ramp', english: `{${'y'.repeat(99)}}` }, { english: TEMPLATE_MESSAGES.unknown('y'.repeat(20)) }],
    [{ name: 'Ramp', english: 'x'.repeat(max + 1) }, { english: `English text must be at most ${max} characters` }],
    [{ name: 'Ramp', english: 7 }, { english: `English text must be at most ${max} characters` }],
  ])('%j is refused with %j', (input, expected) => {
    expect(refusals(replyTemplateSchema, input)).toEqual(expected);
  });
});
