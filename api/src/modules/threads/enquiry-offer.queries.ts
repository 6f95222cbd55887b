import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { enumName, type Database } from '../../database/tables.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { OPEN_BOOKING } from '../../domain/bookings/transitions.js';
import type { EnquirySource } from '../../domain/threads/enquiries.js';

/** What an offer to an enquiry depends on. */
export function findAsked(em: EntityManager, id: number) {
  return em
    .getKysely<Database>()
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('bookings as o', 'o.id', 'e.offer_id')
    .select(['h.business_id as businessId', 'e.hall_id as hallId', 'e.day', 'e.guest_count as guestCount'])
    .select([enumName<EnquirySource>('e.source').as('source'), enumName<Occasion | null>('e.occasion').as('occasion')])
    .select([sql<number | null>`e.user_id`.as('userId'), 'u.name as customerName', 'e.lost_at as lostAt'])
    .select(sql<boolean>`coalesce(o.status = ${OPEN_BOOKING}, false)`.as('hasOffer'))
    .where('e.id', '=', id)
    .executeTakeFirst();
}

/** Names what was offered last for an enquiry whose thread is locked, and when something first was. */
export async function setOffer(em: EntityManager, id: number, bookingId: number, now: Date): Promise<void> {
  const db = em.getKysely<Database>();
  await db.updateTable('enquiries').set({ offer_id: bookingId }).where('id', '=', id).execute();
  await db
    .updateTable('threads')
    .set({ first_offered_at: now })
    .where('enquiry_id', '=', id)
    .where('first_offered_at', 'is', null)
    .execute();
}
