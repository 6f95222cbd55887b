import fc, { type Arbitrary } from 'fast-check';
import type { OpenApiDocument } from '../rest/openapi/document.js';
import type { JsonSchema } from '../rest/openapi/json-schema.js';
import { Role } from '../domain/accounts/roles.js';
import { getContract } from './contract.js';
import { startHarness, type Harness, type Person } from './harness.js';
import { openVenue } from './scene.js';

/** A request that a fuzzer generated from the document. */
export interface FuzzedRequest {
  /** Whose token it uses. */
  who: string;
  method: string;
  /** As in the document. */
  path: string;
  /** With its parameters filled in, below `/api`. */
  address: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

/** Calls that would end the experiment, and the actors who must not send them; others still do. */
const EXCLUDED: Readonly<Record<string, readonly string[]>> = {
  'PUT /user/change-password': ['customer', 'owner', 'moderator', 'admin'],
  'PUT /user/settings': ['customer', 'owner', 'moderator', 'admin'],
  'DELETE /admin/users/{id}': ['admin'],
  'DELETE /admin/users/{id}/second-factor': ['admin'],
  'PUT /admin/users/{id}/assign-moderator': ['admin'],
  'PUT /admin/users/{id}/remove-moderator': ['admin'],
  'POST /admin/maintenance': ['admin'],
};

/** Texts that are known to break servers. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  "'; drop table halls; --",
  '%_\\',
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '../../etc/passwd',
  '🎉'.repeat(300),
  'a'.repeat(20_000),
  '1e400',
  '-0',
  'NaN',
  '2027-02-30',
  '9999-12-31',
  '9999-12-31T23:59:60Z',
  'null',
  '[object Object]',
  '__proto__',
];

const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, null, true, 0, -1, 2 ** 31, 2 ** 53, 1e308, -1.005, [], {}, [[[]]]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.double({ noNaN: true }),
);

/** Generates values for a schema, mostly valid ones. */
class ValueGenerator {
  constructor(private readonly document: OpenApiDocument) {}

  of(schema: JsonSchema, depth = 0): Arbitrary<unknown> {
    return fc.oneof({ weight: 7, arbitrary: this.fitting(schema, depth) }, { weight: 1, arbitrary: hostile });
  }

  private fitting(schema: JsonSchema, depth: number): Arbitrary<unknown> {
    if (schema.$ref !== undefined) {
      const named = this.document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
      return this.fitting(named ?? {}, depth);
    }
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => this.fitting(each, depth)));
    if (schema.allOf) return this.all(schema.allOf, depth);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const [type] = [schema.type ?? 'string'].flat();
    if (type === 'null') return fc.constant(null);
    if (type === 'object') return this.object(schema, depth);
    if (type === 'array') return fc.array(this.of(schema.items ?? {}, depth + 1), { maxLength: depth > 2 ? 1 : 4 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer' || type === 'number') return generateNumbers(schema, type);
    return generateTexts(schema);
  }

  private all(schemas: readonly JsonSchema[], depth: number): Arbitrary<unknown> {
    return fc
      .tuple(...schemas.map((each) => this.fitting(each, depth)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  }

  private object({ properties = {}, required = [] }: JsonSchema, depth: number): Arbitrary<unknown> {
    const values = Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, this.of(inner, depth + 1)]),
    );
    const known = fc.record(values, { requiredKeys: required.filter((name) => Object.hasOwn(values, name)) });
    const more = fc.dictionary(fc.constantFrom('role', 'id', 'ownerId', 'status', 'isAdmin', 'extra'), hostile, {
      maxKeys: 2,
    });
    const lacking = fc.record(values, { requiredKeys: [] });
    return fc.oneof(
      { weight: 6, arbitrary: known },
      { weight: 2, arbitrary: fc.tuple(more, known).map(([unknown, given]) => ({ ...unknown, ...given })) },
      { weight: 1, arbitrary: lacking },
    );
  }
}

function generateNumbers({ minimum = 0, maximum = 2000 }: JsonSchema, type: string): Arbitrary<number> {
  // Small ids are more likely to exist.
  const [least, most] = [Math.ceil(minimum), Math.min(Math.floor(maximum), 1_000_000)];
  const whole = fc.oneof(fc.integer({ min: least, max: Math.max(least, most) }), fc.constantFrom(1, 2, 3));
  return type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        whole.map((value) => value + 0.25),
      );
}

function generateTexts({ format, minLength = 0, maxLength = 60, pattern }: JsonSchema): Arbitrary<string> {
  if (format === 'date-time') return fc.integer({ min: -2, max: 200 }).map((day) => instantAt(day));
  if (format === 'date') return fc.integer({ min: -2, max: 200 }).map((day) => instantAt(day).slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  if (pattern?.startsWith('^([01]'))
    return fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
  if (pattern?.includes('\\d ()-')) return fc.constant('+92 300 1234567');
  const least = Math.min(minLength, 200);
  return fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.max(least, Math.min(maxLength, 60)) });
}

