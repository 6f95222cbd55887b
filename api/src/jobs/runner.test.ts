import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { startHarness, type Harness } from '../testing/harness.js';
import { addJob } from './queue.js';
import { QueueClient } from './queue-client.js';
import { startJobs } from './runner.js';

/** A proxy in front of a database, which can be cut. */
interface DatabaseProxy {
  url: string;
  cut: () => void;
  mend: () => void;
  /** Resolves after a failed attempt to connect. */
  tried: () => Promise<unknown>;
  close: () => Promise<void>;
}

async function startProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      server.emit('in-vain');
      return;
    }
    const onward = connect(Number(target.port), target.hostname);
    for (const each of [socket, onward]) {
      open.add(each);
      each.on('error', () => undefined).on('close', () => open.delete(each));
    }
    socket.pipe(onward).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const end = () => open.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      end();
    },
    mend: () => {
      isCut = false;
    },
    tried: () => once(server, 'in-vain'),
    close: async () => {
      end();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('[security Keeps working] the job queue while the database is unavailable', () => {
  let at: Harness;
  let way: DatabaseProxy;
  let pool: pg.Pool;
  beforeAll(async () => {
    at = await startHarness();
    way = await startProxy(at.server.pool.options.connectionString ?? '');
    pool = new pg.Pool({ connectionString: way.url, application_name: 'test-queue', Client: QueueClient });
    pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  });
  afterAll(async () => {
    await pool.end();
    await way.close();
    await at.close();
  });

  it('retries the report of a job until the database is back, and continues', async () => {
    const inVain = way.tried();
    let go: () => void = () => undefined;
    const went = new Promise<void>((resolve) => (go = resolve));
    const jobs = {
      'test-cut': () => {
        way.cut();
        return Promise.reject(new Error('failed while the database was away'));
      },
      'test-after': () => {
        go();
        return Promise.resolve();
      },
    };
    const stop = await startJobs(at.app, pool, { jobs, crontab: '', onStart: () => undefined });
    const { em } = at.context();
    // Attempted once; the outcome is yet to be reported.
    await em.execute(`select graphile_worker.add_job('test-cut', max_attempts := 1)`);
    await inVain;
    await disconnected();
    way.mend();
    await addJob(em, 'test-after', {});
    await went;
    const [row] = await reportedOn('test-cut');
    expect(row).toEqual({ last_error: 'failed while the database was away', locked_by: null });
    await stop();
  });

  it('stops the workers that have started if another can’t be', async () => {
    const broken = {
      jobs: [],
      get workers(): number {
        throw new Error('no second one');
      },
    };
    const work = { jobs: {}, lanes: [broken], crontab: '', onStart: () => undefined };
    await expect(startJobs(at.app, pool, work)).rejects.toThrow('no second one');
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });

  /** A statement that is still on its way would lock the next job for a worker that never hears of it. */
  async function disconnected(): Promise<void> {
    const count = `select count(*)::int as open from pg_stat_activity where application_name = 'test-queue'`;
    while ((await at.server.pool.query<{ open: number }>(count)).rows[0]?.open !== 0);
  }

  /** The job, once its outcome has been reported. */
  async function reportedOn(task: string): Promise<object[]> {
    for (;;) {
      const { rows } = await at.server.pool.query<object>(
        `select p.last_error, p.locked_by from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
          where j.task_identifier = $1 and p.last_error is not null`,
        [task],
      );
      if (rows.length > 0) return rows;
    }
  }
});
