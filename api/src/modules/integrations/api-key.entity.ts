import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';
import type { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { Business } from '../businesses/business.entity.js';

/** A key with which another program acts for a business; shown once, stored as a hash. */
@Entity({ tableName: 'api_keys' })
export class ApiKey {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Business, ref: true, foreignKeyName: 'api_keys_business_fkey', deleteRule: 'cascade' })
  business: Ref<Business>;

  @Property({ type: 'string', length: 100 })
  name: string;

  /** SHA-256 in hex. */
  @Property({ type: 'string', length: 64, hidden: true })
  keyHash: string;

  /** The visible prefix, by which the owner distinguishes keys. */
  @Property({ type: 'string', length: 16 })
  prefix: string;

  @Property({ type: 'string[]', columnType: 'text[]', defaultRaw: `'{}'` })
  scopes: Opt<ApiKeyScope[]> = [];

  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'created_by',
    foreignKeyName: 'api_keys_created_by_fkey',
    deleteRule: 'restrict',
  })
  createdBy: Ref<User>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  /** Updated at most once a minute. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  lastUsedAt: Date | null = null;

  /** Null for a key that never expires. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  revokedAt: Date | null = null;
}
