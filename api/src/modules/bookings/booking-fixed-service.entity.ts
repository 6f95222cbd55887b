import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { Hundredths } from '../../domain/money/money.js';
import { FixedService } from '../catalogue/fixed-service.entity.js';
import { Booking } from './booking.entity.js';

/** A fixed service as agreed with a booking; unaffected when the owner changes or deletes the service. */
@Entity({ tableName: 'booking_fixed_services' })
export class BookingFixedService {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Booking,
    ref: true,
    foreignKeyName: 'booking_fixed_services_booking_fkey',
    deleteRule: 'cascade',
  })
  booking: Ref<Booking>;

  /** Null once the owner has deleted it. */
  @ManyToOne({
    entity: () => FixedService,
    ref: true,
    nullable: true,
    foreignKeyName: 'booking_fixed_services_service_fkey',
    deleteRule: 'set null',
  })
  service: Ref<FixedService> | null = null;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** Agreed price per `priceType`. */
  @Property({ type: MoneyType })
  price: Hundredths;

  @Property({ type: EnumNameType, length: 20 })
  priceType: ServicePriceType;

  /** Whether it is charged; otherwise it was only listed. */
  @Property({ type: 'boolean', default: true })
  isIncluded: Opt<boolean> = true;

  /** Amount that it adds to the booking. */
  @Property({ type: MoneyType })
  amount: Hundredths;
}
