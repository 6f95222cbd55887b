import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Hall } from './hall.entity.js';
import { HallUnit } from './hall-unit.entity.js';

/** A unit that a booking of the hall occupies; a full marquee occupies the units of both halves. */
@Entity({ tableName: 'hall_unit_links' })
export class HallUnitLink {
  [PrimaryKeyProp]?: ['hall', 'unit'];

  @ManyToOne({
    entity: () => Hall,
    ref: true,
    primary: true,
    foreignKeyName: 'hall_unit_links_hall_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  hall: Ref<Hall>;

  @ManyToOne({
    entity: () => HallUnit,
    ref: true,
    primary: true,
    foreignKeyName: 'hall_unit_links_unit_fkey',
    deleteRule: 'restrict',
    updateRule: 'no action',
  })
  unit: Ref<HallUnit>;

  /** The hall's bookings that ended before don't occupy the unit; null: since the hall was listed. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  since: Date | null = null;
}
