import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { CHILDREN_MESSAGES } from '../../domain/menus/children.js';
import { MENU_FORM_MESSAGES } from '../../domain/menus/inputs.js';
import type { Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import { requestFunctions } from '../booking-groups/testing.js';
import {
  findWrongSums,
  openRequestScene,
  type BookingBody,
  type RefusalBody,
  type RequestScene,
} from '../bookings/testing.js';

/** 2,000 a head, from 200 heads 1,800; the mutton costs 100 more; children pay half. */
const MENU = {
  name: 'Royal',
  courses: [
    { name: 'Main', choose: 1, isMain: true, dishes: [{ name: 'Chicken' }, { name: 'Mutton', surcharge: 100 }] },
  ],
  bands: [
    { fromGuests: 1, price: 2000 },
    { fromGuests: 200, price: 1800 },
  ],
  childrenShare: 50,
};

/** The same menu once it is saved: its dishes have numbers. */
const KEPT_DISHES = {
  ...MENU,
  courses: MENU.courses.map((course) => ({
    ...course,
    dishes: course.dishes.map((dish, index) => ({ ...dish, dishId: index + 1 })),
  })),
};

interface Terms {
  guestCount: number;
  totalPrice: number;
  menuAmount: number;
  menu: { heads: number; childCount: number; childrenShare: number | null } | null;
}
type Booked = BookingBody & RefusalBody & Terms;
type Changed = RefusalBody & { before: Terms; after: Terms; difference: number };

let scene: RequestScene;
let venue: Venue;
let menuId: number;

beforeAll(async () => {
  scene = await openRequestScene();
});
afterAll(() => scene.at.close());

async function addMenu(owner: Person, changes: object = {}): Promise<number> {
  const { status, body } = await owner.rest<{ id: number }>('POST', '/business/menus', { ...MENU, ...changes });
  expect(status).toBe(201);
  return body.id;
}

/** A venue of its own with the menu. */
async function open(): Promise<Venue> {
  venue = await openVenue(scene.at);
  menuId = await addMenu(venue.owner);
  return venue;
}

const choice = (dishIds = [1]) => ({ menu: { menuId, dishIds } });
const quote = (details: object) =>
  scene.customer.rest<Booked>('POST', '/user/bookings/calculate-price', bookingInput(venue.hallId, { ...details }));
const request = (details: object) => scene.request(venue.hallId, { ...choice(), ...details });
const quoteChange = (id: number, change: object) =>
  scene.customer.rest<Changed>('POST', `/user/bookings/${id}/changes/calculate-price`, change);
const confirm = (id: number) => venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status: 'confirmed' });
const read = <Row extends object>(sql: string, values: unknown[]) => scene.at.context().em.execute<Row[]>(sql, values);

describe('[issue: Menus] a menu with a children’s share', () => {
  beforeAll(open);

  it('says the share to its owner and to customers, and loses it when it is saved without', async () => {
    const path = `/business/menus/${await addMenu(venue.owner, { childrenShare: 0 })}`;
    expect((await venue.owner.rest('GET', path)).body).toMatchObject({ childrenShare: 0 });
    const shown = await scene.customer.rest<object[]>('GET', `/public/halls/${venue.hallId}/menus`);
    expect(shown.body).toContainEqual(expect.objectContaining({ childrenShare: 50 }));
    const { childrenShare: _share, ...without } = MENU;
    expect((await venue.owner.rest('PUT', path, without)).body).toMatchObject({ childrenShare: null });
  });

  it.each([[101], [-1], [12.5]])('refuses %d percent, and changes nothing', async (childrenShare) => {
    const path = `/business/menus/${menuId}`;
    const refused = await venue.owner.rest<RefusalBody>('PUT', path, { ...MENU, childrenShare });
    const message = MENU_FORM_MESSAGES.childrenShare;
    expect(refused).toMatchObject({ status: 422, body: { field: 'childrenShare', message } });
    expect((await venue.owner.rest('GET', path)).body).toMatchObject({ childrenShare: 50 });
  });
});

