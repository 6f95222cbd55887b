import { describe, expect, test } from '@jest/globals';
import { useSchemaRules, type Attempt, type Rows, type Values } from './testing.js';

const AT = '2027-03-01T07:00:00Z';

async function member(r: Rows, values: Values = {}): Promise<Values> {
  return { business_id: await r.business(), user_id: await r.user(), role: 'clerk', joined_at: AT, ...values };
}

async function invitation(r: Rows, values: Values = {}): Promise<Values> {
  const address = { email: 'Clerk@mail.test', email_key: 'clerk@mail.test', token_hash: 'a' };
  const period = { created_at: AT, expires_at: '2027-03-08T07:00:00Z' };
  return { business_id: await r.business(), role: 'clerk', ...address, ...period, ...values };
}

async function twice(r: Rows, table: string, first: Values, changed: Values) {
  return [await r.insert(table, first), await r.insert(table, { ...first, ...changed })];
}

const refusedBy = useSchemaRules();

describe('[security Never 2] every rule of teams refuses, by its name', () => {
  test.each<[string, Attempt]>([
    [
      'business_members_discount_range',
      async (r) => r.insert('business_members', await member(r, { max_discount_percent: 101 })),
    ],
    ['business_members_role_known', async (r) => r.insert('business_members', await member(r, { role: 'owner' }))],
    [
      'business_members_user_unique',
      async (r) => twice(r, 'business_members', await member(r), { business_id: await r.business() }),
    ],
    ['business_members_user_fkey', async (r) => r.insert('business_members', await member(r, { user_id: 999_999 }))],
    [
      'business_members_business_fkey',
      async (r) => r.insert('business_members', await member(r, { business_id: 999_999 })),
    ],
    [
      'business_members_invited_by_fkey',
      async (r) => r.insert('business_members', await member(r, { invited_by: 999_999 })),
    ],
    [
      'business_invitations_role_known',
      async (r) => r.insert('business_invitations', await invitation(r, { role: 'owner' })),
    ],
    [
      'business_invitations_token_unique',
      async (r) => twice(r, 'business_invitations', await invitation(r), { email_key: 'other@mail.test' }),
    ],
    [
      'business_invitations_one_open',
      async (r) => twice(r, 'business_invitations', await invitation(r), { token_hash: 'b' }),
    ],
    [
      'business_invitations_period',
      async (r) => r.insert('business_invitations', await invitation(r, { expires_at: AT })),
    ],
    [
      'business_invitations_one_end',
      async (r) => r.insert('business_invitations', await invitation(r, { accepted_at: AT, revoked_at: AT })),
    ],
    [
      'business_invitations_business_fkey',
      async (r) => r.insert('business_invitations', await invitation(r, { business_id: 999_999 })),
    ],
    [
      'business_invitations_invited_by_fkey',
      async (r) => r.insert('business_invitations', await invitation(r, { invited_by: 999_999 })),
    ],
  ])('%s', async (name, attempt) => {
    expect(await refusedBy(attempt)).toBe(name);
  });
});
