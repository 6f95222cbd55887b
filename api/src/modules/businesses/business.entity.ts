import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PercentageType } from '../../database/types.js';
import { BOOKING_LIMITS, HOLD_LIMITS } from '../../domain/bookings/limits.js';
import type { BusinessStatus } from '../../domain/businesses/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { PercentHundredths } from '../../domain/money/money.js';
import { DEFAULT_CANCELLATION_RULES, type CancellationStep } from '../../domain/payments/cancellation-rules.js';
import { User } from '../accounts/user.entity.js';

/**
 * A venue owner's business, which starts as an application (docs/coverage.md: business §3). One per owner; a rejected one that is
 * reset keeps its row with the status `not_applied`, to preserve the history of decisions.
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

  /** As it is dialed from everywhere (E.164); null where its country isn't known. */
  @Property({ type: 'string', length: 16, nullable: true, fieldName: 'phone_e164' })
  phoneE164: string | null = null;

  @Property({ type: 'text' })
  description: string;

  @Property({ type: 'string', length: 100, nullable: true })
  city: string | null = null;

  /** Degrees; set together with `longitude`. */
  @Property({ type: 'double', nullable: true })
  latitude: number | null = null;

  @Property({ type: 'double', nullable: true })
  longitude: number | null = null;

  @Property({ type: 'string', length: 20, default: 'pending' })
  status: Opt<BusinessStatus>;

  /**
   * Whether the business is trading: approved, not suspended, its owner's account neither deleted nor suspended. Set by triggers
   * (sql/businesses.sql), never by code; all services and queries check this and nothing else.
   */
  @Property({ type: 'boolean', default: false })
  readonly isTrading: Opt<boolean>;

  /** Names of stored files, private to owner and staff. */
  @Property({ type: 'string[]', columnType: 'text[]', defaultRaw: `'{}'` })
  documents: Opt<string[]> = [];

  /** Currency of all prices; defaults to PKR. */
  @Property({ type: 'string', length: 3, default: 'PKR' })
  currency: Opt<CurrencyCode>;

  /** Subtracted from the sum of a booking's parts. */
  @Property({ type: PercentageType, default: '0' })
  discountPercentage: Opt<PercentHundredths>;

  /** Added after the discount. */
  @Property({ type: PercentageType, default: '0' })
  taxPercentage: Opt<PercentHundredths>;

  /** IANA time zone of its halls' times. */
  @Property({ type: 'string', length: 64, default: 'Asia/Karachi' })
  timeZone: Opt<string>;

  /** Requests that fit are confirmed automatically. */
  @Property({ type: 'boolean', default: false })
  instantConfirmation: Opt<boolean> = false;

  /** For how many hours a request holds its time; 0 is no hold. */
  @Property({ type: 'integer', default: 0 })
  holdHours: Opt<number> = 0;

  /** Approved requests are accepted, and confirmed once their first payment is recorded. */
  @Property({ type: 'boolean', default: false })
  paymentRequired: Opt<boolean> = false;

  /** For how many hours an accepted request holds its time. */
  @Property({ type: 'integer', default: HOLD_LIMITS.paymentHours.default })
  paymentHoldHours: Opt<number> = HOLD_LIMITS.paymentHours.default;

  /** Customers are reminded of payments before and after they are due. */
  @Property({ type: 'boolean', default: true })
  paymentReminders: Opt<boolean> = true;

  /** How many days before the event customers may ask for changes of their bookings; 0 is until it starts. */
  @Property({ type: 'integer', default: 7 })
  changeDays: Opt<number> = 7;

  /** How many days before the event customers may set the final number of guests; new bookings copy it. */
  @Property({ type: 'integer', default: BOOKING_LIMITS.finalGuestsDays.default })
  finalGuestsDays: Opt<number> = BOOKING_LIMITS.finalGuestsDays.default;

  /** What comes back when a customer cancels a booking, the earliest step first. */
  @Property({ type: 'json', defaultRaw: `'${JSON.stringify(DEFAULT_CANCELLATION_RULES)}'` })
  cancellationRules: Opt<CancellationStep[]> = [...DEFAULT_CANCELLATION_RULES];

  /** Printed on invoices (NTN, STRN, VAT number). */
  @Property({ type: 'string', length: 50, nullable: true })
  taxNumber: string | null = null;

  /** URL of an uploaded picture, printed on invoices. */
  @Property({ type: 'string', length: 255, nullable: true })
  logo: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  /** When the application was last sent. */
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

  /** When it was suspended: its halls are hidden and can't be booked. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  suspendedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  suspensionReason: string | null = null;

  /** Secret token of its calendar feed; created on first use. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  calendarToken: string | null = null;
}