describe('[issue: Menus] a booking with children', () => {
  beforeAll(open);

  it('is priced with them at their share, and with nobody where nothing is said', async () => {
    const adults = await quote(choice([2]));
    expect(adults.body).toMatchObject({ menuAmount: 210_000, menu: { heads: 100, childCount: 0, childrenShare: 50 } });
    const quoted = await quote({ ...choice([2]), childCount: 40 });
    expect(quoted.body).toMatchObject({ menuAmount: 168_000, menu: { heads: 100, childCount: 40 } });
    expect(quoted.body.totalPrice).toBe(adults.body.totalPrice - 42_000);
    expect((await quote({ ...choice(), childCount: 0 })).status).toBe(200);
  });

  it.each([
    ['without a menu', () => ({ childCount: 1 }), CHILDREN_MESSAGES.noShare],
    ['more than guests', () => ({ ...choice(), childCount: 101 }), CHILDREN_MESSAGES.tooMany],
    ['fewer than none', () => ({ ...choice(), childCount: -1 }), CHILDREN_MESSAGES.count],
  ])('refuses children %s in quotes and requests, and books nothing', async (_name, toDetails, message) => {
    const before = await scene.everything();
    const refusal = { status: 422, body: { code: 'INVALID_INPUT', field: 'childCount', message } };
    expect(await quote(toDetails())).toMatchObject(refusal);
    expect(await scene.request(venue.hallId, toDetails())).toMatchObject(refusal);
    const entry = bookingInput(venue.hallId, toDetails());
    expect(await venue.owner.rest('POST', '/business/bookings', entry)).toMatchObject(refusal);
    expect(await scene.everything()).toEqual(before);
  });

  it('refuses children of a menu without a share', async () => {
    const plain = await addMenu(venue.owner, { childrenShare: null });
    const refused = await quote({ menu: { menuId: plain, dishIds: [1] }, childCount: 5 });
    expect(refused).toMatchObject({ status: 422, body: { field: 'childCount', message: CHILDREN_MESSAGES.noShare } });
    const gone = await quote({ menu: { menuId: 2_000_000, dishIds: [] }, childCount: 5 });
    expect(gone).toMatchObject({ status: 422, body: { field: 'menu' } });
  });

  it('keeps share and number whatever becomes of the menu, and exports how many they are', async () => {
    const made = await request({ childCount: 40 });
    expect(made).toMatchObject({ status: 201, body: { menuAmount: 160_000, menu: { childCount: 40 } } });
    await venue.owner.rest('PUT', `/business/menus/${menuId}`, { ...KEPT_DISHES, childrenShare: 90 });
    const path = `/business/bookings/${made.body.id}`;
    expect((await venue.owner.rest('GET', path)).body).toMatchObject({
      menuAmount: 160_000,
      menu: { heads: 100, childCount: 40, childrenShare: 50 },
    });
    const headers = { authorization: `Bearer ${venue.owner.token}` };
    const csv = await fetch(`${scene.at.url}/api/business/bookings/export.csv`, { headers });
    expect(await csv.text()).toContain(',Royal,160000.00,40\r\n');
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('is entered by owners', async () => {
    const times = { startTime: '2027-04-02T14:00:00.000Z', endTime: '2027-04-02T18:00:00.000Z' };
    const entry = bookingInput(venue.hallId, { ...choice(), ...times, childCount: 100 });
    const entered = await venue.owner.rest<Booked>('POST', '/business/bookings', entry);
    expect(entered).toMatchObject({ status: 201, body: { menu: { childCount: 100 } } });
  });

  it('is one of several functions', async () => {
    const [first, second] = [await openVenue(scene.at), await openVenue(scene.at)];
    const own = await addMenu(second.owner);
    const functions = (children: number) => {
      const { customerName: _name, customerPhone: _phone, customerEmail: _email, ...details } = bookingInput(0);
      const day = (at: number) => ({
        startTime: `2027-05-0${at}T14:00:00.000Z`,
        endTime: `2027-05-0${at}T18:00:00.000Z`,
      });
      return [
        { ...details, ...day(1), functionName: 'mehndi', hallId: first.hallId },
        {
          ...{ ...details, ...day(2), functionName: 'walima', hallId: second.hallId },
          ...{ menu: { menuId: own, dishIds: [1] }, childCount: children },
        },
      ];
    };
    const refused = await requestFunctions(scene.customer, [], { functions: functions(101) });
    expect(refused).toMatchObject({ status: 422, body: { field: 'functions[1].childCount' } });
    const made = await requestFunctions(scene.customer, [], { functions: functions(30) });
    expect(made.status).toBe(201);
    const [, walima] = made.body.bookings;
    const { body } = await scene.customer.rest<Booked>('GET', `/user/bookings/${walima?.id}`);
    expect(body).toMatchObject({ menuAmount: 170_000, menu: { childCount: 30 } });
  });
});

describe('[issue: Menus] changes of a booking with children', () => {
  let id: number;

  beforeAll(async () => {
    await open();
    ({ id } = (await request({ childCount: 40, customerEmail: scene.customer.email })).body);
    // What was agreed counts, not what the menu says later.
    await venue.owner.rest('PUT', `/business/menus/${menuId}`, { ...KEPT_DISHES, childrenShare: 90 });
  });

  it.each([
    ['more guests are adults', { guestCount: 120 }, 200_000, 40],
    ['other children, by the agreed share', { childCount: 60 }, 140_000, 60],
    ['no children', { childCount: 0 }, 200_000, 0],
    ['other dishes, at today’s share', { menu: [2] }, 2100 * 96, 40],
  ])(
    'are priced with %s',
    async (
      _name,
      { menu, ...change }: { menu?: number[]; guestCount?: number; childCount?: number },
      amount,
      children,
    ) => {
      const { status, body } = await quoteChange(id, { ...change, ...(menu && choice(menu)) });
      expect(status).toBe(200);
      expect(body.before).toMatchObject({ menuAmount: 160_000, menu: { childCount: 40 } });
      expect(body.after).toMatchObject({ menuAmount: amount, menu: { childCount: children } });
    },
  );

  it('count no children for a menu without a share, or for none', async () => {
    const plain = { menu: { menuId: await addMenu(venue.owner, { childrenShare: null }), dishIds: [1] } };
    const other = await quoteChange(id, plain);
    expect(other.body.after).toMatchObject({ menuAmount: 200_000, menu: { childCount: 0, childrenShare: null } });
    expect((await quoteChange(id, { withoutMenu: true })).body.after).toMatchObject({ menu: null, menuAmount: 0 });
    const refusal = { status: 422, body: { field: 'childCount', message: CHILDREN_MESSAGES.noShare } };
    expect(await quoteChange(id, { ...plain, childCount: 1 })).toMatchObject(refusal);
    expect(await quoteChange(id, { withoutMenu: true, childCount: 1 })).toMatchObject(refusal);
  });

  it('refuse fewer guests than children until they say how many these are', async () => {
    const refused = await quoteChange(id, { guestCount: 30 });
    expect(refused).toMatchObject({ status: 422, body: { field: 'childCount', message: CHILDREN_MESSAGES.tooMany } });
    expect((await quoteChange(id, { guestCount: 30, childCount: 30 })).body.after).toMatchObject({
      menuAmount: 30_000,
    });
  });

  it('tell both sides how many children there are, and change nothing with the same', async () => {
    const path = `/user/bookings/${id}/changes`;
    const nothing = await scene.customer.rest<RefusalBody>('POST', path, { childCount: 40 });
    expect(nothing).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await scene.customer.rest('POST', path, { childCount: 60 })).status).toBe(201);
    const open = await venue.owner.rest<{ id: number }[]>('GET', `/business/bookings/${id}/changes`);
    const answer = `/business/booking-changes/${open.body[0]?.id}/status`;
    expect((await venue.owner.rest('PUT', answer, { status: 'accepted' })).status).toBe(200);
    const { body } = await scene.customer.rest<Booked>('GET', `/user/bookings/${id}`);
    expect(body).toMatchObject({ guestCount: 100, menuAmount: 140_000, menu: { childCount: 60 } });
    const mails = await read<{ text: string }>(
      `select text from outbox_mails where kind like 'booking-change%' and split_part(dedupe_key, ':', 2)::int = ? order by id`,
      [id],
    );
    const told = mails.flatMap(({ text }) => /^(?:New|Former) number of children.*$/m.exec(text) ?? []);
    expect(told).toEqual(['New number of children: 60', 'Former number of children: 40']);
    const [logged] = await read<{ after: object }>(
      `select after from audit_events where subject_type = 'booking' and subject_id = ? and action = 'booking.changed'`,
      [String(id)],
    );
    expect(logged?.after).toMatchObject({ menu: 'Royal × 40 adults, 60 children at 50% (Chicken)' });
  });

  it('are made by an offer as well', async () => {
    const times = { startTime: '2027-04-12T14:00:00.000Z', endTime: '2027-04-12T18:00:00.000Z' };
    const asked = await request({ ...times, childCount: 0 });
    const offer = { childCount: 20, validUntil: '2027-03-05T18:00:00.000Z' };
    const quoted = await venue.owner.rest<Changed>(
      'POST',
      `/business/bookings/${asked.body.id}/offers/calculate-price`,
      offer,
    );
    // The request was made when the share was 90.
    expect(quoted.body.after).toMatchObject({ menuAmount: 196_000, menu: { childCount: 20, childrenShare: 90 } });
  });
});

