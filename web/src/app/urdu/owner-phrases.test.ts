import { EXCEPTION_MESSAGES, SHIFT_INPUT_MESSAGES } from '@mehfil/api/domain/availability/inputs';
import { DISCOUNT_MESSAGES, ENTRY_MESSAGES } from '@mehfil/api/domain/bookings/entry';
import { GROUP_MESSAGES } from '@mehfil/api/domain/bookings/groups';
import { CHANGE_MESSAGES } from '@mehfil/api/domain/bookings/changes';
import { BUSINESS_MESSAGES } from '@mehfil/api/domain/businesses/inputs';
import { TEAM_MESSAGES } from '@mehfil/api/domain/businesses/team';
import { HALL_MESSAGES } from '@mehfil/api/domain/halls/inputs';
import { IMPORT_MESSAGES } from '@mehfil/api/domain/halls/import-messages';
import { UNIT_MESSAGES } from '@mehfil/api/domain/halls/units';
import { INTEGRATION_MESSAGES } from '@mehfil/api/domain/integrations/inputs';
import { UPLOAD_MESSAGES, UPLOAD_RULES } from '@mehfil/api/domain/media/uploads';
import { MONEY_MESSAGES } from '@mehfil/api/domain/money/money';
import { RATE_MESSAGES } from '@mehfil/api/domain/rates/inputs';
import { SAVED_LIST_MESSAGES } from '@mehfil/api/domain/saved-halls/inputs';
import { atLeast, atMost } from '@mehfil/api/domain/text/text';
import { describe, expect, it } from '@jest/globals';
import { isolate } from '../../i18n/urdu';
import { ownerPhrases } from './owner-phrases';
import { learnPhrases, sayInUrdu } from './phrases';

learnPhrases(ownerPhrases);

/** Names that Urdu writes in Latin letters, in the order in which they are removed. */
const NAMES = /\b(JPEG|JPG|PNG|WebP|PDF|DOCX|DOC|MB|https|webcal|UTF-8|CSV)\b/g;
const LATIN = /[A-Za-z]{2}/;

const { tooManyCells, nameUnknown, ...ABOUT_FILES } = IMPORT_MESSAGES;

type Message = string | ((given: never) => string);

/** Messages, those with a gap for a number, a name or names. */
function list(messages: Readonly<Record<string, Message>>, given: unknown): string[] {
  return Object.values(messages).map((message) => (typeof message === 'string' ? message : message(given as never)));
}

describe('what the domain and the server say to owners', () => {
  it.each([
    ...list(BUSINESS_MESSAGES, null),
    ...list(TEAM_MESSAGES, null),
    ...list(HALL_MESSAGES, null),
    ...list(UNIT_MESSAGES, ['ہال']),
    ...list(ABOUT_FILES, 3),
    tooManyCells(5, 4),
    nameUnknown('category', 'مایوں', 'it has Wedding, Mehndi'),
    nameUnknown('hall type', 'حویلی', 'it has none yet'),
    ...list(UPLOAD_MESSAGES, null),
    ...Object.values(UPLOAD_RULES).flatMap(({ tooLarge, wrongType }) => [tooLarge, wrongType]),
    ...list(MONEY_MESSAGES, null),
    ...list(RATE_MESSAGES, 'ہال'),
    ...list(SHIFT_INPUT_MESSAGES, 'ہال'),
    ...list(EXCEPTION_MESSAGES, null),
    ...list(ENTRY_MESSAGES, null),
    DISCOUNT_MESSAGES.none('₨900'),
    DISCOUNT_MESSAGES.tooLarge(10, '₨900'),
    ...list(INTEGRATION_MESSAGES, null),
    ...list(GROUP_MESSAGES, 'CONFIRMED'),
    ...list(GROUP_MESSAGES, 'ENDED'),
    ...list(CHANGE_MESSAGES, 3),
    ...list(SAVED_LIST_MESSAGES, null),
    // Advice about listings, which the server gives (domain/halls/completeness.ts).
    'Add what guests book by: category, hall type, capacity, price per hour, price per person.',
    'Add 1 more gallery picture: halls with 3 to 5 show best.',
    'Describe the hall: what it looks like, what is close by, what guests praise.',
    'Say more about the hall: 80 characters or more read well.',
    'Add a profile image: it is the first thing guests see.',
    'Add coordinates, so that guests find the hall on the map.',
    atLeast('Business name', 2)[1],
    atMost('Urdu description', 500)[1],
    'Slot duration must be between 15 and 480 minutes',
    'Latitude must be between -90 and 90',
    'Price per hour must be positive',
  ])('%s is said in Urdu', (english) => {
    expect(sayInUrdu(english).replace(NAMES, '')).not.toMatch(LATIN);
  });

  it('keeps names that owners gave', () => {
    expect(sayInUrdu(RATE_MESSAGES.equal('Eid'))).toContain(isolate('Eid'));
    expect(sayInUrdu(UNIT_MESSAGES.takenBy(['Lawn']))).toContain('Lawn');
    expect(sayInUrdu('Nickname is required')).toBe(`${isolate('Nickname')} ضروری ہے`);
  });
});
