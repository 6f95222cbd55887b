import { Field, InputType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import {
  addPasskeySchema,
  passkeyAnswerSchema,
  passkeyNameSchema,
  passkeySignInSchema,
} from '../../domain/accounts/passkey-inputs.js';

@InputType({ description: 'A new passkey: its name, and the browser’s response to the registration.' })
@Rules(addPasskeySchema)
export class AddPasskeyInput {
  @Field({ description: 'As its owner calls it.' })
  name: string;

  @Field({ description: 'The credential’s id, in base64url like everything below.' })
  credentialId: string;

  @Field({ description: 'WebAuthn’s clientDataJSON.' })
  clientData: string;

  @Field({ description: 'WebAuthn’s attestationObject.' })
  attestation: string;

  @Field(() => [String], { description: 'How browsers reach it, as WebAuthn names it.' })
  transports: string[];
}

@InputType({ description: 'Another name for a passkey.' })
@Rules(passkeyNameSchema)
export class RenamePasskeyInput {
  @Field({ description: 'As its owner calls it.' })
  name: string;
}

@InputType({ description: 'A browser’s response to the use of a passkey, in base64url.' })
@Rules(passkeyAnswerSchema)
export class PasskeyAnswerInput {
  @Field({ description: 'The credential’s id.' })
  credentialId: string;

  @Field({ description: 'WebAuthn’s clientDataJSON.' })
  clientData: string;

  @Field({ description: 'WebAuthn’s authenticatorData.' })
  authenticatorData: string;

  @Field({ description: 'The signature over both.' })
  signature: string;

  @Field(() => String, { nullable: true, description: 'WebAuthn’s userHandle, which a sign-in needs.' })
  userHandle?: string | null;
}

@InputType({ description: 'Sign in with a passkey alone.' })
@Rules(passkeySignInSchema)
export class PasskeySignInInput {
  @Field(() => PasskeyAnswerInput, { description: 'The answer to the challenge of startPasskeySignIn.' })
  passkey: PasskeyAnswerInput;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true for browsers: a token for 15 minutes and a cookie that renews it. Otherwise the token is valid for 12 hours.',
  })
  renewable?: boolean | null;
}
