import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import * as views from './owner-view.service.js';
import { OwnerView } from './owner-view.types.js';

/** A business for staff, as its owner sees it; read-only. */
@Resolver()
export class OwnerViewResolver {
  @Auth(...STAFF)
  @Query(() => OwnerView, { description: 'A business as its owner sees it; audited.' })
  ownerView(
    @Arg('id', () => Int, { description: 'The business’s id.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<OwnerView> {
    return views.getOwnerView(ctx, id);
  }
}
