import { isIP } from 'node:net';
import { boolean, number, string, type Schema } from 'yup';
import { isEmail } from '../domain/text/text.js';

/** What a variable's text may be: how people are told, and the schema that reads it. Absent and empty texts never get here. */
export interface Kind<Value> {
  /** In words, for the environment screen and the documentation. */
  type: string;
  schema: Schema<Value | undefined>;
}

type Check = (value: string) => boolean;

/** A text that has to pass a check. */
function checked(type: string, isValid: Check): Kind<string> {
  return {
    type,
    schema: string().test('kind', `\${path} must be ${type}`, (value) => value === undefined || isValid(value)),
  };
}

export const text = (): Kind<string> => ({ type: 'text', schema: string() });

export const matching = (type: string, pattern: { test: Check }): Kind<string> =>
  checked(type, (value) => pattern.test(value));

export const choice = <Name extends string>(names: readonly Name[]): Kind<Name> => ({
  type: `one of ${names.join(', ')}`,
  schema: string<Name>().oneOf([...names, undefined], `\${path} must be one of ${names.join(', ')}`),
});

export function integer(least: number, most: number): Kind<number> {
  const type = `a whole number from ${least} to ${most}`;
  const message = `\${path} must be ${type}`;
  return {
    type,
    schema: number()
      .transform((_value: unknown, given: unknown) => (/^\d{1,9}$/.test(String(given)) ? Number(given) : Number.NaN))
      .typeError(message)
      .min(least, message)
      .max(most, message),
  };
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['on', 'true', '1', 'yes'].map((word) => [word, true] as const),
  ...['off', 'false', '0', 'no'].map((word) => [word, false] as const),
]);

export const flag = (): Kind<boolean> => ({
  type: 'on or off',
  schema: boolean()
    .transform((_value: unknown, given: unknown) => FLAGS.get(String(given).toLowerCase()) ?? given)
    .typeError('${path} must be on or off'),
});

/** Parts that an address may have beside its host; what isn't named is refused. */
interface AddressParts {
  credentials?: boolean;
  path?: boolean;
  /** true: any query; else the parameters that it may have. */
  query?: true | readonly string[];
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;

function isQueryAllowed({ search, searchParams }: URL, allowed: AddressParts['query']): boolean {
  if (allowed === true) return true;
  // Libraries take options from a query: programs to run, files to read. Only what is known passes.
  if (search === '') return true;
  return allowed !== undefined && [...searchParams.keys()].every((name) => allowed.includes(name));
}

function isAddress(value: string, protocols: readonly string[], parts: AddressParts): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    protocols.includes(url.protocol) &&
    HOST.test(url.hostname) &&
    url.port !== '0' &&
    !value.includes('#') &&
    (parts.query !== undefined || !value.includes('?')) &&
    isQueryAllowed(url, parts.query) &&
    (parts.credentials === true || (url.username === '' && url.password === '')) &&
    (parts.path === true || url.pathname === '' || url.pathname === '/') &&
    isPercentEncoded(`${url.username}${url.password}${url.pathname}`)
  );
}

function isPercentEncoded(value: string): boolean {
  try {
    return !decodeURIComponent(value).includes('\0');
  } catch {
    return false;
  }
}

function addressType(protocols: readonly string[], { credentials, path, query }: AddressParts): string {
  const refused = [
    ...(credentials ? [] : ['user and password']),
    ...(path ? [] : ['path']),
    ...(query === undefined ? ['query'] : []),
  ];
  const without = refused.join(', ').replace(/, (?=[^,]*$)/, ' or ');
  const only = Array.isArray(query) ? `, its query at most ${query.join(', ')}` : '';
  const schemes = protocols.map((protocol) => protocol.replace(':', '')).join(' or ');
  return `an address (${schemes})${without === '' ? '' : ` without ${without}`}${only}`;
}

export const address = (protocols: readonly string[], parts: AddressParts = {}): Kind<string> =>
  checked(addressType(protocols, parts), (value) => isAddress(value, protocols, parts));

/** The sender of mails: an e-mail address, or a name and the address in angle brackets. */
export const mailbox = (): Kind<string> =>
  checked('an e-mail address, or a name and an address like Mehfil <no-reply@mehfil.example>', (value) => {
    const [, name, email] = /^([^<>@,;:"\\]*)<([^<>]*)>$/.exec(value) ?? [];
    return name === undefined ? isEmail(value) : isEmail(email ?? '');
  });

/** An address of map tiles, with the places for zoom, column and row. */
export const tileAddress = (): Kind<string> =>
  checked('an http or https address with {z}, {x} and {y}', (value) => {
    const places = ['{z}', '{x}', '{y}'];
    if (!places.every((place) => value.includes(place))) return false;
    const filled = value.replaceAll(/\{[a-z]\}/g, '0');
    const [host = ''] = value.replace(/^https?:\/\//, '').split('/');
    return !host.includes('{') && isAddress(filled, ['http:', 'https:'], { path: true, query: true });
  });

// A few networks of everybody would believe anyone; the largest private ones are 10.0.0.0/8 and fc00::/7.
const PREFIX_BITS = { v4: [8, 32], v6: [7, 128] } as const;
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(entry: string): boolean {
  if (NAMED_NETWORKS.includes(entry)) return true;
  const [ip = '', bits, ...rest] = entry.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  const [least, most] = family === 4 ? PREFIX_BITS.v4 : PREFIX_BITS.v6;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) >= least && Number(bits) <= most);
}

export const networkList = (): Kind<string> =>
  checked('addresses or networks like 10.0.0.0/8, comma-separated', (value) =>
    toEntries(value).every((entry) => isNetwork(entry)),
  );

/** The entries of a comma-separated list. */
export function toEntries(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
