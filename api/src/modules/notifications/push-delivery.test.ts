import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';
import type { JobPayload } from '../../jobs/queue.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { addTestApp } from '../../testing/second-factor.js';
import { JOBS } from '../jobs.js';
import { GATHER_JOB } from './notification.changes.js';
import { PUSH_JOB } from './push.jobs.js';
import { startPushService, type Browser, type PushService } from './testing/push-service.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const { pushWaitsMs, pushWaitMaxMs, pushFailuresMost, pushFailingMostMs, pushTurnWaitMs } = NOTIFICATION_LIMITS;

let at: Harness;
let strict: Harness;
let service: PushService;
let customer: Person;
let venue: Venue;
let bookingId: number;

const givenRequest = async (harness: Harness, { hallId }: Venue, userId: number): Promise<number> => {
  const startTime = new Date(TEST_NOW.getTime() + 30 * 24 * HOUR_MS);
  return givenBooking(harness.context().em, { userId, hallId }, { status: BookingStatus.PENDING, startTime });
};

beforeAll(async () => {
  const local = { WEBHOOKS_TO_LOCALHOST: 'on' };
  at = await startHarness(local);
  strict = await startHarness({ ...local, REQUIRE_SECOND_FACTOR: 'staff-and-owners' });
  service = await startPushService();
});
afterAll(async () => {
  await at.close();
  await strict.close();
  await service.close();
});
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  Object.assign(service, { status: 201, headers: {}, before: () => Promise.resolve() });
  service.pushed.length = 0;
  await run('delete from graphile_worker._private_jobs');
  [customer, venue] = [await at.person(Role.USER), await openVenue(at)];
  bookingId = await givenRequest(at, venue, customer.id);
});

function run<Row>(sql: string, values: unknown[] = [], harness: Harness = at): Promise<Row[]> {
  return harness.context().em.execute<Row[]>(sql, values);
}
const turnOn = async (who: Person, browser: Browser = service.addBrowser()): Promise<Browser> => {
  expect((await who.rest('PUT', '/notifications/push', browser.subscription)).status).toBe(200);
  return browser;
};
const write = (who: Person, text: string, id = bookingId) =>
  who.rest('POST', `/user/bookings/${id}/messages`, { text });
const jobs = (name: string, harness: Harness = at) =>
  run<{ payload: JobPayload; runAt: Date }>(
    `select j.payload, j.run_at as "runAt" from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ? order by j.id`,
    [name],
    harness,
  );
const gather = (who: Person, harness: Harness = at) => JOBS[GATHER_JOB]?.(harness.context(), { userId: who.id });
/** Runs the deliveries that wait, each once and whenever they are due; those that they add wait then. */
async function deliver(harness: Harness = at): Promise<void> {
  const waiting = await jobs(PUSH_JOB, harness);
  await run('delete from graphile_worker._private_jobs', [], harness);
  for (const { payload } of waiting) await JOBS[PUSH_JOB]?.(harness.context(), payload);
}
/** Pushes a message of the customer to the owner, who has one browser. */
async function pushToOwner(): Promise<Browser> {
  const browser = await turnOn(venue.owner);
  await write(customer, 'Hello');
  await gather(venue.owner);
  await deliver();
  return browser;
}
const subscriptions = ({ id }: Person) =>
  run<{ endpoint: string; failures: number; isFailing: boolean; hasSucceeded: boolean }>(
    `select endpoint, failures, failing_since is not null as "isFailing", last_success_at is not null as "hasSucceeded"
       from push_subscriptions where user_id = ? order by created_at`,
    [id],
  );
const after = (ms: number) => new Date(at.clock.now().getTime() + ms);

