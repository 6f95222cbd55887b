import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import { ManualClock } from '../../env/clock.js';
import type { Env } from '../../env.js';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { createServer } from '../../server.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { givenBooking, givenBusiness, givenHall } from '../../testing/scene.js';
import { NEVER_OVERLOADED, startHarness, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { backUp, backupCommand } from './backup.js';
import { getJobsPath, getTablePath, type Manifest } from './backup-manifest.js';
import { readLines } from './backup-parts.js';
import { restore, restoreCommand } from './restore.js';

let at: Harness;
let owner: Person;
let pictureUrl: string;
let folder: string;
let backup: string;
let manifest: Manifest;
const targets: TestDatabase[] = [];

const databaseUrl = () => String(at.app.orm.config.get('clientUrl'));
const silent = { out: () => undefined, err: () => undefined };

async function uploadPicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0e6b56' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('image', new File([Uint8Array.from(bytes)], 'hall.jpg', { type: 'image/jpeg' }));
  const answer = await fetch(`${at.url}/api/upload/image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token ?? ''}`, 'apollo-require-preflight': 'true' },
    body: form,
  });
  return ((await answer.json()) as { url: string }).url;
}

beforeAll(async () => {
  at = await startHarness();
  folder = await mkdtemp(join(tmpdir(), 'mehfil-backup-'));
  owner = await at.person(Role.BUSINESS, { name: 'Zoë "Noor"\u2028 عائشہ 🌙' });
  const customer = await at.person(Role.USER);
  const { em } = at.context();
  const businessId = await givenBusiness(em, owner.id);
  pictureUrl = await uploadPicture();
  const hallId = await givenHall(em, businessId, {
    profileImage: pictureUrl,
    sliderImages: [pictureUrl, '/files/scenes/a.webp'],
    description: 'Line one\nline two\r\n\ttabbed, "quoted", back\\slash',
    latitude: 31.5204,
    longitude: 74.3587,
  });
  for (let day = 1; day <= 3; day += 1) {
    const startTime = new Date(at.clock.now().getTime() + day * 86_400_000);
    await givenBooking(em, { userId: customer.id, hallId }, { startTime, status: BookingStatus.CONFIRMED });
  }
  // More than one batch of rows.
  await em.execute(
    `insert into audit_events (action, subject_type, after, at)
       select 'test.row', 'row', jsonb_build_object('n', n, 'text', repeat('x', n % 40)), now() from generate_series(1, 1234) n`,
  );
  await em.execute(
    `select graphile_worker.add_job('deliver-mail', payload := '{"id": 7}', job_key := 'later', run_at := '2030-01-01')`,
  );
  backup = join(folder, 'first');
  manifest = await backUp({ env: at.app.env, databaseUrl: databaseUrl(), folder: backup, now: at.clock.now() });
});
afterAll(async () => {
  await at.close();
  await Promise.all(targets.map((target) => target.drop()));
  await rm(folder, { recursive: true, force: true });
});

