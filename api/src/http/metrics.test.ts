import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../domain/accounts/roles.js';
import { onStatement } from '../database/orm.js';
import { startHarness, TEST_PASSWORD, type Harness } from '../testing/harness.js';

const TOKEN = 'a-token-for-prometheus';
const OWN = 'query OwnHealth { health { status } }';
const HASH = createHash('sha256').update(OWN).digest('hex');

/** Requests the metrics with headers that `fetch` doesn't let one set, such as `Host`. */
function ask(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${url}/metrics`, { headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    request.on('error', reject).end();
  });
}

/** The value of one line of the metrics; undefined when there is none. */
function read(metrics: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = metrics
    .split('\n')
    .find((each) => new RegExp(`^${name}[{ ]`).test(each) && pairs.every((pair) => each.includes(pair)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('[security: metrics] who reads the metrics', () => {
  let open: Harness;
  let closed: Harness;
  beforeAll(async () => {
    open = await startHarness();
    closed = await startHarness({ METRICS_TOKEN: TOKEN });
  });
  afterAll(() => Promise.all([open.close(), closed.close()]));

  it('is this machine, where no token is configured', async () => {
    const { status, body } = await ask(open.url);
    expect(status).toBe(200);
    expect(body).toContain('mehfil_database_up 1');
  });

  it.each([
    ['behind a proxy of this machine', { 'x-forwarded-for': '203.0.113.9' }],
    ['behind a proxy that only says so', { via: '1.1 proxy' }],
    ['through a name that leads to this machine', { host: 'rebound.example' }],
  ])('is nobody %s', async (_where, headers) => {
    const unknown = await fetch(`${open.url}/no-such-address`);
    const { status, body } = await ask(open.url, headers);
    expect(status).toBe(unknown.status);
    expect(body).not.toContain('mehfil_');
  });

  it('is nobody where the server has a public address, however a proxy hides', async () => {
    const published = await startHarness({ PUBLIC_URL: 'https://mehfil.example' });
    expect((await ask(published.url)).status).toBe(404);
    await published.close();
  });

  it('is whoever has the token, and nobody else, where one is configured', async () => {
    const statuses = [];
    for (const authorization of [`Bearer ${TOKEN}`, `bearer ${TOKEN}`, `Bearer ${TOKEN}x`, 'Bearer', `Basic ${TOKEN}`])
      statuses.push((await ask(closed.url, { authorization })).status);
    expect(statuses).toEqual([200, 200, 404, 404, 404]);
    expect((await ask(closed.url)).status).toBe(404);
    expect((await ask(closed.url, { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' })).status).toBe(
      200,
    );
  });
});

describe('[issue: metrics] what the metrics tell', () => {
  let at: Harness;
  beforeAll(async () => {
    at = await startHarness({}, { knownDocuments: new Map([[HASH, OWN]]) });
  });
  afterAll(() => at.close());

  const scrape = async () => (await ask(at.url)).body;

  it('counts requests by operations of our own, and everything else as other', async () => {
    await at.visitor.rest('GET', '/health');
    await at.visitor.graphql(OWN);
    await at.visitor.graphql('query InventedByAClient { health { status } }');
    await at.visitor.graphql('query OwnHealth { health { database } }');
    await at.visitor.rest('GET', '/no/such/path');
    const metrics = await scrape();
    const count = (door: string, operation: string) => read(metrics, 'mehfil_requests_total', { door, operation });
    expect(count('rest', 'GET /health')).toBe(1);
    expect(count('graphql', 'OwnHealth')).toBe(1);
    expect(count('graphql', 'other')).toBe(2);
    expect(count('rest', 'other')).toBe(1);
    expect(metrics).not.toMatch(/InventedByAClient|no\/such/);
    expect(read(metrics, 'mehfil_request_duration_seconds_count', { operation: 'OwnHealth' })).toBe(1);
  });

  it('counts failed sign-ins, errors and sessions', async () => {
    const someone = await at.person(Role.USER);
    const signIn = `mutation In($input: SignInInput!) { signIn(input: $input) { token } }`;
    const input = { emailOrUsername: someone.email, password: `${TEST_PASSWORD}?` };
    expect((await at.visitor.graphql(signIn, { input })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const metrics = await scrape();
    expect(read(metrics, 'mehfil_security_events_total', { kind: 'SIGN_IN_FAILED' })).toBe(1);
    expect(read(metrics, 'mehfil_graphql_errors_total', { code: 'UNAUTHENTICATED' })).toBe(1);
    expect(read(metrics, 'mehfil_pool_connections', { pool: 'orm', state: 'waiting' })).toBe(0);
    expect(read(metrics, 'mehfil_pool_connections', { pool: 'side', state: 'in_use' })).toBeDefined();
    expect(read(metrics, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
  });

  it('reads the database once in ten seconds, with one statement, however often it is asked', async () => {
    const fresh = await startHarness();
    await fresh.person(Role.USER);
    const statements: string[] = [];
    const stop = onStatement(fresh.app.orm, (sql) => statements.push(sql));
    const bodies = [(await ask(fresh.url)).body, (await ask(fresh.url)).body];
    stop();
    expect(statements).toHaveLength(1);
    expect(bodies.map((body) => read(body, 'mehfil_sessions'))).toEqual([1, 1]);
    for (const state of ['waiting', 'running', 'retrying', 'failed'])
      expect(read(bodies[0] ?? '', 'mehfil_jobs', { state })).toBeDefined();
    await fresh.close();
  });

  it('says that the database is away instead of showing zeros', async () => {
    const away = await startHarness();
    away.app.metrics.connect({
      pools: () => ({}),
      figures: () => Promise.reject(new Error('away')),
      replicas: () => [],
    });
    const { status, body } = await ask(away.url);
    expect(status).toBe(200);
    expect(read(body, 'mehfil_database_up')).toBe(0);
    expect(read(body, 'mehfil_sessions')).toBeUndefined();
    await away.close();
  });
});
