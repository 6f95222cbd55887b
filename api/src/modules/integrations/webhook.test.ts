import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../env.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { INTEGRATION_MESSAGES } from '../../domain/integrations/inputs.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { MASK } from '../../domain/system/mask.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { openVenue, bookingInput } from '../../testing/scene.js';
import { isSigned } from './testing/receiver.js';
import { EVENTS, WebhookScene, type AddedWebhook } from './testing/webhook-scene.js';

let scene: WebhookScene;

beforeAll(async () => {
  scene = await WebhookScene.open();
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

describe('[issue: webhooks] events of a business', () => {
  it('booking requested, confirmed, cancelled and review written are sent once each, signed, in a versioned body', async () => {
    const { secret } = await scene.addWebhook();
    const confirmed = await scene.request(20);
    await scene.answer(confirmed, 'confirmed');
    const declined = await scene.request(22);
    await scene.answer(declined, 'cancelled');
    await scene.customer.rest('POST', '/user/reviews', { hallId: scene.venue.hallId, rating: 5, comment: 'Lovely' });
    await scene.deliverDue();

    const bodies = scene.receiver.received.map(({ body }) => JSON.parse(body) as { type: string });
    expect(bodies.map(({ type }) => type).sort()).toEqual([
      'booking.cancelled',
      'booking.confirmed',
      'booking.requested',
      'booking.requested',
      'review.written',
    ]);
    expect(scene.receiver.received.every((request) => isSigned(request, secret))).toBe(true);
    expect(bodies.find(({ type }) => type === 'booking.confirmed')).toEqual({
      version: 1,
      id: expect.stringMatching(/^evt_/),
      type: 'booking.confirmed',
      createdAt: TEST_NOW.toISOString(),
      data: {
        booking: expect.objectContaining({
          id: confirmed,
          status: 'confirmed',
          revision: 1,
          url: expect.stringMatching(new RegExp(`/business/bookings/${confirmed}$`)),
          hallId: scene.venue.hallId,
          startTime: '2027-03-20T14:00:00.000Z',
          currency: 'PKR',
          customerName: 'Ayesha Khan',
          cancellationReason: null,
        }),
      },
    });
    const review = bodies.find(({ type }) => type === 'review.written');
    expect(review).toMatchObject({ data: { review: { hallId: scene.venue.hallId, rating: 5, comment: 'Lovely' } } });
    const all = scene.receiver.received.map(({ body }) => body).join();
    for (const contact of ['ayesha@mail.test', '7654321']) expect(all).not.toContain(contact);
  });

  it('the headers name event and id, and nothing else of us', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.ping(webhook.id);
    await scene.deliverDue();
    const [request] = scene.receiver.received;
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Mehfil-Webhooks/1',
      'mehfil-event': 'ping',
      'mehfil-event-id': (JSON.parse(request?.body ?? '{}') as { id: string }).id,
      'mehfil-signature': expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
    });
  });

  it('unsubscribed events, and those of other businesses, are not sent', async () => {
    await scene.addWebhook(scene.venue.owner, ['review.written']);
    const other = await openVenue(scene.at);
    await scene.addWebhook(other.owner);
    await scene.request();
    await scene.deliverDue();
    expect(scene.receiver.received).toEqual([]);
  });

  it('an event takes as many statements for three webhooks as for one', async () => {
    await scene.addWebhook();
    // What is read once for all requests is read by the first one.
    await scene.request(20);
    const count = async (day: number) =>
      (await recordStatements(scene.at.app.orm, () => scene.request(day))).statements.length;
    const one = await count(21);
    await scene.addWebhook();
    await scene.addWebhook();
    expect(await count(22)).toBe(one);
    await scene.deliverDue();
    expect(scene.receiver.received).toHaveLength(1 + 1 + 3);
  });

  it('a refused request is not sent', async () => {
    const { webhook } = await scene.addWebhook();
    const first = await scene.request();
    await scene.answer(first, 'confirmed');
    const taken = await scene.customer.rest('POST', '/user/bookings', bookingInput(scene.venue.hallId));
    expect(taken.status).toBe(409);
    expect((await scene.readLog(webhook.id)).map(({ event }) => event)).toEqual([
      'booking.confirmed',
      'booking.requested',
    ]);
  });

  it('a business that is suspended hears nothing more', async () => {
    await scene.addWebhook();
    await scene.request();
    await scene.at
      .context()
      .em.execute(
        `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'x' where id = ?`,
        [scene.venue.businessId],
      );
    await scene.deliverDue();
    expect(scene.receiver.received).toEqual([]);
  });
});

