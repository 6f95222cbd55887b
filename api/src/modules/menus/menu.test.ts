import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MENU_MESSAGES } from '../../domain/menus/menus.js';
import type { Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { openRequestScene, type BookingBody, type RefusalBody, type RequestScene } from '../bookings/testing.js';

const MENU = {
  name: 'Royal',
  nameUrdu: 'شاہی',
  courses: [
    {
      name: 'Main',
      choose: 1,
      isMain: true,
      dishes: [
        { name: 'Chicken qorma', surcharge: null },
        { name: 'Mutton qorma', surcharge: 150 },
      ],
    },
    { name: 'Sweet', dishes: [{ name: 'Kheer' }] },
  ],
  bands: [
    { fromGuests: 1, price: 2000 },
    { fromGuests: 200, price: 1800 },
  ],
  guaranteedHeads: 120,
};

interface Dish {
  dishId: number;
  name: string;
}

interface MenuBody {
  id: number;
  courses: { name: string; dishes: Dish[] }[];
  retiredAt: string | null;
}

type Booked = BookingBody &
  RefusalBody & {
    menuAmount: number;
    hallBasePrice: number;
    menu: { menuId: number; name: string; heads: number } | null;
  };

let scene: RequestScene;
let venue: Venue;

beforeAll(async () => {
  scene = await openRequestScene();
  venue = await openVenue(scene.at);
});
afterAll(() => scene.at.close());

async function addMenu(owner: Person, changes: Record<string, unknown> = {}): Promise<MenuBody> {
  const { status, body } = await owner.rest<MenuBody>('POST', '/business/menus', { ...MENU, ...changes });
  expect(status).toBe(201);
  return body;
}

function quote(hallId: number, menu: unknown, overrides: Record<string, unknown> = {}) {
  const body = bookingInput(hallId, { menu, ...overrides });
  return scene.customer.rest<Booked>('POST', '/user/bookings/calculate-price', body);
}

describe('[issue: Menus] menus of a business', () => {
  it('are added, read, changed and retired; dishes keep their numbers', async () => {
    const { owner, hallId } = await openVenue(scene.at);
    const added = await addMenu(owner, { hallIds: [hallId] });
    expect(added.courses.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId))).toEqual([1, 2, 3]);
    expect((await owner.rest('GET', `/business/menus/${added.id}`)).body).toEqual(added);
    const courses = [
      {
        name: 'Main',
        choose: 1,
        isMain: true,
        dishes: [{ dishId: 2, name: 'Mutton', surcharge: 200 }, { name: 'Fish' }],
      },
    ];
    const changed = await owner.rest<MenuBody>('PUT', `/business/menus/${added.id}`, { ...MENU, courses });
    expect(changed.body.courses[0]?.dishes.map(({ dishId }) => dishId)).toEqual([2, 4]);
    const shown = await scene.customer.rest<MenuBody[]>('GET', `/public/halls/${hallId}/menus`);
    expect(shown.body).toEqual([changed.body]);
    const retired = await owner.rest<MenuBody>('DELETE', `/business/menus/${added.id}`);
    expect(retired.body.retiredAt).not.toBeNull();
    expect((await scene.customer.rest('GET', `/public/halls/${hallId}/menus`)).body).toEqual([]);
    const again = await owner.rest<RefusalBody>('PUT', `/business/menus/${added.id}`, MENU);
    expect(again).toMatchObject({ status: 409, body: { message: MENU_MESSAGES.retired } });
    const actions = await scene.at
      .context()
      .em.execute<{ action: string }[]>(
        `select action from audit_events where subject_type = 'menu' and subject_id = ? order by id`,
        [String(added.id)],
      );
    expect(actions.map(({ action }) => action)).toEqual(['catalogue.added', 'catalogue.changed', 'catalogue.removed']);
  });

  it.each([
    ['a hall of others', () => ({ hallIds: [scene.plain.hallId] }), 'hallIds'],
    [
      'a dish that it doesn’t have',
      () => ({ courses: [{ name: 'Main', dishes: [{ dishId: 9, name: 'X' }] }] }),
      'courses[0].dishes[0].dishId',
    ],
    ['no price', () => ({ bands: [] }), 'bands'],
  ])('refuse %s, naming the field, and change nothing', async (_what, changes, field) => {
    const count = await scene.count('menus');
    const refused = await venue.owner.rest<RefusalBody>('POST', '/business/menus', { ...MENU, ...changes() });
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
    expect(await scene.count('menus')).toBe(count);
  });

  it('are added once for a key', async () => {
    const { owner } = await openVenue(scene.at);
    const headers = { 'idempotency-key': 'menu' };
    const send = (changes: object = {}) =>
      owner.rest<MenuBody>('POST', '/business/menus', { ...MENU, ...changes }, headers);
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect(await send({ name: 'Other' })).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect((await owner.rest<unknown[]>('GET', '/business/menus')).body).toHaveLength(1);
  });

  it('keep halls that were deleted since, but take no others', async () => {
    const { owner, hallId } = await openVenue(scene.at);
    const { id } = await addMenu(owner, { hallIds: [hallId] });
    expect((await owner.rest('DELETE', `/business/halls/${hallId}`)).status).toBeLessThan(300);
    const path = `/business/menus/${id}`;
    expect((await owner.rest('PUT', path, { ...MENU, hallIds: [hallId] })).status).toBe(200);
    const refused = await owner.rest<RefusalBody>('PUT', path, { ...MENU, hallIds: [hallId, scene.plain.hallId] });
    expect(refused).toMatchObject({ status: 422, body: { field: 'hallIds' } });
    expect((await owner.rest('PUT', path, MENU)).status).toBe(200);
    expect((await owner.rest<RefusalBody>('PUT', path, { ...MENU, hallIds: [hallId] })).body.field).toBe('hallIds');
  });

  it('are hidden from other owners, and not for customers to change', async () => {
    const { id } = await addMenu(venue.owner);
    const other = scene.plain.owner;
    expect((await other.rest('GET', `/business/menus/${id}`)).status).toBe(404);
    expect((await other.rest('PUT', `/business/menus/${id}`, MENU)).status).toBe(404);
    expect((await other.rest('DELETE', `/business/menus/${id}`)).status).toBe(404);
    expect((await scene.customer.rest('POST', '/business/menus', MENU)).status).toBe(403);
    expect((await scene.customer.rest('GET', '/business/menus')).status).toBe(403);
  });

  it('are read with the same statements however many there are', async () => {
    const { owner, hallId } = await openVenue(scene.at);
    const read = async () =>
      (await recordStatements(scene.at.app.orm, () => scene.customer.rest('GET', `/public/halls/${hallId}/menus`)))
        .statements.length;
    await addMenu(owner);
    const one = await read();
    await addMenu(owner, { name: 'Another' });
    await addMenu(owner, { name: 'Third' });
    expect(await read()).toBe(one);
  });
});

