import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { LocalDate } from '../../graphql/scalars.js';
import { TextFile } from '../../graphql/text-file.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { GuestNotesInput, GuestSecondPhoneInput } from './guest.inputs.js';
import * as guests from './guest.service.js';
import * as statements from './guest-statement.service.js';
import { GuestStatement } from './guest-statement.types.js';
import { GuestConnection, GuestRecord } from './guest.types.js';

const PHONE = { description: 'The guest’s phone number, in any spelling.' };

const FROM = {
  nullable: true,
  description: 'The first day of the bookings; what is left of earlier ones is brought forward. All if left out.',
};

@Resolver()
export class GuestResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => GuestConnection, { description: 'The guests of the viewer’s business, latest request first.' })
  businessGuests(
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Only guests with this in their name or the name of their second phone, or with a number that begins with it, in any spelling.',
    })
    search: string | null | undefined,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which page; defaults to the first.' })
    paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<GuestRecord>> {
    return guests.listGuests(ctx, search ?? null, paging);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => GuestRecord, { description: 'A guest of the viewer’s business.' })
  businessGuest(@Arg('phone', PHONE) phone: string, @Ctx() ctx: RequestContext): Promise<GuestRecord> {
    return guests.getGuest(ctx, phone);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => GuestStatement, { description: 'The statement of account of a guest of the viewer’s business.' })
  guestStatement(
    @Arg('phone', PHONE) phone: string,
    @Arg('from', () => LocalDate, FROM) from: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<GuestStatement> {
    return statements.getGuestStatement(ctx, phone, from ?? null);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => TextFile, { description: 'The statement of account of a guest, as CSV.' })
  exportGuestStatement(
    @Arg('phone', PHONE) phone: string,
    @Arg('from', () => LocalDate, FROM) from: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<TextFile> {
    return statements.exportGuestStatement(ctx, phone, from ?? null);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => GuestRecord, { description: 'Updates the private notes of the viewer’s business on a guest.' })
  setGuestNotes(
    @Arg('phone', PHONE) phone: string,
    @Arg('input', () => GuestNotesInput, { description: 'The notes.' }) input: GuestNotesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<GuestRecord> {
    return guests.setGuestNotes(ctx, phone, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => GuestRecord, {
    description:
      'Saves or removes the second phone of a guest of the viewer’s business, who is found by it, too; bookings stay with the first one.',
  })
  setGuestSecondPhone(
    @Arg('phone', PHONE) phone: string,
    @Arg('input', () => GuestSecondPhoneInput, { description: 'The second phone.' }) input: GuestSecondPhoneInput,
    @Ctx() ctx: RequestContext,
  ): Promise<GuestRecord> {
    return guests.setGuestSecondPhone(ctx, phone, input);
  }
}
