import type { Request } from 'express';

type TrustsProxy = (address: string, hop: number) => boolean;

/** The longest value of a header that is read: real ones are shorter. */
const HEADER_MAX_CHARACTERS = 200;
/** The width of the column. */
const PLACE_MAX_CHARACTERS = 190;
/** Names have no dots and no slashes: mails show them, and nothing in them may look like a link. */
const NAME = /^\p{L}[\p{L}\p{M} '’()-]{0,59}$/u;
const COUNTRY_CODE = /^[A-Z]{2}$/;
/** What proxies send for a country that they don't know. */
const UNKNOWN_COUNTRIES = ['XX', 'ZZ'];

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Proxies send names in UTF-8, which Node reads byte by byte, or percent-encoded. */
function decode(value: string): string {
  const text = Buffer.from(value, 'latin1').toString('utf8');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function toName(value: string | string[] | undefined): string | undefined {
  if (typeof value !== 'string' || value.length > HEADER_MAX_CHARACTERS) return undefined;
  const text = decode(value).trim().normalize('NFC');
  if (COUNTRY_CODE.test(text)) return UNKNOWN_COUNTRIES.includes(text) ? undefined : countries.of(text);
  return NAME.test(text) ? text : undefined;
}

/** Describes a place by the headers that name it, the smallest first; null when none of them does. */
export function describePlace(values: readonly (string | string[] | undefined)[]): string | null {
  const names = values.map(toName).filter((name) => name !== undefined);
  return names.length > 0 ? [...new Set(names)].join(', ').slice(0, PLACE_MAX_CHARACTERS) : null;
}

/**
 * Where the proxy in front of us says that a client is, as in `Lahore, Pakistan`. Null when it doesn't say, and for requests that
 * come from nobody we trust: what clients send themselves proves nothing.
 * @param headers names of the headers that tell it, in small letters
 */
export function readPlace(request: Request, headers: readonly string[]): string | null {
  if (headers.length === 0) return null;
  const trusts = request.app.get('trust proxy fn') as TrustsProxy;
  if (!trusts(request.socket.remoteAddress ?? '', 0)) return null;
  return describePlace(headers.map((name) => request.headers[name]));
}
