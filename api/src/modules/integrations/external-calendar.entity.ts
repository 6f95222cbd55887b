import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CalendarProblemReason } from '../../domain/integrations/inputs.js';
import { Business } from '../businesses/business.entity.js';
import { Hall } from '../halls/hall.entity.js';

/** An event that can't be read, or not as a whole, as of the last read. */
export interface StoredProblem {
  title: string;
  /** ISO 8601; null if it can't be read. */
  start: string | null;
  reason: CalendarProblemReason;
}

/** A calendar of another program, whose events take the time of halls (docs/decisions/0011-integrations.md). */
@Entity({ tableName: 'external_calendars' })
export class ExternalCalendar {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'external_calendars_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  /** Null for every hall of the business. */
  @ManyToOne({
    entity: () => Hall,
    ref: true,
    nullable: true,
    foreignKeyName: 'external_calendars_hall_fkey',
    deleteRule: 'cascade',
  })
  hall: Ref<Hall> | null = null;

  @Property({ type: 'string', length: 100 })
  name: string;

  /** Can be a secret. */
  @Property({ type: 'string', length: 1000 })
  url: string;

  /** Its upcoming events, as of the last read. */
  @Property({ type: 'integer', default: 0 })
  eventCount: Opt<number> = 0;

  /** Its events that can't be read, or not as a whole. */
  @Property({ type: 'integer', default: 0 })
  problemCount: Opt<number> = 0;

  /** The first of them. */
  @Property({ type: 'json', default: '[]' })
  problems: Opt<StoredProblem[]> = [];

  /** When it was last read. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  syncedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3 })
  nextSyncAt: Date;

  /** Failures since it was last read. */
  @Property({ type: 'integer', default: 0 })
  failures: Opt<number> = 0;

  @Property({ type: 'string', length: 300, nullable: true })
  lastError: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
