import type { EntityManager } from '@mikro-orm/postgresql';
import { isOneOf, toEnumValue, type Database } from '../../database/tables.js';
import { Role } from '../../domain/accounts/roles.js';
import type { BookingChangeStatus } from '../../domain/bookings/changes.js';
import { changeJson, type ChangeRow } from '../bookings/open-change.queries.js';

function selectChanges(em: EntityManager) {
  return em.getKysely<Database>().selectFrom('booking_changes as c').select(changeJson().as('change'));
}

/** The changes of a booking, the latest first. */
export async function findChanges(em: EntityManager, bookingId: number): Promise<ChangeRow[]> {
  const rows = await selectChanges(em).where('c.booking_id', '=', bookingId).orderBy('c.id', 'desc').execute();
  return rows.map(({ change }) => change);
}

/** A change by its id. */
export async function findChange(em: EntityManager, id: number): Promise<ChangeRow | undefined> {
  return (await selectChanges(em).where('c.id', '=', id).executeTakeFirst())?.change;
}

/** Writes the end of an open change. @param by who ended it; null for the platform. @param note why, in their words */
export async function writeEnd(
  em: EntityManager,
  id: number,
  { status, by, now, note = null }: { status: BookingChangeStatus; by: number | null; now: Date; note?: string | null },
): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('booking_changes')
    .set({ status: toEnumValue(status), answered_by: by, answer_note: note, ended_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

/** Removes what either side wrote with the changes of bookings. */
export async function eraseChangeNotes(em: EntityManager, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await em
    .getKysely<Database>()
    .updateTable('booking_changes')
    .set({ price_reason: null, note: null, answer_note: null })
    .where(isOneOf('booking_id', bookingIds))
    .where((eb) =>
      eb.or([eb('price_reason', 'is not', null), eb('note', 'is not', null), eb('answer_note', 'is not', null)]),
    )
    .execute();
}

/** Lets a change whose discount the owner allows wait for the customer. */
export async function passToCustomer(em: EntityManager, { id }: { id: number }, until: Date): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('booking_changes')
    .set({ waits_for_discount: false, expires_at: until })
    .where('id', '=', id)
    .execute();
}

/** The member of the team who proposed a change; null once they have left, and for `exceptId`. */
export async function findProposingMember(
  em: EntityManager,
  id: number,
  exceptId: number | null,
): Promise<{ name: string; email: string } | null> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('booking_changes as c')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .innerJoin('business_members as m', (join) =>
      join.onRef('m.user_id', '=', 'c.proposer_id').onRef('m.business_id', '=', 'b.business_id'),
    )
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.name', 'u.email'])
    .where('c.id', '=', id)
    .where('u.id', 'is distinct from', exceptId)
    .where('u.role', '=', Role.USER)
    .where('u.suspended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Open changes that are due, by their bookings; at most so many. */
export async function findDueChanges(
  em: EntityManager,
  now: Date,
  limit: number,
): Promise<{ id: number; bookingId: number }[]> {
  return em
    .getKysely<Database>()
    .selectFrom('booking_changes')
    .select(['id', 'booking_id as bookingId'])
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
