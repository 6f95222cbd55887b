import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { Hall } from '../halls/hall.entity.js';

/** A customer's review of a hall (docs/coverage.md: business §3); one per customer and hall. */
@Entity({ tableName: 'hall_reviews' })
export class Review {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Hall, ref: true, foreignKeyName: 'hall_reviews_hall_fkey', deleteRule: 'restrict' })
  hall: Ref<Hall>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'hall_reviews_user_fkey', deleteRule: 'restrict' })
  user: Ref<User>;

  /** The author's confirmed, past booking of the hall, which shows as *Verified booking*. */
  @ManyToOne({
    entity: () => Booking,
    ref: true,
    nullable: true,
    foreignKeyName: 'hall_reviews_booking_fkey',
    deleteRule: 'restrict',
  })
  booking: Ref<Booking> | null = null;

  /** 1 to 5. */
  @Property({ type: 'smallint' })
  rating: number;

  /** At most 500 characters. */
  @Property({ type: 'text', nullable: true })
  comment: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  /** When it last got another rating or comment: what was answered or reported before is an earlier version. */
  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;

  /** The owner's answer, given once to each version. */
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  answeredAt: Date | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'answered_by',
    foreignKeyName: 'hall_reviews_answered_by_fkey',
    deleteRule: 'restrict',
  })
  answeredBy: Ref<User> | null = null;

  /** Hidden by staff: neither shown nor counted. */
  @Property({ type: 'boolean', default: false })
  isHidden: Opt<boolean> = false;

  @Property({ type: 'text', nullable: true })
  hiddenReason: string | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  hiddenAt: Date | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'hidden_by',
    foreignKeyName: 'hall_reviews_hidden_by_fkey',
    deleteRule: 'restrict',
  })
  hiddenBy: Ref<User> | null = null;
}
