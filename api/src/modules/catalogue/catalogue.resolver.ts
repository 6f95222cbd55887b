import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
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

const ID = { description: 'Its id.' };
const NEW = { description: 'The new entry.' };
const CHANGED = { description: 'The updated entry.' };

/** The lists of a catalogue: one statement each, and only if selected. */
@Resolver(() => Catalogue)
export class CatalogueResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.READ)
  @Query(() => Catalogue, { description: 'The catalogue of the viewer’s business.' })
  viewerCatalogue(@Ctx() ctx: RequestContext): Promise<Catalogue> {
    return catalogue.getViewerCatalogue(ctx);
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
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => CategoryItem, { description: 'Adds a category of halls.' })
  addHallCategory(
    @Arg('input', () => HallCategoryInput, NEW) input: HallCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CategoryItem> {
    return catalogue.addHallCategory(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => CategoryItem, {
    description: 'Updates one of the viewer’s categories; existing bookings keep what was agreed.',
  })
  changeHallCategory(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => HallCategoryInput, CHANGED) input: HallCategoryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CategoryItem> {
    return catalogue.changeHallCategory(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => CategoryItem, { description: 'Deletes one of the viewer’s categories if no hall uses it.' })
  removeHallCategory(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<CategoryItem> {
    return catalogue.removeHallCategory(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => TypeItem, { description: 'Adds a type of hall.' })
  addHallType(
    @Arg('input', () => HallTypeInput, NEW) input: HallTypeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TypeItem> {
    return catalogue.addHallType(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => TypeItem, {
    description: 'Updates one of the viewer’s hall types; existing bookings keep what was agreed.',
  })
  changeHallType(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => HallTypeInput, CHANGED) input: HallTypeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TypeItem> {
    return catalogue.changeHallType(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => TypeItem, { description: 'Deletes one of the viewer’s hall types if no hall uses it.' })
  removeHallType(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<TypeItem> {
    return catalogue.removeHallType(ctx, id);
  }
}

/** Services and amenities. */
@Resolver()
export class HallServiceResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => FixedServiceItem, { description: 'Adds a fixed service.' })
  addFixedService(
    @Arg('input', () => FixedServiceInput, NEW) input: FixedServiceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<FixedServiceItem> {
    return catalogue.addFixedService(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => FixedServiceItem, {
    description: 'Updates one of the viewer’s fixed services; existing bookings keep what was agreed.',
  })
  changeFixedService(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => FixedServiceInput, CHANGED) input: FixedServiceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<FixedServiceItem> {
    return catalogue.changeFixedService(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => FixedServiceItem, { description: 'Deletes one of the viewer’s fixed services if no hall uses it.' })
  removeFixedService(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<FixedServiceItem> {
    return catalogue.removeFixedService(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OptionalServiceItem, { description: 'Adds an optional service.' })
  addOptionalService(
    @Arg('input', () => OptionalServiceInput, NEW) input: OptionalServiceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OptionalServiceItem> {
    return catalogue.addOptionalService(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OptionalServiceItem, {
    description: 'Updates one of the viewer’s optional services; existing bookings keep what was agreed.',
  })
  changeOptionalService(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => OptionalServiceInput, CHANGED) input: OptionalServiceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<OptionalServiceItem> {
    return catalogue.changeOptionalService(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => OptionalServiceItem, {
    description: 'Deletes one of the viewer’s optional services; existing bookings keep it.',
  })
  removeOptionalService(
    @Arg('id', () => Int, ID) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<OptionalServiceItem> {
    return catalogue.removeOptionalService(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => AmenityItem, { description: 'Adds an amenity.' })
  addAmenity(
    @Arg('input', () => AmenityInput, NEW) input: AmenityInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AmenityItem> {
    return catalogue.addAmenity(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => AmenityItem, { description: 'Updates one of the viewer’s amenities.' })
  changeAmenity(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => AmenityInput, CHANGED) input: AmenityInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AmenityItem> {
    return catalogue.changeAmenity(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => AmenityItem, { description: 'Deletes one of the viewer’s amenities if no hall uses it.' })
  removeAmenity(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<AmenityItem> {
    return catalogue.removeAmenity(ctx, id);
  }
}
