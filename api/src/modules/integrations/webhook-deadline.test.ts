import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startJobs } from '../../jobs/runner.js';
import { Interrupted } from '../../http/outgoing.request.js';
import { Role } from '../../domain/accounts/roles.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { TEST_NOW } from '../../testing/harness.js';
import { openVenue } from '../../testing/scene.js';
import { JOBS, LANES } from '../jobs.js';
import { EVENTS, WebhookScene, type AddedWebhook } from './testing/webhook-scene.js';
import { send, type WebhookRequest } from './webhook.sender.js';

const { attemptTimeoutMs, failuresBeforePause, failuresBeforeMail, pausesMs } = INTEGRATION_LIMITS;

/** A receiver that violates HTTP. */
interface RawReceiver {
  url: string;
  server: Server;
  /** Currently open connections. */
  open: Set<Socket>;
  close: () => Promise<unknown>;
}

async function startRaw(answer: (socket: Socket) => void): Promise<RawReceiver> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.once('data', () => answer(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    server,
    open,
    close: async () => {
      open.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

/** A promise with its resolver. */
function later(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

const REQUEST: WebhookRequest = { event: 'ping', eventId: 'evt_1', body: '{}', secret: 'whsec_x', at: TEST_NOW };
const addresses = [{ address: '127.0.0.1', family: 4 as const }];
const OK = 'HTTP/1.1 200 OK\r\n';

describe('[issue: webhooks] the hard end of an attempt', () => {
  // The receiver never finishes; only the deadline ends the attempt.
  it.each<[string, (socket: Socket) => void, number | null, string]>([
    ['answers nothing', () => undefined, null, 'No answer within'],
    ['begins a line and never ends it', (socket) => socket.write('HTTP/1.1 20'), null, 'No answer within'],
    [
      'sends interim answers only',
      (socket) => socket.write('HTTP/1.1 102 Processing\r\n\r\n'),
      null,
      'No answer within',
    ],
    ['sends headers that never end', (socket) => socket.write(`${OK}X: 1\r\n`), null, 'No answer within'],
    ['sends no body', (socket) => socket.write(`${OK}Content-Length: 5\r\n\r\n`), 200, 'The answer did not end within'],
    ['drips its body', (socket) => socket.write(`${OK}\r\nx`), 200, 'The answer did not end within'],
  ])('one that %s is cut off, its connection with it', async (_what, answer, status, error) => {
    const asked = later();
    const receiver = await startRaw((socket) => {
      answer(socket);
      asked.resolve();
    });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    try {
      const sent = send({ url: new URL(receiver.url), addresses }, REQUEST);
      await asked.promise;
      // What was written has arrived once a later event on this loop has.
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
      jest.advanceTimersByTime(attemptTimeoutMs - 1);
      expect(receiver.open.size).toBe(1);
      jest.advanceTimersByTime(1);
      expect(await sent).toMatchObject({ delivered: false, status, error: expect.stringContaining(error) });
    } finally {
      jest.useRealTimers();
    }
    for (const socket of receiver.open) await once(socket, 'close');
    await receiver.close();
  });

  it.each<[string, (socket: Socket) => void, number | null, string]>([
    [
      'switches protocols',
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
      101,
      'Answered with another protocol (101)',
    ],
    ['closes without a word', (socket) => socket.end(), null, 'The connection was closed before an answer came'],
    [
      'closes in the middle of its answer',
      (socket) => socket.end(`${OK}Content-Length: 50\r\n\r\nhalf`),
      200,
      'The connection was closed before an answer came',
    ],
  ])('one that %s has failed at once', async (_what, answer, status, error) => {
    const receiver = await startRaw(answer);
    expect(await send({ url: new URL(receiver.url), addresses }, REQUEST)).toEqual({
      ...{ delivered: false, status, text: null, error },
    });
    for (const socket of receiver.open) await once(socket, 'close');
    await receiver.close();
  });

  it('is aborted by its caller', async () => {
    const stop = new AbortController();
    const receiver = await startRaw(() => stop.abort());
    await expect(send({ url: new URL(receiver.url), addresses }, REQUEST, stop.signal)).rejects.toBeInstanceOf(
      Interrupted,
    );
    for (const socket of receiver.open) await once(socket, 'close');
    await receiver.close();
  });
});

describe('[issue: webhooks] a receiver that hangs', () => {
  let scene: WebhookScene;
  beforeAll(async () => {
    scene = await WebhookScene.open();
  });
  afterAll(() => scene.close());
  beforeEach(() => scene.reset());

  const start = () =>
    startJobs(scene.at.app, scene.at.server.pool, {
      ...{ jobs: JOBS, lanes: LANES, crontab: '', onStart: () => undefined },
    });

  it('delays neither other deliveries nor the shutdown, which releases the delivery', async () => {
    const asked = later();
    const hanging = await startRaw(() => asked.resolve());
    const { owner } = scene.venue;
    const { body } = await owner.rest<AddedWebhook>('POST', '/business/webhooks', { url: hanging.url, events: EVENTS });
    await scene.ping(body.webhook.id);
    await scene.ping(body.webhook.id);
    const stop = await start();
    await asked.promise;
    // Four more than the former shared queues: with those, some would have waited for the hanging one.
    for (let count = 0; count < 4; count += 1) {
      const delivered = later();
      scene.receiver.answer = (response) => {
        response.end();
        delivered.resolve();
      };
      const { webhook } = await scene.addWebhook();
      await scene.ping(webhook.id);
      await delivered.promise;
      // The business has its turn back once the result is recorded.
      while ((await scene.readLastDelivery(webhook.id)).status !== 'delivered') await new Promise(setImmediate);
    }
    expect(hanging.open.size).toBe(1);
    await stop();
    const log = await scene.readLog(body.webhook.id);
    expect(log).toEqual([
      expect.objectContaining({ status: 'waiting', attempts: 0 }),
      expect.objectContaining({ status: 'waiting', attempts: 0 }),
    ]);
    await hanging.close();
  });

  it('leaves workers to other businesses, however many of them one has', async () => {
    const hanging = await startRaw(() => undefined);
    const ids: number[] = [];
    for (let count = 0; count < INTEGRATION_LIMITS.webhooksMax; count += 1) {
      const added = { url: hanging.url, events: EVENTS };
      const { body } = await scene.venue.owner.rest<AddedWebhook>('POST', '/business/webhooks', added);
      ids.push(body.webhook.id);
      await scene.ping(body.webhook.id);
    }
    const { owner } = await openVenue(scene.at);
    const { webhook } = await scene.addWebhook(owner);
    const delivered = later();
    scene.receiver.answer = (response) => {
      response.end();
      delivered.resolve();
    };
    const began = performance.now();
    const stop = await start();
    await owner.rest('POST', `/business/webhooks/${webhook.id}/ping`);
    await delivered.promise;
    expect(performance.now() - began).toBeLessThan(attemptTimeoutMs);
    expect(hanging.open.size).toBeLessThanOrEqual(INTEGRATION_LIMITS.attemptsAtOncePerBusiness);
    await stop();
    // Whoever had no turn lost no attempt.
    for (const id of ids)
      expect(await scene.readLog(id)).toEqual([expect.objectContaining({ status: 'waiting', attempts: 0 })]);
    await hanging.close();
  });

  it('is paused after failures in a row, longer each time; its owner gets one mail, events wait, and it can be resumed', async () => {
    const { webhook } = await scene.addWebhook();
    const { owner } = scene.venue;
    scene.receiver.answer = (response) => response.writeHead(500).end();
    const booking = await scene.request(20);
    const { id } = await scene.readLastDelivery(webhook.id);
    const failAt = async (moment: Date) => {
      await scene.at.context().em.execute('update webhook_deliveries set next_attempt_at = null where id = ?', [id]);
      await scene.attemptAt(moment, id);
    };
    const state = async () => (await owner.rest<object[]>('GET', '/business/webhooks')).body[0];
    let moment = TEST_NOW;
    for (let count = 1; count < failuresBeforePause; count += 1) await failAt(moment);
    expect(await state()).toMatchObject({ state: 'active', pausedUntil: null, failures: failuresBeforePause - 1 });
    for (let count = failuresBeforePause; count <= failuresBeforeMail + 1; count += 1) {
      await failAt(moment);
      moment = new Date(moment.getTime() + (pausesMs[count - failuresBeforePause] ?? 0));
      expect(await state()).toMatchObject({ state: 'paused', pausedUntil: moment.toISOString(), failures: count });
    }
    const mails = await scene.at
      .context()
      .em.execute(`select text from outbox_mails where kind = 'webhook-paused' and to_address = ?`, [owner.email]);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('/hook');

    // Other events wait without an attempt.
    const sent = scene.receiver.received.length;
    await scene.answer(booking, 'confirmed');
    const waiting = await scene.readLastDelivery(webhook.id);
    await scene.attemptAt(new Date(moment.getTime() - 1), waiting.id);
    expect(scene.receiver.received).toHaveLength(sent);
    expect(await scene.readLastDelivery(webhook.id)).toMatchObject({
      ...{ status: 'waiting', attempts: 0, nextAttemptAt: moment.toISOString() },
    });

    scene.receiver.answer = (response) => response.end();
    const other = await openVenue(scene.at);
    expect((await other.owner.rest('POST', `/business/webhooks/${webhook.id}/resume`)).status).toBe(404);
    const customer = await scene.at.person(Role.USER);
    expect((await customer.rest('POST', `/business/webhooks/${webhook.id}/resume`)).status).toBe(403);
    const resumed = await owner.graphql(
      `mutation { resumeWebhook(id: ${webhook.id}) { state pausedUntil failures isActive } }`,
    );
    expect(resumed.data).toEqual({
      resumeWebhook: { state: 'ACTIVE', pausedUntil: null, failures: 0, isActive: true },
    });
    await scene.deliverDue();
    expect((await scene.readLog(webhook.id)).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });

  it('one that was switched off is resumed over REST', async () => {
    const { webhook } = await scene.addWebhook();
    const path = `/business/webhooks/${webhook.id}`;
    expect((await scene.venue.owner.rest('PUT', path, { isActive: false })).body).toMatchObject({ state: 'off' });
    expect((await scene.venue.owner.rest('POST', `${path}/resume`)).body).toMatchObject({
      ...{ state: 'active', isActive: true },
    });
  });
});
