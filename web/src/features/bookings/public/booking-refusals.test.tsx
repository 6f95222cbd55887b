import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { bookingServer, next, startAt } from '../../../testing/booking-wizard';
import { accessibilityProblems } from '../../../testing/axe';
import { bookableHall } from '../../../testing/bookings';
import { person } from '../../../testing/people';
import { renderApp, type Rendered } from '../../../testing/render';
import { selected } from '../../../testing/selected';
import { Refusal } from '../../../testing/server';
import { BookingSection } from './BookingSection';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const READY = 'The price at this moment, as the hall owner will see it.';
const submit = () => screen.getByRole('button', { name: 'Submit Booking' });

/** Sends a request that the server refuses for these fields. */
async function sendRefused(fields: readonly { field: string; message: string }[], code = 'INVALID_INPUT' as const) {
  const server = bookingServer();
  server.answer('RequestBooking', () => {
    const [first] = fields;
    throw new Refusal(code, first?.message ?? '', { ...first, details: { fields } });
  });
  startAt(5);
  const page = renderApp(<BookingSection hall={bookableHall()} />, {
    at: '/hall/3',
    viewer: person({ phone: '+92 300 1112223' }),
    server,
  });
  await screen.findByText(READY);
  await page.user.click(submit());
  await screen.findByText('Booking failed');
  return page;
}

async function nextTo(title: string, { user }: Rendered): Promise<void> {
  while (!screen.queryByText(title)) await user.click(next());
}

describe('[issue 12] what the server refuses of a request reaches its field', () => {
  it.each([
    ['date', 'When is your event?', () => screen.getByRole('button', { name: /Mar 20, 2027/ })],
    ['startTime', 'When is your event?', () => screen.getByLabelText('From')],
    ['endTime', 'When is your event?', () => screen.getByLabelText('Until')],
    ['guestCount', 'How many guests do you expect?', () => screen.getByRole('spinbutton', { name: 'Guests' })],
    [
      'optionalServices',
      'What would you like with it?',
      () => screen.getByRole('group', { name: 'All of these are optional.' }),
    ],
    ['customerName', 'How can the owner reach you?', () => screen.getByLabelText(/^Your name/)],
    ['customerPhone', 'How can the owner reach you?', () => screen.getByLabelText(/^Phone/)],
    ['customerEmail', 'How can the owner reach you?', () => screen.getByLabelText(/^Email/)],
    ['specialRequests', 'How can the owner reach you?', () => screen.getByLabelText(/^Special requests/)],
    ['hallId', 'Does everything look right?', submit],
    ['totalAmount', 'Does everything look right?', submit],
    ['clientMutationId', 'Does everything look right?', submit],
  ])('%s: the step opens, the control has the focus and the message', async (field, title, control) => {
    const page = await sendRefused([{ field, message: `Refused for its ${field}` }]);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await waitFor(() =>
      expect(control()).toHaveAccessibleDescription(expect.stringContaining(`Refused for its ${field}`)),
    );
    expect(control()).toHaveFocus();
    expect(await accessibilityProblems(page.container)).toEqual([]);
  });

  it('several fields: the first step opens, each field keeps its message until it is changed', async () => {
    const page = await sendRefused([
      { field: 'customerPhone', message: 'Not a phone number' },
      { field: 'input.guestCount', message: 'Too many guests' },
      { field: 'optionalServices[0].id', message: 'No longer offered' },
    ]);
    const guests = await screen.findByRole('spinbutton', { name: 'Guests' });
    expect(guests).toHaveAccessibleDescription(expect.stringContaining('Too many guests'));
    await page.user.click(screen.getByRole('button', { name: 'One guest fewer' }));
    expect(guests).not.toHaveAccessibleDescription(expect.stringContaining('Too many guests'));
    await page.user.click(next());
    expect(screen.getByRole('group', { name: 'All of these are optional.' })).toHaveAccessibleDescription(
      expect.stringContaining('No longer offered'),
    );
    await nextTo('How can the owner reach you?', page);
    const phone = screen.getByLabelText(/^Phone/);
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Not a phone number'));
    await page.user.click(phone);
    await page.user.tab();
    expect(phone).toHaveAccessibleDescription('Not a phone number');
    await page.user.type(phone, '4');
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription('Not a phone number'));
  });

  it('a time that was taken is read anew, and named where it is no longer offered', async () => {
    const page = await sendRefused([{ field: 'startTime', message: 'Already booked' }]);
    await waitFor(() => expect(page.server.times('HallAvailability')).toBeGreaterThan(1));
    expect(selected('From')).toHaveTextContent('7:00 PM');
  });
});
