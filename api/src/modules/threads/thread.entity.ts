import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import { Booking } from '../bookings/booking.entity.js';
import { Enquiry } from './enquiry.entity.js';

/** What customer and business write to each other about a booking, or an enquiry (docs/decisions/0063-threads.md). */
@Entity({ tableName: 'threads' })
export class Thread {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Booking,
    ref: true,
    foreignKeyName: 'threads_booking_fkey',
    deleteRule: 'cascade',
    nullable: true,
  })
  booking: Ref<Booking> | null = null;

  /** Null once the customer has requested a booking: the thread goes on as the booking's. */
  @ManyToOne({
    entity: () => Enquiry,
    ref: true,
    foreignKeyName: 'threads_enquiry_fkey',
    deleteRule: 'cascade',
    nullable: true,
  })
  enquiry: Ref<Enquiry> | null = null;

  /** That of its latest message; the row's lock orders them. */
  @Property({ type: 'integer', default: 0 })
  lastSequence: Opt<number> = 0;

  /** When unread messages are mailed; null while none wait for that. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  mailDueAt: Date | null = null;

  /** The side that has ended the thread for both. */
  @Property({ type: EnumNameType, length: 10, nullable: true })
  blockedBy: MessageSide | null = null;

  /** When staff ended the thread, which no side can undo (docs/decisions/0074-talk.md). */
  @Property({ type: 'datetime', length: 3, nullable: true })
  endedByStaffAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
