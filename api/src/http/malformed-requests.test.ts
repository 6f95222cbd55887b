import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import { PAGES } from '../modules/pages.js';
import { Role } from '../domain/accounts/roles.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { givenBusiness, givenHall } from '../testing/scene.js';
import { startHarness, type Harness } from '../testing/harness.js';
import { errorHandler } from './error-handler.js';
import { webApp } from './web-app.js';

const TOKEN = 'stranger-text-that-no-log-may-hold';

let at: Harness;
let hallId: number;
const lines: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  at = await startHarness({}, { log, connections: { headersTimeout: 300, connectionsCheckingInterval: 50 } });
  const owner = await at.person(Role.BUSINESS);
  const { em } = at.context();
  hallId = await givenHall(em, await givenBusiness(em, owner.id, {}), {});
});
afterAll(() => at.close());

/** Sends raw bytes and returns everything that comes back until the connection ends. */
function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      // The server announces the close and waits for us.
      if (answer.startsWith('HTTP/1.1 101') && answer.includes('\x88')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

const parseStatus = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe('[security: input] ids', () => {
  it.each(['24.00', '07', '1e1', '%207', '7%20', '+7', '0x7', '7,8', '-0', '1_0', '٧', '%00'])(
    '%s is not found, wherever it is in a path',
    async (id) => {
      const admin = await at.person(Role.ADMIN);
      const paths = [`/public/halls/${id}/complete-info`, `/public/halls/${id}/reviews`];
      for (const path of paths) expect([400, 404, 422]).toContain((await at.visitor.rest('GET', path)).status);
      expect([400, 404, 422]).toContain((await admin.rest('DELETE', `/admin/users/${id}`)).status);
    },
  );

  it('of a hall is written one way', async () => {
    expect(await at.visitor.rest('GET', `/public/halls/${hallId}/complete-info`)).toMatchObject({ status: 200 });
    for (const id of [`${hallId}.00`, `0${hallId}`, `${hallId}e0`, `%20${hallId}`]) {
      expect((await at.visitor.rest('GET', `/public/halls/${id}/complete-info`)).status).toBe(422);
    }
  });
});

describe('[security: input] a message', () => {
  const HEAD = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  it.each([
    ['two ways', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}  '],
    ['a list of lengths', 'Content-Length: 2, 2\r\n\r\n{}'],
    ['chunks within another coding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ])('whose end is ambiguous is refused: %s', async (_how, rest) => {
    expect(parseStatus(await sendRaw(at.url, HEAD + rest))).toBe(400);
  });
});

describe('[security: input] bodies', () => {
  const post = (path: string, body: string | Buffer, type = 'application/json') =>
    fetch(`${at.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(Buffer.from(body)),
    });
  const invalid = Buffer.concat([
    Buffer.from('{"query":"{ __typename }","x":"'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('"}'),
  ]);

  it.each<[string, string | Buffer]>([
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"text"'],
    ['a list', '[]'],
    ['no JSON', `{"${TOKEN}`],
    ['invalid UTF-8', invalid],
    ['an overlong encoding', Buffer.from([0x7b, 0xc0, 0x80, 0x7d])],
  ])('%s is 400, over both doors', async (_what, body) => {
    for (const path of ['/api/user/auth/login', '/graphql']) {
      const response = await post(path, body);
      expect([path, response.status]).toEqual([path, 400]);
      await response.body?.cancel();
    }
  });
});

describe('[issue 12] a refused body', () => {
  const large = JSON.stringify({ query: '', emailOrUsername: 'x'.repeat(REQUEST_LIMITS.bodyMaxBytes) });
  const tokens = JSON.stringify({ query: `{ ${'health { status } '.repeat(300)} }` });

  it.each<[what: string, path: string, body: string, encoding: string, status: number, message: string]>([
    ['too large', '/api/user/auth/login', large, 'identity', 413, 'The body can be at most 100 kB.'],
    ['too large', '/graphql', large, 'identity', 413, 'The body can be at most 100 kB.'],
    ['not compressed', '/api/user/auth/login', '{}', 'gzip', 400, 'The body can’t be decompressed.'],
    ['not compressed', '/graphql', '{}', 'gzip', 400, 'The body can’t be decompressed.'],
    ['not compressed', '/graphql', '{}', 'deflate', 400, 'The body can’t be decompressed.'],
    ['not compressed', '/graphql', '{}', 'br', 400, 'The body can’t be decompressed.'],
    [
      'of a reserved key',
      '/api/user/auth/login',
      '{"a":{"constructor":1}}',
      'identity',
      400,
      'The key constructor is not allowed.',
    ],
    ['of too many tokens', '/graphql', tokens, 'identity', 400, 'A document can have at most 1,000 tokens.'],
  ])('%s at %s names what is wrong and the limit', async (_what, path, body, encoding, status, message) => {
    const headers = {
      'content-type': 'application/json',
      'content-encoding': encoding,
      accept: 'application/graphql-response+json',
    };
    const response = await fetch(`${at.url}${path}`, { method: 'POST', headers, body });
    const answer = (await response.json()) as { message?: string; errors?: { message: string }[] };
    expect([response.status, answer.message ?? answer.errors?.[0]?.message]).toEqual([status, message]);
  });
});

describe('[issue 12] a body that breaks off in its chunks', () => {
  it.each(['/graphql', '/api/user/auth/login'])('at %s counts as no failure of the server', async (path) => {
    const before = lines.length;
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(parseStatus(await sendRaw(at.url, `${head}ZZ\r\nabc`))).toBe(400);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const logged = lines.slice(before).map((line) => JSON.parse(line) as { level: number });
    expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
  });
});

describe('[security: keeps working] a client that sends its headers slowly', () => {
  it('is cut', async () => {
    expect(await sendRaw(at.url, 'GET /livez HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^(HTTP\/1\.1 408|$)/);
    expect(await sendRaw(at.url, '')).toMatch(/^(HTTP\/1\.1 408|$)/);
  });
});

describe('[security: never] broken requests and frames', () => {
  const upgrade =
    'GET /graphql HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n';
  /** A masked text frame with the given first byte. */
  const frame = (first: number, text: string) =>
    Buffer.concat([Buffer.from([first, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text, 'latin1')]);

  it('never bring what strangers send into the log, or onto the console', async () => {
    const printed: unknown[] = [];
    const { error, warn } = console;
    console.error = console.warn = (...parts: unknown[]) => void printed.push(...parts);
    try {
      await sendRaw(at.url, `${TOKEN} / HTTP/9.9\r\n\r\n`);
      await sendRaw(at.url, `GET / HTTP/1.1\r\nHost: x\r\n${TOKEN}\x01: 1\r\n\r\n`);
      await sendRaw(
        at.url,
        `POST /api/user/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"${TOKEN}`.padEnd(
          200,
          ' ',
        ),
      );
      await sendRaw(at.url, Buffer.concat([Buffer.from(upgrade), frame(0xf1, TOKEN)]));
      await sendRaw(at.url, Buffer.concat([Buffer.from(upgrade), frame(0x81, `\xff\xfe${TOKEN}`)]));
      await sendRaw(at.url, Buffer.concat([Buffer.from(upgrade), frame(0x81, `{"${TOKEN}`)]));
      await sendRaw(at.url, Buffer.concat([Buffer.from(upgrade), frame(0x83, TOKEN)]));
    } finally {
      console.error = error;
      console.warn = warn;
    }
    expect(printed).toEqual([]);
    expect(lines.filter((line) => line.includes(TOKEN))).toEqual([]);
  });
});

describe('[security: files] the built web app', () => {
  let folder: string;
  let http: Server;
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mehfil-web-'));
    mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), TOKEN);
    writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><html><head></head><body></body></html>');
    writeFileSync(join(folder, 'dist', 'logo.svg'), '<svg/>');
    for (const name of ['app.js', 'app.js.br', 'app.js.gz'])
      writeFileSync(join(folder, 'dist', 'assets', name), 'x'.repeat(99));
    const server = express();
    server.use(webApp(at.app, PAGES, join(folder, 'dist')));
    server.use(errorHandler(at.app.log));
    http = createServer(server);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    http.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string, headers = '', method = 'GET') =>
    sendRaw(url, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept: */*\r\n${headers}\r\n`);

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/.hidden',
    '/assets/%00',
    '/assets/app.js%00.css',
    '/assets/%',
    '/assets/%E0%A4%A',
    '/assets/missing.js',
    '/assets/',
    '/assets',
    '/assets?x=1',
    '/assets/app.js/',
    '/assets/constructor',
    '/%',
    '/logo.svg%00',
  ])('%s is a 4xx', async (path) => {
    for (const encoding of ['', 'Accept-Encoding: br\r\n']) {
      const answer = await get(path, encoding);
      expect(parseStatus(answer)).toBeGreaterThanOrEqual(400);
      expect(parseStatus(answer)).toBeLessThan(500);
      expect(answer).not.toContain(TOKEN);
    }
  });

  it.each([
    ['Range: bytes=500-600', 416],
    ['Range: bytes=-0', 416],
    ['Range: bytes=5-2', 416],
    ['Range: lines=1-2', 200],
    ['Range: bytes=a-b', 200],
    ['Range: bytes=0-9', 206],
    ['If-Match: "other"', 412],
    ['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 412],
    ['If-Modified-Since: never', 200],
    ['If-None-Match: *', 304],
    ['If-Range: "other"\r\nRange: bytes=0-9', 200],
  ])('%s is answered with %i', async (header, status) => {
    for (const path of ['/assets/app.js', '/logo.svg']) {
      const answer = await get(path, `${header}\r\nAccept-Encoding: br\r\n`);
      if (path === '/assets/app.js') expect([header, parseStatus(answer)]).toEqual([header, status]);
      expect(parseStatus(answer)).toBeLessThan(500);
      if (parseStatus(answer) >= 400) expect(answer).not.toMatch(/content-encoding/i);
    }
  });

  it.each(['POST', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is no 500', async (method) => {
    for (const path of ['/assets/app.js', '/logo.svg', '*', 'http://elsewhere.test/assets/app.js']) {
      expect(parseStatus(await get(path, '', method))).toBeLessThan(500);
    }
  });
});
