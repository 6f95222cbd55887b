import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

/** A code for whoever has lost the second factor: single use, stored as a hash. */
@Entity({ tableName: 'recovery_codes' })
export class RecoveryCode {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'recovery_codes_user_fkey', deleteRule: 'cascade' })
  user: Ref<User>;

  /** SHA-256 in hex. */
  @Property({ type: 'string', length: 64, hidden: true })
  codeHash: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  usedAt: Date | null = null;
}
