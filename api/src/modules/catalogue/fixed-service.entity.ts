import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { Hundredths } from '../../domain/money/money.js';
import { Business } from '../businesses/business.entity.js';

/** A service that comes with halls (docs/coverage.md: business §3). */
@Entity({ tableName: 'fixed_services' })
export class FixedService {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'fixed_services_business_fkey',
    deleteRule: 'restrict',
  })
  business: Ref<Business>;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** In the business's currency; only charged if `isIncluded`. */
  @Property({ type: MoneyType, default: '0' })
  price: Opt<Hundredths>;

  @Property({ type: EnumNameType, length: 20, default: 'fixed' })
  priceType: Opt<ServicePriceType>;

  /** Whether it is always included and charged; otherwise it is listed without charge. */
  @Property({ type: 'boolean', default: true })
  isIncluded: Opt<boolean> = true;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
