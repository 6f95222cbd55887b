import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { MENU_LIMITS } from '../../domain/menus/limits.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { ListLength } from '../../graphql/list-length.js';
import { VERSION } from '../../graphql/version.js';
import { MenuInput } from './menu.inputs.js';
import * as menus from './menu.service.js';
import { MenuDishType, MenuOfTermsType, MenuType } from './menu.types.js';

const ID = { description: 'The menu.' };

/** Adds to the menu of a booking's terms its dishes, of all courses. */
@Resolver(() => MenuOfTermsType)
export class MenuOfTermsResolver {
  @ListLength(10)
  @FieldResolver(() => [MenuDishType], { description: 'The dishes that are served, of all courses in order.' })
  dishes(@Root() { courses }: MenuOfTermsType): MenuDishType[] {
    return courses.flatMap(({ dishes }) => dishes);
  }
}

@Resolver(() => MenuType)
export class MenuResolver {
  @FieldResolver(() => String, VERSION)
  version(@Root() menu: MenuType): string {
    return menus.getMenuVersion(menu);
  }

  @ListLength(MENU_LIMITS.perBusinessMax / 5)
  @Query(() => [MenuType], {
    description: 'The menus that can be chosen for a public hall, today or later.',
  })
  hallMenus(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Ctx() ctx: RequestContext,
  ): Promise<MenuType[]> {
    return menus.listHallMenus(ctx, hallId);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.READ)
  @ListLength(MENU_LIMITS.perBusinessMax / 5)
  @Query(() => [MenuType], { description: 'The menus of the viewer’s business by name, retired ones last.' })
  viewerMenus(@Ctx() ctx: RequestContext): Promise<MenuType[]> {
    return menus.listMenus(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.READ)
  @Query(() => MenuType, { description: 'One of the menus of the viewer’s business.' })
  viewerMenu(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<MenuType> {
    return menus.getMenu(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => MenuType, { description: 'Adds a menu.' })
  addMenu(
    @Arg('input', () => MenuInput, { description: 'The menu.' }) input: MenuInput,
    @Ctx() ctx: RequestContext,
  ): Promise<MenuType> {
    return menus.addMenu(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => MenuType, { description: 'Changes a menu; bookings keep what was agreed.' })
  changeMenu(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => MenuInput, { description: 'The menu as it is from now on.' }) input: MenuInput,
    @Ctx() ctx: RequestContext,
  ): Promise<MenuType> {
    return menus.changeMenu(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => MenuType, { description: 'Retires a menu: it can’t be chosen any more; bookings keep it.' })
  retireMenu(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<MenuType> {
    return menus.retireMenu(ctx, id);
  }
}
