import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from '../businesses/business.entity.js';

/** A feature of halls: parking, air conditioning (docs/coverage.md: business §3). */
@Entity({ tableName: 'amenities' })
export class Amenity {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Business, ref: true, foreignKeyName: 'amenities_business_fkey', deleteRule: 'restrict' })
  business: Ref<Business>;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** Short keyword: wifi, car, snowflake ... */
  @Property({ type: 'string', length: 50, nullable: true })
  icon: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
