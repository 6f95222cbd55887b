import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { startHarness, type Harness } from '../../testing/harness.js';
import { givenBooking, givenHall, openVenue, shareUnits } from '../../testing/scene.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

interface Calendar {
  blocks: { note: string | null; hallIds: number[] }[];
  bookings: { takenHallIds: number[] }[];
}

describe('[business §2 My Halls] a removed hall', () => {
  it('is no longer among those that a block or a booking takes, and its own blocks are gone', async () => {
    const { owner, businessId, hallId } = await openVenue(at);
    const { em } = at.context();
    const [sharing, alone] = [await givenHall(em, businessId), await givenHall(em, businessId)];
    await shareUnits(em, sharing, [hallId]);
    const customer = await at.person(Role.USER);
    const startTime = new Date('2027-03-20T14:00:00Z');
    await givenBooking(em, { userId: customer.id, hallId }, { status: BookingStatus.CONFIRMED, startTime });
    const block = (note: string, id: number | null) =>
      owner.rest('POST', '/business/blocks', { date: '2027-03-21', hallId: id, note });
    await block('Repairs', hallId);
    await block('Paint', alone);
    const read = async () =>
      (await owner.rest<Calendar>('GET', '/business/calendar?from=2027-03-20&to=2027-03-21')).body;
    expect(await read()).toMatchObject({
      blocks: [
        { note: 'Repairs', hallIds: [hallId, sharing] },
        { note: 'Paint', hallIds: [alone] },
      ],
      bookings: [{ takenHallIds: [hallId, sharing] }],
    });
    for (const id of [sharing, alone]) expect((await owner.rest('DELETE', `/business/halls/${id}`)).status).toBe(200);
    expect(await read()).toMatchObject({
      blocks: [{ note: 'Repairs', hallIds: [hallId] }],
      bookings: [{ takenHallIds: [hallId] }],
    });
    const left = await em.execute<{ note: string }[]>(
      `select o.note from occupancies o join hall_units u on u.id = o.unit_id
        where o.kind = 'block' and u.business_id = ?`,
      [businessId],
    );
    expect(left).toEqual([{ note: 'Repairs' }]);
  });
});
