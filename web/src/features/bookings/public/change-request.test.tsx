import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { booking, counts, toPage } from '../../../testing/bookings';
import { fakeLive } from '../../../testing/live';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal, type Answer } from '../../../testing/server';
import { bookingContract } from '../../../testing/terms';
import { BEFORE, changeable, changeHall, lastSent, openChange, makeQuote, withChange } from '../testing';
import type { ShownBooking } from '../invoice-data';
import { MyBookingsScreen } from './MyBookingsScreen';
import { unpaid } from '../page/testing';

/** Some days before the bookings' event. */
const NOW = Date.parse('2027-03-02T07:00:00.000Z');

function openList(listed: ShownBooking, answers: Record<string, Answer> = {}) {
  const server = fakeServer({
    ViewerBookingCounts: () => counts({ UPCOMING: 1 }),
    ViewerBookings: () => ({ viewerBookings: toPage([listed]) }),
    ViewerWaitingList: () => ({ viewerWaitingList: { nodes: [] } }),
    BookingDetail: () => ({ booking: listed }),
    BookingPayments: () => ({ bookingPayments: unpaid() }),
    HallForChange: () => ({ hall: changeHall() }),
    QuoteRequestedChange: () => ({ quoteRequestedChange: makeQuote() }),
    ...answers,
  });
  fakeLive();
  return {
    ...renderApp(<MyBookingsScreen now={() => NOW} />, { at: '/my-bookings', viewer: person(), server }),
    server,
  };
}

async function ask(listed = changeable(), answers: Record<string, Answer> = {}) {
  const page = openList(listed, answers);
  await page.user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a change' });
  const inside = within(dialog);
  const guests = await inside.findByLabelText(/^Guests/);
  return { ...page, dialog, inside, guests };
}

const setGuests = async ({ user, guests }: Awaited<ReturnType<typeof ask>>, count: string) => {
  await user.clear(guests);
  await pasteInto(user, guests, count);
};

