import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

/** An account's authenticator app; it counts once a code of it was entered. */
@Entity({ tableName: 'authenticator_apps' })
export class AuthenticatorApp {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'authenticator_apps_user_fkey', deleteRule: 'cascade' })
  user: Ref<User>;

  /** Encrypted (`encryptSecret`). */
  @Property({ type: 'string', length: 255, hidden: true })
  secret: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt: Date;

  /** When its first code was entered; null until then. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  /** The time step of the last accepted code: each is accepted once. */
  @Property({ type: 'integer', nullable: true, hidden: true })
  lastStep: number | null = null;
}
