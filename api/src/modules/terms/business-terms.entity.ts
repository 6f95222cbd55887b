import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';
import { Business } from '../businesses/business.entity.js';

/** A version of the terms of a business; only ever added (docs/decisions/0075-terms.md). */
@Entity({ tableName: 'business_terms' })
export class BusinessTerms {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'business_terms_business_fkey',
    deleteRule: 'restrict',
  })
  business: Ref<Business>;

  /** From 1, within the business. */
  @Property({ type: 'integer' })
  version: number;

  /** In English; null where the business has no terms any more. */
  @Property({ type: 'text', nullable: true })
  text: string | null = null;

  @Property({ type: 'text', nullable: true })
  textUrdu: string | null = null;

  /** Of the texts, in hexadecimal digits; null without them. */
  @Property({ type: 'string', length: 64, nullable: true })
  sha256: string | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'saved_by',
    foreignKeyName: 'business_terms_saved_by_fkey',
    deleteRule: 'restrict',
  })
  savedBy: Ref<User>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
