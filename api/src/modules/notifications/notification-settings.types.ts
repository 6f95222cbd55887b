import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { NotificationGroup } from '../../domain/notifications/groups.js';
import { TimeOfDay } from '../../graphql/scalars.js';

registerEnumType(NotificationGroup, {
  name: 'NotificationGroup',
  description: 'Notifications for which mails and push notifications are turned on or off together.',
  valuesConfig: {
    BOOKINGS: { description: 'Requests, answers, offers and changes.' },
    MESSAGES: { description: 'Messages about bookings and enquiries.' },
    VISITS: { description: 'Visits of halls: proposals and answers.' },
    PAYMENTS: { description: 'Proofs of payment, and payments that are due.' },
    REMINDERS: {
      description: 'What is soon, and what may be done now: visits, enquiries to ask about again, reviews.',
    },
    APPLICATIONS: { description: 'Applications of venue owners, for staff.' },
  },
});

@ObjectType('NotificationChannels', {
  simpleResolvers: true,
  description: 'By which channels somebody is told of a group; in the app always.',
})
export class NotificationChannelsView {
  @Field(() => NotificationGroup, { description: 'The group.' })
  group: NotificationGroup;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether its mails are sent; null where it has none. What concerns security, and what became of a booking, is always mailed.',
  })
  mail: boolean | null;

  @Field({ description: 'Whether it is pushed to the browsers where notifications are on.' })
  push: boolean;
}

@ObjectType('QuietHours', {
  simpleResolvers: true,
  description: 'Hours of every day in which push notifications and mails of messages wait.',
})
export class QuietHoursView {
  @Field(() => TimeOfDay, { description: 'When they begin.' })
  from: string;

  @Field(() => TimeOfDay, { description: 'When they end; on the next day where that is earlier.' })
  until: string;

  @Field({ description: 'The time zone of both (IANA).' })
  timeZone: string;
}

@ObjectType('NotificationSettings', {
  simpleResolvers: true,
  description: 'What the viewer is told of by mail and push, and when.',
})
export class NotificationSettingsView {
  @Field(() => [NotificationChannelsView], { description: 'Every group that the viewer’s role has.' })
  groups: NotificationChannelsView[];

  @Field(() => QuietHoursView, { nullable: true, description: 'The quiet hours, if any.' })
  quietHours: QuietHoursView | null;

  @Field({ description: 'The key for which a browser subscribes (VAPID, base64url).' })
  pushKey: string;

  @Field({ description: 'Whether the browser of this session is pushed to.' })
  isPushOn: boolean;
}
