import { toDetectedCurrency } from './countries.js';
import type { DetectedCurrency } from './countries.js';

const ZONES_OF_COUNTRY: Readonly<Record<string, string>> = {
  US:
    'America/New_York America/Detroit America/Chicago America/Denver America/Boise America/Phoenix ' +
    'America/Los_Angeles America/Anchorage America/Juneau Pacific/Honolulu America/Indianapolis ' +
    'America/Indiana/Indianapolis America/Kentucky/Louisville America/Louisville America/Menominee US/Eastern ' +
    'US/Central US/Mountain US/Pacific',
  PK: 'Asia/Karachi',
  IN: 'Asia/Kolkata Asia/Calcutta',
  GB: 'Europe/London Europe/Belfast',
  CA:
    'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Halifax ' +
    'America/Regina America/St_Johns America/Moncton America/Whitehorse America/Yellowknife America/Iqaluit',
  AU:
    'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart ' +
    'Australia/Darwin Australia/Canberra Australia/Broken_Hill Australia/Lindeman',
  DE: 'Europe/Berlin Europe/Busingen',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  CN: 'Asia/Shanghai Asia/Urumqi Asia/Chongqing',
  KR: 'Asia/Seoul',
  CH: 'Europe/Zurich',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  SG: 'Asia/Singapore',
  HK: 'Asia/Hong_Kong',
};

/** The code of the country of an IANA time zone (`Asia/Karachi`); undefined for a zone outside the table's countries. */
export function findCountryByTimeZone(zone: string | null | undefined): string | undefined {
  return Object.entries(ZONES_OF_COUNTRY).find(([, zones]) => zones.split(' ').includes(zone ?? ''))?.[0];
}

/** The currency of an IANA time zone; null for a zone outside the table's countries. */
export function findCurrencyByTimeZone(zone: string | null | undefined): DetectedCurrency | null {
  return toDetectedCurrency(findCountryByTimeZone(zone));
}
