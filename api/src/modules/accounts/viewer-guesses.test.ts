import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';

const TRIES = 3;
const NEW_PASSWORD = 'another battery staple';
let at: Harness;
let servers: TwoServers;

beforeAll(async () => {
  servers = await startTwoServers({ LOGIN_ATTEMPTS_PER_ACCOUNT: String(TRIES), TRUSTED_PROXIES: 'loopback' });
  ({ at } = servers);
});
afterAll(() => servers.close());

let calls = 0;

/** Sends a call with a token, each from another address and to the other server; returns its status by its error's code. */
async function send(token: string | undefined, path: string, init: { method: string; body: unknown }): Promise<number> {
  calls += 1;
  const response = await fetch(`${servers.urls[calls % servers.urls.length]}${path}`, {
    method: init.method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.${Math.floor(calls / 250)}.113.${calls % 250}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(init.body),
  });
  const { errors = [] } = (await response.json().catch(() => ({}))) as { errors?: { extensions: { code: string } }[] };
  const codes: Record<string, number> = { TOO_MANY_REQUESTS: 429, INVALID_INPUT: 422 };
  const code = errors[0]?.extensions.code;
  return code === undefined ? response.status : (codes[code] ?? 0);
}

const toGraphql = (query: string, input: object) => ({ method: 'POST', body: { query, variables: { input } } });
const CHANGE = 'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { token } }';
const UPDATE = 'mutation Update($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
const CONFIRM = 'mutation Confirm($input: ReauthenticateInput!) { reauthenticate(input: $input) { token } }';
const DELETE = 'mutation Delete($input: ReauthenticateInput!) { deleteAccount(input: $input) }';

const changed = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

/** Confirms the sign-in. */
const confirm = (token: string | undefined, password: string) =>
  send(token, '/graphql', toGraphql(CONFIRM, { password }));

/** What asks a signed-in caller for the current password. */
const doors: Record<string, (token: string | undefined, password: string) => Promise<number>> = {
  'a new password over REST': (token, currentPassword) =>
    send(token, '/api/user/change-password', { method: 'PUT', body: { currentPassword, ...changed } }),
  'a new password over GraphQL': (token, currentPassword) =>
    send(token, '/graphql', toGraphql(CHANGE, { currentPassword, ...changed })),
  'a new e-mail address over REST': (token, currentPassword) =>
    send(token, '/api/user/settings', { method: 'PUT', body: { currentPassword, email: 'other@mail.test' } }),
  'a new e-mail address over GraphQL': (token, currentPassword) =>
    send(token, '/graphql', toGraphql(UPDATE, { currentPassword, email: 'other@mail.test' })),
  'a recent sign-in': confirm,
  'deleting the account over REST': (token, password) =>
    send(token, '/api/user/account', { method: 'DELETE', body: { password } }),
  'deleting the account over GraphQL': (token, password) => send(token, '/graphql', toGraphql(DELETE, { password })),
};

function signIn({ email }: Person): Promise<number> {
  const body = { emailOrUsername: email, password: TEST_PASSWORD };
  return send(undefined, '/api/user/auth/login', { method: 'POST', body });
}

describe('[security: identity] guesses of the current password by whoever is signed in', () => {
  it.each(Object.entries(doors))('for %s count per account, whatever the address and server', async (_for, guess) => {
    const person = await at.person(Role.USER);
    for (let wrong = 0; wrong < TRIES; wrong += 1) expect(await guess(person.token, 'a wrong guess')).toBe(422);
    expect(await guess(person.token, TEST_PASSWORD)).toBe(429);
    const other = await at.person(Role.USER);
    expect(await guess(other.token, 'a wrong guess')).toBe(422);
  });

  it('at one thing count for the others', async () => {
    const person = await at.person(Role.USER);
    const all = Object.values(doors);
    for (let wrong = 0; wrong < TRIES; wrong += 1) expect(await all[wrong]?.(person.token, 'a wrong guess')).toBe(422);
    for (const guess of all) expect(await guess(person.token, 'a wrong guess')).toBe(429);
  });

  it('at once are no more than one after the other', async () => {
    const { token } = await at.person(Role.USER);
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(token, 'a wrong guess')));
    expect(answers.filter((status) => status === 422)).toHaveLength(TRIES);
  });

  it('lock nobody out: the account signs in, and strangers’ guesses don’t count here', async () => {
    const person = await at.person(Role.USER);
    for (let wrong = 0; wrong <= TRIES; wrong += 1) await confirm(person.token, 'a wrong guess');
    expect(await signIn(person)).toBe(200);

    const victim = await at.person(Role.USER);
    for (let wrong = 0; wrong <= 4 * TRIES; wrong += 1) {
      const body = { emailOrUsername: victim.email, password: 'a wrong guess' };
      await send(undefined, '/api/user/auth/login', { method: 'POST', body });
    }
    expect(await confirm(victim.token, TEST_PASSWORD)).toBe(200);
  });

  it('are forgotten once the password was right', async () => {
    const person = await at.person(Role.USER);
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 1; wrong < TRIES; wrong += 1) expect(await confirm(person.token, 'a wrong guess')).toBe(422);
      expect(await confirm(person.token, TEST_PASSWORD)).toBe(200);
    }
  });
});
