import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { openVenue, bookingInput, type Venue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;
let venue: Venue;
const ids: number[] = [];

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
  venue = await openVenue(at, {
    optional: [{ name: 'Menu, grand', price: 10, priceType: 'FIXED' }],
    hall: { hallName: 'Rose Hall' },
  });
  const names = ['=cmd|calc', 'Bilal Ahmed', 'عائشہ'];
  for (const [place, customerName] of names.entries()) {
    const request = bookingInput(venue.hallId, {
      startTime: `2027-03-1${place}T18:00:00Z`,
      endTime: `2027-03-1${place}T21:30:00Z`,
      customerName,
      occasion: place === 1 ? 'walima' : null,
      specialRequests: place === 0 ? '@SUM(A1)\nsecond line' : null,
      optionalServiceIds: place === 0 ? venue.optionalIds : [],
    });
    ids.push((await customer.rest<{ id: number }>('POST', '/user/bookings', request)).body.id);
    at.clock.advanceMinutes(1);
  }
  await venue.owner.rest('PUT', `/business/bookings/${ids[1]}/status`, { status: 'confirmed' });
});
afterAll(() => at.close());

async function exported(query = '', who: Person = venue.owner) {
  const headers = who.token ? { authorization: `Bearer ${who.token}` } : undefined;
  const response = await fetch(`${at.url}/api/business/bookings/export.csv${query}`, { headers });
  // text() would remove the byte order mark that spreadsheets need to detect UTF-8.
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  return { status: response.status, headers: response.headers, text };
}

describe('[business §2 Bookings management] export as CSV', () => {
  it('opens in spreadsheets correctly, with local times of the hall', async () => {
    const { status, headers, text } = await exported('?order=oldest');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=bookings-2027-03-01.csv');
    expect(text.startsWith('\uFEFFInvoice,Status,Date,Start,End,Hall,Customer,Phone,Email,Guests,')).toBe(true);
    expect(text).toContain('Confirmed,2027-03-11,2027-03-11 23:00,2027-03-12 02:30,Rose Hall,Bilal Ahmed');
    expect(text).toContain('عائشہ');
    expect(text.slice(0, text.indexOf('\r\n')).endsWith(',Labels,Occasion,Menu,Menu amount,Children')).toBe(true);
    expect(text).toMatch(/,Walima,,,\r\n/);
    expect(text).toContain('PKR,190000.00,0.00,0.00,0.00,10.00,0.00,0.00,190010.00');
  });

  it('neutralizes formulas in user content', async () => {
    const { text } = await exported('?order=oldest');
    expect(text).toContain(`,'=cmd|calc,0300 7654321,`);
    expect(text).toContain(`"Menu, grand","'@SUM(A1)\nsecond line",PKR`);
  });

  it.each([
    ['?status=confirmed', [1]],
    ['?text=bilal', [1]],
    ['?from=2027-03-12&to=2027-03-13&order=soonest', [2]],
    ['?order=soonest', [0, 1, 2]],
    ['?order=newest', [2, 1, 0]],
    ['?hallId=2000000', []],
  ])('%s contains the same as the list with it', async (query, places) => {
    const { text } = await exported(query);
    const invoices = [...text.matchAll(/^INV-0*(\d+),/gm)].map(([, id]) => ids.indexOf(Number(id)));
    expect(invoices).toEqual(places);
  });

  it.each([
    ['?status=lost', 'status'],
    ['?from=2027-03-12&to=2027-03-11', 'to'],
    ['?from=yesterday', 'from'],
  ])('%s is refused naming %s', async (query, field) => {
    const { status, text } = await exported(query);
    expect([400, 422]).toContain(status);
    expect((JSON.parse(text) as { field: string }).field).toContain(field);
  });

  it('takes the same number of statements for three bookings as for one', async () => {
    const count = async (query: string) =>
      (await recordStatements(at.app.orm, () => exported(query))).statements.length;
    expect(await count('')).toBe(await count('?status=confirmed'));
  });

  it('is for approved owners only, and contains only their bookings', async () => {
    expect((await exported('', at.visitor)).status).toBe(401);
    for (const role of [Role.USER, Role.MODERATOR, Role.ADMIN])
      expect((await exported('', await at.person(role))).status).toBe(403);
    expect((await exported('', await at.person(Role.BUSINESS))).status).toBe(404);
    for (const status of [BusinessStatus.PENDING, BusinessStatus.REJECTED, BusinessStatus.SUSPENDED])
      expect((await exported('', (await openVenue(at, { status })).owner)).status).toBe(403);
    const other = await openVenue(at);
    expect((await exported('', other.owner)).text.trimEnd().split('\r\n')).toHaveLength(1);
  });
});

describe('[business §2 Business routes] Billing over REST', () => {
  it('the months and the statement of one, for the owner only', async () => {
    const months = await venue.owner.rest('GET', '/business/billing?year=2027');
    expect(months.body).toEqual([
      { month: '2027-03', currency: 'PKR', bookings: 1, subtotal: 190000, discount: 0, tax: 0, total: 190000 },
    ]);
    const path = `${at.url}/api/business/billing/statement.csv?from=2027-03-01&to=2027-03-31`;
    const response = await fetch(path, { headers: { authorization: `Bearer ${venue.owner.token}` } });
    expect(response.headers.get('content-disposition')).toContain('statement-2027-03-01-2027-03-31.csv');
    expect(await response.text()).toContain('Total,,,,,100,PKR,190000.00,0.00,0.00,190000.00');
    for (const who of [at.visitor, customer, await at.person(Role.ADMIN)])
      expect([401, 403]).toContain((await who.rest('GET', '/business/billing')).status);
    const inverted = await venue.owner.rest('GET', '/business/billing/statement.csv?from=2027-03-31&to=2027-03-01');
    expect(inverted).toMatchObject({ status: 422, body: { field: 'to' } });
  });
});
