import { SECOND_PHONE_MESSAGES } from '@mehfil/api/domain/guests/second-phone';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { accessibilityProblems } from '../../../../testing/axe';
import { pasteInto } from '../../../../testing/paste-into';
import { person } from '../../../../testing/people';
import { renderApp } from '../../../../testing/render';
import { fakeServer, Refusal, type FakeServer } from '../../../../testing/server';
import { open, ownersServer } from '../testing';
import { GuestScreen } from './GuestScreen';
import { GuestsScreen } from './GuestsScreen';

const PHONE = '+923017654321';
const GUEST = {
  __typename: 'GuestRecord',
  phone: PHONE,
  name: 'Bilal Ahmed',
  phoneAsGiven: '0301-7654321',
  contact: {
    __typename: 'ContactLinks',
    national: '0301 7654321',
    dialerUrl: `tel:${PHONE}`,
    whatsappUrl: 'https://wa.me/923017654321',
  },
  email: 'bilal@mail.test',
  bookingCount: 2,
  confirmedCount: 2,
  nextDate: '2027-03-20',
  lastDate: '2027-01-16',
  notes: 'No peanuts',
  secondPhone: null as object | null,
  sums: [
    {
      __typename: 'GuestSums',
      currency: 'PKR',
      owed: 200_000,
      paid: 30_000,
      paidForRequests: 0,
      balance: 170_000,
      due: 50_000,
    },
  ],
};
const event = (id: number, day: string, status = 'CONFIRMED') => ({
  __typename: 'Booking',
  id,
  invoiceNumber: `INV-0000${id}`,
  hallTitle: 'Moti Mahal',
  hallNameUrdu: null,
  status,
  startTime: `${day}T14:00:00.000Z`,
  endTime: `${day}T18:00:00.000Z`,
  timeZone: 'Asia/Karachi',
  shiftName: null,
  currency: 'PKR',
  totalPrice: 100_000,
});
const RECORD = {
  businessGuest: GUEST,
  businessBookings: {
    __typename: 'BookingConnection',
    totalCount: 4,
    nodes: [
      event(44, '2099-03-21', 'CANCELLED'),
      event(43, '2099-03-20'),
      event(42, '2099-02-10', 'PENDING'),
      event(41, '2026-01-16'),
    ],
  },
};
const toList = (nodes: object[]) => ({
  businessGuests: { __typename: 'GuestConnection', totalCount: nodes.length, nodes },
});

function visit(server: FakeServer, at: string) {
  const screens = (
    <Routes>
      <Route path="/business/guests" element={<GuestsScreen />} />
      <Route path="/business/guests/:phone" element={<GuestScreen />} />
    </Routes>
  );
  return renderApp(screens, { at, viewer: person({ role: 'BUSINESS' }), server });
}

