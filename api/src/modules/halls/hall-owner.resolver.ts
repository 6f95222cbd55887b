import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { OwnedHallOrder } from '../../domain/halls/list.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { ChangeHallInput, ListHallInput, OwnedHallFilter } from './hall-owner.inputs.js';
import * as halls from './hall-owner.service.js';
import { OwnedHall, OwnedHallConnection, OwnedHallFigures } from './hall-owner.types.js';

const ID = { description: 'The hall’s id.' };

@Resolver()
export class HallOwnerResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.VIEW_HALLS)
  @Scope(ApiKeyScope.READ)
  @Query(() => OwnedHallConnection, { description: 'The halls of the viewer’s approved business.' })
  viewerHalls(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => OwnedHallFilter, { nullable: true, description: 'The filter.' })
    filter?: OwnedHallFilter | null,
    @Arg('order', () => OwnedHallOrder, { nullable: true, description: 'The order; defaults to newest first.' })
    order?: OwnedHallOrder | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'The page.' }) paging?: PagingInput | null,
  ): Promise<Connection<OwnedHall>> {
    return halls.listViewerHalls(ctx, { filter, order, paging });
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.VIEW_HALLS)
  @Scope(ApiKeyScope.READ)
  @Query(() => OwnedHallFigures, { description: 'Statistics of the halls of the viewer’s approved business.' })
  viewerHallFigures(@Ctx() ctx: RequestContext): Promise<OwnedHallFigures> {
    return halls.getViewerHallFigures(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.VIEW_HALLS)
  @Scope(ApiKeyScope.READ)
  @Query(() => OwnedHall, { description: 'One of the viewer’s halls.' })
  viewerHall(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.getViewerHall(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, {
    description: 'Lists a hall, active immediately, with its data, pictures, services and amenities.',
  })
  listHall(
    @Arg('input', () => ListHallInput, { description: 'The hall.' }) input: ListHallInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OwnedHall> {
    return halls.listHall(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, {
    description: 'Updates one of the viewer’s halls: data, pictures and, if given, services and amenities.',
  })
  changeHall(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => ChangeHallInput, { description: 'The updated hall.' }) input: ChangeHallInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OwnedHall> {
    return halls.changeHall(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Takes one of the viewer’s halls offline; its bookings stay.' })
  takeHallOffline(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.takeHallOffline(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Puts one of the viewer’s complete halls online.' })
  putHallOnline(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.putHallOnline(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, {
    description: 'Removes one of the viewer’s halls without upcoming bookings; past bookings keep what was agreed.',
  })
  removeHall(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.removeHall(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, {
    description:
      'Copies one of the viewer’s halls, offline: its data, pictures, services, amenities, shifts, rates, hours, special days, payment plan and menus.',
  })
  duplicateHall(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.duplicateHall(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Adds a fixed service to one of the viewer’s halls.' })
  addHallFixedService(
    @Arg('id', () => Int, ID) id: number,
    @Arg('serviceId', () => Int, { description: 'The service.' }) serviceId: number,
    @Ctx() ctx: RequestContext,
  ): Promise<OwnedHall> {
    return halls.addLink(ctx, id, 'services', serviceId);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Removes all fixed services from one of the viewer’s halls.' })
  clearHallFixedServices(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.clearLinks(ctx, id, 'services');
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Adds an amenity to one of the viewer’s halls.' })
  addHallAmenity(
    @Arg('id', () => Int, ID) id: number,
    @Arg('amenityId', () => Int, { description: 'The amenity.' }) amenityId: number,
    @Ctx() ctx: RequestContext,
  ): Promise<OwnedHall> {
    return halls.addLink(ctx, id, 'amenities', amenityId);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Removes all amenities from one of the viewer’s halls.' })
  clearHallAmenities(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.clearLinks(ctx, id, 'amenities');
  }
}
