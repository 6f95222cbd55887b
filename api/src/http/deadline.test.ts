import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { startHarness, type Harness } from '../testing/harness.js';
import { until } from '../testing/until.js';
import { requestDeadline } from './deadline.js';
import { createEntry } from './entry.js';
import { inFlightLimit } from './in-flight.js';

const CLIENTS = 30;
const SILENT = pino({ level: 'silent' });

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const post = (path: string, length: number, body = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
const QUERY = JSON.stringify({ query: '{ health { status } }' });
const LONG = '/api/openapi.json';

/** Opens a connection, sends, and says when the bytes have left. */
async function open(url: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.pause();
  await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  return socket;
}

/** How many requests the server says are in flight, but for the one that asks. */
async function countInFlight(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^mehfil_requests_in_flight (\d+)$/m.exec(metrics)?.[1]);
}

/** Clients that stop in the middle; each resolves once it stands there, with the way to go away. */
const CLIENTS_THAT_GO: Record<string, (url: string) => Promise<() => void>> = {
  'before its headers end': (url) => leaving(url, 'GET /api/health HTTP/1.1\r\nHost: x\r\n'),
  'before the body': (url) => leaving(url, post('/graphql', 400)),
  'in the middle of the body': (url) => leaving(url, post('/api/user/auth/login', 400, '{"emailOrUsername":"a')),
  'in the middle of an upload': (url) => leaving(url, post('/api/upload/image', 90_000, 'x'.repeat(1000))),
  'before the response': (url) => leaving(url, post('/graphql', QUERY.length, QUERY)),
  'while it doesn’t read a long response': (url) => leaving(url, get(LONG)),
  'with many requests sent ahead on its connection': (url) => leaving(url, get(LONG).repeat(20)),
  'with requests sent ahead of one whose body is missing': (url) =>
    leaving(url, `${get('/api/health').repeat(3)}${post('/graphql', 400)}`),
};

async function leaving(url: string, bytes: string): Promise<() => void> {
  const socket = await open(url, bytes);
  return () => socket.destroy();
}

describe('[security Keeps working] requests in flight', () => {
  let at: Harness;
  beforeAll(async () => {
    at = await startHarness();
  });
  afterAll(() => at.close());

  it.each(Object.entries(CLIENTS_THAT_GO))('come back to none when clients leave %s', async (_when, client) => {
    const ways = await Promise.all(Array.from({ length: CLIENTS }, () => client(at.url)));
    for (const leave of ways) leave();
    await until(async () => (await countInFlight(at.url)) === 0);
    expect((await fetch(`${at.url}/api/health`)).status).toBe(200);
  });

  it('are none while live connections are open, and after they broke', async () => {
    const sockets = Array.from(
      { length: CLIENTS },
      () => new WebSocket(`${at.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws'),
    );
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    await until(async () => (await countInFlight(at.url)) === 0);
    for (const socket of sockets) socket.terminate();
    await until(async () => (await countInFlight(at.url)) === 0);
  });
});

describe('[security Keeps working] the deadline of a request', () => {
  let at: Harness;
  beforeAll(async () => {
    // Long enough for whoever asks whether they have ended.
    at = await startHarness({}, { deadlineMs: 2_000 });
  });
  afterAll(() => at.close());

  it.each([
    ['never sends its body', post('/graphql', 400)],
    ['sends half of it', post('/api/user/auth/login', 400, '{"emailOrUsername":"a')],
    ['never reads its responses', get(LONG).repeat(30)],
  ])('ends that of a client that %s', async (_what, bytes) => {
    const sockets = await Promise.all(Array.from({ length: 6 }, () => open(at.url, bytes)));
    // On a busy machine the deadline ends whoever asks as well.
    await until(() =>
      countInFlight(at.url).then(
        (count) => count === 0,
        () => false,
      ),
    );
    for (const socket of sockets) socket.destroy();
  });

  it('says that the server is busy, to REST and GraphQL in their own way', async () => {
    const answer = async (bytes: string) => {
      const socket = await open(at.url, bytes);
      return text(socket);
    };
    const [rest, graphql] = await Promise.all([answer(post('/api/user/auth/login', 9)), answer(post('/graphql', 9))]);
    for (const each of [rest, graphql]) expect(each).toMatch(/^HTTP\/1\.1 503 /);
    for (const each of [rest, graphql]) expect(each).toMatch(/\r\nRetry-After: \d+\r\n/);
    expect(rest).toContain('"code":"UNAVAILABLE"');
    expect(graphql).toContain('{"errors":[{"message":"The server is busy.');
  });
});

describe('[security Keeps working] a handler that never answers', () => {
  let http: HttpServer;
  const answers: (() => void)[] = [];
  const stuck: RequestHandler = (_request, response) => void answers.push(() => response.status(200).send('too late'));
  const limit = inFlightLimit({ concurrent: 1, shared: 1, total: 1, waiting: 5, maxMs: 60_000 });
  beforeAll(async () => {
    const app = express();
    app.use(stuck);
    const always = [requestDeadline(SILENT, { ms: 100, graceMs: 100 }), limit];
    const entry = { always, limits: [], findFast: () => undefined, apis: [], onError: () => undefined };
    http = createServer(createEntry(app, entry));
    await once(http.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });

  it('frees its place at the deadline, and what it says afterwards goes nowhere', async () => {
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const first = await fetch(url);
    expect(first.status).toBe(503);
    const next = fetch(url);
    await until(() => answers.length === 2);
    expect(() => answers[0]?.()).toThrow(/headers/i);
    expect((await next).status).toBe(503);
  });
});
