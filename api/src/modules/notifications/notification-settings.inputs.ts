import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { TimeOfDay } from '../../graphql/scalars.js';
import { NotificationGroup } from '../../domain/notifications/groups.js';
import { notificationSettingsSchema, pushSubscriptionSchema } from '../../domain/notifications/inputs.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';

@InputType({ description: 'Channels of a group; what is left out stays.' })
export class NotificationChannelsInput {
  @Field(() => NotificationGroup, { description: 'The group.' })
  group: NotificationGroup;

  @Field(() => Boolean, { nullable: true, description: 'Whether its mails are sent.' })
  mail?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is pushed.' })
  push?: boolean | null;
}

@InputType({ description: 'Hours of every day in which push notifications and mails of messages wait.' })
export class QuietHoursInput {
  @Field(() => TimeOfDay, { description: 'When they begin.' })
  from: string;

  @Field(() => TimeOfDay, { description: 'When they end: another time; on the next day where it is earlier.' })
  until: string;

  @Field({ description: 'The time zone of both (IANA), such as the browser’s.' })
  timeZone: string;
}

@InputType({ description: 'Changes of what the viewer is told of by mail and push; what is left out stays.' })
@Rules(notificationSettingsSchema)
export class NotificationSettingsInput {
  @Field(() => [NotificationChannelsInput], { nullable: true, description: 'Groups to change.' })
  groups?: NotificationChannelsInput[] | null;

  @Field(() => QuietHoursInput, { nullable: true, description: 'The quiet hours; null for none.' })
  quietHours?: QuietHoursInput | null;
}

@InputType({ description: 'A browser’s subscription to push notifications, as its Push API gives it.' })
@Rules(pushSubscriptionSchema)
export class PushSubscriptionInput {
  @Field({
    description: `The https address of its push service, at most ${NOTIFICATION_LIMITS.endpointMaxCharacters} characters.`,
  })
  endpoint: string;

  @Field({ description: 'Its public key (P-256, base64url).' })
  p256dh: string;

  @Field({ description: 'Its secret (16 bytes, base64url).' })
  auth: string;
}
