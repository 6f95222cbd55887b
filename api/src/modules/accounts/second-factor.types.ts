import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.js';
import { PasskeyView } from './passkey.types.js';

@ObjectType({ simpleResolvers: true, description: 'What the viewer has set up as a second factor.' })
export class SecondFactors {
  @Field({ description: 'Whether the viewer’s role needs a second factor.' })
  isRequired: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the authenticator app was confirmed; null without one.',
  })
  authenticatorSince: Date | null;

  @Field(() => [PasskeyView], { description: 'The passkeys, the first added first.' })
  passkeys: PasskeyView[];

  @Field(() => Int, { description: 'How many recovery codes are left.' })
  recoveryCodesLeft: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What an authenticator app needs. It counts once a code of it is confirmed.',
})
export class AuthenticatorSetup {
  @Field({ description: 'The key in base32, to be typed.' })
  setupKey: string;

  @Field({ description: 'The same as an address (otpauth:), to be shown as a QR code.' })
  uri: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'New recovery codes, which replace earlier ones. Only shown in this response.',
})
export class RecoveryCodes {
  @Field(() => [String], { description: 'The codes; each works once. None where earlier ones stay.' })
  codes: string[];
}
