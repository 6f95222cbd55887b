import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, RecentSignIn, Right, Scope, SIGNED_IN } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { StoredDocument } from '../media/media.types.js';
import { changeBookingPlan } from './booking-plan.service.js';
import { quoteCharge } from './charge.service.js';
import { BookingCharge } from './charge.types.js';
import {
  AcceptPaymentProofInput,
  BookingPlanInput,
  ChargeInput,
  CorrectPaymentInput,
  PaymentDetailsInput,
  PaymentPlanInput,
  RecordPaymentInput,
  RejectPaymentProofInput,
  SubmitPaymentProofInput,
} from './payment.inputs.js';
import * as details from './payment-details.service.js';
import { PaymentDetailsView } from './payment-details.types.js';
import * as plans from './payment-plan.service.js';
import * as proofs from './payment-proof.service.js';
import * as payments from './payment.service.js';
import { BookingPayments, HallPaymentPlan, PaymentPlans } from './payment.types.js';

const BOOKING = { description: 'The booking.' };
const ENTRY = { description: 'The entry.' };
const PROOF = { description: 'The proof.' };

@Resolver()
export class PaymentResolver {
  @Auth(...SIGNED_IN)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingPayments, {
    description:
      'What is owed and was paid for a booking; one of the viewer’s or of the viewer’s business, or any for staff.',
  })
  bookingPayments(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<BookingPayments> {
    return payments.getBookingPayments(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingCharge, {
    description:
      'What extra guests and hours of a booking of the viewer’s business cost by the rates that were agreed, to be recorded as a charge.',
  })
  quoteCharge(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => ChargeInput, { description: 'What came.' }) input: ChargeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingCharge> {
    return quoteCharge(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.PAYMENTS)
  @Mutation(() => BookingPayments, {
    description: 'Records a receipt, refund or charge for a booking of the viewer’s business.',
  })
  recordPayment(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => RecordPaymentInput, { description: 'What was paid.' }) input: RecordPaymentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingPayments> {
    return payments.recordPayment(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.PAYMENTS)
  @Mutation(() => BookingPayments, { description: 'Takes back an entry that was wrong, by another entry.' })
  correctPayment(
    @Arg('id', () => Int, ENTRY) id: number,
    @Arg('input', () => CorrectPaymentInput, { description: 'Why.' }) input: CorrectPaymentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingPayments> {
    return payments.correctPayment(ctx, id, input);
  }

  @Auth(Role.USER)
  @Mutation(() => BookingPayments, {
    description:
      'Sends a proof of payment for one of the viewer’s confirmed or accepted bookings; five can wait at once.',
  })
  submitPaymentProof(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => SubmitPaymentProofInput, { description: 'What was paid.' }) input: SubmitPaymentProofInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingPayments> {
    return proofs.submitProof(ctx, id, input);
  }

  @Auth(Role.USER)
  @Mutation(() => BookingPayments, { description: 'Withdraws one of the viewer’s proofs before it is checked.' })
  withdrawPaymentProof(@Arg('id', () => Int, PROOF) id: number, @Ctx() ctx: RequestContext): Promise<BookingPayments> {
    return proofs.withdrawProof(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.PAYMENTS)
  @Mutation(() => BookingPayments, { description: 'Accepts a proof of payment, which becomes one receipt.' })
  acceptPaymentProof(
    @Arg('id', () => Int, PROOF) id: number,
    @Arg('input', () => AcceptPaymentProofInput, { description: 'What was received.' }) input: AcceptPaymentProofInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingPayments> {
    return proofs.acceptProof(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.PAYMENTS)
  @Mutation(() => BookingPayments, { description: 'Rejects a proof of payment with a reason for the customer.' })
  rejectPaymentProof(
    @Arg('id', () => Int, PROOF) id: number,
    @Arg('input', () => RejectPaymentProofInput, { description: 'Why.' }) input: RejectPaymentProofInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingPayments> {
    return proofs.rejectProof(ctx, id, input);
  }

  @Auth(...SIGNED_IN)
  @Scope(ApiKeyScope.READ)
  @Query(() => StoredDocument, {
    description: 'The file of a proof of payment, for both sides of its booking and staff.',
  })
  paymentProofFile(@Arg('id', () => Int, PROOF) id: number, @Ctx() ctx: RequestContext): Promise<StoredDocument> {
    return proofs.readProofFile(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.PAYMENTS)
  @Mutation(() => BookingPayments, {
    description: 'Changes when what isn’t paid yet of a booking is due, as both sides agreed; the customer is told.',
  })
  changeBookingPlan(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => BookingPlanInput, { description: 'What was agreed.' }) input: BookingPlanInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingPayments> {
    return changeBookingPlan(ctx, id, input);
  }

  @Query(() => HallPaymentPlan, { description: 'When bookings of a public hall are to be paid.' })
  hallPaymentPlan(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Ctx() ctx: RequestContext,
  ): Promise<HallPaymentPlan> {
    return plans.getHallPaymentPlan(ctx, hallId);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => PaymentPlans, { description: 'How the viewer’s business has its bookings paid.' })
  paymentPlans(@Ctx() ctx: RequestContext): Promise<PaymentPlans> {
    return plans.getPaymentPlans(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Mutation(() => PaymentPlans, {
    description:
      'Sets the payment plan of the viewer’s business or of one of its halls; bookings keep what was agreed.',
  })
  savePaymentPlan(
    @Arg('input', () => PaymentPlanInput, { description: 'The plan.' }) input: PaymentPlanInput,
    @Ctx() ctx: RequestContext,
  ): Promise<PaymentPlans> {
    return plans.savePaymentPlan(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SELLER)
  @Query(() => PaymentDetailsView, { description: 'How the viewer’s business is paid; for its owner.' })
  paymentDetails(@Ctx() ctx: RequestContext): Promise<PaymentDetailsView> {
    return details.getPaymentDetails(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SELLER)
  @RecentSignIn()
  @Mutation(() => PaymentDetailsView, {
    description: 'Sets how the viewer’s business is paid, as a whole; its owner is told by mail.',
  })
  setPaymentDetails(
    @Arg('input', () => PaymentDetailsInput, { description: 'The details.' }) input: PaymentDetailsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<PaymentDetailsView> {
    return details.setPaymentDetails(ctx, input);
  }
}
