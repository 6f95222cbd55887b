import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import { REPORT_LIMITS, type ReportCategory, type ReportOutcome } from '../../domain/threads/reports.js';
import { User } from '../accounts/user.entity.js';
import { Message } from './message.entity.js';
import { Thread } from './thread.entity.js';

/** A report of a thread, for staff (docs/decisions/0074-talk.md). */
@Entity({ tableName: 'thread_reports' })
export class ThreadReport {
  /** What people write about each other. */
  static readonly PERSONAL_COLUMNS = ['note', 'outcomeNote'] as const;

  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Thread, ref: true, foreignKeyName: 'thread_reports_thread_fkey', deleteRule: 'cascade' })
  thread: Ref<Thread>;

  /** The message that it is about; null for the whole. */
  @ManyToOne({
    entity: () => Message,
    ref: true,
    nullable: true,
    foreignKeyName: 'thread_reports_message_fkey',
    deleteRule: 'set null',
  })
  message: Ref<Message> | null = null;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'thread_reports_reporter_fkey', deleteRule: 'restrict' })
  reporter: Ref<User>;

  /** The side of the reporter. */
  @Property({ type: EnumNameType, length: 10 })
  side: MessageSide;

  @Property({ type: EnumNameType, length: 10 })
  category: ReportCategory;

  @Property({ type: 'string', length: REPORT_LIMITS.noteMaxCharacters, nullable: true })
  note: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  /** When staff first read the thread because of it. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  openedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  resolvedAt: Date | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'resolved_by',
    foreignKeyName: 'thread_reports_resolved_by_fkey',
    deleteRule: 'restrict',
  })
  resolvedBy: Ref<User> | null = null;

  @Property({ type: EnumNameType, length: 20, nullable: true })
  outcome: ReportOutcome | null = null;

  /** For staff. */
  @Property({ type: 'string', length: REPORT_LIMITS.noteMaxCharacters, nullable: true })
  outcomeNote: string | null = null;
}
