import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from './business.entity.js';

/**
 * How a business lets its halls be booked (docs/coverage.md: business §3); without a row the defaults hold.
 */
@Entity({ tableName: 'business_time_slots' })
export class TimeSlotSettings {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'business_time_slots_business_fkey',
    deleteRule: 'cascade',
  })
  business: Ref<Business>;

  /** Minutes. */
  @Property({ type: 'integer', default: 60 })
  slotDuration: Opt<number> = 60;

  /** Minutes kept free after a booking. */
  @Property({ type: 'integer', default: 0 })
  bufferTime: Opt<number> = 0;

  /** False: a booking takes exactly one slot. */
  @Property({ type: 'boolean', default: true })
  allowMultipleSlots: Opt<boolean> = true;

  /** Days ahead, at most. */
  @Property({ type: 'integer', default: 90 })
  maxAdvanceBookingDays: Opt<number> = 90;

  /** Hours ahead, at least. */
  @Property({ type: 'integer', default: 2 })
  minAdvanceBookingHours: Opt<number> = 2;
}
