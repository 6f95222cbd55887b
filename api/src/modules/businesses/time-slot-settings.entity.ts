import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from './business.entity.js';

/** Booking rules of a business (docs/coverage.md: business §3); defaults apply without a row. */
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

  /** In minutes. */
  @Property({ type: 'integer', default: 60 })
  slotDuration: Opt<number> = 60;

  /** Buffer after a booking, in minutes. */
  @Property({ type: 'integer', default: 0 })
  bufferTime: Opt<number> = 0;

  /** False when a booking takes exactly one slot. */
  @Property({ type: 'boolean', default: true })
  allowMultipleSlots: Opt<boolean> = true;

  /** Latest start, in days from now. */
  @Property({ type: 'integer', default: 90 })
  maxAdvanceBookingDays: Opt<number> = 90;

  /** Earliest start, in hours from now. */
  @Property({ type: 'integer', default: 2 })
  minAdvanceBookingHours: Opt<number> = 2;
}
