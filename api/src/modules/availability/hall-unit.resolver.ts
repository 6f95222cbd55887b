import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { HallUnitInput, SetHallUnitsInput } from './hall-unit.inputs.js';
import * as units from './hall-unit.service.js';
import { HallUnitItem, SharingHall } from './hall-unit.types.js';

@Resolver()
export class HallUnitResolver {
  @Query(() => [SharingHall], {
    description: 'The other public halls that share space with a hall, so that they can’t be booked at the same time.',
  })
  hallsSharingSpace(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Ctx() ctx: RequestContext,
  ): Promise<SharingHall[]> {
    return units.listSharingHalls(ctx, hallId);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.VIEW_HALLS)
  @Scope(ApiKeyScope.READ)
  @Query(() => [HallUnitItem], { description: 'The spaces of the viewer’s approved business, by name.' })
  viewerHallUnits(@Ctx() ctx: RequestContext): Promise<HallUnitItem[]> {
    return units.listViewerUnits(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallUnitItem, { description: 'Adds a space, which no hall takes yet.' })
  addHallUnit(
    @Arg('input', () => HallUnitInput, { description: 'The new space.' }) input: HallUnitInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HallUnitItem> {
    return units.addHallUnit(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallUnitItem, { description: 'Renames one of the viewer’s spaces.' })
  changeHallUnit(
    @Arg('id', () => Int, { description: 'The space.' }) id: number,
    @Arg('input', () => HallUnitInput, { description: 'The updated space.' }) input: HallUnitInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HallUnitItem> {
    return units.changeHallUnit(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallUnitItem, { description: 'Deletes one of the viewer’s spaces if no hall takes it.' })
  removeHallUnit(
    @Arg('id', () => Int, { description: 'The space.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<HallUnitItem> {
    return units.removeHallUnit(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => [HallUnitItem], {
    description:
      'Sets the spaces that one of the viewer’s halls takes; its upcoming bookings and blocks move along. Returns all spaces.',
  })
  setHallUnits(
    @Arg('id', () => Int, { description: 'The hall.' }) id: number,
    @Arg('input', () => SetHallUnitsInput, { description: 'The spaces.' }) input: SetHallUnitsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HallUnitItem[]> {
    return units.setHallUnits(ctx, id, input);
  }
}
