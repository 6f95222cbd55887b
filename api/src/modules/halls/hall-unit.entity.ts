import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Business } from '../businesses/business.entity.js';

/** A space that can be occupied once at a time. A hall without partitions has one unit, created with the hall by the database. */
@Entity({ tableName: 'hall_units' })
export class HallUnit {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Business, ref: true, foreignKeyName: 'hall_units_business_fkey', deleteRule: 'restrict' })
  business: Ref<Business>;

  @Property({ type: 'string', length: 255 })
  name: string;
}
