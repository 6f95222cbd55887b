import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { openClient } from '../database/connections.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { until } from '../testing/until.js';
import { Live, type LiveEventKind } from './live.js';

const LOG = pino({ level: 'silent' });

let database: TestDatabase;
let live: Live | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => live?.close());
afterAll(() => database.drop());

/** Starts to listen. @returns the events as they arrive, as `kind id` */
async function listen(hold?: () => Promise<void>): Promise<string[]> {
  live = new Live(database.url, LOG, hold);
  await live.start();
  const heard: string[] = [];
  live.listen(({ kind, id }) => heard.push(`${kind} ${id}`));
  return heard;
}

async function notify(...events: [LiveEventKind, number][]): Promise<void> {
  const client = await openClient(database.url, 'test');
  for (const [kind, id] of events) await client.query("select pg_notify('mehfil', $1)", [JSON.stringify({ kind, id })]);
  await client.end();
}

describe('live events', () => {
  it('reach everybody, whoever fails to listen', async () => {
    const heard = await listen();
    const heardAfter: string[] = [];
    live?.listen(() => {
      throw new Error('cannot listen');
    });
    live?.listen(({ kind }) => heardAfter.push(kind));
    await notify(['booking', 1], ['booking', 2]);
    await until(() => heardAfter.length === 2);
    expect(heard).toEqual(['booking 1', 'booking 2']);
  });

  it('wait for replicas, in order, and go on after a listener or the wait fails', async () => {
    const holds: { resolve: () => void; reject: (error: Error) => void }[] = [];
    const hold = () => new Promise<void>((resolve, reject) => holds.push({ resolve, reject }));
    const heard = await listen(hold);
    live?.listen(() => {
      throw new Error('cannot listen');
    });
    await notify(['booking', 1]);
    await until(() => holds.length === 1);
    await notify(['booking', 2], ['bookingRequest', 3], ['account', 4]);
    await until(() => heard.length > 0);
    // Sessions end at once.
    expect(heard).toEqual(['account 4']);
    holds[0]?.resolve();
    await until(() => holds.length === 2);
    expect(heard).toEqual(['account 4', 'booking 1']);
    holds[1]?.reject(new Error('away'));
    await until(() => heard.length === 4);
    expect(heard.slice(2)).toEqual(['booking 2', 'bookingRequest 3']);
  });

  it.each<LiveEventKind>(['account', 'application', 'maintenance', 'rates'])(
    'that are about what is read on the primary never wait: %s',
    async (kind) => {
      const heard = await listen(() => new Promise(() => undefined));
      await notify([kind, 7]);
      await until(() => heard.length > 0);
      expect(heard).toEqual([`${kind} 7`]);
    },
  );
});
