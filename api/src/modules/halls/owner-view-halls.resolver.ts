import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { pageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { OwnedHallOrder } from '../../rules/index.js';
import { getAppliedBusiness } from '../businesses/owner-view.service.js';
import { OwnerView } from '../businesses/owner-view.types.js';
import { OwnedHallFilter } from './hall-owner.inputs.js';
import { findHallFigures, findOwnedHalls } from './hall-owner.queries.js';
import { OwnedHallConnection, OwnedHallFigures, type OwnedHall } from './hall-owner.types.js';

/** The halls of a business as its owner sees them, for staff. */
@Resolver(() => OwnerView)
export class OwnerViewHallsResolver {
  @FieldResolver(() => OwnedHallFigures, { description: 'Figures of its halls.' })
  hallFigures(@Root() { business }: OwnerView, @Ctx() ctx: RequestContext): Promise<OwnedHallFigures> {
    return findHallFigures(ctx.em, business.id);
  }

  @Auth(...STAFF)
  @Query(() => OwnedHallConnection, { description: 'The halls of a business, the last listed first.' })
  async hallsOfBusiness(
    @Arg('id', () => Int, { description: 'The business’s number.' }) id: number,
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => OwnedHallFilter, { nullable: true, description: 'Which ones.' })
    filter?: OwnedHallFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<OwnedHall>> {
    const { id: businessId } = await getAppliedBusiness(ctx, id);
    const page = pageRequest(paging);
    return findOwnedHalls(ctx.em, { businessId, filter, order: OwnedHallOrder.NEWEST, page, now: ctx.now() });
  }
}
