import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { TextFile } from '../../graphql/text-file.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { StoredDocument } from '../media/media.types.js';
import * as expenses from './expense.service.js';
import { BookingExpenses, CorrectExpenseInput, RecordExpenseInput } from './expense.types.js';

const BOOKING = { description: 'The booking.' };
const EXPENSE = { description: 'The expense.' };

/** The expenses of functions (docs/decisions/0077-expenses.md). */
@Resolver()
export class ExpenseResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingExpenses, {
    description: 'What a booking of the viewer’s business cost and earned; nobody else sees it.',
  })
  bookingExpenses(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<BookingExpenses> {
    return expenses.getBookingExpenses(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => StoredDocument, { description: 'The bill of an expense, for those who read it.' })
  expenseFile(@Arg('id', () => Int, EXPENSE) id: number, @Ctx() ctx: RequestContext): Promise<StoredDocument> {
    return expenses.readExpenseFile(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.FIGURES)
  @Scope(ApiKeyScope.READ)
  @Query(() => TextFile, { description: 'The expenses of a year, as CSV.' })
  exportExpenses(
    @Ctx() ctx: RequestContext,
    @Arg('year', () => Int, { nullable: true, description: 'The year; defaults to the current one.' })
    year?: number | null,
  ): Promise<TextFile> {
    return expenses.exportExpenses(ctx, year);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.PAYMENTS)
  @Mutation(() => BookingExpenses, { description: 'Records an expense of a booking of the viewer’s business.' })
  recordExpense(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => RecordExpenseInput, { description: 'What was spent.' }) input: RecordExpenseInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingExpenses> {
    return expenses.recordExpense(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.PAYMENTS)
  @Mutation(() => BookingExpenses, { description: 'Takes back an expense that was wrong.' })
  correctExpense(
    @Arg('id', () => Int, EXPENSE) id: number,
    @Arg('input', () => CorrectExpenseInput, { description: 'Why.' }) input: CorrectExpenseInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingExpenses> {
    return expenses.correctExpense(ctx, id, input);
  }
}
