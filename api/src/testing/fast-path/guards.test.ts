import { gunzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { KnownOperations } from '../../graphql/known-operations.js';
import { Role } from '../../domain/accounts/roles.js';
import { givenBusiness, givenHall } from '../scene.js';
import type { Person } from '../harness.js';
import { readWebOperations, UUID, sendKnown, sendRest, type Seen } from './compare.js';
import { startBothPaths, type BothPaths } from './servers.js';

const HASHES = new Map(readWebOperations().map(({ name, hash }) => [name, hash]));
const getHash = (name: string) => HASHES.get(name) ?? '';

let both: BothPaths;
let admin: Person;
let customer: Person;
let hallId: number;

beforeAll(async () => {
  both = await startBothPaths();
  admin = await both.at.person(Role.ADMIN);
  customer = await both.at.person(Role.USER);
  const owner = await both.at.person(Role.BUSINESS);
  const { em } = both.at.context();
  hallId = await givenHall(em, await givenBusiness(em, owner.id), { description: 'A marquee. '.repeat(200) });
});
afterAll(() => both.close());
afterEach(() => void jest.restoreAllMocks());

/** The responses of both paths to a known operation. */
const known = (name: string, variables: Record<string, unknown>, person: Person = both.at.visitor): Promise<Seen[]> =>
  Promise.all(both.urls.map((url) => sendKnown(url, { hash: getHash(name) }, { person, isWrite: false, variables })));

const read = (path: string, person: Person = both.at.visitor): Promise<Seen[]> =>
  Promise.all(both.urls.map((url) => sendRest(url, { method: 'GET', path, body: {} }, { person, isWrite: false })));

function expectEqual([fast, slow]: readonly Seen[]): Seen {
  expect(fast).toEqual(slow);
  if (!fast) throw new Error('There was no answer');
  return fast;
}

describe('[issue 15: known documents] the fast path', () => {
  it('runs known operations unless it is switched off', async () => {
    const find = jest.spyOn(KnownOperations.prototype, 'findByHash');
    expectEqual(await known('HallPage', { id: hallId }));
    expect(find).toHaveBeenCalledTimes(1);
  });

  it.each([
    '*/*',
    'application/json',
    'application/graphql-response+json',
    'text/html;q=0.1,application/json',
    'text/html',
  ])('answers “%s” as Apollo does', async (accept) => {
    const query = readWebOperations().find(({ name }) => name === 'HallPage')?.query;
    const answers = await Promise.all(
      both.urls.map(async (url) => {
        const headers = { 'content-type': 'application/json', accept };
        const body = JSON.stringify({ query, operationName: 'HallPage', variables: { id: hallId } });
        const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
        return [response.status, response.headers.get('content-type'), await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it.each([
    { operationName: 'Another' },
    { variables: [] },
    { variables: 'text' },
    { extensions: 'text' },
    { extensions: { persistedQuery: { version: 2, sha256Hash: getHash('HallPage') } } },
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'unknown' } } },
  ])('leaves an unusual body to Apollo: %j', async (more) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: getHash('HallPage') } };
    const answers = await Promise.all(
      both.urls.map(async (url) => {
        const body = JSON.stringify({ extensions, variables: { id: hallId }, ...more });
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
        return [response.status, (await response.text()).replace(UUID, 'uuid')];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('asks for the role', async () => {
    const variables = {};
    expect(expectEqual(await known('PanelOutbox', variables, customer)).body).toContain('FORBIDDEN');
    expect(expectEqual(await known('PanelOutbox', variables)).body).toContain('UNAUTHENTICATED');
    expect(expectEqual(await read('/admin/users', customer))).toMatchObject({ status: 403 });
  });

  it('refuses an invalid token', async () => {
    const person = both.at.withToken('invalid');
    expect(expectEqual(await known('HallPage', { id: hallId }, person))).toMatchObject({ status: 401 });
    expect(expectEqual(await read(`/public/halls/${hallId}/complete-info`, person))).toMatchObject({ status: 401 });
  });

  it('limits what an operation costs', async () => {
    const variables = { limit: 1_000_000, withTotal: false };
    expect(expectEqual(await known('SearchHalls', variables)).body).toContain('ANSWER_TOO_LARGE');
  });

  it('masks unexpected errors', async () => {
    const { em } = both.at.context();
    await em.execute('alter table hall_pages rename to hall_pages_away');
    try {
      const graphql = expectEqual(await known('HallPage', { id: hallId }));
      expect(graphql.body).toContain('Something went wrong on our side. Please try again. (uuid)');
      expect(graphql.body).not.toContain('relation');
      const rest = expectEqual(await read(`/public/halls/${hallId}/complete-info`));
      expect(rest.status).toBe(500);
      expect(rest.body).not.toContain('relation');
    } finally {
      await em.execute('alter table hall_pages_away rename to hall_pages');
    }
  });

  it('keeps everybody but staff out during maintenance', async () => {
    await admin.rest('POST', '/admin/maintenance', { isEnabled: true, message: 'Back soon' });
    // Longer than a server keeps what it knows of maintenance.
    both.at.clock.set(new Date(both.at.clock.now().getTime() + 2_000));
    try {
      for (const answer of [
        await known('HallPage', { id: hallId }),
        await read(`/public/halls/${hallId}/complete-info`),
      ])
        expect(expectEqual(answer)).toMatchObject({ status: 503, headers: { 'retry-after': '300' } });
      expect(expectEqual(await known('HallPage', { id: hallId }, admin)).status).toBe(200);
    } finally {
      await admin.rest('DELETE', '/admin/maintenance');
    }
  });
});

describe('[issue 15: known documents] the limit on requests', () => {
  it('counts what the fast path runs', async () => {
    const limited = await startBothPaths({ REQUESTS_PER_MINUTE: '2' });
    try {
      const [url] = limited.urls;
      const call = { person: limited.at.visitor, isWrite: false };
      const status: number[] = [];
      for (let count = 0; count < 3; count += 1)
        status.push((await sendKnown(url, { hash: getHash('BudgetSteps') }, { ...call, variables: {} })).status);
      status.push((await sendRest(url, { method: 'GET', path: '/health', body: {} }, call)).status);
      expect(status.slice(2)).toEqual([429, 429]);
      expect(status.slice(0, 2)).not.toContain(429);
    } finally {
      await limited.close();
    }
  });
});

describe('[issue 15: known documents] an address that can’t be read', () => {
  it.each(['http://[', 'foo://x', '*', '//', '/api/%', '/graphql?%', '/API/health', '/api/health/'])(
    '%s: the server says so, and lives',
    async (path) => {
      const [fast, slow] = await Promise.all(
        both.urls.map(
          (url) =>
            new Promise<string>((resolve, reject) => {
              const { hostname, port } = new URL(url);
              const socket = connect(Number(port), hostname, () =>
                socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
              );
              let text = '';
              socket.on('data', (part) => (text += part.toString()));
              socket.on('error', reject);
              socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
            }),
        ),
      );
      expect(fast).toMatch(/^HTTP\/1\.1 [24]/);
      expect(fast).toBe(slow);
    },
  );
});

interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** A request whose body isn't decompressed. */
function sendRaw(url: string, headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('[issue 15: known documents] JSON responses', () => {
  const path = () => `${both.at.url}/api/public/halls/${hallId}/complete-info`;

  it('are compressed where they are long and the client reads it', async () => {
    const plain = await sendRaw(path(), {});
    const packed = await sendRaw(path(), { 'accept-encoding': 'gzip' });
    expect(plain.headers).toMatchObject({ 'content-length': String(plain.bytes.length), vary: 'Accept-Encoding' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
    const short = await sendRaw(`${both.at.url}/api/health`, { 'accept-encoding': 'gzip' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  it('are 304 to whoever has them', async () => {
    const { headers } = await sendRaw(path(), {});
    const again = await sendRaw(path(), { 'if-none-match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0), headers: { etag: headers.etag } });
  });
});
