import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { LocalDate } from '../../graphql/scalars.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import * as dashboard from './dashboard.service.js';
import { TextFile } from '../../graphql/text-file.js';
import { BusinessActivity, BusinessDashboard, MonthRevenue } from './dashboard.types.js';

@Resolver()
export class DashboardResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.FIGURES)
  @Scope(ApiKeyScope.READ)
  @Query(() => BusinessDashboard, { description: 'The dashboard of the viewer’s business.' })
  businessDashboard(@Ctx() ctx: RequestContext): Promise<BusinessDashboard> {
    return dashboard.getBusinessDashboard(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.FIGURES)
  @Scope(ApiKeyScope.READ)
  @Query(() => BusinessActivity, {
    description: 'Activity of the viewer’s business, for the dashboard’s charts.',
  })
  businessActivity(@Ctx() ctx: RequestContext): Promise<BusinessActivity> {
    return dashboard.getBusinessActivity(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.FIGURES)
  @Scope(ApiKeyScope.READ)
  @Query(() => [MonthRevenue], {
    description: 'Revenue of confirmed bookings by month of the event and currency, latest first.',
  })
  revenueByMonth(
    @Ctx() ctx: RequestContext,
    @Arg('year', () => Int, { nullable: true, description: 'The year; defaults to the current one.' })
    year?: number | null,
  ): Promise<MonthRevenue[]> {
    return dashboard.getRevenueByMonth(ctx, year);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.FIGURES)
  @Scope(ApiKeyScope.READ)
  @Query(() => TextFile, { description: 'A statement of the confirmed bookings in a period, as CSV.' })
  revenueStatement(
    @Arg('from', () => LocalDate, { description: 'The first day of events.' }) from: string,
    @Arg('to', () => LocalDate, { description: 'The last day of events, at most five years later.' }) to: string,
    @Ctx() ctx: RequestContext,
  ): Promise<TextFile> {
    return dashboard.createRevenueStatement(ctx, from, to);
  }
}
