import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { FixedService } from '../catalogue/fixed-service.entity.js';
import { Hall } from './hall.entity.js';

/** A fixed service that a hall comes with (docs/coverage.md: business §3). */
@Entity({ tableName: 'hall_fixed_services' })
export class HallFixedService {
  [PrimaryKeyProp]?: ['hall', 'service'];

  @ManyToOne({
    entity: () => Hall,
    ref: true,
    primary: true,
    foreignKeyName: 'hall_fixed_services_hall_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  hall: Ref<Hall>;

  @ManyToOne({
    entity: () => FixedService,
    ref: true,
    primary: true,
    foreignKeyName: 'hall_fixed_services_service_fkey',
    deleteRule: 'restrict',
    updateRule: 'no action',
  })
  service: Ref<FixedService>;
}
