import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNonNullType, type GraphQLInputType } from 'graphql';
import { PROJECT_ROOT } from '../../env.js';
import type { Case } from '../access/actors.js';
import type { Person } from '../harness.js';

/** An operation of the web app, as the build lists it. */
export interface ListedOperation {
  name: string;
  hash: string;
  query: string;
}

/** The operations that the web app sends. */
export function readWebOperations(): ListedOperation[] {
  const manifest = join(PROJECT_ROOT, 'web/src/graphql/generated/operations.json');
  return JSON.parse(readFileSync(manifest, 'utf8')) as ListedOperation[];
}

/** A response, without what differs between two equal ones. */
export interface Seen {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Headers that name the moment, the connection or the request. */
const OWN_HEADERS = new Set([
  'date',
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);
/** Headers whose value differs: compared by being there. */
const VARYING_HEADERS = new Set(['etag', 'set-cookie', 'ratelimit']);
/** Ids of errors. */
export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Keys of numbers and texts that a write makes anew. */
const NEW_KEY =
  /(?:^id|Id|[tT]oken|[sS]ecret|[kK]ey|prefix|[cC]odes?|[uU]r[il]|Cursor|feed|filename|invoiceNumber|content|challenge)$/;
/** What the server says of itself at this moment. */
const OF_PROCESS =
  /"(uptime|startTime|rss|heapTotal|heapUsed|external|diskUsed|\w+Ms|\w+Share|\w+Bytes)":(?:[\d.e-]+|"[^"]*")/g;

function mask(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => mask(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mask(inner, name)]));
  const isNew = (typeof value === 'number' || typeof value === 'string') && key !== 'code' && NEW_KEY.test(key);
  if (isNew) return typeof value;
  return typeof value === 'string' ? value.replace(UUID, 'uuid') : value;
}

async function toSeen(response: Response, isWrite: boolean): Promise<Seen> {
  const text = await response.text();
  const mediaType = response.headers.get('content-type') ?? '';
  const isJson = mediaType.includes('json') && text !== '';
  // The order of keys counts as well: two texts are compared.
  const body: unknown = isJson
    ? JSON.parse(text.replace(UUID, 'uuid').replace(OF_PROCESS, '"$1":0'))
    : mediaType.startsWith('text/')
      ? text
      : 'a file';
  const shown = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
  return {
    status: response.status,
    headers: Object.fromEntries(shown.map(([name, value]) => [name, getComparable(name, value)])),
    body: JSON.stringify(isWrite ? mask(body) : body),
  };
}

/** A header without what differs by chance: the names in `Vary` have no order. */
function getComparable(name: string, value: string): string {
  if (VARYING_HEADERS.has(name)) return 'given';
  return name === 'vary' ? value.split(', ').sort().join(', ') : value;
}

/** How to call: whether it writes, so that what it makes has new ids. */
export interface Call {
  person: Person;
  isWrite: boolean;
}

const authorize = ({ token }: Person): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** The codes of a response without data: which of several operations failed first is chance. */
function toCodes(body: unknown): unknown {
  const { data, errors } = JSON.parse(String(body)) as { data?: unknown; errors?: { extensions: { code: string } }[] };
  return data === null ? JSON.stringify(errors?.map(({ extensions }) => extensions.code)) : body;
}

/**
 * Sends a known operation as the web app does: by its hash.
 * @param operation `hasSeveral`: of one that runs several at once, a failure is compared by its code
 */
export async function sendKnown(
  url: string,
  { hash, hasSeveral = false }: Pick<ListedOperation, 'hash'> & { hasSeveral?: boolean },
  { person, isWrite, variables }: Call & { variables: Record<string, unknown> },
): Promise<Seen> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      ...authorize(person),
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
    },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
  });
  const seen = await toSeen(response, isWrite);
  // Express tags every answer; nobody can ask for this one again.
  delete seen.headers.etag;
  return hasSeveral ? { ...seen, body: toCodes(seen.body) } : seen;
}

/** Sends a request to a REST row. */
export async function sendRest(
  url: string,
  { method, path, body }: { method: string; path: string; body: Record<string, unknown> },
  { person, isWrite, file }: Call & { file?: Case['file'] },
): Promise<Seen> {
  const headers = authorize(person);
  const address = `${url}/api${path}`;
  if (file) {
    const form = new FormData();
    form.set(file.field, new Blob([file.content]), file.name);
    return toSeen(await fetch(address, { method, headers, body: form }), isWrite);
  }
  if (method === 'GET') return toSeen(await fetch(address, { headers }), isWrite);
  const json = { ...headers, 'content-type': 'application/json' };
  return toSeen(await fetch(address, { method, headers: json, body: JSON.stringify(body) }), isWrite);
}

/** A plain value for a required variable that no case sets; undefined where only a case could know one. */
export function getPlainValue(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return undefined;
  const values: Record<string, unknown> = { Int: 5, Boolean: true };
  return values[String(type.ofType)];
}
