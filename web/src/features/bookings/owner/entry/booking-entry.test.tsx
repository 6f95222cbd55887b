import { describe, expect, it } from '@jest/globals';
import { SECOND_PHONE_MESSAGES } from '@mehfil/api/domain/guests/second-phone';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../../testing/axe';
import { choose } from '../../../../testing/choose';
import { pasteInto } from '../../../../testing/paste-into';
import { Refusal } from '../../../../testing/server';
import { open, ownersServer } from '../testing';
import { emptyEntry } from './entry-values';
import { isEntryOver } from './useEntryQuote';

const QUOTE = {
  __typename: 'EntryQuote',
  hallId: 3,
  isAvailable: true,
  clash: null,
  cityRules: [],
  currency: 'PKR',
  hours: 4,
  hallBasePrice: 190_000,
  menuAmount: 0,
  menu: null,
  categoryPrice: 0,
  typePrice: 0,
  fixedServicesPrice: 0,
  optionalServicesPrice: 0,
  discountAmount: 19_000,
  taxAmount: 0,
  totalPrice: 171_000,
  conflicts: [] as object[],
};
const ENTERED = { __typename: 'Booking', id: 51, customerName: 'Bilal Ahmed', timeZone: 'Asia/Karachi' };
const CONFLICT = {
  __typename: 'Booking',
  id: 7,
  customerName: 'Ayesha Noor',
  hallTitle: 'Moti Mahal',
  timeZone: 'Asia/Karachi',
  startTime: '2027-03-25T14:00:00.000Z',
  endTime: '2027-03-25T18:00:00.000Z',
};

const MENU = {
  ...{ __typename: 'Menu', id: 4, name: 'Royal', nameUrdu: null, description: null, picture: null, currency: 'PKR' },
  ...{ guaranteedHeads: 0, childrenShare: 50, hallIds: null, shiftNames: [], firstDay: null, lastDay: null },
  ...{ isFixed: false, courses: [], bands: [{ __typename: 'MenuBand', fromGuests: 1, price: 2000 }] },
};

const HALL = {
  __typename: 'HallDetail',
  id: 3,
  capacity: 300,
  isPublic: true,
  business: { __typename: 'HallBusiness', timeZone: 'Asia/Karachi', currency: 'PKR' },
  optionalServices: [
    { __typename: 'HallOptionalService', id: 8, name: 'Menu A', price: 1800, priceType: 'PER_PERSON' },
  ],
  shifts: [] as object[],
};

function entryServer(quote: object = {}, shifts: object[] = []) {
  const server = ownersServer();
  server.answer('EntryHall', () => ({ hall: { ...HALL, shifts } }));
  server.answer('QuoteBookingEntry', () => ({ quoteBookingEntry: { ...QUOTE, ...quote } }));
  server.answer('EnterBooking', () => ({
    enterBooking: { ...ENTERED, status: 'CONFIRMED', heldUntil: null, waitsForDiscount: false },
  }));
  return server;
}

