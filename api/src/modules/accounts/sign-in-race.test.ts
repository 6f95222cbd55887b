import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { Role } from '../../domain/accounts/roles.js';
import { addTestApp } from '../../testing/second-factor.js';
import { startHarness, TEST_PASSWORD, type Harness, type Person, type RestAnswer } from '../../testing/harness.js';

let at: Harness;
let other: pg.Client;

beforeAll(async () => {
  at = await startHarness();
  other = new pg.Client({ connectionString: at.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await at.close();
});

/** Runs a request while another transaction holds a change of the account, which commits once the request waits for it. */
async function during(statement: string, person: Person, request: () => Promise<RestAnswer<unknown>>) {
  await other.query('begin');
  await other.query(statement, [person.id]);
  const progress = { isAnswered: false };
  const answer = request().finally(() => (progress.isAnswered = true));
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!progress.isAnswered && (await at.context().em.execute<unknown[]>(waiting)).length === 0) await pause(5);
  await other.query('commit');
  return answer;
}

it.each([
  ['the password is reset', 'update users set token_version = token_version + 1 where id = $1'],
  ['the account is suspended', `update users set suspended_at = now(), suspension_reason = 'Test' where id = $1`],
])('[issue: sessions] a sign-in fails when meanwhile %s', async (_what, change) => {
  const person = await at.person(Role.USER);
  const credentials = { emailOrUsername: person.email, password: TEST_PASSWORD };
  const signIn = () => at.visitor.rest('POST', '/user/auth/login', credentials);
  expect(await during(change, person, signIn)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
});

it('[issue: sessions] a change of the password fails when meanwhile it was reset', async () => {
  const person = await at.person(Role.USER);
  const [newPassword, confirmPassword] = ['another right password', 'another right password'];
  const input = { currentPassword: TEST_PASSWORD, newPassword, confirmPassword };
  const changed = await during(`update users set password = 'another hash' where id = $1`, person, () =>
    person.rest('PUT', '/user/change-password', input),
  );
  expect(changed).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field: 'currentPassword' } });
});

it('[issue: second factor] a code is accepted by one of two sign-ins at once', async () => {
  const person = await at.person(Role.USER);
  const { code } = await addTestApp(at, person);
  const credentials = { emailOrUsername: person.email, password: TEST_PASSWORD, code: code(1) };
  const answer = await during(
    'update authenticator_apps set last_step = last_step + 1 where user_id = $1',
    person,
    () => at.visitor.rest('POST', '/user/auth/login', credentials),
  );
  expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_SECOND_FACTOR' } });
});