describe('[issue: Menus] a menu in a booking', () => {
  it('takes the place of the price per person, for the guaranteed heads at least', async () => {
    const menu = await addMenu(venue.owner);
    const plain = await quote(venue.hallId, undefined);
    const { hallBasePrice } = plain.body;
    expect(plain.body).toMatchObject({ menuAmount: 0, menu: null });
    // 120 heads × (2000 + 150) instead of 100 × 1500.
    const quoted = await quote(venue.hallId, { menuId: menu.id, dishIds: [2] });
    expect(quoted.body).toMatchObject({ menuAmount: 258_000, hallBasePrice: hallBasePrice - 150_000 + 258_000 });
    expect(quoted.body.menu).toMatchObject({ name: 'Royal', heads: 120, pricePerHead: 2000, surchargePerHead: 150 });
    const many = await quote(venue.hallId, { menuId: menu.id, dishIds: [1] }, { guestCount: 200 });
    expect(many.body.menuAmount).toBe(360_000);
  });

  it.each([
    ['that is unknown', () => ({ menuId: 2_000_000, dishIds: [] }), MENU_MESSAGES.notOffered],
    ['with a dish that is gone', (id: number) => ({ menuId: id, dishIds: [77] }), MENU_MESSAGES.dishGone],
    ['with too many dishes', (id: number) => ({ menuId: id, dishIds: [1, 2] }), MENU_MESSAGES.tooManyOf(1, 'Main')],
  ])('refuses one %s, and books nothing', async (_what, choose, message) => {
    const menu = await addMenu(venue.owner);
    const before = await scene.everything();
    const refused = await scene.request(venue.hallId, { menu: choose(menu.id) });
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field: 'menu', message } });
    expect(await scene.everything()).toEqual(before);
  });

  it('refuses one where it isn’t served', async () => {
    const menu = await addMenu(venue.owner, { lastDay: '2027-03-19' });
    const refused = await quote(venue.hallId, { menuId: menu.id, dishIds: [] });
    expect(refused).toMatchObject({ status: 422, body: { field: 'menu', message: MENU_MESSAGES.notServed } });
  });

  it('is kept as it was agreed, and stays through changes unless something is said about it', async () => {
    const { owner, hallId } = await openVenue(scene.at);
    const menu = await addMenu(owner);
    const made = await scene.request(hallId, { menu: { menuId: menu.id, dishIds: [2] } });
    expect(made.status).toBe(201);
    const { id } = made.body;
    const cheaper = {
      ...MENU,
      courses: [{ name: 'Main', dishes: [{ dishId: 1, name: 'Daal' }] }],
      bands: [{ fromGuests: 1, price: 5 }],
    };
    expect((await owner.rest('PUT', `/business/menus/${menu.id}`, cheaper)).status).toBe(200);
    const path = `/user/bookings/${id}/changes/calculate-price`;
    interface Quoted {
      before: Booked;
      after: Booked;
    }
    const kept = await scene.customer.rest<Quoted>('POST', path, { guestCount: 200 });
    // 200 × (1800 + 150): what was agreed, at its own band.
    expect(kept.body.before.menuAmount).toBe(258_000);
    expect(kept.body.after).toMatchObject({ menuAmount: 390_000, menu: { name: 'Royal', heads: 200 } });
    const gone = await scene.customer.rest<Booked>('POST', path, { menu: { menuId: menu.id, dishIds: [2] } });
    expect(gone).toMatchObject({ status: 422, body: { field: 'menu', message: MENU_MESSAGES.dishGone } });
    const both = { menu: { menuId: menu.id, dishIds: [1] }, withoutMenu: true };
    const refused = await scene.customer.rest<RefusalBody>('POST', path, both);
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field: 'withoutMenu' } });
    const without = await scene.customer.rest<Quoted>('POST', path, { withoutMenu: true });
    expect(without.body.after).toMatchObject({ menuAmount: 0, menu: null });

    const proposed = await scene.customer.rest('POST', `/user/bookings/${id}/changes`, { withoutMenu: true });
    expect(proposed.status).toBe(201);
    const list = await owner.rest<{ id: number }[]>('GET', `/business/bookings/${id}/changes`);
    const stored = await scene.at.context().em.execute(
      `select jsonb_exists_any(old_terms, array['menu', 'menuAmount']) as before, jsonb_exists_any(new_terms, array['menu', 'menuAmount']) as after
         from booking_changes where booking_id = ?`,
      [id],
    );
    // An older server has no columns for what terms without a menu would say of it.
    expect(stored).toEqual([{ before: true, after: false }]);
    const answer = { status: 'accepted' };
    await owner.rest('PUT', `/business/booking-changes/${list.body[0]?.id}/status`, answer);
    const rows = await scene.at.context().em.execute(`select menu, menu_amount from bookings where id = ?`, [id]);
    expect(rows).toEqual([{ menu: null, menu_amount: null }]);
  });

  it('tells who must accept other dishes of it which they are', async () => {
    const { owner, hallId } = await openVenue(scene.at);
    const menu = await addMenu(owner);
    const customerEmail = scene.customer.email;
    const made = await scene.request(hallId, { menu: { menuId: menu.id, dishIds: [2] }, customerEmail });
    const { id } = made.body;
    const change = { menu: { menuId: menu.id, dishIds: [1] } };
    expect((await scene.customer.rest('POST', `/user/bookings/${id}/changes`, change)).status).toBe(201);
    const dishes = (names: string[]) => ({ menu: { name: 'Royal', dishes: names.map((name) => ({ name })) } });
    const list = await owner.rest<{ id: number }[]>('GET', `/business/bookings/${id}/changes`);
    const terms = { before: dishes(['Mutton qorma', 'Kheer']), after: dishes(['Chicken qorma', 'Kheer']) };
    expect(list.body).toMatchObject([terms]);
    const timeline = await owner.rest<{ change: object | null }[]>('GET', `/business/bookings/${id}/timeline`);
    expect(timeline.body.find(({ change: each }) => each)).toMatchObject({ change: terms });

    await owner.rest('PUT', `/business/booking-changes/${list.body[0]?.id}/status`, { status: 'accepted' });
    const { em } = scene.at.context();
    const mails = await em.execute<{ text: string }[]>(
      `select text from outbox_mails
       where kind like 'booking-change%' and split_part(dedupe_key, ':', 2)::int = ? order by id`,
      [id],
    );
    const told = mails.flatMap(({ text }) => /^(?:New|Former) menu.*$/m.exec(text) ?? []);
    expect(told).toEqual([
      'New menu: Royal × 120 heads (Chicken qorma, Kheer)',
      'Former menu: Royal × 120 heads (Mutton qorma, Kheer)',
    ]);
    const [logged] = await em.execute<{ before: object; after: object }[]>(
      `select before, after from audit_events where subject_type = 'booking' and subject_id = ? and action = 'booking.changed'`,
      [String(id)],
    );
    expect(logged).toMatchObject({
      before: { menu: 'Royal × 120 heads (Mutton qorma, Kheer)' },
      after: { menu: 'Royal × 120 heads (Chicken qorma, Kheer)' },
    });
  });

  it('can’t cost more than the hall’s price that it is part of, as an older server would write it', async () => {
    const menu = await addMenu(venue.owner);
    const { em } = scene.at.context();
    const made = await scene.request(venue.hallId, {
      menu: { menuId: menu.id, dishIds: [2] },
      startTime: '2027-04-20T14:00:00.000Z',
      endTime: '2027-04-20T18:00:00.000Z',
    });
    expect(made.status).toBe(201);
    const write = em.execute('update bookings set hall_base_price = 257999.99 where id = ?', [made.body.id]);
    await expect(write).rejects.toThrow('bookings_menu_within_hall_price');
  });

  it('is chosen by owners for what they enter', async () => {
    const { owner, hallId } = await openVenue(scene.at);
    const menu = await addMenu(owner);
    const entered = await owner.rest<Booked>(
      'POST',
      '/business/bookings',
      bookingInput(hallId, { menu: { menuId: menu.id, dishIds: [1] } }),
    );
    expect(entered).toMatchObject({ status: 201, body: { menuAmount: 240_000, menu: { menuId: menu.id } } });
  });
});

