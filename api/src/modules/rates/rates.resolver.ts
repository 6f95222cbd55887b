import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { Auth, Right, Scope, STAFF } from '../../graphql/auth.js';
import { VERSION } from '../../graphql/version.js';
import * as months from './hijri-months.service.js';
import { HallRateInput, HijriMonthInput } from './rates.inputs.js';
import * as rates from './rates.service.js';
import { HallRateType, HijriMonth } from './rates.types.js';

const RATE = { description: 'The rate.' };
const YEAR = { description: 'The Hijri year: 1448.' };
const MONTH = { description: 'The month: 1 is Muharram, 9 Ramadan.' };

@Resolver(() => HallRateType)
export class RatesResolver {
  @FieldResolver(() => String, VERSION)
  version(@Root() rate: HallRateType): string {
    return rates.getRateVersion(rate);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.VIEW_HALLS)
  @Scope(ApiKeyScope.READ)
  @Query(() => [HallRateType], {
    description:
      'The rates of the viewer’s business: other prices on some days, in the order in which they were added.',
  })
  viewerHallRates(@Ctx() ctx: RequestContext): Promise<HallRateType[]> {
    return rates.getRates(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallRateType, { description: 'Adds another price on some days; bookings keep what was agreed.' })
  addHallRate(
    @Arg('input', () => HallRateInput, RATE) input: HallRateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HallRateType> {
    return rates.addRate(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallRateType, { description: 'Changes a rate; bookings keep what was agreed.' })
  changeHallRate(
    @Arg('id', () => Int, RATE) id: number,
    @Arg('input', () => HallRateInput, { description: 'Its new values.' }) input: HallRateInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HallRateType> {
    return rates.changeRate(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallRateType, { description: 'Removes a rate and returns it; bookings keep what was agreed.' })
  removeHallRate(@Arg('id', () => Int, RATE) id: number, @Ctx() ctx: RequestContext): Promise<HallRateType> {
    return rates.removeRate(ctx, id);
  }

  @Auth(Role.BUSINESS, ...STAFF)
  @Right(BusinessRight.VIEW_HALLS)
  @Scope(ApiKeyScope.READ)
  @Query(() => [HijriMonth], {
    description: 'When the current Hijri month and those of the next two years begin, for rates.',
  })
  hijriMonths(@Ctx() ctx: RequestContext): Promise<HijriMonth[]> {
    return months.getHijriMonths(ctx);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => HijriMonth, {
    description: 'Sets the first day of a Hijri month as it was announced; bookings keep their prices.',
  })
  correctHijriMonth(
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('month', () => Int, MONTH) month: number,
    @Arg('input', () => HijriMonthInput, { description: 'Its first day.' }) input: HijriMonthInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HijriMonth> {
    return months.correctHijriMonth(ctx, { year, month }, input);
  }

  @Auth(Role.ADMIN)
  @Mutation(() => HijriMonth, { description: 'Lets a corrected Hijri month begin as calculated again.' })
  resetHijriMonth(
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('month', () => Int, MONTH) month: number,
    @Ctx() ctx: RequestContext,
  ): Promise<HijriMonth> {
    return months.resetHijriMonth(ctx, { year, month });
  }
}
