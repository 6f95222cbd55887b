import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { PagingInput, toPageRequest, type Connection } from '../../graphql/paging.js';
import { OwnedHallOrder } from '../../domain/halls/list.js';
import { getAppliedBusiness } from '../businesses/owner-view.service.js';
import { OwnerView } from '../businesses/owner-view.types.js';
import { OwnedHallFilter } from './hall-owner.inputs.js';
import { findAllHalls, findHallFigures, findOwnedHalls } from './hall-owner.queries.js';
import { OwnedHallConnection, OwnedHallFigures, type OwnedHall } from './hall-owner.types.js';

/** The halls of a business for staff, as its owner sees them; read-only. */
@Resolver(() => OwnerView)
export class OwnerViewHallsResolver {
  @FieldResolver(() => OwnedHallFigures, { description: 'Statistics of its halls.' })
  hallFigures(@Root() { business }: OwnerView, @Ctx() ctx: RequestContext): Promise<OwnedHallFigures> {
    return findHallFigures(ctx.em, business.id);
  }

  @Auth(...STAFF)
  @Query(() => OwnedHallConnection, { description: 'The halls of a business, newest first.' })
  async hallsOfBusiness(
    @Arg('id', () => Int, { description: 'The business’s id.' }) id: number,
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => OwnedHallFilter, { nullable: true, description: 'The filter.' })
    filter?: OwnedHallFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' }) paging?: PagingInput | null,
  ): Promise<Connection<OwnedHall>> {
    const { id: businessId } = await getAppliedBusiness(ctx, id);
    const page = toPageRequest(paging);
    return findOwnedHalls(ctx.em, { businessId, filter, order: OwnedHallOrder.NEWEST, page, now: ctx.now() });
  }

  @Auth(...STAFF)
  @Query(() => OwnedHallConnection, { description: 'The halls of all businesses, for staff, newest first.' })
  allHalls(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => OwnedHallFilter, { nullable: true, description: 'The filter.' })
    filter?: OwnedHallFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' }) paging?: PagingInput | null,
  ): Promise<Connection<OwnedHall>> {
    return findAllHalls(ctx.em, { filter, page: toPageRequest(paging), now: ctx.now() });
  }
}