describe('[issue: Menus] the one-dish rule', () => {
  const kinds = (body: Booked) =>
    (body as unknown as { cityRules: { kind: string }[] }).cityRules.map(({ kind }) => kind);

  it('is shown unless the menu has one main dish at most', async () => {
    const { owner, hallId } = await openVenue(scene.at);
    await scene.at.context().em.execute(`update halls set city = 'Menupur' where id = ?`, [hallId]);
    await scene.at
      .context()
      .em.execute(
        `insert into city_rules (city, kind, effect, first_day, source) values ('Menupur', 'one_dish', 'warn', '2020-01-01', 'Act')`,
      );
    const one = await addMenu(owner);
    const courses = [{ name: 'Main', isMain: true, dishes: [{ name: 'Qorma' }, { name: 'Biryani' }] }];
    const two = await addMenu(owner, { name: 'Two', courses });
    const open = await addMenu(owner, { name: 'Open', courses: courses.map((each) => ({ ...each, choose: 2 })) });
    const unsaid = await addMenu(owner, {
      name: 'Unsaid',
      courses: courses.map((each) => ({ ...each, isMain: false })),
    });
    expect(kinds((await quote(hallId, undefined)).body)).toEqual(['one_dish']);
    expect(kinds((await quote(hallId, { menuId: one.id, dishIds: [1] })).body)).toEqual([]);
    for (const { id } of [two, open, unsaid]) {
      expect(kinds((await quote(hallId, { menuId: id, dishIds: [] })).body)).toEqual(['one_dish']);
    }
  });
});
