import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { Hundredths } from '../../domain/money/money.js';
import { Business } from '../businesses/business.entity.js';

/** A service that a customer may choose with a booking, such as a menu (docs/coverage.md: business §3). */
@Entity({ tableName: 'optional_services' })
export class OptionalService {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'optional_services_business_fkey',
    deleteRule: 'restrict',
  })
  business: Ref<Business>;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** The URL of its picture. */
  @Property({ type: 'string', length: 500, nullable: true })
  picture: string | null = null;

  /** In the business's currency. */
  @Property({ type: MoneyType })
  price: Hundredths;

  @Property({ type: EnumNameType, length: 20, default: 'fixed' })
  priceType: Opt<ServicePriceType>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
