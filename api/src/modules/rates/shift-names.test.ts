import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RATE_MESSAGES } from '../../domain/rates/inputs.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { givenHall, givenShift, openVenue } from '../../testing/scene.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

const LUNCH = { name: 'Lunch', startTime: '12:00', endTime: '16:00', price: 2_000 };
const DINNER = { name: 'Dinner', startTime: '19:00', endTime: '00:30', price: 3_000 };

async function addRate(owner: Person, input: Record<string, unknown>): Promise<void> {
  const { status } = await owner.rest('POST', '/business/rates', { weekdays: [6], percentage: 20, ...input });
  expect(status).toBe(201);
}

function rename(owner: Person, shiftId: number | undefined, name: string) {
  return owner.rest('PUT', `/business/shifts/${shiftId}`, { ...DINNER, name, weekdays: [0, 1, 2, 3, 4, 5, 6] });
}

async function shiftNames(owner: Person): Promise<string[]> {
  const { body } = await owner.rest<{ shiftName: string }[]>('GET', '/business/rates');
  return body.map(({ shiftName }) => shiftName);
}

describe('[decision 0025] rates of a shift that is renamed', () => {
  it('refuse a name that would leave two of them for the same days', async () => {
    const { owner, hallId, shiftIds } = await openVenue(at, { shifts: [LUNCH, DINNER] });
    await addRate(owner, { hallId, shiftName: 'Dinner' });
    await addRate(owner, { hallId, shiftName: 'Evening', name: 'Busy evenings' });
    const message = RATE_MESSAGES.equalOnceRenamed('Busy evenings');
    const refusal = { status: 422, body: { code: 'INVALID_INPUT', field: 'name', message } };
    expect(await rename(owner, shiftIds[1], 'evening')).toMatchObject(refusal);
    expect(await shiftNames(owner)).toEqual(['Dinner', 'Evening']);
    const { body } = await owner.rest('GET', '/business/schedule');
    expect(body).toMatchObject({ halls: [{ shifts: [{ name: 'Lunch' }, { name: 'Dinner' }] }] });
  });

  it('allow one that leaves them apart', async () => {
    const { owner, hallId, shiftIds, businessId } = await openVenue(at, { shifts: [LUNCH, DINNER] });
    const second = await givenHall(at.context().em, businessId);
    const other = await givenShift(at.context().em, second, DINNER);
    await addRate(owner, { hallId, shiftName: 'Dinner' });
    await addRate(owner, { hallId, shiftName: 'Evening', weekdays: [5] });
    await addRate(owner, { shiftName: 'Evening' });
    expect((await rename(owner, shiftIds[1], 'Evening')).status).toBe(200);
    expect((await rename(owner, other, 'Evening')).status).toBe(200);
    expect(await shiftNames(owner)).toEqual(['Evening', 'Evening', 'Evening']);
  });
});