describe('[issue: Menus] an offer to an enquiry with children', () => {
  let path: string;

  beforeAll(open);
  beforeEach(async () => {
    const asker = await scene.at.person(Role.USER);
    const asked = await asker.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, {
      text: 'And for children?',
    });
    path = `/business/enquiries/${asked.body.id}/offers`;
  });

  const stay = (details: object) => ({
    ...{ startTime: '2027-04-20T14:00:00.000Z', endTime: '2027-04-20T18:00:00.000Z', guestCount: 100 },
    ...{ validUntil: '2027-03-05T18:00:00.000Z', ...details },
  });
  const quoteOffer = (details: object) =>
    venue.owner.rest<Changed>('POST', `${path}/calculate-price`, stay({ ...choice(), ...details }));

  it('counts them at their share', async () => {
    expect((await quoteOffer({})).body.after).toMatchObject({ menuAmount: 200_000, menu: { childCount: 0 } });
    const { after } = (await quoteOffer({ childCount: 40 })).body;
    expect(after).toMatchObject({ menuAmount: 160_000, menu: { childCount: 40, childrenShare: 50 } });
    const made = await venue.owner.rest<Booked>('POST', path, stay({ ...choice(), childCount: 40 }));
    expect(made).toMatchObject({ status: 201, body: { menuAmount: 160_000, menu: { childCount: 40 } } });
    expect(made.body.totalPrice).toBe(after.totalPrice);
  });

  it.each([
    ['without a menu', { menu: null, childCount: 1 }, CHILDREN_MESSAGES.noShare],
    ['more than guests', { childCount: 101 }, CHILDREN_MESSAGES.tooMany],
    ['fewer than none', { childCount: -1 }, CHILDREN_MESSAGES.count],
  ])('refuses them %s', async (_name, details, message) => {
    expect(await quoteOffer(details)).toMatchObject({ status: 422, body: { field: 'childCount', message } });
  });
});

