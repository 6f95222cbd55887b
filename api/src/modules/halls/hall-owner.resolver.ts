import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Scope } from '../../graphql/auth.js';
import { PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { OwnedHallOrder } from '../../domain/halls/list.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { ChangeHallInput, ListHallInput, OwnedHallFilter } from './hall-owner.inputs.js';
import * as halls from './hall-owner.service.js';
import { OwnedHall, OwnedHallConnection, OwnedHallFigures } from './hall-owner.types.js';

const ID = { description: 'The hall’s number.' };

@Resolver()
export class HallOwnerResolver {
  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => OwnedHallConnection, { description: 'The halls of the viewer’s approved business.' })
  viewerHalls(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => OwnedHallFilter, { nullable: true, description: 'Which ones.' })
    filter?: OwnedHallFilter | null,
    @Arg('order', () => OwnedHallOrder, { nullable: true, description: 'In which order; newest first by default.' })
    order?: OwnedHallOrder | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
  ): Promise<Connection<OwnedHall>> {
    return halls.viewerHalls(ctx, { filter, order, paging });
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => OwnedHallFigures, { description: 'Figures of all halls of the viewer’s approved business.' })
  viewerHallFigures(@Ctx() ctx: RequestContext): Promise<OwnedHallFigures> {
    return halls.viewerHallFigures(ctx);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => OwnedHall, { description: 'One of the viewer’s halls.' })
  viewerHall(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.viewerHall(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, {
    description: 'Lists a hall, online at once: its data, pictures, services and amenities in one step.',
  })
  listHall(
    @Arg('input', () => ListHallInput, { description: 'The hall.' }) input: ListHallInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OwnedHall> {
    return halls.listHall(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, {
    description: 'Changes an own hall: data, pictures, and services and amenities where they are given.',
  })
  changeHall(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => ChangeHallInput, { description: 'The hall as it shall be.' }) input: ChangeHallInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OwnedHall> {
    return halls.changeHall(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Takes an own hall off the public side; its bookings stay.' })
  takeHallOffline(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.takeHallOffline(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Puts an own, complete hall on the public side.' })
  putHallOnline(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.putHallOnline(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, {
    description: 'Removes an own hall without upcoming bookings; past bookings keep what was agreed.',
  })
  removeHall(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.removeHall(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Copies an own hall, offline, with services, amenities and pictures.' })
  duplicateHall(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.duplicateHall(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Lets an own hall come with one more own service.' })
  addHallFixedService(
    @Arg('id', () => Int, ID) id: number,
    @Arg('serviceId', () => Int, { description: 'The service.' }) serviceId: number,
    @Ctx() ctx: RequestContext,
  ): Promise<OwnedHall> {
    return halls.addToHall(ctx, id, 'services', serviceId);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Takes all fixed services from an own hall.' })
  clearHallFixedServices(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.clearOfHall(ctx, id, 'services');
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Lets an own hall have one more own amenity.' })
  addHallAmenity(
    @Arg('id', () => Int, ID) id: number,
    @Arg('amenityId', () => Int, { description: 'The amenity.' }) amenityId: number,
    @Ctx() ctx: RequestContext,
  ): Promise<OwnedHall> {
    return halls.addToHall(ctx, id, 'amenities', amenityId);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OwnedHall, { description: 'Takes all amenities from an own hall.' })
  clearHallAmenities(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<OwnedHall> {
    return halls.clearOfHall(ctx, id, 'amenities');
  }
}