/** Opens the drawer from the list, and fills in its five fields. */
async function fillIn(server = entryServer(), date = '25/03/2027') {
  const page = open({ server });
  await page.user.click(await screen.findByRole('button', { name: 'Add booking' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add booking' });
  const inside = within(dialog);
  await choose(page.user, 'Hall (required)', 'Moti Mahal');
  await pasteInto(page.user, inside.getByLabelText(/^Date/), date);
  await page.user.tab();
  await page.user.type(inside.getByLabelText(/^Guests/), '100');
  await pasteInto(page.user, inside.getByLabelText(/^Guest’s name/), 'Bilal Ahmed');
  await pasteInto(page.user, inside.getByLabelText(/^Guest’s phone/), '0301 2345678');
  return { ...page, server, dialog, inside };
}

const send = async ({ user, inside }: Awaited<ReturnType<typeof fillIn>>) =>
  user.click(inside.getByRole('button', { name: 'Add booking' }));
const sent = (server: ReturnType<typeof entryServer>) =>
  server.asked.filter(({ operation }) => operation === 'EnterBooking').at(-1)?.variables.input;

/** The form with a guest of the record chosen, who has a second number. */
async function chooseBilal() {
  const secondPhone = { __typename: 'GuestSecondPhone', name: 'Tariq', phoneAsGiven: '0321-4455667' };
  const guest = { __typename: 'GuestRecord', phone: '+923012345678', name: 'Bilal Ahmed', email: '', bookingCount: 1 };
  const server = entryServer();
  server.answer('GuestMatches', () => ({
    businessGuests: {
      __typename: 'GuestConnection',
      nodes: [{ ...guest, phoneAsGiven: '0301-2345678', secondPhone }],
    },
  }));
  server.answer('SetGuestSecondPhone', () => ({ setGuestSecondPhone: { ...guest, secondPhone } }));
  const page = await fillIn(server);
  await page.user.click(await page.inside.findByRole('button', { name: /^.?Bilal Ahmed/ }));
  return { server, page };
}

describe('adding a booking for a guest', () => {
  it('asks before Escape loses what was typed; an empty form closes at once', async () => {
    const { user } = open({ server: entryServer() });
    await user.click(await screen.findByRole('button', { name: 'Add booking' }));
    const entry = await screen.findByRole('dialog', { name: 'Add booking' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(entry).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add booking' }));
    const name = await screen.findByLabelText(/^Guest’s name/);
    await pasteInto(user, name, 'Bilal Ahmed');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Close without adding the booking?' }));
    await user.click(question.getByRole('button', { name: 'Go on typing' }));
    expect(screen.getByLabelText(/^Guest’s name/)).toHaveValue('Bilal Ahmed');
    await user.keyboard('{Escape}');
    const again = within(await screen.findByRole('dialog', { name: 'Close without adding the booking?' }));
    await user.click(again.getByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add booking' })).toBeNull());
  });

  it('needs five fields, shows the live price, and is sent with it', async () => {
    const page = await fillIn();
    const price = await page.inside.findByRole('region', { name: 'Price' });
    await waitFor(() => expect(price).toHaveTextContent('171,000'));
    expect(await accessibilityProblems(page.dialog)).toEqual([]);
    await page.user.click(page.inside.getByRole('radio', { name: 'Birthday' }));
    await send(page);
    expect(await screen.findByText('Booking added')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(page.server)).toEqual({
      hallId: 3,
      date: '2027-03-25',
      shiftId: null,
      startTime: '2027-03-25T14:00:00.000Z',
      endTime: '2027-03-25T18:00:00.000Z',
      guestCount: 100,
      occasion: 'BIRTHDAY',
      customerName: 'Bilal Ahmed',
      customerPhone: '0301 2345678',
      customerEmail: null,
      optionalServiceIds: [],
      agreedPrice: null,
      priceReason: null,
      notes: null,
      isConfirmed: true,
      totalAmount: 171_000,
      clientMutationId: expect.any(String),
    });
    expect(page.server.times('BusinessBookings')).toBeGreaterThan(1);
  });

  it('takes a second number for the guest’s record, which a refusal doesn’t undo', async () => {
    const page = await fillIn();
    page.server.answer('SetGuestSecondPhone', () => {
      throw new Refusal('CONFLICT', SECOND_PHONE_MESSAGES.changed, { field: 'phone' });
    });
    await pasteInto(page.user, page.inside.getByLabelText(/^Second number/), '0321 4455667');
    await send(page);
    expect((await page.inside.findAllByText('Say whose number it is'))[0]).toBeInTheDocument();
    await pasteInto(page.user, page.inside.getByLabelText(/^Whose second number it is/), 'Tariq');
    await page.inside.findByRole('region', { name: 'Price' });
    await send(page);
    expect(await screen.findByText('The booking was added, but not the second number')).toBeVisible();
    const calls = page.server.asked.filter(({ operation }) => operation === 'SetGuestSecondPhone');
    expect(calls.map(({ variables }) => variables)).toEqual([
      { phone: '+923012345678', input: { name: 'Tariq', phone: '0321 4455667', previousPhone: null } },
    ]);
    expect(page.server.times('EnterBooking')).toBe(1);
    expect(screen.getByText(new RegExp(SECOND_PHONE_MESSAGES.changed))).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Open the guest' }));
    expect(page.address()).toBe('/business/guests/+923012345678');
  });

  it.each([
    ['is the guest’s own', '+92 301 2345678', SECOND_PHONE_MESSAGES.isOwn],
    ['can’t be dialed', '12345', SECOND_PHONE_MESSAGES.phoneInvalid],
  ])('refuses a second number that %s before it adds anything', async (_which, phone, message) => {
    const page = await fillIn();
    await pasteInto(page.user, page.inside.getByLabelText(/^Whose second number it is/), 'Tariq');
    await pasteInto(page.user, page.inside.getByLabelText(/^Second number/), phone);
    await page.inside.findByRole('region', { name: 'Price' });
    await send(page);
    expect((await page.inside.findAllByText(message))[0]).toBeInTheDocument();
    expect(page.inside.getByLabelText(/^Second number/)).toBeInvalid();
    expect(page.server.times('EnterBooking')).toBe(0);
  });

  it('forgets the second number of a chosen guest whose phone is typed over', async () => {
    const { page } = await chooseBilal();
    expect(page.inside.getByLabelText(/^Second number/)).toHaveValue('0321-4455667');
    await page.user.clear(page.inside.getByLabelText(/^Guest’s phone/));
    await pasteInto(page.user, page.inside.getByLabelText(/^Guest’s phone/), '0345 1234567');
    await waitFor(() => expect(page.inside.getByLabelText(/^Second number/)).toHaveValue(''));
  });

  it('leaves the record alone where its second number is emptied', async () => {
    const { server, page } = await chooseBilal();
    await page.user.clear(page.inside.getByLabelText(/^Second number/));
    await page.user.clear(page.inside.getByLabelText(/^Whose second number it is/));
    await page.inside.findByRole('region', { name: 'Price' });
    await send(page);
    expect(await screen.findByText('Booking added')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.times('SetGuestSecondPhone')).toBe(0);
  });

  it.each([
    ['leaves the second number of the chosen guest alone', null],
    ['replaces the second number of the chosen guest, naming it', '0333 1112223'],
  ])('%s', async (_what, typed) => {
    const { server, page } = await chooseBilal();
    if (typed !== null) {
      await page.user.clear(page.inside.getByLabelText(/^Second number/));
      await pasteInto(page.user, page.inside.getByLabelText(/^Second number/), typed);
    }
    await page.inside.findByRole('region', { name: 'Price' });
    await send(page);
    expect(await screen.findByText('Booking added')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const calls = server.asked.filter(({ operation }) => operation === 'SetGuestSecondPhone');
    expect(calls.map(({ variables }) => variables.input)).toEqual(
      typed === null ? [] : [{ name: 'Tariq', phone: typed, previousPhone: '0321-4455667' }],
    );
  });

  it('asks for children with a menu that has a share, prices them at once, and sends them', async () => {
    const booked = { __typename: 'BookedMenu', name: 'Royal', nameUrdu: null, heads: 100, childCount: 40 };
    const server = entryServer({ menuAmount: 160_000, menu: { ...booked, childrenShare: 50 } });
    server.answer('HallMenus', () => ({ hallMenus: [MENU] }));
    const page = await fillIn(server);
    await page.user.click(await page.inside.findByRole('radio', { name: /Royal/ }));
    await page.user.type(await page.inside.findByLabelText(/^Children among the guests/), '40');
    const price = await page.inside.findByRole('region', { name: 'Price' });
    await waitFor(() => expect(price).toHaveTextContent('Royal: 60 adults, 40 children at 50%'));
    const quoted = server.asked.filter(({ operation }) => operation === 'QuoteBookingEntry').at(-1);
    expect(quoted?.variables.input).toMatchObject({ menu: { menuId: 4 }, childCount: 40 });
    await send(page);
    expect(await screen.findByText('Booking added')).toBeVisible();
    expect(sent(server)).toMatchObject({ guestCount: 100, menu: { menuId: 4 }, childCount: 40 });
  });

  it('takes a time that is over, says that nobody is mailed, and doesn’t ask whether to confirm it', async () => {
    const page = await fillIn();
    await page.user.click(page.inside.getByRole('checkbox', { name: 'Confirm it at once' }));
    await page.user.clear(page.inside.getByLabelText(/^Date/));
    await pasteInto(page.user, page.inside.getByLabelText(/^Date/), '14/02/2026');
    await page.user.tab();
    const mark = 'This time is over: the booking is entered as confirmed, and nobody is mailed.';
    expect(await page.inside.findByText(mark)).toBeVisible();
    expect(page.inside.queryByRole('checkbox', { name: 'Confirm it at once' })).toBeNull();
    await page.inside.findByRole('region', { name: 'Price' });
    await send(page);
    expect(await screen.findByText('Booking added')).toBeVisible();
    const startTime = '2026-02-14T14:00:00.000Z';
    expect(sent(page.server)).toMatchObject({ date: '2026-02-14', startTime, isConfirmed: true });
  });

  it.each([
    ['before its start', '2027-03-25T13:00:00Z', false],
    ['on its day, before its end after midnight', '2027-03-25T18:59:59Z', false],
    ['on the next day, before its end', '2027-03-25T19:29:59Z', false],
    ['at its end', '2027-03-25T19:30:00Z', true],
  ])('is over or not: %s', (_when, now, isOver) => {
    const evening = emptyEntry('2027-03-25', 3, { startTime: '19:00', endTime: '00:30' });
    const terms = { zone: 'Asia/Karachi', shifts: [] };
    expect(isEntryOver(evening, terms, Date.parse(now))).toBe(isOver);
    expect(isEntryOver(evening, undefined, Date.parse(now))).toBe(false);
  });

  it('[issue: shifts] offers what the hall sells on the day, and says when other times are entered', async () => {
    const shift = { __typename: 'HallShift', weekdays: [4], startTime: '19:00', endTime: '00:30' };
    const lunch = { ...shift, id: 5, name: 'Lunch', startTime: '12:00', endTime: '16:00' };
    const notThen = { ...shift, id: 6, name: 'Brunch', weekdays: [0] };
    const page = await fillIn(entryServer({}, [lunch, { ...shift, id: 4, name: 'Dinner' }, notThen]));
    const other = 'Outside of this hall’s shifts its own prices apply.';
    expect(await page.inside.findByText(other)).toBeVisible();
    expect(page.inside.queryByRole('radio', { name: /Brunch/ })).toBeNull();
    await page.user.click(page.inside.getByRole('radio', { name: 'Dinner, 7:00 PM – 12:30 AM' }));
    expect(page.inside.queryByText(other)).toBeNull();
    const dinner = { shiftId: 4, startTime: '2027-03-25T14:00:00.000Z', endTime: '2027-03-25T19:30:00.000Z' };
    // A quote is asked for only once the fields have settled.
    await waitFor(() => {
      const quotes = page.server.asked.filter(({ operation }) => operation === 'QuoteBookingEntry');
      expect(quotes.at(-1)?.variables.input).toMatchObject(dinner);
    });
    expect(await accessibilityProblems(page.dialog)).toEqual([]);
    await send(page);
    await screen.findByText('Booking added');
    expect(sent(page.server)).toMatchObject(dinner);
  });

  it('says that an entry with too much discount waits for the owner, and until when', async () => {
    const server = entryServer();
    const waiting = { status: 'PENDING', heldUntil: '2027-03-02T07:00:00.000Z', waitsForDiscount: true };
    server.answer('EnterBooking', () => ({ enterBooking: { ...ENTERED, ...waiting } }));
    const page = await fillIn(server);
    await waitFor(() => expect(page.inside.getByRole('region', { name: 'Price' })).toHaveTextContent('171,000'));
    await send(page);
    expect(await screen.findByText('The booking waits for the owner')).toBeVisible();
    expect(screen.getByText(/the time is held until Mar 2, 2027, 12:00 PM/)).toBeVisible();
    expect(screen.queryByText('Booking added')).toBeNull();
  });

  it('takes an agreed total with a reason only', async () => {
    const page = await fillIn();
    await page.user.click(page.inside.getByText('E-mail, second number, services, agreed price, notes'));
    await pasteInto(page.user, page.inside.getByLabelText('Agreed total (optional)'), '150000');
    await send(page);
    expect(await page.inside.findByText('Say why another price was agreed')).toBeVisible();
    expect(page.server.times('EnterBooking')).toBe(0);
    await pasteInto(page.user, page.inside.getByLabelText('Reason for the agreed total'), 'Family');
    await send(page);
    await screen.findByText('Booking added');
    expect(sent(page.server)).toMatchObject({ agreedPrice: 150_000, priceReason: 'Family' });
  });

  it('leaves behind the services of a hall that was chosen before', async () => {
    const page = await fillIn();
    await page.user.click(page.inside.getByText('E-mail, second number, services, agreed price, notes'));
    await page.user.click(page.inside.getByRole('checkbox', { name: 'Menu A' }));
    page.server.answer('EntryHall', () => ({ hall: { ...HALL, id: 4, optionalServices: [] } }));
    await choose(page.user, 'Hall (required)', 'Rose Garden');
    const left = { hallId: 4, optionalServiceIds: [] };
    await waitFor(() => {
      const quotes = page.server.asked.filter(({ operation }) => operation === 'QuoteBookingEntry');
      expect(quotes.at(-1)?.variables.input).toMatchObject(left);
    });
    expect(page.inside.queryByRole('checkbox', { name: 'Menu A' })).toBeNull();
    await send(page);
    await screen.findByText('Booking added');
    expect(sent(page.server)).toMatchObject(left);
  });

  it('names the requests that it would cancel, unless it is kept as one', async () => {
    const page = await fillIn(entryServer({ conflicts: [CONFLICT] }));
    expect(await page.inside.findByText(/Confirming it cancels this request/)).toBeVisible();
    expect(page.inside.getByText(/Ayesha Noor/)).toBeVisible();
    await page.user.click(page.inside.getByRole('checkbox', { name: 'Confirm it at once' }));
    expect(page.inside.queryByText(/Confirming it cancels/)).toBeNull();
    await send(page);
    await screen.findByText('Booking added');
    expect(sent(page.server)).toMatchObject({ isConfirmed: false });
  });

  it('says at once that the time is taken, and shows the server’s refusal at its field', async () => {
    const server = entryServer({
      isAvailable: false,
      clash: 'The hall is already booked at that time: Nadia Karim, INV-000007',
    });
    server.answer('EnterBooking', () => {
      throw new Refusal('SLOT_TAKEN', 'The hall is already booked at that time', { field: 'startTime' });
    });
    const page = await fillIn(server);
    expect(
      await page.inside.findByText('The hall is already booked at that time: Nadia Karim, INV-000007'),
    ).toBeVisible();
    await send(page);
    await waitFor(() =>
      expect(page.inside.getByLabelText(/^Start time/)).toHaveAccessibleDescription(/already booked/),
    );
  });
});
