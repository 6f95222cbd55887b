import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.js';

/**
 * A period in which only staff can use the platform (docs/coverage.md: business §3). The newest row is in effect, older ones are
 * history. At most one is enabled.
 */
@Entity({ tableName: 'maintenance_mode' })
export class MaintenanceWindow {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @Property({ type: 'boolean', default: false })
  isEnabled: Opt<boolean> = false;

  /** Null for immediately. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  startTime: Date | null = null;

  /** Null for open-ended. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  endTime: Date | null = null;

  @Property({ type: 'text' })
  message: string;

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'created_by',
    foreignKeyName: 'maintenance_mode_created_by_fkey',
    deleteRule: 'restrict',
  })
  createdBy: Ref<User> | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;
}
