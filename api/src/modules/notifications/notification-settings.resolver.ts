import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, SIGNED_IN } from '../../graphql/auth.js';
import { NotificationSettingsInput, PushSubscriptionInput } from './notification-settings.inputs.js';
import * as settings from './notification-settings.service.js';
import { NotificationSettingsView } from './notification-settings.types.js';

@Resolver()
export class NotificationSettingsResolver {
  @Auth(...SIGNED_IN)
  @Query(() => NotificationSettingsView, { description: 'What the viewer is told of by mail and push.' })
  notificationSettings(@Ctx() ctx: RequestContext): Promise<NotificationSettingsView> {
    return settings.getNotificationSettings(ctx);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => NotificationSettingsView, { description: 'Changes what the viewer is told of by mail and push.' })
  changeNotificationSettings(
    @Arg('input', () => NotificationSettingsInput, { description: 'The changes.' }) input: NotificationSettingsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<NotificationSettingsView> {
    return settings.changeNotificationSettings(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => NotificationSettingsView, {
    description: 'Pushes to the browser of this session from now on, until the session ends.',
  })
  turnOnPush(
    @Arg('input', () => PushSubscriptionInput, { description: 'The browser’s subscription.' })
    input: PushSubscriptionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<NotificationSettingsView> {
    return settings.turnOnPush(ctx, input);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => NotificationSettingsView, { description: 'Stops pushing to the browser of this session.' })
  turnOffPush(@Ctx() ctx: RequestContext): Promise<NotificationSettingsView> {
    return settings.turnOffPush(ctx);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Boolean, { description: 'Pushes a test to the browser of this session; true once it is on its way.' })
  sendTestNotification(@Ctx() ctx: RequestContext): Promise<boolean> {
    return settings.sendTestNotification(ctx);
  }
}
