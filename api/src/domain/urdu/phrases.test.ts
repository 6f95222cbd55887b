import { ACCOUNT_MESSAGES } from '../accounts/inputs.js';
import { PERIOD_MESSAGES } from '../availability/availability.js';
import { bookingBanner } from '../bookings/banner.js';
import { budgetOptions, priceSteps } from '../halls/budgets.js';
import { tooManyGuests } from '../bookings/inputs.js';
import { BookingStatus, CancellationReason, customerStatusLabel, OFFER_ENDS } from '../bookings/transitions.js';
import { atLeast, atMost } from '../text/text.js';
import { formatRatingSummary, formatReviewCount } from '../text/words.js';
import { describe, expect, it } from '@jest/globals';
import { sayInUrdu } from './phrases.js';

const LATIN = /[A-Za-z]{2}/;
/** Those of offers are beside what else is said about them. */
const REQUEST_ENDS = Object.values(CancellationReason).filter((reason) => !OFFER_ENDS.includes(reason));
const { adminLoginFailed, ...CUSTOMERS } = ACCOUNT_MESSAGES;

describe('what the domain and the server say', () => {
  it.each([
    ...Object.values(CUSTOMERS),
    ...Object.values(BookingStatus).flatMap((status) => [
      bookingBanner(status),
      bookingBanner(status, null, 'past'),
      customerStatusLabel(status),
    ]),
    ...REQUEST_ENDS.flatMap((reason) => [
      bookingBanner(BookingStatus.CANCELLED, reason),
      customerStatusLabel(BookingStatus.CANCELLED, reason),
    ]),
    ...Object.values(PERIOD_MESSAGES).map((message) =>
      typeof message === 'string' ? message : (message as (...values: number[]) => string)(3, 4),
    ),
    tooManyGuests(900),
    ...budgetOptions(priceSteps('PKR', null)).map(({ label }) => label),
    atLeast('Password', 8)[1],
    atMost('Comment', 500)[1],
    'Too many attempts. Please try again in 30 seconds.',
    formatReviewCount(1),
    formatReviewCount(1200),
    formatRatingSummary(4.7, 1200),
    formatRatingSummary(null, 0),
  ])('%s is said in Urdu', (english) => {
    expect(sayInUrdu(english)).not.toMatch(LATIN);
  });

  it('keeps figures and names', () => {
    expect(sayInUrdu(tooManyGuests(900))).toContain('900');
    expect(sayInUrdu(PERIOD_MESSAGES.tooShort(180))).toContain('3 گھنٹے');
    expect(sayInUrdu('Saturday dinner is not sold on that day')).toContain('\u2068Saturday dinner\u2069');
    expect(sayInUrdu(formatRatingSummary(4.7, 1200))).toBe('4.7 (1,200 تاثرات)');
  });

  it('keeps whose booking is in the way, and when', () => {
    expect(sayInUrdu('The hall is already booked at that time: Nadia, INV-000007 (2:00 PM - 6:00 PM)')).toBe(
      'اس وقت ہال پہلے سے بک ہے: \u2068Nadia, INV-000007\u2069 (\u20682:00 PM - 6:00 PM\u2069)',
    );
    expect(sayInUrdu('Only the buffer of 1 hour is in the way: the hall is booked (2:00 PM - 6:00 PM)')).toContain(
      '1 گھنٹے',
    );
  });

  it('leaves what it doesn’t know as it is', () => {
    for (const text of [adminLoginFailed, '', 'ہال نہیں ملا', 'constructor']) expect(sayInUrdu(text)).toBe(text);
  });
});
