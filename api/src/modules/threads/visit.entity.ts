import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import { VISIT_LIMITS, VisitStatus } from '../../domain/threads/visits.js';
import { User } from '../accounts/user.entity.js';
import { Hall } from '../halls/hall.entity.js';
import { Thread } from './thread.entity.js';

/** An appointment to see a hall (docs/decisions/0081-visits.md). */
@Entity({ tableName: 'visits' })
export class Visit {
  /** Anybody's text. */
  static readonly PERSONAL_COLUMNS = ['note'] as const;

  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Thread, ref: true, foreignKeyName: 'visits_thread_fkey', deleteRule: 'cascade' })
  thread: Ref<Thread>;

  /** The one to see, whatever becomes of the booking. */
  @ManyToOne({ entity: () => Hall, ref: true, foreignKeyName: 'visits_hall_fkey', deleteRule: 'cascade' })
  hall: Ref<Hall>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'visits_proposer_fkey', deleteRule: 'restrict' })
  proposer: Ref<User>;

  @Property({ type: EnumNameType, length: 10 })
  proposedBy: MessageSide;

  @Property({ type: 'datetime', length: 3 })
  startsAt: Date;

  @Property({ type: 'integer', nullable: true })
  headCount: number | null = null;

  @Property({ type: 'string', length: VISIT_LIMITS.noteMaxCharacters, nullable: true })
  note: string | null = null;

  @Property({ type: EnumNameType, length: 10, default: 'proposed' })
  status: Opt<VisitStatus> = VisitStatus.PROPOSED;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  /** When it was declined, replaced or cancelled, and by which side: by none where staff ended its thread. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  endedAt: Date | null = null;

  @Property({ type: EnumNameType, length: 10, nullable: true })
  endedBy: MessageSide | null = null;

  /** When both sides were reminded of it. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  remindedAt: Date | null = null;
}
