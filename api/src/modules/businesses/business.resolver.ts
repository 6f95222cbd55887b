import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { ApplyForBusinessInput, BusinessSettingsInput, UpdateBusinessInput } from './business.inputs.js';
import * as businesses from './business.service.js';
import { BusinessApplication, BusinessSettings } from './business.types.js';

@Resolver()
export class BusinessResolver {
  @Auth(Role.BUSINESS)
  @Query(() => BusinessApplication, { description: 'The viewer’s business application and where it stands.' })
  businessApplication(@Ctx() ctx: RequestContext): Promise<BusinessApplication> {
    return businesses.businessApplication(ctx);
  }

  @Auth(Role.BUSINESS)
  @Query(() => BusinessSettings, { description: 'The general settings of the viewer’s business.' })
  businessSettings(@Ctx() ctx: RequestContext): Promise<BusinessSettings> {
    return businesses.businessSettings(ctx);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => BusinessApplication, { description: 'Sends an application for a business account.' })
  applyForBusiness(
    @Arg('input', () => ApplyForBusinessInput, { description: 'The application.' }) input: ApplyForBusinessInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessApplication> {
    return businesses.applyForBusiness(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => BusinessApplication, { description: 'Resets a rejected application, so that a new one can be sent.' })
  reapplyForBusiness(@Ctx() ctx: RequestContext): Promise<BusinessApplication> {
    return businesses.reapplyForBusiness(ctx);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => BusinessApplication, { description: 'Changes the business’s information; what is left out stays.' })
  updateBusiness(
    @Arg('input', () => UpdateBusinessInput, { description: 'What to change.' }) input: UpdateBusinessInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessApplication> {
    return businesses.updateBusiness(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Mutation(() => BusinessSettings, { description: 'Changes the general settings; what is left out stays.' })
  updateBusinessSettings(
    @Arg('input', () => BusinessSettingsInput, { description: 'What to change.' }) input: BusinessSettingsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessSettings> {
    return businesses.updateBusinessSettings(ctx, input);
  }
}
