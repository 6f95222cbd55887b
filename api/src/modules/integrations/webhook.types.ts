import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { DeliveryStatus, WebhookEvent, WebhookState } from '../../domain/integrations/inputs.js';

registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'An event that webhooks receive.',
  valuesConfig: {
    BOOKING_REQUESTED: { description: 'A customer requested a booking.' },
    BOOKING_CONFIRMED: { description: 'A booking was confirmed, by the owner or automatically.' },
    BOOKING_HOLD_ENDED: { description: 'A request that isn’t answered yet no longer holds its time.' },
    BOOKING_CHANGED: { description: 'A booking was changed, by agreement or by the business that had entered it.' },
    BOOKING_CANCELLED: { description: 'A booking was declined, withdrawn, expired or otherwise cancelled.' },
    REVIEW_WRITTEN: { description: 'A customer reviewed a hall.' },
    PAYMENT_RECORDED: { description: 'A receipt, refund, charge or correction of a booking was recorded.' },
    PAYMENT_OVERDUE: { description: 'What was due of a booking on a day isn’t paid; once for each day.' },
    MESSAGE_SENT: { description: 'The customer or the business wrote a message about a booking or an enquiry.' },
    ENQUIRY_CREATED: { description: 'A customer asked a hall, or the business entered an enquiry by hand.' },
    PING: { description: 'A test sent by the owner; can’t be subscribed to.' },
  },
});

registerEnumType(DeliveryStatus, {
  name: 'DeliveryStatus',
  description: 'The status of a delivery.',
  valuesConfig: {
    WAITING: { description: 'In progress, or waiting for the next attempt.' },
    DELIVERED: { description: 'The receiver answered 2xx.' },
    FAILED: { description: 'Failed after the last attempt; can be replayed.' },
  },
});

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'The state of a webhook.',
  valuesConfig: {
    ACTIVE: { description: 'Events are sent.' },
    PAUSED: { description: 'Several attempts failed in a row: events wait until pausedUntil, or until it is resumed.' },
    OFF: { description: 'Disabled by its owner.' },
    DISABLED: { description: 'Disabled by the platform, because nothing could be delivered for a day.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A URL that receives events of a business.' })
export class Webhook {
  @Field(() => Int, { description: 'The webhook’s id.' })
  id: number;

  @Field({ description: 'The URL that events are posted to.' })
  url: string;

  @Field(() => [WebhookEvent], { description: 'The subscribed events.' })
  events: WebhookEvent[];

  @Field(() => WebhookState, { description: 'Its status.' })
  state: WebhookState;

  @Field({ description: 'Whether it is enabled.' })
  isActive: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When its pause ends; null unless paused.' })
  pausedUntil: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the platform disabled it, because nothing could be delivered for a day.',
  })
  disabledAt: Date | null;

  @Field(() => Int, { description: 'Failed attempts since the last success.' })
  failures: number;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A webhook with its secret, which is shown only once.' })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;

  @Field({ description: 'Signs the deliveries. Store it with the receiver.' })
  secret: string;
}

@ObjectType({ simpleResolvers: true, description: 'An event to deliver to a webhook, and the state of its delivery.' })
export class WebhookDelivery {
  @Field(() => Int, { description: 'The delivery’s id.' })
  id: number;

  @Field({ description: 'The event’s id, the same over retries, so that receivers can drop duplicates.' })
  eventId: string;

  @Field(() => WebhookEvent, { description: 'The event.' })
  event: WebhookEvent;

  @Field(() => DeliveryStatus, { description: 'Its status.' })
  status: DeliveryStatus;

  @Field(() => Int, { description: 'The number of attempts.' })
  attempts: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last response.' })
  responseStatus: number | null;

  @Field(() => String, { nullable: true, description: 'The beginning of the last response.' })
  responseText: string | null;

  @Field(() => String, { nullable: true, description: 'The error of the last attempt.' })
  lastError: string | null;

  @Field(() => Int, { nullable: true, description: 'Duration of the last attempt in milliseconds.' })
  durationMs: number | null;

  @Field({ description: 'The body, JSON, as it is signed and sent.' })
  payload: string;

  @Field(() => DateTime, { description: 'When the event occurred.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the last attempt started.' })
  attemptedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the next attempt is due.' })
  nextAttemptAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was delivered.' })
  deliveredAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a webhook’s log.' })
export class WebhookDeliveryConnection extends createConnectionType(WebhookDelivery, 'deliveries') {}
