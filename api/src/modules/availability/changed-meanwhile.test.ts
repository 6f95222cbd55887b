import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { openVenue } from '../../testing/scene.js';

interface Row {
  id: number;
  version: string;
}

let at: Harness;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

const MENU = {
  ...{ name: 'Gold', shiftNames: [], bands: [{ fromGuests: 1, price: 1500 }] },
  courses: [{ name: 'Main', dishes: [{ name: 'Biryani' }] }],
};

const KINDS: [string, (hallId: number) => string, object, (owner: Person) => Promise<Row[]>][] = [
  [
    'shifts',
    (hallId) => `/business/halls/${hallId}/shifts`,
    { name: 'Dinner', weekdays: [6, 5], startTime: '19:00', endTime: '23:00', price: 90_000, priceType: 'FIXED' },
    async (owner) => {
      const { body } = await owner.rest<{ halls: { shifts: Row[] }[] }>('GET', '/business/schedule');
      return body.halls.flatMap(({ shifts }) => shifts);
    },
  ],
  [
    'rates',
    () => '/business/rates',
    { weekdays: [6], firstDay: '2027-04-01', lastDay: '2027-05-01', price: 1200.5 },
    async (owner) => (await owner.rest<Row[]>('GET', '/business/rates')).body,
  ],
  ['menus', () => '/business/menus', MENU, async (owner) => (await owner.rest<Row[]>('GET', '/business/menus')).body],
];

describe('[issue: changes by colleagues] shifts, rates and menus', () => {
  it.each(KINDS)('%s aren’t saved over a change that wasn’t seen', async (kind, path, input, list) => {
    const { hallId, owner } = await openVenue(at);
    const { body: added } = await owner.rest<Row>('POST', path(hallId), input);
    expect(await list(owner)).toMatchObject([{ id: added.id, version: added.version }]);
    const save = (name: string, basis: object) =>
      owner.rest<Row>('PUT', `/business/${kind}/${added.id}`, { ...input, name, ...basis });
    const seen = { previousVersion: added.version };
    const { status, body: changed } = await save('Sana', seen);
    expect(status).toBe(200);
    expect(changed.version).not.toBe(added.version);
    // The same again, whose first answer was lost.
    expect((await save('Sana', seen)).body.version).toBe(changed.version);
    expect(await save('Bilal', seen)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await list(owner)).toMatchObject([{ name: 'Sana', version: changed.version }]);
    expect((await save('Bilal', { previousVersion: changed.version })).status).toBe(200);
    expect((await save('Any', {})).status).toBe(200);
  });

  it('a dish that a colleague has taken away is such a change', async () => {
    const { owner } = await openVenue(at);
    const { body: menu } = await owner.rest<Row>('POST', '/business/menus', MENU);
    const change = (dish: object, basis: object) =>
      owner.rest('PUT', `/business/menus/${menu.id}`, {
        ...{ ...MENU, ...basis },
        courses: [{ name: 'Main', dishes: [dish] }],
      });
    expect((await change({ name: 'Korma' }, {})).status).toBe(200);
    const own = { dishId: 1, name: 'Biryani' };
    expect((await change(own, { previousVersion: menu.version })).body).toMatchObject({ code: 'CONFLICT' });
    expect((await change(own, {})).body).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