describe('the guests of a business', () => {
  it('are listed, looked up by name or phone, and lead to their record', async () => {
    const server = fakeServer({
      BusinessGuests: () => toList([GUEST]),
      BusinessGuest: () => RECORD,
    });
    const { user, container } = visit(server, '/business/guests');
    const row = await screen.findByRole('row', { name: /Bilal Ahmed/ });
    expect(row).toHaveTextContent(/0301 7654321.*2.*Mar 20, 2027.*Jan 16, 2027.*No peanuts/);
    expect(await accessibilityProblems(container)).toEqual([]);
    await pasteInto(user, screen.getByLabelText('Name or phone'), '0301');
    await waitFor(() => expect(server.asked.at(-1)?.variables).toMatchObject({ search: '0301' }));
    await user.click(screen.getByRole('link', { name: 'Bilal Ahmed' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bilal Ahmed' })).toBeVisible();
  });

  it('are none at first, and none where nothing is found', async () => {
    const server = fakeServer({ BusinessGuests: () => toList([]) });
    visit(server, '/business/guests');
    expect(await screen.findByText('No guests yet')).toBeVisible();
  });
});

describe('the record of a guest', () => {
  const server = () => fakeServer({ BusinessGuest: () => RECORD });

  it('has contact, sums, and bookings to come and past', async () => {
    const { container } = visit(server(), `/business/guests/${PHONE}`);
    const payments = await screen.findByRole('region', { name: 'Payments' });
    expect(payments).toHaveTextContent(/Total.*200,000.*Paid.*30,000.*Left to pay.*170,000.*Due now.*50,000/);
    expect(screen.getByRole('link', { name: '0301 7654321' })).toHaveAttribute('href', `tel:${PHONE}`);
    const numbers = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(numbers('To come')).toEqual(['INV-000042', 'INV-000043']);
    expect(numbers('Past and cancelled')).toEqual(['INV-000044', 'INV-000041']);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says what was paid for requests, which isn’t to be refunded', async () => {
    const [sum] = GUEST.sums;
    const sums = [{ ...sum, owed: 0, paidForRequests: 30_000, balance: 0, due: 0 }];
    const at = fakeServer({ BusinessGuest: () => ({ ...RECORD, businessGuest: { ...GUEST, sums } }) });
    visit(at, `/business/guests/${PHONE}`);
    const payments = await screen.findByRole('region', { name: 'Payments' });
    expect(payments).toHaveTextContent(/Paid.*30,000.*Of which for requests that wait.*30,000.*Left to pay/);
    expect(payments).not.toHaveTextContent('To be refunded');
  });

  it('leaves out what may stand on another page', async () => {
    const at = fakeServer({
      BusinessGuest: () => ({
        ...RECORD,
        businessBookings: { ...RECORD.businessBookings, totalCount: 21, nodes: [event(43, '2099-03-20')] },
      }),
    });
    visit(at, `/business/guests/${PHONE}`);
    expect(await screen.findByRole('region', { name: 'To come' })).toHaveTextContent('INV-000043');
    expect(screen.queryByRole('region', { name: 'Past and cancelled' })).toBeNull();
  });

  describe('has a second number', () => {
    const TARIQ = {
      ...{ __typename: 'GuestSecondPhone', name: 'Tariq Mehmood', phoneAsGiven: '0321 4455667' },
      contact: { ...GUEST.contact, national: '0321 4455667', dialerUrl: 'tel:+923214455667' },
    };
    const NADIA = { ...TARIQ, name: 'Nadia Karim', phoneAsGiven: '0345 9998887' };

    /** The page of the guest, whose second number is what `stored` says when it is read. */
    async function openSecond(stored: { second: object | null }) {
      const at = fakeServer({
        BusinessGuest: () => ({ ...RECORD, businessGuest: { ...GUEST, secondPhone: stored.second } }),
      });
      at.answer('SetGuestSecondPhone', () => ({
        setGuestSecondPhone: { __typename: 'GuestRecord', phone: PHONE, secondPhone: stored.second },
      }));
      const { user, container } = visit(at, `/business/guests/${PHONE}`);
      const part = within(await screen.findByRole('region', { name: 'Second number' }));
      const [name, phone] = [part.getByLabelText(/^Whose number it is/), part.getByLabelText(/^Phone/)];
      const type = async (field: HTMLElement, text: string) => {
        await user.clear(field);
        if (text !== '') await pasteInto(user, field, text);
      };
      const save = () => user.click(part.getByRole('button', { name: 'Save number' }));
      const sent = () =>
        at.asked.filter(({ operation }) => operation === 'SetGuestSecondPhone').map(({ variables }) => variables);
      return { at, user, container, part, name, phone, type, save, sent };
    }

    it('to call and to change, which finds the guest, too', async () => {
      const { container, part, name, phone, type, save, sent } = await openSecond({ second: TARIQ });
      expect(part.getByRole('link', { name: '0321 4455667' })).toHaveAttribute('href', 'tel:+923214455667');
      expect(name).toHaveValue('Tariq Mehmood');
      await type(name, '');
      await save();
      expect((await part.findAllByText('Say whose number it is'))[0]).toBeVisible();
      await type(name, 'Tariq M.');
      await type(phone, '0333 1234567');
      expect(await accessibilityProblems(container)).toEqual([]);
      await save();
      expect(await screen.findByText('Second number saved')).toBeVisible();
      const input = { name: 'Tariq M.', phone: '0333 1234567', previousPhone: '0321 4455667' };
      expect(sent()).toEqual([{ phone: PHONE, input }]);
    });

    it.each([
      ['added where there is none', null, { name: 'Sana', phone: '0333 1112223' }, null],
      ['removed by emptied fields', TARIQ, { name: '', phone: '' }, '0321 4455667'],
    ])('that is %s, naming what it replaces', async (_what, second, typed, previousPhone) => {
      const { name, phone, type, save, sent } = await openSecond({ second });
      await type(name, typed.name);
      await type(phone, typed.phone);
      await save();
      expect(await screen.findByText('Second number saved')).toBeVisible();
      const input = { name: typed.name || null, phone: typed.phone || null, previousPhone };
      expect(sent()).toEqual([{ phone: PHONE, input }]);
    });

    it('that somebody else changed meanwhile, which is shown before it is replaced', async () => {
      const stored = { second: TARIQ };
      const { at, name, phone, type, save, sent } = await openSecond(stored);
      at.answer('SetGuestSecondPhone', () => {
        stored.second = NADIA;
        throw new Refusal('CONFLICT', SECOND_PHONE_MESSAGES.changed, { field: 'phone' });
      });
      await type(phone, '0333 1234567');
      await save();
      await waitFor(() => expect(phone).toHaveValue('0345 9998887'));
      expect(name).toHaveValue('Nadia Karim');
      expect(screen.getByText(new RegExp(SECOND_PHONE_MESSAGES.changed))).toBeVisible();
      await type(phone, '0333 1234567');
      await save();
      await waitFor(() => expect(sent()).toHaveLength(2));
      const numbers = sent().map(({ input }) => (input as { previousPhone: string }).previousPhone);
      expect(numbers).toEqual(['0321 4455667', '0345 9998887']);
    });
  });

  it('keeps notes, saved as they are typed', async () => {
    const at = server();
    at.answer('SetGuestNotes', () => ({ setGuestNotes: { __typename: 'GuestRecord', phone: PHONE, notes: 'Vegan' } }));
    const { user, container } = visit(at, `/business/guests/${PHONE}`);
    const notes = await screen.findByLabelText(/Notes on the guest/);
    expect(notes).toHaveValue('No peanuts');
    await user.clear(notes);
    await pasteInto(user, notes, 'Vegan');
    await user.tab();
    expect(await screen.findByText('Saved')).toBeVisible();
    const [call] = at.asked.filter(({ operation }) => operation === 'SetGuestNotes');
    expect(call?.variables).toEqual({ phone: PHONE, input: { notes: 'Vegan', previousNotes: 'No peanuts' } });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows the notes that a colleague saved meanwhile, and leaves the choice', async () => {
    const at = server();
    at.answer('SetGuestNotes', () => {
      throw new Refusal('CONFLICT', 'Somebody changed these notes meanwhile.', { details: { current: 'Halal only' } });
    });
    const { user } = visit(at, `/business/guests/${PHONE}`);
    const notes = await screen.findByLabelText(/Notes on the guest/);
    await user.clear(notes);
    await pasteInto(user, notes, 'Vegan');
    await user.tab();
    expect(await screen.findByText('Somebody of your team has changed these notes meanwhile:')).toBeVisible();
    expect(screen.getByText('Halal only')).toBeVisible();
    expect(notes).toHaveValue('Vegan');
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(notes).toHaveValue('Halal only');
  });

  it('has a statement of account, from a day on, which says why it is refused', async () => {
    const at = server();
    const line = { __typename: 'StatementBooking', invoiceNumber: 'INV-000042', hall: 'Noor Mahal' };
    const account = {
      ...{ __typename: 'GuestAccount', currency: 'PKR', total: 107_000, paid: 30_000, paidForRequests: 0 },
      broughtForward: 7000,
      balance: 77_000,
      bookings: [
        { ...line, bookingId: 42, date: '2027-03-20', status: 'CONFIRMED', owed: 100_000 },
        { ...line, bookingId: 43, invoiceNumber: 'INV-000043', date: '2027-03-21', status: 'PENDING', owed: 0 },
      ],
      entries: [
        {
          ...{ __typename: 'StatementEntry', entryId: 5, invoiceNumber: 'INV-000042', day: '2027-03-01' },
          ...{ kind: 'RECEIPT', method: 'CASH', reference: null, receiptNumber: 'R-000001', amount: 30_000 },
        },
      ],
    };
    at.answer('GuestStatement', () => ({
      guestStatement: {
        ...{ __typename: 'GuestStatement', name: 'Bilal Ahmed', day: '2027-03-02', accounts: [account] },
        ...{ businessName: 'Moti Events', businessAddress: 'Mall Road, Lahore', businessPhone: '042 111 222' },
      },
    }));
    const { user } = visit(at, `/business/guests/${PHONE}`);
    await user.click(await screen.findByRole('button', { name: 'Statement of account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Statement of account' }));
    const owed = await dialog.findByRole('table', { name: 'What is owed' });
    expect(owed).toHaveTextContent(/Left of earlier events.*7,000.*Noor Mahal.*100,000.*Request, not owed yet/);
    expect(dialog.getByText('Moti Events')).toBeVisible();
    expect(owed).toHaveTextContent(/Owed in total.*107,000/);
    expect(dialog.getByRole('table', { name: 'What was paid' })).toHaveTextContent(/R-000001.*Paid in total.*30,000/);
    expect(dialog.getByRole('table', { name: 'Left to pay' })).toHaveTextContent(/77,000/);
    expect(await accessibilityProblems(dialog.getByRole('table', { name: 'What is owed' }))).toEqual([]);

    at.answer('GuestStatement', () => {
      throw new Refusal('INVALID_INPUT', 'Please begin later', { field: 'from' });
    });
    const from = dialog.getByLabelText('Events from');
    await pasteInto(user, from, 'Mar 21, 2027');
    await user.tab();
    expect(await dialog.findByText('Please begin later')).toBeVisible();
    expect(at.asked.at(-1)?.variables).toMatchObject({ phone: PHONE, from: '2027-03-21' });
  });

  it('says where there is none', async () => {
    const at = server();
    at.answer('BusinessGuest', () => {
      throw new Refusal('NOT_FOUND', 'Guest not found');
    });
    visit(at, '/business/guests/+923001111111');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such guest' })).toBeVisible();
  });
});

describe('a guest whom the business knows', () => {
  it('is found by the beginning of the number while a booking is added: a press fills in the rest', async () => {
    const server = ownersServer();
    server.answer('GuestMatches', () => toList([GUEST]));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Add booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add booking' }));
    await pasteInto(user, dialog.getByLabelText(/^Guest’s phone/), '0301');
    await user.click(await dialog.findByRole('button', { name: /Bilal Ahmed, .*0301-7654321.* \(2 bookings\)/ }));
    expect(dialog.getByLabelText(/^Guest’s name/)).toHaveValue('Bilal Ahmed');
    expect(dialog.getByLabelText(/^Guest’s phone/)).toHaveValue('0301-7654321');
    expect(dialog.getByLabelText(/^Guest’s e-mail/)).toHaveValue('bilal@mail.test');
    await waitFor(() => expect(dialog.queryByRole('button', { name: /2 bookings/ })).toBeNull());
    expect(server.asked.find(({ operation }) => operation === 'GuestMatches')?.variables).toEqual({ search: '0301' });
  });

  it('is found by a second number, which is shown, and keeps the first one', async () => {
    const secondPhone = { __typename: 'GuestSecondPhone', name: 'Tariq Mehmood', phoneAsGiven: '0321-4455667' };
    const server = ownersServer();
    server.answer('GuestMatches', () => toList([{ ...GUEST, secondPhone }]));
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Add booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add booking' }));
    await pasteInto(user, dialog.getByLabelText(/^Guest’s phone/), '0321 44');
    await user.click(await dialog.findByRole('button', { name: /Bilal Ahmed.*Tariq Mehmood.*0321-4455667/ }));
    expect(dialog.getByLabelText(/^Guest’s phone/)).toHaveValue('0301-7654321');
    expect(dialog.getByLabelText(/^Whose second number it is/)).toHaveValue('Tariq Mehmood');
    expect(dialog.getByLabelText(/^Second number/)).toHaveValue('0321-4455667');
  });

  it('is replaced whole by another one, except for an address that was typed', async () => {
    const others = [
      { ...GUEST, phone: '+923027654321', phoneAsGiven: '0302-7654321', name: 'Sana Iqbal', email: '' },
      { ...GUEST, phone: '+923037654321', phoneAsGiven: '0303-7654321', name: 'Nadia Karim', email: 'nadia@mail.test' },
    ];
    const server = ownersServer();
    server.answer('GuestMatches', ({ variables }) =>
      toList([GUEST, ...others].filter(({ phoneAsGiven }) => phoneAsGiven.startsWith(String(variables.search)))),
    );
    const { user } = open({ server });
    await user.click(await screen.findByRole('button', { name: 'Add booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add booking' }));
    const pick = async (typed: string, name: RegExp) => {
      const phone = dialog.getByLabelText(/^Guest’s phone/);
      await user.clear(phone);
      await pasteInto(user, phone, typed);
      await user.click(await dialog.findByRole('button', { name }));
    };
    const email = dialog.getByLabelText(/^Guest’s e-mail/);
    await pick('0301', /Bilal Ahmed/);
    expect(email).toHaveValue('bilal@mail.test');
    await pick('0302', /Sana Iqbal/);
    expect(email).toHaveValue('');
    await pasteInto(user, email, 'typed@mail.test');
    await pick('0303', /Nadia Karim/);
    expect(email).toHaveValue('typed@mail.test');
  });
});
