import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Expression, type InferResult, type SqlBool } from 'kysely';
import { paginate, type ListOrder } from '../../database/paginate.js';
import { containsUrdu } from '../../database/searching.js';
import { hundredths, isOneOf, named, type Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import type { StoredSecondPhone } from '../../domain/guests/second-phone.js';
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
    .leftJoin('guest_second_phones as s', (join) =>
      join.onRef('s.business_id', '=', 'b.business_id').onRef('s.guest_phone', '=', 'b.customer_phone_e164'),
    )
    .select(['b.id', sql<string>`b.customer_phone_e164`.as('phone'), 'n.notes'])
    .select(['s.name as secondName', 's.phone as secondPhoneAsGiven', 's.phone_e164 as secondPhone'])
    .select(['b.customer_name as name', 'b.customer_phone as phoneAsGiven', 'b.customer_email as email'])
    .select(['counts.bookingCount', 'counts.confirmedCount', 'counts.nextAt', 'counts.lastAt']);
}

/** A guest as the bookings show it. */
export type GuestRow = InferResult<ReturnType<typeof selectGuests>>[number];

/** Whether a guest (latest booking `b`) has a second phone with a condition. */
function hasSecondPhone(em: EntityManager, businessId: number, condition: Expression<SqlBool>): Expression<SqlBool> {
  return where(
    'b.customer_phone_e164',
    'in',
    em
      .getKysely<Database>()
      .selectFrom('guest_second_phones as s')
      .select('s.guest_phone')
      .where('s.business_id', '=', businessId)
      .where(condition),
  );
}

/**
 * Conditions for guests (latest bookings `b`) with a text in the name of any of their bookings or of their second phone, or at the
 * beginning of a phone.
 */
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
  const secondName = containsUrdu(sql<string>`(' ' || urdu_form(s.name))`, search);
  const begins = toPhonePrefixes(search, place).flatMap((prefix) => [
    where('b.customer_phone_e164', 'like', `${prefix}%`),
    hasSecondPhone(em, businessId, sql<SqlBool>`s.phone_e164 like ${`${prefix}%`}`),
  ]);
  return [where.or([hasName, ...(secondName ? [hasSecondPhone(em, businessId, secondName)] : []), ...begins])];
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

/** The second phone of a guest, if there is one. */
export function findSecondPhone(
  em: EntityManager,
  businessId: number,
  guestPhone: string,
): Promise<Pick<StoredSecondPhone, 'phoneE164'> | undefined> {
  return em
    .getKysely<Database>()
    .selectFrom('guest_second_phones')
    .select('phone_e164 as phoneE164')
    .where('business_id', '=', businessId)
    .where('guest_phone', '=', guestPhone)
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

/** The second phones of guests of an owner's business, for the export. */
export function selectOwnersSecondPhones(em: EntityManager, userId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('guest_second_phones as s')
    .innerJoin('businesses as b', 'b.id', 's.business_id')
    .select(['s.guest_phone', 's.name', 's.phone', 's.phone_e164', 's.updated_at'])
    .where('b.owner_id', '=', userId)
    .orderBy('s.id');
}
