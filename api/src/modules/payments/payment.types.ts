import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListLength } from '../../graphql/list-length.js';
import { DateTime, LocalDate, Money, Percentage } from '../../graphql/scalars.js';
import type { Locale } from '../../domain/accounts/locales.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { OwedPartKind, PaymentKind, PaymentMethod } from '../../domain/payments/ledger.js';
import { PAYMENT_LIMITS } from '../../domain/payments/limits.js';
import { DueRule } from '../../domain/payments/plan.js';
import { ProofStatus } from '../../domain/payments/proofs.js';
import { PaymentDetailsView } from './payment-details.types.js';

registerEnumType(PaymentKind, {
  name: 'PaymentKind',
  description: 'What an entry of a booking’s ledger records.',
  valuesConfig: {
    RECEIPT: { description: 'Money that was received.' },
    REFUND: { description: 'Money that was given back.' },
    CHARGE: { description: 'What is owed beside the total, once the event has begun.' },
    CORRECTION: { description: 'Takes back an entry that was wrong.' },
  },
});

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How money changes hands.',
  valuesConfig: {
    CASH: { description: 'Cash.' },
    BANK_TRANSFER: { description: 'A bank transfer.' },
    JAZZCASH: { description: 'JazzCash.' },
    EASYPAISA: { description: 'Easypaisa.' },
    RAAST: { description: 'Raast.' },
    CHEQUE: { description: 'A cheque.' },
    CARD: { description: 'A card.' },
    OTHER: { description: 'Anything else.' },
  },
});

registerEnumType(DueRule, {
  name: 'DueRule',
  description: 'From when the days of a part’s due date are counted.',
  valuesConfig: {
    AFTER_CONFIRMATION: { description: 'So many days after the confirmation.' },
    BEFORE_START: { description: 'So many days before the start.' },
  },
});

registerEnumType(OwedPartKind, {
  name: 'OwedPartKind',
  description: 'What a part of what is owed is.',
  valuesConfig: {
    TOTAL: { description: 'The whole total of a booking without a plan.' },
    PLAN: { description: 'A part of its plan.' },
    CHANGE: { description: 'What a change added once every part was due.' },
    CHARGE: { description: 'A charge after the event.' },
    KEPT: { description: 'What stays with the business of a cancelled booking.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A part of a payment plan; the last part is the rest.' })
export class PaymentPlanPart {
  @Field({ description: 'Its name.' })
  label: string;

  @Field(() => Percentage, { nullable: true, description: 'Its share of the total; null for an amount, and the rest.' })
  percent: PercentHundredths | null;

  @Field(() => Money, { nullable: true, description: 'Its amount; null for a share, and the rest.' })
  amount: Hundredths | null;

  @Field(() => DueRule, { description: 'From when its days are counted.' })
  due: DueRule;

  @Field(() => Int, { description: 'Its days.' })
  days: number;
}

@ObjectType({ simpleResolvers: true, description: 'The payment plan of a hall.' })
export class HallPaymentPlan {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @ListLength(PAYMENT_LIMITS.planPartsMax)
  @Field(() => [PaymentPlanPart], { description: 'Its parts; empty if all is due at the start.' })
  parts: PaymentPlanPart[];
}

@ObjectType({ simpleResolvers: true, description: 'How the viewer’s business has its bookings paid.' })
export class PaymentPlans {
  @Field(() => String, { description: 'The currency of amounts.' })
  currency: CurrencyCode;

  @ListLength(PAYMENT_LIMITS.planPartsMax)
  @Field(() => [PaymentPlanPart], {
    description: 'The plan of halls without an own one; empty if all is due at the start.',
  })
  parts: PaymentPlanPart[];

  @Field(() => [HallPaymentPlan], { description: 'The plans of halls that have their own.' })
  halls: HallPaymentPlan[];
}

@ObjectType({ simpleResolvers: true, description: 'A part of what is owed for a booking, as far as it is paid.' })
export class OwedPart {
  @Field(() => OwedPartKind, { description: 'What it is.' })
  kind: OwedPartKind;

  @Field(() => String, { nullable: true, description: 'Its name in the plan, or what is charged.' })
  label: string | null;

  @Field(() => Money, { description: 'How much it is.' })
  amount: Hundredths;

  @Field(() => Money, { description: 'What is paid of it; payments fill the parts in their order.' })
  paid: Hundredths;

  @Field(() => Money, { description: 'What is left of it.' })
  left: Hundredths;

  @Field(() => DueRule, { nullable: true, description: 'From when its days are counted, of parts of a plan.' })
  due: DueRule | null;

  @Field(() => Int, { nullable: true, description: 'So many days after the confirmation or before the start.' })
  days: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The day on which it is due, in the hall’s time zone; null until the booking is confirmed if it depends on that.',
  })
  dueOn: string | null;

  @Field({ description: 'Whether it had to be paid before.' })
  isOverdue: boolean;
}

@ObjectType('PaymentEntry', {
  simpleResolvers: true,
  description: 'An entry of a booking’s ledger, which is only ever added to.',
})
export class PaymentEntryView {
  @Field(() => Int, { description: 'The entry.' })
  id: number;

  @Field(() => PaymentKind, { description: 'What it records.' })
  kind: PaymentKind;

  @Field(() => Money, { description: 'Its amount.' })
  amount: Hundredths;

