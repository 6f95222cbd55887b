import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/axe';
import { toPage } from '../../../testing/bookings';
import { choose } from '../../../testing/choose';
import { pasteInto } from '../../../testing/paste-into';
import { Refusal, type Answer } from '../../../testing/server';
import { bookingContract } from '../../../testing/terms';
import { BEFORE, changeable, changeHall, lastSent, openChange, makeQuote, withChange } from '../testing';
import type { ShownBooking } from '../invoice-data';
import { open, ownersServer, STATS } from './testing';

const MENU_OF_TERMS = { __typename: 'MenuOfTerms', menuId: 4, name: 'Royal', nameUrdu: null, childCount: 0 };

async function openDetails(shown: ShownBooking, answers: Record<string, Answer> = {}) {
  const server = ownersServer();
  const all: Record<string, Answer> = {
    BusinessBookings: () => ({ businessBookings: toPage([shown]) }),
    BookingDetail: () => ({ booking: shown }),
    HallForChange: ({ variables }) => ({ hall: changeHall({ id: variables.id }) }),
    HallsForChange: () => ({ businessBookingStats: { __typename: 'BookingStats', halls: STATS.halls } }),
    QuoteBookingChange: () => ({ quoteBookingChange: makeQuote() }),
    ...answers,
  };
  for (const [operation, answer] of Object.entries(all)) server.answer(operation, answer);
  const page = open({ server });
  await page.user.click(await screen.findByRole('button', { name: 'View Details' }));
  const details = await screen.findByRole('dialog', { name: 'Booking Details' });
  return { ...page, server, details };
}

