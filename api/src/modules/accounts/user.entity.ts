import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Locale } from '../../domain/accounts/locales.js';
import type { Role } from '../../domain/accounts/roles.js';
import { normalizeEmail } from '../../domain/text/text.js';

/**
 * The normalized form of e-mail addresses and user names, shared by both since sign-in accepts either. Unique in the database:
 * `Ali@x.pk` and `ali@X.PK` are the same account.
 */
export function toAccountKey(text: string): string {
  return normalizeEmail(text);
}

/**
 * An account that can sign in (docs/coverage.md: business §3). The row of a deleted account stays, anonymized, to preserve
 * history.
 */
@Entity({ tableName: 'users' })
export class User {
  /** Personal data that deleting the account erases; the audit log masks it. */
  static readonly PERSONAL_COLUMNS = ['name', 'email', 'username', 'phone', 'suspensionReason'] as const;

  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  /** As entered; mail goes here. */
  @Property({ type: 'string', length: 255 })
  email: string;

  /** `toAccountKey(email)`, updated on every write. */
  @Property({
    type: 'text',
    hidden: true,
    onCreate: (user: User) => toAccountKey(user.email),
    onUpdate: (user: User) => toAccountKey(user.email),
  })
  emailKey: Opt<string>;

  /** As entered, 4 to 100 letters, digits and underscores. */
  @Property({ type: 'string', length: 100 })
  username: string;

  /** `toAccountKey(username)`, updated on every write. */
  @Property({
    type: 'text',
    hidden: true,
    onCreate: (user: User) => toAccountKey(user.username),
    onUpdate: (user: User) => toAccountKey(user.username),
  })
  usernameKey: Opt<string>;

  /** argon2id hash, never the password, whatever the column's name says. Empty for deleted accounts. */
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

  /** As it is dialed from everywhere (E.164); null where its country isn't known. */
  @Property({ type: 'string', length: 16, nullable: true, fieldName: 'phone_e164' })
  phoneE164: string | null = null;

  @Property({ type: 'string', length: 20, default: 'user' })
  role: Opt<Role>;

  /** The language that the account has chosen; null until then. */
  @Property({ type: 'string', length: 8, nullable: true })
  locale: Locale | null = null;

  /** Part of every token: incremented by a change of password or role and by deletion, which revokes all earlier tokens. */
  @Property({ type: 'integer', default: 0, hidden: true })
  tokenVersion: Opt<number>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  /** When the e-mail address was confirmed; null until then. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  emailConfirmedAt: Date | null = null;

  /** The version of the terms that the account accepted; null for accounts from before it was recorded. */
  @Property({ type: 'string', length: 20, nullable: true })
  termsVersion: string | null = null;

  /** When it accepted them. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  termsAcceptedAt: Date | null = null;

  /** When an admin suspended the account; null while it may be used. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  suspendedAt: Date | null = null;

  /** Why it is suspended. */
  @Property({ type: 'text', nullable: true })
  suspensionReason: string | null = null;

  /** When the account was deleted, which anonymizes name, address, user name and phone. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  deletedAt: Date | null = null;
}
