import { describe, expect, test } from '@jest/globals';
import { useSchemaRules, type Attempt, type Rows } from './testing.js';

async function insertSession(r: Rows, values: Record<string, unknown>): Promise<unknown> {
  const at = new Date(0);
  const times = { created_at: at, last_used_at: at, signed_in_at: at, expires_at: at };
  return r.insert('sessions', { user_id: await r.user(), ...times, ...values });
}

/** A link of a new account. */
async function link(r: Rows): Promise<Record<string, string | number>> {
  const period = { created_at: '2027-03-01T07:00:00Z', expires_at: '2027-03-01T08:00:00Z' };
  return { user_id: await r.user(), purpose: 'reset_password', email: 'a@b.pk', token_hash: 'a', ...period };
}

const AT = '2027-03-01T07:00:00Z';

/** An authenticator app of a new account. */
async function app(r: Rows): Promise<Record<string, string | number>> {
  return { user_id: await r.user(), secret: 's', created_at: AT };
}

/** A recovery code of a new account. */
async function recoveryCode(r: Rows): Promise<Record<string, string | number>> {
  return { user_id: await r.user(), code_hash: 'a', created_at: AT };
}

/** A passkey of a new account. */
async function passkey(r: Rows): Promise<Record<string, string | number>> {
  const credential = { credential_id: 'c', public_key: 'k', counter: 0, transports: '' };
  return { user_id: await r.user(), name: 'Phone', ...credential, created_at: AT };
}

/** A challenge for a new account. */
async function challenge(r: Rows): Promise<Record<string, string | number>> {
  return { user_id: await r.user(), purpose: 'register', challenge_hash: 'a', expires_at: AT };
}

const refusedBy = useSchemaRules();

describe('every rule of sessions and links refuses, by its name', () => {
  test.each<[string, Attempt]>([
    ['sessions_end_reason_known', async (r) => insertSession(r, { ended_at: new Date(0), end_reason: 'bored' })],
    ['sessions_end_complete', async (r) => insertSession(r, { ended_at: new Date(0) })],
    ['sessions_renewal_complete', async (r) => insertSession(r, { family_hash: 'f' })],
    [
      'sessions_family_unique',
      async (r) => {
        const renewed = { family_hash: 'f', renewal_hash: 'r' };
        return [await insertSession(r, renewed), await insertSession(r, renewed)];
      },
    ],
    ['account_links_purpose_known', async (r) => r.insert('account_links', { ...(await link(r)), purpose: 'login' })],
    [
      'account_links_period',
      async (r) => r.insert('account_links', { ...(await link(r)), expires_at: '2027-03-01T07:00:00Z' }),
    ],
    [
      'account_links_one_open',
      async (r) => {
        const first = await link(r);
        return [await r.insert('account_links', first), await r.insert('account_links', { ...first, token_hash: 'b' })];
      },
    ],
    [
      'account_links_token_unique',
      async (r) => [await r.insert('account_links', await link(r)), await r.insert('account_links', await link(r))],
    ],
    ['account_links_user_fkey', async (r) => r.insert('account_links', { ...(await link(r)), user_id: 999_999 })],
    [
      'authenticator_apps_user_fkey',
      async (r) => r.insert('authenticator_apps', { ...(await app(r)), user_id: 999_999 }),
    ],
    [
      'authenticator_apps_user_unique',
      async (r) => {
        const first = await app(r);
        return [await r.insert('authenticator_apps', first), await r.insert('authenticator_apps', first)];
      },
    ],
    [
      'recovery_codes_user_fkey',
      async (r) => r.insert('recovery_codes', { ...(await recoveryCode(r)), user_id: 999_999 }),
    ],
    [
      'recovery_codes_code_unique',
      async (r) => {
        const first = await recoveryCode(r);
        return [await r.insert('recovery_codes', first), await r.insert('recovery_codes', first)];
      },
    ],
    ['passkeys_user_fkey', async (r) => r.insert('passkeys', { ...(await passkey(r)), user_id: 999_999 })],
    ['passkeys_counter_positive', async (r) => r.insert('passkeys', { ...(await passkey(r)), counter: -1 })],
    [
      'passkeys_credential_unique',
      async (r) => [await r.insert('passkeys', await passkey(r)), await r.insert('passkeys', await passkey(r))],
    ],
    [
      'passkey_challenges_user_fkey',
      async (r) => r.insert('passkey_challenges', { ...(await challenge(r)), user_id: 999_999 }),
    ],
    [
      'passkey_challenges_purpose_known',
      async (r) => r.insert('passkey_challenges', { ...(await challenge(r)), purpose: 'pay' }),
    ],
    [
      'passkey_challenges_user_given',
      async (r) => r.insert('passkey_challenges', { ...(await challenge(r)), purpose: 'sign_in' }),
    ],
    [
      'passkey_challenges_challenge_unique',
      async (r) => [
        await r.insert('passkey_challenges', await challenge(r)),
        await r.insert('passkey_challenges', await challenge(r)),
      ],
    ],
  ])('%s', async (name, attempt) => {
    expect(await refusedBy(attempt)).toBe(name);
  });
});
