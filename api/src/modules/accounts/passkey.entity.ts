import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

/** A passkey of an account: a WebAuthn credential that signs in by itself. */
@Entity({ tableName: 'passkeys' })
export class Passkey {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'passkeys_user_fkey', deleteRule: 'cascade' })
  user: Ref<User>;

  /** As the person calls it. */
  @Property({ type: 'string', length: 100 })
  name: string;

  /** Base64url, as the authenticator names it. */
  @Property({ type: 'string', length: 1400, hidden: true })
  credentialId: string;

  /** COSE key in base64url. */
  @Property({ type: 'text', hidden: true })
  publicKey: string;

  /** How often it was used, by its own count; 0 for one that doesn't count. */
  @Property({ type: 'bigint', hidden: true })
  counter: number;

  /** How browsers reach it, comma-separated. */
  @Property({ type: 'string', length: 200, hidden: true })
  transports: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
