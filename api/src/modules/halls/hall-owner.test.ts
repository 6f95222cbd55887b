import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { createOwner, createItems, createOwnerScene, type HallBody, type OwnerScene } from './testing.js';

let at: Harness;
let owner: Person;
let other: Person;
let scene: OwnerScene;
const hall = (changes: Record<string, unknown> = {}) => scene.hall(changes);
const listed = (changes: Record<string, unknown> = {}) => scene.listed(changes);

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  scene = await createOwnerScene(at);
  owner = scene.owner;
  other = (await createOwner(at)).person;
});

describe('[business §2 Create/Edit hall] listing and changing a hall', () => {
  it('lists a hall with services and amenities in one call, online, in the business’s currency and zone', async () => {
    const fixedServiceIds = await createItems(owner, 'services/fixed', ['Stage', 'Valet']);
    const amenityIds = await createItems(owner, 'amenities', ['Parking']);
    const answer = await owner.rest<HallBody>('POST', '/business/halls', hall({ fixedServiceIds, amenityIds }));
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...hall(),
        title: 'Rose Hall',
        status: 'active',
        isPublic: true,
        currency: 'GBP',
        services: ['Stage', 'Valet'],
        fixedServices: [{ name: 'Stage' }, { name: 'Valet' }],
        amenities: amenityIds,
        upcomingBookings: 0,
      },
    });
    const { id } = answer.body;
    expect((await owner.rest('GET', `/business/halls/${id}`)).body).toEqual(answer.body);
    expect((await owner.rest('GET', `/business/halls/${id}/amenities`)).body).toEqual([
      { id: amenityIds[0], name: 'Parking', icon: null },
    ]);
    const units = await at.context().em.execute('select * from hall_unit_links where hall_id = ?', [id]);
    expect(units).toHaveLength(1);
  });

  it('a hall without a name goes by its number', async () => {
    expect(await listed({ hallName: null, hallNumber: '7' })).toMatchObject({ title: 'Hall 7', hallName: null });
  });

  it('changes all of it at once; services and amenities stay where they aren’t given', async () => {
    const [stage = 0, valet = 0] = await createItems(owner, 'services/fixed', ['Stage', 'Valet']);
    const { id } = await listed({ fixedServiceIds: [stage], city: 'Lahore', latitude: 31.5, longitude: 74.3 });
    const changed = await owner.rest('PUT', `/business/halls/${id}`, hall({ hallName: 'Lily Hall', capacity: 120 }));
    expect(changed).toMatchObject({
      status: 200,
      body: { hallName: 'Lily Hall', capacity: 120, services: ['Stage'], city: 'Lahore', latitude: 31.5 },
    });
    const services = await owner.rest(
      'PUT',
      `/business/halls/${id}`,
      hall({ fixedServiceIds: [valet], amenityIds: [] }),
    );
    expect(services.body).toMatchObject({ hallName: 'Rose Hall', services: ['Valet'] });
    expect((await owner.rest('PUT', `/business/halls/${id}`, hall({ fixedServiceIds: [] }))).body).toMatchObject({
      services: [],
    });
  });

  it('[business §4] the documented sequence works: update, clear, add one by one, also twice', async () => {
    const services = await createItems(owner, 'services/fixed', ['Stage', 'Valet']);
    const amenities = await createItems(owner, 'amenities', ['Parking', 'Lawn']);
    const { id } = await listed({ fixedServiceIds: services.slice(0, 1) });
    for (let round = 0; round < 2; round += 1) {
      expect((await owner.rest('PUT', `/business/halls/${id}`, hall())).status).toBe(200);
      expect((await owner.rest('DELETE', `/business/halls/${id}/fixed-services`)).body).toMatchObject({ services: [] });
      expect((await owner.rest('DELETE', `/business/halls/${id}/amenities`)).body).toMatchObject({ amenities: [] });
      for (const serviceId of services)
        expect((await owner.rest('POST', `/business/halls/${id}/fixed-services`, { serviceId })).status).toBe(201);
      for (const amenityId of amenities)
        expect((await owner.rest('POST', `/business/halls/${id}/amenities`, { amenityId })).status).toBe(201);
    }
    const again = await owner.rest('POST', `/business/halls/${id}/amenities`, { amenityId: amenities[0] });
    expect(again).toMatchObject({ status: 201, body: { amenities, services: ['Stage', 'Valet'], status: 'active' } });
  });

  it('[business §7 PUT /api/business/halls/{id}] broken off after any of its calls, the sequence leaves a hall that guests can book', async () => {
    const [stage = 0, valet = 0] = await createItems(owner, 'services/fixed', ['Stage', 'Valet']);
    const [parking = 0] = await createItems(owner, 'amenities', ['Parking']);
    const { id } = await listed({ fixedServiceIds: [stage], amenityIds: [parking] });
    const guest = await at.person(Role.USER);
    const request = { hallId: id, guestCount: 20, startTime: '2027-03-10T12:00:00Z', endTime: '2027-03-10T16:00:00Z' };
    const steps: [string, string, object | undefined, string[], number][] = [
      ['PUT', '', hall({ hallName: 'Lily Hall' }), ['Stage'], 1],
      ['DELETE', '/fixed-services', undefined, [], 1],
      ['DELETE', '/amenities', undefined, [], 0],
      ['POST', '/fixed-services', { serviceId: valet }, ['Valet'], 0],
      ['POST', '/amenities', { amenityId: parking }, ['Valet'], 1],
    ];
    for (const [method, path, body, services, amenities] of steps) {
      expect((await owner.rest(method, `/business/halls/${id}${path}`, body)).status).toBeLessThan(300);
      const shown = await at.visitor.rest<{ fixedServices: { name: string }[]; amenities: object[] }>(
        'GET',
        `/public/halls/${id}/complete-info`,
      );
      expect(shown).toMatchObject({ status: 200, body: { hallName: 'Lily Hall' } });
      expect(shown.body.fixedServices.map(({ name }) => name)).toEqual(services);
      const own = await owner.rest<{ amenities: number[] }>('GET', `/business/halls/${id}`);
      expect(own.body.amenities).toHaveLength(amenities);
      expect((await guest.rest('POST', '/user/bookings/calculate-price', request)).status).toBe(200);
    }
  });

  it('[customer §7] the same creation sent again with its key lists one hall; another one under that key is refused', async () => {
    const key = { 'idempotency-key': 'list-1' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.rest<HallBody>('POST', '/business/halls', hall(), key)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await owner.rest('POST', '/business/halls', hall({ capacity: 5 }), key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    });
  });

  it('refuses a picture that the viewer hasn’t uploaded, and lists nothing', async () => {
    const answer = await owner.rest(
      'POST',
      '/business/halls',
      hall({ sliderImages: ['/files/images/of-somebody.webp'] }),
    );
    expect(answer).toMatchObject({ status: 422, body: { field: 'sliderImages' } });
    const profile = await owner.rest(
      'POST',
      '/business/halls',
      hall({ profileImage: '/files/images/of-somebody.webp' }),
    );
    expect(profile).toMatchObject({ status: 422, body: { field: 'profileImage' } });
    expect((await owner.rest('GET', '/business/halls')).body).toMatchObject({ data: [], paging: { total: 0 } });
  });
});

