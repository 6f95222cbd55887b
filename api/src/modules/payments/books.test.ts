import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { BOOKS_MESSAGES } from '../../domain/payments/books.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenHall, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';

let at: Harness;
let venue: Venue;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at);
  customer = await at.person(Role.USER);
});

const DAY_MS = 86_400_000;
const after = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

interface Sum {
  month: string | null;
  hallId: number | null;
  currency: string;
  due: number;
  received: number;
  unpaid: number;
  overdue: number;
  spent: number;
}
interface BooksBody {
  code?: string;
  currency: string;
  halls: { hallId: number; title: string }[];
  rows: Sum[];
  months: Sum[];
  hallTotals: Sum[];
  totals: Sum[];
}
interface ListBody {
  currency: string;
  totalCount: number;
  total: number;
  nodes: { bookingId: number; amount: number }[];
}

const MEASURES = ['due', 'received', 'unpaid', 'overdue', 'spent'] as const;
const hundredths = (amount: number) => Math.round(amount * 100);

/** A confirmed booking of a price, which is due at its start; requested the day before it at the latest. */
async function booked(
  price: number,
  startTime: Date,
  { hallId = venue.hallId, status = BookingStatus.CONFIRMED } = {},
): Promise<number> {
  const { em } = at.context();
  const id = await givenBooking(em, { userId: customer.id, hallId }, { status, startTime });
  await em.execute(
    `update bookings set hall_base_price = ?, total_price = ?, created_at = least(created_at, start_time - interval '1 day')
       where id = ?`,
    [price, price, id],
  );
  return id;
}

const record = (id: number, kind: string, amount: number, more: object = {}) =>
  venue.owner.rest<{ entries: { id: number }[] }>('POST', `/business/bookings/${id}/payments`, {
    ...{ kind, amount, method: 'cash', overpayment: true },
    ...more,
  });
const spend = (id: number, amount: number, day?: string) =>
  venue.owner.rest('POST', `/business/bookings/${id}/expenses`, { category: 'food', amount, day });
const read = async (year = 2027, by = venue.owner) =>
  (await by.rest<BooksBody>('GET', `/business/books?year=${year}`)).body;
const list = async (query: string) =>
  (await venue.owner.rest<ListBody>('GET', `/business/books/bookings?${query}`)).body;

