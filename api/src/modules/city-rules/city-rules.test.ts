import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import type { BookingBody, RefusalBody } from '../bookings/testing.js';

let at: Harness;
let admin: Person;
let moderator: Person;
let customer: Person;
let cities = 0;

beforeAll(async () => {
  at = await startHarness();
  admin = await at.person(Role.ADMIN);
  moderator = await at.person(Role.MODERATOR);
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

type Rule = { id: number; city: string; kind: string; effect: string; lastDay: string | null } & RefusalBody;
type Refused = BookingBody & RefusalBody & { cityRules: { source: string; effect: string }[] };

const CLOSING = {
  kind: 'closing_hour',
  effect: 'refuse',
  closingTime: '22:00',
  firstDay: '2027-03-01',
  source: 'Punjab Act 2016',
};
const WORDS = expect.stringMatching(/functions must end by 10:00 PM \(Punjab Act 2016\)/);

/** A city of its own for each test. */
const newCity = () => `Shehr ${(cities += 1)}`;

async function addRule(city: string, input: object = {}): Promise<Rule> {
  const { status, body } = await admin.rest<Rule>('POST', '/admin/city-rules', { ...CLOSING, city, ...input });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

/** The booking of March 20, 19:00 to 23:00 in Karachi. */
const request = (hallId: number, overrides: object = {}) =>
  customer.rest<Refused>('POST', '/user/bookings', { ...bookingInput(hallId), ...overrides });

const EARLY = { startTime: '2027-03-20T13:00:00.000Z', endTime: '2027-03-20T17:00:00.000Z' };
const refused = (field = 'startTime') => ({ status: 422, body: { code: 'INVALID_INPUT', field, message: WORDS } });

async function openIn(city: string, scene: Parameters<typeof openVenue>[1] = {}): Promise<Venue> {
  return openVenue(at, { ...scene, hall: { city, ...scene.hall } });
}

describe('[issue 16] [decision 0025] staff keep city rules', () => {
  it('admins add, change and end them, which the audit log tells', async () => {
    const city = newCity();
    const { id, ...rule } = await addRule(city);
    expect(rule).toEqual({ ...CLOSING, city, lastDay: null });
    const changed = await admin.rest<Rule>('PUT', `/admin/city-rules/${id}`, { ...CLOSING, city, effect: 'warn' });
    expect(changed).toMatchObject({ status: 200, body: { id, effect: 'warn' } });
    const ended = await admin.rest<Rule>('PUT', `/admin/city-rules/${id}/end`, { lastDay: '2027-03-31' });
    expect(ended).toMatchObject({ status: 200, body: { lastDay: '2027-03-31' } });
    const events = await at
      .context()
      .em.execute<object[]>(
        `select action, before, after from audit_events where subject_type = 'city-rule' and subject_id = ? order by id`,
        [String(id)],
      );
    expect(events).toMatchObject([
      { action: 'city-rule.added', before: null },
      { action: 'city-rule.changed', before: { effect: 'refuse' }, after: { effect: 'warn' } },
      { action: 'city-rule.ended', before: { lastDay: null }, after: { lastDay: '2027-03-31' } },
    ]);
  });

  it.each([
    ['2027-02-28', 'before its first day'],
    ['2027-04-01', 'after its end'],
    ['2027-02-30', 'on no day'],
  ])('refuse to end one on %s, %s', async (lastDay) => {
    const { id } = await addRule(newCity(), { lastDay: '2027-03-31' });
    const { status, body } = await admin.rest<Rule>('PUT', `/admin/city-rules/${id}/end`, { lastDay });
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field: 'lastDay' } });
  });

  it('of one kind, one at a time in a city however it is written', async () => {
    const city = newCity();
    const first = await addRule(city, { lastDay: '2027-03-31' });
    const again = (input: object) =>
      admin.rest<Rule>('POST', '/admin/city-rules', { ...CLOSING, city: ` ${city.toUpperCase()}  `, ...input });
    const taken = { status: 409, body: { code: 'ALREADY_TAKEN', field: 'firstDay' } };
    expect(await again({ firstDay: '2027-03-31' })).toMatchObject(taken);
    expect((await again({ firstDay: '2027-04-01' })).status).toBe(201);
    expect((await again({ kind: 'one_dish', effect: 'warn', closingTime: null })).status).toBe(201);
    const longer = { ...CLOSING, city, lastDay: '2027-04-01' };
    expect(await admin.rest('PUT', `/admin/city-rules/${first.id}`, longer)).toMatchObject(taken);
  });

  it('in a list by page, order and filter', async () => {
    const base = newCity();
    await addRule(`${base} A`, { firstDay: '2027-03-05' });
    await addRule(`${base} B`, { firstDay: '2027-01-01', lastDay: '2027-02-01' });
    await addRule(`${base} C`, { kind: 'one_dish', effect: 'warn', closingTime: null, firstDay: '2027-02-01' });
    const list = async (query: string) => {
      const path = `/admin/city-rules?search=${encodeURIComponent(base)}&${query}`;
      const { body } = await moderator.rest<{ data: Rule[]; paging: { total: number; nextCursor: string } }>(
        'GET',
        path,
      );
      return { ...body.paging, cities: body.data.map(({ city }) => city.at(-1)).join('') };
    };
    expect(await list('')).toMatchObject({ cities: 'ABC', total: 3 });
    expect((await list('order=city_descending')).cities).toBe('CBA');
    expect((await list('order=first_day')).cities).toBe('BCA');
    const page = await list('order=first_day_descending&limit=2');
    expect(page).toMatchObject({ cities: 'AC', total: 3 });
    expect((await list(`order=first_day_descending&limit=2&cursor=${page.nextCursor}`)).cities).toBe('B');
    expect((await list('kind=one_dish')).cities).toBe('C');
    expect([(await list('state=current')).cities, (await list('state=upcoming')).cities]).toEqual(['C', 'A']);
    expect((await list('state=over')).cities).toBe('B');
  });

  it('everybody reads those of a city that are not over', async () => {
    const city = newCity();
    await addRule(city, { firstDay: '2027-01-01', lastDay: '2027-02-28' });
    const { id } = await addRule(city);
    const read = (name: string) =>
      at.visitor.rest<Rule[] & RefusalBody>('GET', `/public/city-rules?city=${encodeURIComponent(name)}`);
    expect((await read(` ${city.toLowerCase()} `)).body.map((rule) => rule.id)).toEqual([id]);
    expect((await read('Nowhere')).body).toEqual([]);
    expect(await read(' ')).toMatchObject({ status: 422, body: { field: 'city' } });
    expect(await read('x'.repeat(101))).toMatchObject({ status: 422, body: { field: 'city' } });
  });

  it('moderators read, others nothing of it', async () => {
    const { owner } = await openVenue(at);
    const { id } = await addRule(newCity());
    const statuses = async (who: Person) => [
      (await who.rest('GET', '/admin/city-rules')).status,
      (await who.rest('POST', '/admin/city-rules', { ...CLOSING, city: newCity() })).status,
      (await who.rest('PUT', `/admin/city-rules/${id}`, { ...CLOSING, city: newCity() })).status,
      (await who.rest('PUT', `/admin/city-rules/${id}/end`, { lastDay: '2027-03-31' })).status,
    ];
    expect(await statuses(at.visitor)).toEqual([401, 401, 401, 401]);
    expect(await statuses(customer)).toEqual([403, 403, 403, 403]);
    expect(await statuses(owner)).toEqual([403, 403, 403, 403]);
    expect(await statuses(moderator)).toEqual([200, 403, 403, 403]);
    expect(await statuses(admin)).toEqual([200, 201, 200, 200]);
    expect((await admin.rest('PUT', '/admin/city-rules/999999/end', { lastDay: '2027-03-31' })).status).toBe(404);
  });
});

