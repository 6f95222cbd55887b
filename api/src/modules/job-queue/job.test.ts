import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addJob, type Jobs } from '../../jobs/queue.js';
import { runDueJobs } from '../../jobs/runner.js';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { releaseAbandonedJobs } from './abandoned.service.js';

interface Listed {
  queueJobs: { nodes: { id: number; task: string; state: string; attempts: number; lastError: string | null }[] };
}

const LIST = `query Jobs($filter: QueueJobFilter) {
  queueJobs(filter: $filter) { nodes { id task state attempts maxAttempts lastError } totalCount } }`;
const TASKS = 'query Tasks { queueTasks { task waiting running retrying failed oldestDueAt } }';
const RETRY = 'mutation Retry($id: Int!) { retryJob(id: $id) }';
const REMOVE = 'mutation Remove($id: Int!) { removeJob(id: $id) }';

let at: Harness;
let admin: Person;
const done: string[] = [];
const state = { refuse: true };
const JOBS: Jobs = {
  'test-fails': () => {
    if (state.refuse) return Promise.reject(new Error('the other side is away'));
    done.push('test-fails');
    return Promise.resolve();
  },
  'test-later': () => Promise.resolve(),
  'test-chain': ({ em }, { left }) => {
    done.push('test-chain');
    return Number(left) > 0
      ? addJob(em, 'test-chain', { left: Number(left) - 1 }, { queue: 'one' })
      : Promise.resolve();
  },
};

beforeAll(async () => {
  at = await startHarness();
  admin = await at.person(Role.ADMIN);
  const ctx = at.context();
  await ctx.em.transactional(async (em) => {
    await addJob(em, 'test-fails', { id: 1 });
    await addJob(em, 'test-later', { id: 2 }, { runAt: new Date('2099-01-01T00:00:00Z') });
  });
  await runDueJobs(at.app, at.server.pool, JOBS);
});
afterAll(() => at.close());

const listed = async (filter: object = {}) =>
  (await admin.graphql<Listed>(LIST, { filter })).data?.queueJobs.nodes ?? [];
const findId = async (task: string) => (await listed({ task }))[0]?.id ?? 0;

describe('[product: control panel] the job queue', () => {
  it('lists waiting and failed jobs by task', async () => {
    expect((await admin.graphql(TASKS)).data).toEqual({
      queueTasks: [
        expect.objectContaining({ task: 'test-fails', waiting: 0, running: 0, retrying: 1, failed: 0 }),
        expect.objectContaining({ task: 'test-later', waiting: 1, retrying: 0, failed: 0, oldestDueAt: null }),
      ],
    });
  });

  it('lists jobs with attempts and the last error, and filters by state and task', async () => {
    expect(await listed()).toHaveLength(2);
    expect(await listed({ state: 'RETRYING' })).toMatchObject([
      { task: 'test-fails', attempts: 1, lastError: expect.stringContaining('the other side is away') },
    ]);
    expect(await listed({ state: 'FAILED' })).toEqual([]);
    expect(await listed({ task: 'test-later' })).toMatchObject([{ state: 'WAITING', attempts: 0, lastError: null }]);
  });

  it('retries a failed job for an admin; audited', async () => {
    const id = await findId('test-fails');
    state.refuse = false;
    expect((await admin.graphql(RETRY, { id })).errors).toEqual([]);
    await runDueJobs(at.app, at.server.pool, JOBS);
    expect(done).toEqual(['test-fails']);
    expect((await admin.graphql(RETRY, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('removes a job from the queue for an admin; audited', async () => {
    const id = await findId('test-later');
    expect((await admin.graphql(REMOVE, { id })).errors).toEqual([]);
    expect(await listed()).toEqual([]);
    const { data } = await admin.graphql(
      'query Log { auditLog(filter: { subjectType: "job" }) { nodes { action before } } }',
    );
    expect(data).toMatchObject({
      auditLog: {
        nodes: [
          { action: 'job.removed', before: { task: 'test-later', state: 'waiting' } },
          { action: 'job.retried', before: { task: 'test-fails', state: 'retrying', attempts: 1 } },
        ],
      },
    });
  });

  it('runs all jobs of one queue in one go, those too that they add', async () => {
    const { em } = at.context();
    done.length = 0;
    for (let place = 0; place < 20; place += 1) await addJob(em, 'test-chain', { left: place % 2 }, { queue: 'one' });
    await runDueJobs(at.app, at.server.pool, JOBS);
    expect(done).toHaveLength(30);
    expect(await listed()).toEqual([]);
  });

  it('leaves alone what a server works on', async () => {
    const { em } = at.context();
    await em.transactional((inner) => addJob(inner, 'test-later', { id: 3 }));
    const id = await findId('test-later');
    await at.server.pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another server' where id = $1`,
      [id],
    );
    for (const change of [RETRY, REMOVE]) {
      expect((await admin.graphql(change, { id })).errors[0]?.extensions.code).toBe('CONFLICT');
    }
    expect(await listed({ state: 'RUNNING' })).toHaveLength(1);
  });

  it('releases the jobs of a server that is gone, and those locked longer than a job may run', async () => {
    const ctx = at.context();
    await addJob(ctx.em, 'test-later', { id: 4 }, { queue: 'of one that lives' });
    await addJob(ctx.em, 'test-later', { id: 5 }, { queue: 'of one that is gone' });
    await addJob(ctx.em, 'test-later', { id: 6 }, { queue: 'of one that has just begun' });
    await addJob(ctx.em, 'test-later', { id: 7 }, { queue: 'whose worker never heard of it' });
    const lock = (pool: string, id: number, age: string) =>
      at.server.pool.query(
        `with j as (update graphile_worker._private_jobs set locked_at = now() - $3::interval, locked_by = $1
                     where payload->>'id' = $2::text returning job_queue_id)
         update graphile_worker._private_job_queues q set locked_at = now() - $3::interval, locked_by = $1
           from j where q.id = j.job_queue_id`,
        [pool, id, age],
      );
    await lock('living', 4, '11 minutes');
    await lock('gone', 5, '3 minutes');
    await lock('new', 6, '1 minute');
    await lock('living', 7, '13 minutes');
    const seen = (pool: string, ago: number) => {
      const at = new Date(ctx.now().getTime() - ago * 1000).toISOString();
      return ctx.em.execute(
        'insert into heartbeats (server_id, job_pool, started_at, last_seen_at) values (?, ?, ?, ?)',
        [...[pool, pool, at, at]],
      );
    };
    await seen('living', 30);
    await seen('gone', 150);
    await releaseAbandonedJobs(ctx);
    const { rows } = await at.server.pool.query<{ locked_by: string }>(
      `select locked_by from graphile_worker._private_jobs where locked_by is not null
       union all select locked_by from graphile_worker._private_job_queues where locked_by is not null order by 1`,
    );
    expect(rows.map((row) => row.locked_by)).toEqual(['another server', 'living', 'living', 'new', 'new']);
  });

  it.each([
    ['queueTasks', TASKS],
    ['queueJobs', LIST],
    ['retryJob', RETRY],
    ['removeJob', REMOVE],
  ])('%s is for admins only', async (_name, query) => {
    expect((await at.visitor.graphql(query, { id: 1 })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    for (const role of [Role.USER, Role.BUSINESS, Role.MODERATOR]) {
      expect((await (await at.person(role)).graphql(query, { id: 1 })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
