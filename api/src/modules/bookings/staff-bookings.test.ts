import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { clearTables } from '../../testing/clear-tables.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';

let at: Harness;
let moderator: Person;
let venues: Venue[];
const ids: number[] = [];

/** Two requests in each of two businesses, requested a minute apart; the first is confirmed. */
beforeAll(async () => {
  at = await startHarness();
  moderator = await at.person(Role.MODERATOR);
  const customer = await at.person(Role.USER);
  venues = [
    await openVenue(at, { hall: { hallName: 'Rose Hall' } }),
    await openVenue(at, { hall: { hallName: 'Tulip Hall' } }),
  ];
  await at.context().em.execute(`update businesses set name = 'Lahore Banquets' where id = ${venues[1]?.businessId}`);
  for (const [place, customerName] of ['Ayesha', 'Bilal', 'Chand', 'عائشہ'].entries()) {
    const day = `2027-03-1${place}`;
    const request = bookingInput(venues[place < 2 ? 0 : 1]?.hallId ?? 0, {
      startTime: `${day}T20:00:00Z`,
      endTime: `${day}T23:00:00Z`,
      customerName,
      customerPhone: `0300 555010${place}`,
    });
    ids.push((await customer.rest<{ id: number }>('POST', '/user/bookings', request)).body.id);
    at.clock.advanceMinutes(1);
  }
  await venues[0]?.owner.rest('PUT', `/business/bookings/${ids[0]}/status`, { status: 'confirmed' });
});
afterAll(() => at.close());

interface List {
  data: { id: number; customerPhone: string; businessName: string }[];
  paging: { total: number };
}

async function listed(query: string, who = moderator): Promise<{ places: number[]; total: number }> {
  const { status, body } = await who.rest<List>('GET', `/admin/bookings?${query}`);
  expect(status).toBe(200);
  return { places: body.data.map(({ id }) => ids.indexOf(id)), total: body.paging.total };
}

describe('[issue: dense lists] all bookings, for staff', () => {
  it.each([
    ['the last requested first', '', [3, 2, 1, 0]],
    ['by start', 'order=soonest', [0, 1, 2, 3]],
    ['confirmed ones', 'status=confirmed', [0]],
    ['pending ones', 'status=pending', [3, 2, 1]],
    ['of a hall', () => `hallId=${venues[1]?.hallId}`, [3, 2]],
    ['of a business, by its name', 'business=lahore%20ban', [3, 2]],
    ['from a day on: 20:00 in UTC is the next day in Pakistan', 'from=2027-03-13', [3, 2]],
    ['up to a day, included', 'to=2027-03-12', [1, 0]],
    ['by a customer’s name', 'text=bilal', [1]],
    ['by a customer’s name in Arabic letters', `text=${encodeURIComponent('عائشة')}`, [3]],
    ['by a phone number, as it is dialed from abroad', 'text=%2B923005550102', [2]],
    ['by a hall’s name', 'text=tulip', [3, 2]],
    ['by an invoice’s number', () => `text=INV-${String(ids[2]).padStart(6, '0')}`, [2]],
    ['several filters at once', 'text=rose&status=pending', [1]],
  ] satisfies [string, string | (() => string), number[]][])('%s', async (_which, query, expected) => {
    const found = await listed(typeof query === 'function' ? query() : query);
    expect(found).toEqual({ places: expected, total: expected.length });
  });

  it('is exact about how many there are on every page', async () => {
    expect(await listed('limit=1&page=2')).toEqual({ places: [2], total: 4 });
    expect(await listed('limit=1&page=2&status=pending')).toEqual({ places: [2], total: 3 });
  });

  it('is for staff alone', async () => {
    expect((await listed('', await at.person(Role.ADMIN))).total).toBe(4);
    expect((await at.visitor.rest('GET', '/admin/bookings')).status).toBe(401);
    for (const who of [await at.person(Role.USER), venues[0]?.owner])
      expect((await who?.rest('GET', '/admin/bookings'))?.status).toBe(403);
  });

  it('records who read how many', async () => {
    await clearTables(at.context().em, 'security_events');
    await listed('status=pending');
    const read = `select actor_id, details ->> 'data' as data, (details ->> 'count')::int as count from security_events`;
    expect(await at.context().em.execute(read)).toEqual([{ actor_id: moderator.id, data: 'bookings', count: 3 }]);
  });

  it('[performance] needs as many statements for four bookings as for one', async () => {
    const count = async (limit: number) =>
      (await recordStatements(at.app.orm, () => listed(`limit=${limit}`))).statements.length;
    expect(await count(4)).toBe(await count(1));
  });

  it.each(['limit=101', 'status=lost', 'from=2027-03-02&to=2027-03-01', `business=${'x'.repeat(201)}`])(
    '?%s is refused',
    async (query) => {
      expect((await moderator.rest('GET', `/admin/bookings?${query}`)).status).toBe(422);
    },
  );
});
