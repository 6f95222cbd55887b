import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import { NamedQuery } from '../../database/prepared.js';
import { enumName, hundredths, isOneOf, type Database } from '../../database/tables.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { AgreedServices, BookedService } from './price.types.js';

/** Reads the services of one of several bookings. */
export type ServiceReader = (bookingId: number, kind: keyof AgreedServices) => Promise<BookedService[]>;

function selectFixed(db: Kysely<Database>, bookingIds: readonly number[]) {
  return db
    .selectFrom('booking_fixed_services as s')
    .select(['s.booking_id as bookingId', sql<keyof AgreedServices>`'fixed'`.as('kind'), 's.id'])
    .select(['s.service_id as serviceId', 's.name', 's.description', hundredths('s.price').as('price')])
    .select([
      enumName<ServicePriceType>('s.price_type').as('priceType'),
      sql<number>`1`.as('quantity'),
      's.is_included as isIncluded',
    ])
    .select(hundredths('s.amount').as('amount'))
    .where(isOneOf('s.booking_id', bookingIds));
}

function selectOptional(db: Kysely<Database>, bookingIds: readonly number[]) {
  return db
    .selectFrom('booking_optional_services as s')
    .select(['s.booking_id as bookingId', sql<keyof AgreedServices>`'optional'`.as('kind'), 's.id'])
    .select(['s.service_id as serviceId', 's.name', 's.description', hundredths('s.price').as('price')])
    .select([
      enumName<ServicePriceType>('s.price_type').as('priceType'),
      's.quantity',
      sql<boolean>`true`.as('isIncluded'),
    ])
    .select(hundredths('s.amount').as('amount'))
    .where(isOneOf('s.booking_id', bookingIds));
}

const SERVICES = new NamedQuery('booked-services', (db, bookingIds: readonly number[]) =>
  selectFixed(db, bookingIds).unionAll(selectOptional(db, bookingIds)).orderBy('kind').orderBy('id'),
);

/** The services of bookings by booking id, in the agreed order; one statement. */
export async function findServices(
  em: EntityManager,
  bookingIds: readonly number[],
): Promise<Map<number, AgreedServices>> {
  const found = new Map(bookingIds.map((id): [number, AgreedServices] => [id, { fixed: [], optional: [] }]));
  for (const { bookingId, kind, id: _id, ...service } of await SERVICES.run(em, bookingIds))
    found.get(bookingId)?.[kind].push(service);
  return found;
}

/** Reads services that are already loaded. */
export function createServiceReader(found: ReadonlyMap<number, AgreedServices>): ServiceReader {
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
