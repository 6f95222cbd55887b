import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { WebhookEvent, webhookChangeSchema, webhookSchema } from '../../domain/integrations/inputs.js';

@InputType({ description: 'A new webhook.' })
@Rules(webhookSchema)
export class AddWebhookInput {
  @Field({ description: 'A public https URL, at most 500 characters.' })
  url: string;

  @Field(() => [WebhookEvent], { description: 'The events to send; at least one.' })
  events: WebhookEvent[];
}

@InputType({ description: 'Changes to a webhook; omitted fields stay as they are.' })
@Rules(webhookChangeSchema)
export class ChangeWebhookInput {
  @Field({ nullable: true, description: 'The new URL.' })
  url?: string;

  @Field(() => [WebhookEvent], { nullable: true, description: 'The new events.' })
  events?: WebhookEvent[];

  @Field({ nullable: true, description: 'Whether events are sent.' })
  isActive?: boolean;
}
