import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { openVenue, bookingInput, type Venue } from '../../testing/scene.js';
import { openRequestScene, type BookingBody, type RefusalBody, type RequestScene } from './testing.js';

let scene: RequestScene;
let venue: Venue;

beforeAll(async () => {
  scene = await openRequestScene();
  venue = await openVenue(scene.at, {
    optional: [
      { name: 'Flowers', price: 45_000, priceType: ServicePriceType.FIXED },
      { name: 'Menu A', price: 1_800, priceType: ServicePriceType.PER_PERSON },
    ],
  });
});
afterAll(() => scene.at.close());

/** The venue's optional services by index, with a quantity. */
function choices(...quantities: (number | undefined)[]) {
  return quantities.map((quantity, place) => ({ id: venue.optionalIds[place], quantity }));
}

function quote(overrides: Record<string, unknown>) {
  const body = bookingInput(venue.hallId, overrides);
  return scene.customer.rest<BookingBody & RefusalBody>('POST', '/user/bookings/calculate-price', body);
}

const QUOTE = `query Quote($input: CalculatePriceInput!) {
  calculatePrice(input: $input) { optionalServicesPrice optionalServices { serviceId quantity amount } } }`;

describe('[product Price] optional services × quantity', () => {
  it('have the same price in quotes over REST and GraphQL, the request, the lists and the CSV file', async () => {
    const { at, customer, request } = scene;
    // 3 × 45,000, and 2 × 1,800 for each of 100 guests.
    const expected = { optionalServicesPrice: 495_000, totalPrice: 685_000 };
    const quoted = await quote({ optionalServices: choices(3, 2) });
    expect(quoted).toMatchObject({ status: 200, body: expected });
    const { hallId, startTime, endTime, guestCount } = bookingInput(venue.hallId);
    const input = { hallId, startTime, endTime, guestCount, optionalServices: choices(3, 2) };
    const { data } = await customer.graphql<{ calculatePrice: unknown }>(QUOTE, { input });
    expect(data?.calculatePrice).toEqual({
      optionalServicesPrice: 495_000,
      optionalServices: [
        { serviceId: venue.optionalIds[0], quantity: 3, amount: 135_000 },
        { serviceId: venue.optionalIds[1], quantity: 2, amount: 360_000 },
      ],
    });

    const made = await request(venue.hallId, { optionalServices: choices(3, 2), totalAmount: 685_000 });
    expect(made).toMatchObject({ status: 201, body: expected });
    for (const [who, path] of [
      [customer, '/user/bookings'],
      [venue.owner, '/business/bookings'],
    ] as const) {
      const list = await who.rest<{ data: BookingBody[] }>('GET', path);
      expect(list.body.data.find(({ id }) => id === made.body.id)?.optionalServices).toEqual([
        expect.objectContaining({ name: 'Flowers', quantity: 3, amount: 135_000 }),
        expect.objectContaining({ name: 'Menu A', quantity: 2, amount: 360_000 }),
      ]);
    }
    const headers = { authorization: `Bearer ${venue.owner.token}` };
    const csv = await fetch(`${at.url}/api/business/bookings/export.csv`, { headers });
    expect(await csv.text()).toContain('3 x Flowers; 2 x Menu A');
  });

  it('default to 1, and optionalServiceIds still works', async () => {
    const [first, second] = venue.optionalIds;
    const once = await quote({ optionalServiceIds: [first, second] });
    expect(once.body.optionalServicesPrice).toBe(225_000);
    expect((await quote({ optionalServices: [{ id: first }, { id: second }] })).body.optionalServicesPrice).toBe(
      225_000,
    );
    // Given both ways, the quantity wins.
    const both = await quote({ optionalServiceIds: [first, second], optionalServices: [{ id: first, quantity: 4 }] });
    expect(both.body.optionalServicesPrice).toBe(360_000);
  });

  it.each([
    ['none', () => choices(0), 'optionalServices[0].quantity'],
    ['fewer than none', () => choices(-1), 'optionalServices[0].quantity'],
    ['too many', () => choices(BOOKING_LIMITS.quantityMax + 1), 'optionalServices[0].quantity'],
    ['one twice', () => [...choices(1), ...choices(2)], 'optionalServices'],
    ['one of another hall', () => [{ id: 2_000_000, quantity: 2 }], 'optionalServices'],
  ])('%s is refused naming the field, and books nothing', async (_what, optionalServices, field) => {
    const before = await scene.everything();
    const refused = await scene.request(venue.hallId, { optionalServices: optionalServices() });
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
    expect((await quote({ optionalServices: optionalServices() })).status).toBe(422);
    expect(await scene.everything()).toEqual(before);
  });

  it.each([
    ['a fraction', [{ id: 1, quantity: 1.5 }]],
    ['a text', [{ id: 1, quantity: 'two' }]],
    ['no list', 'two of them'],
  ])('%s is refused', async (_what, optionalServices) => {
    expect((await quote({ optionalServices })).status).toBeGreaterThanOrEqual(400);
    expect((await quote({ optionalServices })).status).toBeLessThan(500);
  });
});
