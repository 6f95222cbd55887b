import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { INTEGRATION_MESSAGES } from '../../domain/integrations/inputs.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { openVenue, bookingInput, type Venue } from '../../testing/scene.js';
import { deleteUser } from '../accounts/person.service.js';

let at: Harness;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness({ REQUESTS_PER_KEY: '40' });
  venue = await openVenue(at);
});
afterAll(() => at.close());
beforeEach(() => at.context().em.execute('delete from api_keys'));

interface Made {
  apiKey: { id: number; prefix: string; scopes: string[]; isLive: boolean; lastUsedAt: string | null };
  key: string;
}

async function makeKey(owner: Person, scopes: string[], more: Record<string, unknown> = {}): Promise<Made> {
  const { body, status } = await owner.rest<Made>('POST', '/business/api-keys', { name: 'Till', scopes, ...more });
  expect(status).toBe(201);
  return body;
}

/** A client with a new key with these scopes. */
async function holder(scopes: string[], owner = venue.owner): Promise<Person> {
  return at.withToken((await makeKey(owner, scopes)).key);
}

/** The code of a REST error, or the status without one. */
async function over(person: Person, method: string, path: string, body?: unknown): Promise<string | number> {
  const answer = await person.rest<{ code?: string }>(method, path, body);
  return answer.body.code ?? answer.status;
}

describe('[issue: API keys] making, listing and revoking', () => {
  it('shows the key once and stores only its hash', async () => {
    const { apiKey, key } = await makeKey(venue.owner, ['read', 'bookings']);
    expect(key).toMatch(/^mhf_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ prefix: key.slice(0, 12), scopes: ['read', 'bookings'], isLive: true });
    const [row] = await at.context().em.execute('select * from api_keys where id = ?', [apiKey.id]);
    expect(row).toMatchObject({ key_hash: createHash('sha256').update(key).digest('hex') });
    const audit = await at
      .context()
      .em.execute(`select after from audit_events where action = 'api_key.issued' and subject_id = ?`, [
        String(apiKey.id),
      ]);
    const list = await venue.owner.rest('GET', '/business/api-keys');
    for (const seen of [row, audit, list.body]) expect(JSON.stringify(seen)).not.toContain(key.slice(13));
  });

  it('names every wrong field at once', async () => {
    const { body, status } = await venue.owner.rest<{ details: { fields: { field: string }[] } }>(
      'POST',
      '/business/api-keys',
      { name: ' ', scopes: [] },
    );
    expect(status).toBe(422);
    expect(body.details.fields.map(({ field }) => field)).toEqual(['name', 'scopes']);
  });

  it.each([
    ['a scope that is not known', { name: 'Till', scopes: ['accounts'] }],
    ['a scope twice', { name: 'Till', scopes: ['read', 'read'] }],
    ['an end in the past', { name: 'Till', scopes: ['read'], expiresAt: '2027-02-28T00:00:00.000Z' }],
    ['a name that is too long', { name: 'x'.repeat(101), scopes: ['read'] }],
  ])('refuses %s', async (_what, body) => {
    expect(await over(venue.owner, 'POST', '/business/api-keys', body)).toBe('INVALID_INPUT');
  });

  it('allows at most twenty active keys per business', async () => {
    const { owner } = await openVenue(at);
    const ids: number[] = [];
    for (let count = 0; count < INTEGRATION_LIMITS.keysMax; count += 1) {
      ids.push((await makeKey(owner, ['read'])).apiKey.id);
    }
    const oneMore = { name: 'Till', scopes: ['read'] };
    const refused = await owner.rest('POST', '/business/api-keys', oneMore);
    expect(refused).toMatchObject({ status: 409, body: { error: INTEGRATION_MESSAGES.tooManyKeys } });
    await owner.rest('DELETE', `/business/api-keys/${ids[0]}`);
    expect((await owner.rest('POST', '/business/api-keys', oneMore)).status).toBe(201);
  });

  it('is for approved owners alone', async () => {
    const pending = await openVenue(at, { status: BusinessStatus.PENDING });
    const withoutApplication = await at.person(Role.BUSINESS);
    const body = { name: 'Till', scopes: ['read'] };
    expect(await over(at.visitor, 'POST', '/business/api-keys', body)).toBe('UNAUTHENTICATED');
    for (const role of [Role.USER, Role.MODERATOR, Role.ADMIN]) {
      const person = await at.person(role);
      expect(await over(person, 'POST', '/business/api-keys', body)).toBe('FORBIDDEN');
      expect(await over(person, 'GET', '/business/api-keys')).toBe('FORBIDDEN');
    }
    expect(await over(pending.owner, 'POST', '/business/api-keys', body)).toBe('FORBIDDEN');
    expect(await over(withoutApplication, 'POST', '/business/api-keys', body)).toBe('NOT_FOUND');
  });

  it('another owner neither sees nor revokes it', async () => {
    const { apiKey, key } = await makeKey(venue.owner, ['read']);
    const other = await openVenue(at);
    expect((await other.owner.rest('GET', '/business/api-keys')).body).toEqual([]);
    expect(await over(other.owner, 'DELETE', `/business/api-keys/${apiKey.id}`)).toBe('NOT_FOUND');
    expect(await over(at.withToken(key), 'GET', '/business/halls')).toBe(200);
  });
});

