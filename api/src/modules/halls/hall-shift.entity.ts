import { ArrayType, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { ServicePriceType } from '../../domain/catalogue/price-types.js';
import type { Hundredths } from '../../domain/money/money.js';
import { Hall } from './hall.entity.js';

/** A shift that a hall sells on some weekdays (docs/decisions/0025-schedule.md). */
@Entity({ tableName: 'hall_shifts' })
export class HallShift {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Hall, ref: true, foreignKeyName: 'hall_shifts_hall_fkey', deleteRule: 'cascade' })
  hall: Ref<Hall>;

  @Property({ type: 'string', length: 50 })
  name: string;

  /** The days on which it starts, ascending: 0 is Sunday. */
  @Property({ type: new ArrayType((text) => Number(text)), columnType: 'smallint[]' })
  weekdays: number[];

  /** HH:MM in the business's time zone. */
  @Property({ type: 'string', length: 5 })
  startTime: string;

  /** HH:MM; at or before the start means the next day. */
  @Property({ type: 'string', length: 5 })
  endTime: string;

  /** In the business's currency. */
  @Property({ type: MoneyType })
  price: Hundredths;

  @Property({ type: EnumNameType, length: 20, default: 'per_person' })
  priceType: Opt<ServicePriceType>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
