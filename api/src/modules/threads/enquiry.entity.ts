import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { ENQUIRY_LIMITS, type LostReason } from '../../domain/threads/enquiries.js';
import { User } from '../accounts/user.entity.js';
import { Hall } from '../halls/hall.entity.js';

/** A customer who asks a hall before there is a booking; it ends when they request one (docs/decisions/0067-enquiries.md). */
@Entity({ tableName: 'enquiries' })
export class Enquiry {
  /** The business's words about a person. */
  static readonly PERSONAL_COLUMNS = ['lostNote'] as const;

  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Hall, ref: true, foreignKeyName: 'enquiries_hall_fkey', deleteRule: 'cascade' })
  hall: Ref<Hall>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'enquiries_user_fkey', deleteRule: 'cascade' })
  user: Ref<User>;

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
