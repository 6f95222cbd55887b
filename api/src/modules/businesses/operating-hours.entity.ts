import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from './business.entity.js';

/**
 * When a business is open on a day of the week (docs/coverage.md: business §3). None at all means always. A closing
 * time at or before the opening is on the next day.
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

  /** HH:MM in the business's zone. */
  @Property({ type: 'string', length: 5 })
  openingTime: string;

  /** HH:MM in the business's zone. */
  @Property({ type: 'string', length: 5 })
  closingTime: string;

  /** Whether it is open on that day. */
  @Property({ type: 'boolean', default: true })
  isActive: Opt<boolean> = true;
}
