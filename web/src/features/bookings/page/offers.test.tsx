import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { accessibilityProblems } from '../../../testing/axe';
import { pasteInto } from '../../../testing/paste-into';
import { person } from '../../../testing/people';
import { renderApp } from '../../../testing/render';
import { fakeServer, Refusal } from '../../../testing/server';
import { bookingContract, businessTerms } from '../../../testing/terms';
import { OwnerBookingsScreen } from '../owner/OwnerBookingsScreen';
import { CustomerBookingScreen } from '../public/CustomerBookingScreen';
import { BEFORE, changeHall, lastSent, makeQuote, openChange } from '../testing';
import type { PagedBooking, PagedEvent } from './page-data';
import { pagedBooking, pagedEvent, unpaid, tasksOf, unspent } from './testing';

// No full hour: the end of an offer is one, in the hall's zone.
const NOW = Date.parse('2027-03-02T07:10:20.300Z');

beforeAll(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterAll(() => {
  jest.restoreAllMocks();
});

const FLOWERS = { __typename: 'BookingExtra', name: 'Flowers', amount: 45_000 };
const OFFERED = openChange({
  kind: 'OFFER',
  note: 'With the new stage',
  expiresAt: '2027-03-05T07:00:00.000Z',
  difference: 45_000,
  after: { ...BEFORE, extras: [FLOWERS], totalPrice: 1_334_340, quotedPrice: null },
});
const OPEN = { id: 9, kind: 'OFFER', status: 'OPEN', waitsForDiscount: false, viewerCanAnswer: true } as const;

function open(
  reader: 'customer' | 'owner',
  booking: Partial<PagedBooking>,
  { change = OFFERED, confirmsOnPayment = false, events = [pagedEvent()] as PagedEvent[] } = {},
) {
  const server = fakeServer();
  const shown = pagedBooking({ status: 'PENDING', ...booking });
  server.answer('BookingPage', () => ({ booking: shown, bookingTimeline: events }));
  server.answer('BookingDetail', () => ({ booking: shown }));
  server.answer('BookingPayments', () => ({ bookingPayments: unpaid() }));
  server.answer('BookingExpenses', () => ({ bookingExpenses: unspent() }));
  server.answer('BookingTasks', () => ({ bookingTasks: tasksOf([]) }));
  server.answer('BookingContract', () => ({ bookingContract: bookingContract({ acceptances: [] }) }));
  server.answer('OpenBookingChange', () => ({
    booking: { ...pagedBooking({ status: 'PENDING', confirmsOnPayment }), openChange: change },
  }));
  const [path, page] =
    reader === 'owner'
      ? (['/business/bookings', <OwnerBookingsScreen key="owner" />] as const)
      : (['/bookings', <CustomerBookingScreen key="customer" />] as const);
  const tree = (
    <Routes>
      <Route path={`${path}/:id`} element={page} />
    </Routes>
  );
  const viewer = person(reader === 'owner' ? { role: 'BUSINESS' } : {});
  return { ...renderApp(tree, { at: `${path}/41`, viewer, server }), server };
}

describe('[issue: Money] a customer with an offer', () => {
  const asked = { openChange: { __typename: 'BookingChange', ...OPEN }, nextStep: 'ANSWER_CHANGE' } as const;

  it('sees what it makes of the request, with its lines, its note and its end, and accepts it', async () => {
    const { user, server } = open('customer', asked);
    const offer = await screen.findByRole('region', { name: 'Offer' });
    expect(within(offer).getByText('The hall makes you an offer')).toBeVisible();
    expect(offer).toHaveTextContent(/Note: .*With the new stage/);
    expect(offer).toHaveTextContent(/Extras \(before tax\)Now: NoneThen: Flowers .*45,000\.00/);
    expect(offer).toHaveTextContent(/TotalNow: .*1,289,340\.00Then: .*1,334,340\.00/);
    expect(offer).toHaveTextContent('Valid until Mar 5, 2027, 12:00 PM. Accepting it books the hall at this price.');
    expect(within(offer).queryByRole('button', { name: 'Withdraw offer' })).toBeNull();
    expect(await accessibilityProblems(offer)).toEqual([]);
    server.answer('AcceptBookingChange', () => ({ acceptBookingChange: pagedBooking({ status: 'CONFIRMED' }) }));
    const accept = within(offer).getByRole('button', { name: 'Accept offer' });
    await waitFor(() => expect(accept).toBeEnabled());
    await user.click(accept);
    expect(await screen.findByText('Offer accepted')).toBeVisible();
    expect(lastSent(server, 'AcceptBookingChange')).toEqual({ id: 9 });
    await waitFor(() => expect(server.times('BookingPage')).toBe(2));
  });

  it('declines it with what would suit them', async () => {
    const { user, server } = open('customer', asked);
    await user.click(await screen.findByRole('button', { name: 'Decline offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this offer?' }));
    server.answer('RefuseBookingChange', () => ({ refuseBookingChange: pagedBooking({}) }));
    await pasteInto(user, dialog.getByLabelText(/What would suit you/), ' For 110 guests ');
    await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
    expect(await screen.findByText('Offer declined')).toBeVisible();
    expect(lastSent(server, 'RefuseBookingChange')).toEqual({ id: 9, input: { note: 'For 110 guests' } });
  });

  it('keeps what they wrote while the server refuses it', async () => {
    const { user, server } = open('customer', asked);
    await user.click(await screen.findByRole('button', { name: 'Decline offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this offer?' }));
    server.answer('RefuseBookingChange', () => {
      throw new Refusal('FINAL_STATUS', 'This change is answered already');
    });
    await pasteInto(user, dialog.getByLabelText(/What would suit you/), 'For 110 guests');
    await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
    expect(await screen.findByText('This change is answered already')).toBeVisible();
    expect(dialog.getByLabelText(/What would suit you/)).toHaveValue('For 110 guests');
    server.answer('RefuseBookingChange', () => ({ refuseBookingChange: pagedBooking({}) }));
    await user.click(dialog.getByRole('button', { name: 'Decline offer' }));
    expect(await screen.findByText('Offer declined')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Decline this offer?' })).toBeNull());
  });

  it('is told that the first payment confirms it where the hall wants that', async () => {
    open('customer', asked, { confirmsOnPayment: true });
    const offer = await screen.findByRole('region', { name: 'Offer' });
    expect(offer).toHaveTextContent(/Accepting it holds the time until the first payment/);
  });

  it('reads it as a quotation, with its lines, its end and the terms of the business', async () => {
    const { user, server } = open('customer', asked);
    const shown = pagedBooking({});
    const services = (list: typeof shown.fixedServices) =>
      list.map((service) => ({ ...service, __typename: 'ServiceOfTerms' }));
    const after = {
      ...shown,
      ...OFFERED.after,
      ...{ fixedServices: services(shown.fixedServices), optionalServices: services(shown.optionalServices) },
      ...{ adjustmentAmount: 45_000, hallLocation: '12 Canal Road, Lahore' },
    };
    const openChange = { ...OFFERED, after, createdAt: '2027-03-02T07:00:00.000Z', validUntil: OFFERED.expiresAt };
    server.answer('Quotation', () => ({
      booking: { ...shown, openChange },
      bookingContract: bookingContract({ acceptances: [], terms: businessTerms() }),
    }));
    await user.click(await screen.findByRole('button', { name: 'Quotation' }));
    const paper = await screen.findByRole('dialog', { name: 'Quotation' });
    expect(
      await within(paper).findByText(/Accepting it by .*Mar 5, 2027, 12:00 PM.* agrees to this price/),
    ).toBeVisible();
    expect(within(paper).getByText('12 Canal Road, Lahore')).toBeVisible();
    expect(within(paper).getByRole('row', { name: /Flowers .*45,000\.00/ })).toBeVisible();
    expect(within(paper).getByRole('row', { name: /Total .*1,334,340\.00/ })).toBeVisible();
    expect(within(paper).getByText('With the new stage')).toBeVisible();
    expect(within(paper).getByText(/The hall closes at ten/)).toBeVisible();
    expect(await accessibilityProblems(paper)).toEqual([]);
  });

  it('reads in the timeline what was offered and answered', async () => {
    const offered = {
      ...{ __typename: 'BookingChange', id: 9, kind: 'OFFER', note: 'With the new stage', difference: 45_000 },
      ...{ answerNote: 'For 110 guests', before: BEFORE, after: OFFERED.after },
    } as PagedEvent['change'];
    open(
      'customer',
      {},
      {
        events: [
          pagedEvent({ key: 'change-9-end', kind: 'CHANGE_REFUSED', change: offered }),
          pagedEvent({ key: 'change-9', kind: 'CHANGE_PROPOSED', change: offered }),
        ],
      },
    );
    const timeline = within(await screen.findByRole('region', { name: 'What happened' }));
    expect(timeline.getByText('Offer made')).toBeVisible();
    expect(timeline.getByText('Offer declined')).toBeVisible();
    expect(timeline.getByText(/With the new stage/)).toBeVisible();
    expect(timeline.getByText(/For 110 guests/)).toBeVisible();
  });

  it('reads an offer to an enquiry by itself in the timeline: nothing came before it', async () => {
    const { after } = OFFERED;
    const offered = {
      ...{ __typename: 'BookingChange', id: 9, kind: 'OFFER', note: null, answerNote: null, difference: 0 },
      ...{ before: after, after },
    } as PagedEvent['change'];
    const made = pagedEvent({ key: 'change-9', kind: 'CHANGE_PROPOSED', change: offered });
    open('customer', { isOffered: true }, { events: [made] });
    const timeline = await screen.findByRole('region', { name: 'What happened' });
    expect(timeline).toHaveTextContent(/Flowers.*1,334,340\.00/);
    expect(timeline).not.toHaveTextContent('Difference');
  });
});

describe('[issue: Money] an owner makes an offer', () => {
  const request = {
    viewerCanAnswer: true,
    viewerCanOffer: true,
    viewerCanWithdraw: false,
    nextStep: 'ANSWER',
  } as const;

  async function openOffer(conflicts: object[] = []) {
    const page = open('owner', request);
    page.server.answer('HallForChange', ({ variables }) => ({ hall: changeHall({ id: variables.id }) }));
    page.server.answer('HallsForChange', () => ({ businessBookingStats: { __typename: 'BookingStats', halls: [] } }));
    page.server.answer('QuoteOffer', () => ({
      quoteOffer: makeQuote({ before: BEFORE, after: OFFERED.after, difference: 45_000, conflicts }),
    }));
    await page.user.click(await screen.findByRole('button', { name: 'Make an offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make an offer' });
    return { ...page, dialog, inside: within(dialog) };
  }

  it('with a line, a note and an end, at the price that was shown', async () => {
    const { user, server, dialog, inside } = await openOffer();
    await user.click(await inside.findByRole('button', { name: 'Add line' }));
    await pasteInto(user, inside.getByLabelText(/^For what/), 'Flowers');
    await pasteInto(user, inside.getByLabelText(/^Amount/), '45000');
    await pasteInto(user, inside.getByLabelText(/^Note to the customer/), 'With the new stage');
    const wanted = {
      extras: [{ name: 'Flowers', amount: 45_000 }],
      ...{ note: 'With the new stage', validUntil: '2027-03-05T07:00:00.000Z' },
    };
    await waitFor(() => expect(lastSent(server, 'QuoteOffer')?.input).toEqual(wanted));
    const preview = inside.getByRole('region', { name: 'What changes' });
    await waitFor(() => expect(preview).toHaveTextContent(/TotalNow: .*1,289,340\.00Then: .*1,334,340\.00/));
    expect(await accessibilityProblems(dialog)).toEqual([]);
    server.answer('MakeOffer', () => ({ makeOffer: pagedBooking(request) }));
    await user.click(inside.getByRole('button', { name: 'Send offer' }));
    expect(await screen.findByText('Offer sent')).toBeVisible();
    expect(lastSent(server, 'MakeOffer')).toEqual({ id: 41, input: { ...wanted, totalAmount: 1_334_340 } });
  });

  it('until a day and time of the hall’s zone, wherever it is read', async () => {
    const { user, server, inside } = await openOffer();
    const field = inside.getByLabelText(/^Valid until/);
    expect(field).toHaveValue('Mar 05, 2027 12:00 PM');
    await user.clear(field);
    await pasteInto(user, field, 'Mar 06, 2027 6:30 PM');
    await user.tab();
    await waitFor(() =>
      expect(lastSent(server, 'QuoteOffer')?.input).toMatchObject({ validUntil: '2027-03-06T13:30:00.000Z' }),
    );
    expect(field).toHaveValue('Mar 06, 2027 6:30 PM');
  });

  it('is told that the requests in the way are cancelled by accepting it, not by sending it', async () => {
    const conflict = { __typename: 'Booking', id: 7, customerName: 'Bilal', hallTitle: 'Moti Mahal' };
    const times = { timeZone: 'Asia/Karachi', startTime: '2027-03-20T14:00:00Z', endTime: '2027-03-20T18:00:00Z' };
    const { inside } = await openOffer([{ ...conflict, ...times }]);
    expect(
      await inside.findByText(
        'One pending request is in the way: it is cancelled once the customer accepts the offer.',
      ),
    ).toBeVisible();
    expect(inside.queryByText(/making the change cancels/)).toBeNull();
  });

  it('is told at its line what is missing', async () => {
    const { user, server, inside } = await openOffer();
    await user.click(await inside.findByRole('button', { name: 'Add line' }));
    await pasteInto(user, inside.getByLabelText(/^Amount/), '45000');
    await waitFor(() => expect(server.times('QuoteOffer')).toBeGreaterThan(0));
    await user.click(inside.getByRole('button', { name: 'Send offer' }));
    expect(await inside.findByText('Say what it is for')).toBeVisible();
    expect(server.times('MakeOffer')).toBe(0);
    await user.click(inside.getByRole('button', { name: 'Remove line 1' }));
    expect(inside.queryByLabelText(/^For what/)).toBeNull();
  });

  it('reads at the end of it why the server refuses that', async () => {
    const { user, server, inside } = await openOffer();
    await waitFor(() => expect(server.times('QuoteOffer')).toBeGreaterThan(0));
    server.answer('MakeOffer', () => {
      throw new Refusal('INVALID_INPUT', 'The offer must be valid for a while', { field: 'validUntil' });
    });
    const send = await inside.findByRole('button', { name: 'Send offer' });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    const field = inside.getByLabelText(/^Valid until/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The offer must be valid for a while/));
  });

  it('withdraws it, or makes another one, while it waits', async () => {
    const own = openChange({ ...OFFERED, viewerCanAnswer: false, viewerCanWithdraw: true });
    const waiting = {
      ...request,
      openChange: { __typename: 'BookingChange', ...OPEN, viewerCanAnswer: false },
      nextStep: 'AWAIT_CHANGE',
    } as const;
    const { user, server } = open('owner', waiting, { change: own });
    const offer = await screen.findByRole('region', { name: 'Offer' });
    expect(offer).toHaveTextContent('Your offer waits for the customer’s answer');
    expect(screen.getByText('An offer waits for the customer’s answer')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make another offer' })).toBeVisible();
    await user.click(within(offer).getByRole('button', { name: 'Withdraw offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this offer?' }));
    server.answer('WithdrawBookingChange', () => ({ withdrawBookingChange: pagedBooking(request) }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw offer' }));
    expect(await screen.findByText('Offer withdrawn')).toBeVisible();
    expect(lastSent(server, 'WithdrawBookingChange')).toEqual({ id: 9 });
  });

  it('isn’t offered for what is no open request', async () => {
    open('owner', { status: 'CONFIRMED', viewerCanOffer: false, confirmedAt: '2027-03-01T08:00:00.000Z' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  });
});
