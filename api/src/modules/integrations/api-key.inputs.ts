import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime } from '../../graphql/scalars.js';
import { ApiKeyScope, apiKeySchema } from '../../domain/integrations/inputs.js';

@InputType({ description: 'A new API key.' })
@Rules(apiKeySchema)
export class IssueApiKeyInput {
  @Field({ description: 'What it is for, 1 to 100 characters.' })
  name: string;

  @Field(() => [ApiKeyScope], { description: 'What it may do: at least one.' })
  scopes: ApiKeyScope[];

  @Field(() => DateTime, { nullable: true, description: 'When it ends by itself; never where absent.' })
  expiresAt?: Date | null;
}
