import { describe, expect, it } from '@jest/globals';
import { renderApp } from '../../testing/render';
import { fakeServer } from '../../testing/server';
import { HoldNote } from './HoldNote';

const NOW = Date.parse('2027-03-02T07:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('[issue 16] what is left of a hold', () => {
  it.each([
    ['days', inMinutes(3 * 1440 + 60), 'Held until Mar 5, 2027, 1:00 PM3 days left'],
    ['hours', inMinutes(47 * 60 + 59), 'Held until Mar 4, 2027, 11:59 AM47 hours left'],
    ['an hour', inMinutes(60), 'Held until Mar 2, 2027, 1:00 PM1 hour left'],
    ['minutes', inMinutes(59), 'Held until Mar 2, 2027, 12:59 PM59 minutes left'],
    ['the last minute', inMinutes(0.5), 'Held until Mar 2, 2027, 12:00 PM1 minute left'],
    ['nothing', inMinutes(0), 'Not held since Mar 2, 2027, 12:00 PM'],
  ])('%s', (_title, heldUntil, words) => {
    const booking = { status: 'PENDING', heldUntil, timeZone: 'Asia/Karachi' };
    const { container } = renderApp(<HoldNote booking={booking} now={() => NOW} />, { server: fakeServer() });
    expect(container).toHaveTextContent(words);
  });

  it.each([
    ['a confirmed booking', 'CONFIRMED', inMinutes(60)],
    ['a request without a hold', 'PENDING', null],
  ])('is not shown for %s', (_title, status, heldUntil) => {
    const booking = { status, heldUntil, timeZone: 'Asia/Karachi' };
    const { container } = renderApp(<HoldNote booking={booking} now={() => NOW} />, { server: fakeServer() });
    expect(container).not.toHaveTextContent(/held/i);
  });
});
