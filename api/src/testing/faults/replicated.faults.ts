import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { closeOrm, createOrm } from '../../database/orm.js';
import { Replicas, type ReplicaOptions } from '../../database/replicas.js';
import { DomainError } from '../../domain/input/errors.js';
import type { LoadPlan } from '../load/load-test.js';
import { until } from '../until.js';
import {
  ask,
  countReads,
  endReplicated,
  killEachInTurn,
  query,
  startReplicated,
  toOpenPaths,
  type Replicated,
} from './replicated.js';

const PLAN: LoadPlan = { requests: 36, customers: 6, halls: 6 };

let at: Replicated;
let ownHall: number;

beforeAll(async () => {
  at = await startReplicated(PLAN);
  ownHall = at.loadTest.halls[1]?.id ?? 0;
}, 180_000);
// A test that fails leaves no replica behind that stands still.
afterEach(() => onStandby('select pg_wal_replay_resume()'));
afterAll(() => endReplicated(at), 60_000);

const authorization = () => ({ authorization: `Bearer ${at.loadTest.ownerToken}` });
const detailPath = () => `/public/halls/${ownHall}/complete-info`;

/** The owner gives the hall a name, at the first server. Returns the cookie that says so. */
async function rename(hallName: string): Promise<string> {
  const [server] = at.loadTest.servers;
  const headers = authorization();
  const { body: hall } = await ask(server, `/business/halls/${ownHall}`, { headers });
  const names = ['hallNumber', 'categoryId', 'typeId', 'capacity', 'pricePerHour', 'pricePerPerson', 'location'];
  const body = { ...Object.fromEntries(names.map((name) => [name, hall[name]])), hallName };
  const changed = await ask(server, `/business/halls/${ownHall}`, { method: 'PUT', body, headers });
  expect(changed).toMatchObject({ status: 200, body: { hallName } });
  return changed.headers.get('set-cookie') ?? '';
}

/** Replicas as a server has them, in use. */
async function openReplicas(countRead?: ReplicaOptions['countRead']) {
  const primaryUrl = at.loadTest.databaseUrl();
  const primary = createOrm({ databaseUrl: primaryUrl, poolMax: 1 });
  const log = pino({ level: 'silent' });
  const counting = countRead ? { countRead } : {};
  const replicas = new Replicas({ primary, primaryUrl, urls: [at.standby.url], poolMax: 1, log, ...counting });
  replicas.start();
  await until(() => replicas.countInUse() === 1);
  const close = async () => {
    await replicas.close();
    await closeOrm(primary);
  };
  return { replicas, close };
}

const onStandby = (sql: string) => query<{ hall_name: string }>(at.standby.url, sql);