describe('[product: Talk] push notifications that a service doesn’t take', () => {
  it('are tried again later, and count until one is taken', async () => {
    service.status = 503;
    const browser = await pushToOwner();
    const sessionId = expect.any(Number);
    const gathered = TEST_NOW.getTime();
    expect(await jobs(PUSH_JOB)).toEqual([{ payload: { sessionId, gathered, attempt: 1 }, runAt: after(MINUTE_MS) }]);
    await deliver();
    expect(await jobs(PUSH_JOB)).toEqual([
      { payload: { sessionId, gathered, attempt: 2 }, runAt: after(5 * MINUTE_MS) },
    ]);
    expect(await subscriptions(venue.owner)).toMatchObject([{ failures: 2, isFailing: true, hasSucceeded: false }]);
    service.status = 201;
    await deliver();
    expect(browser.read()).toHaveLength(3);
    expect(await jobs(PUSH_JOB)).toEqual([]);
    expect(await subscriptions(venue.owner)).toMatchObject([{ failures: 0, isFailing: false, hasSucceeded: true }]);
  });

  it.each([
    ['7200', 2 * HOUR_MS],
    ['999999999', pushWaitMaxMs],
    ['1', MINUTE_MS],
    ['Mon, 01 Mar 2027 12:00:00 GMT', MINUTE_MS],
  ])('wait as long as the service asks (%s), within limits', async (seconds, waitMs) => {
    Object.assign(service, { status: 429, headers: { 'Retry-After': seconds } });
    await pushToOwner();
    expect((await jobs(PUSH_JOB)).map(({ runAt }) => runAt)).toEqual([after(waitMs)]);
  });

  it('are given up after the last attempt, and after a day', async () => {
    service.status = 503;
    await pushToOwner();
    const [{ payload } = { payload: {} }] = await jobs(PUSH_JOB);
    await run('delete from graphile_worker._private_jobs');
    await JOBS[PUSH_JOB]?.(at.context(), { ...payload, attempt: pushWaitsMs.length });
    expect(await jobs(PUSH_JOB)).toEqual([]);
    expect(service.pushed).toHaveLength(2);
    await run('update sessions set expires_at = ? where user_id = ?', [after(48 * HOUR_MS), venue.owner.id]);
    at.clock.set(after(24 * HOUR_MS));
    await JOBS[PUSH_JOB]?.(at.context(), payload);
    expect(service.pushed).toHaveLength(3);
    at.clock.set(after(1));
    await JOBS[PUSH_JOB]?.(at.context(), payload);
    expect(service.pushed).toHaveLength(3);
  });

  it.each([307, 400, 413])('are given up at once where it refuses them or leads elsewhere (%i)', async (status) => {
    Object.assign(service, { status, headers: { Location: `${service.origin}/elsewhere` } });
    await pushToOwner();
    expect(service.pushed).toHaveLength(1);
    expect(await jobs(PUSH_JOB)).toEqual([]);
    expect(await subscriptions(venue.owner)).toMatchObject([{ failures: 1 }]);
  });

  it('end the subscription after so many in a row for so long', async () => {
    service.status = 503;
    await turnOn(venue.owner);
    await write(customer, 'Hello');
    await gather(venue.owner);
    const failSince = (since: Date) =>
      run('update push_subscriptions set failures = ?, failing_since = ?', [pushFailuresMost - 1, since]);
    await failSince(after(1 - pushFailingMostMs));
    await deliver();
    expect(await subscriptions(venue.owner)).toMatchObject([{ failures: pushFailuresMost }]);
    await failSince(after(-pushFailingMostMs));
    await deliver();
    expect(await subscriptions(venue.owner)).toEqual([]);
    expect(await jobs(PUSH_JOB)).toEqual([]);
  });

  it('are sent once where they are a test', async () => {
    service.status = 503;
    await turnOn(customer);
    await customer.rest('POST', '/notifications/push/test');
    await deliver();
    expect(service.pushed).toHaveLength(1);
    expect(await jobs(PUSH_JOB)).toEqual([]);
    expect(await subscriptions(customer)).toMatchObject([{ failures: 0 }]);
  });

  it('wait for their account’s turn', async () => {
    const signIn = { emailOrUsername: customer.email, password: TEST_PASSWORD };
    for (let index = 0; index < 3; index += 1) {
      const { body } = await at.visitor.rest<{ token: string }>('POST', '/user/auth/login', signIn);
      const elsewhere = at.withToken(body.token);
      await turnOn(elsewhere);
      await elsewhere.rest('POST', '/notifications/push/test');
    }
    const tests = await jobs(PUSH_JOB);
    await run('delete from graphile_worker._private_jobs');
    let answer: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => {
      answer = resolve;
    });
    service.before = () => held;
    const deliveries = tests.map(({ payload }) => Promise.resolve(JOBS[PUSH_JOB]?.(at.context(), payload)));
    await Promise.race(deliveries);
    expect((await jobs(PUSH_JOB)).map(({ runAt }) => runAt)).toEqual([after(pushTurnWaitMs)]);
    answer();
    await Promise.all(deliveries);
    expect(service.pushed).toHaveLength(2);
    await deliver();
    expect(service.pushed).toHaveLength(3);
  });
});

