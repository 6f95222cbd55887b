import { object } from 'yup';
import { BOOKING_LIMITS } from '../bookings/limits.js';
import { id, optionalDay, optionalId } from '../input/fields.js';
import { atMost, optionalText } from '../text/text.js';
import { ACCEPTANCE_MESSAGES } from './acceptance.js';
import { TERMS_LIMITS } from './limits.js';

/** Messages about the terms of a business. */
export const TERMS_MESSAGES = {
  textRequired: 'Text is required; null ends the terms',
  englishRequired: 'The English text is required where there is one in Urdu',
  changedMeanwhile: 'The terms were changed meanwhile. Please look at them again.',
} as const;

const { textMaxCharacters, noteMaxCharacters } = TERMS_LIMITS;

const english = optionalText({ max: atMost('Text', textMaxCharacters), multiline: true }).test(
  'english',
  TERMS_MESSAGES.englishRequired,
  (text, context) => Boolean(text) || !(context.parent as { textUrdu?: string | null }).textUrdu,
);
const urdu = optionalText({ max: atMost('Urdu text', textMaxCharacters), multiline: true });

/** The texts of terms as a form has them, where an empty field counts as absent. */
export const termsTextsSchema = object({ text: english, textUrdu: urdu });

/** A new version; without texts the business has no terms any more. */
export const businessTermsSchema = object({
  text: english.defined(TERMS_MESSAGES.textRequired),
  textUrdu: urdu,
  replacesId: optionalId(ACCEPTANCE_MESSAGES.termsUnknown),
});

/** Terms that were signed on paper. */
export const signedTermsSchema = object({
  termsId: id(ACCEPTANCE_MESSAGES.termsUnknown),
  day: optionalDay(ACCEPTANCE_MESSAGES.dayInvalid),
  note: optionalText({ max: atMost('Note', noteMaxCharacters) }),
  clientMutationId: optionalText({ max: atMost('Idempotency key', BOOKING_LIMITS.idempotencyKeyMaxCharacters) }),
});
