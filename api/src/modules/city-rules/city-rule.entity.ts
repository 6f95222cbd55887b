import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType } from '../../database/types.js';
import type { CityRuleEffect, CityRuleKind } from '../../domain/city-rules/rules.js';

/** What a city asks of functions on some days (docs/decisions/0025-schedule.md). */
@Entity({ tableName: 'city_rules' })
export class CityRule {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  /** As it is shown; cities are compared by `city_key`. */
  @Property({ type: 'string', length: 100 })
  city: string;

  @Property({ type: EnumNameType, length: 20 })
  kind: CityRuleKind;

  @Property({ type: EnumNameType, length: 10 })
  effect: CityRuleEffect;

  /** `HH:MM` of a closing hour. */
  @Property({ type: 'string', length: 5, nullable: true })
  closingTime: string | null = null;

  @Property({ type: 'date' })
  firstDay: string;

  /** Null until it is ended. */
  @Property({ type: 'date', nullable: true })
  lastDay: string | null = null;

  /** The law or order that says so. */
  @Property({ type: 'string', length: 300 })
  source: string;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;
}
