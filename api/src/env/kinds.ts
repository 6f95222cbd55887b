import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { boolean, number, string, type Schema } from 'yup';
import { isEmail } from '../domain/text/text.js';

/** A type of variable: its description, and the schema that parses it. Absent and empty values are handled before. */
export interface VariableKind<Value> {
  /** Description for the environment screen and the documentation. */
  type: string;
  schema: Schema<Value | undefined>;
}

type Check = (value: string) => boolean;

/** Text that must pass a check. */
function checkedText(type: string, isValid: Check): VariableKind<string> {
  return {
    type,
    schema: string().test('kind', `\${path} must be ${type}`, (value) => value === undefined || isValid(value)),
  };
}

export const text = (): VariableKind<string> => ({ type: 'text', schema: string() });

export const matching = (type: string, pattern: { test: Check }): VariableKind<string> =>
  checkedText(type, (value) => pattern.test(value));

export const choice = <Name extends string>(names: readonly Name[]): VariableKind<Name> => ({
  type: `one of ${names.join(', ')}`,
  schema: string<Name>().oneOf([...names, undefined], `\${path} must be one of ${names.join(', ')}`),
});

export function integer(least: number, most: number): VariableKind<number> {
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

export const flag = (): VariableKind<boolean> => ({
  type: 'on or off',
  schema: boolean()
    .transform((_value: unknown, given: unknown) => FLAGS.get(String(given).toLowerCase()) ?? given)
    .typeError('${path} must be on or off'),
});

/** Parts that a URL may have besides its host; the others are refused. */
interface UrlParts {
  credentials?: boolean;
  path?: boolean;
  /** true: any query; otherwise the allowed parameters. */
  query?: true | readonly string[];
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;

function isQueryAllowed({ search, searchParams }: URL, allowed: UrlParts['query']): boolean {
  if (allowed === true) return true;
  // Libraries read options from the query: programs to run, files to read. Only known parameters are allowed.
  if (search === '') return true;
  return allowed !== undefined && [...searchParams.keys()].every((name) => allowed.includes(name));
}

function isUrl(value: string, protocols: readonly string[], parts: UrlParts): boolean {
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

function describeUrl(protocols: readonly string[], { credentials, path, query }: UrlParts): string {
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

export const address = (protocols: readonly string[], parts: UrlParts = {}): VariableKind<string> =>
  checkedText(describeUrl(protocols, parts), (value) => isUrl(value, protocols, parts));

/** Several addresses; a comma in one has to be encoded. */
export const addressList = (protocols: readonly string[], parts: UrlParts = {}): VariableKind<string> =>
  checkedText(`addresses, comma-separated, each ${describeUrl(protocols, parts)}`, (value) =>
    toEntries(value).every((entry) => isUrl(entry, protocols, parts)),
  );

/** The sender of mails: an e-mail address, or a name with the address in angle brackets. */
export const mailbox = (): VariableKind<string> =>
  checkedText('an e-mail address, or a name and an address like Mehfil <no-reply@mehfil.example>', (value) => {
    const [, name, email] = /^([^<>@,;:"\\]*)<([^<>]*)>$/.exec(value) ?? [];
    return name === undefined ? isEmail(value) : isEmail(email ?? '');
  });

/** The value of a map tile URL where no tiles are wanted. */
export const NO_TILES = 'none';

/** A map tile URL with placeholders for zoom, column and row, or `none`. */
export const tileAddress = (): VariableKind<string> =>
  checkedText('none, or an http or https address with {z}, {x} and {y}', (value) => {
    if (value === NO_TILES) return true;
    const places = ['{z}', '{x}', '{y}'];
    if (!places.every((place) => value.includes(place))) return false;
    const filled = value.replaceAll(/\{[a-z]\}/g, '0');
    const [host = ''] = value.replace(/^https?:\/\//, '').split('/');
    return !host.includes('{') && isUrl(filled, ['http:', 'https:'], { path: true, query: true });
  });

// Larger networks would trust strangers; the largest private ones are 10.0.0.0/8 and fc00::/7.
const MIN_PREFIX_BITS = { ipv4: 8, ipv6: 7 } as const;
/** Bits before the IPv4 address in an IPv4-mapped IPv6 address (RFC 4291). */
const MAPPED_BITS = 96;
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(entry: string): boolean {
  if (NAMED_NETWORKS.includes(entry) || isIP(entry) !== 0) return true;
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(entry) && !ipaddr.IPv6.isValidCIDR(entry)) return false;
  const [address, bits] = ipaddr.parseCIDR(entry);
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress();
  return isMapped ? bits >= MAPPED_BITS + MIN_PREFIX_BITS.ipv4 : bits >= MIN_PREFIX_BITS[address.kind()];
}

export const networkList = (): VariableKind<string> =>
  checkedText('addresses or networks like 10.0.0.0/8, comma-separated', (value) =>
    toEntries(value).every((entry) => isNetwork(entry)),
  );

/** Names of request headers. */
export const headerList = (): VariableKind<string> =>
  checkedText('names of headers, comma-separated', (value) =>
    toEntries(value).every((entry) => /^[A-Za-z][\w-]{0,63}$/.test(entry)),
  );

/** Splits a comma-separated list. */
export function toEntries(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
