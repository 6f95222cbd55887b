import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';

/** An idempotent creation: repeated requests with the key return the first result. */
@Entity({ tableName: 'idempotency_keys' })
export class IdempotencyKey {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'idempotency_keys_user_fkey', deleteRule: 'cascade' })
  user: Ref<User>;

  /** The mutation's name. */
  @Property({ type: 'string', length: 50 })
  operation: string;

  /** Chosen by the client. */
  @Property({ type: 'string', length: 200 })
  key: string;

  /** SHA-256 of the request, in hex: a different request with the same key is refused. */
  @Property({ type: 'string', length: 64 })
  requestHash: string;

  /** Id of the created record; null while the first request is running. */
  @Property({ type: 'string', length: 100, nullable: true })
  responseRef: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
