import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { Hundredths } from '../../domain/money/money.js';
import { OptionalService } from '../catalogue/optional-service.entity.js';
import { Booking } from './booking.entity.js';

/**
 * An optional service as agreed with a booking (docs/coverage.md: business §3); unaffected when the owner changes or deletes the
 * service.
 */
@Entity({ tableName: 'booking_optional_services' })
export class BookingOptionalService {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Booking,
    ref: true,
    foreignKeyName: 'booking_optional_services_booking_fkey',
    deleteRule: 'cascade',
  })
  booking: Ref<Booking>;

  /** Null once the owner has deleted it. */
  @ManyToOne({
    entity: () => OptionalService,
    ref: true,
    nullable: true,
    foreignKeyName: 'booking_optional_services_service_fkey',
    deleteRule: 'set null',
  })
  service: Ref<OptionalService> | null = null;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Property({ type: 'integer', default: 1 })
  quantity: Opt<number> = 1;

  /** Agreed price per `priceType`. */
  @Property({ type: MoneyType })
  price: Hundredths;

  @Property({ type: EnumNameType, length: 20 })
  priceType: ServicePriceType;

  /** Amount that it adds to the booking. */
  @Property({ type: MoneyType })
  amount: Hundredths;
}
