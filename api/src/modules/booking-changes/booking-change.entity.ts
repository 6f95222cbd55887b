import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { BookingChangeStatus } from '../../domain/bookings/changes.js';
import type { BookingSource } from '../../domain/bookings/entry.js';
import { OFFER_LIMITS, type BookingChangeKind } from '../../domain/bookings/offers.js';
import { User } from '../accounts/user.entity.js';
import { Hall } from '../halls/hall.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import type { StoredTerms } from '../bookings/open-change.terms.js';

/**
 * A change of a booking that somebody proposed or made, with the terms before and after it, so that each version of the booking is
 * kept (docs/decisions/0027-bookings.md).
 */
@Entity({ tableName: 'booking_changes' })
export class BookingChange {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Booking,
    ref: true,
    foreignKeyName: 'booking_changes_booking_fkey',
    deleteRule: 'cascade',
  })
  booking: Ref<Booking>;

  /** The new hall; null once it is deleted. */
  @ManyToOne({
    entity: () => Hall,
    ref: true,
    nullable: true,
    foreignKeyName: 'booking_changes_hall_fkey',
    deleteRule: 'set null',
  })
  hall: Ref<Hall> | null = null;

  /** Whether it answers a request (docs/decisions/0079-offers.md). */
  @Property({ type: EnumNameType, length: 10, default: 'change' })
  kind: Opt<BookingChangeKind>;

  /** The side that proposed it. */
  @Property({ type: EnumNameType, length: 10 })
  proposedBy: BookingSource;

  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'proposer_id',
    foreignKeyName: 'booking_changes_proposer_fkey',
    deleteRule: 'restrict',
  })
  proposer: Ref<User>;

  @Property({ type: EnumNameType, length: 20, default: 'open' })
  status: Opt<BookingChangeStatus>;

  /** The new start. */
  @Property({ type: 'datetime', length: 3 })
  startTime: Date;

  /** The new end. */
  @Property({ type: 'datetime', length: 3 })
  endTime: Date;

  @Property({ type: 'json' })
  oldTerms: StoredTerms;

  @Property({ type: 'json' })
  newTerms: StoredTerms;

  /** Why another price was agreed; for the business. */
  @Property({ type: 'string', length: 200, nullable: true })
  priceReason: string | null = null;

  /** What the business says with an offer. */
  @Property({ type: 'string', length: OFFER_LIMITS.noteMaxCharacters, nullable: true })
  note: string | null = null;

  /** Why it was refused, in the words of who refused it. */
  @Property({ type: 'string', length: OFFER_LIMITS.noteMaxCharacters, nullable: true })
  answerNote: string | null = null;

  /** Of an offer: until when, once its discount is allowed. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  validUntil: Date | null = null;

  /** Whether it waits for the owner to allow its discount, or did until it ended. */
  @Property({ type: 'boolean', default: false })
  waitsForDiscount: Opt<boolean> = false;

  /** Until when it can be answered. */
  @Property({ type: 'datetime', length: 3 })
  expiresAt: Date;

  /** Who accepted, refused or withdrew it; null if nobody did. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'answered_by',
    foreignKeyName: 'booking_changes_answered_by_fkey',
    deleteRule: 'restrict',
  })
  answeredBy: Ref<User> | null = null;

  /** When it was accepted, refused, withdrawn, expired or dropped. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  endedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
