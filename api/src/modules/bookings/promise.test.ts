import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import type { Harness, Person } from '../../testing/harness.js';
import { openVenue, bookingInput, type Venue, type VenueScene } from '../../testing/scene.js';
import { openRequestScene, type BookingBody, type RequestScene } from './testing.js';

let at: Harness;
let customer: Person;
let plain: Venue;
let request: RequestScene['request'];
let count: RequestScene['count'];
let everything: RequestScene['everything'];

beforeAll(async () => {
  ({ at, customer, plain, request, count, everything } = await openRequestScene());
});
afterAll(() => at.close());

describe('[product People] who may request, and for which hall', () => {
  it.each([
    ['a visitor', () => Promise.resolve(at.visitor), 401],
    ['an owner', () => Promise.resolve(plain.owner), 403],
    ['a moderator', () => at.person(Role.MODERATOR), 403],
    ['an admin', () => at.person(Role.ADMIN), 403],
  ])('%s is refused', async (_who, person, status) => {
    const asking = await person();
    const before = await everything();
    expect((await asking.rest('POST', '/user/bookings', bookingInput(plain.hallId))).status).toBe(status);
    expect((await asking.rest('POST', '/user/bookings/calculate-price', bookingInput(plain.hallId))).status).toBe(
      status,
    );
    expect((await asking.rest('GET', '/user/bookings')).status).toBe(status);
    expect((await asking.rest('DELETE', '/user/bookings/1')).status).toBe(status);
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['an offline hall', { hall: { status: HallStatus.INACTIVE } }],
    ['a hall of a pending business', { status: BusinessStatus.PENDING }],
    ['a hall of a rejected business', { status: BusinessStatus.REJECTED }],
    ['a hall of a suspended business', { status: BusinessStatus.SUSPENDED }],
  ] satisfies [string, VenueScene][])('%s doesn’t exist for customers', async (_which, scene) => {
    const { hallId } = await openVenue(at, scene);
    expect(await request(hallId)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await customer.rest('POST', '/user/bookings/calculate-price', bookingInput(hallId))).status).toBe(404);
  });

  it('an unknown hall is not found', async () => {
    expect((await request(2_000_000_000)).status).toBe(404);
  });
});

describe('[product Bookings] creating is idempotent', () => {
  const KEY = { 'Idempotency-Key': 'the-same-evening' };

  it('a request sent twice, or twenty times concurrently, creates one booking', async () => {
    const { hallId } = await openVenue(at);
    const first = await request(hallId, {}, KEY);
    const again = await request(hallId, {}, KEY);
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });

    const before = await count();
    const parallel = await Promise.all(
      Array.from({ length: 20 }, () => request(hallId, {}, { 'Idempotency-Key': 'all-at-once' })),
    );
    expect(parallel.map(({ status }) => status)).toEqual(parallel.map(() => 201));
    expect(new Set(parallel.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('a repeated answer says that it is one, over both doors', async () => {
    const { hallId } = await openVenue(at);
    const headers = { 'Idempotency-Key': 'said once' };
    const made = await request(hallId, {}, headers);
    const repeated = await request(hallId, {}, headers);
    const plainly = await request(hallId, {}, {});
    const isReplayed = (answer: { headers: Headers }) => answer.headers.get('idempotent-replayed');
    expect([made, repeated, plainly].map(isReplayed)).toEqual([null, 'true', null]);
    const refused = await request(hallId, { guestCount: 101 }, headers);
    expect([refused.status, isReplayed(refused)]).toEqual([409, null]);

    const mutation = 'mutation Request($input: RequestBookingInput!) { requestBooking(input: $input) { id } }';
    const { hallId: other } = await openVenue(at);
    const input = { ...bookingInput(other), clientMutationId: 'said once over GraphQL' };
    const first = await customer.graphql<{ requestBooking: { id: number } }>(mutation, { input });
    const again = await customer.graphql<{ requestBooking: { id: number } }>(mutation, { input });
    expect(first.errors).toEqual([]);
    expect(again.data).toEqual(first.data);
    expect([first, again].map(isReplayed)).toEqual([null, 'true']);
  });

  it('the key with a different request is refused; keys of other customers are independent', async () => {
    const { hallId } = await openVenue(at);
    const headers = { 'Idempotency-Key': 'taken' };
    await request(hallId, {}, headers);
    const other = await request(hallId, { guestCount: 101 }, headers);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    const somebody = await at.person(Role.USER);
    expect((await somebody.rest('POST', '/user/bookings', bookingInput(hallId), headers)).status).toBe(201);
  });

  it('a refused request leaves its key free', async () => {
    const { hallId } = await openVenue(at);
    const headers = { 'Idempotency-Key': 'second try' };
    expect((await request(hallId, { totalAmount: 5 }, headers)).status).toBe(409);
    expect((await request(hallId, { totalAmount: 190_000 }, headers)).status).toBe(201);
  });
});

describe('[product Bookings] a booking keeps what was agreed', () => {
  it('later changes and deletions of hall, prices, services and business never affect it', async () => {
    const { hallId, businessId, fixedIds, optionalIds, owner } = await openVenue(at, {
      discount: 10,
      fixed: [{ name: 'Stage', price: 100, priceType: ServicePriceType.FIXED }],
      optional: [{ name: 'Menu A', price: 20, priceType: ServicePriceType.PER_PERSON }],
    });
    const made = await request(hallId, { optionalServiceIds: optionalIds });
    const { em } = at.context();
    await em.execute(
      `update halls set hall_name = 'Renamed', price_per_hour = 1, location = 'Elsewhere' where id = ?`,
      [hallId],
    );
    await em.execute(
      `update businesses set name = 'Sold', currency = 'USD', tax_percentage = 50, discount_percentage = 0,
              time_zone = 'Europe/London' where id = ?`,
      [businessId],
    );
    await em.execute(`update fixed_services set name = 'Other', price = 7 where id in (?)`, [fixedIds]);
    await em.execute('delete from optional_services where id in (?)', [optionalIds]);

    const { body } = await customer.rest<{ data: BookingBody[] }>('GET', '/user/bookings');
    const stored = body.data.find(({ id }) => id === made.body.id);
    const [service] = made.body.optionalServices as Record<string, unknown>[];
    expect(stored).toEqual({ ...made.body, optionalServices: [{ ...service, id: null }] });
    const approved = await owner.rest<BookingBody>('PUT', `/business/bookings/${made.body.id}/status`, {
      status: 'confirmed',
    });
    expect(approved.body.totalPrice).toBe(made.body.totalPrice);
  });
});
