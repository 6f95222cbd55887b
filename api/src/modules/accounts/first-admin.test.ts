import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startHarness, type Harness } from '../../testing/harness.js';
import { ensureFirstAdmin } from './first-admin.js';

const [EMAIL, PASSWORD] = ['owner@platform.test', 'a password of the first admin'];

let at: Harness;
beforeAll(async () => {
  at = await startHarness({ ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD });
});
afterAll(() => at.close());

it('[business §2 Admin and moderator control panel] the first admin of a new installation isn’t asked about terms that have changed', async () => {
  await ensureFirstAdmin(at.context());
  const { data } = await at.visitor.graphql<{ staffSignIn: { user: { termsAccepted: boolean } } }>(
    'mutation ($input: SignInInput!) { staffSignIn(input: $input) { user { termsAccepted } } }',
    { input: { emailOrUsername: EMAIL, password: PASSWORD } },
  );
  expect(data?.staffSignIn.user.termsAccepted).toBe(true);
});
