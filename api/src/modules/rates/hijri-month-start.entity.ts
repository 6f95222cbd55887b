import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The first day of a Hijri month where it isn't the calculated one (docs/decisions/0025-schedule.md). */
@Entity({ tableName: 'hijri_month_starts' })
export class HijriMonthStart {
  @PrimaryKey({ type: 'smallint' })
  year: number;

  /** 1 is Muharram. */
  @PrimaryKey({ type: 'smallint' })
  month: number;

  [PrimaryKeyProp]?: ['year', 'month'];

  @Property({ type: 'date' })
  firstDay: string;

  /** Who announced it. */
  @Property({ type: 'string', length: 200, nullable: true })
  source: string | null = null;
}
