import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { toPageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessFilter, ReasonInput } from './business.inputs.js';
import { BusinessConnection, BusinessRecord, Verdict } from './business.types.js';
import { findVerdicts } from './application.queries.js';
import * as applications from './application.service.js';

const ID = { description: 'The business’s id.' };

@Resolver()
export class ApplicationResolver {
  @Auth(...STAFF)
  @Query(() => BusinessConnection, {
    description: 'Businesses and their applications, newest first; of pending ones whoever waited longest first.',
  })
  businesses(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => BusinessFilter, { nullable: true, description: 'Which ones.' }) filter?: BusinessFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<BusinessRecord>> {
    return applications.listBusinesses(ctx, filter, toPageRequest(paging));
  }

  @Auth(...STAFF)
  @Query(() => BusinessRecord, { description: 'A business, for staff.' })
  business(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<BusinessRecord> {
    return applications.readBusinessRecord(ctx, id);
  }

  @Auth(...STAFF)
  @Query(() => [Verdict], { description: 'Decisions about a business, newest first.' })
  businessHistory(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<Verdict[]> {
    return findVerdicts(ctx.em, id);
  }

  @Auth(...STAFF)
  @Mutation(() => BusinessRecord, { description: 'Approves a pending application.' })
  approveApplication(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<BusinessRecord> {
    return applications.approveApplication(ctx, id);
  }

  @Auth(...STAFF)
  @Mutation(() => BusinessRecord, {
    description: 'Rejects a pending application and mails the reason to its owner.',
  })
  rejectApplication(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => ReasonInput, { description: 'Why.' }) input: ReasonInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessRecord> {
    return applications.rejectApplication(ctx, id, input.reason);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BusinessRecord, { description: 'Suspends an approved business with a reason: its halls are hidden.' })
  suspendBusiness(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => ReasonInput, { description: 'Why.' }) input: ReasonInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessRecord> {
    return applications.suspendBusiness(ctx, id, input.reason);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => BusinessRecord, { description: 'Reinstates a suspended business.' })
  reinstateBusiness(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<BusinessRecord> {
    return applications.reinstateBusiness(ctx, id);
  }
}