async function change(shown = changeable(), answers: Record<string, Answer> = {}) {
  const page = await openDetails(shown, answers);
  await page.user.click(await within(page.details).findByRole('button', { name: 'Change booking' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change this booking' });
  const inside = within(dialog);
  const guests = await inside.findByLabelText(/^Guests/);
  const setGuests = async (count: string) => {
    await page.user.clear(guests);
    await pasteInto(page.user, guests, count);
  };
  const preview = inside.getByRole('region', { name: 'What changes' });
  return { ...page, dialog, inside, guests, setGuests, preview };
}

describe('[issue 16] an owner changes a booking', () => {
  it('sees the difference before it is proposed', async () => {
    const page = await change(changeable(), { ChangeBooking: () => ({ changeBooking: changeable() }) });
    expect(page.inside.getByText(/The customer accepts the change or keeps the booking/)).toBeVisible();
    await page.setGuests('300');
    await waitFor(() => expect(page.preview).toHaveTextContent(/Difference−.*100,000\.00/));
    expect(page.preview).toHaveTextContent(/WhenNow: Sat, Mar 20, 2027.*Then: Mon, Mar 22, 2027/);
    expect(await accessibilityProblems(page.dialog)).toEqual([]);
    await page.user.click(page.inside.getByRole('button', { name: 'Propose change' }));
    expect(await screen.findByText('Change proposed')).toBeVisible();
    expect(lastSent(page.server, 'ChangeBooking')).toEqual({
      id: 41,
      input: { guestCount: 300, totalAmount: 1_189_340 },
    });
    expect(page.server.times('BusinessBookings')).toBeGreaterThan(1);
  });

  it('sees how many children there would be', async () => {
    const toTerms = (childCount: number) => ({ ...BEFORE, menu: { ...MENU_OF_TERMS, childCount, dishes: [] } });
    const quote = makeQuote({ before: toTerms(40), after: { ...toTerms(60), quotedPrice: null } });
    const page = await change(changeable(), { QuoteBookingChange: () => ({ quoteBookingChange: quote }) });
    await page.setGuests('300');
    await waitFor(() => expect(page.preview).toHaveTextContent('ChildrenNow: 40Then: 60'));
  });

  it('sees which dishes of the same menu become others', async () => {
    const toTerms = (dish: string) => {
      const dishes = [{ __typename: 'MenuDish', dishId: 1, name: dish, nameUrdu: null }];
      return { ...BEFORE, menu: { ...MENU_OF_TERMS, dishes } };
    };
    const quote = makeQuote({
      before: toTerms('Chicken qorma'),
      after: { ...toTerms('Mutton qorma'), quotedPrice: null },
    });
    const page = await change(changeable(), { QuoteBookingChange: () => ({ quoteBookingChange: quote }) });
    await page.setGuests('300');
    await waitFor(() =>
      expect(page.preview).toHaveTextContent('MenuNow: Royal · Chicken qormaThen: Royal · Mutton qorma'),
    );
  });

  it('moves it to another hall, without the services that only the old one has', async () => {
    const page = await change(changeable(), {
      HallForChange: ({ variables }) => ({
        hall: changeHall({ id: variables.id, ...(variables.id === 4 ? { optionalServices: [] } : {}) }),
      }),
    });
    await choose(page.user, 'Hall (required)', 'Rose Garden');
    await waitFor(() =>
      expect(lastSent(page.server, 'QuoteBookingChange')?.input).toEqual({
        hallId: 4,
        shiftId: null,
        startTime: '2027-03-20T14:00:00.000Z',
        endTime: '2027-03-20T20:00:00.000Z',
        optionalServices: [],
      }),
    );
  });

  it('agrees another price with a reason only, and is told of the requests in the way', async () => {
    const conflict = { __typename: 'Booking', id: 7, customerName: 'Bilal', hallTitle: 'Moti Mahal' };
    const times = { timeZone: 'Asia/Karachi', startTime: '2027-03-22T14:00:00Z', endTime: '2027-03-22T18:00:00Z' };
    const page = await change(changeable(), {
      QuoteBookingChange: () => ({ quoteBookingChange: makeQuote({ conflicts: [{ ...conflict, ...times }] }) }),
      ChangeBooking: () => ({ changeBooking: changeable() }),
    });
    await pasteInto(page.user, page.inside.getByLabelText(/^Agreed price/), '1189340');
    expect(await page.inside.findByText(/One pending request is in the way/)).toBeVisible();
    await page.user.click(page.inside.getByRole('button', { name: 'Propose change' }));
    expect(await page.inside.findByText('Say why another price was agreed')).toBeVisible();
    expect(page.server.times('ChangeBooking')).toBe(0);
    await pasteInto(page.user, page.inside.getByLabelText(/^Reason for the price/), 'Family');
    await waitFor(() =>
      expect(lastSent(page.server, 'QuoteBookingChange')?.input).toMatchObject({ priceReason: 'Family' }),
    );
    await waitFor(() => expect(page.inside.getByRole('button', { name: 'Propose change' })).toBeEnabled());
    await page.user.click(page.inside.getByRole('button', { name: 'Propose change' }));
    expect(await screen.findByText('Change proposed')).toBeVisible();
    expect(lastSent(page.server, 'ChangeBooking')?.input).toEqual({
      agreedPrice: 1_189_340,
      priceReason: 'Family',
      totalAmount: 1_189_340,
    });
  });

  it('proposes to the owner what a member may not change at once', async () => {
    const page = await change(changeable({ source: 'OWNER' }));
    await page.setGuests('300');
    expect(await page.inside.findByRole('button', { name: 'Propose change' })).toBeEnabled();
  });

  it('changes at once what the business entered itself', async () => {
    const entered = changeable({ source: 'OWNER' });
    const page = await change(entered, {
      QuoteBookingChange: () => ({ quoteBookingChange: makeQuote({ isImmediate: true }) }),
      ChangeBooking: () => ({ changeBooking: entered }),
    });
    expect(page.inside.getByText(/what you change here counts at once/)).toBeVisible();
    await page.setGuests('300');
    await waitFor(() => expect(page.preview).toHaveTextContent(/Difference/));
    await page.user.click(page.inside.getByRole('button', { name: 'Change booking' }));
    expect(await screen.findByText('Booking changed')).toBeVisible();
  });

  it('is told to tell a guest without an e-mail address', async () => {
    const page = await change(changeable({ source: 'OWNER', customerEmail: '' }));
    expect(page.inside.getByText(/no e-mail address here, so please tell them yourself/)).toBeVisible();
    expect(page.inside.queryByText(/told by mail/)).toBeNull();
  });

  it('sees the server’s refusal at its field', async () => {
    const page = await change(changeable(), {
      ChangeBooking: () => {
        throw new Refusal('INVALID_INPUT', 'A service is no longer offered', { field: 'optionalServices' });
      },
    });
    await page.setGuests('300');
    await waitFor(() => expect(page.preview).toHaveTextContent(/Difference/));
    await page.user.click(page.inside.getByRole('button', { name: 'Propose change' }));
    const services = within(page.inside.getByRole('group', { name: 'Services' }));
    expect(await services.findByText('A service is no longer offered')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Change this booking' })).toBeVisible();
  });
});

describe('[issue 16] an owner with an open change', () => {
  const mine = { viewerCanAnswer: false, viewerCanWithdraw: true };
  const asked = { proposedBy: 'CUSTOMER' as const };

  const openIt = (particulars: Parameters<typeof openChange>[0], answers: Record<string, Answer> = {}) => {
    const its = openChange(particulars);
    return openDetails(withChange(its), {
      OpenBookingChange: () => ({
        booking: { ...withChange(its), confirmsOnPayment: false, openChange: its },
      }),
      BookingContract: () => ({ bookingContract: bookingContract({ acceptances: [] }) }),
      ...answers,
    });
  };

  it.each([
    ['Accept', 'AcceptBookingChange', 'acceptBookingChange', asked],
    ['Keep as it was', 'RefuseBookingChange', 'refuseBookingChange', asked],
    ['Withdraw change', 'WithdrawBookingChange', 'withdrawBookingChange', mine],
  ])('has %s', async (name, operation, field, particulars) => {
    const page = await openIt(particulars);
    page.server.answer(operation, () => {
      page.server.answer('BookingDetail', () => ({ booking: changeable() }));
      page.server.answer('OpenBookingChange', () => ({ booking: changeable() }));
      return { [field]: changeable() };
    });
    const region = await within(page.details).findByRole('region', { name: 'Open change' });
    expect(region).toHaveTextContent(/TotalNow: .*1,289,340\.00Then: .*1,189,340\.00/);
    expect(await accessibilityProblems(region)).toEqual([]);
    const button = within(region).getByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await page.user.click(button);
    if (operation === 'WithdrawBookingChange') {
      const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this change?' }));
      await page.user.click(dialog.getByRole('button', { name }));
    }
    // What ended leaves the booking free for another change.
    expect(await within(page.details).findByRole('button', { name: 'Change booking' })).toBeVisible();
    expect(lastSent(page.server, operation)).toEqual({ id: 9 });
  });

  const discount = { waitsForDiscount: true, proposer: 'Sana Iqbal', priceReason: 'Cousin' };

  it('approves a member’s larger discount, knowing who gives it, how much, and why', async () => {
    const page = await openIt({ ...discount, after: { ...BEFORE, totalPrice: 1_000_000, quotedPrice: 1_289_340 } });
    page.server.answer('AcceptBookingChange', () => ({ acceptBookingChange: changeable() }));
    const region = await within(page.details).findByRole('region', { name: 'Open change' });
    expect(region).toHaveTextContent('A change waits for you to approve its discount');
    expect(region).toHaveTextContent(
      /Sana Iqbal.* agreed on .*1,000,000\.00 instead of .*1,289,340\.00.*Reason: .*Cousin/,
    );
    expect(page.server.times('BookingContract')).toBe(0);
    await page.user.click(within(region).getByRole('button', { name: 'Approve discount' }));
    expect(await screen.findByText('Discount approved')).toBeVisible();
  });

  it('approves the discount of an offer, knowing what it says besides and until when', async () => {
    const offered = { kind: 'OFFER', note: 'With the new stage', validUntil: '2027-03-10T07:00:00.000Z' } as const;
    const page = await openIt({ ...discount, ...offered });
    const region = await within(page.details).findByRole('region', { name: 'Open change' });
    expect(region).toHaveTextContent(/Note to the customer: .*With the new stage/);
    expect(region).toHaveTextContent('The offer is valid until Mar 10, 2027, 12:00 PM.');
    expect(await accessibilityProblems(region)).toEqual([]);
  });

  it('is told, as a member, that the discount of a change waits for the owner', async () => {
    const page = await openIt({ ...mine, ...discount });
    const region = await within(page.details).findByRole('region', { name: 'Open change' });
    expect(region).toHaveTextContent('This change waits for the owner to approve its discount');
    expect(within(region).getByRole('button', { name: 'Withdraw change' })).toBeVisible();
  });

  it.each([
    ['that a discount waits', { ...mine, ...discount }, 'The discount of a change waits for the owner'],
    ['who asks', asked, 'The customer asks for a change'],
    ['that it waits', mine, 'Your change waits for the customer'],
  ])('sees in the list %s', async (_title, particulars, words) => {
    await openIt(particulars);
    expect(screen.getByRole('row', { name: /^Moti Mahal/, hidden: true })).toHaveTextContent(words);
  });
});
