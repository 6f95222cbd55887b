import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { MENU_LIMITS } from '../../domain/menus/limits.js';
import { MENU_MESSAGES } from '../../domain/menus/menus.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, givenShift, openVenue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

const MENU = {
  name: 'Royal',
  courses: [{ name: 'Main', dishes: [{ name: 'Chicken qorma' }] }],
  bands: [{ fromGuests: 1, price: 2000 }],
};
const LUNCH = { name: 'Lunch', startTime: '12:00', endTime: '16:00', price: 2_000 };
const DINNER = { name: 'Dinner', startTime: '19:00', endTime: '00:30', price: 3_000 };
const WEEK = [0, 1, 2, 3, 4, 5, 6];

interface Answer {
  id: number;
  name: string;
  shiftNames: string[];
  field: string | null;
  message: string;
}

async function addMenu(owner: Person, shiftNames: string[], hallIds: number[] | null = null): Promise<number> {
  const { status, body } = await owner.rest<Answer>('POST', '/business/menus', { ...MENU, shiftNames, hallIds });
  expect(status).toBe(201);
  return body.id;
}

async function rename(owner: Person, shiftId: number | undefined, name: string, shift = DINNER): Promise<void> {
  const body = { ...shift, name, weekdays: WEEK };
  expect((await owner.rest('PUT', `/business/shifts/${shiftId}`, body)).status).toBe(200);
}

async function shiftNames(owner: Person): Promise<string[][]> {
  const { body } = await owner.rest<Answer[]>('GET', '/business/menus');
  return [...body].sort((one, other) => one.id - other.id).map((menu) => menu.shiftNames);
}

/** What a customer pays for a menu with a shift of Friday, 19 March, or why it can't be chosen. */
async function quoteMenu(hallId: number, menuId: number, shiftId: number | undefined) {
  const { status, body } = await customer.rest<Answer>('POST', '/user/bookings/calculate-price', {
    ...{ hallId, guestCount: 100, shiftId, date: '2027-03-19' },
    menu: { menuId, dishIds: [] },
  });
  return status === 200 ? 'served' : body.message;
}

describe('[issue: Menus] menus of a shift that is renamed', () => {
  it('stay on sale in it', async () => {
    const { owner, hallId, shiftIds } = await openVenue(at, { shifts: [LUNCH, DINNER] });
    const menuId = await addMenu(owner, ['dinner', 'Lunch']);
    const dinner = await addMenu(owner, ['Dinner'], [hallId]);
    await rename(owner, shiftIds[1], 'Evening');
    expect(await shiftNames(owner)).toEqual([['Evening', 'Lunch'], ['Evening']]);
    expect(await quoteMenu(hallId, menuId, shiftIds[1])).toBe('served');
    expect(await quoteMenu(hallId, dinner, shiftIds[0])).toBe(MENU_MESSAGES.notServed);
  });

  it('stay in the other shifts of the old name, until the last of them is renamed', async () => {
    const { owner, hallId, shiftIds, businessId } = await openVenue(at, { shifts: [DINNER] });
    const second = await givenHall(at.context().em, businessId);
    const other = await givenShift(at.context().em, second, DINNER);
    const menuId = await addMenu(owner, ['Dinner']);
    await addMenu(owner, ['Dinner'], [second]);
    await addMenu(owner, ['Dinner'], [hallId]);
    await rename(owner, shiftIds[0], 'Evening');
    expect(await shiftNames(owner)).toEqual([['Dinner', 'Evening'], ['Dinner'], ['Evening']]);
    expect(await quoteMenu(hallId, menuId, shiftIds[0])).toBe('served');
    expect(await quoteMenu(second, menuId, other)).toBe('served');
    await rename(owner, other, 'Evening');
    expect(await shiftNames(owner)).toEqual([['Evening'], ['Evening'], ['Evening']]);
  });

  it('stay in the old name alone where they are for as many shifts as they can be', async () => {
    const { owner, shiftIds, businessId } = await openVenue(at, { shifts: [DINNER] });
    const other = await givenShift(at.context().em, await givenHall(at.context().em, businessId), DINNER);
    const full = ['Dinner', ...Array.from({ length: MENU_LIMITS.shiftsMax - 1 }, (_, place) => `Shift ${place}`)];
    const menuId = await addMenu(owner, full);
    const withRoom = await addMenu(owner, full.slice(0, -1));
    await rename(owner, shiftIds[0], 'Evening');
    expect(await shiftNames(owner)).toEqual([full, ['Dinner', 'Evening', ...full.slice(1, -1)]]);
    for (const id of [menuId, withRoom]) {
      const { body } = await owner.rest<Answer>('GET', `/business/menus/${id}`);
      const again = await owner.rest('PUT', `/business/menus/${id}`, { ...MENU, shiftNames: body.shiftNames });
      expect(again.status).toBe(200);
    }
    await rename(owner, other, 'Evening');
    expect(await shiftNames(owner)).toEqual([
      ['Evening', ...full.slice(1)],
      ['Evening', ...full.slice(1, -1)],
    ]);
  });

  it('stay as they are where they aren’t for it, and where another owner has them', async () => {
    const { owner, shiftIds } = await openVenue(at, { shifts: [LUNCH, DINNER] });
    const stranger = await openVenue(at, { shifts: [DINNER] });
    await addMenu(owner, ['Lunch']);
    await addMenu(owner, []);
    await addMenu(stranger.owner, ['Dinner']);
    await rename(owner, shiftIds[1], 'Evening');
    expect(await shiftNames(owner)).toEqual([['Lunch'], []]);
    expect(await shiftNames(stranger.owner)).toEqual([['Dinner']]);
  });

  it('go along with a booking to another day of the shift, but not into another shift', async () => {
    const { owner, hallId, shiftIds } = await openVenue(at, { shifts: [LUNCH, DINNER] });
    const menuId = await addMenu(owner, ['Dinner']);
    const { startTime: _start, endTime: _end, ...details } = bookingInput(hallId);
    const booked = { ...details, shiftId: shiftIds[1], date: '2027-03-19', menu: { menuId, dishIds: [] } };
    const { status, body } = await customer.rest<Answer>('POST', '/user/bookings', booked);
    expect(status).toBe(201);
    await rename(owner, shiftIds[1], 'Evening');
    const move = (shiftId: number | undefined) =>
      customer.rest<Answer>('POST', `/user/bookings/${body.id}/changes/calculate-price`, {
        ...{ shiftId, date: '2027-03-20' },
      });
    expect(await move(shiftIds[1])).toMatchObject({
      status: 200,
      body: { after: { shiftName: 'Evening', menu: { name: 'Royal' } } },
    });
    expect(await move(shiftIds[0])).toMatchObject({
      status: 422,
      body: { field: 'menu', message: MENU_MESSAGES.notServed },
    });
  });
});
