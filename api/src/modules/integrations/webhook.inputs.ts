import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { WebhookEvent, webhookChangeSchema, webhookSchema } from '../../domain/integrations/inputs.js';

@InputType({ description: 'A new webhook.' })
@Rules(webhookSchema)
export class AddWebhookInput {
  @Field({ description: 'An https address on the public internet, at most 500 characters.' })
  url: string;

  @Field(() => [WebhookEvent], { description: 'The news it is told: at least one.' })
  events: WebhookEvent[];
}

@InputType({ description: 'Changes to a webhook; what is left out stays.' })
@Rules(webhookChangeSchema)
export class ChangeWebhookInput {
  @Field({ nullable: true, description: 'Another address.' })
  url?: string;

  @Field(() => [WebhookEvent], { nullable: true, description: 'Other news.' })
  events?: WebhookEvent[];

  @Field({ nullable: true, description: 'Whether news is sent.' })
  isActive?: boolean;
}