describe('[product: Money] the books of a business', () => {
  it('have what was due, received, unpaid and overdue by month, hall and currency', async () => {
    const second = await givenHall(at.context().em, venue.businessId);
    const past = await booked(1000.1, after(-3));
    const coming = await booked(2000.2, after(40));
    const other = await booked(70, after(-3), { hallId: second });
    const foreign = await booked(9, after(41));
    await at.context().em.execute(`update bookings set currency = 'USD' where id = ?`, [foreign]);
    for (const status of [BookingStatus.CANCELLED, BookingStatus.PENDING]) await booked(5, after(50), { status });
    await record(past, 'receipt', 300.05);
    await record(past, 'refund', 0.01);
    await record(coming, 'receipt', 0.3);
    await spend(coming, 500.05);
    const { body } = await record(other, 'receipt', 50);
    await venue.owner.rest('POST', `/business/payments/${body.entries[0]?.id ?? 0}/correction`, { reason: 'Twice' });
    const months = [TEST_NOW, after(-3), after(40)].map((date) => date.toISOString().slice(0, 7));
    const [now = '', before = '', later = ''] = months;
    const books = await read();
    const sums = new Map<string, number>();
    const count = (month: string, hallId: number, measure: string, amount: number) => {
      const key = `${month} ${hallId} ${measure}`;
      sums.set(key, (sums.get(key) ?? 0) + hundredths(amount));
    };
    count(before, venue.hallId, 'due', 1000.1);
    count(before, venue.hallId, 'unpaid', 700.06);
    count(before, venue.hallId, 'overdue', 700.06);
    count(now, venue.hallId, 'received', 300.34);
    count(now, venue.hallId, 'spent', 500.05);
    count(later, venue.hallId, 'due', 2000.2);
    count(later, venue.hallId, 'unpaid', 1999.9);
    for (const measure of ['due', 'unpaid', 'overdue']) count(before, second, measure, 70);
    const found = books.rows
      .filter(({ currency }) => currency === 'PKR')
      .flatMap((row) =>
        MEASURES.flatMap((measure) =>
          row[measure] === 0 ? [] : [`${row.month} ${row.hallId} ${measure} ${hundredths(row[measure])}`],
        ),
      );
    expect(found.sort()).toEqual([...sums].map(([key, sum]) => `${key} ${sum}`).sort());
    expect(books.halls.map(({ hallId }) => hallId).sort()).toEqual([venue.hallId, second].sort());
    expect(books.totals).toEqual([
      {
        ...{ month: null, hallId: null, currency: 'PKR', due: 3070.3, received: 300.34, unpaid: 2769.96 },
        ...{ overdue: 770.06, spent: 500.05, earned: -199.71 },
      },
      {
        ...{ month: null, hallId: null, currency: 'USD', due: 9, received: 0, unpaid: 9, overdue: 0 },
        ...{ spent: 0, earned: 0 },
      },
    ]);
  });

  it('lead from each sum to the bookings that add up to it, page by page', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1) ids.push(await booked(100.1 + index, after(index - 2)));
    await record(ids[0] ?? 0, 'receipt', 100.1);
    await spend(ids[1] ?? 0, 30.03);
    const { totals } = await read();
    for (const measure of MEASURES) {
      const query = `measure=${measure}&from=2027-01-01&to=2027-12-31&limit=100`;
      const { nodes, total, totalCount } = await list(query);
      const sum = nodes.reduce((all, { amount }) => all + hundredths(amount), 0);
      expect([measure, totalCount, hundredths(total), sum]).toEqual([
        ...[measure, nodes.length],
        ...[hundredths(totals[0]?.[measure] ?? 0), hundredths(totals[0]?.[measure] ?? 0)],
      ]);
    }
    const second = await list('measure=due&to=2027-12-31&limit=2&page=2');
    expect(second).toMatchObject({ totalCount: 3, nodes: [{ bookingId: ids[2] }], currency: 'PKR' });
    const other = await givenHall(at.context().em, venue.businessId);
    expect(await list(`measure=due&to=2027-12-31&hallId=${other}`)).toMatchObject({ totalCount: 0, total: 0 });
  });

  it('owe nothing of past functions that were entered later, unless payments of them are recorded', async () => {
    const entered = await booked(100, after(-3));
    await at.context().em.execute('update bookings set created_at = start_time where id = ?', [entered]);
    expect((await read()).rows).toEqual([]);
    for (const measure of MEASURES) expect(await list(`measure=${measure}&to=2027-12-31`)).toMatchObject({ total: 0 });
    await record(entered, 'receipt', 40);
    expect((await read()).totals).toMatchObject([{ due: 100, received: 40, unpaid: 60, overdue: 60 }]);
  });

  it('keep what is unpaid of the years before, and miss no correction', async () => {
    const paid = await booked(100, new Date('2026-12-20T12:00:00Z'));
    const { body } = await record(paid, 'receipt', 100, { day: '2026-12-21' });
    expect((await read()).rows).toEqual([]);
    await venue.owner.rest('POST', `/business/payments/${body.entries[0]?.id ?? 0}/correction`, { reason: 'Bounced' });
    expect((await read()).rows).toMatchObject([{ month: null, due: 0, received: 0, unpaid: 100, overdue: 100 }]);
    const earlier = await list('measure=overdue&to=2026-12-31');
    expect(earlier).toMatchObject({ totalCount: 1, total: 100, nodes: [{ bookingId: paid, amount: 100 }] });
  });

  it('count expenses of bookings of another year by their day', async () => {
    await booked(100, new Date('2026-12-20T12:00:00Z'));
    const later = await booked(100, after(400));
    await spend(later, 7.07, '2027-02-01');
    expect((await read()).months).toMatchObject([{ month: null }, { month: '2027-02', due: 0, spent: 7.07 }]);
    const spent = await list('measure=spent&from=2027-02-01&to=2027-02-28');
    expect(spent).toMatchObject({ totalCount: 1, total: 7.07, nodes: [{ bookingId: later, amount: 7.07 }] });
  });

  it('are a file for bookkeepers', async () => {
    await booked(100.5, after(-2));
    const { data } = await venue.owner.graphql<{ exportBooks: { filename: string; content: string } }>(
      '{ exportBooks(year: 2027) { filename content } }',
    );
    expect(data?.exportBooks.filename).toBe('books-2027.csv');
    expect(data?.exportBooks.content).toMatch(
      /2027-0[23],.*,PKR,100\.50,0\.00,100\.50,100\.50,0\.00,0\.00\r\nTotal,,PKR,100\.50,0\.00,100\.50,100\.50,0\.00,0\.00\r\n$/,
    );
  });

  it('take the same statements however many bookings there are', async () => {
    const id = await booked(10, after(-2));
    await record(id, 'receipt', 1);
    const count = async () => (await recordStatements(at.app.orm, () => read())).statements.length;
    const few = await count();
    for (let index = 0; index < 5; index += 1) await record(await booked(10, after(index - 20)), 'receipt', 1);
    expect(await count()).toBe(few);
  });

  it('are for owners and managers, of their own business, and for years that are ones', async () => {
    await booked(10, after(-2));
    const other = await openVenue(at);
    expect((await read(2027, other.owner)).rows).toEqual([]);
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    expect(await read(2027, clerk)).toMatchObject({ code: 'FORBIDDEN' });
    const wrong = await venue.owner.rest('GET', '/business/books?year=1999');
    expect(wrong).toMatchObject({ status: 422, body: { field: 'year', message: BOOKS_MESSAGES.yearInvalid } });
    expect(
      await venue.owner.rest('GET', '/business/books/bookings?measure=due&from=2027-02-01&to=2027-01-01'),
    ).toMatchObject({ status: 422, body: { field: 'to', message: BOOKS_MESSAGES.daysInvalid } });
  });
});
