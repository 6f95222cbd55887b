import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { CATALOGUE_LIMITS } from '../../domain/catalogue/limits.js';
import { UPLOAD_MESSAGES } from '../../domain/media/uploads.js';
import { givenBooking, givenBusiness, givenHall } from '../../testing/scene.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { sendForm } from '../../testing/forms.js';
import { recordStatements } from '../../testing/statements.js';

let at: Harness;
let owner: Person;
let other: Person;
let businessId: number;

beforeAll(async () => {
  at = await startHarness();
  owner = await at.person(Role.BUSINESS);
  other = await at.person(Role.BUSINESS);
  businessId = await givenBusiness(at.context().em, owner.id, { currency: 'USD' });
  await givenBusiness(at.context().em, other.id);
});
afterAll(() => at.close());

interface Item {
  id: number;
  name: string;
}

const LISTS: [path: string, example: Record<string, unknown>][] = [
  ['/business/operations/categories', { name: 'Wedding', description: null, price: 12.5, priceType: 'percentage' }],
  ['/business/operations/types', { name: 'Marquee', description: 'White', price: 5000, priceType: 'per_hour' }],
  [
    '/business/services/fixed',
    { name: 'Valet', description: null, price: 50.25, priceType: 'per_person', isIncluded: false },
  ],
  [
    '/business/services/optional',
    { name: 'One dish', description: 'Mutton', price: 2100, priceType: 'per_person', picture: null },
  ],
  ['/business/amenities', { name: 'Parking', description: 'For 200 cars', icon: 'car' }],
];