describe('[issue: webhooks] replay, ping and secret', () => {
  it('a replay sends the same event with the same id and a new signature', async () => {
    const { webhook, secret } = await scene.addWebhook();
    await scene.request();
    await scene.deliverDue();
    const { id } = await scene.readLastDelivery(webhook.id);
    scene.at.clock.advanceMinutes(10);
    expect((await scene.venue.owner.rest('POST', `/business/webhook-deliveries/${id}/replay`)).body).toMatchObject({
      status: 'waiting',
    });
    expect((await scene.venue.owner.rest('POST', `/business/webhook-deliveries/${id}/replay`)).status).toBe(409);
    await scene.deliverDue();
    const [first, second] = scene.receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['mehfil-signature']).not.toBe(first?.headers['mehfil-signature']);
    expect(second && isSigned(second, secret)).toBe(true);
    expect(await scene.readLog(webhook.id)).toHaveLength(1);
  });

  it('its log pages by cursor, over REST too', async () => {
    const { webhook } = await scene.addWebhook();
    for (let count = 0; count < 3; count += 1) await scene.ping(webhook.id);
    const page = async (query: string) => {
      const { status, body } = await scene.venue.owner.rest<{
        data?: { id: number }[];
        paging?: { nextCursor: string | null };
      }>('GET', `/business/webhooks/${webhook.id}/deliveries?limit=2${query}`);
      const { data = [], paging } = body;
      return { status, ids: data.map(({ id }) => id), next: paging?.nextCursor ?? null };
    };
    const first = await page('');
    const second = await page(`&cursor=${first.next ?? ''}`);
    expect([first.ids.length, second.ids.length, second.next]).toEqual([2, 1, null]);
    expect(Math.max(...second.ids)).toBeLessThan(Math.min(...first.ids));
    expect((await page(`&cursor=${Buffer.from('["x"]').toString('base64url')}`)).status).toBe(422);
  });

  it('a ping goes to a webhook that is switched off too, and is tried once', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.venue.owner.rest('PUT', `/business/webhooks/${webhook.id}`, { isActive: false });
    scene.receiver.answer = (response) => response.writeHead(500).end();
    await scene.ping(webhook.id);
    await scene.deliverDue();
    expect(scene.receiver.received).toHaveLength(1);
    expect(await scene.readLastDelivery(webhook.id)).toMatchObject({ event: 'ping', status: 'failed', attempts: 1 });
    expect((await scene.venue.owner.rest('GET', '/business/webhooks')).body).toMatchObject([{ failures: 0 }]);
  });

  it('a rotated secret signs from the next attempt on; neither is shown again or written down', async () => {
    const { webhook, secret } = await scene.addWebhook();
    const { body } = await scene.venue.owner.rest<AddedWebhook>('POST', `/business/webhooks/${webhook.id}/secret`);
    expect(body.secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(body.secret).not.toBe(secret);
    await scene.ping(webhook.id);
    await scene.deliverDue();
    const [request] = scene.receiver.received;
    expect(request && isSigned(request, body.secret)).toBe(true);
    expect(request && isSigned(request, secret)).toBe(false);
    const seen = [
      (await scene.venue.owner.rest('GET', '/business/webhooks')).body,
      await scene.readLog(webhook.id),
      await scene.at.context().em.execute(`select * from audit_events where subject_type = 'webhook'`),
    ];
    expect(JSON.stringify(seen)).not.toContain('whsec_');
    expect(JSON.stringify(seen[2])).not.toContain('/hook');
    expect(seen[2]).toContainEqual(
      expect.objectContaining({
        action: 'webhook.secret_rotated',
        before: expect.objectContaining({ secret: MASK }),
        after: expect.objectContaining({ secret: `${MASK} (changed)` }),
      }),
    );
  });
});

