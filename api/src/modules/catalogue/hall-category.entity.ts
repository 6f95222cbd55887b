import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { PriceType } from '../../domain/catalogue/price-types.js';
import type { Hundredths } from '../../domain/money/money.js';
import { Business } from '../businesses/business.entity.js';

/** A category of an owner's halls, with its surcharge on a booking (docs/coverage.md: business §3). */
@Entity({ tableName: 'hall_categories' })
export class HallCategory {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'hall_categories_business_fkey',
    deleteRule: 'restrict',
  })
  business: Ref<Business>;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** In the business's currency, or a percentage if `priceType` is `PERCENTAGE`. */
  @Property({ type: MoneyType, default: '0' })
  price: Opt<Hundredths>;

  @Property({ type: EnumNameType, length: 20, default: 'fixed' })
  priceType: Opt<PriceType>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
