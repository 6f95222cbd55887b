import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { startEmbedded, type Embedded } from '../../database/embedded.js';
import { createTestFolder } from '../database.js';
import { findChildren } from '../processes.js';
import { buildServer, pause, createServerProcess, type ServerProcess } from './servers.js';

/** Loaded into the server: uncaught errors, raised on a signal. */
const MISTAKES = `
  process.on('SIGUSR2', () => { throw new Error('thrown by nobody in particular'); });
  process.on('SIGWINCH', () => { void Promise.reject(new Error('rejected by nobody in particular')); });
`;
/** SHUTDOWN_SECONDS, and a time that only a server that waits for open requests exceeds. */
const SHUTDOWN_SECONDS = 60;
const WITHOUT_WAITING_MS = 30_000;

let database: Embedded;
let server: ServerProcess;

beforeAll(async () => {
  buildServer();
  const folder = createTestFolder();
  const mistakes = join(folder, 'mistakes.mjs');
  writeFileSync(mistakes, MISTAKES);
  database = await startEmbedded({ dataDir: folder, settings: { fsync: 'off' } });
  server = await createServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
    SHUTDOWN_SECONDS: String(SHUTDOWN_SECONDS),
    NODE_OPTIONS: `--import=file://${mistakes}`,
  });
}, 120_000);
afterAll(async () => {
  await server.kill();
  await database.stop();
}, 60_000);

function signalDatabase(signal: NodeJS.Signals): void {
  for (const pid of [database.pid, ...findChildren(database.pid)]) process.kill(pid, signal);
}

const BODY = JSON.stringify({ query: '{ halls { nodes { id } } }' });

/** Sends a request except for its last byte. */
async function beginRequest(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}`;
  socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n${BODY.slice(0, -1)}`);
  // Node sends "100 Continue" once the request is being handled.
  await once(socket, 'data');
  return socket;
}

async function openSocket(): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  return socket;
}

async function acknowledged(socket: WebSocket): Promise<void> {
  const answer = once(socket, 'message');
  socket.send('{"type":"connection_init"}');
  await answer;
}

/** The shutdown steps that were abandoned at their deadline, according to the log. */
function lateSteps(output: string): string[] {
  return [...output.matchAll(/"step":"(\w+)".*did not end in time/g)].flatMap(([, step]) => step ?? []);
}

describe('[security Keeps working] the end of a server process', () => {
  it.each([
    { signal: 'SIGUSR2', kind: 'uncaught exception' },
    { signal: 'SIGWINCH', kind: 'unhandled rejection' },
  ] as const)(
    '$kind: one fatal line, the open request is answered, and the exit code is 1',
    async ({ signal, kind }) => {
      await server.start();
      const open = await beginRequest();
      process.kill(server.pid(), signal);
      while ((await fetch(`${server.url}/livez`)).status !== 503) await pause(20);
      const answer = once(open, 'data');
      open.write(BODY.slice(-1));
      expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200 /);
      expect(await server.ended()).toBe(1);
      const fatal = server
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":60'));
      expect(fatal.map((line) => JSON.parse(line) as unknown)).toEqual([
        expect.objectContaining({
          kind,
          err: expect.objectContaining({ message: expect.stringMatching(/by nobody/) }),
        }),
      ]);
    },
    60_000,
  );

  it('live connections, idle or without a handshake, do not keep it from ending', async () => {
    await server.start();
    const sockets = [await openSocket(), await openSocket()];
    await acknowledged(sockets[0] as WebSocket);
    const closed = sockets.map((socket) => once(socket, 'close'));
    const { code, ms } = await server.terminate();
    await Promise.all(closed);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(WITHOUT_WAITING_MS);
  }, 60_000);

  it('an embedded database that hangs delays the end within the deadlines only', async () => {
    await server.start();
    const socket = await openSocket();
    await acknowledged(socket);
    signalDatabase('SIGSTOP');
    const { ms } = await server.terminate().finally(() => signalDatabase('SIGCONT'));
    expect(ms).toBeLessThan(WITHOUT_WAITING_MS);
    // It writes to the database, and would wait for its timeout.
    expect(lateSteps(server.output())).toContain('heartbeat');
  }, 60_000);

  it('an embedded database that has stopped does not keep it from ending', async () => {
    await server.start();
    await database.stop();
    const { ms } = await server.terminate();
    expect(ms).toBeLessThan(WITHOUT_WAITING_MS);
  }, 60_000);
});
