import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runDueJobs } from '../jobs/runner.js';
import { JOBS } from '../modules/jobs.js';
import { DEMO_ACCOUNTS } from '../modules/system/demo-accounts.js';
import { CancellationReason, Role } from '../rules/index.js';
import { startHarness, type Harness } from '../testing/harness.js';
import { ensureDemo } from './fill.js';

const FILLING_MS = 120_000;

let at: Harness;
beforeAll(async () => {
  at = await startHarness({ DEMO: 'on' });
});
afterAll(() => at.close());

function fill(signal?: AbortSignal, onBegin?: () => void): Promise<boolean> {
  const databaseUrl = at.app.orm.config.get('clientUrl');
  return ensureDemo(at.app, {
    databaseUrl: String(databaseUrl),
    now: at.clock.now(),
    ...(signal ? { signal } : {}),
    ...(onBegin ? { onBegin } : {}),
  });
}

/** A signal that ends the work after so many deeds. */
function cutAfter(deeds: number): AbortSignal {
  let left = deeds;
  return Object.assign(new AbortController().signal, {
    throwIfAborted: () => {
      left -= 1;
      if (left < 0) throw new Error('cut short');
    },
  });
}

function rows<Row extends object>(sql: string): Promise<Row[]> {
  return at.context().em.execute<Row[]>(sql);
}

async function count(table: string, where = 'true'): Promise<number> {
  const found = await rows<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`);
  return found[0]?.count ?? 0;
}

describe('[operations The demo] the demo town', () => {
  it(
    'is cleared and begun again after a filling that was cut short, and filled once',
    async () => {
      // As a killed process leaves it: something is there, and only the beginning is on record.
      await expect(fill(cutAfter(150))).rejects.toThrow('cut short');
      expect(await count('users')).toBeGreaterThan(10);
      expect(await count('audit_events', `action = 'demo.filled'`)).toBe(0);
      expect(await fill()).toBe(true);
      expect(await count('audit_events', `action = 'demo.begun'`)).toBe(1);
      const before = await count('bookings');
      expect(await fill(undefined, () => expect('it').toBe('not filled twice'))).toBe(true);
      expect(await count('bookings')).toBe(before);
    },
    FILLING_MS,
  );

  it('has halls in ten cities and businesses in every state', async () => {
    expect(await count('halls')).toBe(60);
    expect((await rows('select distinct city from halls')).length).toBe(10);
    expect(await count('halls', 'description is null or latitude is null or profile_image is null')).toBe(0);
    expect((await rows('select distinct description from halls')).length).toBe(60);
    expect((await rows('select unnest(slider_images) from halls')).length).toBe(300);
    expect((await rows('select distinct unnest(slider_images) from halls')).length).toBe(300);
    expect(await rows('select status, count(*)::int from businesses group by status order by status')).toEqual([
      { status: 'approved', count: 7 },
      { status: 'pending', count: 2 },
      { status: 'rejected', count: 1 },
      { status: 'suspended', count: 1 },
    ]);
    expect(await count('users', `role = 'business'`)).toBe(12);
    expect(await rows('select distinct currency from businesses order by 1')).toEqual([
      { currency: 'PKR' },
      { currency: 'USD' },
    ]);
    expect(await count('halls', 'is_featured and is_public')).toBeGreaterThanOrEqual(9);
  });

  it('has a year of bookings with every status and reason, none of them overlapping', async () => {
    expect(await count('bookings')).toBeGreaterThan(500);
    const reasons = await rows<{ reason: string }>(
      'select distinct cancellation_reason as reason from bookings where cancellation_reason is not null',
    );
    expect(reasons.map(({ reason }) => reason).sort()).toEqual(Object.values(CancellationReason).sort());
    const now = `'${at.clock.now().toISOString()}'`;
    expect(await count('bookings', `status = 'pending' and start_time < ${now}`)).toBe(0);
    expect(await count('bookings', `status = 'pending'`)).toBeGreaterThan(10);
    expect(await count('bookings', `status = 'confirmed' and start_time > ${now}`)).toBeGreaterThan(20);
    expect(await count('bookings', `created_at > ${now} or updated_at > ${now}`)).toBe(0);
    const customer = `user_id = (select id from users where username = 'demo_customer')`;
    expect((await rows(`select distinct status from bookings where ${customer}`)).length).toBe(3);
  });

  it('shares the units of the full marquee with its halves', async () => {
    const shared = await rows(
      `select l.unit_id from hall_unit_links l group by l.unit_id having count(*) = 2 order by l.unit_id`,
    );
    expect(shared.length).toBe(2);
    expect(await count('hall_units', 'id not in (select unit_id from hall_unit_links)')).toBe(0);
  });

  it('has reviews that no two guests have written alike, and ratings that follow from them', async () => {
    expect(await count('hall_reviews')).toBeGreaterThan(150);
    const comments = await rows<{ comment: string; count: number }>(
      'select comment, count(*)::int from hall_reviews where comment is not null group by comment having count(*) > 1',
    );
    expect(comments).toEqual([]);
    expect(await count('hall_reviews', 'is_hidden')).toBe(1);
    const wrong = await rows(
      `select h.id from halls h left join hall_reviews r on r.hall_id = h.id and not r.is_hidden
        group by h.id having h.review_count <> count(r.id) or h.rating <> coalesce(round(avg(r.rating), 2), 0)`,
    );
    expect(wrong).toEqual([]);
  });

  it('has halls that customers saved, the demo’s own among them', async () => {
    expect(await count('saved_halls', `user_id = (select id from users where username = 'demo_customer')`)).toBe(6);
    expect(await count('saved_halls')).toBeGreaterThan(60);
  });

  it('has articles with their pictures, and mails that are marked and never sent', async () => {
    expect(await count('blog_posts', `status = 'published' and view_count > 0`)).toBe(8);
    expect(await rows('select distinct status from outbox_mails')).toEqual([{ status: 'demo' }]);
    await runDueJobs(at.app, at.server.pool, JOBS);
    expect(await rows('select distinct status from outbox_mails')).toEqual([{ status: 'demo' }]);
  });

  it.each(DEMO_ACCOUNTS)('signs in $username, who is $role', async ({ role, email, password }) => {
    const path = role === Role.ADMIN || role === Role.MODERATOR ? 'admin-login' : 'login';
    const { status, body } = await at.visitor.rest<{ user: { role: string }; token: string }>(
      'POST',
      `/user/auth/${path}`,
      { emailOrUsername: email, password },
    );
    expect({ status, role: body.user.role }).toEqual({ status: 200, role });
  });

  it('draws the pictures of its halls and articles, and nothing that nobody shows', async () => {
    const [hall] = await rows<{ profile_image: string }>('select profile_image from halls order by id limit 1');
    const [post] = await rows<{ featured_image: string }>('select featured_image from blog_posts order by id limit 1');
    for (const address of [hall?.profile_image, post?.featured_image]) {
      const answer = await fetch(`${at.url}${address ?? ''}?size=320`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect((await fetch(`${at.url}/files/scenes/ballroom-ivory-day-interior-1.webp?size=320`)).status).toBe(404);
  });

  it('leaves a platform alone that holds something else', async () => {
    const other = await startHarness();
    try {
      await other.person(Role.USER);
      const databaseUrl = String(other.app.orm.config.get('clientUrl'));
      expect(await ensureDemo(other.app, { databaseUrl, now: other.clock.now() })).toBe(false);
      const found = await other.context().em.execute<object[]>('select id from users');
      expect(found.length).toBe(1);
    } finally {
      await other.close();
    }
  });
});
