import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type NotNull } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database, InferExpression } from '../../database/tables.js';
import {
  applyOwnSettings,
  DEFAULT_BOOKING_SETTINGS,
  type BookingSettings,
  type OwnSettings,
} from '../../domain/availability/availability.js';

/** The stored settings of a business (`b`) without defaults, as a column for statements that read a business anyway. */
export function selectSettingsJson() {
  const eb = expressionBuilder<Database & { b: Database['businesses'] }, 'b'>();
  return jsonBuildObject({
    timeZone: eb.ref('b.time_zone'),
    operatingHours: jsonArrayFrom(
      eb
        .selectFrom('business_operating_hours as w')
        .select(['w.day_of_week as dayOfWeek', 'w.opening_time as openingTime', 'w.closing_time as closingTime'])
        .select('w.is_active as isActive')
        .whereRef('w.business_id', '=', 'b.id')
        .orderBy('w.day_of_week'),
    ),
    // Null if nothing is stored.
    slots: jsonObjectFrom(
      eb
        .selectFrom('business_time_slots as t')
        .select(['t.slot_duration as slotDuration', 't.buffer_time as bufferTime'])
        .select(['t.allow_multiple_slots as allowMultipleSlots', 't.max_advance_booking_days as maxAdvanceBookingDays'])
        .select('t.min_advance_booking_hours as minAdvanceBookingHours')
        .whereRef('t.business_id', '=', 'b.id'),
    ),
  });
}

type StoredSettings = InferExpression<ReturnType<typeof selectSettingsJson>>;

/**
 * The settings that hold for a hall: its own, else its business's, else the defaults. Everything that depends on
 * hours, slots, buffer or advance reads them here.
 * @param own what the hall says for itself
 * @param ofHall what the hall sells, if it doesn't sell free times; special days and closed dates; the rules of its city
 */
export function toBookingSettings(
  { timeZone, operatingHours, slots }: StoredSettings,
  own: OwnSettings | null,
  ofHall: Pick<BookingSettings, 'shifts' | 'exceptions' | 'cityRules'>,
): BookingSettings {
  const ofBusiness = { ...DEFAULT_BOOKING_SETTINGS, ...slots, operatingHours };
  return { ...applyOwnSettings(ofBusiness, own), timeZone, ...ofHall };
}

/**
 * The logos on invoices of a business. Locks the business: booking requests do, too, so none of their invoices is missed.
 */
export async function lockPrintedLogos(em: EntityManager, businessId: number): Promise<string[]> {
  const db = em.getKysely<Database>();
  await db.selectFrom('businesses').select('id').where('id', '=', businessId).forUpdate().execute();
  const printed = await db
    .selectFrom('bookings')
    .select('seller_logo as logo')
    .distinct()
    .where('business_id', '=', businessId)
    .where('seller_logo', 'is not', null)
    .$narrowType<{ logo: NotNull }>()
    .execute();
  return printed.map(({ logo }) => logo);
}
