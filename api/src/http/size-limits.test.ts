import type { AddressInfo } from 'node:net';
import { createServer as createHttpServer, request as sendRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { findLargeOperations } from '../graphql/input-size.js';
import { Role } from '../domain/accounts/roles.js';
import type { ImportKind } from '../domain/catalogue/import.js';
import { IMPORT_LIMITS } from '../domain/catalogue/limits.js';
import type { DomainError } from '../domain/input/errors.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { buildProductSchema } from '../schema.js';
import { createServer } from '../server.js';
import { NEVER_OVERLOADED, startHarness, type Harness, type Person } from '../testing/harness.js';
import { openVenue } from '../testing/scene.js';
import { limitResponseSize } from './answer-size.js';
import { getScope, runInScope } from '../telemetry/scope.js';
import { LoopLag } from './event-loop.js';
import { inFlightLimit } from './in-flight.js';

const { bodyMaxBytes, answerMaxBytes } = REQUEST_LIMITS;
let at: Harness;
beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

const IMPORT = 'mutation I($input: ImportFileInput!) { importFile(input: $input) { created refused } }';
const file = (bytes: number) => `name\n${'An amenity of a hall\n'.repeat(Math.ceil(bytes / 21))}`.slice(0, bytes);

describe('[issue 12: size before content] JSON bodies', () => {
  it('are small but for these operations, whose input may be larger', () => {
    const names = findLargeOperations(buildProductSchema()).map(({ name }) => name);
    expect(names.sort()).toEqual([
      'addMenu',
      'blogContentPreview',
      'changeBlogPost',
      'changeHall',
      'changeMenu',
      'importBookings',
      'importFile',
      'listHall',
      'saveBusinessTerms',
      'saveEnvironmentFile',
      'writeBlogPost',
    ]);
  });

  it('above the common limit are read only for viewers who may use one of them', async () => {
    const input = { kind: 'AMENITIES', content: file(bodyMaxBytes + 50_000), preview: true };
    const { owner } = await openVenue(at);
    for (const person of [at.visitor, await at.person(Role.USER)]) {
      const { status, errors } = await person.graphql(IMPORT, { input });
      expect([status, errors[0]?.extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    }
    const read = await owner.graphql(IMPORT, { input });
    // Read, and validated row by row.
    expect(read.errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'content' });
    const larger = await owner.graphql(IMPORT, { input: { ...input, content: file(3_000_000) } });
    expect(larger.errors[0]?.extensions.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('over REST are as large as the row’s input may be', async () => {
    const { owner } = await openVenue(at);
    const comment = 'x'.repeat(bodyMaxBytes);
    const long = await owner.rest('POST', '/user/auth/login', { emailOrUsername: comment, password: 'x' });
    expect([long.status, long.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const article = { title: 'A large article', content: `<p>${'word '.repeat(30_000)}</p>` };
    const admin = await at.person(Role.ADMIN);
    expect((await owner.rest('POST', '/admin/configuration/blog/posts', article)).status).toBe(403);
    expect((await at.visitor.rest('POST', '/admin/configuration/blog/posts', article)).status).toBe(401);
    // Read at all only from who may send it: others don't even learn that it is no JSON.
    const noJson = 'x'.repeat(bodyMaxBytes + 1);
    expect((await at.visitor.rest('POST', '/admin/configuration/blog/posts', noJson)).status).toBe(401);
    expect((await admin.rest('POST', '/admin/configuration/blog/posts', noJson)).status).toBe(400);
    const refused = await admin.rest('POST', '/admin/configuration/blog/posts', article);
    expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_INPUT']);
  });

  it('without a declared length have the common limit, over both doors', async () => {
    const { owner } = await openVenue(at);
    const admin = await at.person(Role.ADMIN);
    const requests: [string, Person, unknown][] = [
      ['/graphql', owner, { query: IMPORT, variables: { input: { kind: 'AMENITIES', content: file(200_000) } } }],
      ['/api/admin/configuration/blog/posts', admin, { title: 'An article', content: 'word '.repeat(30_000) }],
    ];
    for (const [path, { token }, body] of requests) {
      const response = await fetch(`${at.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: new Blob([JSON.stringify(body)]).stream(),
        duplex: 'half',
      });
      expect([path, response.status]).toEqual([path, 413]);
    }
  });
});

describe('[issue 12: size before content] imported files', () => {
  const { columnsMax, cellMaxCharacters } = IMPORT_LIMITS;
  const send = async (who: Person, kind: keyof typeof ImportKind, content: string) => {
    const { errors, data } = await who.graphql<{ importFile: { created: number; refused: number } }>(IMPORT, {
      input: { kind, content, preview: true },
    });
    return data?.importFile ?? errors[0];
  };

  it('have so many columns and no more', async () => {
    const { owner } = await openVenue(at);
    const heading = (columns: number) => ['name', ...Array.from({ length: columns - 1 }, (_, n) => `c${n}`)].join(',');
    expect(await send(owner, 'AMENITIES', `${heading(columnsMax)}\nGarden\n`)).toEqual({ created: 1, refused: 0 });
    for (const columns of [columnsMax + 1, 40_000]) {
      const content = `${heading(columns)}\n${'Garden\n'.repeat(10)}`;
      expect(await send(owner, 'AMENITIES', content)).toMatchObject({ extensions: { field: 'content' } });
      expect(await send(owner, 'HALLS', `name\n${','.repeat(columns)}\n`)).toMatchObject({
        extensions: { field: 'content' },
      });
    }
  });

  it('leave out rows with a cell that is too long', async () => {
    const { owner } = await openVenue(at);
    const content = `name,description\nGarden,fine\nStage,${'x'.repeat(cellMaxCharacters + 1)}\n`;
    expect(await send(owner, 'AMENITIES', content)).toEqual({ created: 1, refused: 1 });
  });

  it('are read once in a document', async () => {
    const { owner } = await openVenue(at);
    const query = `mutation I($input: ImportFileInput!) { a: importFile(input: $input) { created } b: importFile(input: $input) { created } }`;
    const { errors } = await owner.graphql(query, {
      input: { kind: 'AMENITIES', content: 'name\nGarden', preview: true },
    });
    expect(errors[0]?.extensions.code).toBe('ANSWER_TOO_LARGE');
  });
});

/** A server with these handlers. */
async function answering<T>(
  handlers: (RequestHandler | ErrorRequestHandler)[],
  work: (url: string) => Promise<T>,
): Promise<T> {
  // Express prints the errors that nobody handles, except in an environment of this name.
  const app = express().set('env', 'test');
  const server = createHttpServer(app.use(...handlers));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}

describe('[issue 12: size before content] answers', () => {
  it.each([
    ['REST', '/api/halls', (body: Record<string, unknown>) => body.code],
    [
      'GraphQL',
      '/graphql',
      ({ errors }: Record<string, unknown>) => (errors as { extensions: { code: string } }[])[0]?.extensions.code,
    ],
  ])('over %s are refused above 5 MB', async (_door, path, codeOf) => {
    const text =
      (length: number): RequestHandler =>
      (_request, response) =>
        void response.json('é'.repeat(length));
    const fits = await answering([limitResponseSize(), text(answerMaxBytes / 2 - 1)], (url) => fetch(url + path));
    expect(fits.status).toBe(200);
    await answering([limitResponseSize(), text(answerMaxBytes / 2)], async (url) => {
      const response = await fetch(url + path);
      expect(response.status).toBe(422);
      expect(codeOf((await response.json()) as Record<string, unknown>)).toBe('ANSWER_TOO_LARGE');
    });
  });
});

describe('[issue 12: an overloaded server]', () => {
  it('answers 503 with Retry-After, and stays alive', async () => {
    let overloaded = true;
    const eventLoop = { ...NEVER_OVERLOADED, isOverloaded: () => overloaded };
    const busy = await startHarness({}, { eventLoop });
    const statuses = async () =>
      Promise.all(
        ['/livez', '/api/health', '/files/hall.webp', '/api/public/halls'].map(
          async (path) => (await fetch(busy.url + path)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 503, 503, 503]);
    expect((await fetch(`${busy.url}/assets/index.js`)).status).not.toBe(503);
    const graphql = await busy.visitor.graphql('{ health { status } }');
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '2']);
    overloaded = false;
    expect((await busy.visitor.graphql('{ health { status } }')).status).toBe(200);
    await busy.close();
  });

  it('is measured from the moment it listens, since building it blocks the loop', async () => {
    const calls: string[] = [];
    const eventLoop = { ...NEVER_OVERLOADED, start: () => void calls.push('start') };
    const { app, databaseUrl, close } = await startHarness();
    const other = await createServer(app.env, { databaseUrl, log: app.log, eventLoop });
    calls.push('built');
    await other.listen(0, '127.0.0.1');
    calls.push('listening');
    await Promise.all([other.close(), close()]);
    expect(calls).toEqual(['built', 'start', 'listening']);
  });

  it.each([
    ['keeps up', [0, 5, 300, 0], false],
    ['was late once', [1500], false],
    ['was held up for two seconds', [2000], true],
    ['is late again and again', [1200, 1200, 1200, 1200], true],
    ['has nearly recovered', [2500, 0], true],
    ['has recovered', [2500, 0, 0, 0], false],
  ])('is one whose event loop isn’t one that %s: %j', (_what, late, expected) => {
    const lag = new LoopLag(1000);
    for (const each of late) lag.add(each);
    expect(lag.isOverloaded()).toBe(expected);
  });
});

/** Requests come from the address that a header names. */
const addressInHeader: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'ip', { value: request.get('x-address') });
  next();
};

describe('[issue 12: one client] requests at once', () => {
  it('of one address are limited, and given back when they end', async () => {
    const waiting: (() => void)[] = [];
    const slow: RequestHandler = (_request, response) => void waiting.push(() => response.end('done'));
    const refuse: ErrorRequestHandler = (_error, _request, response, _next) => void response.status(429).end();
    await answering([inFlightLimit({ concurrent: 2, shared: 2, waiting: 1 }), slow, refuse], async (url) => {
      const answers = [fetch(url), fetch(url)];
      while (waiting.length < 2) await new Promise((resolve) => setImmediate(resolve));
      // Of two more, one waits and the other is refused.
      const [third, fourth] = [fetch(url), fetch(url)];
      expect((await Promise.race([third, fourth])).ok).toBe(false);
      expect(waiting).toHaveLength(2);
      for (const end of waiting.splice(0)) end();
      for (const answer of answers) expect((await answer).status).toBe(200);
      while (waiting.length < 1) await new Promise((resolve) => setImmediate(resolve));
      waiting[0]?.();
      const statuses = [(await third).status, (await fourth).status];
      expect(statuses).toContain(200);
    });
  });

  it('keep their own scope when the end of another one starts them', async () => {
    let arrived = 0;
    const ends: (() => void)[] = [];
    const scoped: RequestHandler = (request, _response, next) => {
      arrived += 1;
      runInScope({ requestId: request.path }, () => next());
    };
    const slow: RequestHandler = (_request, response) => {
      const scope = getScope()?.requestId;
      ends.push(() => response.end(scope));
    };
    await answering([scoped, inFlightLimit({ concurrent: 1, shared: 1, waiting: 1 }), slow], async (url) => {
      const ask = (path: string) => fetch(url + path).then((answer) => answer.text());
      const turn = () => new Promise((resolve) => setImmediate(resolve));
      const first = ask('/first');
      while (ends.length < 1) await turn();
      const second = ask('/second');
      while (arrived < 2) await turn();
      ends[0]?.();
      while (ends.length < 2) await turn();
      ends[1]?.();
      expect(await Promise.all([first, second])).toEqual(['/first', '/second']);
    });
  });

  it('that take long release their slot', async () => {
    const open: (() => void)[] = [];
    const slow: RequestHandler = (_request, response) => void open.push(() => response.end('done'));
    await answering([inFlightLimit({ concurrent: 1, shared: 1, waiting: 1, maxMs: 1 }), slow], async (url) => {
      const answers = [fetch(url), fetch(url)];
      while (open.length < 2) await new Promise((resolve) => setImmediate(resolve));
      for (const end of open) end();
      for (const answer of answers) expect((await answer).status).toBe(200);
    });
  });

  it('of one address may be more while the server has room, and give way to other addresses', async () => {
    const running: { from: string | undefined; end: () => void }[] = [];
    const slow: RequestHandler = (request, response) =>
      void running.push({ from: request.ip, end: () => response.end(request.ip) });
    await answering([addressInHeader, inFlightLimit({ concurrent: 1, shared: 3, waiting: 9 }), slow], async (url) => {
      const ask = (address: string) =>
        fetch(url, { headers: { 'x-address': address } }).then((answer) => answer.text());
      const turn = () => new Promise((resolve) => setImmediate(resolve));
      const names = () => running.map(({ from }) => from).join(' ');
      const end = () => running.shift()?.end();
      const many = ['192.0.2.1', '192.0.2.1', '192.0.2.1'].map(ask);
      while (running.length < 3) await turn();
      // The server is full: another address has its share all the same, the first one nothing more.
      const other = ask('192.0.2.2');
      while (running.length < 4) await turn();
      many.push(ask('192.0.2.1'));
      for (let turns = 0; turns < 100; turns += 1) await turn();
      expect(names()).toBe('192.0.2.1 192.0.2.1 192.0.2.1 192.0.2.2');
      end();
      expect(await many[0]).toBe('192.0.2.1');
      for (let turns = 0; turns < 100; turns += 1) await turn();
      expect(names()).toBe('192.0.2.1 192.0.2.1 192.0.2.2');
      end();
      while (running.length < 3) await turn();
      expect(names()).toBe('192.0.2.1 192.0.2.2 192.0.2.1');
      while (running.length > 0) end();
      expect(await Promise.all([...many, other])).toEqual([...many.map(() => '192.0.2.1'), '192.0.2.2']);
    });
  });

  describe('of many addresses', () => {
    const limits = { concurrent: 1, shared: 1, total: 2, waiting: 9 };
    const turn = () => new Promise((resolve) => setImmediate(resolve));

    it('are no more than the server can do: the next ones wait, and run when there is room', async () => {
      const running: { from: string | undefined; end: () => void }[] = [];
      const slow: RequestHandler = (request, response) =>
        void running.push({ from: request.ip, end: () => response.end(request.ip) });
      await answering([addressInHeader, inFlightLimit(limits), slow], async (url) => {
        const ask = (address: string) =>
          fetch(url, { headers: { 'x-address': address } }).then((answer) => answer.text());
        const answers = ['192.0.2.1', '192.0.2.2'].map(ask);
        while (running.length < 2) await turn();
        answers.push(ask('192.0.2.3'));
        for (let turns = 0; turns < 100; turns += 1) await turn();
        expect(running.map(({ from }) => from)).toEqual(['192.0.2.1', '192.0.2.2']);
        running.shift()?.end();
        while (running.length < 2) await turn();
        while (running.length > 0) running.shift()?.end();
        expect(await Promise.all(answers)).toEqual(['192.0.2.1', '192.0.2.2', '192.0.2.3']);
      });
    });

    it('are told to come back when a full server takes too long, but not what waits for its own network', async () => {
      const open: (() => void)[] = [];
      const slow: RequestHandler = (_request, response) => void open.push(() => response.end('done'));
      const refuse: ErrorRequestHandler = (error: DomainError, _request, response, _next) =>
        void response.status(503).json(error.details);
      const handlers = [addressInHeader, inFlightLimit({ ...limits, waitingMs: 20 }), slow, refuse];
      await answering(handlers, async (url) => {
        const ask = (address: string) => fetch(url, { headers: { 'x-address': address } });
        const first = [ask('192.0.2.1'), ask('192.0.2.2')];
        while (open.length < 2) await turn();
        const own = ask('192.0.2.1');
        const refused = await ask('192.0.2.3');
        expect(refused.status).toBe(503);
        expect(await refused.json()).toEqual({ retryAfter: 2 });
        for (const end of open.splice(0)) end();
        while (open.length < 1) await turn();
        open[0]?.();
        expect((await Promise.all([...first, own])).map(({ status }) => status)).toEqual([200, 200, 200]);
      });
    });

    it('don’t fill the server while they send their bodies', async () => {
      const drain: RequestHandler = (request, response) =>
        void request.resume().once('end', () => response.end('done'));
      await answering([addressInHeader, inFlightLimit({ ...limits, checkedMs: 5 }), drain], async (url) => {
        const slowly = ['192.0.2.1', '192.0.2.2'].map((address) => {
          const upload = sendRequest(url, { method: 'POST', headers: { 'x-address': address, 'content-length': '9' } });
          upload.on('error', () => undefined).write('half');
          return upload;
        });
        const answer = await fetch(url, { headers: { 'x-address': '192.0.2.3' } });
        expect(await answer.text()).toBe('done');
        for (const upload of slowly) upload.destroy();
      });
    });
  });

  it('of a network of IPv6 addresses count together', async () => {
    const open: (() => void)[] = [];
    const slow: RequestHandler = (_request, response) => void open.push(() => response.end('done'));
    await answering([addressInHeader, inFlightLimit({ concurrent: 1, shared: 1, waiting: 0 }), slow], async (url) => {
      const ask = (address: string) => fetch(url, { headers: { 'x-address': address } });
      const first = ask('2001:db8:1:2::1');
      while (open.length < 1) await new Promise((resolve) => setImmediate(resolve));
      expect((await ask('2001:db8:1:2::ffff')).ok).toBe(false);
      const other = ask('2001:db8:1:3::1');
      while (open.length < 2) await new Promise((resolve) => setImmediate(resolve));
      for (const end of open) end();
      expect([(await first).status, (await other).status]).toEqual([200, 200]);
    });
  });
});
