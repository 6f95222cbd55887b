import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { SessionEnd } from '../../domain/accounts/sessions.js';
import { User } from './user.entity.js';

/** A session, named by every token: a sign-in, registration or change of password on one device. */
@Entity({ tableName: 'sessions' })
export class AccountSession {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'sessions_user_fkey', deleteRule: 'cascade' })
  user: Ref<User>;

  @Property({ type: 'datetime', length: 3 })
  createdAt: Date;

  /** Written at most every five minutes. */
  @Property({ type: 'datetime', length: 3 })
  lastUsedAt: Date;

  /** When the password was last entered. */
  @Property({ type: 'datetime', length: 3 })
  signedInAt: Date;

  /** When it ends by itself. */
  @Property({ type: 'datetime', length: 3 })
  expiresAt: Date;

  /** Browser and system, as in `Firefox on Linux`. */
  @Property({ type: 'string', length: 100, nullable: true })
  device: string | null = null;

  /** The client's shortened address, as last used. */
  @Property({ type: 'string', length: 64, nullable: true })
  address: string | null = null;

  /** Where that was, as a trusted proxy says, as in `Lahore, Pakistan`. */
  @Property({ type: 'string', length: 190, nullable: true })
  place: string | null = null;

  /** SHA-256 of the part of the renewal token that stays; null for a session that isn't renewed. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  familyHash: string | null = null;

  /** SHA-256 of the part that changes with every renewal. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  renewalHash: string | null = null;

  /** When it was ended before it expired. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  endedAt: Date | null = null;

  @Property({ type: EnumNameType, length: 20, nullable: true })
  endReason: SessionEnd | null = null;
}