describe('[issue 16] a customer asks for a change', () => {
  it('sees the difference before it is sent, and sends only what differs with the shown total', async () => {
    const page = await ask(changeable(), { RequestBookingChange: () => ({ requestBookingChange: changeable() }) });
    expect(page.inside.getByText(/until Mar 14, 2027, 12:00 AM/)).toBeVisible();
    expect(page.inside.getByText('Change something to see what it costs.')).toBeVisible();
    expect(page.inside.getByRole('button', { name: 'Send to the owner' })).toBeDisabled();
    expect(page.inside.queryByLabelText(/^Agreed price/)).toBeNull();
    await setGuests(page, '300');
    const preview = page.inside.getByRole('region', { name: 'What changes' });
    await waitFor(() => expect(preview).toHaveTextContent(/Difference−.*100,000\.00/));
    expect(preview).toHaveTextContent(/GuestsNow: 350Then: 300/);
    expect(await accessibilityProblems(page.dialog)).toEqual([]);
    await page.user.click(page.inside.getByRole('button', { name: 'Send to the owner' }));
    expect(await screen.findByText('Change sent')).toBeVisible();
    expect(lastSent(page.server, 'QuoteRequestedChange')).toEqual({ id: 41, input: { guestCount: 300 } });
    expect(lastSent(page.server, 'RequestBookingChange')).toEqual({
      id: 41,
      input: { guestCount: 300, totalAmount: 1_189_340 },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.server.times('ViewerBookings')).toBeGreaterThan(1);
  });

  it('is offered what the hall sells on that day where it sells shifts', async () => {
    const dinner = { startTime: '19:30', endTime: '00:30', weekdays: [0, 1, 2, 3, 4, 5, 6] };
    const shifts = [{ __typename: 'HallShift', id: 5, name: 'Dinner', ...dinner }];
    const page = await ask(changeable(), { HallForChange: () => ({ hall: changeHall({ shifts }) }) });
    await page.user.click(await page.inside.findByRole('radio', { name: 'Dinner, 7:30 PM – 12:30 AM' }));
    await waitFor(() =>
      expect(lastSent(page.server, 'QuoteRequestedChange')?.input).toEqual({
        shiftId: 5,
        startTime: '2027-03-20T14:30:00.000Z',
        endTime: '2027-03-20T19:30:00.000Z',
      }),
    );
  });

  it('adds a service beside those of the booking, and drops one that is no longer sold', async () => {
    // The second service of the booking was deleted.
    const [menu] = changeable().optionalServices;
    if (!menu) throw new Error('no service');
    const gone = { ...menu, serviceId: null, name: 'Fireworks' };
    const page = await ask(changeable({ optionalServices: [{ ...menu, quantity: 2 }, gone] }));
    expect(page.server.times('QuoteRequestedChange')).toBe(0);
    await page.user.click(await page.inside.findByRole('checkbox', { name: 'Flowers' }));
    const [kept, added] = [
      { id: 8, quantity: 2 },
      { id: 9, quantity: 1 },
    ];
    await waitFor(() =>
      expect(lastSent(page.server, 'QuoteRequestedChange')?.input).toEqual({ optionalServices: [kept, added] }),
    );
    await page.user.click(page.inside.getByRole('checkbox', { name: 'Flowers' }));
    await setGuests(page, '300');
    await waitFor(() =>
      expect(lastSent(page.server, 'QuoteRequestedChange')?.input).toEqual({
        guestCount: 300,
        optionalServices: [kept],
      }),
    );
  });

  it('sees what the server refuses at its field, before and after sending', async () => {
    const page = await ask(changeable(), {
      QuoteRequestedChange: () => {
        throw new Refusal('INVALID_INPUT', 'This hall takes at most 400 guests', { field: 'guestCount' });
      },
      RequestBookingChange: () => {
        throw new Refusal('SLOT_TAKEN', 'The hall is already booked at that time', { field: 'startTime' });
      },
    });
    await setGuests(page, '500');
    expect(await page.inside.findByText('This hall takes at most 400 guests')).toBeVisible();
    await page.user.click(page.inside.getByRole('button', { name: 'Send to the owner' }));
    await waitFor(() => expect(page.guests).toHaveAccessibleDescription(/at most 400 guests/));
    expect(page.server.times('RequestBookingChange')).toBe(0);
    page.server.answer('QuoteRequestedChange', () => ({ quoteRequestedChange: makeQuote({ isAvailable: false }) }));
    await setGuests(page, '300');
    expect(await page.inside.findByText('The hall is taken at that time.')).toBeVisible();
    await page.user.click(page.inside.getByRole('button', { name: 'Send to the owner' }));
    await waitFor(() =>
      expect(page.inside.getByLabelText(/^Start time/)).toHaveAccessibleDescription(/already booked/),
    );
  });

  it('sees the new price after one that was outdated', async () => {
    const page = await ask(changeable(), {
      RequestBookingChange: () => {
        throw new Refusal('PRICE_CHANGED', 'The price has changed', { field: 'totalAmount' });
      },
    });
    await setGuests(page, '300');
    const preview = page.inside.getByRole('region', { name: 'What changes' });
    await waitFor(() => expect(preview).toHaveTextContent(/1,189,340/));
    const dearer = { ...BEFORE, guestCount: 300, totalPrice: 1_300_000 };
    page.server.answer('QuoteRequestedChange', () => ({
      quoteRequestedChange: makeQuote({ after: dearer, difference: 10_660 }),
    }));
    await page.user.click(page.inside.getByRole('button', { name: 'Send to the owner' }));
    expect(await screen.findByText('The change could not be sent')).toBeVisible();
    await waitFor(() => expect(preview).toHaveTextContent(/Difference\+.*10,660/));
  });

  it('isn’t offered one once it is too late', async () => {
    openList(booking({ status: 'CONFIRMED' }));
    await screen.findByRole('article', { name: 'Moti Mahal' });
    expect(screen.queryByRole('button', { name: 'Ask for a change' })).toBeNull();
  });
});

describe('[issue 16] a customer answers the owner’s change', () => {
  const ended = changeable({ openChange: null });

  function openProposal(particulars = {}, answers: Record<string, Answer> = {}) {
    const change = openChange(particulars);
    return openList(withChange(change), {
      OpenBookingChange: () => ({
        booking: { ...booking(), openChange: change },
      }),
      BookingContract: () => ({ bookingContract: bookingContract({ acceptances: [] }) }),
      ...answers,
    });
  }

  it('sees what is and what would be, with the difference', async () => {
    const { container } = openProposal();
    const change = await screen.findByRole('region', { name: 'Open change' });
    expect(within(change).getByRole('heading', { name: 'The owner proposes a change' })).toBeVisible();
    expect(change).toHaveTextContent(/WhenNow: Sat, Mar 20, 2027.*Then: Mon, Mar 22, 2027/);
    expect(change).toHaveTextContent(/GuestsNow: 350Then: 300/);
    expect(change).toHaveTextContent(/Difference−.*100,000\.00/);
    expect(change).toHaveTextContent('Until Mar 20, 2027, 7:00 PM; without an answer the booking stays as it was.');
    expect(change).not.toHaveTextContent('Hall');
    expect(screen.queryByRole('button', { name: 'Withdraw change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask for a change' })).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  const AGAIN = 'With this change, the terms of the booking are accepted again: version 2.';

  it('is told which terms are accepted again with it, and reads them', async () => {
    const { user } = openProposal({}, { BookingContract: () => ({ bookingContract: bookingContract() }) });
    expect(await screen.findByText(AGAIN)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Read the terms' }));
    const terms = within(await screen.findByRole('dialog', { name: 'Terms of Noor Venues' }));
    expect(terms.getByText(/No fireworks\./)).toBeVisible();
  });

  it('accepts it once it is known whether terms are accepted with it', async () => {
    let answer = (_contract: object) => {};
    const contract = new Promise<object>((resolve) => (answer = resolve));
    openProposal({}, { BookingContract: () => contract });
    const accept = await screen.findByRole('button', { name: 'Accept' });
    expect(accept).toBeDisabled();
    answer({ bookingContract: bookingContract({ acceptances: [] }) });
    await waitFor(() => expect(accept).toBeEnabled());
    expect(screen.queryByText(AGAIN)).toBeNull();
  });

  it('is told that terms may be accepted again where they can’t be read', async () => {
    openProposal(
      {},
      {
        BookingContract: () => {
          throw new Refusal('INTERNAL', 'Something went wrong');
        },
      },
    );
    expect(await screen.findByText(/^If terms were accepted for this booking/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
  });

  const lapsed = { ...ended, status: 'CANCELLED', cancellationReason: 'PAYMENT_MISSING' } as const;

  it.each([
    ['Accept', 'AcceptBookingChange', 'acceptBookingChange', ended, 'Booking changed'],
    ['Accept', 'AcceptBookingChange', 'acceptBookingChange', lapsed, 'The booking was cancelled'],
    ['Keep as it was', 'RefuseBookingChange', 'refuseBookingChange', ended, 'The booking stays as it was'],
  ])('answers it: %s', async (name, operation, field, answer, toast) => {
    const { user, server } = openProposal();
    server.answer(operation, () => {
      server.answer('ViewerBookings', () => ({ viewerBookings: toPage([answer]) }));
      return { [field]: answer };
    });
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText(toast)).toBeVisible();
    expect(lastSent(server, operation)).toEqual({ id: 9 });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Open change' })).toBeNull());
    expect(server.times('ViewerBookings')).toBeGreaterThan(1);
  });

  it('takes back a change that is their own', async () => {
    const own = { proposedBy: 'CUSTOMER' as const, viewerCanAnswer: false, viewerCanWithdraw: true };
    const { user, server } = openProposal(own, { WithdrawBookingChange: () => ({ withdrawBookingChange: ended }) });
    expect(await screen.findByText('Your change waits for the owner’s answer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Withdraw change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this change?' }));
    expect(server.times('WithdrawBookingChange')).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Withdraw change' }));
    expect(await screen.findByText('Change withdrawn')).toBeVisible();
    expect(lastSent(server, 'WithdrawBookingChange')).toEqual({ id: 9 });
  });

  it('says why an answer came too late', async () => {
    const { user } = openProposal(
      {},
      {
        AcceptBookingChange: () => {
          throw new Refusal('FINAL_STATUS', 'This change was not answered in time', { field: 'status' });
        },
      },
    );
    const accept = await screen.findByRole('button', { name: 'Accept' });
    await waitFor(() => expect(accept).toBeEnabled());
    await user.click(accept);
    expect(await screen.findByText('This change was not answered in time')).toBeVisible();
  });

  it('says that a change could not be read', async () => {
    openList(withChange(openChange()), {
      OpenBookingChange: () => {
        throw new Refusal('INTERNAL', 'Something went wrong');
      },
    });
    expect(await screen.findByText(/it could not be read/)).toBeVisible();
  });
});