describe('[business §2 Business setup] the five lists', () => {
  it('hold the limit, also for entries that are added at once', async () => {
    const busy = await at.person(Role.BUSINESS);
    const id = await givenBusiness(at.context().em, busy.id);
    await at
      .context()
      .em.execute(`insert into amenities (business_id, name) select ?, 'Amenity ' || n from generate_series(2, ?) n`, [
        id,
        CATALOGUE_LIMITS.itemsMax,
      ]);
    const add = (n: number) => busy.rest('POST', '/business/amenities', { name: `Extra ${n}` });
    const statuses = (await Promise.all([1, 2, 3, 4, 5, 6].map(add))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each(LISTS)('%s: added, listed, changed and removed', async (path, example) => {
    const added = await owner.rest<Item>('POST', path, { ...example, name: ` ${String(example.name)} ` });
    expect(added).toMatchObject({ status: 201, body: example });
    const { id } = added.body;
    expect((await owner.rest('GET', path)).body).toEqual([added.body]);
    const changed = await owner.rest('PUT', `${path}/${id}`, { ...example, name: 'Another name' });
    expect(changed).toMatchObject({ status: 200, body: { ...example, id, name: 'Another name' } });
    expect(await owner.rest('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect((await owner.rest('GET', path)).body).toEqual([]);
    expect(await owner.rest('DELETE', `${path}/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('are audited with prices in units and enums as the API writes them', async () => {
    const { body } = await owner.rest<Item>('POST', '/business/services/optional', {
      name: 'Dhol',
      price: 1250.5,
      priceType: 'per_hour',
    });
    await owner.rest('DELETE', `/business/services/optional/${body.id}`);
    const entries = await at
      .context()
      .em.execute('select before, after from audit_events where subject_id = ? and business_id = ? order by id', [
        String(body.id),
        businessId,
      ]);
    const values = { name: 'Dhol', price: 1250.5, priceType: 'per_hour', businessId };
    expect(entries.slice(-2)).toEqual([
      { before: null, after: values },
      { before: values, after: null },
    ]);
  });

  it.each(LISTS.slice(0, 4))(
    '%s: the price type defaults to fixed, and the currency is the business’s',
    async (path) => {
      const { body } = await owner.rest<Item>('POST', path, { name: 'Plain', price: 0 });
      expect(body).toMatchObject({ price: 0, priceType: 'fixed', currency: 'USD' });
      await owner.rest('DELETE', `${path}/${body.id}`);
    },
  );

  it('a fixed service is always included by default', async () => {
    const { body } = await owner.rest('POST', '/business/services/fixed', { name: 'Stage', price: 10 });
    const typed = await owner.rest('POST', '/business/services/fixed', { name: 'Stage', price: '10' });
    expect(typed).toMatchObject({ status: 422, body: { field: 'price', message: 'price must be a number' } });
    expect(body).toMatchObject({ isIncluded: true });
  });

  it('are loaded in one operation, with one statement per list and two for the viewer', async () => {
    const query = `{ viewerCatalogue { currency categories { id } types { id } fixedServices { id isIncluded hallCount }
      optionalServices { id } amenities { id icon } } }`;
    const first = await recordStatements(at.app.orm, () => owner.graphql(query));
    for (let number = 0; number < 5; number += 1)
      await owner.rest('POST', '/business/amenities', { name: `Amenity ${number}` });
    const second = await recordStatements(at.app.orm, () => owner.graphql(query));
    expect(second.result.errors).toEqual([]);
    expect(second.statements).toHaveLength(first.statements.length);
  });
});

describe('[business §5 Setup] rules at their limits', () => {
  const { nameMaxCharacters, descriptionMaxCharacters, iconMaxCharacters } = CATALOGUE_LIMITS;
  it.each([
    ['/business/operations/categories', { price: 1 }, 'name', 'Category name is required'],
    ['/business/operations/types', { name: ' ', price: 1 }, 'name', 'Type name is required'],
    ['/business/operations/categories', { name: 'Wedding' }, 'price', 'Price is required'],
    ['/business/operations/types', { name: 'A', price: 1 }, 'name', 'Type name must be at least 2 characters'],
    ['/business/operations/types', { name: 'x'.repeat(nameMaxCharacters + 1), price: 1 }, 'name', undefined],
    ['/business/operations/types', { name: 'Marquee', price: -0.01 }, 'price', undefined],
    ['/business/operations/types', { name: 'Marquee', price: 100.01, priceType: 'percentage' }, 'price', undefined],
    ['/business/operations/types', { name: 'Marquee', price: 1, priceType: 'weekly' }, 'priceType', undefined],
    ['/business/services/fixed', { price: 1 }, 'name', 'Service name is required'],
    ['/business/services/fixed', { name: 'Valet' }, 'price', 'Price is required'],
    ['/business/services/fixed', { name: 'Valet', price: 1, priceType: 'percentage' }, 'priceType', undefined],
    ['/business/services/fixed', { name: 'Valet', price: 1, isIncluded: 'maybe' }, 'isIncluded', undefined],
    ['/business/services/optional', { name: 'Menu' }, 'price', 'Price is required'],
    ['/business/services/optional', { name: 'Menu', price: 0.001 }, 'price', undefined],
    ['/business/services/optional', { name: 'Menu', price: 10_000_000_000 }, 'price', undefined],
    ['/business/amenities', {}, 'name', 'Amenity name is required'],
    ['/business/amenities', { name: 'Wifi', icon: 'x'.repeat(iconMaxCharacters + 1) }, 'icon', undefined],
    [
      '/business/amenities',
      { name: 'W', description: 'x'.repeat(descriptionMaxCharacters + 1) },
      'description',
      undefined,
    ],
  ])('%s refuses %j', async (path, input, field, message) => {
    const before = (await owner.rest('GET', path)).body;
    const answer = await owner.rest('POST', path, input);
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
    if (message !== undefined) expect(answer.body).toMatchObject({ message });
    expect((await owner.rest('GET', path)).body).toEqual(before);
  });

  it.each([
    ['/business/operations/categories', { name: 'x'.repeat(nameMaxCharacters), price: 100, priceType: 'percentage' }],
    ['/business/services/optional', { name: 'y', price: 9_999_999_999.99 }],
    ['/business/amenities', { name: 'z'.repeat(nameMaxCharacters), icon: 'i'.repeat(iconMaxCharacters) }],
  ])('%s takes the largest', async (path, input) => {
    expect(await owner.rest('POST', path, input)).toMatchObject({ status: 201, body: input });
  });
});

describe('[business §6] whose it is', () => {
  it.each(LISTS)('%s: another owner can neither see, change nor remove it', async (path, example) => {
    const { body } = await owner.rest<Item>('POST', path, example);
    expect((await other.rest('GET', path)).body).toEqual([]);
    for (const [method, sent] of [
      ['PUT', { ...example, name: 'Mine now' }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await other.rest(method, `${path}/${body.id}`, sent);
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    const listed = (await owner.rest<Item[]>('GET', path)).body;
    expect(listed.find(({ id }) => id === body.id)).toMatchObject(example);
  });

  describe('permissions', () => {
    let strangers: Person[];
    let applicant: Person;
    beforeAll(async () => {
      applicant = await at.person(Role.BUSINESS);
      strangers = await Promise.all([Role.USER, Role.MODERATOR, Role.ADMIN].map((role) => at.person(role)));
    });

    it.each(
      LISTS.flatMap(([path, example]) => [
        ['GET', path, undefined] as const,
        ['POST', path, example] as const,
        ['PUT', `${path}/1`, example] as const,
        ['DELETE', `${path}/1`, undefined] as const,
      ]),
    )('%s %s: only owners, and only with an application', async (method, path, body) => {
      expect((await at.visitor.rest(method, path, body)).status).toBe(401);
      for (const stranger of strangers) expect((await stranger.rest(method, path, body)).status).toBe(403);
      expect(await applicant.rest(method, path, body)).toMatchObject({
        status: 404,
        body: { message: 'No business application found' },
      });
    });
  });
});

describe('[business §2 Business setup] what is in use', () => {
  async function inUse() {
    const em = at.context().em;
    const hallId = await givenHall(em, businessId, { hallName: 'Rose Hall' });
    const [hall] = await em.execute<{ category_id: number; type_id: number }[]>('select * from halls where id = ?', [
      hallId,
    ]);
    const service = await owner.rest<Item>('POST', '/business/services/fixed', { name: 'Stage', price: 10 });
    const amenity = await owner.rest<Item>('POST', '/business/amenities', { name: 'Lawn' });
    await owner.rest('POST', `/business/halls/${hallId}/fixed-services`, { serviceId: service.body.id });
    await owner.rest('POST', `/business/halls/${hallId}/amenities`, { amenityId: amenity.body.id });
    const paths = [
      `/business/operations/categories/${hall?.category_id}`,
      `/business/operations/types/${hall?.type_id}`,
      `/business/services/fixed/${service.body.id}`,
      `/business/amenities/${amenity.body.id}`,
    ];
    return { hallId, paths };
  }

  it('can’t be deleted, and the error says where they are used; once the hall is removed they can', async () => {
    const { hallId, paths } = await inUse();
    for (const path of paths) {
      const answer = await owner.rest<{ message: string }>('DELETE', path);
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'IN_USE', details: { halls: [{ id: hallId, title: 'Rose Hall' }] } },
      });
      expect(answer.body.message).toContain('is used by Rose Hall');
    }
    expect((await owner.rest('DELETE', `/business/halls/${hallId}`)).status).toBe(200);
    for (const path of paths) expect((await owner.rest('DELETE', path)).status).toBe(200);
  });

  it('counts the halls that use it', async () => {
    const { paths } = await inUse();
    for (const path of paths) {
      const [list, id] = [path.slice(0, path.lastIndexOf('/')), Number(path.slice(path.lastIndexOf('/') + 1))];
      const { body } = await owner.rest<Item[]>('GET', list);
      expect(body.find((item) => item.id === id)).toMatchObject({ hallCount: 1 });
    }
  });
});

describe('[issue 17] the picture of a service to choose', () => {
  const PATH = '/business/services/optional';

  async function upload(person: Person): Promise<string> {
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'gold' } })
      .png()
      .toBuffer();
    const form = { path: '/upload/image', field: 'image', content: Buffer.from(picture), name: 'menu.png' };
    return ((await sendForm(at, person, form)).body as { url: string }).url;
  }

  const findClaim = async (picture: string) => {
    const sql = 'select claimed_by as claim from stored_files where storage_key = ?';
    const [file] = await at.context().em.execute<{ claim: string | null }[]>(sql, [picture.replace('/files/', '')]);
    return file?.claim;
  };

  it('is shown on the pages of the halls, stays where a change doesn’t name it, and goes with the service', async () => {
    const picture = await upload(owner);
    const hallId = await givenHall(at.context().em, businessId);
    const { body } = await owner.rest<Item>('POST', PATH, { name: 'Chaat counter', price: 300, picture });
    expect(body).toMatchObject({ picture });
    expect(await findClaim(picture)).toBe(`service:${body.id}`);
    const path = `${PATH}/${body.id}`;
    expect((await owner.rest('PUT', path, { name: 'Chaat', price: 400 })).body).toMatchObject({ picture });
    const shown = await owner.rest<Item[]>('GET', `/public/halls/${hallId}/optional-services`);
    expect(shown.body).toContainEqual(expect.objectContaining({ id: body.id, name: 'Chaat', picture }));
    const other = await upload(owner);
    expect((await owner.rest('PUT', path, { name: 'Chaat', price: 400, picture: other })).status).toBe(200);
    expect([await findClaim(picture), await findClaim(other)]).toEqual([null, `service:${body.id}`]);
    expect((await owner.rest('PUT', path, { name: 'Chaat', price: 400, picture: null })).body).toMatchObject({
      picture: null,
    });
    await owner.rest('PUT', path, { name: 'Chaat', price: 400, picture: other });
    await owner.rest('DELETE', path);
    expect(await findClaim(other)).toBeNull();
  });

  it.each([
    ['of somebody else', () => upload(other), UPLOAD_MESSAGES.notYours],
    ['that is a script', () => Promise.resolve('javascript:alert(1)'), 'Must be the address of a picture'],
  ])('one %s is refused and changes nothing', async (_which, pick, message) => {
    const picture = await pick();
    const { body: before } = await owner.rest<Item[]>('GET', PATH);
    const answer = await owner.rest('POST', PATH, { name: 'Chaat', price: 300, picture });
    expect(answer).toMatchObject({ status: 422, body: { field: 'picture', message } });
    expect((await owner.rest('GET', PATH)).body).toEqual(before);
  });
});

describe('[business §4] a booking stays as agreed', () => {
  it('changing or deleting what a booking was made of leaves the booking unchanged', async () => {
    const em = at.context().em;
    const customer = await at.person(Role.USER);
    const hallId = await givenHall(em, businessId);
    const bookingId = await givenBooking(
      em,
      { userId: customer.id, hallId },
      { status: BookingStatus.CONFIRMED, startTime: new Date(TEST_NOW.getTime() + 86_400_000) },
    );
    const service = await owner.rest<Item>('POST', '/business/services/optional', { name: 'One dish', price: 2000 });
    await em.execute(
      `insert into booking_optional_services (booking_id, service_id, name, price, price_type, amount)
       values (?, ?, 'One dish', 2000, 'fixed', 2000)`,
      [bookingId, service.body.id],
    );
    const read = () =>
      Promise.all([
        em.execute('select * from bookings where id = ?', [bookingId]),
        em.execute('select name, price, amount from booking_optional_services where booking_id = ?', [bookingId]),
      ]);
    const before = await read();
    const [{ category_id: categoryId } = { category_id: 0 }] = await em.execute<{ category_id: number }[]>(
      'select category_id from halls where id = ?',
      [hallId],
    );
    await owner.rest('PUT', `/business/operations/categories/${categoryId}`, { name: 'Dearer', price: 99 });
    await owner.rest('PUT', `/business/services/optional/${service.body.id}`, { name: 'Dearer dish', price: 9000 });
    expect((await owner.rest('DELETE', `/business/services/optional/${service.body.id}`)).status).toBe(200);
    await owner.rest('PUT', '/business/settings', { discountPercentage: 50, taxPercentage: 17 });
    expect(await read()).toEqual(before);
  });
});
