import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { LocalDate } from '../../graphql/scalars.js';
import { TextFile } from '../../graphql/text-file.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import * as cash from './cash-book.service.js';
import { CashBook, CloseCashInput } from './cash-book.types.js';

const DAY = { nullable: true, description: 'The day; today if left out.' };

/** The cash book of a business (docs/decisions/0072-books.md). */
@Resolver()
export class CashBookResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => CashBook, { description: 'The receipts and refunds of a day of the viewer’s business, and its counts.' })
  cashBook(
    @Ctx() ctx: RequestContext,
    @Arg('day', () => LocalDate, DAY)
    day?: string | null,
  ): Promise<CashBook> {
    return cash.getCashBook(ctx, day);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => TextFile, { description: 'The cash book of a day, as CSV.' })
  exportCashBook(
    @Ctx() ctx: RequestContext,
    @Arg('day', () => LocalDate, DAY)
    day?: string | null,
  ): Promise<TextFile> {
    return cash.exportCashBook(ctx, day);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.PAYMENTS)
  @Mutation(() => CashBook, {
    description: 'Records the cash that was counted at the end of a day; another count names the one that it corrects.',
  })
  closeCash(
    @Arg('input', () => CloseCashInput, { description: 'The count.' }) input: CloseCashInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CashBook> {
    return cash.closeCash(ctx, input);
  }
}
