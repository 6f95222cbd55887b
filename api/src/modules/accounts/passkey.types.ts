import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';

@ObjectType('Passkey', { simpleResolvers: true, description: 'A passkey of the viewer.' })
export class PasskeyView {
  @Field(() => Int, { description: 'The passkey’s id.' })
  id: number;

  @Field({ description: 'As its owner calls it.' })
  name: string;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was last used; null until then.' })
  lastUsedAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'What a browser needs to make or use a passkey (WebAuthn).' })
export class PasskeyOptions {
  @Field(() => GraphQLJSONObject, {
    description:
      'Options in WebAuthn’s JSON, with a challenge that is answered once within five minutes: for navigator.credentials.',
  })
  options: Record<string, unknown>;
}

@ObjectType({ simpleResolvers: true, description: 'A passkey that was added.' })
export class AddedPasskey {
  @Field(() => PasskeyView, { description: 'The passkey.' })
  passkey: PasskeyView;

  @Field(() => [String], {
    description:
      'Recovery codes, where it is the account’s first second factor; only shown in this response. Else none: earlier codes stay.',
  })
  recoveryCodes: string[];
}
