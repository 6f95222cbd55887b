import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApplyForBusinessInput, BusinessSettingsInput, UpdateBusinessInput } from './business.inputs.js';
import * as businesses from './business.service.js';
import { BusinessApplication, BusinessSettings } from './business.types.js';

@Resolver()
export class BusinessResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.VIEW_HALLS)
  @Query(() => BusinessApplication, { description: 'The viewer’s business application with its status.' })
  businessApplication(@Ctx() ctx: RequestContext): Promise<BusinessApplication> {
    return businesses.getBusinessApplication(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Query(() => BusinessSettings, { description: 'The general settings of the viewer’s business.' })
  businessSettings(@Ctx() ctx: RequestContext): Promise<BusinessSettings> {
    return businesses.getBusinessSettings(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.APPLICATION)
  @Mutation(() => BusinessApplication, { description: 'Sends an application for a business account.' })
  applyForBusiness(
    @Arg('input', () => ApplyForBusinessInput, { description: 'The application.' }) input: ApplyForBusinessInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessApplication> {
    return businesses.applyForBusiness(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.APPLICATION)
  @Mutation(() => BusinessApplication, { description: 'Resets a rejected application, so that a new one can be sent.' })
  reapplyForBusiness(@Ctx() ctx: RequestContext): Promise<BusinessApplication> {
    return businesses.reapplyForBusiness(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SELLER)
  @Mutation(() => BusinessApplication, {
    description: 'Updates the business’s information; omitted fields stay as they are.',
  })
  updateBusiness(
    @Arg('input', () => UpdateBusinessInput, { description: 'The changes.' }) input: UpdateBusinessInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessApplication> {
    return businesses.updateBusiness(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Mutation(() => BusinessSettings, { description: 'Updates the general settings; omitted fields stay as they are.' })
  updateBusinessSettings(
    @Arg('input', () => BusinessSettingsInput, { description: 'The changes.' }) input: BusinessSettingsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BusinessSettings> {
    return businesses.updateBusinessSettings(ctx, input);
  }
}
