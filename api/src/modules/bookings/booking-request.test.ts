import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { PriceType, ServicePriceType } from '../../domain/catalogue/price-types.js';
import { recordStatements } from '../../testing/statements.js';
import { TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { openVenue, bookingInput, type Venue, type VenueScene } from '../../testing/scene.js';
import { openRequestScene, type BookingBody, type RefusalBody, type RequestScene } from './testing.js';

let at: Harness;
let customer: Person;
let plain: Venue;
let request: RequestScene['request'];
let everything: RequestScene['everything'];

beforeAll(async () => {
  ({ at, customer, plain, request, everything } = await openRequestScene());
});
afterAll(() => at.close());

describe('[customer §7] POST /api/user/bookings', () => {
  it('returns a pending booking with everything that was agreed', async () => {
    const { status, body } = await request(plain.hallId, {
      date: '2027-03-20',
      specialRequests: '  Stage with roses 🌹 ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      hallId: plain.hallId,
      businessCurrency: 'PKR',
      timeZone: 'Asia/Karachi',
      date: '2027-03-20',
      hours: 4,
      guestCount: 100,
      hallBasePrice: 190_000,
      totalPrice: 190_000,
      customerName: 'Ayesha Khan',
      specialRequests: 'Stage with roses 🌹',
      createdAt: TEST_NOW.toISOString(),
      invoiceNumber: `INV-${String(body.id).padStart(6, '0')}`,
      cancellationReason: null,
    });
  });

  it('remembers the phone number for an account without one, unless it is another account’s', async () => {
    const [first, second] = [await at.person(Role.USER), await at.person(Role.USER)];
    const phoneOf = async (person: Person) =>
      (await person.rest<{ phone: string | null }>('GET', '/user/profile')).body.phone;
    for (const [person, customerPhone, kept] of [
      [first, '0321 5550001', '0321 5550001'],
      [first, '0321 5550002', '0321 5550001'],
      [second, '0321-5550001', null],
    ] as const) {
      const { hallId } = await openVenue(at);
      const { status } = await person.rest('POST', '/user/bookings', bookingInput(hallId, { customerPhone }));
      expect([status, await phoneOf(person)]).toEqual([201, kept]);
    }
  });

  it('reads a remembered number without country code as one of the business’s country', async () => {
    const person = await at.person(Role.USER);
    const { hallId } = await openVenue(at, { currency: 'GBP', timeZone: 'Europe/London' });
    const customerPhone = '07400 123456';
    expect((await person.rest('POST', '/user/bookings', bookingInput(hallId, { customerPhone }))).status).toBe(201);
    const rows = await at.context().em.execute('select phone, phone_e164 from users where id = ?', [person.id]);
    expect(rows).toEqual([{ phone: customerPhone, phone_e164: '+447400123456' }]);
  });

  it('reads the new booking and its services once, for the notifications and the response', async () => {
    const optional = [{ name: 'Dinner', price: 10, priceType: ServicePriceType.FIXED }];
    for (const [instantConfirmation, most] of [
      [false, 17],
      [true, 19],
    ] as const) {
      const venue = await openVenue(at, { instantConfirmation, optional });
      const { result, statements } = await recordStatements(at.app.orm, () =>
        request(venue.hallId, { optionalServiceIds: venue.optionalIds, clientMutationId: `once-${venue.hallId}` }),
      );
      expect(result.body).toMatchObject({ optionalServices: [{ name: 'Dinner' }] });
      expect(statements.filter((sql) => sql.includes('customer_phone') && sql.startsWith('select'))).toHaveLength(1);
      expect(statements.filter((sql) => /^select.* from .?booking_optional_services/s.test(sql))).toHaveLength(1);
      expect(statements.length).toBeLessThanOrEqual(most);
    }
  });

  it('queues mails to customer and owner in the same transaction', async () => {
    const { body } = await request(plain.hallId);
    const mails: { to_address: string; kind: string; text: string }[] = await at
      .context()
      .em.execute('select to_address, kind, text from outbox_mails where dedupe_key like ? order by kind', [
        `booking-re%:${body.id}:%`,
      ]);
    expect(mails.map(({ to_address: to, kind }) => [to, kind])).toEqual([
      ['ayesha@mail.test', 'booking-received'],
      [plain.owner.email, 'booking-requested'],
    ]);
    expect(mails[1]?.text).toContain('Mar 20, 2027, 7:00 PM - 11:00 PM');
  });
});

interface PriceCase {
  title: string;
  scene: VenueScene;
  details?: Record<string, unknown>;
  /** The chosen optional services of the venue, by index. */
  chosen?: number[];
  expected: Record<string, number>;
}

const { FIXED, PER_HOUR, PER_PERSON } = ServicePriceType;

const PRICES: PriceCase[] = [
  {
    title: 'hall alone: hours × price per hour + guests × price per person',
    scene: { hall: { pricePerHour: 12_345.67, pricePerPerson: 99.99 } },
    expected: { hours: 4, hallBasePrice: 59_381.68, totalPrice: 59_381.68 },
  },
  {
    title: 'a begun hour counts whole',
    scene: {},
    details: { endTime: '2027-03-20T17:00:00.001Z' },
    expected: { hours: 4, hallBasePrice: 190_000 },
  },
  {
    title: 'flat category, hourly type',
    scene: {
      category: { price: 5_000, priceType: PriceType.FIXED },
      type: { price: 250.5, priceType: PriceType.PER_HOUR },
    },
    expected: { categoryPrice: 5_000, typePrice: 1_002, totalPrice: 196_002 },
  },
  {
    title: 'category per person, type a share of the base price, half up',
    scene: {
      hall: { pricePerHour: 0.01, pricePerPerson: 0.01 },
      category: { price: 2.25, priceType: PriceType.PER_PERSON },
      type: { price: 12.5, priceType: PriceType.PERCENTAGE },
    },
    expected: { hallBasePrice: 1.04, categoryPrice: 225, typePrice: 0.13, totalPrice: 226.17 },
  },
  {
    title: 'always included services count, listed ones cost nothing',
    scene: {
      fixed: [
        { name: 'Stage', price: 15_000, priceType: FIXED },
        { name: 'Generator', price: 1_000, priceType: PER_HOUR },
        { name: 'Valet', price: 9_999, priceType: FIXED, isIncluded: false },
      ],
    },
    expected: { fixedServicesPrice: 19_000, totalPrice: 209_000 },
  },
  {
    title: 'the chosen services by their price types',
    scene: {
      optional: [
        { name: 'Menu A', price: 1_800, priceType: PER_PERSON },
        { name: 'Qawwali', price: 20_000, priceType: PER_HOUR },
        { name: 'Flowers', price: 45_000, priceType: FIXED },
      ],
    },
    chosen: [0, 2],
    expected: { optionalServicesPrice: 225_000, totalPrice: 415_000 },
  },
  {
    title: 'discount on the sum of the parts, then tax on what remains',
    scene: { discount: 7.5, tax: 16, category: { price: 0.99, priceType: PriceType.FIXED } },
    expected: { discountAmount: 14_250.07, taxAmount: 28_120.15, totalPrice: 203_871.07 },
  },
];

describe('[product Price] calculate-price and the booking agree on every part', () => {
  it.each(PRICES)('$title', async ({ scene, details = {}, chosen = [], expected }) => {
    const venue = await openVenue(at, scene);
    const optionalServiceIds = chosen.map((place) => venue.optionalIds[place]);
    const body = bookingInput(venue.hallId, { ...details, optionalServiceIds });
    const quote = await customer.rest<BookingBody>('POST', '/user/bookings/calculate-price', body);
    expect(quote).toMatchObject({ status: 200, body: { currency: 'PKR', isAvailable: true, ...expected } });
    const made = await customer.rest<BookingBody>('POST', '/user/bookings', {
      ...body,
      totalAmount: quote.body.totalPrice,
    });
    expect(made).toMatchObject({ status: 201, body: expected });
    expect(made.body.optionalServices).toHaveLength(chosen.length);
  });

  it('a different total is refused with the new price; 0 or none is accepted', async () => {
    const before = await everything();
    const refused = await request(plain.hallId, { totalAmount: 189_999.99 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', field: 'totalAmount', details: { totalPrice: 190_000, currency: 'PKR' } },
    });
    expect(await everything()).toEqual(before);
    expect((await request(plain.hallId, { totalAmount: 0 })).status).toBe(201);
    expect((await request(plain.hallId, { totalAmount: null })).status).toBe(201);
  });

  it('a price above a column’s range is refused, not an unexpected error', async () => {
    const venue = await openVenue(at, { hall: { pricePerPerson: 9_999_999_999.99 } });
    expect(await request(venue.hallId)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
  });
});

const EVENING: VenueScene = {
  hours: [{ dayOfWeek: 6, openingTime: '18:00', closingTime: '01:00', isActive: true }],
};

interface PolicyCase {
  title: string;
  scene: VenueScene;
  details: Record<string, unknown>;
  field?: string;
  message?: string;
}

/** 2027-03-20 is a Saturday; Lahore is UTC+5. The clock stands at noon of March 1. */
const POLICIES: PolicyCase[] = [
  { title: 'two hours', scene: {}, details: { endTime: '2027-03-20T16:00:00Z' } },
  {
    title: 'a minute less than two hours',
    scene: {},
    details: { endTime: '2027-03-20T15:59:00Z' },
    field: 'endTime',
    message: 'Minimum booking duration is 2 hours',
  },
  { title: 'a whole day', scene: {}, details: { endTime: '2027-03-21T14:00:00Z' } },
  {
    title: 'a minute more than a day',
    scene: {},
    details: { endTime: '2027-03-21T14:01:00Z' },
    field: 'endTime',
    message: 'Maximum booking duration is 24 hours',
  },
  {
    title: 'an end before the start',
    scene: {},
    details: { endTime: '2027-03-20T13:00:00Z' },
    field: 'endTime',
    message: 'End time must be after start time',
  },
  {
    title: 'two hours from now',
    scene: {},
    details: { startTime: '2027-03-01T09:00:00Z', endTime: '2027-03-01T12:00:00Z' },
  },
  {
    title: 'a minute less than two hours from now',
    scene: {},
    details: { startTime: '2027-03-01T08:59:00Z', endTime: '2027-03-01T12:00:00Z' },
    field: 'startTime',
    message: 'Bookings must be made at least 2 hours in advance',
  },
  {
    title: 'yesterday',
    scene: {},
    details: { startTime: '2027-02-28T12:00:00Z', endTime: '2027-02-28T16:00:00Z' },
    field: 'date',
    message: 'Date cannot be in the past',
  },
  {
    title: 'ninety days ahead',
    scene: {},
    details: { startTime: '2027-05-30T12:00:00Z', endTime: '2027-05-30T16:00:00Z' },
  },
  {
    title: 'ninety-one days ahead',
    scene: {},
    details: { startTime: '2027-05-31T12:00:00Z', endTime: '2027-05-31T16:00:00Z' },
    field: 'date',
    message: 'Bookings can be made at most 90 days in advance',
  },
  { title: 'within the hours, past midnight', scene: EVENING, details: { endTime: '2027-03-20T20:00:00Z' } },
  {
    title: 'past the closing time',
    scene: EVENING,
    details: { endTime: '2027-03-20T20:30:00Z' },
    field: 'startTime',
    message: 'The hall is closed at that time',
  },
  {
    title: 'exactly one slot where that is asked for',
    scene: { slots: { allowMultipleSlots: false, slotDuration: 240 } },
    details: {},
  },
  {
    title: 'half an hour more than one slot',
    scene: { slots: { allowMultipleSlots: false, slotDuration: 240 } },
    details: { endTime: '2027-03-20T18:30:00Z' },
    field: 'endTime',
    message: 'A booking of this hall takes exactly 4 hours',
  },
  { title: 'as many guests as the hall holds', scene: {}, details: { guestCount: 300 } },
  {
    title: 'one guest more',
    scene: {},
    details: { guestCount: 301 },
    field: 'guestCount',
    message: 'This hall holds at most 300 guests',
  },
  {
    title: 'no guest',
    scene: {},
    details: { guestCount: 0 },
    field: 'guestCount',
    message: 'At least 1 guest required',
  },
  {
    title: 'a date that isn’t the start’s local day',
    scene: {},
    details: { date: '2027-03-21' },
    field: 'date',
    message: "Date must be the day on which the booking starts in the hall's time zone",
  },
  {
    title: 'a start after midnight in the hall’s zone with that day',
    scene: {},
    details: { date: '2027-03-21', startTime: '2027-03-20T20:00:00Z', endTime: '2027-03-20T23:00:00Z' },
  },
  {
    title: 'another business’s service',
    scene: {},
    details: { optionalServiceIds: [2_000_000] },
    field: 'optionalServiceIds',
    message: 'This hall does not offer one of these services',
  },
];

describe('[customer §5] limits of a hall, at, below and above each', () => {
  it.each(POLICIES)('$title', async ({ scene, details, field, message }) => {
    const { hallId } = await openVenue(at, scene);
    const before = await everything();
    const { status, body } = await request(hallId, details);
    if (message === undefined) {
      expect(status).toBe(201);
      return;
    }
    expect({ status, code: body.code, field: body.field, message: body.message }).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      field,
      message,
    });
    expect(await everything()).toEqual(before);
  });

  it('reports every invalid field at once, and changes nothing', async () => {
    const before = await everything();
    const { status, body } = await customer.rest<RefusalBody>('POST', '/user/bookings', {
      hallId: plain.hallId,
      startTime: 'tomorrow',
      guestCount: 1.5,
      customerName: ' ',
      customerPhone: 'ring me',
      customerEmail: 'nowhere',
      optionalServiceIds: [1, 1],
      totalAmount: -1,
    });
    expect(status).toBe(422);
    expect(body.details?.fields?.map(({ field }) => field)).toEqual([
      'startTime',
      'endTime',
      'guestCount',
      'customerName',
      'customerPhone',
      'customerEmail',
      'optionalServiceIds',
      'totalAmount',
    ]);
    expect(await everything()).toEqual(before);
  });

  it('reports every field that violates the hall’s rules', async () => {
    const details = {
      endTime: '2027-03-20T15:00:00Z',
      guestCount: 1_000,
      date: '2027-03-19',
      optionalServiceIds: [99_999],
    };
    const { body } = await request(plain.hallId, details);
    expect(body.details?.fields?.map(({ field }) => field)).toEqual([
      'endTime',
      'date',
      'guestCount',
      'optionalServiceIds',
    ]);
  });

  it('hostile text is stored as text, forbidden characters are refused', async () => {
    const stored = `'; drop table bookings; -- <b>%_?</b> مہندی 💐`;
    const made = await request(plain.hallId, { specialRequests: stored, customerName: 'عائشہ خان' });
    expect(made.body).toMatchObject({ specialRequests: stored, customerName: 'عائشہ خان' });
    const refused = await request(plain.hallId, { customerName: 'A\u0000B' });
    expect(refused).toMatchObject({ status: 422, body: { field: 'customerName' } });
  });
});
