import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { HALL_LIMITS } from '../../domain/halls/limits.js';
import { MENU_LIMITS } from '../../domain/menus/limits.js';
import { givenBooking, givenHall } from '../../testing/scene.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { createItems, createOwnerScene, type HallBody, type OwnerScene } from './testing.js';

let at: Harness;
let owner: Person;
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
});

const daysFromNow = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);

describe('[business §2 My Halls] online, offline, removed, copied', () => {
  const change = (mutation: string, id: number) =>
    owner.graphql<Record<string, HallBody>>(
      `mutation Change($id: Int!) { ${mutation}(id: $id) { id title status isPublic services viewerCanPutOnline } }`,
      { id },
    );

  it('goes offline and online again', async () => {
    const { id } = await listed();
    expect((await change('takeHallOffline', id)).data).toMatchObject({
      takeHallOffline: { status: 'INACTIVE', isPublic: false, viewerCanPutOnline: true },
    });
    expect((await at.visitor.rest('GET', `/public/halls/${id}`)).status).toBe(404);
    expect((await change('putHallOnline', id)).data).toMatchObject({
      putHallOnline: { status: 'ACTIVE', isPublic: true },
    });
  });

  it('an incomplete hall can’t go online, and the error says what is missing', async () => {
    const { id } = await listed();
    await at.context().em.execute(`update halls set status = 'inactive', capacity = null where id = ?`, [id]);
    const { errors } = await change('putHallOnline', id);
    expect(errors[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: expect.stringContaining('capacity'),
    });
  });

  it.each([
    [BookingStatus.PENDING, 3],
    [BookingStatus.CONFIRMED, 3],
    [BookingStatus.CONFIRMED, 0],
  ])(
    'with a %s booking %i days ahead it can’t be removed, only taken offline, and the error says why',
    async (status, days) => {
      const customer = await at.person(Role.USER);
      const id = await givenHall(at.context().em, scene.businessId);
      await givenBooking(
        at.context().em,
        { userId: customer.id, hallId: id },
        { status, startTime: daysFromNow(days) },
      );
      expect(await owner.rest('DELETE', `/business/halls/${id}`)).toMatchObject({
        status: 409,
        body: { code: 'IN_USE', message: 'This hall has 1 upcoming booking and can only be taken offline.' },
      });
      expect((await change('takeHallOffline', id)).errors).toEqual([]);
      expect((await owner.rest('GET', `/business/halls/${id}`)).body).toMatchObject({ status: 'inactive' });
    },
  );

  it('with past and cancelled bookings only it is removed; the bookings stay as they were', async () => {
    const customer = await at.person(Role.USER);
    const em = at.context().em;
    const id = await givenHall(em, scene.businessId);
    const parties = { userId: customer.id, hallId: id };
    await givenBooking(em, parties, { status: BookingStatus.CONFIRMED, startTime: daysFromNow(-9) });
    await givenBooking(em, parties, { status: BookingStatus.CANCELLED, startTime: daysFromNow(9) });
    const read = () => em.execute('select * from bookings where hall_id = ? order by id', [id]);
    const before = await read();
    expect(await owner.rest('DELETE', `/business/halls/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await read()).toEqual(before);
    for (const path of [`/business/halls/${id}`, `/public/halls/${id}`])
      expect((await owner.rest('GET', path)).status).toBe(404);
    expect((await owner.rest('DELETE', `/business/halls/${id}`)).status).toBe(404);
  });

  it('[business §4] changing prices leaves existing bookings alone', async () => {
    const customer = await at.person(Role.USER);
    const em = at.context().em;
    const { id } = await listed();
    await givenBooking(em, { userId: customer.id, hallId: id }, { startTime: daysFromNow(9) });
    const read = () => em.execute('select * from bookings where hall_id = ?', [id]);
    const before = await read();
    await owner.rest(
      'PUT',
      `/business/halls/${id}`,
      hall({ pricePerHour: 9999, hallName: 'Dear Hall', location: 'Elsewhere, Karachi' }),
    );
    expect(await read()).toEqual(before);
  });

  it('a copy is offline, named a copy, and has the services and amenities', async () => {
    const fixedServiceIds = await createItems(owner, 'services/fixed', ['Stage']);
    const amenityIds = await createItems(owner, 'amenities', ['Lawn']);
    const { id } = await listed({ fixedServiceIds, amenityIds, hallName: 'x'.repeat(HALL_LIMITS.nameMaxCharacters) });
    const { data } = await change('duplicateHall', id);
    expect(data).toMatchObject({
      duplicateHall: { status: 'INACTIVE', services: ['Stage'], viewerCanPutOnline: true },
    });
    const copy = data?.duplicateHall ?? { id: 0, title: '' };
    expect(copy.title.endsWith('x (copy)')).toBe(true);
    expect(copy.title).toHaveLength(HALL_LIMITS.nameMaxCharacters);
    expect(copy.id).not.toBe(id);
    expect((await owner.rest('GET', `/business/halls/${copy.id}`)).body).toMatchObject({ amenities: amenityIds });
  });

  it('a copy is paid like the hall, serves its menus, and is a copy in Urdu too', async () => {
    const { id } = await listed({ hallNameUrdu: 'گلاب ہال' });
    const other = await listed();
    const parts = [
      { label: 'Advance', percent: 25, due: 'after_confirmation', days: 2 },
      { label: 'Rest', due: 'before_start', days: 7 },
    ];
    await owner.rest('PUT', '/business/payment-plans', { hallId: id, parts });
    const menu = (name: string, hallIds: number[] | null) =>
      owner.rest<{ id: number }>('POST', '/business/menus', {
        ...{ name, hallIds, shiftNames: [], bands: [{ fromGuests: 1, price: 1500 }] },
        courses: [{ name: 'Main', choose: null, dishes: [{ name: 'Biryani', surcharge: 0 }] }],
      });
    await menu('Everywhere', null);
    await menu('Here', [id]);
    await menu('There', [other.id]);
    const { data } = await change('duplicateHall', id);
    const copyId = data?.duplicateHall?.id ?? 0;
    const copy = (await owner.rest<{ hallNameUrdu: string }>('GET', `/business/halls/${copyId}`)).body;
    expect(copy.hallNameUrdu).toBe('گلاب ہال (نقل)');
    const plans = (await owner.rest<{ halls: unknown[] }>('GET', '/business/payment-plans')).body;
    expect(plans.halls).toContainEqual({ hallId: copyId, parts: parts.map((part) => expect.objectContaining(part)) });
    const { body } = await owner.rest<{ name: string; hallIds: number[] | null }[]>('GET', '/business/menus');
    expect(Object.fromEntries(body.map(({ name, hallIds }) => [name, hallIds]))).toEqual({
      ...{ Everywhere: null, Here: [id, copyId], There: [other.id] },
    });
  });

  it('a copy isn’t served by a menu that is for as many halls as it can be', async () => {
    const { id } = await listed();
    const { em } = at.context();
    const menu = async (name: string, halls: number) => {
      const { body } = await owner.rest<{ id: number }>('POST', '/business/menus', {
        ...{ name, hallIds: [id], shiftNames: [], bands: [{ fromGuests: 1, price: 1500 }] },
        courses: [{ name: 'Main', dishes: [{ name: 'Biryani' }] }],
      });
      const more = 'update menus set hall_ids = hall_ids || array(select -n from generate_series(2, ?) n) where id = ?';
      await em.execute(more, [halls, body.id]);
    };
    await menu('Full', MENU_LIMITS.hallsMax);
    await menu('With room', MENU_LIMITS.hallsMax - 1);
    const copyId = (await change('duplicateHall', id)).data?.duplicateHall?.id ?? 0;
    const { body } = await owner.rest<{ name: string; hallIds: number[] }[]>('GET', '/business/menus');
    const served = (of: string) => body.find(({ name }) => name === of)?.hallIds ?? [];
    expect(served('Full')).toHaveLength(MENU_LIMITS.hallsMax);
    expect(served('Full')).not.toContain(copyId);
    expect(served('With room')).toContain(copyId);
  });
});

describe('[business §2 My Halls] the limit of halls', () => {
  it('holds for halls that are listed, copied and imported at once', async () => {
    const { id } = await listed();
    await at.context().em.execute(
      `insert into halls (business_id, category_id, type_id, hall_number, location, capacity, status)
         select ?, ?, ?, 'N-' || n, 'Canal Road, Lahore', 100, 'inactive' from generate_series(3, ?) n`,
      [scene.businessId, scene.kinds.categoryId, scene.kinds.typeId, HALL_LIMITS.perBusinessMax],
    );
    const importing = `mutation I($content: String!) {
      importFile(input: { kind: HALLS, content: $content, preview: false }) { created } }`;
    const imported = (n: number) =>
      owner.graphql(importing, { content: `hallNumber,hallName,location\n${n},Roof ${n},"Canal Road, Lahore"\n` });
    const copied = () => owner.graphql('mutation Copy($id: Int!) { duplicateHall(id: $id) { id } }', { id });
    const attempts = [
      owner.rest('POST', '/business/halls', hall()).then(({ status }) => status === 201),
      owner.rest('POST', '/business/halls', hall()).then(({ status }) => status === 201),
      copied().then(({ errors }) => errors.length === 0),
      imported(1).then(({ errors }) => errors.length === 0),
      imported(2).then(({ errors }) => errors.length === 0),
    ];
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
    expect((await owner.rest('POST', '/business/halls', hall())).body).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('[issue: spaces of copies] the space of a hall', () => {
  const spaces = async () => {
    const { data } = await owner.graphql<{ viewerHallUnits: { name: string; halls: { id: number }[] }[] }>(
      '{ viewerHallUnits { name halls { id } } }',
    );
    return (id: number) =>
      data?.viewerHallUnits.filter(({ halls }) => halls.some((hall) => hall.id === id)).map(({ name }) => name);
  };

  const copyHall = async (id: number) => {
    const { data } = await owner.graphql<{ duplicateHall: { id: number; title: string } }>(
      'mutation Copy($id: Int!) { duplicateHall(id: $id) { id title } }',
      { id },
    );
    return data?.duplicateHall ?? { id: 0, title: '' };
  };

  it('has a name of its own in every copy, as the copy has, and in halls of the same name', async () => {
    const { id } = await listed({ hallName: 'Pearl Hall' });
    const [first, second] = [await copyHall(id), await copyHall(id)];
    const twin = await listed({ hallName: 'Pearl Hall' });
    const spacesOf = await spaces();
    expect([first.title, second.title]).toEqual(['Pearl Hall (copy)', 'Pearl Hall (copy 2)']);
    expect([id, first.id, second.id, twin.id].map(spacesOf)).toEqual([
      ['Pearl Hall'],
      ['Pearl Hall (copy)'],
      ['Pearl Hall (copy 2)'],
      ['Pearl Hall (2)'],
    ]);
  });

  it('is renamed with its only hall', async () => {
    const { id } = await listed({ hallName: 'Ruby Hall' });
    await owner.rest('PUT', `/business/halls/${id}`, hall({ hallName: 'Opal Hall' }));
    const twin = await listed({ hallName: 'Opal Hall' });
    expect((await spaces())(twin.id)).toEqual(['Opal Hall (2)']);
    await owner.rest('PUT', `/business/halls/${twin.id}`, hall({ hallName: 'Onyx Hall' }));
    const spacesOf = await spaces();
    expect([id, twin.id].map(spacesOf)).toEqual([['Opal Hall'], ['Onyx Hall']]);
  });
});

describe('[business §2 My Halls] the list', () => {
  const titles = (body: { data: { title: string }[] }) => body.data.map(({ title }) => title);
  const list = async (query = '') =>
    (
      await owner.rest<{ data: HallBody[]; paging: { nextCursor: string | null; total: number } }>(
        'GET',
        `/business/halls${query}`,
      )
    ).body;

  async function threeHalls() {
    await listed({ hallName: 'Beta', capacity: 10, pricePerHour: 3 });
    const gamma = await listed({ hallName: 'gamma 100%', capacity: 30, pricePerHour: 1 });
    await listed({ hallName: 'Alpha', hallNameUrdu: 'گلاب ہال', capacity: 20, pricePerHour: 2 });
    await owner.graphql('mutation Off($id: Int!) { takeHallOffline(id: $id) { id } }', { id: gamma.id });
  }

  it.each([
    ['', ['Alpha', 'gamma 100%', 'Beta']],
    ['?order=oldest', ['Beta', 'gamma 100%', 'Alpha']],
    ['?order=title', ['Alpha', 'Beta', 'gamma 100%']],
    ['?order=title_descending', ['gamma 100%', 'Beta', 'Alpha']],
    ['?order=capacity', ['Beta', 'Alpha', 'gamma 100%']],
    ['?order=price_per_hour_descending', ['Beta', 'Alpha', 'gamma 100%']],
    ['?order=status_descending', ['gamma 100%', 'Alpha', 'Beta']],
    ['?status=inactive', ['gamma 100%']],
    ['?search=%25', ['gamma 100%']],
    ['?search=ALPHA', ['Alpha']],
    [`?search=${encodeURIComponent('Álpha')}`, ['Alpha']],
    [`?search=${encodeURIComponent('گلاب هال')}`, ['Alpha']],
    ['?search=canal&status=active&order=title', ['Alpha', 'Beta']],
  ])('%s sorts and filters', async (query, expected) => {
    await threeHalls();
    expect(titles(await list(query))).toEqual(expected);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(`${query === '' ? '?' : `${query}&`}limit=1&after=${cursor}`);
      paged.push(...titles(page));
      cursor = page.paging.nextCursor;
    }
    expect(paged).toEqual(expected);
  });

  it('refuses a limit over 100', async () => {
    expect(await owner.rest('GET', '/business/halls?limit=101')).toMatchObject({
      status: 422,
      body: { field: 'limit' },
    });
  });

  it('returns statistics of all halls', async () => {
    await threeHalls();
    const { data } = await owner.graphql('{ viewerHallFigures { total active averageCapacity } }');
    expect(data).toEqual({ viewerHallFigures: { total: 3, active: 2, averageCapacity: 20 } });
  });

  it('[business §9] takes the same number of statements for two halls and for many', async () => {
    const query = `{ viewerHalls { nodes { id title services amenities { name } completeness { percent } } totalCount }
      viewerHallFigures { total } }`;
    await listed();
    const few = await recordStatements(at.app.orm, () => owner.graphql(query));
    for (let count = 0; count < 12; count += 1) await givenHall(at.context().em, scene.businessId);
    const many = await recordStatements(at.app.orm, () => owner.graphql(query));
    expect(many.result.data).toMatchObject({ viewerHalls: { totalCount: 13 } });
    expect(many.statements).toHaveLength(few.statements.length);
  });
});

describe('[issue 4] how complete a listing is', () => {
  it('reports what is missing and what to do next', async () => {
    const { id } = await listed();
    const { data } = await owner.graphql(
      'query Hall($id: Int!) { viewerHall(id: $id) { completeness { percent gaps { part advice } } } }',
      { id },
    );
    expect(data).toMatchObject({
      viewerHall: {
        completeness: {
          percent: 20,
          gaps: [{ part: 'PROFILE_IMAGE' }, { part: 'GALLERY' }, { part: 'DESCRIPTION' }, { part: 'COORDINATES' }],
        },
      },
    });
    const whole = hall({
      profileImage: '/files/scenes/a.webp',
      sliderImages: ['/files/scenes/a.webp', '/files/scenes/b.webp', '/files/scenes/c.webp'],
      description: 'x'.repeat(HALL_LIMITS.descriptionAdvisedCharacters),
      latitude: 31.5,
      longitude: 74.3,
    });
    expect((await owner.rest('PUT', `/business/halls/${id}`, whole)).body).toMatchObject({
      completeness: { percent: 100, gaps: [] },
    });
  });

  it('an offline hall of an import may lack anything', async () => {
    const em = at.context().em;
    const id = await givenHall(em, scene.businessId, { status: HallStatus.INACTIVE });
    await em.execute('update halls set category_id = null, type_id = null, price_per_hour = null where id = ?', [id]);
    expect((await owner.rest('GET', `/business/halls/${id}`)).body).toMatchObject({
      categoryId: null,
      pricePerHour: null,
      completeness: {
        gaps: [
          { part: 'details', advice: expect.stringContaining('category, hall type, price per hour') },
          {},
          {},
          {},
          {},
        ],
      },
    });
  });
});
