import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from '../businesses/business.entity.js';
import { Hall } from '../halls/hall.entity.js';

/** Special hours or a closing, of a business or one of its halls (docs/decisions/0025-schedule.md). */
@Entity({ tableName: 'schedule_exceptions' })
export class ScheduleException {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'schedule_exceptions_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  /** Null for every hall of the business. */
  @ManyToOne({
    entity: () => Hall,
    ref: true,
    nullable: true,
    foreignKeyName: 'schedule_exceptions_hall_fkey',
    deleteRule: 'cascade',
  })
  hall: Ref<Hall> | null = null;

  @Property({ type: 'date' })
  firstDay: string;

  /** Included. */
  @Property({ type: 'date' })
  lastDay: string;

  /** HH:MM in the business's time zone; null when closed. */
  @Property({ type: 'string', length: 5, nullable: true })
  openingTime: string | null = null;

  @Property({ type: 'string', length: 5, nullable: true })
  closingTime: string | null = null;

  /** For the owner only. */
  @Property({ type: 'string', length: 200, nullable: true })
  note: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
