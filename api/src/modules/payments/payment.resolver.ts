import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope, SIGNED_IN } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { BookingPlanInput, CorrectPaymentInput, PaymentPlanInput, RecordPaymentInput } from './payment.inputs.js';
import { changeBookingPlan } from './booking-plan.service.js';
import * as plans from './payment-plan.service.js';
import * as payments from './payment.service.js';
import { BookingPayments, HallPaymentPlan, PaymentPlans } from './payment.types.js';

const BOOKING = { description: 'The booking.' };
const ENTRY = { description: 'The entry.' };

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
}
