import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';

/** A creation that a client named, so that sending it again answers the first result instead of creating twice. */
@Entity({ tableName: 'idempotency_keys' })
export class IdempotencyKey {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'idempotency_keys_user_fkey', deleteRule: 'cascade' })
  user: Ref<User>;

  /** The mutation's name. */
  @Property({ type: 'string', length: 50 })
  operation: string;

  /** The client's own. */
  @Property({ type: 'string', length: 200 })
  key: string;

  /** SHA-256 of the request, in hex: another request under the same key is refused. */
  @Property({ type: 'string', length: 64 })
  requestHash: string;

  /** Id of what was created; empty while the first request runs. */
  @Property({ type: 'string', length: 100, nullable: true })
  responseRef: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
