import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startHarness, type Harness } from '../testing/harness.js';
import { ensureDemo } from './fill.js';

let at: Harness;
beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
it('fills', async () => {
  const t = performance.now();
  await ensureDemo(at.app, { databaseUrl: at.app.orm.config.get('clientUrl') ?? '', now: at.clock.now() });
  console.log('filled in', performance.now() - t);
  const { em } = at.context();
  for (const sql of [
    'select status, cancellation_reason, count(*), sum(total_price) from bookings group by 1,2 order by 1,2',
    'select count(*), avg(rating), count(comment) from hall_reviews',
    'select count(*) from halls where is_public',
    'select status, count(*) from businesses group by 1',
    'select status,count(*) from outbox_mails group by 1',
    'select business_name, count(*), count(*) filter (where start_time > now()) from bookings group by 1',
    'select count(*) from users',
    `select comment from hall_reviews where comment is not null limit 12`,
    'select title, view_count, status from blog_posts',
  ])
    console.log(sql, JSON.stringify(await em.execute(sql), null, 0));
}, 120_000);
