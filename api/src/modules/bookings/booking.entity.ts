import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType, PercentageType } from '../../database/types.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import type { BookingSource } from '../../domain/bookings/entry.js';
import type { FunctionName } from '../../domain/bookings/functions.js';
import type { Extra } from '../../domain/bookings/extras.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import type { BookingStatus, CancellationReason } from '../../domain/bookings/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { AgreedMenu } from '../../domain/menus/menus.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import type { PlanPart } from '../../domain/payments/plan.js';
import { DEFAULT_CANCELLATION_RULES, type CancellationStep } from '../../domain/payments/cancellation-rules.js';
import { User } from '../accounts/user.entity.js';
import { Business } from '../businesses/business.entity.js';
import { Hall } from '../halls/hall.entity.js';
import { BookingGroup } from './booking-group.entity.js';

/**
 * A booking request and its outcome (docs/coverage.md: business §3). Stores what was agreed, unaffected by later changes of hall,
 * prices or settings.
 */
@Entity({ tableName: 'bookings' })
export class Booking {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  /** The customer's account; null for a guest whose booking the owner entered. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    foreignKeyName: 'bookings_user_fkey',
    deleteRule: 'restrict',
  })
  user: Ref<User> | null = null;

  @Property({ type: EnumNameType, length: 10, default: 'customer' })
  source: Opt<BookingSource>;

  /** Whether its business made it for a customer, as an offer to an enquiry (docs/decisions/0079-offers.md). */
  @Property({ type: 'boolean', default: false })
  isOffered: Opt<boolean> = false;

  /** Who entered it for the business. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'entered_by',
    foreignKeyName: 'bookings_entered_by_fkey',
    deleteRule: 'restrict',
  })
  enteredBy: Ref<User> | null = null;

  @ManyToOne({ entity: () => Hall, ref: true, foreignKeyName: 'bookings_hall_fkey', deleteRule: 'restrict' })
  hall: Ref<Hall>;

  /** The hall's business, denormalized for the owner's lists. */
  @ManyToOne({ entity: () => Business, ref: true, foreignKeyName: 'bookings_business_fkey', deleteRule: 'restrict' })
  business: Ref<Business>;

  /** The functions that were requested with it; null for a single booking. */
  @ManyToOne({
    entity: () => BookingGroup,
    ref: true,
    nullable: true,
    foreignKeyName: 'bookings_group_fkey',
    deleteRule: 'restrict',
  })
  group: Ref<BookingGroup> | null = null;

  /** What it is for, as one of several functions. */
  @Property({ type: EnumNameType, length: 10, nullable: true })
  functionName: FunctionName | null = null;

  /** What a single booking is for; one of several functions says it by its name. */
  @Property({ type: EnumNameType, length: 12, nullable: true })
  occasion: Occasion | null = null;

  /** When its owner accepted it: it waited, or waits, for its first payment, or for the other functions of its group. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  acceptedAt: Date | null = null;

  /** Null for instant confirmation. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'accepted_by',
    foreignKeyName: 'bookings_accepted_by_fkey',
    deleteRule: 'restrict',
  })
  acceptedBy: Ref<User> | null = null;

  /** When somebody of the business first opened the request while it waited; null if nobody did. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  seenAt: Date | null = null;

  /** Who that was. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'seen_by',
    foreignKeyName: 'bookings_seen_by_fkey',
    deleteRule: 'restrict',
  })
  seenBy: Ref<User> | null = null;

  @Property({ type: 'datetime', length: 3 })
  startTime: Date;

  @Property({ type: 'datetime', length: 3 })
  endTime: Date;

  @Property({ type: 'integer' })
  guestCount: number;

  @Property({ type: 'string', length: 20, default: 'pending' })
  status: Opt<BookingStatus>;

  /** Flat price + hours × price per hour + guests × price per person, or the menu in its place. */
  @Property({ type: MoneyType, default: '0' })
  hallBasePrice: Opt<Hundredths>;

  /** What of it is the menu; null without one. */
  @Property({ type: MoneyType, nullable: true })
  menuAmount: Hundredths | null = null;

  /** The menu as it was agreed (docs/decisions/0073-menus.md). */
  @Property({ type: 'json', nullable: true })
  menu: AgreedMenu | null = null;

  /** Lines beside the hall's prices, within the adjustment; null without some (docs/decisions/0079-offers.md). */
  @Property({ type: 'json', nullable: true })
  extras: Extra[] | null = null;

  @Property({ type: MoneyType, default: '0' })
  categoryPrice: Opt<Hundredths>;

  @Property({ type: MoneyType, default: '0' })
  typePrice: Opt<Hundredths>;

  @Property({ type: MoneyType, default: '0' })
  fixedServicesPrice: Opt<Hundredths>;

  @Property({ type: MoneyType, default: '0' })
  optionalServicesPrice: Opt<Hundredths>;

  @Property({ type: MoneyType, default: '0' })
  discountAmount: Opt<Hundredths>;

  @Property({ type: MoneyType, default: '0' })
  taxAmount: Opt<Hundredths>;

  /** What an agreed price adds to the parts; may be negative. */
  @Property({ type: MoneyType, default: '0' })
  adjustmentAmount: Opt<Hundredths>;

  /** The total by the hall's prices, where another one was agreed. */
  @Property({ type: MoneyType, nullable: true })
  quotedPrice: Hundredths | null = null;

  /** Why another price was agreed; for the business. */
  @Property({ type: 'string', length: 200, nullable: true })
  priceReason: string | null = null;

  /** Sum of the parts + adjustment − discount + tax; checked by the database. */
  @Property({ type: MoneyType, default: '0' })
  totalPrice: Opt<Hundredths>;

