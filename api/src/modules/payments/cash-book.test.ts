import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { CASH_MESSAGES } from '../../domain/payments/cash-book.js';
import { LEDGER_MESSAGES } from '../../domain/payments/ledger.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';

let servers: TwoServers;
let venue: Venue;
let clerk: Person;
let bookingId: number;

beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());
beforeEach(async () => {
  const { at } = servers;
  at.clock.set(TEST_NOW);
  venue = await openVenue(at);
  const customer = await at.person(Role.USER);
  clerk = await at.person(Role.USER);
  await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
  const status = BookingStatus.CONFIRMED;
  bookingId = await givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId }, { status });
});

interface Sum {
  method: string;
  recordedBy: string | null;
  received: number;
  refunded: number;
  net: number;
}
interface Book {
  code?: string;
  message?: string;
  day: string;
  expected: number;
  entries: { entryId: number; isCorrected: boolean; recordedBy: string }[];
  methods: Sum[];
  members: Sum[];
  counts: { closingId: number; expected: number; counted: number; difference: number; correctsId: number | null }[];
  changedSinceCount: boolean;
}

const record = (by: Person, kind: string, amount: number, more: object = {}) =>
  by.rest<{ entries: { id: number }[] }>('POST', `/business/bookings/${bookingId}/payments`, {
    ...{ kind, amount, method: 'cash', overpayment: true },
    ...more,
  });
const read = async (query = '', by = venue.owner) => (await by.rest<Book>('GET', `/business/cash-book${query}`)).body;
const count = (body: object, by = venue.owner) => by.rest<Book>('POST', '/business/cash-book/counts', body);

