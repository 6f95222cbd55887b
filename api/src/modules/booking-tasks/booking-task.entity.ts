import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { Business } from '../businesses/business.entity.js';

/** What a business wants to do about a booking (docs/decisions/0087-desk-of-a-booking.md). */
@Entity({ tableName: 'booking_tasks' })
export class BookingTask {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Booking, ref: true, foreignKeyName: 'booking_tasks_booking_fkey', deleteRule: 'restrict' })
  booking: Ref<Booking>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'booking_tasks_business_fkey',
    deleteRule: 'restrict',
  })
  business: Ref<Business>;

  @Property({ type: 'string', length: 200 })
  text: string;

  /** By when, in the hall's time zone. */
  @Property({ type: 'date', nullable: true })
  day: string | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'created_by',
    foreignKeyName: 'booking_tasks_created_by_fkey',
    deleteRule: 'restrict',
  })
  createdBy: Ref<User>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  doneAt: Date | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'done_by',
    foreignKeyName: 'booking_tasks_done_by_fkey',
    deleteRule: 'restrict',
  })
  doneBy: Ref<User> | null = null;

  /** When people were told that its day has come. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  remindedAt: Date | null = null;
}
