import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../domain/accounts/roles.js';
import { sendForm } from '../testing/forms.js';
import { startHarness, type Harness } from '../testing/harness.js';
import { openVenue } from '../testing/scene.js';

const LATIN = /[A-Za-z]{2}/;
/** Names within a sentence are isolated: `⁨limit⁩`. */
const ISOLATED = /\u2068[^\u2069]*\u2069/g;
const URDU = { 'accept-language': 'ur-PK,ur;q=0.9,en;q=0.8' };

let app: Harness;
beforeAll(async () => {
  app = await startHarness();
});
afterAll(() => app.close());

interface Refusal {
  error: string;
  message: string;
  code: string;
  field: string | null;
  details?: { fields: { field: string; message: string }[] };
}

const signIn = (headers: Record<string, string>) =>
  app.visitor.rest<Refusal>('POST', '/user/auth/login', { emailOrUsername: '', password: '' }, headers);

describe('[customer §8, business §8] the language of errors', () => {
  it('is Urdu where the request prefers it; code, field and status stay', async () => {
    const english = await signIn({});
    const urdu = await signIn(URDU);
    expect(urdu).toMatchObject({ status: english.status, body: { code: 'INVALID_INPUT', field: 'emailOrUsername' } });
    expect(urdu.body.message).toBe('ای میل یا یوزر نیم لکھیں');
    expect(urdu.body.error).toBe(urdu.body.message);
    expect(urdu.body.details?.fields.map(({ field }) => field)).toEqual(
      english.body.details?.fields.map(({ field }) => field),
    );
    for (const { message } of urdu.body.details?.fields ?? []) expect(message).not.toMatch(LATIN);
    expect(['content-language', 'vary'].map((name) => urdu.headers.get(name))).toEqual([
      'ur',
      expect.stringContaining('Accept-Language'),
    ]);
  });

  it.each(['', '*', 'en', 'en-GB,ur;q=0.5', 'fr', 'de,fr;q=0.5', 'ur;q=0', ',;=', 'constructor'])(
    'is English for %j',
    async (language) => {
      const { body, headers } = await signIn({ 'accept-language': language });
      expect([body.message, headers.get('content-language')]).toEqual(['Email or username is required', 'en']);
    },
  );

  it('holds for what is refused before any operation', async () => {
    const customer = await app.person(Role.USER);
    const { owner } = await openVenue(app);
    const refused = await Promise.all([
      app.visitor.rest<Refusal>('GET', '/nothing', undefined, URDU),
      app.visitor.rest<Refusal>('PUT', '/public/halls', {}, URDU),
      app.visitor.rest<Refusal>('GET', '/public/halls?limit=1&limit=2', undefined, URDU),
      app.visitor.rest<Refusal>('GET', '/public/halls?limit=many', undefined, URDU),
      app.visitor.rest<Refusal>('GET', '/user/bookings', undefined, URDU),
      app.visitor.rest<Refusal>('POST', '/user/auth/login', '{', URDU),
      app.visitor.rest<Refusal>('POST', '/user/auth/login', '[]', URDU),
      app.visitor.rest<Refusal>('POST', '/user/auth/login', '{"a":{"constructor":1}}', URDU),
      app.visitor.rest<Refusal>('POST', '/user/auth/login', 'a=1', { ...URDU, 'content-type': 'text/plain' }),
      customer.rest<Refusal>('GET', '/business/bookings', undefined, URDU),
      app.visitor.rest<Refusal>('GET', '/public/halls/2000000000/complete-info', undefined, URDU),
      customer.rest<Refusal>('DELETE', '/user/bookings/2000000000', undefined, URDU),
      owner.rest<Refusal>('DELETE', '/business/rates/2000000000', undefined, URDU),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([
      404, 405, 400, 422, 401, 400, 400, 400, 415, 403, 404, 404, 404,
    ]);
    const inLatin = refused.map(({ body }) => body.message).filter((text) => LATIN.test(text.replace(ISOLATED, '')));
    expect(inLatin).toEqual([]);
    expect(refused[2].body.message).toContain('\u2068limit\u2069');
  });

  it('holds for uploads, and leaves what has no Urdu in English', async () => {
    const owner = await app.person(Role.BUSINESS);
    const file = { path: '/upload/image', field: 'photo', content: Buffer.from('x'), name: 'hall.png' };
    const { body } = await sendForm(app, owner, file, URDU);
    expect(String(body.message).replace(ISOLATED, '')).not.toMatch(LATIN);
    const admin = { emailOrUsername: 'nobody', password: 'not a password' };
    const unknown = await app.visitor.rest<Refusal>('POST', '/user/auth/admin-login', admin, URDU);
    expect(unknown.body.message).toMatch(LATIN);
    expect(unknown.headers.get('content-language')).toBe('en');
  });

  it('is the same over GraphQL, for what is refused before an operation too', async () => {
    const ask = async (body: string, headers: Record<string, string> = {}) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
      const response = await fetch(`${app.url}/graphql`, init);
      return ((await response.json()) as { errors: { message: string; extensions: object }[] }).errors[0];
    };
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
    const login = JSON.stringify({ query, variables: { input: { emailOrUsername: '', password: '' } } });
    expect(await ask(login)).toMatchObject({ message: 'Email or username is required' });
    const urdu = 'ای میل یا یوزر نیم لکھیں';
    expect(await ask(login, URDU)).toMatchObject({
      message: urdu,
      extensions: {
        code: 'INVALID_INPUT',
        details: { fields: expect.arrayContaining([{ field: 'emailOrUsername', message: urdu }]) as unknown },
      },
    });
    for (const body of ['{ viewerBookings { totalCount } }', '{ hall(id: 2000000000) { id } }'])
      expect((await ask(JSON.stringify({ query: body }), URDU))?.message).not.toMatch(LATIN);
    expect((await ask('{', URDU))?.message.replace(ISOLATED, '')).not.toMatch(LATIN);
  });
});
