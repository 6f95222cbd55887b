import type { EntityManager } from '@mikro-orm/postgresql';
import { hundredthsFromNumeric } from '../../database/types.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { BookedService } from './booking.types.js';

/** The services of a booking as they were agreed: those that came with the hall, and the chosen ones. */
export interface AgreedServices {
  fixed: BookedService[];
  optional: BookedService[];
}

interface ServiceRow {
  booking_id: number;
  kind: keyof AgreedServices;
  service_id: number | null;
  name: string;
  description: string | null;
  price: string;
  price_type: ServicePriceType;
  quantity: number;
  is_included: boolean;
  amount: string;
}

function select(kind: keyof AgreedServices, quantity: string, isIncluded: string): string {
  return `select s.booking_id, '${kind}' as kind, s.id, s.service_id, s.name, s.description, s.price::text, upper(s.price_type) as price_type,
                 ${quantity} as quantity, ${isIncluded} as is_included, s.amount::text
            from booking_${kind}_services s where s.booking_id = any(?)`;
}

const SELECT = `${select('fixed', '1', 's.is_included')} union all ${select('optional', 's.quantity', 'true')}
  order by kind, id`;

function toService(row: ServiceRow): BookedService {
  return {
    serviceId: row.service_id,
    name: row.name,
    description: row.description,
    price: hundredthsFromNumeric(row.price),
    priceType: row.price_type,
    quantity: row.quantity,
    isIncluded: row.is_included,
    amount: hundredthsFromNumeric(row.amount),
  };
}

/** The services of bookings by the booking's number, in the order in which they were agreed; one statement. */
export async function findServices(
  em: EntityManager,
  bookingIds: readonly number[],
): Promise<Map<number, AgreedServices>> {
  const found = new Map(bookingIds.map((id): [number, AgreedServices] => [id, { fixed: [], optional: [] }]));
  const ids = `{${bookingIds.join(',')}}`;
  for (const row of await em.execute<ServiceRow[]>(SELECT, [ids, ids])) {
    found.get(row.booking_id)?.[row.kind].push(toService(row));
  }
  return found;
}

/**
 * The services of bookings that are shown together: read for all of them when the first is asked for, and not at all where
 * nobody asks.
 */
export function servicesWhenAsked(
  em: EntityManager,
  bookingIds: readonly number[],
): (bookingId: number, kind: keyof AgreedServices) => Promise<BookedService[]> {
  let found: Promise<Map<number, AgreedServices>> | undefined;
  return async (bookingId, kind) => {
    found ??= findServices(em, bookingIds);
    return (await found).get(bookingId)?.[kind] ?? [];
  };
}
