import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from './business.entity.js';

/**
 * Opening hours of a business on a weekday (docs/coverage.md: business §3). Without any rows it is always open. A closing time at
 * or before the opening time is on the next day.
 */
@Entity({ tableName: 'business_operating_hours' })
export class OperatingHours {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'business_operating_hours_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  /** 0 is Sunday. */
  @Property({ type: 'smallint' })
  dayOfWeek: number;

  /** HH:MM in the business's time zone. */
  @Property({ type: 'string', length: 5 })
  openingTime: string;

  /** HH:MM in the business's time zone. */
  @Property({ type: 'string', length: 5 })
  closingTime: string;

  /** Whether it is open on that day. */
  @Property({ type: 'boolean', default: true })
  isActive: Opt<boolean> = true;
}
