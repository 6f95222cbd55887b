import { describe, expect, it } from '@jest/globals';
import { refusals } from '../testing.js';
import { firstAnswerSchema, writeFirstAnswer } from './first-answer.js';
import { THREAD_LIMITS } from './limits.js';
import { TEMPLATE_MESSAGES, type PlaceholderValues } from './reply-templates.js';

const ENGLISH: PlaceholderValues = {
  ...{ guest: 'Sana', hall: 'Pearl Hall', business: 'Pearl Events', day: null, time: null, guests: null, price: null },
  ...{ link: 'https://mehfil.example/hall/1', hours: 'Mon–Sun, 10:00 AM – 11:00 PM' },
};
const VALUES = { en: ENGLISH, ur: { ...ENGLISH, hall: 'پرل ہال' } };
const BOTH = { english: 'Dear {guest}, {hours}', urdu: '{hall}: {guest}' };

describe('[issue 40] the first answer', () => {
  it.each([
    [BOTH, 'en', 'Dear Sana, Mon–Sun, 10:00 AM – 11:00 PM'],
    [BOTH, 'ur', 'پرل ہال: Sana'],
    [BOTH, null, 'Dear Sana, Mon–Sun, 10:00 AM – 11:00 PM'],
    [{ ...BOTH, urdu: null }, 'ur', 'Dear Sana, Mon–Sun, 10:00 AM – 11:00 PM'],
    [{ ...BOTH, english: null }, 'en', 'پرل ہال: Sana'],
    [{ english: null, urdu: null }, 'en', null],
  ] as const)('of %j in %j is %j', (texts, locale, written) => {
    expect(writeFirstAnswer(texts, VALUES, locale)).toBe(written);
  });

  it.each([
    ['🎉', THREAD_LIMITS.textMaxCharacters],
    ['N', THREAD_LIMITS.textMaxCharacters],
  ])('of many %j is cut by characters', (name, characters) => {
    const values = { ...VALUES, en: { ...ENGLISH, business: name.repeat(60) } };
    const written = writeFirstAnswer({ english: '{business}'.repeat(100), urdu: null }, values, 'en');
    expect(written).toBe(name.repeat(characters));
  });

  it.each([
    [{ isOn: false }, {}],
    [{ isOn: true, english: 'Hello {guest}: {hall}, {business}, {hours}' }, {}],
    [{ isOn: true, urdu: 'سلام' }, {}],
    [{ isOn: false, english: 'Later' }, {}],
    [{ isOn: true }, { english: TEMPLATE_MESSAGES.textRequired }],
    [{ isOn: true, english: ' ' }, { english: TEMPLATE_MESSAGES.textRequired }],
    [{ isOn: true, english: '{link}' }, { english: TEMPLATE_MESSAGES.unknown('link') }],
    [{ isOn: true, english: 'On {day}' }, { english: TEMPLATE_MESSAGES.unknown('day') }],
    [{ isOn: true, urdu: '{price}' }, { urdu: TEMPLATE_MESSAGES.unknown('price') }],
    [{ isOn: 'yes', english: 'Hello' }, { isOn: 'First answer must be yes or no' }],
  ])('%j is refused with %j', (input, expected) => {
    expect(refusals(firstAnswerSchema, input)).toEqual(expected);
  });
});
