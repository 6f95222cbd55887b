import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { COUNTRIES, DEFAULT_COUNTRY } from '../currency/countries.js';
import { findCountryByTimeZone } from '../currency/country-zones.js';
import { normalizeFigures } from './normalize.js';

/** Links to call or message a phone number. */
export interface PhoneLinks {
  /** In international format (E.164) if the country is known, otherwise the digits as written. */
  phone: string;
  /** As people of the business's country write it: `0300 1234567`; another country's with its code. */
  national: string;
  /** `tel:` URL. */
  dialerUrl: string;
  /** WhatsApp chat; null if the country isn't known, which the link requires. */
  whatsappUrl: string | null;
}

/** What tells in which country a business or a person is, whose people leave out its code. */
export interface PhonePlace {
  currency?: string | undefined;
  timeZone?: string | undefined;
  /** The country in which a number is if it can't be in theirs. */
  otherwise?: string;
}

/** Where people are of whom nothing else is known. */
export const HOME: PhonePlace = { otherwise: DEFAULT_COUNTRY };

/** Where somebody without a business is, by the time zone of their device, if it is known. */
export function getVisitorPlace(timeZone: string | null): PhonePlace {
  return { ...HOME, timeZone: timeZone ?? undefined };
}

type Region = Intl.Locale & { getTimeZones?: () => string[] | undefined };

function mapZones(): ReadonlyMap<string, string> {
  const zonesIn = (country: string) => (new Intl.Locale(`und-${country}`) as Region).getTimeZones?.() ?? [];
  return new Map(getCountries().flatMap((country) => zonesIn(country).map((zone) => [zone, country] as const)));
}

/** Made when a zone outside of the table of the currency detection is asked for: it takes a tenth of a second. */
let countriesOfZones: ReadonlyMap<string, string> | undefined;

function findCountryOfZone(timeZone: string | undefined): string | undefined {
  const common = findCountryByTimeZone(timeZone);
  if (timeZone === undefined || common) return common;
  countriesOfZones ??= mapZones();
  return countriesOfZones.get(timeZone);
}

/** The countries in which a national number may be, likeliest first; the euro and dollars of other places leave it to the zone. */
function listCountries({ currency, timeZone, otherwise }: PhonePlace): CountryCode[] {
  const byCurrency = COUNTRIES.filter((country) => country.currency === currency);
  const codes = [byCurrency.length === 1 ? byCurrency[0]?.code : undefined, findCountryOfZone(timeZone), otherwise];
  return [...new Set(codes)].filter((code) => code !== undefined) as CountryCode[];
}

/**
 * A number in whichever spelling: with or without country code, plus, `00`, the zero of the country and brackets.
 * @param phone as entered: `0300 1234567`, `92 300 1234567`, `+92 (0)300 123-4567`, `۰۳۰۰ ۱۲۳۴۵۶۷`
 */
function parsePhone(phone: string, countries: readonly CountryCode[]): PhoneNumber | undefined {
  const written = normalizeFigures(phone).replace(/^\(?00/, '+');
  const read = (country?: CountryCode) => parsePhoneNumberFromString(written, country);
  const found = (countries.length > 0 ? countries : [undefined]).map((country) => read(country));
  const valid = found.find((number) => number?.isValid());
  if (valid) return valid;
  // A code that the library doesn't know yet is dialed as it was written; what has no country code isn't guessed.
  const international = written.startsWith('+') ? read() : undefined;
  return international?.isPossible() ? international : undefined;
}

/** A number as it is dialed from everywhere (E.164: `+923001234567`), or null where its country isn't known. */
export function toE164(phone: string | null | undefined, place: PhonePlace): string | null {
  return (phone && parsePhone(phone, listCountries(place))?.number) || null;
}

/**
 * Links to call a number and to chat with it.
 * @returns null without any digit
 */
export function phoneLinks(phone: string | null | undefined, place: PhonePlace): PhoneLinks | null {
  const digits = normalizeFigures(phone ?? '').replace(/\D/g, '');
  if (!phone || digits === '') return null;
  const countries = listCountries(place);
  const number = parsePhone(phone, countries);
  if (!number) return { phone: digits, national: phone, dialerUrl: `tel:${digits}`, whatsappUrl: null };
  const isHere = number.country !== undefined && countries.includes(number.country);
  return {
    phone: number.number,
    national: isHere ? number.formatNational() : number.formatInternational(),
    dialerUrl: `tel:${number.number}`,
    whatsappUrl: `https://wa.me/${number.number.slice(1)}`,
  };
}

/** A number as people of the place write it: `0300 1234567`, another country's with its code; what isn't understood as it was entered. */
export function formatPhone(phone: string, place: PhonePlace): string {
  return phoneLinks(phone, place)?.national ?? phone;
}

/** What may be a phone number in a search: digits with what stands between them. */
const SEARCHED = /^\+?[\d ().-]+$/;
/** Fewer digits find too much: as typed, and without the zeros that are dialed before a number (`0300`). */
const SEARCHED_DIGITS_MIN = 4;
const FOUND_DIGITS_MIN = 3;

/**
 * The digits by which a number is found, whatever its spelling: those of E.164, or the end of them where only a part was typed.
 * @returns undefined for what isn't a part of a phone number
 */
export function toSearchedDigits(typed: string, place: PhonePlace): string | undefined {
  const written = normalizeFigures(typed);
  const digits = written.replace(/\D/g, '');
  if (!SEARCHED.test(written) || digits.length < SEARCHED_DIGITS_MIN) return undefined;
  const number = parsePhone(written, listCountries(place));
  if (!number) return partOfNumber(digits);
  // Where the country is only guessed, numbers of every country with these digits are found.
  return place.otherwise && !/^(?:\+|00)/.test(written) ? number.nationalNumber : number.number.slice(1);
}

/** Only two zeros at most are a prefix: without all of them, 000004 would be 4, which begins the names of many halls. */
function partOfNumber(digits: string): string | undefined {
  const part = digits.replace(/^00?/, '');
  return part.length < FOUND_DIGITS_MIN ? undefined : part;
}

/** Digits with which numbers of a place begin where somebody types a part of one. */
const PREFIX_DIGITS_MIN = 2;

/**
 * How numbers begin (E.164) of which somebody has typed the beginning: `0300 12` is `+9230012`, and so are `92 300 12` and `300 12`.
 * @returns none for what isn't the beginning of a number
 */
export function toPhonePrefixes(typed: string, place: PhonePlace): string[] {
  const written = normalizeFigures(typed).trim();
  const digits = written.replace(/\D/g, '');
  if (!SEARCHED.test(written) || digits.length < PREFIX_DIGITS_MIN) return [];
  if (/^(?:\+|00)/.test(written)) return [`+${digits.replace(/^00/, '')}`];
  const national = digits.replace(/^0/, '');
  const here = listCountries(place).map((country) => `+${getCountryCallingCode(country)}${national}`);
  return [...new Set(digits.startsWith('0') ? here : [...here, `+${digits}`])];
}
