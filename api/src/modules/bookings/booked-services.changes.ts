import type { EntityManager } from '@mikro-orm/postgresql';
import { BookingFixedService } from './booking-fixed-service.entity.js';
import { BookingOptionalService } from './booking-optional-service.entity.js';
import type { BookedService } from './price.types.js';

/** Stores the services as agreed, unaffected by later changes of their owner. */
export async function insertServices(
  em: EntityManager,
  booking: number,
  { fixedServices, optionalServices }: Record<'fixedServices' | 'optionalServices', readonly BookedService[]>,
): Promise<void> {
  const fixed = fixedServices.map(({ serviceId: service, quantity: _one, ...line }) => ({ booking, service, ...line }));
  const optional = optionalServices.map(({ serviceId: service, isIncluded: _always, ...line }) => ({
    booking,
    service,
    ...line,
  }));
  if (fixed.length > 0) await em.insertMany(BookingFixedService, fixed);
  if (optional.length > 0) await em.insertMany(BookingOptionalService, optional);
}