describe('[business §5 Hall form] rules at their limits', () => {
  const { numberMaxCharacters, nameMaxCharacters, locationMaxCharacters, capacityMax, imagesMax } = HALL_LIMITS;
  const picture = (number: number) => `/files/scenes/${number}.webp`;

  it.each([
    ['hallNumber', { hallNumber: '' }, 'Hall number is required'],
    ['hallNumber', { hallNumber: 'x'.repeat(numberMaxCharacters + 1) }, undefined],
    ['hallName', { hallName: 'x'.repeat(nameMaxCharacters + 1) }, undefined],
    ['categoryId', { categoryId: undefined }, 'Category is required'],
    ['typeId', { typeId: undefined }, 'Type is required'],
    ['capacity', { capacity: undefined }, 'Capacity is required'],
    ['capacity', { capacity: 0 }, undefined],
    ['capacity', { capacity: capacityMax + 1 }, undefined],
    ['pricePerHour', { pricePerHour: undefined }, 'Price per hour is required'],
    ['pricePerHour', { pricePerHour: 0 }, undefined],
    ['pricePerPerson', { pricePerPerson: undefined }, 'Price per person is required'],
    ['pricePerPerson', { pricePerPerson: -1 }, undefined],
    ['location', { location: undefined }, 'Location is required'],
    ['location', { location: 'Four' }, undefined],
    ['location', { location: 'x'.repeat(locationMaxCharacters + 1) }, undefined],
    ['longitude', { latitude: 31, longitude: null }, undefined],
    ['latitude', { latitude: 91, longitude: 74 }, undefined],
    ['profileImage', { profileImage: 'javascript:alert(1)' }, undefined],
    ['sliderImages', { sliderImages: Array.from({ length: imagesMax + 1 }, (_, at) => picture(at)) }, undefined],
    ['amenityIds', { amenityIds: [1, 1] }, undefined],
  ])('refuses a wrong %s (%j)', async (field, change, message) => {
    const answer = await owner.rest('POST', '/business/halls', hall(change));
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
    if (message !== undefined) expect(answer.body).toMatchObject({ message });
  });

  it('takes the largest', async () => {
    const change = {
      hallNumber: 'x'.repeat(numberMaxCharacters),
      hallName: 'y'.repeat(nameMaxCharacters),
      location: 'z'.repeat(locationMaxCharacters),
      capacity: capacityMax,
      pricePerHour: 9_999_999_999.99,
      pricePerPerson: 0.01,
      sliderImages: Array.from({ length: imagesMax }, (_, at) => picture(at)),
    };
    expect(await owner.rest('POST', '/business/halls', hall(change))).toMatchObject({ status: 201, body: change });
  });

  it('all invalid fields are reported at once, and nothing is changed', async () => {
    const { id } = await listed();
    const before = (await owner.rest('GET', `/business/halls/${id}`)).body;
    const answer = await owner.rest<{ details: { fields: { field: string }[] } }>(
      'PUT',
      `/business/halls/${id}`,
      hall({ hallNumber: '', capacity: 0, location: '' }),
    );
    expect(answer.body.details.fields.map(({ field }) => field)).toEqual(['hallNumber', 'capacity', 'location']);
    expect((await owner.rest('GET', `/business/halls/${id}`)).body).toEqual(before);
  });

  it('[security] no client decides whose a hall is, whether it is featured, or its rating', async () => {
    const body = await listed({ businessId: 1, isFeatured: true, rating: 5, reviewCount: 9, id: 4, isPublic: false });
    expect(body).toMatchObject({ isFeatured: false, rating: 0, reviewCount: 0, isPublic: true });
  });
});

