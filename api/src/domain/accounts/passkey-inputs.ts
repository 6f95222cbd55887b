import { object } from 'yup';
import type { StringSchema } from 'yup';
import { list } from '../input/fields.js';
import { atMost, text } from '../text/text.js';
import { renewable } from './inputs.js';
import { PASSKEY_LIMITS, PASSKEY_MESSAGES } from './passkeys.js';

/** A part of a passkey's answer, in base64url. */
function passkeyPart(characters: number = PASSKEY_LIMITS.partMaxCharacters): StringSchema<string> {
  const { malformed } = PASSKEY_MESSAGES;
  return text({ required: malformed, max: [characters, malformed], matches: [/^[\w-]+$/, malformed] });
}

/** How a person calls a passkey. */
export const passkeyNameSchema = object({
  name: text({
    required: PASSKEY_MESSAGES.nameRequired,
    max: atMost('Name', PASSKEY_LIMITS.nameMaxCharacters),
    isName: true,
  }),
});

/** What a browser answers to a registration. */
export const addPasskeySchema = passkeyNameSchema.shape({
  credentialId: passkeyPart(PASSKEY_LIMITS.credentialIdMaxCharacters),
  clientData: passkeyPart(PASSKEY_LIMITS.clientDataMaxCharacters),
  attestation: passkeyPart(PASSKEY_LIMITS.attestationMaxCharacters),
  transports: list(
    text({
      max: [PASSKEY_LIMITS.transportMaxCharacters, PASSKEY_MESSAGES.malformed],
      matches: [/^[a-z-]+$/, PASSKEY_MESSAGES.malformed],
    }),
    'transports',
    PASSKEY_LIMITS.transportsMax,
  ),
});

/** What a browser answers where a passkey is used. */
export const passkeyAnswerSchema = object({
  credentialId: passkeyPart(PASSKEY_LIMITS.credentialIdMaxCharacters),
  clientData: passkeyPart(PASSKEY_LIMITS.clientDataMaxCharacters),
  authenticatorData: passkeyPart(),
  signature: passkeyPart(),
  userHandle: passkeyPart().nullable().optional(),
});

/** Sign-in by a passkey alone. */
export const passkeySignInSchema = object({ passkey: passkeyAnswerSchema, renewable });
