import { ArrayType, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { Hundredths } from '../../domain/money/money.js';
import { Business } from '../businesses/business.entity.js';
import { Hall } from '../halls/hall.entity.js';

/** Another price of a hall, or of all halls of a business, on some days (docs/decisions/0025-schedule.md). */
@Entity({ tableName: 'hall_rates' })
export class HallRate {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Business, ref: true, foreignKeyName: 'hall_rates_business_fkey', deleteRule: 'cascade' })
  business: Ref<Business>;

  /** Null for every hall of the business. */
  @ManyToOne({
    entity: () => Hall,
    ref: true,
    nullable: true,
    foreignKeyName: 'hall_rates_hall_fkey',
    deleteRule: 'cascade',
  })
  hall: Ref<Hall> | null = null;

  /** What its owner calls it; null for what it says. */
  @Property({ type: 'string', length: 50, nullable: true })
  name: string | null = null;

  /** The name of the shifts that it is for; null for all day. */
  @Property({ type: 'string', length: 50, nullable: true })
  shiftName: string | null = null;

  /** Ascending: 0 is Sunday; empty for every day. */
  @Property({ type: new ArrayType((text) => Number(text)), columnType: 'smallint[]' })
  weekdays: number[];

  @Property({ type: 'date', nullable: true })
  firstDay: string | null = null;

  /** Included. */
  @Property({ type: 'date', nullable: true })
  lastDay: string | null = null;

  /** MM-DD of every year. */
  @Property({ type: 'string', length: 5, nullable: true })
  seasonStart: string | null = null;

  /** Included; before the start over New Year. */
  @Property({ type: 'string', length: 5, nullable: true })
  seasonEnd: string | null = null;

  /** 1 is Muharram. */
  @Property({ type: 'smallint', nullable: true })
  hijriMonth: number | null = null;

  /** Whole percents; null with a price of its own. */
  @Property({ type: 'smallint', nullable: true })
  percentage: number | null = null;

  /** In the business's currency. */
  @Property({ type: MoneyType, nullable: true })
  price: Hundredths | null = null;

  @Property({ type: EnumNameType, length: 20, nullable: true })
  priceType: ServicePriceType | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
