import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PeriodType, type Period } from '../../database/types.js';
import { User } from '../accounts/user.entity.js';
import { HallUnit } from '../halls/hall-unit.entity.js';

/** Why a unit is taken: held for a request, booked, blocked by the owner, or busy in an external calendar. */
export type OccupancyKind = 'hold' | 'booking' | 'block' | 'external';

/** A row of the ledger: a unit is taken for a period (docs/decisions/0006-ledger.md). Written only after `lockUnits`. */
@Entity({ tableName: 'occupancies' })
export class Occupancy {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => HallUnit, ref: true, foreignKeyName: 'occupancies_unit_fkey', deleteRule: 'restrict' })
  unit: Ref<HallUnit>;

  /** Half-open; includes a booking's buffer. */
  @Property({ type: PeriodType })
  period: Period;

  @Property({ type: 'string', length: 20 })
  kind: OccupancyKind;

  /** The booking: always set for `booking`, never for `block` and `external`. */
  @Property({ type: 'integer', nullable: true })
  bookingId: number | null = null;

  /** Groups the rows of a block; only set for `block`. */
  @Property({ type: 'integer', nullable: true })
  blockId: number | null = null;

  /** The calendar of an external event; only set for `external`. */
  @Property({ type: 'integer', nullable: true })
  externalCalendarId: number | null = null;

  /** The entry of the waiting list that a hold was offered to; otherwise a hold is a request's. */
  @Property({ type: 'integer', nullable: true })
  waitingId: number | null = null;

  /** When a hold expires. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  expiresAt: Date | null = null;

  /** The owner's note on a block, the title of an external event. */
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
