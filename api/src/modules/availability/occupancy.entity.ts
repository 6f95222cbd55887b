import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PeriodType, type Period } from '../../database/types.js';
import { User } from '../accounts/user.entity.js';
import { HallUnit } from '../halls/hall-unit.entity.js';

/** Why a unit is taken: held for a request, booked, blocked by the owner, or busy in a calendar elsewhere. */
export type OccupancyKind = 'hold' | 'booking' | 'block' | 'external';

/**
 * A row of the ledger: one unit is taken for a period (docs/decisions/0006-ledger.md). Written only after `lockUnits`.
 */
@Entity({ tableName: 'occupancies' })
export class Occupancy {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => HallUnit, ref: true, foreignKeyName: 'occupancies_unit_fkey', deleteRule: 'restrict' })
  unit: Ref<HallUnit>;

  /** Half open; of a booking the agreed buffer included. */
  @Property({ type: PeriodType })
  period: Period;

  @Property({ type: 'string', length: 20 })
  kind: OccupancyKind;

  /** The booking, where there is one: always for `booking`, never for `block` and `external`. */
  @Property({ type: 'integer', nullable: true })
  bookingId: number | null = null;

  /** What the rows of one block have in common; only `block` has it. */
  @Property({ type: 'integer', nullable: true })
  blockId: number | null = null;

  /** When a hold ends by itself. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  expiresAt: Date | null = null;

  /** The owner's word on a block, the title of an external event. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'created_by',
    foreignKeyName: 'occupancies_created_by_fkey',
    deleteRule: 'restrict',
  })
  createdBy: Ref<User> | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
