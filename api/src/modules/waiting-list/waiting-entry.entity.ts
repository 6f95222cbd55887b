import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { WaitingState } from '../../domain/waiting-list/transitions.js';
import { User } from '../accounts/user.entity.js';
import { Business } from '../businesses/business.entity.js';
import { Hall } from '../halls/hall.entity.js';

/** A customer who waits for a time of a hall that is taken. The list is in the order of the ids. */
@Entity({ tableName: 'waiting_entries' })
export class WaitingEntry {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => User,
    ref: true,
    foreignKeyName: 'waiting_entries_user_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  user: Ref<User>;

  @ManyToOne({
    entity: () => Hall,
    ref: true,
    foreignKeyName: 'waiting_entries_hall_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  hall: Ref<Hall>;

  /** The hall's business, denormalized for the owner's list. */
  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'waiting_entries_business_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  business: Ref<Business>;

  @Property({ type: 'datetime', length: 3 })
  startTime: Date;

  @Property({ type: 'datetime', length: 3 })
  endTime: Date;

  /** The name of the shift; null for free times. */
  @Property({ type: 'string', length: 50, nullable: true })
  shiftName: string | null = null;

  @Property({ type: 'integer' })
  guestCount: number;

  @Property({ type: EnumNameType, length: 20, default: 'waiting' })
  state: Opt<WaitingState>;

  @Property({ type: 'datetime', length: 3, nullable: true })
  offeredAt: Date | null = null;

  /** Until when the time is, or was, held for its customer. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  offeredUntil: Date | null = null;

  /** When it was over. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  endedAt: Date | null = null;

  /** When the customer joined. */
  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
