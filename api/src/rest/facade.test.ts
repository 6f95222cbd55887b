import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse, type GraphQLSchema } from 'graphql';
import { getRequiredRoles } from '../graphql/guard.js';
import { ROUTES } from '../modules/routes.js';
import { Role } from '../domain/accounts/roles.js';
import { buildProductSchema } from '../schema.js';
import { startHarness, type Harness, type Person } from '../testing/harness.js';
import { openVenue } from '../testing/scene.js';
import { readExamples } from './openapi/examples.js';
import type { Route } from './route.js';

const EVERYBODY = [Role.USER, Role.BUSINESS, Role.MODERATOR, Role.ADMIN];
/** Calls that don't return NOT_FOUND for these ids by design: not saved any more, in no list, not reviewed yet. */
const NOTHING_TO_FIND = [
  'DELETE /user/saved-halls/{hallId}',
  'GET /user/saved-halls/{hallId}/lists',
  'GET /user/reviews/hall/{id}',
];

let app: Harness;
let schema: GraphQLSchema;
let people: Record<Role, Person>;
let hallId: number;
beforeAll(async () => {
  app = await startHarness({ UPLOADS_PER_HOUR: '0' });
  schema = buildProductSchema();
  const venue = await openVenue(app);
  ({ hallId } = venue);
  people = {
    [Role.USER]: await app.person(Role.USER),
    [Role.BUSINESS]: venue.owner,
    [Role.MODERATOR]: await app.person(Role.MODERATOR),
    [Role.ADMIN]: await app.person(Role.ADMIN),
  };
});
afterAll(() => app.close());

const toName = ({ method, path }: Route) => `${method} ${path}`;
/** What a row can't be called without, beside its path. */
const REQUIRED: Readonly<Record<string, string>> = { '/public/all-in-prices': 'hallIds=1&date=2027-03-06&guests=10' };
const toPath = ({ path }: Route, value: string | number = 1) => {
  const query = REQUIRED[path];
  return path.replace(/\{\w+\}/g, String(value)) + (query ? `?${query}` : '');
};
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
const isJson = (row: Route) => row.method !== 'GET' && !row.upload;

/** The roles that a row's operation requires; undefined if public. */
function getRoles({ operation }: Route): Role[] | undefined {
  const [text = ''] = typeof operation === 'string' ? [operation] : Object.values(operation.documents);
  const [definition] = parse(text).definitions;
  if (definition?.kind !== 'OperationDefinition') return undefined;
  const fields = schema.getRootType(definition.operation)?.getFields() ?? {};
  const [selection] = definition.selectionSet.selections;
  const field = selection?.kind === 'Field' ? fields[selection.name.value] : undefined;
  if (!field) return undefined;
  const { args: _args, ...config } = field;
  return getRequiredRoles(schema, { ...config, args: {} });
}

/** A client that may use a row. */
function whoMay(row: Route): Person {
  const [role = Role.USER] = getRoles(row) ?? [];
  return people[role];
}

const send = (who: Person, row: Route, body?: unknown, headers?: Record<string, string>) =>
  who.rest(row.method, toPath(row), row.method === 'GET' ? undefined : body, headers);

/** Calls every row and returns those with another status or code. */
async function exceptions(
  rows: readonly Route[],
  ask: (row: Route) => Promise<{ status: number; body: unknown }>,
  expected: { status: number; code: string },
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const row of rows) {
    const { status, body } = await ask(row);
    const { code } = (body ?? {}) as { code?: string };
    if (status !== expected.status || code !== expected.code) found.push([toName(row), status, code]);
  }
  return found;
}

describe('[customer §7, business §7] access to every call', () => {
  const guarded = () => ROUTES.filter((row) => getRoles(row) !== undefined);

  test('visitors, and accounts with an invalid token, must sign in, whatever they send', async () => {
    const unauthenticated = { status: 401, code: 'UNAUTHENTICATED' };
    expect(
      await exceptions(guarded(), (row) => send(app.visitor, row, { hostile: '\u0000' }), unauthenticated),
    ).toEqual([]);
    const dead = app.withToken('eyJhbGciOiJub25lIn0.e30.');
    expect(await exceptions(guarded(), (row) => send(dead, row, {}), unauthenticated)).toEqual([]);
  });

  test.each(EVERYBODY)(
    '[business §6] a %s is refused what is for others, and learns nothing of the input',
    async (role) => {
      const forOthers = guarded().filter((row) => !getRoles(row)?.includes(role));
      expect(forOthers.length).toBeGreaterThan(0);
      const refused = { status: 403, code: 'FORBIDDEN' };
      expect(await exceptions(forOthers, (row) => send(people[role], row, { id: 'x' }), refused)).toEqual([]);
    },
  );
});

