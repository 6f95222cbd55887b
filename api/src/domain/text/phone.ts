/** Links to call or message a phone number. */
export interface PhoneLinks {
  /** In international format if the country is known, otherwise the digits as written. */
  phone: string;
  /** `tel:` URL. */
  dialerUrl: string;
  /** WhatsApp chat; null if the country isn't known, which the link requires. */
  whatsappUrl: string | null;
}

/** Calling codes for national numbers, by the business's currency. The euro has several countries. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  PKR: '92',
  USD: '1',
  GBP: '44',
  JPY: '81',
  CAD: '1',
  AUD: '61',
  CHF: '41',
  CNY: '86',
  INR: '91',
  KRW: '82',
};

/** Minimum and maximum number of digits in an international number (E.164). */
const INTERNATIONAL_DIGITS = { least: 8, most: 15 };

/**
 * The digits of a number including the country code, or null if unknown.
 * @param phone as entered: `0300 1234567`, `+92 (300) 123-4567`, `0092 300 1234567`
 * @param currency of the business, which implies the country of a national number
 */
function internationalDigits(phone: string, currency: string): string | null {
  const written = phone.trim();
  const digits = written.replace(/\D/g, '');
  const isInternational = written.startsWith('+') || digits.startsWith('00');
  // British style "+44 (0)20 ...": the zero is dialed within the country only.
  const bare = written.startsWith('+') ? written.replace('(0)', '').replace(/\D/g, '') : digits.replace(/^00/, '');
  const code = Object.hasOwn(CALLING_CODES, currency) ? CALLING_CODES[currency] : undefined;
  const national = digits.replace(/^0/, '');
  const found = isInternational ? bare : code === undefined ? null : `${code}${national}`;
  if (found === null) return null;
  return found.length >= INTERNATIONAL_DIGITS.least && found.length <= INTERNATIONAL_DIGITS.most ? found : null;
}

/**
 * Links to call a number and to chat with it.
 * @returns null without any digit
 */
export function phoneLinks(phone: string | null | undefined, currency: string): PhoneLinks | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  if (!phone || digits === '') return null;
  const international = internationalDigits(phone, currency);
  if (international === null) return { phone: digits, dialerUrl: `tel:${digits}`, whatsappUrl: null };
  return {
    phone: `+${international}`,
    dialerUrl: `tel:+${international}`,
    whatsappUrl: `https://wa.me/${international}`,
  };
}
