import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runDueJobs } from '../jobs/runner.js';
import { JOBS } from '../modules/jobs.js';
import { buildHallDetail, findHallDetail } from '../modules/halls/hall-detail.queries.js';
import { checkReadModels } from '../modules/halls/read-model.service.js';
import { DEMO_ACCOUNTS } from '../modules/system/demo-accounts.js';
import { Role } from '../domain/accounts/roles.js';
import { CancellationReason } from '../domain/bookings/transitions.js';
import { startHarness, TEST_NOW, type Harness } from '../testing/harness.js';
import { ensureDemo } from './fill.js';
import { abortAfter } from './testing/abort.js';
import { glanceAt, likeness, type Glance } from './testing/likeness.js';
import { picturesByScreen } from './testing/pictures-by-screen.js';

const FILLING_MS = 300_000;

/** When the demo is filled; other times are tried with `DEMO_NOW=2027-01-04T00:00Z npm test -- api/src/demo/fill.test.ts`. */
const NOW = new Date(process.env.DEMO_NOW ?? TEST_NOW);

let at: Harness;
beforeAll(async () => {
  at = await startHarness({ DEMO: 'on' });
  at.clock.set(NOW);
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

function rows<Row extends object>(sql: string): Promise<Row[]> {
  return at.context().em.execute<Row[]>(sql);
}

async function count(table: string, where = 'true'): Promise<number> {
  const found = await rows<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`);
  return found[0]?.count ?? 0;
}

async function signIn(role: Role): Promise<string> {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role);
  const door = role === Role.ADMIN || role === Role.MODERATOR ? 'admin-login' : 'login';
  const credentials = { emailOrUsername: account?.email, password: account?.password };
  const { body } = await at.visitor.rest<{ token: string }>('POST', `/user/auth/${door}`, credentials);
  return body.token;
}

function download(filename: string, token?: string): Promise<Response> {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  return fetch(`${at.url}/api/upload/document/${filename}`, headers ? { headers } : {});
}

/** What the pictures of a screen have in common at most; the same drawing in other colors has more. */
const SAME_PICTURE = 0.965;

/** What belongs to the demo's customer. */
const DEMO_CUSTOMER = `user_id = (select id from users where username = 'demo_customer')`;

describe('[operations The demo] the demo data', () => {
  it(
    'restarts after an interrupted run, and is filled once',
    async () => {
      // As a killed process leaves it: something is there, and only the beginning is on record.
      await expect(fill(abortAfter(150))).rejects.toThrow('interrupted');
      expect(await count('users')).toBeGreaterThan(10);
      expect(await count('stored_files')).toBeGreaterThan(10);
      expect(await count('audit_events', `action = 'demo.filled'`)).toBe(0);
      expect(await fill()).toBe(true);
      const stored = await at.app.files.listAll('documents');
      expect([...stored.objects].length).toBe(await count('stored_files', `kind = 'document'`));
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
      { status: 'pending', count: 10 },
      { status: 'rejected', count: 2 },
      { status: 'suspended', count: 1 },
    ]);
    expect(await count('users', `role = 'business'`)).toBe(21);
    expect(await rows('select distinct currency from businesses order by 1')).toEqual([
      { currency: 'PKR' },
      { currency: 'USD' },
    ]);
    expect(await count('halls', 'is_featured and is_public')).toBeGreaterThanOrEqual(9);
  });

  it('has two proofs of payment to check, with their pictures', async () => {
    const waiting = `kind = 'proof' and claimed_by in (select 'proof:' || id from payment_proofs where status = 'submitted')`;
    expect(await count('stored_files', waiting)).toBe(2);
  });

  it('has enquiries of every kind, entered ones too, templates in both languages, tasks, and visits', async () => {
    expect(await count('enquiries', `lost_reason = 'price'`)).toBe(1);
    expect(await count('enquiries', 'follow_up_on is not null')).toBe(2);
    expect([await count('enquiries', `source <> 'app'`), await count('enquiries', 'booking_id > 0')]).toEqual([4, 1]);
    const asked = `booking_id in (select b.id from bookings b where b.created_at > threads.created_at)`;
    expect(await count('threads', asked)).toBe(3);
    // Of the last hours: the first answer was switched on lately.
    expect(await count('messages', 'is_automatic')).toBe(2);
    expect(await count('reply_templates', 'english is not null and urdu is not null')).toBe(4);
    expect([await count('booking_tasks'), await count('booking_tasks', 'done_at is not null')]).toEqual([5, 1]);
    expect([await count('guest_second_phones'), (await count('booking_cnics')) > 2]).toEqual([2, true]);
    const coming = `starts_at > (select max(created_at) from visits)`;
    expect(await count('visits', `status = 'confirmed' and ${coming}`)).toBe(1);
    expect(await count('visits', `status = 'proposed' and ${coming}`)).toBe(1);
  });

  it('has two reports of conversations: one to look at, and one that was resolved', async () => {
    expect(await count('thread_reports', `category = 'fraud' and message_id is not null and resolved_at is null`)).toBe(
      1,
    );
    expect(await count('thread_reports', `outcome = 'nothing_found' and opened_at is not null`)).toBe(1);
    expect(await count('thread_reports')).toBe(2);
  });

  it('has days whose cash was counted, once less than expected, each as it still is', async () => {
    expect(await count('cash_closings', 'counted < expected')).toBe(1);
    expect(await count('cash_closings')).toBe(4);
    const changed = await rows(
      `select c.day from cash_closings c where c.expected <> (select sum(p.amount) from payment_entries p
         where p.business_id = c.business_id and p.day = c.day and p.method = 'cash' and p.kind = 'receipt')`,
    );
    expect(changed).toEqual([]);
  });

  it('has the payments of a season: numbered without gaps, a few debts, a deposit that was returned, and expenses', async () => {
    const shown = `business_id = (select b.id from businesses b join users u on u.id = b.owner_id where u.username = 'demo_owner')`;
    const [numbers] = await rows<{ first: number; last: number; count: number }>(
      `select min(receipt_number) as first, max(receipt_number) as last, count(*)::int as count
         from payment_entries where ${shown} and kind = 'receipt'`,
    );
    expect(numbers).toEqual({ first: 1, last: numbers?.count, count: numbers?.count });
    expect(numbers?.count).toBeGreaterThan(100);
    expect(
      (await rows(`select distinct method from payment_entries where method is not null and ${shown}`)).length,
    ).toBe(7);
    expect(await count('payment_entries', `${shown} and kind = 'refund'`)).toBe(1);
    const { body } = await at.visitor.rest<{ paging: { total: number } }>(
      'GET',
      '/business/bookings?payment=overdue',
      undefined,
      { authorization: `Bearer ${await signIn(Role.BUSINESS)}` },
    );
    expect(body.paging.total).toBeGreaterThan(1);
    expect(body.paging.total).toBeLessThan(20);
    const entries = `(select sum(case p.kind when 'receipt' then p.amount else -p.amount end) from payment_entries p
      where p.booking_id = bookings.id)`;
    expect(await count('bookings', `${shown} and status = 'confirmed' and ${entries} > total_price`)).toBe(0);
    expect(await count('booking_expenses', 'corrects_id is null')).toBeGreaterThan(20);
    expect(await count('booking_expenses', 'corrects_id is not null')).toBe(1);
  });

  it('has real documents with its applications, for their owner and staff only', async () => {
    const sent = await rows<{ name: string; documents: string[] }>('select name, documents from businesses');
    expect(await count('businesses', `status in ('approved', 'suspended') and cardinality(documents) < 4`)).toBe(0);
    const counts = await rows(
      `select distinct cardinality(documents) as count from businesses where status = 'pending'`,
    );
    expect(counts.length).toBeGreaterThanOrEqual(4);
    const names = sent.flatMap(({ documents }) => documents);
    const isSent = `kind = 'document' and claimed_by = 'business:' || (select b.id from businesses b where b.owner_id = stored_files.owner_id)`;
    expect(names.length).toBeGreaterThan(50);
    // Those of the application that was rejected first were released for the sweep.
    expect(await count('stored_files', isSent)).toBe(names.length);
    expect(await count('stored_files', `kind = 'document' and claimed_by is null`)).toBe(1);

    const shown = sent.find(({ name }) => name === 'Noor Mahal Venues')?.documents ?? [];
    const [owner, moderator, customer] = await Promise.all([Role.BUSINESS, Role.MODERATOR, Role.USER].map(signIn));
    for (const filename of shown) {
      for (const token of [owner, moderator]) {
        const answer = await download(filename, token);
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
        expect([bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF']);
        expect(bytes.length).toBeLessThan(50_000);
      }
      expect((await download(filename, customer)).status).toBe(404);
      expect((await download(filename)).status).toBe(401);
    }
  });

  it('has a year of bookings with every status and reason, none of them overlapping', async () => {
    expect(await count('bookings')).toBeGreaterThan(500);
    const reasons = await rows<{ reason: string }>(
      'select distinct cancellation_reason as reason from bookings where cancellation_reason is not null',
    );
    // Its one offer to an enquiry waits.
    const known = Object.values(CancellationReason).filter((reason) => !reason.startsWith('offer_'));
    expect(reasons.map(({ reason }) => reason).sort()).toEqual(known.sort());
    const now = `'${at.clock.now().toISOString()}'`;
    expect(await count('bookings', `status = 'pending' and start_time < ${now}`)).toBe(0);
    expect(await count('bookings', `status = 'pending'`)).toBeGreaterThan(10);
    expect(await count('bookings', `status = 'confirmed' and start_time > ${now}`)).toBeGreaterThan(20);
    expect(await count('bookings', `created_at > ${now} or updated_at > ${now}`)).toBe(0);
    expect((await rows(`select distinct status from bookings where ${DEMO_CUSTOMER}`)).length).toBe(3);
    const day = (instant: string) => `((${instant}) at time zone 'Asia/Karachi')::date`;
    const overnight = `${day('start_time')} < ${day(`end_time - interval '1 minute'`)}`;
    expect(await count('bookings', overnight)).toBeGreaterThan(20);
    const ahead = `${DEMO_CUSTOMER} and status = 'confirmed' and start_time > ${now}`;
    expect(await count('bookings', `${ahead} and ${overnight}`)).toBe(1);
    expect(await count('bookings', 'id in (select booking_id from booking_optional_services)')).toBeGreaterThan(200);
  });

  it('has functions that were requested together: waiting, confirmed and ended', async () => {
    const groups = await rows<{ status: string }>('select status from booking_groups order by status');
    expect(groups.map(({ status }) => status)).toEqual(['confirmed', 'ended', 'waiting']);
  });

  it('has holds, and waiting lists on which the demo’s customer waits and has an offer', async () => {
    const now = `'${at.clock.now().toISOString()}'`;
    expect(await count('businesses', 'hold_hours > 0')).toBe(1);
    const offers = `offered_until > ${now}`;
    expect(await count('waiting_entries', `state = 'offered' and ${offers} and ${DEMO_CUSTOMER}`)).toBe(1);
    expect(await count('waiting_entries', `state = 'waiting' and ${DEMO_CUSTOMER}`)).toBe(1);
    expect(await count('waiting_entries', `state = 'waiting' and not ${DEMO_CUSTOMER}`)).toBe(3);
    expect(await count('waiting_entries', 'shift_name is null')).toBe(0);
  });

  it('has a business that is paid first, and an accepted request of the demo’s customer that waits for it', async () => {
    expect(await count('businesses', 'payment_required')).toBe(1);
    const waiting = `status = 'pending' and payment_due_at > '${at.clock.now().toISOString()}'`;
    expect([await count('bookings', waiting), await count('bookings', `${waiting} and ${DEMO_CUSTOMER}`)]).toEqual([
      1, 1,
    ]);
  });

  it('has two menus of the demo’s owner, and a confirmed booking with one', async () => {
    expect(await count('menus', 'name_urdu is not null')).toBe(2);
    expect(await count('menus', 'jsonb_array_length(bands) > 1')).toBe(1);
    expect(await count('bookings', `menu_amount > 0 and menu ->> 'nameUrdu' <> '' and status = 'confirmed'`)).toBe(1);
    expect(await count('menus', 'children_share is not null')).toBe(1);
    expect(await count('bookings', `(menu ->> 'childCount')::int > 0`)).toBe(1);
  });

  it('has changes that wait for the owner and for the demo’s customer, an offer, labels, and rules of cities', async () => {
    const isOpen = `where status = 'open' and kind = 'change'`;
    const open = await rows<{ side: string }>(`select proposed_by as side from booking_changes ${isOpen} order by 1`);
    expect(open.length).toBe(2);
    expect(new Set(open.map(({ side }) => side)).size).toBe(2);
    expect(await count('booking_changes', `status = 'open' and kind = 'offer' and note <> ''`)).toBe(2);
    const customers = `user_id = (select id from users where username = 'demo_customer')`;
    expect(await count('enquiries', `offer_id in (select id from bookings where is_offered and ${customers})`)).toBe(1);
    expect(await count('bookings', `source = 'owner' and cardinality(labels) > 0`)).toBe(2);
    expect(await rows('select city, effect from city_rules order by id')).toEqual([
      { city: 'Lahore', effect: 'warn' },
      { city: 'Lahore', effect: 'warn' },
      { city: 'Islamabad', effect: 'refuse' },
    ]);
  });

  it('shares the units of the full marquee with its halves', async () => {
    const shared = await rows(
      `select l.unit_id from hall_unit_links l group by l.unit_id having count(*) = 2 order by l.unit_id`,
    );
    expect(shared.length).toBe(2);
    expect(await count('hall_units', 'id not in (select unit_id from hall_unit_links)')).toBe(0);
  });

  it('has reviews without duplicate texts, and the ratings that follow from them', async () => {
    expect(await count('hall_reviews')).toBeGreaterThan(150);
    const comments = await rows<{ comment: string; count: number }>(
      'select comment, count(*)::int from hall_reviews where comment is not null group by comment having count(*) > 1',
    );
    expect(comments).toEqual([]);
    expect(await count('hall_reviews', 'is_hidden')).toBe(1);
    expect(await count('hall_reviews', 'answer is not null')).toBeGreaterThan(40);
    expect(await count('hall_reviews', 'answer is null and comment is not null')).toBeGreaterThan(40);
    expect(await count('review_reports', 'resolved_at is null')).toBe(5);
    const wrong = await rows(
      `select h.id from halls h left join hall_reviews r on r.hall_id = h.id and not r.is_hidden
        group by h.id having h.review_count <> count(r.id) or h.rating <> coalesce(round(avg(r.rating), 2), 0)`,
    );
    expect(wrong).toEqual([]);
  });

  it('has finished pages, counts and cards of all its halls, as the long read has them', async () => {
    const { em } = at.context();
    expect((await checkReadModels(em)).filter(({ differences }) => differences > 0)).toEqual([]);
    const staff = { id: 0, role: Role.MODERATOR, name: 'Staff', signedInAt: at.clock.now() };
    const halls = await rows<{ id: number; is_public: boolean }>(
      'select id, is_public from halls where deleted_at is null',
    );
    expect(halls.length).toBeGreaterThan(30);
    for (const { id, is_public: isPublic } of halls) {
      expect(await findHallDetail(em, id, null)).toEqual(isPublic ? await buildHallDetail(em, id, staff) : null);
    }
  });

  it('has halls saved by customers, the demo’s own among them', async () => {
    expect(await count('saved_halls', `user_id = (select id from users where username = 'demo_customer')`)).toBe(6);
    expect(await count('saved_halls')).toBeGreaterThan(60);
  });

  it('has articles with their pictures, and mails that are marked and never sent', async () => {
    expect(await count('blog_posts', `status = 'published' and view_count > 0`)).toBe(8);
    expect(await count('blog_posts', 'id not in (select post_id from blog_post_tags)')).toBe(0);
    expect(await count('blog_posts', `title_urdu is not null and content_urdu like '%<h2>%<ul>%'`)).toBe(4);
    expect(await count('blog_categories', 'name_urdu is null')).toBe(0);
    expect(await count('blog_comments', `status = 'hidden'`)).toBe(1);
    expect(await count('blog_comments', `content like '%http%' and status <> 'hidden'`)).toBe(2);
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

  it('has a manager and a clerk in the team of its owner, and a customer with quiet hours', async () => {
    const team = await rows('select role from business_members where request_mails order by id');
    expect(team).toEqual([{ role: 'clerk' }, { role: 'manager' }]);
    expect(await count('notification_settings', `quiet_from = '22:30'`)).toBe(1);
  });

  it('has the pictures of its halls and articles, and no unused ones', async () => {
    const [hall] = await rows<{ profile_image: string }>('select profile_image from halls order by id limit 1');
    const [post] = await rows<{ featured_image: string }>('select featured_image from blog_posts order by id limit 1');
    for (const address of [hall?.profile_image, post?.featured_image]) {
      const answer = await fetch(`${at.url}${address ?? ''}?size=320`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    expect((await fetch(`${at.url}/files/scenes/ballroom-ivory-day-interior-1.webp?size=320`)).status).toBe(404);
  });

  it(
    'shows no picture twice on a screen, in any color',
    async () => {
      const glances = new Map<string, Promise<Glance>>();
      const loadGlance = (address: string) => {
        const glance = glances.get(address) ?? glanceAt(address);
        glances.set(address, glance);
        return glance;
      };
      const alike: string[] = [];
      for (const [screen, addresses] of await picturesByScreen(at)) {
        const seen: { address: string; glance: Glance }[] = [];
        expect([screen, new Set(addresses).size]).toEqual([screen, addresses.length]);
        for (const address of addresses) {
          const glance = await loadGlance(address);
          const twins = seen.filter((other) => likeness(other.glance, glance) > SAME_PICTURE);
          alike.push(...twins.map((twin) => `${screen}: ${twin.address} and ${address}`));
          seen.push({ address, glance });
        }
      }
      expect(alike).toEqual([]);
    },
    FILLING_MS,
  );
});
