import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { backUp } from '../../commands/lib/backup.js';
import { restore } from '../../commands/lib/restore.js';
import { createTestDatabase } from '../database.js';
import { expectAllDone, expectConsistent } from './invariants.js';
import { pause } from './servers.js';
import { startLoadTest, type LoadTest } from './load-test.js';

const REQUESTS = 10_000;
const DELIVERED_WITHIN_MS = 1_200_000;
/** For ten thousand turns, and for their mails, on a busy machine. */
const LONG_MS = 3_600_000;

let loadTest: LoadTest;
let smtp: SMTPServer;
let smtpPort: number;
const received: string[] = [];

/** A mail server that isn't listening yet. */
function mailServer(): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        callback();
      });
    },
  });
}

beforeAll(async () => {
  // Its port is known, but nobody listens.
  const probe = mailServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  smtpPort = (probe.server.address() as AddressInfo).port;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  smtp = mailServer();
  loadTest = await startLoadTest({
    requests: REQUESTS,
    customers: 40,
    halls: 12,
    days: 14,
    env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` },
  });
});
afterAll(async () => {
  await loadTest.end();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

describe('[security Never 1, Keeps working] thousands at once on few halls', () => {
  it(
    'with servers and database killed in the middle: no overlap, nothing acknowledged lost or doubled',
    async () => {
      const [first, second] = loadTest.servers;
      const restart = (server: typeof first) => async () => {
        await server.kill();
        await server.start();
      };
      const acknowledged = await loadTest.run({
        [REQUESTS / 5]: restart(first),
        [(REQUESTS * 2) / 5]: () => loadTest.restartDatabase(),
        [REQUESTS / 2]: restart(second),
        [(REQUESTS * 3) / 5]: () => loadTest.restartDatabase(),
        [(REQUESTS * 4) / 5]: restart(first),
      });
      expect(acknowledged.repeats).toBeGreaterThan(0);
      await expectConsistent(loadTest, acknowledged);
      expectAllDone(acknowledged);
    },
    LONG_MS,
  );

  it(
    'mails are stored while the mail server is unreachable, and sent once it is back',
    async () => {
      const [waiting] = await loadTest.query<{ count: number }>('select count(*)::int as count from outbox_mails');
      expect(waiting?.count).toBeGreaterThan(0);
      expect(received).toEqual([]);
      await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve));
      // After many failures the next attempt is far off: staff can retry immediately.
      await loadTest.query(`update graphile_worker._private_jobs set run_at = now(), attempts = 0`);
      const deadline = performance.now() + DELIVERED_WITHIN_MS;
      const unsent = () => loadTest.query(`select 1 from outbox_mails where status <> 'sent' limit 1`);
      while ((await unsent()).length > 0 && performance.now() < deadline) await pause(500);
      expect(await unsent()).toEqual([]);
      expect(received.length).toBeGreaterThanOrEqual(waiting?.count ?? 0);
    },
    LONG_MS,
  );

  it('a backup beside the running servers comes back the same, checksum by checksum', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mehfil-load-'));
    const target = await createTestDatabase();
    try {
      const now = new Date('2027-01-01T00:00:00Z');
      const request = { env: loadTest.env, databaseUrl: loadTest.databaseUrl(), now };
      const first = await backUp({ ...request, folder: join(folder, 'first') });
      const place = { env: { ...loadTest.env, dataDir: join(folder, 'data') }, databaseUrl: target.url };
      await restore({ ...place, folder: join(folder, 'first'), force: false });
      expect(await backUp({ ...place, now, folder: join(folder, 'second') })).toEqual(first);
      expect(first.tables.bookings?.rows).toBeGreaterThan(100);
    } finally {
      await target.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
