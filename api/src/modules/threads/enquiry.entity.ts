import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { ENQUIRY_LIMITS, type EnquirySource, type LostReason } from '../../domain/threads/enquiries.js';
import { User } from '../accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { Hall } from '../halls/hall.entity.js';

/**
 * Somebody who asks a hall before there is a booking: a customer, until they request one (docs/decisions/0067-enquiries.md), or a
 * guest whose enquiry the business entered by hand (docs/decisions/0080-enquiries-as-work.md).
 */
@Entity({ tableName: 'enquiries' })
export class Enquiry {
  /** A guest, and the business's words about a person. */
  static readonly PERSONAL_COLUMNS = ['customerName', 'customerPhone', 'note', 'lostNote'] as const;

  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Hall, ref: true, foreignKeyName: 'enquiries_hall_fkey', deleteRule: 'cascade' })
  hall: Ref<Hall>;

  /** The customer; null where it was entered by hand. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    foreignKeyName: 'enquiries_user_fkey',
    deleteRule: 'cascade',
    nullable: true,
  })
  user: Ref<User> | null = null;

  /** The app where it has a customer. */
  @Property({ type: EnumNameType, length: 10, default: 'app' })
  source: Opt<EnquirySource>;

  /** The guest, where it was entered by hand. */
  @Property({ type: 'string', length: 100, nullable: true })
  customerName: string | null = null;

  @Property({ type: 'string', length: 32, nullable: true })
  customerPhone: string | null = null;

  /** What the guest asked. */
  @Property({ type: 'string', length: ENQUIRY_LIMITS.noteMaxCharacters, nullable: true })
  note: string | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'entered_by',
    foreignKeyName: 'enquiries_entered_by_fkey',
    deleteRule: 'restrict',
  })
  enteredBy: Ref<User> | null = null;

  /** When it was entered, or what was entered changed last. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  changedAt: Date | null = null;

  /** What the business entered when the guest booked: since then the booking stands for it. */
  @ManyToOne({
    entity: () => Booking,
    ref: true,
    foreignKeyName: 'enquiries_booking_fkey',
    deleteRule: 'cascade',
    nullable: true,
  })
  booking: Ref<Booking> | null = null;

  /** What the business offered last; the customer has accepted none yet (docs/decisions/0079-offers.md). */
  @ManyToOne({
    entity: () => Booking,
    ref: true,
    foreignKeyName: 'enquiries_offer_fkey',
    deleteRule: 'set null',
    nullable: true,
  })
  offer: Ref<Booking> | null = null;

  /** The day that the customer thinks of. */
  @Property({ type: 'date', nullable: true })
  day: string | null = null;

  @Property({ type: 'integer', nullable: true })
  guestCount: number | null = null;

  @Property({ type: EnumNameType, length: 12, nullable: true })
  occasion: Occasion | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  /** When its business gave it up; null while it is open (docs/decisions/0080-enquiries-as-work.md). */
  @Property({ type: 'datetime', length: 3, nullable: true })
  lostAt: Date | null = null;

  @Property({ type: EnumNameType, length: 20, nullable: true })
  lostReason: LostReason | null = null;

  @Property({ type: 'string', length: ENQUIRY_LIMITS.lostNoteMaxCharacters, nullable: true })
  lostNote: string | null = null;

  /** The day on which the business asks again. */
  @Property({ type: 'date', nullable: true })
  followUpOn: string | null = null;

  /** When people were reminded of that day. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  followedUpAt: Date | null = null;
}