describe('[customer §7, business §7] what every call takes', () => {
  test('another kind of body than JSON is 415, broken JSON and a body that is no object are 400', async () => {
    const rows = ROUTES.filter(isJson);
    const text = { 'content-type': 'text/plain' };
    const unsupported = { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' };
    expect(await exceptions(rows, (row) => send(app.visitor, row, 'a=1', text), unsupported)).toEqual([]);
    const malformed = { status: 400, code: 'MALFORMED' };
    for (const body of ['{', '[1]', '{"__proto__":{"role":"admin"}}']) {
      expect(await exceptions(rows, (row) => send(app.visitor, row, body), malformed)).toEqual([]);
    }
  });

  test('uploads take forms only', async () => {
    const rows = ROUTES.filter(({ upload }) => upload);
    const unsupported = { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' };
    expect(await exceptions(rows, (row) => send(whoMay(row), row, {}), unsupported)).toEqual([]);
  });

  test('what lacks its fields is 422 and names the first of them', async () => {
    const rows = ROUTES.filter((row) => isJson(row) && readExamples()[toName(row)]?.body !== undefined);
    const partial = [
      ...['PUT /user/settings', 'PUT /business/update', 'PUT /business/settings', 'PUT /business/webhooks/{id}'],
      ...['PUT /business/halls/{id}/booking-settings', 'POST /business/calendar-feeds'],
      // As the customer says, unless it is corrected.
      'PUT /business/payment-proofs/{id}/accept',
      // All of them.
      'POST /notifications/read',
      'PUT /notifications/settings',
      // Without any there are none.
      ...['PUT /business/payment-details', 'PUT /business/conversations/{id}/assignee'],
    ];
    // What a change of a booking leaves out stays as it is.
    const changes = /^POST \/(user|business)\/bookings\/\{id\}\/changes/;
    for (const row of rows.filter((each) => !partial.includes(toName(each)) && !changes.test(toName(each)))) {
      const { status, body } = await send(whoMay(row), row, {});
      expect([toName(row), status, body.code, typeof body.field]).toEqual([
        toName(row),
        422,
        'INVALID_INPUT',
        'string',
      ]);
    }
  });

  test('a query parameter that is sent twice is 400 and named, wherever it is', async () => {
    const rows = ROUTES.filter((row) => !row.upload);
    const repeated = (row: Route) =>
      whoMay(row).rest(row.method, withQuery(toPath(row, hallId), 'page=1&page=2'), isJson(row) ? {} : undefined);
    expect(await exceptions(rows, repeated, { status: 400, code: 'MALFORMED' })).toEqual([]);
    expect(await app.visitor.rest('GET', '/public/halls?location=Lahore&limit=1&page=1&limit=2')).toMatchObject({
      status: 400,
      body: { field: 'limit', message: 'Send the parameter limit once.' },
    });
    const list = await app.visitor.rest('GET', '/public/halls?date=2027-03-20&lastDate=2027-03-27&weekdays=5,6');
    expect(list.status).toBe(200);
  });

  test('a URL that can’t be decoded is 400, an invalid number 422, an unknown path 404', async () => {
    const rows = ROUTES.filter(({ path }) => /\{(id|hallId|reviewId)\}/.test(path));
    const at = (value: string | number) => (row: Route) =>
      whoMay(row).rest(
        row.method,
        toPath(row, value),
        row.method === 'GET' ? undefined : (readExamples()[toName(row)]?.body ?? {}),
      );
    expect(await exceptions(rows, at('%E0%A4%A'), { status: 400, code: 'MALFORMED' })).toEqual([]);
    for (const none of ['abc', '0x1', '1e0', '+1', '%201', '1.5']) {
      expect(await exceptions(rows, at(none), { status: 422, code: 'INVALID_INPUT' })).toEqual([]);
    }
    const { body } = await app.visitor.rest('GET', '/public/halls/abc/amenities');
    expect(body).toMatchObject({ field: 'id', message: 'id must be a whole number' });
    expect(await exceptions(rows, at(2 ** 31), { status: 422, code: 'INVALID_INPUT' })).toEqual([]);
    const toBeFound = rows.filter((row) => !NOTHING_TO_FIND.includes(toName(row)));
    expect(await exceptions(toBeFound, at(2_000_000_000), { status: 404, code: 'NOT_FOUND' })).toEqual([]);
    const byName = ROUTES.filter(({ method, path }) => method === 'GET' && /\{(slug|filename|token)\}/.test(path));
    expect(byName.length).toBeGreaterThan(2);
    const strange = await Promise.all(
      byName.map(async (row) => (await whoMay(row).rest(row.method, row.path.replace(/\{\w+\}/, '%00'))).status),
    );
    expect(strange.filter((status) => status !== 404 && status !== 422)).toEqual([]);
  });

  test('a cursor of another list is 422, named as it was sent, whatever it contains', async () => {
    const values = [
      ['+275760-09-13T00:00:00.000Z', 1],
      ['2026-02-30T00:00:00.000Z', 1],
      ['x', 'y'],
      [null, 1],
      [1e300, 1.5],
      ['', Number.MAX_SAFE_INTEGER + 1],
      [],
    ];
    const lists = ['/user/bookings', '/user/saved-halls', '/business/bookings', '/business/halls', '/admin/users'];
    const rows = ROUTES.filter(({ method, path }) => method === 'GET' && lists.includes(path));
    expect(rows).toHaveLength(lists.length);
    for (const row of rows) {
      for (const value of values) {
        const cursor = Buffer.from(JSON.stringify(value)).toString('base64url');
        const { status, body } = await whoMay(row).rest('GET', `${row.path}?cursor=${cursor}`);
        expect([row.path, value, status, body.field]).toEqual([row.path, value, 422, 'cursor']);
      }
    }
  });

  test('a Bearer header that holds no token is 401, not a visit', async () => {
    for (const token of ['a b', `mhf_' or 1=1`, '" "']) {
      const { status } = await app.visitor.rest('GET', '/public/halls', undefined, {
        authorization: `Bearer ${token}`,
      });
      expect([token, status]).toEqual([token, 401]);
    }
  });

  test('a field of the body can’t come by the query', async () => {
    const user = people[Role.USER];
    const sent = await user.rest('PUT', '/user/settings?name=Of%20the%20query&role=admin', { phone: '0300 7654321' });
    expect(sent).toMatchObject({ status: 200, body: { phone: '0300 7654321', role: 'user' } });
    expect(sent.body.name).not.toBe('Of the query');
  });

  test('fields that a call does not know are ignored, never applied', async () => {
    const [user, owner] = [people[Role.USER], people[Role.BUSINESS]];
    const raised = await user.rest('PUT', '/user/settings', { name: 'Still a customer', role: 'admin', id: 1 });
    expect(raised).toMatchObject({ status: 200, body: { id: user.id, role: 'user', name: 'Still a customer' } });
    const posted = await owner.rest('POST', '/business/amenities', { name: 'Parking', id: 999, businessId: 999 });
    expect(posted.status).toBe(201);
    expect(posted.body.id).not.toBe(999);
  });
});

describe('[customer §7] what every answer carries', () => {
  const publicReads = () => ROUTES.filter(({ cache, path }) => cache === 'public' && !path.includes('{slug}'));
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}/api${path}`, { headers });

  test('public reads have an ETag, answer 304 to it, and may be cached; signed in they are private', async () => {
    for (const row of publicReads()) {
      const address = toPath(row, hallId);
      const first = await get(address);
      const etag = first.headers.get('etag') ?? '';
      const again = await get(address, { 'if-none-match': etag });
      const own = await get(address, { authorization: `Bearer ${people[Role.USER].token ?? ''}` });
      expect([
        address,
        first.status,
        first.headers.get('cache-control'),
        again.status,
        await again.text(),
        own.headers.get('cache-control'),
      ]).toEqual([address, 200, 'public, max-age=0, must-revalidate', 304, '', 'private, no-cache']);
    }
  });

  test('HEAD answers like GET, without a body', async () => {
    for (const row of publicReads()) {
      const address = toPath(row, hallId);
      const [head, full] = [await app.visitor.rest('HEAD', address), await get(address)];
      expect([address, head.status, head.body, head.headers.get('etag')]).toEqual([
        address,
        200,
        null,
        full.headers.get('etag'),
      ]);
    }
  });

  test('a deprecated path links its replacement', async () => {
    const aliases = ROUTES.filter(({ aliasOf }) => aliasOf !== undefined);
    expect(aliases.map(({ path }) => path)).toContain('/business/application/status');
    for (const row of aliases) {
      const { status, headers } = await send(whoMay(row), row);
      expect(status).toBe(200);
      expect(headers.get('deprecation')).toMatch(/^@\d+$/);
      expect(headers.get('link')).toBe(`</api${row.aliasOf ?? ''}>; rel="successor-version"`);
      expect(headers.get('sunset')).toBeNull();
      const first = await whoMay(row).rest('GET', row.aliasOf ?? '');
      expect(first.headers.get('deprecation')).toBeNull();
    }
  });

  test('a valid request id is kept', async () => {
    const stored = await get('/health', { 'x-request-id': 'order-4711' });
    expect(stored.headers.get('x-request-id')).toBe('order-4711');
    const made = await get('/health', { 'x-request-id': 'two words' });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('unknown addresses are 404 and unknown methods 405 with Allow, in the one shape', async () => {
    const nothing = await app.visitor.rest('GET', '/public/nothing');
    expect(nothing).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', field: null } });
    expect(nothing.body.error).toBe(nothing.body.message);
    const wrong = await app.visitor.rest('DELETE', '/public/halls');
    expect(wrong).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});

describe('the allowance of requests', () => {
  test('is reported with every response, and when to retry once it is used up', async () => {
    const limited = await startHarness({ REQUESTS_PER_MINUTE: '2' });
    const ask = () => limited.visitor.rest('GET', '/health');
    const reported = ({ headers }: { headers: Headers }) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];
    const [first, second, third] = [await ask(), await ask(), await ask()];
    await limited.close();
    expect(reported(first)).toEqual(['"requests";q=2;w=60', expect.stringMatching(/^"requests";r=1;t=\d+$/)]);
    expect(reported(second)[1]).toMatch(/^"requests";r=0;t=\d+$/);
    expect(third).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(reported(third)[1]).toBe(`"requests";r=0;t=${third.headers.get('retry-after') ?? ''}`);
  });
});