describe('[issue 16] [decision 0025] a booking in a city with a closing hour', () => {
  it('is refused by name of the rule and its source, priced or requested, and possible before it', async () => {
    const city = newCity();
    const { hallId } = await openIn(`  ${city.toLowerCase()} `);
    await addRule(city);
    expect(await request(hallId)).toMatchObject(refused());
    const price = await customer.rest('POST', '/user/bookings/calculate-price', bookingInput(hallId));
    expect(price).toMatchObject(refused());
    expect((await request(hallId, EARLY)).status).toBe(201);
  });

  it('is only told where the rule warns', async () => {
    const city = newCity();
    const { hallId } = await openIn(city);
    await addRule(city, { effect: 'warn' });
    await addRule(city, { kind: 'one_dish', effect: 'warn', closingTime: null, source: 'One dish order' });
    const price = (overrides: object) =>
      customer.rest<Refused>('POST', '/user/bookings/calculate-price', { ...bookingInput(hallId), ...overrides });
    const sources = async (overrides: object) => (await price(overrides)).body.cityRules.map(({ source }) => source);
    expect(await sources({})).toEqual(['Punjab Act 2016', 'One dish order']);
    expect(await sources(EARLY)).toEqual(['One dish order']);
    expect((await request(hallId)).status).toBe(201);
  });

  it('shows in the month: no refused hours, and the rules by name', async () => {
    const city = newCity();
    const { hallId } = await openIn(city);
    await addRule(city, { firstDay: '2027-03-20', lastDay: '2027-03-20' });
    const month = async (name: string) => {
      const path = `/public/halls/${hallId}/availability?month=${name}`;
      const { body } = await at.visitor.rest<{
        cityRules: object[];
        days: { date: string; free: { endTime: string }[] }[];
      }>('GET', path);
      return body;
    };
    const { cityRules, days } = await month('2027-03');
    expect(cityRules).toMatchObject([{ kind: 'closing_hour', closingTime: '22:00' }]);
    const ends = (day: string) => days.find(({ date }) => date === day)?.free.at(-1)?.endTime;
    expect(ends('2027-03-20')).toBe('2027-03-20T17:00:00.000Z');
    expect(ends('2027-03-21')).toBe('2027-03-21T19:00:00.000Z');
    expect((await month('2027-04')).cityRules).toEqual([]);
  });

  it('is told of before its owner approves it, who is refused', async () => {
    const city = newCity();
    const { hallId, owner } = await openIn(city);
    const { body } = await request(hallId);
    await addRule(city);
    const listed = async (who: Person, path: string) =>
      (await who.rest<{ data: Refused[] }>('GET', path)).body.data.map(({ cityRules }) => cityRules);
    expect(await listed(owner, '/business/bookings')).toMatchObject([
      [{ effect: 'refuse', source: 'Punjab Act 2016' }],
    ]);
    const answer = (status: string) => owner.rest('PUT', `/business/bookings/${body.id}/status`, { status });
    expect(await answer('confirmed')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', field: 'startTime', message: WORDS },
    });
    const seen = await customer.graphql(`{ booking(id: ${body.id}) { status cityRules { id } } }`);
    expect(seen.data?.booking).toEqual({ status: 'PENDING', cityRules: [] });
  });

  it('is only told to an owner who enters it', async () => {
    const city = newCity();
    const { hallId, owner } = await openIn(city);
    await addRule(city);
    const quote = await owner.rest<Refused>('POST', '/business/bookings/calculate-price', bookingInput(hallId));
    expect(quote).toMatchObject({ status: 200, body: { cityRules: [{ effect: 'refuse' }] } });
    const entered = await owner.rest<Refused>('POST', '/business/bookings', bookingInput(hallId));
    expect(entered.status).toBe(201);
    const late = { date: '2027-03-22' };
    expect(await owner.rest('POST', `/business/bookings/${entered.body.id}/changes`, late)).toMatchObject({
      status: 201,
    });
  });

  it('is refused as a change, asked for, proposed or accepted, unless the time stays', async () => {
    const city = newCity();
    const { hallId, owner } = await openIn(city, { instantConfirmation: true });
    const { body } = await request(hallId);
    const path = `/user/bookings/${body.id}/changes`;
    const proposal = await owner.rest<Refused & { openChange: { id: number } }>(
      'POST',
      `/business/bookings/${body.id}/changes`,
      { date: '2027-03-25' },
    );
    expect(proposal.status).toBe(201);
    await addRule(city);
    const answer = { status: 'accepted' };
    const accepted = await customer.rest('PUT', `/user/booking-changes/${proposal.body.openChange.id}/status`, answer);
    expect(accepted).toMatchObject({ status: 409, body: { code: 'CONFLICT', message: WORDS } });
    await customer.rest('PUT', `/user/booking-changes/${proposal.body.openChange.id}/status`, { status: 'refused' });
    expect(await customer.rest('POST', path, { date: '2027-03-22' })).toMatchObject(refused());
    const proposed = await owner.rest('POST', `/business/bookings/${body.id}/changes`, { date: '2027-03-22' });
    expect(proposed).toMatchObject(refused());
    expect((await customer.rest('POST', path, { guestCount: 120 })).status).toBe(201);
  });

  it('elsewhere, or without a city, is not asked about', async () => {
    await addRule(newCity());
    for (const city of [newCity(), null]) {
      const { hallId } = await openVenue(at, { hall: { city } });
      expect((await request(hallId)).status).toBe(201);
    }
  });
});
