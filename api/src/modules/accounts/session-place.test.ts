import { afterEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_PASSWORD, type Harness } from '../../testing/harness.js';
import { readMails } from '../../testing/mails.js';

const FROM_LAHORE = {
  'user-agent': 'curl/8.5.0',
  'x-forwarded-for': '203.0.113.77',
  'cf-ipcity': 'Lahore',
  'cf-ipcountry': 'PK',
};
const PLACE_HEADERS = 'CF-IPCity, CF-IPCountry';

let at: Harness;
afterEach(() => at.close());

async function signInFromLahore(email: string) {
  const body = { emailOrUsername: email, password: TEST_PASSWORD, renewable: true };
  const { body: answer, headers } = await at.visitor.rest<{ token: string }>(
    'POST',
    '/user/auth/login',
    body,
    FROM_LAHORE,
  );
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split('; ');
  const { body: sessions } = await at.withToken(answer.token).rest<object[]>('GET', '/user/sessions');
  return { cookie, listed: sessions[0] };
}

describe('[issue: sessions] the place of a session', () => {
  it('is the one that a trusted proxy names, in the list and in the mail about a new device', async () => {
    at = await startHarness({ TRUSTED_PROXIES: 'loopback', PLACE_HEADERS });
    const { id, email } = await at.person(Role.USER);
    const { cookie, listed } = await signInFromLahore(email);
    expect(listed).toMatchObject({ address: '203.0.113.0/24', place: 'Lahore, Pakistan', isCurrent: true });
    expect((await readMails(at, email)).at(-1)?.text).toContain('Place: Lahore, Pakistan\n');

    const moved = { cookie, origin: at.url, 'cf-ipcountry': 'AE' };
    await at.visitor.rest('POST', '/user/auth/renew', undefined, moved);
    const places = await at.context().em.execute('select place from sessions where user_id = ? order by id', [id]);
    expect(places.at(-1)).toEqual({ place: 'United Arab Emirates' });
  });

  it('is none that a client names itself', async () => {
    at = await startHarness({ PLACE_HEADERS });
    const { listed } = await signInFromLahore((await at.person(Role.USER)).email);
    expect(listed).toMatchObject({ address: '127.0.0.0/24', place: null });
  });

  it('is none where the platform names no headers', async () => {
    at = await startHarness({ TRUSTED_PROXIES: 'loopback' });
    const { listed } = await signInFromLahore((await at.person(Role.USER)).email);
    expect(listed).toMatchObject({ address: '203.0.113.0/24', place: null });
  });
});