describe('[issue: Menus] children and the final number of guests', () => {
  let id: number;

  beforeAll(async () => {
    await open();
    ({ id } = (await request({ childCount: 95 })).body);
    await confirm(id);
  });

  const set = (guestCount: number) =>
    scene.customer.rest<Booked>('PUT', `/user/bookings/${id}/final-guests`, { guestCount });

  it('leaves the children as they are while there are as many guests', async () => {
    expect((await set(110)).body).toMatchObject({ guestCount: 110, menuAmount: 125_000, menu: { childCount: 95 } });
  });

  it('makes all guests children where there are fewer', async () => {
    expect((await set(90)).body).toMatchObject({ guestCount: 90, menuAmount: 90_000, menu: { childCount: 90 } });
  });

  it('charges extra guests afterwards as adults', async () => {
    await read(
      `with moved as (
         update occupancies set period = tstzrange(lower(period) - interval '30 days', upper(period) - interval '30 days')
           where booking_id = ? returning id)
       update bookings set start_time = start_time - interval '30 days', end_time = end_time - interval '30 days'
         where id = ? returning id`,
      [id, id],
    );
    const path = `/business/bookings/${id}/charges/calculate-price`;
    const charged = await venue.owner.rest('POST', path, { extraGuests: 10 });
    expect(charged).toMatchObject({ status: 200, body: { guests: { count: 10, price: 2000, amount: 20_000 } } });
  });
});

describe('[issue: Menus] beside a server that knows no shares', () => {
  it('reads children who were charged as adults as adults', async () => {
    await open();
    const { id } = (await request({ childCount: 40 })).body;
    await read(
      `update bookings set menu = menu || '{"menuAmount": 20000000}', menu_amount = 200000, adjustment_amount = 0,
         hall_base_price = hall_base_price + 40000, total_price = total_price + 40000 where id = ? returning id`,
      [id],
    );
    const { body } = await scene.customer.rest<Booked>('GET', `/user/bookings/${id}`);
    expect(body).toMatchObject({ menuAmount: 200_000, menu: { heads: 100, childCount: 0, childrenShare: 50 } });
    // A menu that was agreed before there were shares has none.
    await read(`update bookings set menu = menu - 'childCount' - 'childrenShare' where id = ? returning id`, [id]);
    const before = await scene.customer.rest<Booked>('GET', `/user/bookings/${id}`);
    expect(before.body.menu).toMatchObject({ childCount: 0, childrenShare: null });
    expect(await quoteChange(id, { childCount: 5 })).toMatchObject({ status: 422, body: { field: 'childCount' } });
  });
});
