import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Account } from '../accounts/account.types.js';
import { getMembership } from './membership.service.js';
import { BusinessMembership } from './membership.types.js';

/** Adds to an account the business that it acts for. */
@Resolver(() => Account)
export class MembershipResolver {
  @FieldResolver(() => BusinessMembership, {
    nullable: true,
    description:
      'The business that the account is a member of; null for none, for owners, and while a second factor is missing.',
  })
  membership(@Root() account: Account, @Ctx() ctx: RequestContext): Promise<BusinessMembership | null> {
    return getMembership(ctx, account);
  }
}