describe('[issue: more than one machine] two servers on a primary and a replica', () => {
  it('read what visitors read from the replica, without one failing there', async () => {
    for (const server of at.loadTest.servers) {
      const paths = toOpenPaths(ownHall);
      const before = await Promise.all(['replica', 'primary'].map((target) => countReads(server, target)));
      for (const path of paths) expect({ path, ...(await ask(server, path)) }).toMatchObject({ path, status: 200 });
      const after = await Promise.all(['replica', 'primary'].map((target) => countReads(server, target)));
      expect(after).toEqual([(before[0] ?? 0) + paths.length, before[1]]);
      expect(await countReads(server, 'repeated')).toBe(0);
    }
  });

  it('show a caller his own write at once, on both servers, and from the replica once that has it', async () => {
    await onStandby('select pg_wal_replay_pause()');
    const cookie = await rename('Chambeli Hall');
    expect(cookie).toMatch(/^mehfil_written=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const [mark = ''] = cookie.split(';');
    // The replica doesn't know it.
    const [old] = await onStandby(`select hall_name from halls where id = ${ownHall}`);
    expect(old?.hall_name).not.toBe('Chambeli Hall');
    const seen = new Set<unknown>();
    for (const server of at.loadTest.servers) {
      for (const headers of [{ cookie: mark }, { ...authorization(), cookie: mark }, authorization()]) {
        // Beside a visitor, who makes the server keep the replica's old page again.
        const [visitor, own] = await Promise.all([ask(server, detailPath()), ask(server, detailPath(), { headers })]);
        seen.add(visitor.body.hallName);
        expect(own.body.hallName).toBe('Chambeli Hall');
        expect((await ask(server, detailPath(), { headers })).body.hallName).toBe('Chambeli Hall');
        const { body: list } = await ask(server, '/public/halls?limit=20', { headers });
        expect(JSON.stringify(list)).toContain('Chambeli Hall');
      }
    }
    expect(seen).toContain(old?.hall_name);

    await onStandby('select pg_wal_replay_resume()');
    for (const server of at.loadTest.servers) {
      const served = await countReads(server, 'replica');
      const headers = { ...authorization(), cookie: mark };
      await until(async () => {
        expect((await ask(server, detailPath(), { headers })).body.hallName).toBe('Chambeli Hall');
        return (await countReads(server, 'replica')) > served;
      });
    }
  });

  it('read for who is signed in and keeps no cookies from the primary', async () => {
    const [server] = at.loadTest.servers;
    const before = await countReads(server, 'replica');
    await ask(server, detailPath(), { headers: authorization() });
    expect(await countReads(server, 'replica')).toBe(before);
  });

  it('keep new exchange rates at once, though a visitor makes them read what the replica has', async () => {
    await onStandby('select pg_wal_replay_pause()');
    const day = '2040-01-01';
    await at.loadTest.query(
      `insert into exchange_rates (base, currency, rate, day, source, fetched_at) values ('USD', 'PKR', 300, '${day}', 'test', now())`,
    );
    await at.loadTest.query(`select pg_notify('mehfil', '{"kind":"rates","id":0}')`);
    const body = JSON.stringify({ query: '{ currencyRates { day } }' });
    const headers = { 'content-type': 'application/json' };
    for (const server of at.loadTest.servers)
      await until(async () => {
        expect((await ask(server, '/public/halls?limit=1')).status).toBe(200);
        const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
        return (await response.text()).includes(day);
      });
  });

  it('hold what they were told until the replica has it', async () => {
    const { replicas, close } = await openReplicas();
    await onStandby('select pg_wal_replay_pause()');
    await rename('Motia Hall');
    let isHeld = true;
    const told = replicas.catchUp().then(() => (isHeld = false));
    await until(() => (replicas.figures()[0]?.lagSeconds ?? 0) > 0);
    expect(isHeld).toBe(true);
    await onStandby('select pg_wal_replay_resume()');
    await told;
    expect(await onStandby(`select hall_name from halls where id = ${ownHall}`)).toEqual([{ hall_name: 'Motia Hall' }]);
    await close();
  });

  it('repeat on the primary what fails on the replica, but not what was refused there', async () => {
    const counted: string[] = [];
    const { replicas, close } = await openReplicas((target) => counted.push(target));
    const onPrimary = () => Promise.resolve('from the primary');
    const readWith = (sql: string) =>
      replicas.read(0, async ({ orm }) => String((await orm.em.fork().execute(sql)).length), onPrimary);
    expect(await readWith('select 1')).toBe('1');
    expect(await readWith('select from a_table_that_is_not_there_yet')).toBe('from the primary');
    const refused = new DomainError('NOT_FOUND', 'There is no such hall.');
    await expect(replicas.read(0, () => Promise.reject(refused), onPrimary)).rejects.toBe(refused);
    expect(counted).toEqual(['replica', 'repeated']);
    await close();
  });

  it('lose no read when connections to the replica end under it', async () => {
    const [server] = at.loadTest.servers;
    const path = detailPath();
    await until(async () => {
      const asked = Promise.all(Array.from({ length: 8 }, () => ask(server, path)));
      await onStandby(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mehfil'`);
      for (const { status, body } of await asked) expect({ status, body }).toMatchObject({ status: 200 });
      return (await countReads(server, 'repeated')) > 0;
    });
  });

  it('go on while each of the four is killed in turn: no visitor’s read fails, nothing acknowledged is lost', async () => {
    await killEachInTurn(at, PLAN, 1);
  }, 180_000);
});
