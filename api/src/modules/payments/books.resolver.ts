import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { PagingInput } from '../../graphql/paging.js';
import { TextFile } from '../../graphql/text-file.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { BookFilter } from './books.inputs.js';
import * as books from './books.service.js';
import { BookedBookings, Books } from './books.types.js';

const YEAR = { nullable: true, description: 'The year; defaults to the current one.' };

/** The books of a business (docs/decisions/0072-books.md). */
@Resolver()
export class BooksResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.FIGURES)
  @Scope(ApiKeyScope.READ)
  @Query(() => Books, {
    description:
      'What was due, received and spent for the bookings of the viewer’s business, by month, hall and currency.',
  })
  books(
    @Ctx() ctx: RequestContext,
    @Arg('year', () => Int, YEAR)
    year?: number | null,
  ): Promise<Books> {
    return books.getBooks(ctx, year);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.FIGURES)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookedBookings, { description: 'The bookings behind a sum of the books.' })
  bookedBookings(
    @Arg('filter', () => BookFilter, { description: 'The sum.' }) filter: BookFilter,
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' }) paging?: PagingInput | null,
  ): Promise<BookedBookings> {
    return books.listBooked(ctx, filter, paging);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.FIGURES)
  @Scope(ApiKeyScope.READ)
  @Query(() => TextFile, { description: 'The books of a year, as CSV.' })
  exportBooks(
    @Ctx() ctx: RequestContext,
    @Arg('year', () => Int, YEAR)
    year?: number | null,
  ): Promise<TextFile> {
    return books.exportBooks(ctx, year);
  }
}
