import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Amenity } from '../catalogue/amenity.entity.js';
import { Hall } from './hall.entity.js';

/** An amenity that a hall has (docs/coverage.md: business §3). */
@Entity({ tableName: 'hall_amenities' })
export class HallAmenity {
  [PrimaryKeyProp]?: ['hall', 'amenity'];

  @ManyToOne({
    entity: () => Hall,
    ref: true,
    primary: true,
    foreignKeyName: 'hall_amenities_hall_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  hall: Ref<Hall>;

  @ManyToOne({
    entity: () => Amenity,
    ref: true,
    primary: true,
    foreignKeyName: 'hall_amenities_amenity_fkey',
    deleteRule: 'restrict',
    updateRule: 'no action',
  })
  amenity: Ref<Amenity>;
}