  /** What is to be paid when, adding up to the total; empty where everything is due at the start. */
  @Property({ type: 'json', defaultRaw: `'[]'` })
  paymentPlan: Opt<PlanPart[]> = [];

  /** What comes back if the customer cancels, as it was agreed. */
  @Property({ type: 'json', defaultRaw: `'${JSON.stringify(DEFAULT_CANCELLATION_RULES)}'` })
  cancellationRules: Opt<CancellationStep[]> = [...DEFAULT_CANCELLATION_RULES];

  /** Until how many days before it its customer may set the final number of guests, as it was agreed. */
  @Property({ type: 'integer', default: BOOKING_LIMITS.finalGuestsDays.default })
  finalGuestsDays: Opt<number> = BOOKING_LIMITS.finalGuestsDays.default;

  /** The number of guests that was agreed, once its customer has set another one; null while it is the number of guests. */
  @Property({ type: 'integer', nullable: true })
  agreedGuests: number | null = null;

  @Property({ type: 'string', length: 100 })
  customerName: string;

  @Property({ type: 'string', length: 32 })
  customerPhone: string;

  /** As it is dialed from everywhere (E.164); null where its country isn't known. */
  @Property({ type: 'string', length: 16, nullable: true, fieldName: 'customer_phone_e164' })
  customerPhoneE164: string | null = null;

  /** Empty for a guest without one. */
  @Property({ type: 'string', length: 255 })
  customerEmail: string;

  /** By the customer. */
  @Property({ type: 'text', nullable: true })
  specialRequests: string | null = null;

  /** By the owner. */
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  /** By the owner, in their order. */
  @Property({ type: 'string[]', columnType: 'varchar(30)[]', defaultRaw: `'{}'` })
  labels: Opt<string[]> = [];

  @Property({ type: 'string', length: 300 })
  hallTitle: string;

  @Property({ type: 'string', length: 255 })
  hallLocation: string;

  @Property({ type: 'string', length: 100 })
  businessName: string;

  /** The business's address, phone, tax number and logo at the time of booking, so that the invoice never changes. */
  @Property({ type: 'string', length: 200, nullable: true })
  sellerAddress: string | null = null;

  @Property({ type: 'string', length: 32, nullable: true })
  sellerPhone: string | null = null;

  @Property({ type: 'string', length: 50, nullable: true })
  sellerTaxNumber: string | null = null;

  @Property({ type: 'string', length: 255, nullable: true })
  sellerLogo: string | null = null;

  @Property({ type: 'string', length: 100, nullable: true })
  categoryName: string | null = null;

  @Property({ type: 'string', length: 100, nullable: true })
  typeName: string | null = null;

  @Property({ type: 'string', length: 3 })
  currency: CurrencyCode;

  /** The hall's IANA time zone. */
  @Property({ type: 'string', length: 64 })
  timeZone: string;

  /** Charged whole hours. */
  @Property({ type: 'integer' })
  hours: number;

  /** The name of the shift; null for free times. */
  @Property({ type: 'string', length: 50, nullable: true })
  shiftName: string | null = null;

  /** Why the hall's price wasn't the ordinary one (docs/decisions/0025-schedule.md); null if it was. */
  @Property({ type: 'string', length: 200, nullable: true })
  rateReason: string | null = null;

  /** What the rate added to the hall base price, negative where it took away. */
  @Property({ type: MoneyType, default: '0' })
  rateAmount: Opt<Hundredths>;

  /** What the hall charged for itself, by its shift where it has one: by hour, by guest, and once. */
  @Property({ type: MoneyType })
  pricePerHour: Hundredths;

  @Property({ type: MoneyType })
  pricePerPerson: Hundredths;

  @Property({ type: MoneyType, default: '0' })
  flatPrice: Opt<Hundredths>;

  @Property({ type: PercentageType, default: '0' })
  discountPercentage: Opt<PercentHundredths>;

  @Property({ type: PercentageType, default: '0' })
  taxPercentage: Opt<PercentHundredths>;

  /** Buffer after the end; fixed at confirmation, or by a hold. */
  @Property({ type: 'integer', default: 0 })
  bufferMinutes: Opt<number> = 0;

  /** Until when the request holds its time, or held it; null if it never did. The ledger has the hold itself. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  heldUntil: Date | null = null;

  /** When the next message about its hold is due: the reminder at half time, then the end. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  holdDueAt: Date | null = null;

  /** When the first payment of an accepted request is due, which is when its hold ends; null where none was required. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  paymentDueAt: Date | null = null;

  /** When its customer was asked for a review, the day after it. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  reviewAskedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  /** Null for instant confirmation. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'confirmed_by',
    foreignKeyName: 'bookings_confirmed_by_fkey',
    deleteRule: 'restrict',
  })
  confirmedBy: Ref<User> | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  cancelledAt: Date | null = null;

  /** Null when the platform cancelled it (expired, slot taken). */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'cancelled_by',
    foreignKeyName: 'bookings_cancelled_by_fkey',
    deleteRule: 'restrict',
  })
  cancelledBy: Ref<User> | null = null;

  /** The last entry of its ledger when it was cancelled: what was paid by then. */
  @Property({ type: 'integer', nullable: true })
  cancelledAfterEntryId: number | null = null;

  /** The reason as a code. */
  @Property({ type: 'string', length: 30, nullable: true })
  cancellationReason: CancellationReason | null = null;

  /** The reason in the words of whoever cancelled it. */
  @Property({ type: 'text', nullable: true })
  cancellationNote: string | null = null;

  /** When it was last changed, by agreement or by the business that had entered it. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  changedAt: Date | null = null;

  /** Number of changes after the request: the SEQUENCE of calendar feeds. */
  @Property({ type: 'integer', default: 0 })
  revision: Opt<number> = 0;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  updatedAt: Date;
}
