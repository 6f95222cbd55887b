import { DecimalType, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { GeneratorCover, OutsidePolicy } from '../../domain/halls/facts.js';
import type { HallStatus } from '../../domain/halls/inputs.js';
import type { Hundredths } from '../../domain/money/money.js';
import { Business } from '../businesses/business.entity.js';
import { HallCategory } from '../catalogue/hall-category.entity.js';
import { HallType } from '../catalogue/hall-type.entity.js';

/**
 * A bookable hall (docs/coverage.md: business §3). Category, type, capacity and prices may be missing only while it is inactive
 * (offline), as after an import. A removed hall keeps its row for its bookings, without category and type.
 */
@Entity({ tableName: 'halls' })
export class Hall {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => Business, ref: true, foreignKeyName: 'halls_business_fkey', deleteRule: 'restrict' })
  business: Ref<Business>;

  @Property({ type: 'string', length: 50 })
  hallNumber: string;

  @Property({ type: 'string', length: 255, nullable: true })
  hallName: string | null = null;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** The name and the description that readers of Urdu see; the ordinary ones without. */
  @Property({ type: 'string', length: 255, nullable: true })
  hallNameUrdu: string | null = null;

  @Property({ type: 'text', nullable: true })
  descriptionUrdu: string | null = null;

  @ManyToOne({
    entity: () => HallCategory,
    ref: true,
    nullable: true,
    foreignKeyName: 'halls_category_fkey',
    deleteRule: 'restrict',
  })
  category: Ref<HallCategory> | null = null;

  @ManyToOne({
    entity: () => HallType,
    ref: true,
    nullable: true,
    foreignKeyName: 'halls_type_fkey',
    deleteRule: 'restrict',
  })
  type: Ref<HallType> | null = null;

  /** In guests. */
  @Property({ type: 'integer', nullable: true })
  capacity: number | null = null;

  @Property({ type: MoneyType, nullable: true })
  pricePerHour: Hundredths | null = null;

  @Property({ type: MoneyType, nullable: true })
  pricePerPerson: Hundredths | null = null;

  /** Address, as entered. */
  @Property({ type: 'string', length: 255 })
  location: string;

  @Property({ type: 'string', length: 100, nullable: true })
  city: string | null = null;

  /** Degrees; set together with `longitude`. */
  @Property({ type: 'double', nullable: true })
  latitude: number | null = null;

  @Property({ type: 'double', nullable: true })
  longitude: number | null = null;

  @Property({ type: 'string', length: 500, nullable: true })
  profileImage: string | null = null;

  /** In gallery order. */
  @Property({ type: 'string[]', columnType: 'text[]', defaultRaw: `'{}'` })
  sliderImages: Opt<string[]> = [];

  /** Guests at round tables, in rows and standing; null where the owner doesn't say, as in all facts below. */
  @Property({ type: 'integer', nullable: true })
  roundsCapacity: number | null = null;

  @Property({ type: 'integer', nullable: true })
  theaterCapacity: number | null = null;

  @Property({ type: 'integer', nullable: true })
  standingCapacity: number | null = null;

  /** In cars. */
  @Property({ type: 'integer', nullable: true })
  parkingSpaces: number | null = null;

  @Property({ type: 'boolean', nullable: true })
  hasValet: boolean | null = null;

  @Property({ type: EnumNameType, length: 20, nullable: true })
  generator: GeneratorCover | null = null;

  @Property({ type: 'boolean', nullable: true })
  hasBridalRoom: boolean | null = null;

  @Property({ type: EnumNameType, length: 20, nullable: true })
  outsideCatering: OutsidePolicy | null = null;

  /** Per booking; set if outside caterers are charged. */
  @Property({ type: MoneyType, nullable: true })
  outsideCateringCharge: Hundredths | null = null;

  @Property({ type: EnumNameType, length: 20, nullable: true })
  outsideDecor: OutsidePolicy | null = null;

  /** Per booking; set if outside decorators are charged. */
  @Property({ type: MoneyType, nullable: true })
  outsideDecorCharge: Hundredths | null = null;

  /** A picture. */
  @Property({ type: 'string', length: 500, nullable: true })
  floorPlan: string | null = null;

  @Property({ type: 'string', length: 20, default: 'active' })
  status: Opt<HallStatus>;

  /** Featured by staff. */
  @Property({ type: 'boolean', default: false })
  isFeatured: Opt<boolean> = false;

  /** Whether it is active, not removed and of a trading business. Set by triggers, never by code. */
  @Property({ type: 'boolean', default: false })
  readonly isPublic: Opt<boolean>;

  /** Average of its visible reviews, 0 without any; updated in the transaction that changes a review. */
  @Property({ type: new DecimalType('number'), precision: 3, scale: 2, default: 0 })
  rating: Opt<number>;

  /** Number of its visible reviews. */
  @Property({ type: 'integer', default: 0 })
  reviewCount: Opt<number> = 0;

  /** The source of an imported hall; identifies it on the next import, together with `importRef`. */
  @Property({ type: 'string', length: 50, nullable: true })
  importSource: string | null = null;

  @Property({ type: 'string', length: 255, nullable: true })
  importRef: string | null = null;

  /** Secret token of its calendar feed; created on first use. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  calendarToken: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  deletedAt: Date | null = null;

  /** The display name: the name, or the number. */
  get title(): Opt<string> {
    return this.hallName ?? `Hall ${this.hallNumber}`;
  }
}
