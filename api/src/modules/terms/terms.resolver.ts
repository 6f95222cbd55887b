import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope, SIGNED_IN } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import * as contracts from './contract.service.js';
import { setCnic } from './cnic.service.js';
import { BusinessTermsInput, ContractCnicInput, SignedTermsInput } from './terms.inputs.js';
import * as terms from './terms.service.js';
import {
  BookingContract,
  type BusinessTermsVersion,
  BusinessTermsVersionConnection,
  BusinessTermsView,
} from './terms.types.js';

const BOOKING = { description: 'The booking.' };

/** The terms of businesses, and their acceptances (docs/decisions/0075-terms.md). */
@Resolver()
export class TermsResolver {
  @Query(() => BusinessTermsView, {
    nullable: true,
    description: 'The terms of the business of a public hall, which requests accept; null without any.',
  })
  hallBusinessTerms(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessTermsView | null> {
    return terms.getHallTerms(ctx, hallId);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BusinessTermsVersionConnection, {
    description: 'The versions of the terms of the viewer’s business, latest first; the first of all counts.',
  })
  businessTermsVersions(
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' }) paging?: PagingInput | null,
  ): Promise<Connection<BusinessTermsVersion>> {
    return terms.listVersions(ctx, paging);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Mutation(() => BusinessTermsVersionConnection, {
    description: 'Adds a version of the terms of the viewer’s business; bookings keep the one that was accepted.',
  })
  saveBusinessTerms(
    @Arg('input', () => BusinessTermsInput, { description: 'The texts.' }) input: BusinessTermsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<BusinessTermsVersion>> {
    return terms.saveTerms(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingContract, {
    description:
      'The terms of a booking and who accepted them; of one of the viewer’s or of the viewer’s business, or any for staff.',
  })
  bookingContract(@Arg('id', () => Int, BOOKING) id: number, @Ctx() ctx: RequestContext): Promise<BookingContract> {
    return contracts.getContract(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingContract, {
    description: 'Records that the terms of a booking of the viewer’s business were signed on paper.',
  })
  recordSignedTerms(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => SignedTermsInput, { description: 'What was signed.' }) input: SignedTermsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingContract> {
    return contracts.recordSignature(ctx, id, input);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingContract, {
    description:
      'Stores the CNIC for the contract of one of the viewer’s bookings, or of one that the viewer’s business entered; null removes it.',
  })
  async setContractCnic(
    @Arg('id', () => Int, BOOKING) id: number,
    @Arg('input', () => ContractCnicInput, { description: 'The CNIC.' }) input: ContractCnicInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingContract> {
    await setCnic(ctx, id, input.cnic ?? null);
    return contracts.getContract(ctx, id);
  }
}
