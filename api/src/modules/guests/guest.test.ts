import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { DESK_MESSAGES } from '../../domain/bookings/inputs.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { personalDataJobs } from '../personal-data/retention.jobs.js';

interface GuestBody {
  phone: string;
  name: string;
  phoneAsGiven: string;
  email: string;
  bookingCount: number;
  confirmedCount: number;
  nextDate: string | null;
  lastDate: string | null;
  notes: string | null;
  sums: { currency: string; owed: number; paid: number; paidForRequests: number; balance: number; due: number }[];
  code?: string;
  field?: string;
}
interface StatementBody {
  phone: string;
  name: string;
  from: string | null;
  day: string;
  accounts: (GuestBody['sums'][number] & { broughtForward: number; bookings: object[]; entries: object[] })[];
  field?: string;
}
interface GuestPage {
  data: GuestBody[];
  paging: { total: number };
}
interface BookingBody {
  id: number;
}

const PHONE = '+923017654321';

let at: Harness;
let venue: Venue;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at, { hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 } });
});
afterAll(() => at.close());

const on = (day: number) => ({
  startTime: `2027-03-${String(day).padStart(2, '0')}T14:00:00.000Z`,
  endTime: `2027-03-${String(day).padStart(2, '0')}T18:00:00.000Z`,
});

/** Enters a confirmed booking of 100,000, for Bilal unless somebody else is named. */
async function enter(day: number, more: object = {}): Promise<number> {
  const guest = { customerName: 'Bilal Ahmed', customerPhone: '0301 7654321', customerEmail: null };
  const { status, body } = await venue.owner.rest<BookingBody>('POST', '/business/bookings', {
    ...bookingInput(venue.hallId, { ...guest, ...on(day) }),
    ...more,
  });
  expect(status).toBe(201);
  return body.id;
}

const get = (phone: string, who = venue.owner) =>
  who.rest<GuestBody>('GET', `/business/guests/${encodeURIComponent(phone)}`);
const note = (phone: string, notes: unknown, who = venue.owner) =>
  who.rest<GuestBody>('PUT', `/business/guests/${encodeURIComponent(phone)}/notes`, { notes });
async function find(search: string, more = '') {
  const query = `search=${encodeURIComponent(search)}${more}`;
  return (await venue.owner.rest<GuestPage>('GET', `/business/guests?${query}`)).body;
}
const phonesOf = async (search: string) => (await find(search)).data.map(({ phone }) => phone);

describe('the guests of a business', () => {
  it('are who booked, with an account or without, once for each phone number in whichever spelling', async () => {
    await enter(20);
    await enter(21, { customerName: 'Bilal A. Qureshi', customerPhone: '+92 301-7654321' });
    await customer.rest('POST', '/user/bookings', bookingInput(venue.hallId, on(22)));
    const { data, paging } = await find('');
    expect(data).toMatchObject([
      { phone: '+923007654321', name: 'Ayesha Khan', bookingCount: 1, confirmedCount: 0, nextDate: null },
      { phone: PHONE, name: 'Bilal A. Qureshi', bookingCount: 2, confirmedCount: 2, nextDate: '2027-03-20' },
    ]);
    expect(paging.total).toBe(2);
    expect((await find('', '&limit=1&page=2')).data).toMatchObject([{ phone: PHONE }]);
  });

  it('are found by a name of any of their bookings, and by how their number begins', async () => {
    await enter(20, { customerName: 'Nadia Karim' });
    await enter(21);
    await enter(22, { customerName: 'Sana Iqbal', customerPhone: '+44 20 7946 0123' });
    for (const typed of [
      'nadia',
      'Bilal',
      '0301',
      '۰۳۰۱ ۷۶',
      '301 765',
      '+92 301',
      '0092301',
      '92301',
      '03017654321',
    ]) {
      expect([typed, await phonesOf(typed)]).toEqual([typed, [PHONE]]);
    }
    expect(await phonesOf('+44')).toEqual(['+442079460123']);
    // Neither the end of a number nor the name of a hall.
    for (const typed of ['4321', 'Moti', 'nobody']) expect(await phonesOf(typed)).toEqual([]);
  });

  it('are read in as many statements, however many', async () => {
    const read = async () => (await recordStatements(at.app.orm, () => find(''))).statements.length;
    await enter(20);
    const one = await read();
    for (const day of [21, 22, 23]) await enter(day, { customerPhone: `0302 76543${day}` });
    expect(await read()).toBe(one);
  });

  it('are people whose bookings come from the list of bookings', async () => {
    const [own] = [await enter(20), await enter(21, { customerPhone: '0302 7654321' })];
    const { body } = await venue.owner.rest<{ data: BookingBody[] }>(
      'GET',
      '/business/bookings?guestPhone=0301-7654321',
    );
    expect(body.data.map(({ id }) => id)).toEqual([own]);
    const refused = await venue.owner.rest<GuestBody>('GET', '/business/bookings?guestPhone=nobody');
    expect(refused).toMatchObject({ status: 422, body: { field: 'guestPhone' } });
  });
});

