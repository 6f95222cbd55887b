import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { User } from '../accounts/user.entity.js';
import { Hall } from '../halls/hall.entity.js';

/** A customer who asks a hall before there is a booking; it ends when they request one (docs/decisions/0067-enquiries.md). */
@Entity({ tableName: 'enquiries' })
export class Enquiry {
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
}
