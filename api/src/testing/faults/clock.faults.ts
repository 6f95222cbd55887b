import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { addJob } from '../../jobs/queue.js';
import { runDueJobs } from '../../jobs/runner.js';
import { expireBookings } from '../../modules/bookings/booking.jobs.js';
import { personalDataJobs } from '../../modules/personal-data/retention.jobs.js';
import { securityAlarmJobs } from '../../modules/security-alarms/security-alarm.service.js';
import { recordSecurityEvent } from '../../modules/security-log/security-log.service.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../harness.js';
import { bookingInput, openVenue } from '../scene.js';
import { addTestApp } from '../second-factor.js';

const HOUR = 60;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterEach(() => at.clock.set(TEST_NOW));
afterAll(() => at.close());

const isAlive = async (person: Person) => (await person.rest('GET', '/user/profile')).status === 200;
const run = (job: (typeof securityAlarmJobs)[string] | undefined) =>
  job?.(at.context(), {}, new AbortController().signal);
const signIn = (person: Person, code?: string) =>
  at.visitor.rest('POST', '/user/auth/login', {
    ...{ emailOrUsername: person.email, password: TEST_PASSWORD },
    ...(code === undefined ? {} : { code }),
  });

async function startRenewable(person: Person): Promise<() => Promise<number>> {
  const getCookie = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { headers } = await at.visitor.rest('POST', '/user/auth/login', {
    ...{ emailOrUsername: person.email, password: TEST_PASSWORD, renewable: true },
  });
  let cookie = getCookie(headers);
  return async () => {
    const sent = { cookie, origin: at.url };
    const answer = await at.visitor.rest('POST', '/user/auth/renew', undefined, sent);
    if (answer.status === 200) cookie = getCookie(answer.headers);
    return answer.status;
  };
}

describe('[security Keeps working] the clock', () => {
  it('moved back and forth ends no session early, and none lives again that was ended', async () => {
    const [person, other] = [await at.person(Role.USER), await at.person(Role.USER)];
    const renew = await startRenewable(person);
    for (const minutes of [-2 * DAY, 2 * DAY + 11 * HOUR, -11 * HOUR]) {
      at.clock.advanceMinutes(minutes);
      expect([minutes, await isAlive(person), await renew()]).toEqual([minutes, true, 200]);
    }
    expect((await other.rest('POST', '/user/auth/logout')).status).toBe(204);
    at.clock.advanceMinutes(-DAY);
    expect(await isAlive(other)).toBe(false);
    at.clock.advanceMinutes(DAY + 13 * HOUR);
    expect(await isAlive(person)).toBe(false);
  });

  it('moved back takes no code of an app twice; recovery codes work meanwhile, and the app once the time has come', async () => {
    const person = await at.person(Role.USER);
    const app = await addTestApp(at, person);
    at.clock.advanceMinutes(10);
    const code = app.code();
    expect((await signIn(person, code)).status).toBe(200);
    at.clock.advanceMinutes(-10);
    expect((await signIn(person, code)).status).toBe(401);
    expect((await signIn(person, app.code())).status).toBe(401);
    expect((await signIn(person, app.recoveryCodes[0])).status).toBe(200);
    at.clock.advanceMinutes(11);
    expect((await signIn(person, app.code())).status).toBe(200);
  });

  it('moved back leaves requests as they are, and jobs run by the clock of the database', async () => {
    const venue = await openVenue(at);
    const customer = await at.person(Role.USER);
    const request = bookingInput(venue.hallId, { startTime: '2027-04-01T14:00:00Z', endTime: '2027-04-01T18:00:00Z' });
    const { body } = await customer.rest<{ id: number }>('POST', '/user/bookings', request);
    at.clock.advanceMinutes(-YEAR);
    await expireBookings(at.context());
    await run(personalDataJobs['apply-retention']);
    const done: string[] = [];
    const { em } = at.context();
    await em.transactional((inner) => addJob(inner, 'test-clock', { id: 1 }));
    await runDueJobs(at.app, at.server.pool, { 'test-clock': () => Promise.resolve(void done.push('done')) });
    expect(done).toEqual(['done']);
    at.clock.set(TEST_NOW);
    const answer = { status: 'confirmed' };
    expect((await venue.owner.rest('PUT', `/business/bookings/${body.id}/status`, answer)).status).toBe(200);
    expect(await em.execute('select customer_email from bookings where id = ?', [body.id])).toEqual([
      { customer_email: request.customerEmail },
    ]);
  });

  it('that was a year ahead silences no alarm and locks nobody out once it is right', async () => {
    const record = () => recordSecurityEvent(at.context(), at.context().em, { kind: 'ADMIN_ADDED', accountId: null });
    const { em } = at.context();
    at.clock.advanceMinutes(YEAR);
    await record();
    await run(securityAlarmJobs['raise-security-alarms']);
    await em.execute('insert into attempts (key, points, expire) values (?, 11, ?)', [
      ...['login-account:1', at.clock.now().getTime()],
    ]);
    at.clock.set(TEST_NOW);
    await record();
    await run(securityAlarmJobs['raise-security-alarms']);
    expect(await em.execute('select kind from security_alarms')).toHaveLength(2);
    await run(personalDataJobs['apply-retention']);
    expect(await em.execute(`select key from attempts where key = 'login-account:1'`)).toEqual([]);
  });
});