describe('[business §6] whose a hall is', () => {
  it('another owner’s hall, category, type, service and amenity are not found, on every path', async () => {
    const { id } = await listed();
    const before = (await owner.rest('GET', `/business/halls/${id}`)).body;
    const [foreignService] = await createItems(other, 'services/fixed', ['Stage']);
    const [foreignAmenity] = await createItems(other, 'amenities', ['Lawn']);
    const [categoryId] = await createItems(other, 'operations/categories', ['Wedding']);
    const [typeId] = await createItems(other, 'operations/types', ['Marquee']);
    const foreign = { categoryId, typeId };
    const refused = [
      await other.rest('GET', `/business/halls/${id}`),
      await other.rest('GET', `/business/halls/${id}/amenities`),
      await other.rest('PUT', `/business/halls/${id}`, hall(foreign)),
      await other.rest('DELETE', `/business/halls/${id}`),
      await other.rest('DELETE', `/business/halls/${id}/fixed-services`),
      await other.rest('DELETE', `/business/halls/${id}/amenities`),
      await other.rest('POST', `/business/halls/${id}/fixed-services`, { serviceId: foreignService }),
      await other.rest('POST', `/business/halls/${id}/amenities`, { amenityId: foreignAmenity }),
      await owner.rest('POST', `/business/halls/${id}/fixed-services`, { serviceId: foreignService }),
      await owner.rest('POST', `/business/halls/${id}/amenities`, { amenityId: foreignAmenity }),
      await owner.rest('PUT', `/business/halls/${id}`, hall({ categoryId: foreign.categoryId })),
      await owner.rest('PUT', `/business/halls/${id}`, hall({ typeId: foreign.typeId })),
      await owner.rest('PUT', `/business/halls/${id}`, hall({ hallName: 'X', fixedServiceIds: [foreignService] })),
      await owner.rest('POST', '/business/halls', hall({ amenityIds: [foreignAmenity] })),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    for (const mutation of ['takeHallOffline', 'putHallOnline', 'duplicateHall']) {
      const { errors } = await other.graphql(`mutation Foreign($id: Int!) { ${mutation}(id: $id) { id } }`, { id });
      expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await owner.rest('GET', `/business/halls/${id}`)).body).toEqual(before);
    expect((await other.rest('GET', '/business/halls')).body).toMatchObject({ data: [] });
  });

  describe('permissions', () => {
    let strangers: Person[];
    let untrading: [BusinessStatus, Person][];
    beforeAll(async () => {
      strangers = await Promise.all([Role.USER, Role.MODERATOR, Role.ADMIN].map((role) => at.person(role)));
      untrading = await Promise.all(
        [BusinessStatus.PENDING, BusinessStatus.REJECTED, BusinessStatus.SUSPENDED].map(
          async (status): Promise<[BusinessStatus, Person]> => [status, (await createOwner(at, status)).person],
        ),
      );
    });

    it.each([
      ['GET', '/business/halls'],
      ['GET', '/business/halls/1'],
      ['POST', '/business/halls'],
      ['PUT', '/business/halls/1'],
      ['DELETE', '/business/halls/1'],
      ['GET', '/business/halls/1/amenities'],
      ['POST', '/business/halls/1/amenities'],
      ['DELETE', '/business/halls/1/amenities'],
      ['POST', '/business/halls/1/fixed-services'],
      ['DELETE', '/business/halls/1/fixed-services'],
    ])('%s %s: only owners whose business is approved', async (method, path) => {
      const body = method === 'GET' || method === 'DELETE' ? undefined : hall({ serviceId: 1, amenityId: 1 });
      expect((await at.visitor.rest(method, path, body)).status).toBe(401);
      for (const stranger of strangers) expect((await stranger.rest(method, path, body)).status).toBe(403);
      for (const [status, person] of untrading)
        expect(await person.rest(method, path, body)).toMatchObject({ status: 403, body: { details: { status } } });
    });
  });

  it('without an application there are no halls', async () => {
    expect(await (await at.person(Role.BUSINESS)).rest('GET', '/business/halls')).toMatchObject({
      status: 404,
      body: { message: 'No business application found' },
    });
  });
});
