import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';

registerEnumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'What an API key may do for its business. Scopes don’t include each other.',
  valuesConfig: {
    READ: { description: 'Read halls, bookings, calendar and statistics.' },
    BOOKINGS: { description: 'Approve and decline requests.' },
    HALLS: { description: 'Change halls with their catalogue, pictures and blocked times.' },
    PAYMENTS: { description: 'Record and correct payments of bookings.' },
    MESSAGES: { description: 'Read and send messages about bookings.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A key with which another program acts for a business. The key itself is shown once, on creation.',
})
export class ApiKey {
  @Field(() => Int, { description: 'The key’s id.' })
  id: number;

  @Field({ description: 'Its name.' })
  name: string;

  @Field({ description: 'Its visible prefix, to distinguish keys.' })
  prefix: string;

  @Field(() => [ApiKeyScope], { description: 'Its permissions.' })
  scopes: ApiKeyScope[];

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it expires; null for never.' })
  expiresAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was last used, with a resolution of one minute.' })
  lastUsedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked.' })
  revokedAt: Date | null;

  @Field({ description: 'Whether it is accepted: neither revoked nor expired.' })
  isLive: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A new key, shown only once.' })
export class IssuedApiKey {
  @Field(() => ApiKey, { description: 'The stored key.' })
  apiKey: ApiKey;

  @Field({ description: 'The key, for the header Authorization: Bearer …; it is not stored and never shown again.' })
  key: string;
}
