import { describe, expect, test } from '@jest/globals';
import { useSchemaRules, type Attempt } from './testing.js';

const refusedBy = useSchemaRules();

describe('every rule of suspended accounts and of the security log refuses, by its name', () => {
  test.each<[string, Attempt]>([
    ['users_suspension_complete', (r) => r.user({ suspended_at: new Date(0) })],
    ['users_suspension_complete', (r) => r.user({ suspension_reason: 'Spam' })],
    ['users_terms_complete', (r) => r.user({ terms_version: '2026-11-22' })],
    [
      'security_events_append_only',
      async (r) => {
        await r.insert('security_events', { kind: 'sign_in', at: new Date(0) });
        await r.client.query('delete from security_events');
      },
    ],
    [
      'security_events_append_only',
      async (r) => {
        await r.insert('security_events', { kind: 'sign_in', at: new Date(0) });
        await r.client.query(`select set_config('mehfil.delete_old_security_events', 'on', true)`);
        await r.client.query(`update security_events set kind = 'sign_out'`);
      },
    ],
    [
      'security_events_one_read',
      async (r) => {
        const details = JSON.stringify({ data: 'people' });
        const read = { kind: 'personal_data_read', actor_id: await r.user(), details, at: new Date(0) };
        return [await r.insert('security_events', read), await r.insert('security_events', read)];
      },
    ],
    [
      'outbox_mails_former_account_fkey',
      (r) =>
        r.insert('outbox_mails', {
          ...{ to_address: 'a@mail.test', subject: 's', text: 't', html: 'h', kind: 'k', former_account_id: 999_999 },
        }),
    ],
    [
      'security_events_actor_fkey',
      (r) => r.insert('security_events', { kind: 'sign_in', actor_id: 999_999, at: new Date(0) }),
    ],
  ])('%s', async (name, attempt) => {
    expect(await refusedBy(attempt)).toBe(name);
  });
});
