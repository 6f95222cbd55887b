/** Ways to reach somebody by phone. */
export interface PhoneLinks {
  /** In the international form where the country is known, else its digits as they were written. */
  phone: string;
  /** `tel:` address. */
  dialerUrl: string;
  /** Chat on WhatsApp; null where the country isn't known, since the link needs it. */
  whatsappUrl: string | null;
}

/** What to put before a national number of a business that charges in this currency. The euro has no one country. */
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

/** The fewest and most digits of an international number (E.164). */
const INTERNATIONAL_DIGITS = { least: 8, most: 15 };

/**
 * The digits of a number from the country code on, or null where they can't be known.
 *
 * @param phone as a person wrote it: `0300 1234567`, `+92 (300) 123-4567`, `0092 300 1234567`
 * @param currency of the business, which tells the country of a national number
 */
function internationalDigits(phone: string, currency: string): string | null {
  const written = phone.trim();
  const digits = written.replace(/\D/g, '');
  const isInternational = written.startsWith('+') || digits.startsWith('00');
  // "+44 (0)20 ..." is how the British write it: the zero in brackets is dialled inside the country only.
  const bare = written.startsWith('+') ? written.replace('(0)', '').replace(/\D/g, '') : digits.replace(/^00/, '');
  const code = Object.hasOwn(CALLING_CODES, currency) ? CALLING_CODES[currency] : undefined;
  const national = digits.replace(/^0/, '');
  const found = isInternational ? bare : code === undefined ? null : `${code}${national}`;
  if (found === null) return null;
  return found.length >= INTERNATIONAL_DIGITS.least && found.length <= INTERNATIONAL_DIGITS.most ? found : null;
}

/**
 * Links that dial a number and open a chat with it.
 *
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
