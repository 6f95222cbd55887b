import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { DeliveryStatus, WebhookEvent, WebhookState } from '../../domain/integrations/inputs.js';

registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'News that a webhook is told.',
  valuesConfig: {
    BOOKING_REQUESTED: { description: 'A customer requested a hall.' },
    BOOKING_CONFIRMED: { description: 'A booking was confirmed, by the owner or by itself.' },
    BOOKING_CANCELLED: { description: 'A booking was declined, withdrawn, expired or cancelled otherwise.' },
    REVIEW_WRITTEN: { description: 'A customer reviewed a hall.' },
    PING: { description: 'A test that the owner asked for; can’t be chosen.' },
  },
});

registerEnumType(DeliveryStatus, {
  name: 'DeliveryStatus',
  description: 'How a delivery stands.',
  valuesConfig: {
    WAITING: { description: 'On its way, or waiting for the next attempt.' },
    DELIVERED: { description: 'The receiver answered 2xx.' },
    FAILED: { description: 'Given up after the last attempt; it can be replayed.' },
  },
});

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'How a webhook stands.',
  valuesConfig: {
    ACTIVE: { description: 'News is sent.' },
    PAUSED: { description: 'Several attempts failed in a row: news waits until pausedUntil, or until it is resumed.' },
    OFF: { description: 'Its owner has switched it off.' },
    DISABLED: { description: 'The platform has switched it off: nothing could be delivered for a day.' },
  },
});

@ObjectType({ description: 'An address that is told of a business’s news.' })
export class Webhook {
  @Field(() => Int, { description: 'The webhook’s number.' })
  id: number;

  @Field({ description: 'Where news is posted to.' })
  url: string;

  @Field(() => [WebhookEvent], { description: 'The news it is told.' })
  events: WebhookEvent[];

  @Field(() => WebhookState, { description: 'How it stands.' })
  state: WebhookState;

  @Field({ description: 'Whether it is switched on.' })
  isActive: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Until when it is paused; null unless it is.' })
  pausedUntil: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the platform switched it off, because nothing could be delivered for a day.',
  })
  disabledAt: Date | null;

  @Field(() => Int, { description: 'Attempts that failed since the last success.' })
  failures: number;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt: Date;
}

@ObjectType({ description: 'A webhook with its secret, which is not shown again.' })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;

  @Field({ description: 'Signs the deliveries. Keep it where the receiver runs.' })
  secret: string;
}

@ObjectType({ description: 'One piece of news for one webhook, and how its delivery goes.' })
export class WebhookDelivery {
  @Field(() => Int, { description: 'The delivery’s number.' })
  id: number;

  @Field({ description: 'The event’s id, the same however often it is sent: receivers drop what they have had.' })
  eventId: string;

  @Field(() => WebhookEvent, { description: 'What happened.' })
  event: WebhookEvent;

  @Field(() => DeliveryStatus, { description: 'How it stands.' })
  status: DeliveryStatus;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer.' })
  responseStatus: number | null;

  @Field(() => String, { nullable: true, description: 'How the last answer began.' })
  responseText: string | null;

  @Field(() => String, { nullable: true, description: 'What went wrong the last time.' })
  lastError: string | null;

  @Field(() => Int, { nullable: true, description: 'How long the last attempt took, milliseconds.' })
  durationMs: number | null;

  @Field({ description: 'The body, JSON, as it is signed and sent.' })
  payload: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the last attempt began.' })
  attemptedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it is tried again.' })
  nextAttemptAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was delivered.' })
  deliveredAt: Date | null;
}

@ObjectType({ description: 'A page of a webhook’s log.' })
export class WebhookDeliveryConnection extends ConnectionOf(WebhookDelivery, 'deliveries') {}
