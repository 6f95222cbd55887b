import type { EntityManager } from '@mikro-orm/postgresql';
import { givenBooking } from '../scene.js';
import { insert } from './scene-rows.js';

/** The days of the functions. */
const STARTS = ['2027-04-10T10:00:00.000Z', '2027-04-11T10:00:00.000Z'];

/** Two functions that the customer requested together, both at one hall. Returns the id of the group. */
export async function insertFunctions(
  em: EntityManager,
  { userId, hallId }: { userId: number; hallId: number },
): Promise<number> {
  const groupId = await insert(em, 'booking_groups', {
    user_id: userId,
    name: 'Two of us',
    answer_by: '2027-03-05T10:00:00.000Z',
    created_at: '2027-03-01T07:00:00.000Z',
  });
  for (const start of STARTS) {
    const id = await givenBooking(em, { userId, hallId }, { startTime: new Date(start) });
    await em.execute(`update bookings set group_id = ?, function_name = 'mehndi' where id = ?`, [groupId, id]);
  }
  return groupId;
}
