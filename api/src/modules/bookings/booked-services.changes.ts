import type { EntityManager } from '@mikro-orm/postgresql';
import { runNamed } from '../../database/prepared.js';
import { numericFromHundredths } from '../../database/types.js';
import type { BookedService } from './booking-price.types.js';

/** SQL: two writes in one statement, prepared once for any number of services. */
const INSERT_SERVICES = {
  name: 'insert-booked-services',
  text: `
    with fixed as (
      insert into booking_fixed_services
        (booking_id, service_id, name, description, price, price_type, is_included, amount)
      select s."bookingId", s."serviceId", s.name, s.description, s.price, lower(s."priceType"), s."isIncluded", s.amount
        from json_to_recordset($1) as s (
          "bookingId" int, "serviceId" int, name text, description text, price numeric, "priceType" text, "isIncluded" boolean, amount numeric))
    insert into booking_optional_services
      (booking_id, service_id, name, description, price, price_type, quantity, amount)
    select s."bookingId", s."serviceId", s.name, s.description, s.price, lower(s."priceType"), s.quantity, s.amount
      from json_to_recordset($2) as s (
        "bookingId" int, "serviceId" int, name text, description text, price numeric, "priceType" text, quantity int, amount numeric)`,
};

/** The services of a booking. */
export interface BookingServices {
  bookingId: number;
  fixedServices: readonly BookedService[];
  optionalServices: readonly BookedService[];
}

function toJson(bookings: readonly BookingServices[], kind: 'fixedServices' | 'optionalServices'): string {
  return JSON.stringify(
    bookings.flatMap(({ bookingId, [kind]: services }) =>
      services.map((service) => ({
        bookingId,
        ...service,
        price: numericFromHundredths(service.price),
        amount: numericFromHundredths(service.amount),
      })),
    ),
  );
}

/** Stores the services as agreed, unaffected by later changes of their owner; one statement, and none without services. */
export async function insertServices(em: EntityManager, bookings: readonly BookingServices[]): Promise<void> {
  const count = bookings.reduce((sum, each) => sum + each.fixedServices.length + each.optionalServices.length, 0);
  if (count === 0) return;
  await runNamed(em, INSERT_SERVICES, [toJson(bookings, 'fixedServices'), toJson(bookings, 'optionalServices')]);
}