describe('[product: Money] a guest', () => {
  it('owes what confirmed bookings cost and aren’t paid, by their ledgers', async () => {
    const today = await enter(1);
    await enter(21);
    await enter(22, { isConfirmed: false });
    const receipt = { kind: 'receipt', amount: 30_000, method: 'cash' };
    await venue.owner.rest('POST', `/business/bookings/${today}/payments`, receipt);
    expect((await get('0301 7654321')).body).toMatchObject({
      phone: PHONE,
      phoneAsGiven: '0301 7654321',
      email: '',
      bookingCount: 3,
      confirmedCount: 2,
      nextDate: '2027-03-01',
      lastDate: null,
      notes: null,
      sums: [{ currency: 'PKR', owed: 200_000, paid: 30_000, paidForRequests: 0, balance: 170_000, due: 70_000 }],
    });
    at.clock.set(new Date('2027-03-01T18:00:00.000Z'));
    expect((await get(PHONE)).body).toMatchObject({ nextDate: '2027-03-21', lastDate: '2027-03-01' });
  });

  it('that paid for a request is owed nothing back while it waits', async () => {
    await enter(21);
    const request = await enter(22, { isConfirmed: false });
    const receipt = { kind: 'receipt', amount: 30_000, method: 'cash' };
    const { status } = await venue.owner.rest('POST', `/business/bookings/${request}/payments`, receipt);
    expect(status).toBe(201);
    expect((await get(PHONE)).body.sums).toMatchObject([
      { owed: 100_000, paid: 30_000, paidForRequests: 30_000, balance: 100_000 },
    ]);
  });

  it('has notes of the business, as they were typed', async () => {
    await enter(20);
    const written = await note(PHONE, '  Two families.\nNo peanuts. ');
    expect(written).toMatchObject({ status: 200, body: { phone: PHONE, notes: 'Two families.\nNo peanuts.' } });
    await note('0301 7654321', 'Likes the garden');
    expect((await get(PHONE)).body.notes).toBe('Likes the garden');
    expect(await note(PHONE, undefined)).toMatchObject({ status: 422, body: { field: 'notes' } });
    expect((await note(PHONE, ' ')).body.notes).toBeNull();
  });

  it('keeps the notes that a colleague has saved meanwhile', async () => {
    await enter(20);
    const save = (notes: string | null, previousNotes: string | null) =>
      venue.owner.rest<GuestBody>('PUT', `/business/guests/${encodeURIComponent(PHONE)}/notes`, {
        notes,
        previousNotes,
      });
    expect(await save('No peanuts', null)).toMatchObject({ status: 200, body: { notes: 'No peanuts' } });
    for (const previous of ['Vegan', null, '']) {
      expect(await save('Halal only', previous)).toMatchObject({
        status: 409,
        body: {
          ...{ code: 'CONFLICT', field: 'notes', message: DESK_MESSAGES.notesChanged },
          details: { current: 'No peanuts' },
        },
      });
    }
    // The same again, whose first answer was lost.
    expect((await save('No peanuts', null)).status).toBe(200);
    expect(await save(null, 'No peanuts')).toMatchObject({ status: 200, body: { notes: null } });
    expect((await note(PHONE, 'Whatever was there')).body.notes).toBe('Whatever was there');
  });

  it('has one entry of the audit log for notes that are saved as they are typed', async () => {
    await enter(20);
    const count = async () => {
      const rows = await at
        .context()
        .em.execute(`select id from audit_events where action = 'guest.noted' and business_id = ?`, [venue.businessId]);
      return rows.length;
    };
    for (const text of ['V', 'Ve', 'Vegan']) await note(PHONE, text);
    expect(await count()).toBe(1);
    at.clock.advanceMinutes(20);
    await note(PHONE, 'Vegetarian');
    expect(await count()).toBe(2);
  });

  it('is nobody to another business, nor are its notes, whose own guest it may be', async () => {
    await enter(20);
    await note(PHONE, 'Ours');
    const other = await openVenue(at);
    for (const answer of [await get(PHONE, other.owner), await note(PHONE, 'x', other.owner)]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    const own = venue;
    venue = other;
    await enter(20);
    expect((await get(PHONE)).body).toMatchObject({ bookingCount: 1, notes: null });
    expect((await note(PHONE, 'Theirs')).body.notes).toBe('Theirs');
    venue = own;
    expect((await get(PHONE)).body.notes).toBe('Ours');
  });

  it.each(['0302 1111111', 'nobody', '12'])('that never booked isn’t found: %s', async (phone) => {
    expect((await get(phone)).status).toBe(404);
    expect((await note(phone, 'x')).status).toBe(404);
  });
});

describe('[product: Money] the statement of account of a guest', () => {
  const statement = (query = '', who = venue.owner) =>
    who.rest<StatementBody>('GET', `/business/guests/${encodeURIComponent(PHONE)}/statement${query}`);
  const pay = (id: number, amount: number) =>
    venue.owner.rest('POST', `/business/bookings/${id}/payments`, { kind: 'receipt', amount, method: 'cash' });

  it('adds up to what the guest owes, by booking and payment, from a day on', async () => {
    const [first, second] = [await enter(20), await enter(21)];
    await enter(22, { isConfirmed: false });
    await pay(first, 30_000);
    await pay(second, 99_999.99);
    const { status, body } = await statement();
    const [sums] = (await get(PHONE)).body.sums;
    expect(status).toBe(200);
    const { owed, paid, balance } = sums ?? {};
    expect(body).toMatchObject({ phone: PHONE, name: 'Bilal Ahmed', from: null, day: '2027-03-01' });
    expect(body.accounts).toMatchObject([{ ...{ currency: 'PKR', broughtForward: 0, owed, paid, balance } }]);
    expect(balance).toBe(70_000.01);
    expect(body.accounts[0]?.bookings).toMatchObject([
      { bookingId: first, date: '2027-03-20', status: 'confirmed', owed: 100_000, paid: 30_000, balance: 70_000 },
      { bookingId: second, date: '2027-03-21', owed: 100_000, paid: 99_999.99, balance: 0.01 },
    ]);
    expect(body.accounts[0]?.entries).toMatchObject([
      { bookingId: first, kind: 'receipt', method: 'cash', amount: 30_000, receiptNumber: 'R-000001' },
      { bookingId: second, kind: 'receipt', method: 'cash', amount: 99_999.99, receiptNumber: 'R-000002' },
    ]);
    expect((await statement('?from=2027-03-21')).body.accounts).toMatchObject([
      { broughtForward: 70_000, owed: 100_000, paid: 99_999.99, balance, bookings: [{ bookingId: second }] },
    ]);
  });

  it('is written as CSV', async () => {
    const id = await enter(20);
    await pay(id, 30_000);
    await pay(await enter(21, { isConfirmed: false }), 5000);
    const query = `{ exportGuestStatement(phone: "${PHONE}") { filename content } }`;
    const { data } = await venue.owner.graphql<{ exportGuestStatement: { filename: string; content: string } }>(query);
    expect(data?.exportGuestStatement.filename).toBe('statement-923017654321-2027-03-01.csv');
    const rows = data?.exportGuestStatement.content.trimEnd().split('\r\n') ?? [];
    const number = `INV-${String(id).padStart(6, '0')}`;
    expect(rows.slice(1).map((row) => row.replaceAll(/,+/g, ' '))).toEqual([
      expect.stringMatching(`^2027-03-20 ${number} .* CONFIRMED PKR 100000.00 $`),
      expect.stringMatching(/^2027-03-21 INV-\d+ .* PENDING PKR 0.00 $/),
      expect.stringMatching(`^2027-03-01 ${number} .* RECEIPT CASH R-000001 PKR 30000.00$`),
      expect.stringMatching(/^2027-03-01 INV-\d+ .* RECEIPT CASH R-000002 PKR 5000.00$/),
      ' Total PKR 100000.00 35000.00',
      ' Of which for requests PKR 5000.00',
      ' Left to pay PKR 70000.00 ',
    ]);
  });

  it('is read in as many statements, however many bookings', async () => {
    const read = async () => (await recordStatements(at.app.orm, () => statement())).statements.length;
    await pay(await enter(20), 10);
    const one = await read();
    for (const day of [21, 22, 23]) await pay(await enter(day), 10);
    expect(await read()).toBe(one);
  });

  it('is nobody else’s to read, and needs a day', async () => {
    await enter(20);
    expect(await statement('?from=soon')).toMatchObject({ status: 422, body: { field: 'from' } });
    const other = await openVenue(at);
    expect((await statement('', other.owner)).status).toBe(404);
    expect((await statement('', customer)).status).toBe(403);
  });
});

describe('[issue: accounts] notes on a guest', () => {
  const count = async () => {
    const rows = await at
      .context()
      .em.execute<{ notes: string }[]>('select notes from guest_notes where business_id = ?', [venue.businessId]);
    return rows.map(({ notes }) => notes);
  };

  const erase = (person: Person) => person.rest('DELETE', '/user/account', { password: TEST_PASSWORD });

  it('go when the last booking loses its contact', async () => {
    const old = await enter(20, { isConfirmed: false });
    await enter(21, { customerPhone: '0302 7654321' });
    await note(PHONE, 'Old');
    await note('0302 7654321', 'Kept');
    const days = RETENTION.requestContacts.days + 30;
    const earlier = `start_time = start_time - make_interval(days => ?), end_time = end_time - make_interval(days => ?)`;
    await at.context().em.execute(`update bookings set ${earlier} where id = ?`, [days, days, old]);
    await personalDataJobs['apply-retention']?.(at.context(), {}, new AbortController().signal);
    expect(await count()).toEqual(['Kept']);
  });

  it('go with the account of who never agreed on a booking, and with the business', async () => {
    const person = await at.person(Role.USER);
    const { body } = await person.rest<BookingBody>('POST', '/user/bookings', bookingInput(venue.hallId, on(20)));
    await enter(21);
    await note('+92 300 7654321', 'Asked twice');
    await note(PHONE, 'Kept');
    await person.rest('DELETE', `/user/bookings/${body.id}`);
    await erase(person);
    expect(await count()).toEqual(['Kept']);
    await erase(venue.owner);
    expect(await count()).toEqual([]);
  });
});
