import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import { isOneOf, type Database } from '../../database/tables.js';
import { EXCEPTION_LIMITS } from '../../domain/availability/limits.js';
import {
  findLayoutsAboveCapacity,
  HALL_FACT_MESSAGES,
  HALL_FACTS,
  OUTSIDE_POLICIES,
} from '../../domain/halls/facts.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { MENU_LIMITS } from '../../domain/menus/limits.js';
import type { Business } from '../businesses/business.entity.js';
import { HallCategory } from '../catalogue/hall-category.entity.js';
import { HallType } from '../catalogue/hall-type.entity.js';
import { claimPictures } from '../media/claims.js';
import type { HallFields } from './hall-owner.inputs.js';
import type { Hall } from './hall.entity.js';

/** The tables that link a hall to its catalogue. */
const LINKS = {
  services: {
    table: 'hall_fixed_services',
    column: 'service_id',
    catalogue: 'fixed_services',
    noun: 'service',
    field: 'fixedServiceIds',
  },
  amenities: {
    table: 'hall_amenities',
    column: 'amenity_id',
    catalogue: 'amenities',
    noun: 'amenity',
    field: 'amenityIds',
  },
} as const;

/** The kind of link: fixed services or amenities. */
export type HallLinks = keyof typeof LINKS;

/**
 * The category and type of an input.
 * @throws DomainError NOT_FOUND naming the field, also for another owner's
 */
export async function loadKinds(
  em: EntityManager,
  business: Business,
  { categoryId, typeId }: Pick<HallFields, 'categoryId' | 'typeId'>,
) {
  const own = { business: business.id };
  const category = await em.findOne(HallCategory, { id: categoryId, ...own });
  if (!category) throw new DomainError('NOT_FOUND', 'The category was not found', { field: 'categoryId' });
  const type = await em.findOne(HallType, { id: typeId, ...own });
  if (!type) throw new DomainError('NOT_FOUND', 'The hall type was not found', { field: 'typeId' });
  return { category: ref(category), type: ref(type) };
}

/** Fields that stay as they are if an input omits them. */
const OPTIONAL = [
  ...(['hallName', 'description', 'hallNameUrdu', 'descriptionUrdu', 'city', 'latitude', 'longitude'] as const),
  ...(['profileImage', ...HALL_FACTS] as const),
] as const;

type Given = { [Name in (typeof OPTIONAL)[number]]?: Exclude<HallFields[Name], undefined> };

/** The hall columns of an input; omitted ones stay as they are. A charge goes with the policy that it belonged to. */
export function toContent(input: HallFields) {
  const { hallNumber, capacity, pricePerHour, pricePerPerson, location, sliderImages } = input;
  const given = Object.fromEntries(
    OPTIONAL.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
  ) as Given;
  for (const { policy, charge } of OUTSIDE_POLICIES) if (policy in given) given[charge] ??= null;
  return {
    ...{ hallNumber, capacity, pricePerHour, pricePerPerson, location },
    sliderImages: [...new Set(sliderImages)],
    ...given,
  };
}

/**
 * What an input leaves as it was has to fit what it changes.
 * @throws DomainError INVALID_INPUT naming the layouts that seat more guests than the capacity
 */
export function assertLayoutsFit(hall: Hall): void {
  const fields = findLayoutsAboveCapacity(hall);
  if (fields.length > 0) {
    throw invalidInput(fields.map((field) => ({ field, message: HALL_FACT_MESSAGES.aboveCapacity })));
  }
}

/** All pictures that a hall shows. */
export function listPictures({
  profileImage,
  floorPlan,
  sliderImages,
}: Pick<Hall, 'profileImage' | 'floorPlan' | 'sliderImages'>): string[] {
  return [profileImage, floorPlan, ...sliderImages].filter((address) => address !== null);
}

/** Claims the pictures that a hall shows now; pictures no longer used are swept later. */
export async function claimHallPictures(ctx: RequestContext, em: EntityManager, hall: Hall): Promise<void> {
  const { profileImage, floorPlan } = hall;
  const single = new Map([
    [floorPlan, 'floorPlan'],
    [profileImage, 'profileImage'],
  ]);
  await claimPictures(ctx, em, {
    pictures: listPictures(hall),
    claim: `hall:${hall.id}`,
    getField: (address) => single.get(address) ?? 'sliderImages',
  });
}

/**
 * Links catalogue entries to a hall.
 * @param ids whole: replaces the links; more: adds to them
 * @throws DomainError NOT_FOUND naming the field, also for another owner's
 */
