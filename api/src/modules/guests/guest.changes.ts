import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { StoredSecondPhone } from '../../domain/guests/second-phone.js';

/** What to note about a guest. */
interface NewNotes {
  businessId: number;
  phone: string;
  /** Null removes them. */
  notes: string | null;
  now: Date;
}

/** The notes of a business on a guest, once nobody else can change them until the transaction has ended; null without any. */
export async function lockNotes(em: EntityManager, businessId: number, phone: string): Promise<string | null> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('guest_notes')
    .select('notes')
    .where('business_id', '=', businessId)
    .where('phone', '=', phone)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.notes ?? null;
}

/** Saves or removes the notes of a business on a guest. */
export async function saveNotes(em: EntityManager, { businessId, phone, notes, now }: NewNotes): Promise<void> {
  const db = em.getKysely<Database>();
  if (notes === null) {
    await db.deleteFrom('guest_notes').where('business_id', '=', businessId).where('phone', '=', phone).execute();
    return;
  }
  await db
    .insertInto('guest_notes')
    .values({ business_id: businessId, phone, notes, updated_at: now })
    .onConflict((conflict) => conflict.columns(['business_id', 'phone']).doUpdateSet({ notes, updated_at: now }))
    .execute();
}

/** Whose second phone is saved. */
interface NewSecondPhone {
  businessId: number;
  guestPhone: string;
  /** Null removes it. */
  second: StoredSecondPhone | null;
  now: Date;
}

/**
 * Locks the latest booking of a guest, so that no erasure ends before the guest's record is written.
 * @returns its id; undefined without a booking
 */
export async function lockGuest(em: EntityManager, businessId: number, phone: string): Promise<number | undefined> {
  const lock = () =>
    em
      .getKysely<Database>()
      .selectFrom('bookings')
      .select('id')
      .where('business_id', '=', businessId)
      .where('customer_phone_e164', '=', phone)
      .orderBy('id', 'desc')
      .limit(1)
      .forNoKeyUpdate()
      .executeTakeFirst();
  // One whose number was erased while this waited for it is no longer theirs: an earlier one may be.
  const row = (await lock()) ?? (await lock());
  return row?.id;
}

/** Saves or removes the second phone of a guest of a business. */
export async function saveSecondPhone(
  em: EntityManager,
  { businessId, guestPhone, second, now }: NewSecondPhone,
): Promise<void> {
  const db = em.getKysely<Database>();
  if (second === null) {
    await db
      .deleteFrom('guest_second_phones')
      .where('business_id', '=', businessId)
      .where('guest_phone', '=', guestPhone)
      .execute();
    return;
  }
  const given = { name: second.name, phone: second.phone, phone_e164: second.phoneE164, updated_at: now };
  await db
    .insertInto('guest_second_phones')
    .values({ business_id: businessId, guest_phone: guestPhone, ...given })
    .onConflict((conflict) => conflict.columns(['business_id', 'guest_phone']).doUpdateSet(given))
    .execute();
}

/** Deletes notes and second phones of guests of whom no booking knows any more, since their contact was removed. */
export async function deleteNotesWithoutGuest(em: EntityManager): Promise<void> {
  const db = em.getKysely<Database>();
  const isKnown = (businessId: string, phone: string) =>
    sql<SqlBool>`exists (select from bookings b
      where b.business_id = ${sql.ref(businessId)} and b.customer_phone_e164 = ${sql.ref(phone)})`;
  await db
    .deleteFrom('guest_notes as n')
    .where((eb) => eb.not(isKnown('n.business_id', 'n.phone')))
    .execute();
  await db
    .deleteFrom('guest_second_phones as s')
    .where((eb) => eb.not(isKnown('s.business_id', 's.guest_phone')))
    .execute();
}
