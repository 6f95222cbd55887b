import { object } from 'yup';
import { BOOKING_LIMITS } from '../bookings/limits.js';
import { phoneRules } from '../bookings/inputs.js';
import { toE164, type PhonePlace } from '../text/phone.js';
import { atMost, optionalText } from '../text/text.js';

/** Messages about the second phone of a guest: of the other family, say. */
export const SECOND_PHONE_MESSAGES = {
  nameRequired: 'Say whose number it is',
  phoneRequired: 'Phone is required; null removes the second number',
  phoneInvalid: 'Number is not valid. Write it as in 0300 1234567, or with its country code.',
  isOwn: 'This is the guest’s own number',
  changed: 'Another second number is stored. Look at it before you replace it.',
} as const;

type Entered = Readonly<Record<'name' | 'phone', string | null | undefined>>;

const name = optionalText({ max: atMost('Name', BOOKING_LIMITS.nameMaxCharacters), isName: true }).test(
  'whose',
  SECOND_PHONE_MESSAGES.nameRequired,
  (value, context) => Boolean(value) || !(context.parent as Entered).phone,
);
const phone = optionalText(phoneRules).test(
  'which',
  SECOND_PHONE_MESSAGES.phoneRequired,
  (value, context) => Boolean(value) || !(context.parent as Entered).name,
);

/** The form of a second phone and whose it is, whose empty fields count as left out. */
export const secondPhoneFormSchema = object({ name, phone });

/** The second phone of a guest and whose it is; without both there is none. */
export const secondPhoneSchema = object({
  name,
  phone: phone.defined(SECOND_PHONE_MESSAGES.phoneRequired),
  previousPhone: optionalText(phoneRules),
});

/** A second phone as it is stored. */
export interface StoredSecondPhone {
  name: string;
  /** As it was typed. */
  phone: string;
  phoneE164: string;
}

/**
 * Reads a second phone; null for none, and the message for one that can't be dialed or is the guest's own.
 * @param guest the guest's number, as E.164
 */
export function readSecondPhone(
  given: { name?: string | null | undefined; phone?: string | null | undefined },
  guest: string,
  place: PhonePlace,
): StoredSecondPhone | string | null {
  if (!given.phone || !given.name) return null;
  const phoneE164 = toE164(given.phone, place);
  if (phoneE164 === null) return SECOND_PHONE_MESSAGES.phoneInvalid;
  if (phoneE164 === guest) return SECOND_PHONE_MESSAGES.isOwn;
  return { name: given.name, phone: given.phone, phoneE164 };
}
