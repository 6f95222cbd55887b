import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { LinkPurpose } from '../../domain/accounts/links.js';
import { User } from './user.entity.js';

/** A link that was mailed to an account: single use, stored as a hash. At most one of each purpose is open. */
@Entity({ tableName: 'account_links' })
export class AccountLink {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'account_links_user_fkey', deleteRule: 'cascade' })
  user: Ref<User>;

  @Property({ type: EnumNameType, length: 20 })
  purpose: LinkPurpose;

  /** The address that it was mailed to, which it confirms. */
  @Property({ type: 'string', length: 255 })
  email: string;

  /** SHA-256 in hex. */
  @Property({ type: 'string', length: 64, hidden: true })
  tokenHash: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3 })
  expiresAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  usedAt: Date | null = null;
}
