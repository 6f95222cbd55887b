import { describe, expect, it, jest, beforeAll, afterAll } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { accessibilityProblems } from '../../../testing/axe';
import { fakeLive } from '../../../testing/live';
import { person } from '../../../testing/people';
import { renderApp, type Surroundings } from '../../../testing/render';
import { fakeServer, Refusal } from '../../../testing/server';
import { bookingContract } from '../../../testing/terms';
import { OwnerBookingsScreen } from '../owner/OwnerBookingsScreen';
import { CustomerBookingScreen } from '../public/CustomerBookingScreen';
import { StaffBookingTab } from '../staff/StaffBookingTab';
import type { PagedBooking, PagedEvent } from './page-data';
import { pagedBooking, pagedEvent, unpaid, tasksOf, unspent } from './testing';

const NOW = Date.parse('2027-03-02T07:00:00.000Z');

beforeAll(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterAll(() => {
  jest.restoreAllMocks();
});

/** One that waits for the business. */
const PROOF = {
  ...{ __typename: 'PaymentProof', id: 7, status: 'SUBMITTED', amount: 25_000, method: 'RAAST', reference: 'TX-1' },
  ...{ day: '2027-02-28', reason: null, fileType: 'image/webp', receiptNumber: null, answeredBy: null },
  ...{ viewerCanAnswer: true, viewerCanWithdraw: false },
};

const PAGES = {
  customer: { path: '/bookings/:id', at: '/bookings/41', page: <CustomerBookingScreen /> },
  owner: { path: '/business/bookings/:id', at: '/business/bookings/41', page: <OwnerBookingsScreen /> },
  staff: { path: '/cpanel/bookings/:id', at: '/cpanel/bookings/41', page: <StaffBookingTab /> },
} satisfies Record<string, { path: string; at: string; page: ReactNode }>;

function open(
  reader: keyof typeof PAGES,
  booking: Partial<PagedBooking> = {},
  { events = [pagedEvent()], ...surroundings }: Surroundings & { events?: PagedEvent[] } = {},
) {
  const server = surroundings.server ?? fakeServer();
  server.answer('BookingPage', () => ({ booking: pagedBooking(booking), bookingTimeline: events }));
  server.answer('BookingPayments', () => ({ bookingPayments: unpaid() }));
  server.answer('BookingExpenses', () => ({ bookingExpenses: unspent() }));
  server.answer('BookingTasks', () => ({ bookingTasks: tasksOf([]) }));
  server.answer('BookingContract', () => ({ bookingContract: bookingContract() }));
  const { path, at, page } = PAGES[reader];
  const tree = (
    <Routes>
      <Route path={path} element={page} />
    </Routes>
  );
  return { ...renderApp(tree, { at, viewer: person(), ...surroundings, server }), server };
}

describe('the page of a booking', () => {
  it('reads all its parts again when the booking changes elsewhere', async () => {
    const live = fakeLive();
    const { server } = open('owner', {}, { viewer: person({ role: 'BUSINESS' }) });
    const parts = ['BookingPage', 'BookingPayments', 'BookingContract', 'BookingExpenses', 'BookingTasks'];
    await waitFor(() => expect(parts.map(server.times)).toEqual([1, 1, 1, 1, 1]));
    await live.tell('BookingPageChanged', {
      bookingChanged: { __typename: 'Booking', id: 41, status: 'CONFIRMED' },
    });
    await waitFor(() => expect(parts.map(server.times)).toEqual([2, 2, 2, 2, 2]));
  });

  it('tells its customer where it stands in one sentence, with price, place and what happened', async () => {
    const { container } = open('customer', { heldUntil: '2027-03-04T13:00:00.000Z' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Moti Mahal' })).toBeVisible();
    expect(screen.getByText('Waits for Shalimar Banquets’s answer until Mar 4, 2027, 6:00 PM')).toBeVisible();
    const price = screen.getByRole('region', { name: 'Price' });
    expect(within(price).getByRole('row', { name: /^Total .*1,289,340\.00/ })).toBeVisible();
    const timeline = screen.getByRole('region', { name: 'What happened' });
    expect(within(timeline).getByText('Requested')).toBeVisible();
    expect(within(timeline).getByText('Ayesha Noor, Mar 1, 2027, 12:00 PM')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw Request' })).toBeVisible();
    expect(screen.queryByText('Private notes')).toBeNull();
    const payments = await screen.findByRole('region', { name: 'Payments' });
    expect(await within(payments).findByText('Nothing is recorded yet.')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['REVIEW', 'link', 'Write a review'],
    ['FIND_ANOTHER', 'link', 'Find another hall'],
    ['PREPARE', 'button', 'Add to calendar'],
  ] as const)('begins with the customer’s next step: %s', async (nextStep, role, name) => {
    open('customer', { nextStep, status: 'CONFIRMED', confirmedAt: '2027-03-01T08:00:00.000Z' });
    const head = (await screen.findByRole('heading', { level: 1 })).closest('header');
    const [first] = within(head as HTMLElement).getAllByRole(role);
    expect(first).toHaveAccessibleName(name);
  });

  const THEN = '2027-03-01T08:00:00.000Z';
  it.each<[string, Partial<PagedBooking>]>([
    ['What was asked for', {}],
    ['What is offered', { isOffered: true }],
    ['What was agreed', { acceptedAt: THEN }],
    ['What was agreed', { status: 'CONFIRMED', confirmedAt: THEN }],
    ['What was agreed', { status: 'CANCELLED', confirmedAt: THEN }],
    ['What was asked for', { status: 'CANCELLED' }],
  ])('heads what it is for with “%s”: %j', async (title, booking) => {
    open('customer', booking);
    expect(await screen.findByRole('region', { name: title })).toHaveTextContent('Category and type');
  });

  it('lets the customer of a declined request ask the hall, for as many guests', async () => {
    open('customer', { nextStep: 'FIND_ANOTHER', status: 'CANCELLED' });
    expect(await screen.findByRole('link', { name: 'Ask the hall' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/hall\/3\/.*\?guests=350#ask$/),
    );
  });

  it.each([
    [
      'customer',
      'PAY',
      'Accepted: the time is held for you until Mar 4, 2027, 6:00 PM. Make the first payment to confirm it.',
    ],
    ['owner', 'RECORD_PAYMENT', 'Accepted; waits for its first payment until Mar 4, 2027, 6:00 PM'],
    ['staff', 'AWAIT_PAYMENT', 'Accepted; waits for its first payment until Mar 4, 2027, 6:00 PM'],
  ] as const)('tells the %s until when an accepted request is to be paid', async (reader, nextStep, words) => {
    const until = '2027-03-04T13:00:00.000Z';
    const accepted = { acceptedAt: '2027-03-02T07:00:00.000Z', heldUntil: until, paymentDueAt: until };
    const viewerCanAnswer = reader === 'owner';
    open(reader, { nextStep, ...accepted, viewerCanAnswer });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    expect(screen.queryAllByText('Accepted: waits for its payment')).toHaveLength(viewerCanAnswer ? 1 : 0);
  });

  const OVERDUE = { due: 25_000, overdue: 25_000 };
  it.each([
    ['customer', 'PAY', { viewerCanProve: true, due: 25_000 }, 'Send proof of payment'],
    ['customer', 'PREPARE', { viewerCanProve: true, ...OVERDUE }, 'Send proof of payment'],
    ['owner', 'RECORD_PAYMENT', { viewerCanRecord: true, due: 25_000 }, 'Record payment'],
    ['owner', 'PREPARE', { viewerCanRecord: true, ...OVERDUE }, 'Record payment'],
    ['owner', 'PREPARE', { viewerCanRecord: true, due: 0, paid: 1, proofs: [PROOF] }, 'Check proof of payment'],
  ] as const)('begins for the %s with what is due: %s', async (reader, nextStep, payments, name) => {
    const server = fakeServer();
    const { user } = open(reader, { nextStep, status: nextStep === 'PREPARE' ? 'CONFIRMED' : 'PENDING' }, { server });
    server.answer('BookingPayments', () => ({ bookingPayments: unpaid(payments) }));
    const head = (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
    const step = await within(head).findByRole('button', { name });
    expect(within(head).getAllByRole('button')[0]).toBe(step);
    await user.click(step);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('asks nobody to record what isn’t due, or what is paid elsewhere', async () => {
    const [part] = unpaid().parts as object[];
    const whole = { viewerCanRecord: true, due: 100_000, parts: [{ ...part, kind: 'TOTAL' }] };
    const server = fakeServer();
    open('owner', { nextStep: 'PREPARE', status: 'CONFIRMED' }, { server });
    server.answer('BookingPayments', () => ({ bookingPayments: unpaid(whole) }));
    expect(await screen.findByRole('button', { name: 'Record payment' })).toBeVisible();
    const head = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
    expect(within(head).queryByRole('button', { name: 'Record payment' })).toBeNull();
  });

  it('lets the owner answer a request, and keep notes and labels', async () => {
    const { user } = open('owner', { nextStep: 'ANSWER', viewerCanAnswer: true, viewerCanWithdraw: false });
    expect(await screen.findByText('Waits for your answer until Mar 20, 2027, 7:00 PM')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Private notes' })).toBeVisible();
    const head = screen.getByRole('heading', { level: 1 }).closest('header');
    const [first] = within(head as HTMLElement).getAllByRole('button');
    expect(first).toHaveAccessibleName('Approve Ayesha Noor');
    await user.click(screen.getByRole('button', { name: 'Approve Ayesha Noor' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('tells the owner who of the team acted, what changed, and whether a mail went out', async () => {
    const mail = { __typename: 'BookingMail' as const, to: 'CUSTOMER' as const, subject: 'We received your request' };
    open(
      'owner',
      {},
      {
        events: [
          pagedEvent({
            key: 'mail-1',
            kind: 'MAILED',
            side: 'PLATFORM',
            actorName: null,
            mail: { ...mail, status: 'failed' },
          }),
          pagedEvent({ key: 'audit-2', kind: 'NOTED', side: 'BUSINESS', actorName: 'Bilal Ahmed' }),
        ],
      },
    );
    const timeline = await screen.findByRole('region', { name: 'What happened' });
    const [first, second] = within(timeline).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Mail to the customer.*We received your request.*could not be delivered/);
    expect(second).toHaveTextContent(/Notes changed.*Bilal Ahmed/);
  });

  it('marks a request as seen once, when it is open before the business that it waits for', async () => {
    const server = fakeServer();
    const seen = pagedEvent({ key: 'seen', kind: 'SEEN', side: 'BUSINESS', actorName: 'Bilal Ahmed' });
    server.answer('MarkBookingSeen', () => ({ markBookingSeen: [seen, pagedEvent()] }));
    open('owner', {}, { server, viewer: person({ role: 'BUSINESS' }) });
    const timeline = await screen.findByRole('region', { name: 'What happened' });
    expect(await within(timeline).findByText(/Bilal Ahmed.* saw the request/)).toBeVisible();
    const marks = server.asked.filter(({ operation }) => operation === 'MarkBookingSeen');
    expect(marks.map(({ variables }) => variables)).toEqual([{ id: 41 }]);
  });

  it('marks a request as seen once its tab is looked at', async () => {
    const server = fakeServer();
    const seen = pagedEvent({ key: 'seen', kind: 'SEEN', side: 'BUSINESS', actorName: 'Bilal Ahmed' });
    server.answer('MarkBookingSeen', () => ({ markBookingSeen: [seen, pagedEvent()] }));
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    open('owner', {}, { server, viewer: person({ role: 'BUSINESS' }) });
    const timeline = await screen.findByRole('region', { name: 'What happened' });
    fireEvent(document, new Event('visibilitychange'));
    expect(server.times('MarkBookingSeen')).toBe(0);
    state.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    expect(await within(timeline).findByText(/Bilal Ahmed.* saw the request/)).toBeVisible();
    expect(server.times('MarkBookingSeen')).toBe(1);
  });

  it.each([
    ['its customer', 'customer', {}, []],
    ['staff', 'staff', {}, []],
    ['the business, once it is answered', 'owner', { status: 'CONFIRMED' }, []],
    ['the business, once it is accepted', 'owner', { acceptedAt: '2027-03-01T08:00:00.000Z' }, []],
    ['the business, whose offer it is', 'owner', { isOffered: true }, []],
    ['the business, once somebody saw it', 'owner', {}, [pagedEvent({ kind: 'SEEN', side: 'BUSINESS' })]],
  ] as const)('marks nothing for %s', async (_who, reader, booking, events) => {
    const { server } = open(reader, booking, { events: [...events, pagedEvent()] });
    await screen.findByRole('region', { name: 'What happened' });
    expect(server.asked.map(({ operation }) => operation)).not.toContain('MarkBookingSeen');
  });

  it('tells who saw the request, and when, once', async () => {
    const seen = pagedEvent({ key: 'seen', kind: 'SEEN', side: 'BUSINESS', actorName: 'Shalimar Banquets' });
    open('customer', {}, { events: [seen] });
    const timeline = await screen.findByRole('region', { name: 'What happened' });
    const [event] = within(timeline).getAllByRole('listitem');
    expect(event).toHaveTextContent(/^.?Shalimar Banquets.? saw the requestMar 1, 2027, 12:00 PM$/);
  });

  it('tells what was paid and why a proof was rejected, with the amounts', async () => {
    const proof = { kind: 'PROOF_REJECTED' as const, side: 'BUSINESS' as const, note: 'Unreadable', amount: 200 };
    open(
      'customer',
      {},
      {
        events: [
          pagedEvent({ key: 'proof-2-end', ...proof, actorName: 'Shalimar Banquets' }),
          pagedEvent({ key: 'payment-1', kind: 'PAID', side: 'BUSINESS', amount: 50_000 }),
        ],
      },
    );
    const timeline = await screen.findByRole('region', { name: 'What happened' });
    const [first, second] = within(timeline).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Proof of payment rejected .*200\.00.*Unreadable.*Shalimar Banquets/);
    expect(second).toHaveTextContent(/Payment received .*50,000\.00/);
  });

  it('has the function sheet and the calendar file among an owner’s papers, whatever comes next', async () => {
    open('owner', { status: 'CONFIRMED', nextStep: 'AWAIT_ANSWER' }, { viewer: person({ role: 'BUSINESS' }) });
    const papers = within(await screen.findByRole('region', { name: 'Papers' }));
    expect(papers.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(papers.getByRole('link', { name: 'Function sheet' })).toHaveAttribute(
      'href',
      expect.stringContaining('/business/'),
    );
  });

  it.each(['PENDING', 'CANCELLED'] as const)('has no function sheet of a booking that is %s', async (status) => {
    open('owner', { status }, { viewer: person({ role: 'BUSINESS' }) });
    const papers = within(await screen.findByRole('region', { name: 'Papers' }));
    expect(papers.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(papers.queryByRole('link', { name: 'Function sheet' })).toBeNull();
  });

  it('lets an admin cancel a confirmed booking with a reason', async () => {
    const { user, server } = open('staff', { status: 'CONFIRMED', nextStep: 'NONE', viewerCanCancel: true });
    server.answer('CancelAnyBooking', () => ({
      cancelConfirmedBooking: pagedBooking({ status: 'CANCELLED', cancellationReason: 'CANCELLED_BY_STAFF' }),
    }));
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Fire damage');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking cancelled')).toBeVisible();
    const sent = server.asked.find(({ operation }) => operation === 'CancelAnyBooking');
    expect(sent?.variables).toEqual({ id: 41, input: { reason: 'Fire damage' } });
  });

  it('offers moderators nothing to do, and no notes of the business', async () => {
    open('staff', { nextStep: 'AWAIT_ANSWER' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Moti Mahal' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('leads staff nowhere outside of the panel', async () => {
    open('staff');
    const place = await screen.findByRole('region', { name: 'Place and contact' });
    expect(within(place).getByText('Moti Mahal')).toBeVisible();
    expect(within(place).queryByRole('link', { name: 'Moti Mahal' })).toBeNull();
  });

  it('says that a booking of others doesn’t exist', async () => {
    const server = fakeServer();
    open('customer', {}, { server });
    server.answer('BookingPage', () => {
      throw new Refusal('NOT_FOUND', 'Booking not found');
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such booking' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All bookings' })).toHaveAttribute('href', '/my-bookings');
  });

  it('asks staff to check the number of a booking that doesn’t exist', async () => {
    const server = fakeServer();
    open('staff', {}, { server });
    server.answer('BookingPage', () => {
      throw new Refusal('NOT_FOUND', 'Booking not found');
    });
    expect(await screen.findByText('Please check its number.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All bookings' })).toHaveAttribute('href', '/cpanel?tab=bookings');
  });
});