describe('[issue: API keys] a key acts for its owner within its scopes', () => {
  it('READ looks up what is the owner’s, over REST and GraphQL alike', async () => {
    const reader = await holder(['read']);
    const { body } = await reader.rest<{ data: { id: number }[] }>('GET', '/business/halls');
    expect(body.data.map(({ id }) => id)).toEqual([venue.hallId]);
    const { data, errors } = await reader.graphql('{ businessBookings { totalCount } }');
    expect(errors).toEqual([]);
    expect(data).toEqual({ businessBookings: { totalCount: 0 } });
  });

  it('BOOKINGS answers requests, HALLS changes halls, and neither does the other’s', async () => {
    const customer = await at.person(Role.USER);
    const { body: booking } = await customer.rest<{ id: number }>('POST', '/user/bookings', bookingInput(venue.hallId));
    const approve = [`/business/bookings/${booking.id}/status`, { status: 'confirmed' }] as const;
    const change = `/business/halls/${venue.hallId}/amenities`;
    const [reader, bookings, halls] = [await holder(['read']), await holder(['bookings']), await holder(['halls'])];

    expect(await over(reader, 'PUT', ...approve)).toBe('FORBIDDEN');
    expect(await over(halls, 'PUT', ...approve)).toBe('FORBIDDEN');
    expect(await over(bookings, 'PUT', ...approve)).toBe(200);

    expect(await over(reader, 'DELETE', change)).toBe('FORBIDDEN');
    expect(await over(bookings, 'DELETE', change)).toBe('FORBIDDEN');
    expect(await over(halls, 'DELETE', change)).toBe(200);

    expect(await over(bookings, 'GET', '/business/halls')).toBe('FORBIDDEN');
    expect(await over(halls, 'GET', '/business/bookings')).toBe('FORBIDDEN');
  });

  it.each([
    ['the account', '{ viewer { id email } }'],
    [
      'a new password',
      'mutation { changePassword(input: { currentPassword: "x", newPassword: "y", confirmPassword: "y" }) { token } }',
    ],
    ['settings', '{ businessSettings { currency } }'],
    ['settings', 'mutation { updateBusinessSettings(input: { currency: "USD" }) { currency } }'],
    ['the application', '{ businessApplication { documents } }'],
    ['keys', '{ apiKeys { id } }'],
    ['more keys', 'mutation { issueApiKey(input: { name: "Mine", scopes: [READ] }) { key } }'],
    ['webhooks', '{ webhooks { url } }'],
    ['webhooks', 'mutation { addWebhook(input: { url: "https://example.org", events: [REVIEW_WRITTEN] }) { secret } }'],
    ['feeds', '{ calendarFeeds { url } }'],
    ['words in the owner’s name', 'mutation { answerReview(id: 1, input: { reply: "Thanks" }) { id } }'],
    ['signing in', 'mutation { signIn(input: { emailOrUsername: "a", password: "b" }) { token } }'],
  ])('no scope reaches %s: %s', async (_what, document) => {
    const all = await holder(['read', 'bookings', 'halls']);
    const { errors } = await all.graphql(document);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('refuses a customer’s booking and an upload of a document', async () => {
    const all = await holder(['read', 'bookings', 'halls']);
    expect(await over(all, 'POST', '/user/bookings', bookingInput(venue.hallId))).toBe('FORBIDDEN');
    const form = new FormData();
    form.set('document', new Blob([Buffer.from('%PDF-1.4')]), 'a.pdf');
    const headers = { authorization: `Bearer ${all.token}` };
    const upload = await fetch(`${at.url}/api/upload/document`, { method: 'POST', headers, body: form });
    expect(await upload.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('public reads are open to every key', async () => {
    const halls = await holder(['halls']);
    expect(await over(halls, 'GET', `/public/halls/${venue.hallId}/complete-info`)).toBe(200);
    expect(await over(halls, 'GET', '/health')).toBe(200);
  });

  it('another owner’s halls and bookings stay out of reach', async () => {
    const other = await openVenue(at);
    const all = await holder(['read', 'bookings', 'halls'], other.owner);
    expect(await over(all, 'DELETE', `/business/halls/${venue.hallId}/amenities`)).toBe('NOT_FOUND');
    const customer = await at.person(Role.USER);
    const request = bookingInput(venue.hallId, { startTime: '2027-03-25T14:00:00Z', endTime: '2027-03-25T18:00:00Z' });
    const { body: booking } = await customer.rest<{ id: number }>('POST', '/user/bookings', request);
    expect(await over(all, 'PUT', `/business/bookings/${booking.id}/status`, { status: 'confirmed' })).toBe(
      'NOT_FOUND',
    );
  });
});

describe('[issue: API keys] an end for every key', () => {
  const UNKNOWN = 'mhf_0000000000000000000000000000000000000000000';

  async function works(key: string): Promise<boolean> {
    const person = at.withToken(key);
    const answers = [await over(person, 'GET', '/business/halls'), await over(person, 'GET', '/public/halls')];
    // An invalid key is refused everywhere, like an invalid session.
    expect(answers).toEqual(answers[0] === 200 ? [200, 200] : ['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    return answers[0] === 200;
  }

  it('an unknown one opens nothing', async () => {
    expect(await works(UNKNOWN)).toBe(false);
    expect(await over(at.withToken(UNKNOWN), 'GET', '/health')).toBe(200);
  });

  it('revoked, it is dead at once, and revoking it again changes nothing', async () => {
    const { apiKey, key } = await makeKey(venue.owner, ['read']);
    expect(await works(key)).toBe(true);
    const first = await venue.owner.rest('DELETE', `/business/api-keys/${apiKey.id}`);
    expect(first.body).toMatchObject({ isLive: false, revokedAt: TEST_NOW.toISOString() });
    expect(await works(key)).toBe(false);
    expect((await venue.owner.rest('DELETE', `/business/api-keys/${apiKey.id}`)).body).toEqual(first.body);
    const audit = await at
      .context()
      .em.execute(`select 1 from audit_events where action = 'api_key.revoked' and subject_id = ?`, [
        String(apiKey.id),
      ]);
    expect(audit).toHaveLength(1);
  });

  it('expired, it is dead', async () => {
    const { key } = await makeKey(venue.owner, ['read'], { expiresAt: '2027-03-01T08:00:00Z' });
    expect(await works(key)).toBe(true);
    at.clock.set(new Date('2027-03-01T08:00:00Z'));
    expect(await works(key)).toBe(false);
    at.clock.set(TEST_NOW);
  });

  it('it rests while its business is suspended', async () => {
    const { owner, businessId } = await openVenue(at);
    const { key } = await makeKey(owner, ['read']);
    const admin = await at.person(Role.ADMIN);
    const suspend = 'mutation S($id: Int!) { suspendBusiness(id: $id, input: { reason: "Complaints" }) { id } }';
    expect((await admin.graphql(suspend, { id: businessId })).errors).toEqual([]);
    expect(await works(key)).toBe(false);
    await admin.graphql('mutation R($id: Int!) { reinstateBusiness(id: $id) { id } }', { id: businessId });
    expect(await works(key)).toBe(true);
  });

  it('it is dead when its owner’s account is deleted, and survives a new password', async () => {
    const { owner } = await openVenue(at);
    const { key } = await makeKey(owner, ['read']);
    await at.context().em.execute('update users set token_version = token_version + 1 where id = ?', [owner.id]);
    expect(await works(key)).toBe(true);
    const admin = await at.person(Role.ADMIN);
    const ctx = at.context({ id: admin.id, role: Role.ADMIN, name: 'Admin', signedInAt: at.clock.now() });
    await deleteUser(ctx, owner.id);
    expect(await works(key)).toBe(false);
  });
});

describe('[issue: API keys] use', () => {
  it('the last use is written at most once a minute', async () => {
    const { apiKey, key } = await makeKey(venue.owner, ['read']);
    const lastUse = async () => {
      const { body } = await venue.owner.rest<Made['apiKey'][]>('GET', '/business/api-keys');
      return body.find(({ id }) => id === apiKey.id)?.lastUsedAt;
    };
    expect(await lastUse()).toBeNull();
    const use = async (at_: Date) => {
      at.clock.set(at_);
      await at.withToken(key).rest('GET', '/business/halls');
      return lastUse();
    };
    expect(await use(TEST_NOW)).toBe(TEST_NOW.toISOString());
    expect(await use(new Date(TEST_NOW.getTime() + 59_000))).toBe(TEST_NOW.toISOString());
    const later = new Date(TEST_NOW.getTime() + 60_000);
    expect(await use(later)).toBe(later.toISOString());
    at.clock.set(TEST_NOW);
  });

  it('requests are limited for each key, with 429 and Retry-After', async () => {
    const busy = await holder(['read']);
    const calm = await holder(['read']);
    const { headers } = await busy.rest('GET', '/business/halls');
    expect(headers.get('ratelimit-policy')).toBe('"key";q=40;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"key";r=39;t=\d+$/);
    for (let count = 1; count < 40; count += 1) expect(await over(busy, 'GET', '/business/halls')).toBe(200);
    const refused = await busy.rest('GET', '/business/halls');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await busy.graphql('{ viewerHalls { totalCount } }')).status).toBe(429);
    expect(await over(calm, 'GET', '/business/halls')).toBe(200);
  });

  it('its scopes are read anew for every request', async () => {
    const { apiKey, key } = await makeKey(venue.owner, ['read']);
    await at.context().em.execute(`update api_keys set scopes = '{}' where id = ?`, [apiKey.id]);
    expect(await over(at.withToken(key), 'GET', '/business/halls')).toBe('FORBIDDEN');
  });
});
