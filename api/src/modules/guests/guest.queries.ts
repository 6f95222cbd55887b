import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression, type InferResult, type SqlBool } from 'kysely';
import { paginate, type ListOrder } from '../../database/paginate.js';
import { containsUrdu } from '../../database/searching.js';
import { hundredths, isOneOf, named, type Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import { toPhonePrefixes, type PhonePlace } from '../../domain/text/phone.js';

const LATEST_FIRST: ListOrder = { by: 'b.id', type: 'int', direction: 'desc' };

const where = expressionBuilder<Database & { b: Database['bookings'] }, 'b'>();

/** The latest booking (`b`) of each guest of a business: an index has the bookings by business, phone and id. */
function selectLatest(em: EntityManager, businessId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .where('b.business_id', '=', businessId)
    .where('b.customer_phone_e164', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bookings as later')
            .select('later.id')
            .whereRef('later.business_id', '=', 'b.business_id')
            .whereRef('later.customer_phone_e164', '=', 'b.customer_phone_e164')
            .whereRef('later.id', '>', 'b.id'),
        ),
      ),
    );
}

/** Latest bookings (`b`) as guests, with counts of all their bookings, and the notes of the business. */
function selectGuests(em: EntityManager, now: Date) {
  const isFirm = sql<SqlBool>`k.status = ${OCCUPYING_BOOKING}`;
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .leftJoin('guest_notes as n', (join) =>
      join.onRef('n.business_id', '=', 'b.business_id').onRef('n.phone', '=', 'b.customer_phone_e164'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('bookings as k')
          .select([
            sql<number>`count(*)::int`.as('bookingCount'),
            sql<number>`(count(*) filter (where ${isFirm}))::int`.as('confirmedCount'),
            sql<Date | null>`min(k.start_time) filter (where ${isFirm} and k.end_time > ${now})`.as('nextAt'),
            sql<Date | null>`max(k.start_time) filter (where ${isFirm} and k.end_time <= ${now})`.as('lastAt'),
          ])
          .whereRef('k.business_id', '=', 'b.business_id')
          .whereRef('k.customer_phone_e164', '=', 'b.customer_phone_e164')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select(['b.id', sql<string>`b.customer_phone_e164`.as('phone'), 'n.notes'])
    .select(['b.customer_name as name', 'b.customer_phone as phoneAsGiven', 'b.customer_email as email'])
    .select(['counts.bookingCount', 'counts.confirmedCount', 'counts.nextAt', 'counts.lastAt']);
}

/** A guest as the bookings show it. */
export type GuestRow = InferResult<ReturnType<typeof selectGuests>>[number];

/** Conditions for guests (latest bookings `b`) with a text in the name of any of their bookings, or at the phone's beginning. */
function isSearched(em: EntityManager, businessId: number, search: string | null, place: PhonePlace) {
  // The indexed text has the name, too.
  const folded = containsUrdu('k.folded_text', search);
  const name = containsUrdu(sql<string>`(' ' || urdu_form(k.customer_name))`, search);
  if (!search || !folded || !name) return [];
  const hasName: Expression<SqlBool> = where(
    'b.customer_phone_e164',
    'in',
    em
      .getKysely<Database>()
      .selectFrom('bookings as k')
      .select('k.customer_phone_e164')
      .where('k.business_id', '=', businessId)
      .where(folded)
      .where(name),
  );
  const begins = toPhonePrefixes(search, place).map((prefix) => where('b.customer_phone_e164', 'like', `${prefix}%`));
  return [where.or([hasName, ...begins])];
}

/** Whose guests are asked for, and which. */
interface GuestSearch {
  businessId: number;
  search: string | null;
  place: PhonePlace;
}

/** The guests of a business, latest request first; one statement, and one for the total. */
export function findGuests(
  em: EntityManager,
  { businessId, search, place }: GuestSearch,
  now: Date,
  page: PageRequest,
): Promise<Connection<GuestRow>> {
  const found = selectLatest(em, businessId).where(where.and(isSearched(em, businessId, search, place)));
  return paginate(em, { found, rows: selectGuests(em, now), id: 'b.id' }, LATEST_FIRST, page);
}

/** A guest of a business by phone; undefined without a booking. */
export function findGuest(
  em: EntityManager,
  businessId: number,
  phone: string,
  now: Date,
): Promise<GuestRow | undefined> {
  return selectGuests(em, now)
    .where('b.business_id', '=', businessId)
    .where('b.customer_phone_e164', '=', phone)
    .orderBy('b.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function selectOwing(em: EntityManager, businessId: number, phones: readonly string[]) {
  return em
    .getKysely<Database>()
    .selectFrom('bookings as b')
    .select(['b.id', 'b.status', 'b.currency', sql<string>`b.customer_phone_e164`.as('phone')])
    .select(named('b', ['confirmedAt', 'createdAt', 'startTime', 'timeZone', 'cancelledAt', 'cancelledAfterEntryId']))
    .select(named('b', ['cancellationReason', 'cancellationRules', 'hallTitle']))
    .select(['b.payment_plan as plan', hundredths('b.total_price').as('totalPrice')])
    .where('b.business_id', '=', businessId)
    .where(isOneOf('b.customer_phone_e164', phones));
}

/** A booking of a guest, as what is owed depends on it. */
export type OwingBooking = InferResult<ReturnType<typeof selectOwing>>[number];

/** The bookings of guests of a business, in the order of their starts. */
export function findOwingBookings(
  em: EntityManager,
  businessId: number,
  phones: readonly string[],
): Promise<OwingBooking[]> {
  return selectOwing(em, businessId, phones).orderBy('b.start_time').orderBy('b.id').execute();
}

/** What to note about a guest. */
interface NewNotes {
  businessId: number;
  phone: string;
  /** Null removes them. */
  notes: string | null;
  now: Date;
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

/** Deletes notes on guests of whom no booking knows any more, since their contact was removed. */
export async function deleteNotesWithoutGuest(em: EntityManager): Promise<void> {
  await em
    .getKysely<Database>()
    .deleteFrom('guest_notes as n')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bookings as b')
            .select('b.id')
            .whereRef('b.business_id', '=', 'n.business_id')
            .whereRef('b.customer_phone_e164', '=', 'n.phone'),
        ),
      ),
    )
    .execute();
}
