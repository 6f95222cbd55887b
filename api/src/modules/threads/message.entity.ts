import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import { User } from '../accounts/user.entity.js';
import { Business } from '../businesses/business.entity.js';
import { Thread } from './thread.entity.js';

/** A message of a thread. */
@Entity({ tableName: 'messages' })
export class Message {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Thread, ref: true, foreignKeyName: 'messages_thread_fkey', deleteRule: 'cascade' })
  thread: Ref<Thread>;

  /** The thread's, as triggers write it: the index of searched words begins with it. */
  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'messages_business_fkey',
    deleteRule: 'cascade',
    nullable: true,
  })
  business: Ref<Business> | null = null;

  /** Its place in the thread, from 1. */
  @Property({ type: 'integer' })
  sequence: number;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'messages_sender_fkey', deleteRule: 'restrict' })
  sender: Ref<User>;

  @Property({ type: EnumNameType, length: 10 })
  side: MessageSide;

  /** Null once its author has deleted it, or staff have removed it. */
  @Property({ type: 'string', length: 4000, nullable: true })
  text: string | null = null;

  /** The client's id, which makes sending idempotent. */
  @Property({ type: 'string', length: 200, nullable: true })
  clientId: string | null = null;

  /** Whether the business's first answer sent it (docs/decisions/0080-enquiries-as-work.md). */
  @Property({ type: 'boolean', default: false })
  isAutomatic: Opt<boolean> = false;

  /** Whether staff removed its text. */
  @Property({ type: 'boolean', default: false })
  isRemoved: Opt<boolean> = false;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  deletedAt: Date | null = null;
}
