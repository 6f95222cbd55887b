import { EXCEPTION_MESSAGES, SHIFT_INPUT_MESSAGES } from '../availability/inputs.js';
import { DISCOUNT_MESSAGES, ENTRY_MESSAGES } from '../bookings/entry.js';
import { BOOKING_IMPORT_MESSAGES, IMPORTED_PRICE_REASON } from '../bookings/import-messages.js';
import { GROUP_MESSAGES } from '../bookings/groups.js';
import { CHANGE_MESSAGES } from '../bookings/changes.js';
import { BUSINESS_MESSAGES } from '../businesses/inputs.js';
import { TEAM_MESSAGES } from '../businesses/team.js';
import { HALL_FACT_MESSAGES } from '../halls/facts.js';
import { HALL_MESSAGES } from '../halls/inputs.js';
import { IMPORT_MESSAGES } from '../halls/import-messages.js';
import { UNIT_MESSAGES } from '../halls/units.js';
import { INTEGRATION_MESSAGES } from '../integrations/inputs.js';
import { UPLOAD_MESSAGES, UPLOAD_RULES } from '../media/uploads.js';
import { MONEY_MESSAGES } from '../money/money.js';
import { STATEMENT_MESSAGES } from '../guests/statement.js';
import { CASH_MESSAGES } from '../payments/cash-book.js';
import { DETAILS_MESSAGES } from '../payments/details.js';
import { EXPENSE_MESSAGES } from '../payments/expenses.js';
import { RATE_MESSAGES } from '../rates/inputs.js';
import { TEMPLATE_MESSAGES } from '../threads/reply-templates.js';
import { SAVED_LIST_MESSAGES } from '../saved-halls/inputs.js';
import { atLeast, atMost } from '../text/text.js';
import { describe, expect, it } from '@jest/globals';
import { isolate } from '../text/direction.js';
import { ownerPhrases } from './owner-phrases.js';
import { bookingPhrases } from './booking-phrases.js';
import { learnPhrases, sayInUrdu } from './phrases.js';

learnPhrases(ownerPhrases);
learnPhrases(bookingPhrases);

/** Names that Urdu writes in Latin letters, in the order in which they are removed. */
const NAMES = /\b(JPEG|JPG|PNG|WebP|PDF|DOCX|DOC|MB|https|webcal|UTF-8|CSV|PM)\b/g;
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
    ...list(HALL_FACT_MESSAGES, null),
    'Seats at round tables must be between 1 and 100,000',
    ...list(UNIT_MESSAGES, ['ہال']),
    ...list(ABOUT_FILES, 3),
    tooManyCells(5, 4),
    nameUnknown('category', 'مایوں', 'it has Wedding, Mehndi'),
    nameUnknown('hall type', 'حویلی', 'it has none yet'),
    ...list(UPLOAD_MESSAGES, null),
    ...Object.values(UPLOAD_RULES).flatMap(({ tooLarge, wrongType }) => [tooLarge, wrongType]),
    ...list(MONEY_MESSAGES, null),
    ...list(RATE_MESSAGES, 'ہال'),
    ...list(STATEMENT_MESSAGES, null),
    ...list(CASH_MESSAGES, null),
    ...list(EXPENSE_MESSAGES, null),
    ...list(DETAILS_MESSAGES, ''),
    ...list(TEMPLATE_MESSAGES, '12'),
    ...list(SHIFT_INPUT_MESSAGES, 'ہال'),
    ...list(EXCEPTION_MESSAGES, null),
    ...list(ENTRY_MESSAGES, null),
    IMPORTED_PRICE_REASON,
    ...list(BOOKING_IMPORT_MESSAGES, 3),
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
    // Why a calendar or a webhook's receiver can't be reached or read (modules/integrations).
    'The calendar can’t be read',
    'The calendar has more than 5,000 events ahead',
    'The calendar is larger than 2 MB',
    'The address redirects too often',
    'Answered 404',
    'Answered with another protocol (101)',
    'Redirects (302) are not followed',
    'The connection was refused',
    'The connection was closed before an answer came',
    'The host can’t be reached',
    'No answer within 10 seconds',
    'The answer did not end within 10 seconds',
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
