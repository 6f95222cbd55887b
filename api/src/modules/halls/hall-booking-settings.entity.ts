import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Hall } from './hall.entity.js';

/** Booking rules that a hall has for itself (docs/decisions/0025-schedule.md); null, or without a row, as its business. */
@Entity({ tableName: 'hall_booking_settings' })
export class HallBookingSettings {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Hall,
    ref: true,
    foreignKeyName: 'hall_booking_settings_hall_fkey',
    deleteRule: 'cascade',
  })
  hall: Ref<Hall>;

  /** In minutes. */
  @Property({ type: 'integer', nullable: true })
  slotDuration: number | null = null;

  /** Buffer after a booking, in minutes. */
  @Property({ type: 'integer', nullable: true })
  bufferTime: number | null = null;

  /** False when a booking takes exactly one slot. */
  @Property({ type: 'boolean', nullable: true })
  allowMultipleSlots: boolean | null = null;

  /** Latest start, in days from now. */
  @Property({ type: 'integer', nullable: true })
  maxAdvanceBookingDays: number | null = null;

  /** Earliest start, in hours from now. */
  @Property({ type: 'integer', nullable: true })
  minAdvanceBookingHours: number | null = null;

  /** Whether the hall's week is its own: that of {@link HallOperatingHours}, or open at all hours without any. */
  @Property({ type: 'boolean', default: false })
  hasOwnHours: Opt<boolean> = false;
}
