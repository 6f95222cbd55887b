import { object } from 'yup';
import { money, optionalId, optionalInstant, optionalList } from '../input/fields.js';
import { idempotencyKey } from '../input/idempotency-key.js';
import { ACCEPTANCE_MESSAGES } from '../terms/acceptance.js';
import { atMost, optionalText, text } from '../text/text.js';
import { bookingChangeFormSchema, changeFields } from './change-inputs.js';
import { agreement, phoneRules } from './inputs.js';
import { OFFER_LIMITS, OFFER_MESSAGES } from './offers.js';

/** The note of an offer, or of a refusal. */
const note = optionalText({ max: atMost('Note', OFFER_LIMITS.noteMaxCharacters), multiline: true });

const extra = object({
  name: text({
    required: OFFER_MESSAGES.extraNameRequired,
    max: atMost('Name', OFFER_LIMITS.extraNameMaxCharacters),
  }),
  amount: money(OFFER_MESSAGES.extraAmountRequired, OFFER_MESSAGES.extraAmountRequired),
});

/** What an offer has besides the fields of a change. */
const offerFields = {
  // Without them, the lines that the booking has stay.
  extras: optionalList(extra, 'Extras', OFFER_LIMITS.extrasMax),
  note,
  validUntil: optionalInstant().test('required', OFFER_MESSAGES.validUntilRequired, (value) => Boolean(value)),
};

/** An offer by which an owner answers a request; an agreed price has a reason. */
export const makeOfferSchema = object({
  ...changeFields,
  ...agreement,
  ...offerFields,
  clientMutationId: idempotencyKey,
});

/** The form of an offer: that of a change, with lines, a note and an end. */
export const offerFormSchema = bookingChangeFormSchema.shape(offerFields);

/** What who accepts an offer to an enquiry says with it. */
export const acceptBookingChangeSchema = object({
  acceptedTermsId: optionalId(ACCEPTANCE_MESSAGES.termsUnknown),
  customerPhone: optionalText(phoneRules),
});

/** Why a change is refused. */
export const refuseBookingChangeSchema = object({ note });
