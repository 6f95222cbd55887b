import { ArrayType, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MenuBand, MenuCourse } from '../../domain/menus/menus.js';
import { Business } from '../businesses/business.entity.js';

/** A menu of a business, priced by the head (docs/decisions/0073-menus.md). */
@Entity({ tableName: 'menus' })
export class Menu {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Business, ref: true, foreignKeyName: 'menus_business_fkey', deleteRule: 'restrict' })
  business: Ref<Business>;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'string', length: 100, nullable: true })
  nameUrdu: string | null = null;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** The URL of its picture. */
  @Property({ type: 'string', length: 500, nullable: true })
  picture: string | null = null;

  @Property({ type: 'json' })
  courses: MenuCourse[];

  /** The last number that a dish was given: none is used again. */
  @Property({ type: 'integer' })
  lastDishId: number;

  /** In the business's currency. */
  @Property({ type: 'json' })
  bands: MenuBand[];

  @Property({ type: 'integer', default: 0 })
  guaranteedHeads: Opt<number>;

  /** What a child costs, in percent of the price per head; null if children cost as adults. */
  @Property({ type: 'smallint', nullable: true })
  childrenShare: number | null = null;

  /** Null for all halls of the business. */
  @Property({ type: new ArrayType((text) => Number(text)), columnType: 'int[]', nullable: true })
  hallIds: number[] | null = null;

  /** Of the shifts in which it is served; empty for any time. */
  @Property({ type: 'string[]', columnType: 'varchar(50)[]', defaultRaw: `'{}'` })
  shiftNames: Opt<string[]> = [];

  @Property({ type: 'date', nullable: true })
  firstDay: string | null = null;

  /** Included. */
  @Property({ type: 'date', nullable: true })
  lastDay: string | null = null;

  /** Whether rates leave its price alone. */
  @Property({ type: 'boolean', default: false })
  isFixed: Opt<boolean>;

  /** Since when it can't be chosen any more. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  retiredAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
