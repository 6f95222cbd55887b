import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PercentageType } from '../../database/types.js';
import type { BusinessStatus } from '../../domain/businesses/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { PercentHundredths } from '../../domain/money/money.js';
import { User } from '../accounts/user.entity.js';

/**
 * A venue owner's business, which begins as an application (docs/coverage.md: business §3). One for each owner; a rejected one
 * that is reset keeps its row, with the status `not_applied`, so that the history of decisions stays.
 */
@Entity({ tableName: 'businesses' })
export class Business {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({ entity: () => User, ref: true, foreignKeyName: 'businesses_owner_fkey', deleteRule: 'restrict' })
  owner: Ref<User>;

  @Property({ type: 'string', length: 100 })
  name: string;

  @Property({ type: 'string', length: 200 })
  location: string;

  @Property({ type: 'string', length: 32 })
  phone: string;

  @Property({ type: 'text' })
  description: string;

  @Property({ type: 'string', length: 100, nullable: true })
  city: string | null = null;

  /** Degrees, with `longitude` or not at all. */
  @Property({ type: 'double', nullable: true })
  latitude: number | null = null;

  @Property({ type: 'double', nullable: true })
  longitude: number | null = null;

  @Property({ type: 'string', length: 20, default: 'pending' })
  status: Opt<BusinessStatus>;

  /**
   * Whether the business may act and be seen: approved, not suspended, its owner's account not deleted. Kept by triggers
   * (migration 0020): never written here, and the only thing that services and queries ask.
   */
  @Property({ type: 'boolean', default: false })
  readonly isTrading: Opt<boolean>;

  /** Names of stored files, private to owner and staff. */
  @Property({ type: 'string[]', columnType: 'text[]', defaultRaw: `'{}'` })
  documents: Opt<string[]> = [];

  /** Prices of its halls and services are in this currency; PKR unless chosen. */
  @Property({ type: 'string', length: 3, default: 'PKR' })
  currency: Opt<CurrencyCode>;

  /** Taken off the sum of a booking's parts. */
  @Property({ type: PercentageType, default: '0' })
  discountPercentage: Opt<PercentHundredths>;

  /** Added to what remains. */
  @Property({ type: PercentageType, default: '0' })
  taxPercentage: Opt<PercentHundredths>;

  /** IANA name; the zone in which times of its halls are entered and shown. */
  @Property({ type: 'string', length: 64, default: 'Asia/Karachi' })
  timeZone: Opt<string>;

  /** Requests that fit confirm themselves. */
  @Property({ type: 'boolean', default: false })
  instantConfirmation: Opt<boolean> = false;

  /** Stands on invoices (NTN, STRN, VAT number). */
  @Property({ type: 'string', length: 50, nullable: true })
  taxNumber: string | null = null;

  /** Address of an uploaded picture that stands on invoices. */
  @Property({ type: 'string', length: 255, nullable: true })
  logo: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  /** When the application was sent, the last time. */
  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  appliedAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  approvedAt: Date | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'approved_by',
    foreignKeyName: 'businesses_approved_by_fkey',
    deleteRule: 'restrict',
  })
  approvedBy: Ref<User> | null = null;

  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;

  /** Since when its halls are hidden and no booking can be made. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  suspendedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  suspensionReason: string | null = null;

  /** Secret part of the address of its calendar feed; made when first asked for. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  calendarToken: string | null = null;
}
