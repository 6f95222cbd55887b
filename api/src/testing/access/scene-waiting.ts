import type { EntityManager } from '@mikro-orm/postgresql';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { givenBooking } from '../scene.js';
import { insert } from './scene-rows.js';

/** The hours that a guest has of the other owner's hall, and that somebody may wait for. */
export const AWAITED = { startTime: '2027-03-13T10:00:00.000Z', endTime: '2027-03-13T15:00:00.000Z' };

/** The other owner holds times, and the customer waits for one that a guest has. Returns the id of the entry. */
export async function insertWaiting(
  em: EntityManager,
  { customerId, ownerId }: { customerId: number; ownerId: number },
  { businessId, hallId }: { businessId: number; hallId: number },
): Promise<number> {
  await em.execute('update businesses set hold_hours = 2 where id = ?', [businessId]);
  const status = BookingStatus.CONFIRMED;
  const startTime = new Date(AWAITED.startTime);
  await givenBooking(em, { userId: null, enteredBy: ownerId, hallId }, { startTime, status });
  const next = new Date('2027-03-14T10:00:00.000Z');
  await givenBooking(em, { userId: null, enteredBy: ownerId, hallId }, { startTime: next, status });
  return insert(em, 'waiting_entries', {
    user_id: customerId,
    hall_id: hallId,
    business_id: businessId,
    start_time: next.toISOString(),
    end_time: '2027-03-14T15:00:00.000Z',
    guest_count: 50,
  });
}
