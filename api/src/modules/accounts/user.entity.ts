import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { normaliseEmail, type Role } from '../../rules/index.js';

/**
 * The form in which addresses and user names are compared (one form for both, so that sign-in takes either). Unique in
 * the database: `Ali@x.pk` and `ali@X.PK` are one account.
 */
export function accountKey(text: string): string {
  return normaliseEmail(text);
}

/** A person who can sign in (docs/coverage.md: business §3). A deleted person's row stays, anonymised, for history's sake. */
@Entity({ tableName: 'users' })
export class User {
  /** What the deletion of an account takes away: the audit log masks it. */
  static readonly PERSONAL_COLUMNS = ['name', 'email', 'username', 'phone'] as const;

  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  /** As the person wrote it; mail goes here. */
  @Property({ type: 'string', length: 255 })
  email: string;

  /** `accountKey(email)`, kept at every write. */
  @Property({
    type: 'text',
    hidden: true,
    onCreate: (user: User) => accountKey(user.email),
    onUpdate: (user: User) => accountKey(user.email),
  })
  emailKey: Opt<string>;

  /** As the person wrote it, 4 to 100 letters, digits and underscores. */
  @Property({ type: 'string', length: 100 })
  username: string;

  /** `accountKey(username)`, kept at every write. */
  @Property({
    type: 'text',
    hidden: true,
    onCreate: (user: User) => accountKey(user.username),
    onUpdate: (user: User) => accountKey(user.username),
  })
  usernameKey: Opt<string>;

  /** argon2id hash, never the password; the specification names the column `password`. Empty once the account is deleted. */
  @Property({
    type: 'string',
    length: 255,
    fieldName: 'password',
    hidden: true,
  })
  passwordHash: string;

  @Property({ type: 'string', length: 255 })
  name: string;

  @Property({ type: 'string', length: 32, nullable: true })
  phone: string | null = null;

  @Property({ type: 'string', length: 20, default: 'user' })
  role: Opt<Role>;

  /** Part of every token: raised with a password or role change and at deletion, which ends all older tokens. */
  @Property({ type: 'integer', default: 0, hidden: true })
  tokenVersion: Opt<number>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  /** When the account was deleted; name, address, user name and phone are anonymised at the same moment. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  deletedAt: Date | null = null;
}
