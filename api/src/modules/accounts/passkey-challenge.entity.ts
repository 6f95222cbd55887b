import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { ChallengePurpose } from '../../domain/accounts/passkeys.js';
import { User } from './user.entity.js';

/** A challenge that a passkey has to sign: single use, short lived, stored as a hash. */
@Entity({ tableName: 'passkey_challenges' })
export class PasskeyChallenge {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  /** Whose passkey it asks for; null for a sign-in, where nobody is known yet. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    foreignKeyName: 'passkey_challenges_user_fkey',
    deleteRule: 'cascade',
  })
  user: Ref<User> | null = null;

  @Property({ type: EnumNameType, length: 20 })
  purpose: ChallengePurpose;

  /** SHA-256 in hex. */
  @Property({ type: 'string', length: 64, hidden: true })
  challengeHash: string;

  @Property({ type: 'datetime', length: 3 })
  expiresAt: Date;
}