describe('[product: Talk] where pushes go', () => {
  it.each([410, 201])('what a service answers (%i) is about the browser that it was asked for', async (status) => {
    const next = service.addBrowser();
    service.status = status;
    service.before = () => turnOn(venue.owner, next);
    await pushToOwner();
    expect(await subscriptions(venue.owner)).toEqual([
      { endpoint: next.subscription.endpoint, failures: 0, isFailing: false, hasSucceeded: false },
    ]);
  });

  it('an address that leads into a private network by now ends, without a request', async () => {
    await turnOn(venue.owner);
    await write(customer, 'Hello');
    await gather(venue.owner);
    await run(`update push_subscriptions set endpoint = 'https://10.0.0.1/push' where user_id = ?`, [venue.owner.id]);
    await deliver();
    expect(await subscriptions(venue.owner)).toEqual([]);
  });

  it('sessions that register one browser at once take turns', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browser = service.addBrowser();
      await Promise.all([customer, venue.owner].map((who) => turnOn(who, browser)));
      const rows = await run('select 1 from push_subscriptions where endpoint = ?', [browser.subscription.endpoint]);
      expect(rows).toHaveLength(1);
    }
  });

  it('what quiet hours keep back comes once at their end, with what came meanwhile', async () => {
    const signIn = { emailOrUsername: venue.owner.email, password: TEST_PASSWORD };
    const { body } = await at.visitor.rest<{ token: string }>('POST', '/user/auth/login', signIn);
    const browsers = [await turnOn(venue.owner), await turnOn(at.withToken(body.token))];
    await write(customer, 'Now');
    await gather(venue.owner);
    // Noon in Lahore.
    const quietHours = { from: '11:30', until: '13:00', timeZone: 'Asia/Karachi' };
    await run(`insert into notification_settings (user_id, quiet_from, quiet_until, time_zone) values (?, ?, ?, ?)`, [
      venue.owner.id,
      quietHours.from,
      quietHours.until,
      quietHours.timeZone,
    ]);
    await deliver();
    const end = new Date('2027-03-01T08:00:00.000Z');
    expect(await jobs(GATHER_JOB)).toEqual([{ payload: { userId: venue.owner.id }, runAt: end }]);
    const other = await givenRequest(at, venue, customer.id);
    await write(customer, 'Later', other);
    at.clock.set(end);
    await gather(venue.owner);
    await deliver();
    expect(browsers.map((browser) => browser.read().map(({ title }) => title))).toEqual([
      ['2 new notifications'],
      ['2 new notifications'],
    ]);
  });

  it('several who are told at once are gathered in the order of their accounts', async () => {
    const clerks = [await at.person(Role.USER), await at.person(Role.USER), await at.person(Role.USER)];
    for (const clerk of clerks.toReversed()) {
      await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
      await turnOn(clerk);
    }
    await turnOn(venue.owner);
    await write(customer, 'Hello');
    const told = (await jobs(GATHER_JOB)).map(({ payload }) => payload.userId);
    expect(told).toEqual([venue.owner, ...clerks].map(({ id }) => id).sort((one, other) => one - other));
  });
});

describe('[security Identity] pushes to who may not read any more', () => {
  it.each([
    ['a suspended account', `update users set suspended_at = now(), suspension_reason = 'x' where id = ?`],
    ['a member who left', 'delete from business_members where user_id = ?'],
    ['a member who became staff', `update users set role = '${Role.MODERATOR}' where id = ?`],
  ])('%s gets none', async (_who, change) => {
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    const browser = await turnOn(clerk);
    await write(customer, 'One');
    await gather(clerk);
    await deliver();
    expect(browser.read()).toHaveLength(1);
    await write(customer, 'Two');
    await run(change, [clerk.id]);
    await gather(clerk);
    await deliver();
    expect(browser.read()).toHaveLength(1);
  });

  it('an owner or a member without the second factor gets those of a customer, until it is set up', async () => {
    strict.clock.set(TEST_NOW);
    const there = await openVenue(strict);
    const clerk = await strict.person(Role.USER);
    await givenMember(strict.context().em, there.businessId, clerk.id, 'CLERK');
    const asking = await strict.person(Role.USER);
    const id = await givenRequest(strict, there, asking.id);
    for (const who of [there.owner, clerk]) {
      const browser = await turnOn(who);
      await write(asking, 'Hello', id);
      await run(
        `insert into notifications (user_id, audience, kind, event_key, booking_id, created_at)
           values (?, 'business', 'booking_requested', ?, ?, ?)`,
        [who.id, `business:${who.id}`, id, TEST_NOW],
        strict,
      );
      await gather(who, strict);
      await deliver(strict);
      expect(browser.read()).toEqual([]);
      await addTestApp(strict, who);
      await gather(who, strict);
      await deliver(strict);
      expect(browser.read()).toHaveLength(1);
    }
  });
});