describe('[product: Money] the cash book', () => {
  it('is counted once for a key, and by programs with the scope', async () => {
    const issued = await venue.owner.rest<{ key: string }>('POST', '/business/api-keys', {
      ...{ name: 'Till', scopes: ['payments', 'read'] },
    });
    const program = servers.at.withToken(issued.body.key);
    const send = (counted: number) =>
      program.rest<Book>('POST', '/business/cash-book/counts', { counted }, { 'idempotency-key': 'evening' });
    const [first, again] = [await send(5), await send(5)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.counts).toHaveLength(1);
    expect(await send(6)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect((await read()).counts).toHaveLength(1);
    servers.at.clock.advanceMinutes(24 * 60);
    expect(await send(5)).toMatchObject({ status: 201, body: { day: '2027-03-01', counts: [{ counted: 5 }] } });
  });

  it('has the entries of a day by method and by member, what was taken back marked and not counted', async () => {
    await record(venue.owner, 'receipt', 100.1);
    await record(clerk, 'receipt', 50.2);
    await record(venue.owner, 'refund', 20);
    await record(clerk, 'receipt', 7, { method: 'raast', reference: 'R-1' });
    await record(clerk, 'receipt', 9, { day: '2027-02-01' });
    const { body } = await record(clerk, 'receipt', 1000);
    await clerk.rest('POST', `/business/payments/${body.entries.at(-1)?.id ?? 0}/correction`, { reason: 'Twice' });
    const book = await read('', clerk);
    expect(book).toMatchObject({ expected: 130.3, counts: [], changedSinceCount: false });
    expect(book.entries.map(({ isCorrected }) => isCorrected)).toEqual([false, false, false, false, true]);
    expect(book.methods).toMatchObject([
      { method: 'cash', recordedBy: null, received: 150.3, refunded: 20, net: 130.3 },
      { method: 'raast', recordedBy: null, received: 7, refunded: 0, net: 7 },
    ]);
    expect(book.members.map(({ net }) => net).sort()).toEqual([80.1, 50.2, 7].sort());
    expect(book).toMatchObject({ day: '2027-03-01', today: '2027-03-01', timeZone: 'Asia/Karachi' });
    expect(await read('?day=2027-02-01')).toMatchObject({
      expected: 9,
      today: '2027-03-01',
      entries: [{ isCorrected: false }],
    });
  });

  it('expects no cash where more was refunded than came in', async () => {
    await record(clerk, 'receipt', 100, { day: '2027-02-01' });
    await record(venue.owner, 'refund', 30);
    expect(await read()).toMatchObject({ expected: 0, methods: [{ method: 'cash', net: -30 }] });
    const { body } = await count({ counted: 0 });
    expect(body.counts).toMatchObject([{ expected: 0, counted: 0, difference: 0 }]);
  });

  it('keeps a count with its difference, which another one corrects by naming it', async () => {
    await record(clerk, 'receipt', 100);
    const first = await count({ counted: 99.5, note: 'Change was missing' }, clerk);
    expect(first).toMatchObject({
      status: 201,
      body: { counts: [{ expected: 100, counted: 99.5, difference: -0.5 }] },
    });
    expect(await count({ counted: 100 })).toMatchObject({ status: 409, body: { message: CASH_MESSAGES.closed } });
    const correctsId = first.body.counts[0]?.closingId ?? 0;
    const second = await count({ counted: 100, correctsId });
    expect(second.body.counts).toMatchObject([
      { counted: 100, difference: 0, correctsId },
      { counted: 99.5, correctsId: null },
    ]);
    expect(await count({ counted: 1, correctsId })).toMatchObject({
      status: 409,
      body: { message: CASH_MESSAGES.notLatest },
    });
    expect(await read()).toMatchObject({ changedSinceCount: false });
    await record(clerk, 'receipt', 5);
    expect(await read()).toMatchObject({ expected: 105, changedSinceCount: true });
    const { em } = servers.at.context();
    await expect(em.execute('update cash_closings set counted = 1')).rejects.toThrow('only ever added');
    await expect(em.execute('delete from cash_closings')).rejects.toThrow('only ever added');
    const logged = await em.execute<object[]>(
      `select after from audit_events where action = 'business.cash-counted' and business_id = ? order by id`,
      [venue.businessId],
    );
    expect(logged).toMatchObject([{ after: { expected: 100, counted: 99.5 } }, { after: { counted: 100 } }]);
  });

  it('is closed once by two members at once, at two servers', async () => {
    const [one, other] = await Promise.all([count({ counted: 1 }), count({ counted: 2 }, servers.asIn(1, clerk))]);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
    expect((await read()).counts).toHaveLength(1);
  });

  it('is of one’s own business, and of no day to come', async () => {
    await record(clerk, 'receipt', 100);
    const other = await openVenue(servers.at);
    expect(await read('', other.owner)).toMatchObject({ entries: [], expected: 0 });
    const wrong = await count({ counted: 1, day: '2027-03-31' });
    expect(wrong).toMatchObject({ status: 422, body: { field: 'day', message: LEDGER_MESSAGES.dayInFuture } });
  });

  it('is a file for bookkeepers', async () => {
    await record(clerk, 'receipt', 100);
    await record(venue.owner, 'refund', 20);
    await count({ counted: 80 });
    const { body } = await record(clerk, 'receipt', 7);
    await clerk.rest('POST', `/business/payments/${body.entries.at(-1)?.id ?? 0}/correction`, { reason: 'Twice' });
    const { data } = await clerk.graphql<{ exportCashBook: { content: string } }>('{ exportCashBook { content } }');
    expect(data?.exportCashBook.content).toMatch(/\n2027-03-01 \d\d:\d\d,.*,PKR,100\.00\r\n/);
    expect(data?.exportCashBook.content).toMatch(/,Yes,PKR,0\.00\r\n/);
    expect(data?.exportCashBook.content).toMatch(/,PKR,-20\.00\r\n/);
    expect(data?.exportCashBook.content).toMatch(/Total,.*CASH.*,80\.00\r\nCounted,.*,80\.00\r\n$/);
  });
});
