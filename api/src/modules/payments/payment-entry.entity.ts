import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { PaymentKind, PaymentMethod } from '../../domain/payments/ledger.js';
import { User } from '../accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { Business } from '../businesses/business.entity.js';

/** An entry of a booking's ledger; only ever added (docs/decisions/0059-payments.md). */
@Entity({ tableName: 'payment_entries' })
export class PaymentEntry {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Booking,
    ref: true,
    foreignKeyName: 'payment_entries_booking_fkey',
    deleteRule: 'restrict',
  })
  booking: Ref<Booking>;

  /** The booking's, whose receipts are numbered and whose references are unique. */
  @ManyToOne({
    entity: () => Business,
    ref: true,
    foreignKeyName: 'payment_entries_business_fkey',
    deleteRule: 'restrict',
  })
  business: Ref<Business>;

  @Property({ type: EnumNameType, length: 10 })
  kind: PaymentKind;

  /** In the booking's currency. */
  @Property({ type: MoneyType })
  amount: Hundredths;

  /** Of receipts and refunds. */
  @Property({ type: EnumNameType, length: 20, nullable: true })
  method: PaymentMethod | null = null;

  @Property({ type: 'string', length: 100, nullable: true })
  reference: string | null = null;

  /** When money changed hands, or from when a charge is owed, in the hall's time zone. */
  @Property({ type: 'date' })
  day: string;

  /** What is charged, or why an entry is corrected. */
  @Property({ type: 'string', length: 200, nullable: true })
  note: string | null = null;

  /** The entry that a correction takes back. */
  @Property({ type: 'integer', nullable: true })
  correctsId: number | null = null;

  /** The proof that became this receipt. */
  @Property({ type: 'integer', nullable: true })
  proofId: number | null = null;

  /** Of receipts, by business and without gaps. */
  @Property({ type: 'integer', nullable: true })
  receiptNumber: number | null = null;

  @ManyToOne({
    entity: () => User,
    ref: true,
    fieldName: 'recorded_by',
    foreignKeyName: 'payment_entries_recorded_by_fkey',
    deleteRule: 'restrict',
  })
  recordedBy: Ref<User>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  createdAt: Date;
}
