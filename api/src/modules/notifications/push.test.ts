import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';
import { NOTIFICATION_MESSAGES } from '../../domain/notifications/messages.js';
import { runDueJobs } from '../../jobs/runner.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue, type Venue } from '../../testing/scene.js';
import { JOBS } from '../jobs.js';
import { derivePushKeys } from './push.keys.js';
import { GATHER_JOB } from './notification.changes.js';
import { readVapid, startPushService, type Browser, type PushService } from './testing/push-service.js';

const DAY_MS = 86_400_000;

let at: Harness;
let service: PushService;
let customer: Person;
let venue: Venue;
let bookingId: number;

beforeAll(async () => {
  [at, service] = await Promise.all([startHarness({ WEBHOOKS_TO_LOCALHOST: 'on' }), startPushService()]);
});
afterAll(async () => {
  await at.close();
  await service.close();
});
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  service.status = 201;
  service.headers = {};
  service.pushed.length = 0;
  const { em } = at.context();
  await em.execute('delete from graphile_worker._private_jobs');
  [customer, venue] = [await at.person(Role.USER), await openVenue(at)];
  const startTime = new Date(TEST_NOW.getTime() + 30 * DAY_MS);
  const about = { userId: customer.id, hallId: venue.hallId };
  bookingId = await givenBooking(em, about, { status: BookingStatus.PENDING, startTime });
});

interface Settings {
  isPushOn: boolean;
  pushKey: string;
  code?: string;
  field?: string;
  message?: string;
}

const turnOn = async (who: Person, browser: Browser = service.addBrowser()): Promise<Browser> => {
  const { status, body } = await who.rest<Settings>('PUT', '/notifications/push', browser.subscription);
  expect([status, body.isPushOn]).toEqual([200, true]);
  return browser;
};
const write = (who: Person, text: string, id = bookingId) =>
  who.rest('POST', `/${who === venue.owner ? 'business' : 'user'}/bookings/${id}/messages`, { text });
const change = (who: Person, settings: object) => who.rest('PUT', '/notifications/settings', settings);
/** Who waits for their pushes to be gathered, and when that is. */
const waiting = () =>
  at.context().em.execute<{ userId: number; runAt: Date }[]>(
    `select (j.payload->>'userId')::int as "userId", j.run_at as "runAt" from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ? order by 1`,
    [GATHER_JOB],
  );
/** Runs the jobs that gather for somebody, and those that they add. */
async function push(who: Person, afterMs: number = NOTIFICATION_LIMITS.pushWaitMs): Promise<void> {
  at.clock.set(new Date(at.clock.now().getTime() + afterMs));
  await JOBS[GATHER_JOB]?.(at.context(), { userId: who.id });
  await runDueJobs(at.app, at.server.pool, JOBS);
}
const countSubscriptions = async (who: Person): Promise<number> => {
  const rows = await at
    .context()
    .em.execute<{ count: number }[]>('select count(*)::int as count from push_subscriptions where user_id = ?', [
      who.id,
    ]);
  return rows[0]?.count ?? 0;
};

