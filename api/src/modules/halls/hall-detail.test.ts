import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { givenBusiness, givenHall } from '../../testing/scene.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { readHall } from './hall-detail.service.js';

let app: Harness;
let owner: Person;
let stranger: Person;
let moderator: Person;
let businessId: number;
let hallId: number;

const run = (sql: string, params: unknown[] = []) => app.context().em.execute(sql, params);

async function giveServices(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const [fixed] = (await run(
      `insert into fixed_services (business_id, name, description, price, price_type, is_included)
       values (?, ?, 'As described', 12.50, 'per_person', ?) returning id`,
      [businessId, `Stage ${index}`, index % 2 === 0],
    )) as { id: number }[];
    await run('insert into hall_fixed_services (hall_id, service_id) values (?, ?)', [hallId, fixed?.id]);
    const [amenity] = (await run(`insert into amenities (business_id, name, icon) values (?, ?, 'wifi') returning id`, [
      businessId,
      `Wifi ${index}`,
    ])) as { id: number }[];
    await run('insert into hall_amenities (hall_id, amenity_id) values (?, ?)', [hallId, amenity?.id]);
    await run(
      `insert into optional_services (business_id, name, price, price_type) values (?, ?, 9999999999.99, 'fixed')`,
      [businessId, `Menu ${index}`],
    );
  }
}

beforeAll(async () => {
  app = await startHarness();
  [owner, stranger, moderator] = [
    await app.person(Role.BUSINESS),
    await app.person(Role.BUSINESS),
    await app.person(Role.MODERATOR),
  ];
  const { em } = app.context();
  businessId = await givenBusiness(em, owner.id, { name: 'Shalimar Banquets', phone: '0300 1234567' });
  hallId = await givenHall(em, businessId, {
    hallName: 'Pearl Hall',
    description: 'Under the stars.',
    latitude: 31.52,
    longitude: 74.35,
    pricePerHour: 1000,
    profileImage: '/files/scenes/a.webp',
    sliderImages: ['/files/scenes/b.webp', '/files/scenes/a.webp'],
    isFeatured: true,
  });
  await giveServices(1);
});
afterAll(() => app.close());

describe('[customer §7 GET /api/public/halls/{id}/complete-info]', () => {
  it('answers everything that the page shows', async () => {
    const { status, body } = await app.visitor.rest('GET', `/public/halls/${hallId}/complete-info`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: hallId,
      hallName: 'Pearl Hall',
      title: 'Pearl Hall',
      location: 'Canal Road, Lahore',
      latitude: 31.52,
      longitude: 74.35,
      capacity: 300,
      pricePerHour: 1000,
      pricePerPerson: 1500,
      currency: 'PKR',
      rating: 0,
      reviewCount: 0,
      isFeatured: true,
      isPublic: true,
      sliderImages: ['/files/scenes/b.webp', '/files/scenes/a.webp'],
      images: ['/files/scenes/a.webp', '/files/scenes/b.webp'],
      category: { name: expect.stringMatching(/^Wedding/), priceType: 'fixed' },
      type: { name: expect.stringMatching(/^Marquee/) },
      business: {
        name: 'Shalimar Banquets',
        currency: 'PKR',
        timeZone: 'Asia/Karachi',
        isVerified: true,
        instantConfirmation: false,
      },
      fixedServices: [
        { name: 'Stage 0', description: 'As described', price: 12.5, priceType: 'per_person', isIncluded: true },
      ],
      optionalServices: [{ name: 'Menu 0', price: 9_999_999_999.99, priceType: 'fixed' }],
      amenities: [{ name: 'Wifi 0', icon: 'wifi' }],
      operatingHours: [],
      timeSlots: {
        slotDuration: 60,
        bufferTime: 0,
        allowMultipleSlots: true,
        maxAdvanceBookingDays: 90,
        minAdvanceBookingHours: 2,
      },
    });
  });

  it('names a hall without a name by its number', async () => {
    const id = await givenHall(app.context().em, businessId, { hallName: null, hallNumber: '7B' });
    expect((await app.visitor.rest('GET', `/public/halls/${id}/complete-info`)).body).toMatchObject({
      hallName: null,
      title: 'Hall 7B',
    });
  });

  it('gives its optional services and amenities by themselves', async () => {
    expect((await app.visitor.rest('GET', `/public/halls/${hallId}/optional-services`)).body).toMatchObject([
      { name: 'Menu 0', price: 9_999_999_999.99 },
    ]);
    expect((await app.visitor.rest('GET', `/public/halls/${hallId}/amenities`)).body).toMatchObject([
      { name: 'Wifi 0', icon: 'wifi' },
    ]);
  });

  it('takes one statement, however much the hall has', async () => {
    const read = () => recordStatements(app.app.orm, () => readHall(app.context(), hallId));
    const few = await read();
    await giveServices(20);
    const many = await read();
    expect([few.statements.length, many.statements.length]).toEqual([1, 1]);
    expect(many.result.amenities).toHaveLength(21);
  });

  it.each(['999999', '0', '-1', 'abc', '99999999999'])('knows no hall %s', async (id) => {
    const { status } = await app.visitor.rest('GET', `/public/halls/${id}/complete-info`);
    expect([404, 422]).toContain(status);
  });
});

describe('halls that are not public', () => {
  let hidden: number;
  beforeAll(async () => {
    hidden = await givenHall(app.context().em, businessId, { status: HallStatus.INACTIVE });
  });

  it.each(['complete-info', 'optional-services', 'amenities', 'business-contact'])(
    '[product: only active halls are public] %s',
    async (what) => {
      const path = `/public/halls/${hidden}/${what}`;
      expect((await app.visitor.rest('GET', path)).status).toBe(404);
      expect((await stranger.rest('GET', path)).status).toBe(404);
      expect((await owner.rest('GET', path)).status).toBe(200);
      expect((await moderator.rest('GET', path)).status).toBe(200);
    },
  );

  it('[product: only halls of approved businesses are public]', async () => {
    const other = await app.person(Role.BUSINESS);
    const { em } = app.context();
    const pending = await givenHall(em, await givenBusiness(em, other.id, { status: BusinessStatus.PENDING }));
    const { status, body } = await app.visitor.rest('GET', `/public/halls/${pending}/complete-info`);
    expect([status, body.error]).toEqual([404, "The hall you're looking for doesn't exist or has been removed."]);
    expect((await other.rest('GET', `/public/halls/${pending}/complete-info`)).body).toMatchObject({
      isPublic: false,
      business: { isVerified: false },
    });
  });
});

describe('[customer §7] contact of the business', () => {
  const contact = { phone: '+923001234567', dialerUrl: 'tel:+923001234567', whatsappUrl: 'https://wa.me/923001234567' };

  it('answers links that dial and chat, in both variants', async () => {
    const expected = { businessName: 'Shalimar Banquets', businessPhone: '0300 1234567', contact };
    expect((await app.visitor.rest('GET', `/public/contact/hall/${hallId}/business`)).body).toEqual({ data: expected });
    expect((await app.visitor.rest('GET', `/public/halls/${hallId}/business-contact`)).body).toMatchObject({ contact });
  });

  it('answers none without a number', async () => {
    const other = await app.person(Role.BUSINESS);
    const { em } = app.context();
    const id = await givenHall(em, await givenBusiness(em, other.id, { phone: '' }));
    expect((await app.visitor.rest('GET', `/public/contact/hall/${id}/business`)).body).toMatchObject({
      data: { businessPhone: null, contact: null },
    });
  });
});
