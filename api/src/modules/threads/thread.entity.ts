import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import { User } from '../accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { Business } from '../businesses/business.entity.js';
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

  /** Whose it is, as triggers keep it (docs/decisions/0090-conversations.md). */
  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'threads_business_fkey',
    deleteRule: 'cascade',
    nullable: true,
  })
  business: Ref<Business> | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    foreignKeyName: 'threads_customer_fkey',
    deleteRule: 'set null',
    nullable: true,
  })
  customer: Ref<User> | null = null;

  /** As triggers keep it, like what follows. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  lastMessageAt: Date | null = null;

  /** That of the customer's latest message which isn't deleted. */
  @Property({ type: 'integer', default: 0 })
  lastCustomerSequence: Opt<number> = 0;

  /** The same of the business. */
  @Property({ type: 'integer', default: 0 })
  lastBusinessSequence: Opt<number> = 0;

  /** Who of the business answers. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    foreignKeyName: 'threads_assignee_fkey',
    deleteRule: 'set null',
    nullable: true,
  })
  assignee: Ref<User> | null = null;

  /** When the business was done with it; its customer's next message opens it again. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  doneAt: Date | null = null;

  /** When unread messages are mailed; null while none wait for that. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  mailDueAt: Date | null = null;

  /** When the business first answered it with an offer. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  firstOfferedAt: Date | null = null;

  /** The side that has ended the thread for both. */
  @Property({ type: EnumNameType, length: 10, nullable: true })
  blockedBy: MessageSide | null = null;

  /** When staff ended the thread, which no side can undo (docs/decisions/0074-talk.md). */
  @Property({ type: 'datetime', length: 3, nullable: true })
  endedByStaffAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