  @Field(() => PaymentMethod, { nullable: true, description: 'How money changed hands; null unless it did.' })
  method: PaymentMethod | null;

  @Field(() => String, { nullable: true, description: 'The reference of the transfer or cheque.' })
  reference: string | null;

  @Field(() => LocalDate, { description: 'When money changed hands, or from when a charge is owed.' })
  day: string;

  @Field(() => String, { nullable: true, description: 'What is charged, or why an entry is corrected.' })
  note: string | null;

  @Field(() => Int, { nullable: true, description: 'The entry that a correction takes back.' })
  correctsId: number | null;

  @Field({ description: 'Whether a correction took it back.' })
  isCorrected: boolean;

  @Field(() => String, { nullable: true, description: 'The number of a receipt: R-000001.' })
  receiptNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Who recorded it; null for the customer.' })
  recordedBy: string | null;

  @Field(() => DateTime, { description: 'When it was recorded.' })
  createdAt: Date;
}

registerEnumType(ProofStatus, {
  name: 'PaymentProofStatus',
  description: 'The status of a proof of payment.',
  valuesConfig: {
    SUBMITTED: { description: 'Waits for the business to check it.' },
    ACCEPTED: { description: 'Recorded as a receipt.' },
    REJECTED: { description: 'Rejected with a reason.' },
    WITHDRAWN: { description: 'Taken back by the customer.' },
  },
});

@ObjectType('PaymentProof', {
  simpleResolvers: true,
  description: 'What a customer says to have paid, with a file that shows it.',
})
export class PaymentProofView {
  @Field(() => Int, { description: 'The proof.' })
  id: number;

  @Field(() => ProofStatus, { description: 'Its status.' })
  status: ProofStatus;

  @Field(() => Money, { description: 'How much was paid, as the customer says.' })
  amount: Hundredths;

  @Field(() => PaymentMethod, { description: 'How it was paid.' })
  method: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'The reference of the transfer or cheque.' })
  reference: string | null;

  @Field(() => LocalDate, { description: 'The day on which it was paid, as the customer says.' })
  day: string;

  @Field(() => String, { nullable: true, description: 'Why it was rejected.' })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The media type of its file; null once that is gone, as after a withdrawal.',
  })
  fileType: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the receipt that it became: R-000001.' })
  receiptNumber: string | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  submittedAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was accepted, rejected or withdrawn.' })
  answeredAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Who accepted or rejected it; null for the customer.' })
  answeredBy: string | null;

  @Field({ description: 'Whether the viewer may accept or reject it.' })
  viewerCanAnswer: boolean;

  @Field({ description: 'Whether the viewer may withdraw it.' })
  viewerCanWithdraw: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What is owed and was paid for a booking.' })
export class BookingPayments {
  @Field(() => Int, { description: 'The booking.' })
  bookingId: number;

  @Field(() => String, { description: 'Its currency.' })
  currency: CurrencyCode;

  @Field(() => LocalDate, { description: 'Today in the hall’s time zone: the last day of which a payment can be.' })
  today: string;

  @Field(() => Money, { description: 'What was charged beside the total.' })
  charged: Hundredths;

  @Field(() => Money, { description: 'What stays with the business of a booking that its customer cancelled.' })
  kept: Hundredths;

  @Field(() => Money, { description: 'Total and charges; of a cancelled booking the charges and what is kept.' })
  owed: Hundredths;

  @Field(() => Money, { description: 'What was received and not given back.' })
  paid: Hundredths;

  @Field(() => Money, { description: 'What is left; negative where more was paid, which is to be given back.' })
  balance: Hundredths;

  @Field(() => Money, { description: 'What is to be paid by the end of today.' })
  due: Hundredths;

  @Field(() => Money, { description: 'What had to be paid before.' })
  overdue: Hundredths;

  @Field(() => [OwedPart], { description: 'What is owed when, in the order in which payments fill it.' })
  parts: OwedPart[];

  @ListLength(PAYMENT_LIMITS.entriesMax)
  @Field(() => [PaymentEntryView], { description: 'The entries, as they were recorded.' })
  entries: PaymentEntryView[];

  @ListLength(PAYMENT_LIMITS.proofsMax)
  @Field(() => [PaymentProofView], { description: 'The proofs of payment, as the customer sent them.' })
  proofs: PaymentProofView[];

  @Field(() => PaymentDetailsView, {
    nullable: true,
    description:
      'How it is paid, for both its sides while it is accepted or confirmed; null for staff, and if the business hasn’t said so.',
  })
  details: PaymentDetailsView | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The language that the customer’s account reads (`en`, `ur`), for the business; null for guests, and where none was chosen.',
  })
  customerLocale: Locale | null;

  @Field({ description: 'Whether the booking is cancelled: what is overpaid is to be given back.' })
  isCancelled: boolean;

  @Field({ description: 'Whether the viewer may send a proof of payment.' })
  viewerCanProve: boolean;

  @Field({ description: 'Whether the viewer may record payments.' })
  viewerCanRecord: boolean;

  @Field({ description: 'Whether the viewer may agree anew on what isn’t paid yet.' })
  viewerCanPlan: boolean;

  @Field({ description: 'Whether charges can be recorded now: the booking is confirmed and has begun.' })
  canBeCharged: boolean;
}
