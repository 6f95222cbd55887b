import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
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
}
