import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, STAFF } from '../../graphql/auth.js';
import { PagingInput, toPageRequest, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { CityRuleOrder } from '../../domain/city-rules/order.js';
import { CityRuleFilter, CityRuleInput, EndCityRuleInput } from './city-rules.inputs.js';
import * as rules from './city-rules.service.js';
import { CityRuleConnection, CityRuleType } from './city-rules.types.js';

const ID = { description: 'The rule’s id.' };
const INPUT = { description: 'The rule.' };

/** City rules (docs/decisions/0025-schedule.md): everybody reads a city's, staff all of them; admins write. */
@Resolver()
export class CityRulesResolver {
  @Query(() => [CityRuleType], { description: 'The rules of a city that hold today or later.' })
  cityRules(
    @Arg('city', () => String, { description: 'The city, whatever its case, accents and spaces.' }) city: string,
    @Ctx() ctx: RequestContext,
  ): Promise<CityRuleType[]> {
    return rules.listRulesOfCity(ctx, city);
  }

  @Auth(...STAFF)
  @Query(() => CityRuleConnection, { description: 'The rules of all cities, also those that are over.' })
  allCityRules(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => CityRuleFilter, { nullable: true, description: 'Which ones.' }) filter?: CityRuleFilter | null,
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Which part.' }) paging?: PagingInput | null,
    @Arg('order', () => CityRuleOrder, { nullable: true, description: 'The order; defaults to by city.' })
    order?: CityRuleOrder | null,
  ): Promise<Connection<CityRuleType>> {
    return rules.listCityRules(ctx, filter, toPageRequest(paging), order ?? CityRuleOrder.CITY);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => CityRuleType, { description: 'Adds a rule of a city; confirmed bookings stay as they are.' })
  addCityRule(
    @Arg('input', () => CityRuleInput, INPUT) input: CityRuleInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CityRuleType> {
    return rules.addCityRule(ctx, input);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => CityRuleType, { description: 'Changes a rule of a city; confirmed bookings stay as they are.' })
  changeCityRule(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => CityRuleInput, INPUT) input: CityRuleInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CityRuleType> {
    return rules.changeCityRule(ctx, id, input);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => CityRuleType, { description: 'Ends a rule of a city with an evening.' })
  endCityRule(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => EndCityRuleInput, { description: 'Its last evening.' }) input: EndCityRuleInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CityRuleType> {
    return rules.endCityRule(ctx, id, input);
  }
}
