import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { VERSION } from '../../graphql/version.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { HallShift } from '../halls/hall-shift.types.js';
import * as bookingSettings from './booking-settings.service.js';
import { HallBookingSettingsInput, HallShiftInput, ScheduleExceptionInput } from './schedule.inputs.js';
import * as schedule from './schedule.service.js';
import { BusinessSchedule, HallSchedule, ScheduleExceptionType } from './schedule.types.js';
import * as shifts from './shift.service.js';

const SHIFT = { description: 'The shift.' };

/** Adds to a shift its version. */
@Resolver(() => HallShift)
export class HallShiftResolver {
  @FieldResolver(() => String, VERSION)
  version(@Root() shift: HallShift): string {
    return shifts.getShiftVersion(shift);
  }
}

@Resolver()
export class ScheduleResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.VIEW_HALLS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BusinessSchedule, { description: 'When the halls of the viewer’s business can be booked.' })
  viewerSchedule(@Ctx() ctx: RequestContext): Promise<BusinessSchedule> {
    return schedule.getSchedule(ctx);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallShift, {
    description: 'Adds a shift to one of the viewer’s halls, which then sells its shifts and no other times.',
  })
  addHallShift(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Arg('input', () => HallShiftInput, SHIFT) input: HallShiftInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HallShift> {
    return shifts.addShift(ctx, hallId, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallShift, { description: 'Changes a shift; bookings keep what was agreed.' })
  changeHallShift(
    @Arg('id', () => Int, SHIFT) id: number,
    @Arg('input', () => HallShiftInput, { description: 'Its new values.' }) input: HallShiftInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HallShift> {
    return shifts.changeShift(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallShift, {
    description: 'Removes a shift and returns it; without any, the hall sells free times again.',
  })
  removeHallShift(@Arg('id', () => Int, SHIFT) id: number, @Ctx() ctx: RequestContext): Promise<HallShift> {
    return shifts.removeShift(ctx, id);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => HallSchedule, {
    description:
      'Changes the values that one of the viewer’s halls sets for itself about when it can be booked; bookings stay.',
  })
  changeHallBookingSettings(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Arg('input', () => HallBookingSettingsInput, { description: 'The changes.' }) input: HallBookingSettingsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<HallSchedule> {
    return bookingSettings.changeHallSettings(ctx, hallId, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => ScheduleExceptionType, {
    description: 'Closes halls on some days, or opens them at other hours; bookings stay as they are.',
  })
  addScheduleException(
    @Arg('input', () => ScheduleExceptionInput, { description: 'The days.' }) input: ScheduleExceptionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ScheduleExceptionType> {
    return schedule.addException(ctx, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.SETTINGS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => ScheduleExceptionType, {
    description: 'Removes special hours or a closing, and returns it; its days are ordinary ones again.',
  })
  removeScheduleException(
    @Arg('id', () => Int, { description: 'The special hours or closing.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<ScheduleExceptionType> {
    return schedule.removeException(ctx, id);
  }
}
