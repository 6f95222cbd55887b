import { object } from 'yup';
import { BOOKING_MESSAGES, customerName, guestRules, occasion, phoneRules } from '../bookings/inputs.js';
import { BOOKING_LIMITS } from '../bookings/limits.js';
import { HALL_LIMITS } from '../halls/limits.js';
import { choice, id, list, optionalDay, optionalInstant, optionalNumeric } from '../input/fields.js';
import { atMost, optionalText, text } from '../text/text.js';
import { ENQUIRY_LIMITS, ENQUIRY_MESSAGES, ENTERED_SOURCES } from './enquiries.js';
import { THREAD_LIMITS } from './limits.js';
import { THREAD_MESSAGES } from './messages.js';

/** The idempotency key of what is sent. */
export const clientMutationId = optionalText({
  max: atMost('Idempotency key', BOOKING_LIMITS.idempotencyKeyMaxCharacters),
});

/** A message to the other side of a booking: a text, files that were uploaded before, or both. */
export const sendMessageSchema = object({
  text: optionalText({
    max: atMost('Message', THREAD_LIMITS.textMaxCharacters),
    multiline: true,
  }).test('written', THREAD_MESSAGES.textRequired, (value, { parent }) => {
    // What is no list is refused by its own rule.
    const { files } = parent as { files?: unknown };
    return Boolean(value) || (files !== undefined && !(Array.isArray(files) && files.length === 0));
  }),
  files: list(
    text({ required: THREAD_MESSAGES.fileRequired, max: atMost('File name', 100) }),
    'Files',
    THREAD_LIMITS.filesMax,
  ),
  clientMutationId,
});

/** What an enquiry may say of the function. */
const asked = {
  day: optionalDay(THREAD_MESSAGES.dayInvalid),
  guestCount: optionalNumeric(guestRules(HALL_LIMITS.capacityMax)),
  occasion,
};

/** A question to a hall before there is a booking. */
export const askHallSchema = sendMessageSchema.shape(asked);

/** An enquiry that a business enters by hand, as it stands: what is left out, it doesn't say. */
export const enteredEnquirySchema = object({
  hallId: id(BOOKING_MESSAGES.hallRequired),
  source: choice(ENTERED_SOURCES, ENQUIRY_MESSAGES.sourceRequired),
  customerName,
  customerPhone: optionalText(phoneRules),
  ...asked,
  note: optionalText({ max: atMost('Note', ENQUIRY_LIMITS.noteMaxCharacters), multiline: true }),
});

/** A new one. */
export const enterEnquirySchema = enteredEnquirySchema.shape({ clientMutationId });

/** One that was read before. */
export const changeEnquirySchema = enteredEnquirySchema.shape({ changedAt: optionalInstant() });