export async function linkToHall(
  em: EntityManager,
  hall: Pick<Hall, 'id' | 'business'>,
  links: HallLinks,
  ids: { whole: readonly number[] } | { more: readonly number[]; field: string },
): Promise<void> {
  const { table, column, catalogue, noun, field } = LINKS[links];
  const requested = 'whole' in ids ? ids.whole : ids.more;
  const db = em.getKysely<Database>();
  // SQL: which tables depends on the kind of link, and Kysely's types don't follow that.
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(catalogue)}
    where business_id = ${hall.business.id} and ${isOneOf('id', requested)}`.execute(db);
  if (rows[0]?.count !== new Set(requested).size)
    throw new DomainError('NOT_FOUND', `The ${noun} was not found`, { field: 'whole' in ids ? field : ids.field });
  if ('whole' in ids)
    await sql`delete from ${sql.table(table)} where hall_id = ${hall.id} and not ${isOneOf(column, requested)}`.execute(
      db,
    );
  // An existing link is no error.
  await sql`insert into ${sql.table(table)} (hall_id, ${sql.ref(column)})
    select ${hall.id}::int, id from unnest(${requested}::int[]) as id on conflict do nothing`.execute(db);
}

/** Copies what a hall is linked to and sold by to another hall of the same business. SQL, as {@link linkToHall}. */
export async function copyLinks(em: EntityManager, fromId: number, toId: number): Promise<void> {
  for (const { table, column } of Object.values(LINKS))
    await sql`insert into ${sql.table(table)} (hall_id, ${sql.ref(column)})
      select ${toId}::int, ${sql.ref(column)} from ${sql.table(table)} where hall_id = ${fromId}`.execute(
      em.getKysely<Database>(),
    );
  await sql`insert into hall_shifts (hall_id, name, weekdays, start_time, end_time, price, price_type)
    select ${toId}::int, name, weekdays, start_time, end_time, price, price_type from hall_shifts where hall_id = ${fromId}
    order by id`.execute(em.getKysely<Database>());
  await copySettings(em, fromId, toId);
  await copySpecialDays(em, fromId, toId);
  const rate =
    sql.raw(`name, shift_name, weekdays, first_day, last_day, season_start, season_end, hijri_month, percentage,
    price, price_type`);
  await sql`insert into hall_rates (business_id, hall_id, ${rate})
    select business_id, ${toId}::int, ${rate} from hall_rates where hall_id = ${fromId} order by id`.execute(
    em.getKysely<Database>(),
  );
  await copyTerms(em, fromId, toId);
}

/** Copies the special days and closed dates of a hall, the first ones where a business can't have as many. */
async function copySpecialDays(em: EntityManager, fromId: number, toId: number): Promise<void> {
  const day = sql.raw('first_day, last_day, opening_time, closing_time, note');
  await sql`insert into schedule_exceptions (business_id, hall_id, ${day})
    select business_id, ${toId}::int, ${day} from schedule_exceptions where hall_id = ${fromId}
    order by first_day limit greatest(0, ${EXCEPTION_LIMITS.perBusinessMax} - (
      select count(*) from schedule_exceptions x left join halls h on h.id = x.hall_id
        where x.business_id = (select business_id from halls where id = ${toId}) and h.deleted_at is null))`.execute(
    em.getKysely<Database>(),
  );
}

/**
 * Copies how bookings of a hall are paid, and serves the menus of that hall in the other one, too, except those that are for as many
 * halls as a menu can be: no form could save them.
 */
async function copyTerms(em: EntityManager, fromId: number, toId: number): Promise<void> {
  const db = em.getKysely<Database>();
  await sql`insert into payment_plans (business_id, hall_id, rules)
    select business_id, ${toId}::int, rules from payment_plans where hall_id = ${fromId}`.execute(db);
  await sql`update menus set hall_ids = hall_ids || ${toId}::int
    where business_id = (select business_id from halls where id = ${toId}) and ${fromId} = any (hall_ids)
      and cardinality(hall_ids) < ${MENU_LIMITS.hallsMax} and retired_at is null`.execute(db);
}

/** What the audit log says of a calendar: the host of its URL alone, since the rest can be a secret. */
interface ReleasedCalendar {
  name: string;
  host: string;
}

/**
 * Ends what takes the time of a removed hall: its external calendars, and coming blocks of spaces that no other hall takes.
 * @returns the calendars that it had
 */
export async function releaseTime(em: EntityManager, hallId: number, now: Date): Promise<ReleasedCalendar[]> {
  const db = em.getKysely<Database>();
  const calendars = db.deleteFrom('external_calendars').where('hall_id', '=', hallId).returning(['name', 'url']);
  const released = await calendars.execute();
  await sql`delete from occupancies o using hall_unit_links l
    where l.hall_id = ${hallId} and o.unit_id = l.unit_id and o.kind = 'block' and upper(o.period) > ${now}
      and not exists (select from hall_unit_links s join halls h on h.id = s.hall_id
        where s.unit_id = o.unit_id and s.hall_id <> ${hallId} and h.deleted_at is null)`.execute(db);
  return released.map(({ name, url }) => ({ name, host: new URL(url).host }));
}

/** A space that is called like its only hall, with or without the number of `free_unit_name`, is renamed with it. */
export async function renameUnit(
  em: EntityManager,
  hallId: number,
  { before, after }: { before: string; after: string },
): Promise<void> {
  if (before === after) return;
  await sql`update hall_units u set name = free_unit_name(u.business_id, ${after}) from hall_unit_links l
    where l.unit_id = u.id and l.hall_id = ${hallId}
      and starts_with(u.name, ${before}) and substr(u.name, length(${before}) + 1) ~ '^( [(][0-9]+[)])?$'
      and not exists (select from hall_unit_links o where o.unit_id = u.id and o.hall_id <> ${hallId})`.execute(
    em.getKysely<Database>(),
  );
}

/** Copies what a hall says for itself instead of its business. */
async function copySettings(em: EntityManager, fromId: number, toId: number): Promise<void> {
  const settings = sql.raw(`slot_duration, buffer_time, allow_multiple_slots, max_advance_booking_days,
    min_advance_booking_hours, has_own_hours`);
  await sql`insert into hall_booking_settings (hall_id, ${settings})
    select ${toId}::int, ${settings} from hall_booking_settings where hall_id = ${fromId}`.execute(
    em.getKysely<Database>(),
  );
  await sql`insert into hall_operating_hours (hall_id, day_of_week, opening_time, closing_time, is_active)
    select ${toId}::int, day_of_week, opening_time, closing_time, is_active from hall_operating_hours
    where hall_id = ${fromId} order by id`.execute(em.getKysely<Database>());
}
