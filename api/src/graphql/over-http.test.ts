import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { auditServer } from 'graphql-http';
import { getIntrospectionQuery } from 'graphql';
import { Role } from '../domain/accounts/roles.js';
import { startHarness, type Harness } from '../testing/harness.js';

/** GET requests without a header that a cross-site form can't send are refused by design (docs/security.md). */
const REFUSED_ON_PURPOSE = /GET/;

let app: Harness;
let built: string;
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'mehfil-dist-'));
  await writeFile(join(built, 'playground.html'), '<!doctype html><title>GraphQL playground</title>');
  app = await startHarness({ WEB_DIR: built });
});
afterAll(async () => {
  await app.close();
  await rm(built, { recursive: true });
});

describe('GraphQL over HTTP', () => {
  it('passes the audits of the working draft but for the refused GETs', async () => {
    const results = await auditServer({ url: `${app.url}/graphql` });
    const failed = results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`);
    expect(failed.filter((name) => !REFUSED_ON_PURPOSE.test(name))).toEqual([]);
    expect({ of: results.length, passed: results.length - failed.length }).toEqual({ of: 61, passed: 58 });
  });
});

describe('methods that GraphQL has no use for', () => {
  it('OPTIONS tells which it has', async () => {
    const answer = await fetch(`${app.url}/graphql`, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([204, 'GET, POST, OPTIONS', '']);
  });

  it('a preflight request learns the same', async () => {
    const headers = { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' };
    const answer = await fetch(`${app.url}/graphql`, { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s is 405, in the format of the others', async (method) => {
    const answer = await fetch(`${app.url}/graphql`, { method });
    const { errors } = (await answer.json()) as { errors: { extensions: unknown }[] };
    expect([answer.status, answer.headers.get('allow'), errors.map(({ extensions }) => extensions)]).toEqual([
      405,
      'GET, POST, OPTIONS',
      [{ code: 'METHOD_NOT_ALLOWED' }],
    ]);
  });
});

describe('[issue 12] subscriptions over HTTP', () => {
  const IN_FRAGMENT = 'subscription { ...changes } fragment changes on Subscription { bookingChanged { id } }';

  it.each([
    ['application/json', 200, 'subscription { bookingChanged { id } }'],
    ['application/graphql-response+json', 400, 'subscription { bookingChanged { id } }'],
    ['application/graphql-response+json', 400, IN_FRAGMENT],
  ])('as %s: %i, refused before anything runs', async (accept, status, query) => {
    const owner = await app.person(Role.BUSINESS);
    for (const token of [owner.token, undefined]) {
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ query }),
      });
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      expect([response.status, errors[0]?.extensions.code]).toEqual([status, 'MALFORMED']);
    }
  });
});

describe('[security: input] documents that name no operation to run', () => {
  const TWO = 'query First { health { status } } query Second { viewer { id } }';
  const lines: string[] = [];
  let logged: Harness;
  beforeAll(async () => {
    logged = await startHarness(
      { LOG_LEVEL: 'info' },
      { log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }) },
    );
  });
  afterAll(() => logged.close());

  describe.each(['application/json', 'application/graphql-response+json'])('as %s', (accept) => {
    it.each([
      ['two operations and no name', { query: TWO }],
      ['two operations and an empty name', { query: TWO, operationName: '' }],
      ['an unknown name', { query: TWO, operationName: 'Third' }],
      ['one operation and an unknown name', { query: '{ health { status } }', operationName: 'Third' }],
      ['an unknown name with variables', { query: TWO, operationName: 'Third', variables: { id: 'x' } }],
      ['fragments alone', { query: 'fragment F on Health { status }' }],
    ])('are refused with 400: %s', async (_name, body) => {
      const customer = await logged.person(Role.USER);
      const before = lines.length;
      for (const headers of [{}, { authorization: `Bearer ${customer.token}` }]) {
        const response = await fetch(`${logged.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept, ...headers },
          body: JSON.stringify(body),
        });
        const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
        expect([response.status, errors[0]?.extensions.code]).toEqual([400, 'MALFORMED']);
      }
      const levels = lines.slice(before).map((line) => (JSON.parse(line) as { level: number }).level);
      expect(levels.filter((level) => level >= 40)).toEqual([]);
    });
  });

  it('run when the name is one of them', async () => {
    const response = await fetch(`${logged.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: TWO, operationName: 'First' }),
    });
    expect([response.status, await response.json()]).toEqual([200, { data: { health: { status: 'ok' } } }]);
  });
});

describe('[security: secrets] answers of GraphQL', () => {
  it.each(['{ health { status } }', '{ viewer { id } }', '{ nothing }', '{'])('are never stored: %s', async (query) => {
    const { headers } = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('[security: input] names that every object has', () => {
  const SEARCH = 'query Search($filter: HallFilter) { halls(filter: $filter) { nodes { id } } }';
  const PRICE = 'query Price($input: CalculatePriceInput!) { calculatePrice(input: $input) { totalPrice } }';
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
  // As text: an object literal `{ __proto__: 1 }` would set the prototype.
  const post = async (query: string, variables: string, token?: string) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
    });
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    return { isServerFault: response.status >= 500, code: errors?.[0]?.extensions.code };
  };

  it.each(names)('%s in an input is a field like any other that isn’t there', async (name) => {
    const { token } = await app.person(Role.USER);
    const refused = { isServerFault: false, code: 'INVALID_INPUT' };
    for (const filter of [`{"${name}":1}`, `{"near":{"${name}":{}}}`, `{"${name}":null,"location":"Lahore"}`]) {
      expect(await post(SEARCH, `{"filter":${filter}}`)).toEqual(refused);
    }
    const input = `{"hallId":1,"optionalServices":[{"${name}":1}]}`;
    expect(await post(PRICE, `{"input":${input}}`, token)).toEqual(refused);
  });

  it.each(names.filter((name) => !name.startsWith('__')))('%s as a variable without a value is null', async (name) => {
    const query = `query Search($${name}: HallFilter, $id: Int!) { halls(filter: $${name}) { nodes { id } } hall(id: $id) { id } }`;
    expect(await post(query, '{}')).toEqual({ isServerFault: false, code: 'INVALID_INPUT' });
  });
});

describe('[security: input] the schema in production', () => {
  let production: Harness;
  beforeAll(async () => {
    production = await startHarness({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://mehfil.example',
    });
  });
  afterAll(() => production.close());

  it('can be read by staff', async () => {
    for (const role of [Role.ADMIN, Role.MODERATOR]) {
      const { status, errors, data } = await (await production.person(role)).graphql(getIntrospectionQuery());
      expect({ role, status, errors, isThere: '__schema' in (data ?? {}) }).toEqual({
        role,
        status: 200,
        errors: [],
        isThere: true,
      });
    }
  });

  it.each([
    getIntrospectionQuery(),
    '{ __type(name: "Query") { name } }',
    '{ health { status } __schema { types { name } } }',
  ])('is readable by its owner only: %#', async (query) => {
    const others = [production.visitor, await production.person(Role.USER), await production.person(Role.BUSINESS)];
    for (const person of others) {
      const { data, errors } = await person.graphql(query);
      expect(data).toBeNull();
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('suggests no names', async () => {
    const { errors } = await production.visitor.graphql('{ healt { status } }');
    expect(errors[0]?.message).not.toContain('Did you mean');
  });
});
