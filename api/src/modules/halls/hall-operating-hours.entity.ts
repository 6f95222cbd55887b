import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Hall } from './hall.entity.js';

/**
 * Opening hours of a hall on a weekday, where they differ from its business's (docs/decisions/0025-schedule.md). A closing time at
 * or before the opening time is on the next day.
 */
@Entity({ tableName: 'hall_operating_hours' })
export class HallOperatingHours {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Hall, ref: true, foreignKeyName: 'hall_operating_hours_hall_fkey', deleteRule: 'cascade' })
  hall: Ref<Hall>;

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
