import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Scope } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import {
  AmenityInput,
  FixedServiceInput,
  HallCategoryInput,
  HallTypeInput,
  OptionalServiceInput,
} from './catalogue.inputs.js';
import * as queries from './catalogue.queries.js';
import * as catalogue from './catalogue.service.js';
import {
  AmenityItem,
  Catalogue,
  CategoryItem,
  FixedServiceItem,
  OptionalServiceItem,
  TypeItem,
} from './catalogue.types.js';

const ID = { description: 'Its number.' };
const NEW = { description: 'The new one.' };
const CHANGED = { description: 'It as it shall be.' };

/** The lists of a catalogue, each one statement and only when asked for. */
@Resolver(() => Catalogue)
export class CatalogueResolver {
  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => Catalogue, { description: 'What the viewer has set up for the own halls.' })
  viewerCatalogue(@Ctx() ctx: RequestContext): Promise<Catalogue> {
    return catalogue.viewerCatalogue(ctx);
  }

  @FieldResolver(() => [CategoryItem], { description: 'Categories by name.' })
  categories(@Root() of: Catalogue, @Ctx() ctx: RequestContext): Promise<CategoryItem[]> {
    return queries.findCategories(ctx.em, of);
  }

  @FieldResolver(() => [TypeItem], { description: 'Types of halls by name.' })
  types(@Root() of: Catalogue, @Ctx() ctx: RequestContext): Promise<TypeItem[]> {
    return queries.findTypes(ctx.em, of);
  }

  @FieldResolver(() => [FixedServiceItem], { description: 'Fixed services by name.' })
  fixedServices(@Root() of: Catalogue, @Ctx() ctx: RequestContext): Promise<FixedServiceItem[]> {
    return queries.findFixedServices(ctx.em, of);
  }

  @FieldResolver(() => [OptionalServiceItem], { description: 'Optional services by name.' })
  optionalServices(@Root() of: Catalogue, @Ctx() ctx: RequestContext): Promise<OptionalServiceItem[]> {
    return queries.findOptionalServices(ctx.em, of);
  }

  @FieldResolver(() => [AmenityItem], { description: 'Amenities by name.' })
  amenities(@Root() of: Catalogue, @Ctx() ctx: RequestContext): Promise<AmenityItem[]> {
    return queries.findAmenities(ctx.em, of);
  }
}

/** Categories and types. */
@Resolver()
export class HallKindResolver {
  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => CategoryItem, { description: 'Adds a category of halls.' })
  addHallCategory(
    @Arg('input', () => HallCategoryInput, NEW) input: HallCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CategoryItem> {
    return catalogue.addHallCategory(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => CategoryItem, { description: 'Changes an own category; bookings keep what was agreed.' })
  changeHallCategory(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => HallCategoryInput, CHANGED) input: HallCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CategoryItem> {
    return catalogue.changeHallCategory(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => CategoryItem, { description: 'Removes an own category that no hall uses.' })
  removeHallCategory(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<CategoryItem> {
    return catalogue.removeHallCategory(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => TypeItem, { description: 'Adds a type of hall.' })
  addHallType(
    @Arg('input', () => HallTypeInput, NEW) input: HallTypeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TypeItem> {
    return catalogue.addHallType(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => TypeItem, { description: 'Changes an own type of hall; bookings keep what was agreed.' })
  changeHallType(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => HallTypeInput, CHANGED) input: HallTypeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TypeItem> {
    return catalogue.changeHallType(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => TypeItem, { description: 'Removes an own type of hall that no hall uses.' })
  removeHallType(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<TypeItem> {
    return catalogue.removeHallType(ctx, id);
  }
}

/** Services and amenities. */
@Resolver()
export class HallServiceResolver {
  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => FixedServiceItem, { description: 'Adds a service that comes with halls.' })
  addFixedService(
    @Arg('input', () => FixedServiceInput, NEW) input: FixedServiceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<FixedServiceItem> {
    return catalogue.addFixedService(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => FixedServiceItem, { description: 'Changes an own fixed service; bookings keep what was agreed.' })
  changeFixedService(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => FixedServiceInput, CHANGED) input: FixedServiceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<FixedServiceItem> {
    return catalogue.changeFixedService(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => FixedServiceItem, { description: 'Removes an own fixed service that no hall comes with.' })
  removeFixedService(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<FixedServiceItem> {
    return catalogue.removeFixedService(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OptionalServiceItem, { description: 'Adds a service that customers may choose.' })
  addOptionalService(
    @Arg('input', () => OptionalServiceInput, NEW) input: OptionalServiceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OptionalServiceItem> {
    return catalogue.addOptionalService(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OptionalServiceItem, {
    description: 'Changes an own optional service; bookings keep what was agreed.',
  })
  changeOptionalService(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => OptionalServiceInput, CHANGED) input: OptionalServiceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OptionalServiceItem> {
    return catalogue.changeOptionalService(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OptionalServiceItem, { description: 'Removes an own optional service; bookings keep it.' })
  removeOptionalService(
    @Arg('id', () => Int, ID) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<OptionalServiceItem> {
    return catalogue.removeOptionalService(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => AmenityItem, { description: 'Adds something that halls have.' })
  addAmenity(
    @Arg('input', () => AmenityInput, NEW) input: AmenityInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AmenityItem> {
    return catalogue.addAmenity(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => AmenityItem, { description: 'Changes an own amenity.' })
  changeAmenity(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => AmenityInput, CHANGED) input: AmenityInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AmenityItem> {
    return catalogue.changeAmenity(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => AmenityItem, { description: 'Removes an own amenity that no hall has.' })
  removeAmenity(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<AmenityItem> {
    return catalogue.removeAmenity(ctx, id);
  }
}