const HOUR_MS = 3_600_000;
const MARCH = Date.UTC(2027, 2, 1, 13);
const instantAt = (day: number) => new Date(MARCH + day * 24 * HOUR_MS).toISOString();

/** Generates requests to every operation of a document, by every actor, valid and invalid. */
export function generateRequests(document: OpenApiDocument, people: readonly string[]): Arbitrary<FuzzedRequest> {
  const values = new ValueGenerator(document);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return fc.oneof(
    ...operations.map(({ path, method, operation: { parameters = [], requestBody } }) => {
      const spared = EXCLUDED[`${method} ${path}`] ?? [];
      const given = parameters.map((parameter) =>
        fc.option(values.of(parameter.schema), { nil: undefined, freq: parameter.in === 'path' ? 50 : 2 }),
      );
      const schema = requestBody?.content['application/json']?.schema;
      const form = requestBody?.content['multipart/form-data']?.schema;
      return fc
        .record({
          who: fc.constantFrom(...people.filter((name) => !spared.includes(name))),
          given: fc.tuple(...given),
          body: schema ? generateBodies(values.of(schema)) : fc.constant(undefined),
          file: fc.uint8Array({ maxLength: 200 }),
        })
        .map(({ who, given: values_, body, file }): FuzzedRequest => {
          const named = parameters.map(({ name, in: where }, index) => ({ name, where, value: values_[index] }));
          const [field] = Object.keys(form?.properties ?? {});
          return {
            who,
            method,
            path,
            address: toAddress(path, named),
            headers: body === undefined ? {} : { 'content-type': 'application/json' },
            body: field === undefined ? body : toForm(field, file),
          };
        });
    }),
  );
}

/** A body as text: mostly JSON, sometimes malformed. */
function generateBodies(values: Arbitrary<unknown>): Arbitrary<string> {
  const broken = fc.constantFrom('{', '[]', '"text"', 'null', '{"__proto__":{"admin":true}}', '{"a":1,}', '\u0000');
  return fc.oneof(
    { weight: 12, arbitrary: values.map((value) => JSON.stringify(value ?? {})) },
    { weight: 1, arbitrary: broken },
  );
}

function toForm(field: string, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)]), 'file.png');
  return form;
}

function toAddress(path: string, named: readonly { name: string; where: string; value: unknown }[]): string {
  const written = (value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
    // URLs can't contain a lone surrogate.
    return encodeURIComponent(text.slice(0, 1000).replace(/\p{Cs}/gu, ''));
  };
  const inPath = (name: string) =>
    named.find((each) => each.where === 'path' && each.name === name)?.value ?? '%E0%A4%A';
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = inPath(name);
    if (value === '%E0%A4%A') return value;
    const text = written(value);
    // Dot segments are removed from a URL before it is sent.
    return /^\.{0,2}$/.test(decodeURIComponent(text)) ? '0' : text;
  });
  const query = named
    .filter(({ where, value }) => where === 'query' && value !== undefined)
    .map(({ name, value }) => `${name}=${written(value)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** The fuzzing target: an application without limits on attempts, and an account of every role. */
export async function openFuzzed(): Promise<{ app: Harness; people: Record<string, Person> }> {
  const app = await startHarness({
    UPLOADS_PER_HOUR: '0',
    LOGIN_ATTEMPTS_PER_ACCOUNT: '0',
    LOGIN_ATTEMPTS_PER_ADDRESS: '0',
  });
  const { owner } = await openVenue(app);
  const people = {
    visitor: app.visitor,
    stranger: app.withToken('not-a-token'),
    customer: await app.person(Role.USER),
    owner,
    applicant: await app.person(Role.BUSINESS),
    moderator: await app.person(Role.MODERATOR),
    admin: await app.person(Role.ADMIN),
  };
  return { app, people };
}

/** Sends a request; returns its status. @throws Error for an unexpected error, or a response that differs from the document */
export async function sendFuzzed(
  app: Harness,
  people: Readonly<Record<string, Person>>,
  { who, method, address, headers, body }: FuzzedRequest,
): Promise<number> {
  const token = people[who]?.token;
  const response = await fetch(`${app.url}/api${address}`, {
    method,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body }),
  });
  const { status, headers: answered } = response;
  const type = answered.get('content-type') ?? '';
  const text = await response.text();
  if (status >= 500) throw new Error(`${method} ${address} by ${who} answered ${status}: ${text}`);
  if (text === '' || type.startsWith('application/json')) {
    const sent: unknown = text === '' ? null : JSON.parse(text);
    getContract().check({ method, path: address, status, headers: answered, body: sent });
  }
  return status;
}
