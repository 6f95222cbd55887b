import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { GroupEnd, GroupStatus } from '../../domain/bookings/functions.js';
import { User } from '../accounts/user.entity.js';

/** Several functions that a customer requests together: all are booked, or none (docs/decisions/0027-bookings.md). */
@Entity({ tableName: 'booking_groups' })
export class BookingGroup {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'booking_groups_user_fkey', deleteRule: 'restrict' })
  user: Ref<User>;

  /** For its customer and the owners, such as the couple's names. */
  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: EnumNameType, length: 10, default: 'waiting' })
  status: Opt<GroupStatus>;

  /** Until when owners can answer, and every function holds its time. */
  @Property({ type: 'datetime', length: 3 })
  answerBy: Date;

  @Property({ type: EnumNameType, length: 10, nullable: true })
  endReason: GroupEnd | null = null;

  /** When it was confirmed or ended. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  endedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
