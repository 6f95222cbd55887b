import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Scope } from '../../graphql/auth.js';
import { LocalDate } from '../../graphql/scalars.js';
import { Role } from '../../domain/accounts/roles.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import * as dashboard from './dashboard.service.js';
import { BusinessActivity, BusinessDashboard, MonthRevenue, TextFile } from './dashboard.types.js';

@Resolver()
export class DashboardResolver {
  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BusinessDashboard, { description: 'The viewer’s approved business at a glance.' })
  businessDashboard(@Ctx() ctx: RequestContext): Promise<BusinessDashboard> {
    return dashboard.businessDashboard(ctx);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BusinessActivity, {
    description: 'How the viewer’s approved business does: the plots of its dashboard.',
  })
  businessActivity(@Ctx() ctx: RequestContext): Promise<BusinessActivity> {
    return dashboard.businessActivity(ctx);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => [MonthRevenue], {
    description: 'What confirmed bookings come to, by month of the event and currency, the latest first.',
  })
  revenueByMonth(
    @Ctx() ctx: RequestContext,
    @Arg('year', () => Int, { nullable: true, description: 'The year; the present one unless said.' })
    year?: number | null,
  ): Promise<MonthRevenue[]> {
    return dashboard.revenueByMonth(ctx, year);
  }

  @Auth(Role.BUSINESS)
  @Scope(ApiKeyScope.READ)
  @Query(() => TextFile, { description: 'The confirmed bookings of some days with their sums, as a CSV file.' })
  revenueStatement(
    @Arg('from', () => LocalDate, { description: 'The first day of events.' }) from: string,
    @Arg('to', () => LocalDate, { description: 'The last day of events, at most five years later.' }) to: string,
    @Ctx() ctx: RequestContext,
  ): Promise<TextFile> {
    return dashboard.revenueStatement(ctx, from, to);
  }
}
