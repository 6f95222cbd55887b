import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import * as views from './owner-view.service.js';
import { OwnerView } from './owner-view.types.js';

/** What staff read of a business beside its application: what its owner sees, and nothing to change it with. */
@Resolver()
export class OwnerViewResolver {
  @Auth(...STAFF)
  @Query(() => OwnerView, { description: 'A business as its owner sees it; opening it is written into the audit log.' })
  ownerView(
    @Arg('id', () => Int, { description: 'The business’s number.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<OwnerView> {
    return views.ownerView(ctx, id);
  }
}
