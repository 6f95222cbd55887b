import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime } from '../../graphql/scalars.js';
import { ApiKeyScope, apiKeySchema } from '../../domain/integrations/inputs.js';

@InputType({ description: 'A new API key.' })
@Rules(apiKeySchema)
export class IssueApiKeyInput {
  @Field({ description: 'Its purpose, 1 to 100 characters.' })
  name: string;

  @Field(() => [ApiKeyScope], { description: 'Its permissions; at least one.' })
  scopes: ApiKeyScope[];

  @Field(() => DateTime, { nullable: true, description: 'When it expires; never if omitted.' })
  expiresAt?: Date | null;
}
