import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EnumNameType, MoneyType } from '../../database/types.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { PaymentMethod } from '../../domain/payments/ledger.js';
import type { ProofStatus } from '../../domain/payments/proofs.js';
import { User } from '../accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';

/** What a customer says to have paid, with a file that shows it (docs/decisions/0061-payment-proofs.md). */
@Entity({ tableName: 'payment_proofs' })
export class PaymentProof {
  @PrimaryKey({ type: 'integer' })
  id: Opt<number>;

  @ManyToOne({
    entity: () => Booking,
    ref: true,
    foreignKeyName: 'payment_proofs_booking_fkey',
    deleteRule: 'restrict',
  })
  booking: Ref<Booking>;

  @Property({ type: EnumNameType, length: 10, default: 'submitted' })
  status: Opt<ProofStatus> = 'SUBMITTED';

  /** In the booking's currency, as the customer says; the receipt has what the business accepted. */
  @Property({ type: MoneyType })
  amount: Hundredths;

  @Property({ type: EnumNameType, length: 20 })
  method: PaymentMethod;

  @Property({ type: 'string', length: 100, nullable: true })
  reference: string | null = null;

  /** When it was paid, in the hall's time zone. */
  @Property({ type: 'date' })
  day: string;

  /** Why it was rejected; read by the customer. */
  @Property({ type: 'string', length: 200, nullable: true })
  reason: string | null = null;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'current_timestamp' })
  submittedAt: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  answeredAt: Date | null = null;

  /** Who accepted or rejected it. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    fieldName: 'answered_by',
    foreignKeyName: 'payment_proofs_answered_by_fkey',
    deleteRule: 'restrict',
  })
  answeredBy: Ref<User> | null = null;
}
