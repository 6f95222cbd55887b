import { PrimaryKeyProp, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import { User } from '../accounts/user.entity.js';
import { Thread } from './thread.entity.js';

/** How far a reader has read a thread, and was mailed about it. */
@Entity({ tableName: 'thread_reads' })
export class ThreadRead {
  [PrimaryKeyProp]?: ['thread', 'user'];

  @ManyToOne({
    entity: () => Thread,
    ref: true,
    primary: true,
    foreignKeyName: 'thread_reads_thread_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  thread: Ref<Thread>;

  @ManyToOne({
    entity: () => User,
    ref: true,
    primary: true,
    foreignKeyName: 'thread_reads_user_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  user: Ref<User>;

  /** On which side the reader is. */
  @Property({ type: EnumNameType, length: 10 })
  side: MessageSide;

  @Property({ type: 'integer', default: 0 })
  readTo: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  mailedTo: Opt<number> = 0;
}