describe('[issue: webhooks] what docs/integrators.md tells receivers to do', () => {
  it('accepts what we send, and nothing that was changed, is old or signed otherwise', async () => {
    const page = readFileSync(join(PROJECT_ROOT, 'docs/integrators.md'), 'utf8');
    const blocks = page.match(/(?<=```js\n)[^]*?(?=```)/g) ?? [];
    const code = blocks.find((block) => block.includes('export function isGenuine'))?.split('\ncreateServer(')[0] ?? '';
    const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      isGenuine: (header: string | undefined, body: string, secret: string, now: number) => boolean;
    };
    const { webhook, secret } = await scene.addWebhook();
    await scene.ping(webhook.id);
    await scene.deliverDue();
    const [request] = scene.receiver.received;
    const header = String(request?.headers['mehfil-signature']);
    const body = request?.body ?? '';
    const now = TEST_NOW.getTime() / 1000;
    expect(isGenuine(header, body, secret, now)).toBe(true);
    expect(isGenuine(header, `${body} `, secret, now)).toBe(false);
    expect(isGenuine(header, body, `${secret}x`, now)).toBe(false);
    expect(isGenuine(header, body, secret, now + 301)).toBe(false);
    expect(isGenuine('t=1,v1=zz', body, secret, now)).toBe(false);
    expect(isGenuine(undefined, body, secret, now)).toBe(false);
  });
});

describe('[issue: webhooks] whose they are', () => {
  it('another owner can’t see, change, remove, ping or replay them', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.request();
    const { id } = await scene.readLastDelivery(webhook.id);
    const { owner } = await openVenue(scene.at);
    const path = `/business/webhooks/${webhook.id}`;
    for (const [method, address, body] of [
      ['PUT', path, { isActive: false }],
      ['DELETE', path, undefined],
      ['POST', `${path}/secret`, undefined],
      ['POST', `${path}/ping`, undefined],
      ['GET', `${path}/deliveries`, undefined],
      ['POST', `/business/webhook-deliveries/${id}/replay`, undefined],
    ] as const) {
      expect(await owner.rest(method, address, body)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect((await owner.rest('GET', '/business/webhooks')).body).toEqual([]);
    expect((await scene.venue.owner.rest('GET', '/business/webhooks')).body).toMatchObject([{ isActive: true }]);
  });

  it('visitors, customers, staff and owners that aren’t approved have none', async () => {
    const body = { url: scene.receiver.url, events: EVENTS };
    const asked = async (person: Person) => (await person.rest('POST', '/business/webhooks', body)).status;
    expect(await asked(scene.at.visitor)).toBe(401);
    for (const role of [Role.USER, Role.MODERATOR, Role.ADMIN])
      expect(await asked(await scene.at.person(role))).toBe(403);
    expect(await asked((await openVenue(scene.at, { status: BusinessStatus.PENDING })).owner)).toBe(403);
    expect(await asked(await scene.at.person(Role.BUSINESS))).toBe(404);
  });

  it.each([
    ['no address', { url: '', events: EVENTS }, 'url'],
    ['an address without https', { url: 'http://example.org/', events: EVENTS }, 'url'],
    ['an address in a private network', { url: 'https://192.168.0.1/', events: EVENTS }, 'url'],
    ['no events', { url: 'https://example.org/', events: [] }, 'events'],
    ['an event that can’t be chosen', { url: 'https://example.org/', events: ['ping'] }, 'events[0]'],
  ])('%s is refused on its field', async (_what, body, field) => {
    const refused = await scene.venue.owner.rest('POST', '/business/webhooks', body);
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
  });

  it('an address can’t be changed into a private one either', async () => {
    const { webhook } = await scene.addWebhook();
    const refused = await scene.venue.owner.rest('PUT', `/business/webhooks/${webhook.id}`, {
      url: 'https://169.254.169.254/',
    });
    expect(refused).toMatchObject({ status: 422, body: { field: 'url', error: INTEGRATION_MESSAGES.urlPrivate } });
  });

  it('a business has at most ten, and a removed one makes room', async () => {
    const ids: number[] = [];
    for (let count = 0; count < INTEGRATION_LIMITS.webhooksMax; count += 1)
      ids.push((await scene.addWebhook()).webhook.id);
    const body = { url: scene.receiver.url, events: EVENTS };
    expect((await scene.venue.owner.rest('POST', '/business/webhooks', body)).status).toBe(409);
    expect((await scene.venue.owner.rest('DELETE', `/business/webhooks/${ids[0]}`)).status).toBe(204);
    expect((await scene.venue.owner.rest('POST', '/business/webhooks', body)).status).toBe(201);
  });
});
