import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { NamedQuery } from '../../database/prepared.js';
import { enumName, hundredths, isOneOf, type Database } from '../../database/tables.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { AgreedServices, BookedService } from './booking-price.types.js';

/** Reads the services of one of several bookings. */
export type ServiceReader = (bookingId: number, kind: keyof AgreedServices) => Promise<BookedService[]>;

type Tables = Database & { b: Database['bookings'] };

const eb = expressionBuilder<Tables, 'b'>();

function selectFixed() {
  return eb
    .selectFrom('booking_fixed_services as s')
    .select(['s.service_id as serviceId', 's.name', 's.description', hundredths('s.price').as('price')])
    .select([
      enumName<ServicePriceType>('s.price_type').as('priceType'),
      sql<number>`1`.as('quantity'),
      's.is_included as isIncluded',
    ])
    .select(hundredths('s.amount').as('amount'));
}

function selectOptional() {
  return eb
    .selectFrom('booking_optional_services as s')
    .select(['s.service_id as serviceId', 's.name', 's.description', hundredths('s.price').as('price')])
    .select([
      enumName<ServicePriceType>('s.price_type').as('priceType'),
      's.quantity',
      sql<boolean>`true`.as('isIncluded'),
    ])
    .select(hundredths('s.amount').as('amount'));
}

/** The services of a booking (`b`) in the agreed order, as a column for statements that read a booking anyway. */
export function servicesJson() {
  return jsonBuildObject({
    fixed: jsonArrayFrom(selectFixed().whereRef('s.booking_id', '=', 'b.id').orderBy('s.id')),
    optional: jsonArrayFrom(selectOptional().whereRef('s.booking_id', '=', 'b.id').orderBy('s.id')),
  });
}

const SERVICES = new NamedQuery('booked-services', (db, bookingIds: readonly number[]) =>
  db
    .selectFrom('bookings as b')
    .select(['b.id', servicesJson().as('services')])
    .where(isOneOf('b.id', bookingIds)),
);

/** The services of bookings by booking id, in the agreed order; one statement. */
export async function findServices(
  em: EntityManager,
  bookingIds: readonly number[],
): Promise<Map<number, AgreedServices>> {
  return new Map((await SERVICES.run(em, bookingIds)).map(({ id, services }) => [id, services]));
}

/** Reads services that were selected with their bookings. */
export function createServiceReader(bookings: readonly { id: number; services: AgreedServices }[]): ServiceReader {
  const found = new Map(bookings.map(({ id, services }) => [id, services]));
  return (bookingId, kind) => Promise.resolve(found.get(bookingId)?.[kind] ?? []);
}

/** Reads the services of all bookings on first use, and not at all if never used. */
export function createLazyServiceReader(em: EntityManager, bookingIds: readonly number[]): ServiceReader {
  let found: Promise<Map<number, AgreedServices>> | undefined;
  return async (bookingId, kind) => {
    found ??= findServices(em, bookingIds);
    return (await found).get(bookingId)?.[kind] ?? [];
  };
}
