import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_MESSAGES } from '../../domain/accounts/inputs.js';
import { ACCOUNT_LIMITS } from '../../domain/accounts/limits.js';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness } from '../../testing/harness.js';
import { DEMO_ACCOUNTS } from '../system/demo-accounts.js';
import { ensureFirstAdmin } from './first-admin.js';
import { getCommonPasswords } from './password-rules.js';
import { User } from './user.entity.js';

const REGISTER = 'mutation Register($input: RegisterInput!) { register(input: $input) { token } }';
const CHANGE = 'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { token } }';

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ ADMIN_EMAIL: 'root@mail.test', ADMIN_PASSWORD: 'Sunshine1' });
});
afterAll(() => at.close());

describe('[issue: common passwords] the list', () => {
  it('holds at least the 3,000 worst that are long enough, in lowercase', async () => {
    const common = [...(await getCommonPasswords())];
    expect(common.length).toBeGreaterThan(3000);
    expect(common.filter((each) => each.length < ACCOUNT_LIMITS.passwordMinCharacters)).toEqual([]);
    expect(common.filter((each) => each !== each.toLowerCase())).toEqual([]);
    expect(common.slice(0, 3)).toEqual(['password', '12345678', '123456789']);
  });

  it('holds no password of the demo or of tests', async () => {
    const common = await getCommonPasswords();
    expect(
      [TEST_PASSWORD, ...DEMO_ACCOUNTS.map(({ password }) => password)].filter((each) => common.has(each)),
    ).toEqual([]);
  });
});

const person = (password: string) => ({
  ...{ email: 'zara.ahmed@mail.test', username: 'zara_ahmed', name: 'Zara Ahmed', password },
});
const REFUSED = [
  ['a common one', 'password', ACCOUNT_MESSAGES.passwordCommon],
  ['a common one in capitals', 'ILoveYou', ACCOUNT_MESSAGES.passwordCommon],
  ['the name', 'zara ahmed', ACCOUNT_MESSAGES.passwordIsOwnName],
  ['the user name', 'Zara_Ahmed', ACCOUNT_MESSAGES.passwordIsOwnName],
  ['the address', 'zara.ahmed@mail.test', ACCOUNT_MESSAGES.passwordIsOwnName],
] as const;

describe('[issue: common passwords] a password that guessers try first', () => {
  it.each(REFUSED)('is refused at registration: %s', async (_what, password, message) => {
    const { errors } = await at.visitor.graphql(REGISTER, { input: person(password) });
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'INVALID_INPUT', field: 'password' } });
    const { status, body } = await at.visitor.rest('POST', '/user/auth/register', person(password));
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field: 'password', message },
    });
    expect(await at.context().em.count(User, { username: 'zara_ahmed' })).toBe(0);
  });

  it.each(REFUSED)('is refused as a new password: %s', async (_what, newPassword, message) => {
    const { email, username, name } = person('');
    const found = await at.context().em.findOne(User, { username });
    const someone = found ? at.withToken(await signIn(email)) : await at.person(Role.USER, { email, username, name });
    const input = { currentPassword: TEST_PASSWORD, newPassword, confirmPassword: newPassword };
    const { errors } = await someone.graphql(CHANGE, { input });
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'INVALID_INPUT', field: 'newPassword' } });
    const { status, body } = await someone.rest('PUT', '/user/change-password', input);
    expect({ status, body }).toMatchObject({ status: 422, body: { field: 'newPassword', message } });
    expect((await someone.rest('GET', '/user/profile')).status).toBe(200);
  });

  it('is refused for the first admin, naming the variable', async () => {
    await expect(ensureFirstAdmin(at.context())).rejects.toThrow(`ADMIN_PASSWORD: ${ACCOUNT_MESSAGES.passwordCommon}`);
    expect(await at.context().em.count(User, { role: Role.ADMIN })).toBe(0);
  });
});

async function signIn(emailOrUsername: string): Promise<string> {
  const { body } = await at.visitor.rest<{ token: string }>('POST', '/user/auth/login', {
    emailOrUsername,
    password: TEST_PASSWORD,
  });
  return body.token;
}