describe('[product: Talk] push notifications', () => {
  it('say what happened and where, encrypted for the browser and signed by the server, without the text', async () => {
    const browser = await turnOn(venue.owner);
    await write(customer, 'My number is 0300 1234567');
    expect(await waiting()).toEqual([
      { userId: venue.owner.id, runAt: new Date(TEST_NOW.getTime() + NOTIFICATION_LIMITS.pushWaitMs) },
    ]);
    await push(venue.owner);
    const read = browser.read();
    expect(read).toEqual([
      {
        ...{ title: expect.stringMatching(/ wrote to you$/), body: expect.any(String), lang: 'en' },
        ...{ path: `/business/bookings/${bookingId}`, tag: expect.stringMatching(/^notification-\d+$/) },
      },
    ]);
    const [request] = service.pushed;
    expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(JSON.stringify(read)).not.toMatch(/0300|number/);
    expect(request && readVapid(request)).toEqual({
      claims: { aud: service.origin, exp: expect.any(Number), sub: expect.stringMatching(/^mailto:/) },
      key: derivePushKeys(at.app.env.jwtSecret).publicKey,
    });
  });

  it('speak Urdu to who reads it', async () => {
    const browser = await turnOn(customer);
    await at.context().em.execute(`update users set locale = 'ur' where id = ?`, [customer.id]);
    await write(venue.owner, 'Hello');
    await push(customer);
    expect(browser.read()).toMatchObject([{ title: expect.stringContaining('نے آپ کو لکھا ہے'), lang: 'ur' }]);
  });

  it('gather what came meanwhile into one, and never repeat it', async () => {
    const browser = await turnOn(customer);
    await write(venue.owner, 'Hello');
    await venue.owner.rest('PUT', `/business/bookings/${bookingId}/status`, { status: 'confirmed' });
    await write(venue.owner, 'See you');
    expect(await waiting()).toHaveLength(1);
    await push(customer);
    await push(customer);
    expect(browser.read()).toEqual([
      {
        ...{ title: '2 new notifications', body: expect.any(String), tag: 'notifications', lang: 'en' },
        path: `/bookings/${bookingId}`,
      },
    ]);
    await write(venue.owner, 'One more');
    await push(customer);
    expect(browser.read()).toHaveLength(2);
  });

  it('leave out what was read meanwhile, what was turned off, and what is older than the browser', async () => {
    await write(customer, 'Before');
    at.clock.set(new Date(TEST_NOW.getTime() + 1));
    const browser = await turnOn(venue.owner);
    await push(venue.owner);
    await write(customer, 'Read at once');
    await venue.owner.rest('POST', '/notifications/read', { bookingId });
    await push(venue.owner);
    await change(venue.owner, { groups: [{ group: 'messages', push: false }] });
    await write(customer, 'Turned off');
    await push(venue.owner);
    expect(browser.read()).toEqual([]);
    await change(venue.owner, { groups: [{ group: 'messages', push: true }] });
    await push(venue.owner);
    expect(browser.read()).toHaveLength(1);
  });

  it('are no work for who has no browser, and go to all browsers of who has several', async () => {
    await write(customer, 'Hello');
    expect(await waiting()).toEqual([]);
    const signIn = { emailOrUsername: venue.owner.email, password: TEST_PASSWORD };
    const elsewhere = await at.visitor.rest<{ token: string }>('POST', '/user/auth/login', signIn);
    const browsers = [await turnOn(venue.owner), await turnOn(at.withToken(elsewhere.body.token))];
    await write(customer, 'Are you there?');
    await push(venue.owner);
    expect(browsers.map((browser) => browser.read().length)).toEqual([1, 1]);
  });

  it('wait for the end of quiet hours, and come once, gathered', async () => {
    const browser = await turnOn(venue.owner);
    // Noon in Lahore.
    await change(venue.owner, { quietHours: { from: '11:30', until: '13:00', timeZone: 'Asia/Karachi' } });
    await write(customer, 'Now');
    await push(venue.owner);
    expect(browser.read()).toEqual([]);
    expect(await waiting()).toEqual([{ userId: venue.owner.id, runAt: new Date('2027-03-01T08:00:00.000Z') }]);
    await write(customer, 'Later');
    expect(await waiting()).toHaveLength(1);
    at.clock.set(new Date('2027-03-01T08:00:00.000Z'));
    await push(venue.owner, 0);
    expect(browser.read()).toHaveLength(1);
  });

  it('come at once when the quiet hours are lifted', async () => {
    await turnOn(venue.owner);
    await change(venue.owner, { quietHours: { from: '11:30', until: '13:00', timeZone: 'Asia/Karachi' } });
    await write(customer, 'Now');
    await push(venue.owner);
    const before = await at.context().em.execute<{ now: Date }[]>('select now() as now');
    await change(venue.owner, { quietHours: null });
    const [{ runAt } = { runAt: new Date(0) }] = await waiting();
    expect(runAt.getTime() - (before[0]?.now.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('end with the session, by sign-out and from afar, and with the server’s key', async () => {
    const browser = await turnOn(venue.owner);
    await at
      .context()
      .em.execute(`update push_subscriptions set server_key = 'another' where user_id = ?`, [venue.owner.id]);
    await write(customer, 'Signed by another key');
    await push(venue.owner);
    expect(browser.read()).toEqual([]);
    await turnOn(venue.owner, browser);
    await venue.owner.graphql('mutation { signOut }');
    expect(await countSubscriptions(venue.owner)).toBe(0);
    await turnOn(customer);
    await at
      .context()
      .em.execute('update sessions set expires_at = ? where user_id = ?', [
        new Date(TEST_NOW.getTime() - 1),
        customer.id,
      ]);
    await JOBS['delete-old-sessions']?.(at.context(), {});
    expect(await countSubscriptions(customer)).toBe(0);
  });

  it('belong to the account that turned them on last in a browser', async () => {
    const browser = await turnOn(venue.owner);
    await turnOn(customer, browser);
    expect(await countSubscriptions(venue.owner)).toBe(0);
    expect(await countSubscriptions(customer)).toBe(1);
  });

  it('reach so many browsers of an account, the latest', async () => {
    await turnOn(customer);
    const { em } = at.context();
    for (let index = 0; index < NOTIFICATION_LIMITS.browsersMax; index += 1) {
      await em.execute(
        `with s as (insert into sessions (user_id, created_at, last_used_at, signed_in_at, expires_at)
           values (?, now(), now(), now(), now() + interval '1 day') returning id)
         insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, server_key, created_at)
           select id, ?, ?, '', '', '', ? from s`,
        [
          customer.id,
          customer.id,
          `https://push.example/${index}-${customer.id}`,
          new Date(TEST_NOW.getTime() - index),
        ],
      );
    }
    await turnOn(customer);
    expect(await countSubscriptions(customer)).toBe(NOTIFICATION_LIMITS.browsersMax);
    const rows = await em.execute<{ endpoint: string }[]>(
      'select endpoint from push_subscriptions where user_id = ? order by created_at limit 1',
      [customer.id],
    );
    expect(rows[0]?.endpoint).toBe(`https://push.example/${NOTIFICATION_LIMITS.browsersMax - 2}-${customer.id}`);
  });

  it('are tested on a press, at any hour, only where they are on', async () => {
    const test = () => customer.rest<Settings>('POST', '/notifications/push/test');
    expect(await test()).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: NOTIFICATION_MESSAGES.noSubscription },
    });
    const browser = await turnOn(customer);
    await change(customer, { quietHours: { from: '00:00', until: '23:59', timeZone: 'Asia/Karachi' } });
    expect(await test()).toMatchObject({ status: 200, body: { isOnItsWay: true } });
    await runDueJobs(at.app, at.server.pool, JOBS);
    expect(browser.read()).toMatchObject([{ path: '/account', tag: 'test' }]);
    expect((await customer.rest<Settings>('DELETE', '/notifications/push')).body.isPushOn).toBe(false);
    expect(await test()).toMatchObject({ status: 409 });
  });

  it.each([
    ['http', { endpoint: 'http://push.example/1' }, 'endpoint'],
    ['a private network', { endpoint: 'https://10.0.0.1/1' }, 'endpoint'],
    ['nothing', { endpoint: '' }, 'endpoint'],
    ['a key that is none', { p256dh: 'A'.repeat(87) }, 'p256dh'],
    ['a secret that is too short', { auth: 'AAAA' }, 'auth'],
  ])('refuse %s', async (_what, wrong, field) => {
    const { subscription } = service.addBrowser();
    const input = { ...subscription, ...wrong };
    const refused = await customer.rest<Settings>('PUT', '/notifications/push', input);
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([422, 'INVALID_INPUT', field]);
    expect(await countSubscriptions(customer)).toBe(0);
  });
});

describe('the key that signs pushes', () => {
  it('is the same for the same secret, another for another, and one of the curve', () => {
    const keys = derivePushKeys('a secret');
    expect(derivePushKeys('a secret')).toEqual(keys);
    expect(derivePushKeys('another').publicKey).not.toBe(keys.publicKey);
    expect([keys.publicKey, keys.privateKey].map((key) => Buffer.from(key, 'base64url').length)).toEqual([65, 32]);
  });
});
