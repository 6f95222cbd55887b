import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';

registerEnumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'What an API key may do for its business. Scopes don’t contain each other.',
  valuesConfig: {
    READ: { description: 'Look up halls, bookings, calendar and figures.' },
    BOOKINGS: { description: 'Approve and decline requests.' },
    HALLS: { description: 'Change halls with their catalogue, pictures and blocked times.' },
  },
});

@ObjectType({
  description: 'A key with which another program acts for a business. The key itself is shown once, when it is made.',
})
export class ApiKey {
  @Field(() => Int, { description: 'The key’s number.' })
  id: number;

  @Field({ description: 'What the owner calls it.' })
  name: string;

  @Field({ description: 'How it begins, by which keys are told apart.' })
  prefix: string;

  @Field(() => [ApiKeyScope], { description: 'What it may do.' })
  scopes: ApiKeyScope[];

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it ends by itself; null: never.' })
  expiresAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked.' })
  revokedAt: Date | null;

  @Field({ description: 'Whether it is accepted: neither revoked nor expired.' })
  isLive: boolean;
}

@ObjectType({ description: 'A new key, and the only sight of it.' })
export class IssuedApiKey {
  @Field(() => ApiKey, { description: 'What is kept of it.' })
  apiKey: ApiKey;

  @Field({ description: 'The key, for the header Authorization: Bearer …; it is not kept and never shown again.' })
  key: string;
}