/** An empty target to restore to. */
async function emptyPlace(): Promise<{ env: Env; databaseUrl: string }> {
  const target = await createTestDatabase();
  targets.push(target);
  return { env: { ...at.app.env, dataDir: await mkdtemp(join(folder, 'data-')) }, databaseUrl: target.url };
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('[operations Backup and restore] the rehearsal', () => {
  it('restores what a second backup finds to be the same, checksum by checksum', async () => {
    const place = await emptyPlace();
    await restore({ ...place, folder: backup, force: false });
    const again = await backUp({ ...place, folder: join(folder, 'second'), now: at.clock.now() });
    expect(again).toEqual(manifest);
    expect(Object.keys(manifest.tables).length).toBeGreaterThan(30);
    expect(manifest.tables.audit_events?.rows).toBeGreaterThanOrEqual(1234);
    expect(manifest.jobs.rows).toBe(2);
    expect(manifest.missingFiles).toEqual([]);
    const jobs = await query<{ key: string }>(place.databaseUrl, 'select key from graphile_worker.jobs order by key');
    // That of the uploaded picture's sizes, and one of another day.
    expect(jobs).toEqual([{ key: 'later' }, { key: 'make-picture-sizes' }]);
  });

  it('brings back a platform that works: sign-in, pictures, the ledger, new rows', async () => {
    const place = await emptyPlace();
    await restore({ ...place, folder: backup, force: false });
    const server = await createServer(place.env, {
      databaseUrl: place.databaseUrl,
      clock: new ManualClock(at.clock.now()),
      eventLoop: NEVER_OVERLOADED,
      log: at.app.log,
    });
    try {
      const { url } = await server.listen(0, '127.0.0.1');
      const signedIn = await fetch(`${url}/api/user/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ emailOrUsername: owner.email, password: TEST_PASSWORD }),
      });
      const { user } = (await signedIn.json()) as { user: { name: string } };
      expect(user.name).toBe('Zoë "Noor"\u2028 عائشہ 🌙');
      expect((await fetch(`${url}${pictureUrl}`)).status).toBe(200);
      const em = server.app.orm.em.fork();
      await em.execute(
        `insert into halls (business_id, hall_number, location, status) select id, 'New', 'Canal Road, Lahore', 'inactive' from businesses`,
      );
      expect(await em.execute('select 1 from hall_unit_links l join halls h on h.id = l.hall_id')).toHaveLength(2);
      await expect(
        em.execute(
          `insert into occupancies (unit_id, period, kind, booking_id) select unit_id, period, 'hold', booking_id from occupancies limit 1`,
        ),
      ).rejects.toThrow(/occupancies_no_overlap|occupancies/);
      await expect(em.execute(`delete from audit_events`)).rejects.toThrow(/only ever added to/);
      const [card] = await em.execute<{ count: number }[]>('select count(*)::int as count from hall_cards');
      expect(card?.count).toBe(1);
    } finally {
      await server.close();
    }
  });
});

describe('[operations Backup and restore] refusals', () => {
  it('refuses accounts unless it is forced, and a database in use', async () => {
    const place = await emptyPlace();
    await restore({ ...place, folder: backup, force: false });
    await expect(restore({ ...place, folder: backup, force: false })).rejects.toThrow('The database holds accounts.');
    expect((await restore({ ...place, folder: backup, force: true })).tables).toEqual(manifest.tables);
    await expect(restore({ env: at.app.env, databaseUrl: databaseUrl(), folder: backup, force: true })).rejects.toThrow(
      'A server is running on this database. Stop it first.',
    );
  });

  it('refuses a damaged backup before it touches anything', async () => {
    const place = await emptyPlace();
    await restore({ ...place, folder: backup, force: false });
    const damaged = join(folder, 'damaged');
    await backUp({ ...place, folder: damaged, now: at.clock.now() });
    await appendFile(join(damaged, 'files', pictureUrl.replace('/files/', '')), 'x');
    await expect(restore({ ...place, folder: damaged, force: true })).rejects.toThrow(
      /damaged: images\/.* is not what/,
    );
    await rm(getTablePath(damaged, 'users'));
    await expect(restore({ ...place, folder: damaged, force: true })).rejects.toThrow(/damaged: users can't be read/);
    await appendFile(join(damaged, 'manifest.json'), ' ');
    await expect(restore({ ...place, folder: damaged, force: true })).rejects.toThrow(/manifest.json was changed/);
    await expect(restore({ ...place, folder: join(folder, 'nowhere'), force: true })).rejects.toThrow(
      /not a complete backup/,
    );
    expect((await query(place.databaseUrl, 'select id from users')).length).toBe(2);
  });

  it('copies a consistent snapshot, and never overwrites a backup', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    for (const file of [getTablePath(backup, 'users'), getJobsPath(backup), join(backup, 'manifest.json')]) {
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    }
    const from = { env: at.app.env, databaseUrl: databaseUrl(), now: at.clock.now() };
    await expect(backUp({ ...from, folder: backup })).rejects.toThrow(/can't be made/);
    expect((await readFile(join(backup, 'manifest.sha256'), 'utf8')).length).toBeGreaterThan(64);
  });
});

describe('[operations Backup and restore] the commands', () => {
  it('report where the backup is and what was restored', async () => {
    const lines: string[] = [];
    const output = { ...silent, out: (line: string) => void lines.push(line) };
    const from = { env: at.app.env, databaseUrl: databaseUrl(), now: at.clock.now() };
    expect(await backupCommand(from, [], output)).toBe(0);
    const made = join(at.app.env.dataDir, 'backups', '2027-03-01T07-00-00Z');
    expect(lines[0]).toMatch(new RegExp(`^\\d+ rows of \\d+ tables and 1 files are in ${made}$`));
    expect(await restoreCommand(await emptyPlace(), [made], output)).toBe(0);
    expect(lines[1]).toMatch(/^\d+ rows and 1 files of 2027-03-01T07:00:00.000Z are back\.$/);
    expect(await backupCommand(from, ['--help'], output)).toBe(0);
    expect(await restoreCommand(from, [], output)).toBe(1);
    await expect(backupCommand(from, ['a', 'b'], silent)).rejects.toThrow('One folder at a time');
  });

  it('reads packed lines back exactly, whatever is in them', async () => {
    const rows: string[] = [];
    for await (const lines of readLines(getTablePath(backup, 'halls'))) rows.push(...lines);
    const hall = JSON.parse(rows[0] ?? '{}') as { description: string };
    expect(hall.description).toBe('Line one\nline two\r\n\ttabbed, "quoted", back\\slash');
  });
});
