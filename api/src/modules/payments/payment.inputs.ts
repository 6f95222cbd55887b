import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate, Money, Percentage } from '../../graphql/scalars.js';
import type { Hundredths, PercentHundredths } from '../../domain/money/money.js';
import { paymentDetailsSchema } from '../../domain/payments/details.js';
import {
  acceptProofSchema,
  bookingPlanSchema,
  chargeSchema,
  correctPaymentSchema,
  paymentPlanSchema,
  recordPaymentSchema,
  rejectProofSchema,
  submitProofSchema,
} from '../../domain/payments/inputs.js';
import { PaymentKind, PaymentMethod, type RecordedKind } from '../../domain/payments/ledger.js';
import { DueRule } from '../../domain/payments/plan.js';

const KEY = { nullable: true, description: 'Idempotency key: repeated requests record it once.' };

@InputType({ description: 'What came beyond what was agreed.' })
@Rules(chargeSchema)
export class ChargeInput {
  @Field(() => Int, { nullable: true, description: 'Guests beyond those of the booking.' })
  extraGuests?: number | null;

  @Field(() => Int, { nullable: true, description: 'Hours beyond those of the booking.' })
  extraHours?: number | null;
}

@InputType({ description: 'A receipt, refund or charge.' })
@Rules(recordPaymentSchema)
export class RecordPaymentInput {
  @Field(() => PaymentKind, { description: 'RECEIPT, REFUND or CHARGE.' })
  kind: RecordedKind;

  @Field(() => Money, { description: 'How much, in the booking’s currency.' })
  amount: Hundredths;

  @Field(() => PaymentMethod, { nullable: true, description: 'How it was paid; required unless it is a charge.' })
  method?: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reference of the transfer or cheque, unique for each method of a business.',
  })
  reference?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day on which it was paid; today if left out.' })
  day?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A note; of a charge, what it is for, unless extra guests or hours say it.',
  })
  note?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of a charge by the agreed rates: guests beyond those of the booking; `amount` is what `quoteCharge` says.',
  })
  extraGuests?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a charge by the agreed rates: hours beyond those of the booking.',
  })
  extraHours?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a receipt may be more than is left to pay.' })
  overpayment?: boolean | null;

  @Field(() => String, KEY)
  clientMutationId?: string | null;
}

@InputType({ description: 'What takes back an entry.' })
@Rules(correctPaymentSchema)
export class CorrectPaymentInput {
  @Field({ description: 'Why it was wrong.' })
  reason: string;

  @Field(() => String, KEY)
  clientMutationId?: string | null;
}

@InputType({
  description: 'A part of a payment plan. Each but the last has a share or an amount; the last is the rest.',
})
export class PaymentPlanPartInput {
  @Field({ description: 'Its name.' })
  label: string;

  @Field(() => Percentage, { nullable: true, description: 'Its share of the total.' })
  percent?: PercentHundredths | null;

  @Field(() => Money, { nullable: true, description: 'Its amount.' })
  amount?: Hundredths | null;

  @Field(() => DueRule, { description: 'From when its days are counted.' })
  due: DueRule;

  @Field(() => Int, { description: 'Its days.' })
  days: number;
}

@InputType({ description: 'A payment plan.' })
@Rules(paymentPlanSchema)
export class PaymentPlanInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The hall whose own plan it is; the business’s default if left out.',
  })
  hallId?: number | null;

  @Field(() => [PaymentPlanPartInput], { description: 'Its parts; without any, a hall follows the business again.' })
  parts: PaymentPlanPartInput[];
}

@InputType({ description: 'What both sides agreed on for what isn’t paid yet of a booking.' })
@Rules(bookingPlanSchema)
export class BookingPlanInput {
  @Field(() => [PaymentPlanPartInput], { description: 'Its parts, of what is left to pay; the last one is the rest.' })
  parts: PaymentPlanPartInput[];
}

@InputType({ description: 'What a customer has paid, and what shows it.' })
@Rules(submitProofSchema)
export class SubmitPaymentProofInput {
  @Field({ description: 'The file, as `uploadPaymentProof` names it.' })
  filename: string;

  @Field(() => Money, { description: 'How much was paid, in the booking’s currency.' })
  amount: Hundredths;

  @Field(() => PaymentMethod, { description: 'How it was paid.' })
  method: PaymentMethod;

  @Field(() => String, {
    nullable: true,
    description: 'The reference of the transfer or cheque, unique for each method of a business.',
  })
  reference?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day on which it was paid; today if left out.' })
  day?: string | null;

  @Field(() => String, { nullable: true, description: 'Idempotency key: repeated requests send it once.' })
  clientMutationId?: string | null;
}

@InputType({ description: 'How a proof of payment is recorded: as it was sent, unless it is corrected.' })
@Rules(acceptProofSchema)
export class AcceptPaymentProofInput {
  @Field(() => Money, { nullable: true, description: 'How much was received; what the customer says if left out.' })
  amount?: Hundredths | null;

  @Field(() => LocalDate, { nullable: true, description: 'When it was received; as the customer says if left out.' })
  day?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it may be more than is left to pay.' })
  overpayment?: boolean | null;
}

@InputType({ description: 'Why a proof of payment is rejected.' })
@Rules(rejectProofSchema)
export class RejectPaymentProofInput {
  @Field({ description: 'The reason, which the customer reads.' })
  reason: string;
}

@InputType({
  description: 'How a business is paid: what is left out or empty is none; unless all is, one way to pay is needed.',
})
@Rules(paymentDetailsSchema)
export class PaymentDetailsInput {
  @Field(() => String, { nullable: true, description: 'The bank.' })
  bankName?: string | null;

  @Field(() => String, { nullable: true, description: 'Whose account it is, as the bank writes it.' })
  accountTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'The IBAN; spaces don’t count.' })
  iban?: string | null;

  @Field(() => String, { nullable: true, description: 'The JazzCash number.' })
  jazzcash?: string | null;

  @Field(() => String, { nullable: true, description: 'The Easypaisa number.' })
  easypaisa?: string | null;

  @Field(() => String, { nullable: true, description: 'The Raast number.' })
  raast?: string | null;

  @Field(() => String, { nullable: true, description: 'What else is to be known about paying.' })
  note?: string | null;
}
