import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { importBookings } from './booking-import.service.js';
import { BookingImport, ImportBookingsInput } from './booking-import.types.js';

@Resolver()
export class BookingImportResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingImport, {
    description:
      'Imports bookings of guests without accounts from CSV, past ones too, as confirmed. Rows that are there already, whose time is taken, or which a rule refuses are left out with their reasons. Nobody is mailed or notified.',
  })
  importBookings(
    @Arg('input', () => ImportBookingsInput, { description: 'The file.' }) input: ImportBookingsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingImport> {
    return importBookings(ctx, input);
  }
}
