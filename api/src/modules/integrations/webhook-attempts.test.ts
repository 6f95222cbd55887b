import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INTEGRATION_MESSAGES } from '../../domain/integrations/inputs.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { TEST_NOW } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { JOBS } from '../jobs.js';
import { startReceiver } from './testing/receiver.js';
import { EVENTS, WebhookScene, type AddedWebhook } from './testing/webhook-scene.js';

const { attemptWaitsMs, turnWaitMs, failuresMost, failingMostMs } = INTEGRATION_LIMITS;

let scene: WebhookScene;

beforeAll(async () => {
  scene = await WebhookScene.open();
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

describe('[issue: webhooks] attempts', () => {
  it('a failure is tried again after 1, 5, 30 minutes, 2, 6, 12 and 24 hours, then given up', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.request();
    const { id } = await scene.readLastDelivery(webhook.id);
    scene.receiver.answer = (response) => response.writeHead(500).end('out of order');
    let moment = TEST_NOW;
    for (const [done, wait] of attemptWaitsMs.entries()) {
      await scene.attemptAt(moment, id);
      const next = new Date(moment.getTime() + wait);
      const delivery = await scene.readLastDelivery(webhook.id);
      expect(delivery).toMatchObject({ status: 'waiting', attempts: done + 1, nextAttemptAt: next.toISOString() });
      // Nothing is sent before it is due.
      await scene.attemptAt(new Date(next.getTime() - 1000), id);
      expect(scene.receiver.received).toHaveLength(done + 1);
      moment = next;
    }
    await scene.attemptAt(moment, id);
    expect(await scene.readLastDelivery(webhook.id)).toMatchObject({
      status: 'failed',
      attempts: 8,
      responseStatus: 500,
      responseText: 'out of order',
      lastError: 'Answered 500',
      nextAttemptAt: null,
    });
    const ids = scene.receiver.received.map(({ headers }) => headers['mehfil-event-id']);
    expect(new Set(ids).size).toBe(1);
  });

  it('the next attempt’s job waits in the queue while one is under way, and goes when it succeeds', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.request();
    const { id } = await scene.readLastDelivery(webhook.id);
    const jobs = () =>
      scene.at
        .context()
        .em.execute('select run_at from graphile_worker.jobs where key = ?', [`webhook-delivery-${id}`]);
    let during: unknown[] = [];
    scene.receiver.answer = (response) => {
      void jobs().then((rows: unknown[]) => {
        during = rows;
        response.end();
      });
    };
    await scene.deliverDue();
    expect(during).toHaveLength(1);
    expect(await jobs()).toEqual([]);
    expect(await scene.readLastDelivery(webhook.id)).toMatchObject({
      status: 'delivered',
      attempts: 1,
      nextAttemptAt: null,
    });
  });

  it('a job that the queue starts too early by this server’s clock is added again', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.request();
    const { id } = await scene.readLastDelivery(webhook.id);
    scene.receiver.answer = (response) => response.writeHead(500).end();
    await scene.deliverDue();
    const due = TEST_NOW.getTime() + (attemptWaitsMs[0] ?? 0);
    const startAt = async (moment: number) => {
      await scene.at
        .context()
        .em.execute('update graphile_worker._private_jobs set run_at = now() where key = ?', [
          `webhook-delivery-${id}`,
        ]);
      scene.at.clock.set(new Date(moment));
      await scene.deliverDue();
    };
    await startAt(due - 5);
    expect(scene.receiver.received).toHaveLength(1);
    await startAt(due + turnWaitMs);
    expect(scene.receiver.received).toHaveLength(2);
    expect(await scene.readLastDelivery(webhook.id)).toMatchObject({ status: 'waiting', attempts: 2 });
  });

  it('one that is due and has no job goes out when the webhook is resumed', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.request();
    const { em } = scene.at.context();
    await em.execute('delete from graphile_worker._private_jobs');
    await em.execute('update webhook_deliveries set next_attempt_at = ?', [new Date(TEST_NOW.getTime() - 1)]);
    await scene.venue.owner.rest('POST', `/business/webhooks/${webhook.id}/resume`);
    await scene.deliverDue();
    expect(await scene.readLastDelivery(webhook.id)).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  it('all that wait go out when the webhook is resumed, with one statement that adds their jobs', async () => {
    const { webhook } = await scene.addWebhook();
    for (const day of [20, 21, 22]) await scene.request(day);
    await scene.at.context().em.execute('delete from graphile_worker._private_jobs');
    const { statements } = await recordStatements(scene.at.app.orm, () =>
      scene.venue.owner.rest('POST', `/business/webhooks/${webhook.id}/resume`),
    );
    expect(statements.filter((each) => each.includes('add_job'))).toHaveLength(1);
    await scene.deliverDue();
    expect(scene.receiver.received).toHaveLength(3);
  });

  it('two servers that try at once send it once', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.request();
    const { id } = await scene.readLastDelivery(webhook.id);
    await Promise.all([scene.attemptAt(TEST_NOW, id), scene.attemptAt(TEST_NOW, id), scene.attemptAt(TEST_NOW, id)]);
    expect(scene.receiver.received).toHaveLength(1);
  });

  it('redirects are failures, and their targets are not requested', async () => {
    const { webhook } = await scene.addWebhook();
    const target = await startReceiver();
    scene.receiver.answer = (response) => response.writeHead(302, { location: target.url }).end();
    await scene.ping(webhook.id);
    await scene.deliverDue();
    expect(await scene.readLastDelivery(webhook.id)).toMatchObject({
      status: 'failed',
      lastError: 'Redirects (302) are not followed',
    });
    expect(target.received).toEqual([]);
    await target.close();
  });

  it('reads at most 64 KiB of a response and stores 1 KiB, without control characters', async () => {
    const { webhook } = await scene.addWebhook();
    scene.receiver.answer = (response) => {
      response.on('error', () => undefined);
      response.write(`ok\u0000\u0007${'x'.repeat(10 * 1024 * 1024)}`);
    };
    await scene.ping(webhook.id);
    await scene.deliverDue();
    const delivery = await scene.readLastDelivery(webhook.id);
    expect(delivery).toMatchObject({ status: 'delivered', responseStatus: 200 });
    expect(delivery.responseText).toBe(`ok${'x'.repeat(1020)}`);
  });

  it('reports an unreachable receiver', async () => {
    const gone = await startReceiver();
    await gone.close();
    const { body } = await scene.venue.owner.rest<AddedWebhook>('POST', '/business/webhooks', {
      url: gone.url,
      events: EVENTS,
    });
    await scene.ping(body.webhook.id);
    await scene.deliverDue();
    expect(await scene.readLastDelivery(body.webhook.id)).toMatchObject({
      status: 'failed',
      responseStatus: null,
      lastError: 'The connection was refused',
    });
  });

  it('an address that is not public any more is refused at delivery', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.at.context().em.execute('update webhooks set url = ? where id = ?', ['https://10.0.0.1/', webhook.id]);
    await scene.ping(webhook.id);
    await scene.deliverDue();
    const delivery = await scene.readLastDelivery(webhook.id);
    expect(delivery).toMatchObject({
      status: 'failed',
      lastError: INTEGRATION_MESSAGES.urlPrivate,
      responseStatus: null,
    });
  });

  it('after a day of failures it is switched off, what waits is given up, and the owner gets a mail', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.request();
    const { id } = await scene.readLastDelivery(webhook.id);
    scene.receiver.answer = (response) => response.writeHead(503).end();
    await scene.attemptAt(TEST_NOW, id);
    const { em } = scene.at.context();
    await em.execute('update webhooks set failures = ? where id = ?', [failuresMost, webhook.id]);
    // Often enough, but not for long enough.
    await scene.attemptAt(new Date(TEST_NOW.getTime() + 60_000), id);
    expect((await em.execute('select is_active from webhooks where id = ?', [webhook.id]))[0]).toEqual({
      is_active: true,
    });
    const late = new Date(TEST_NOW.getTime() + failingMostMs);
    await scene.attemptAt(late, id);

    const { body: webhooks } = await scene.venue.owner.rest('GET', '/business/webhooks');
    expect(webhooks).toEqual([expect.objectContaining({ isActive: false, disabledAt: late.toISOString() })]);
    expect(await scene.readLastDelivery(webhook.id)).toMatchObject({
      status: 'failed',
      lastError: 'The webhook is switched off',
    });
    const mails = await em.execute(`select text from outbox_mails where kind = 'webhook-disabled' and to_address = ?`, [
      scene.venue.owner.email,
    ]);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('/hook');

    await scene.request(23);
    expect(await scene.readLog(webhook.id)).toHaveLength(1);
    const replay = () => scene.venue.owner.rest('POST', `/business/webhook-deliveries/${id}/replay`);
    expect((await replay()).status).toBe(409);
    const on = await scene.venue.owner.rest('PUT', `/business/webhooks/${webhook.id}`, { isActive: true });
    expect(on.body).toMatchObject({ isActive: true, disabledAt: null, failures: 0 });
    scene.receiver.answer = (response) => response.end();
    expect((await replay()).status).toBe(200);
    await scene.deliverDue();
    expect(await scene.readLastDelivery(webhook.id)).toMatchObject({ status: 'delivered', lastError: null });
  });

  it('a success ends the count of failures', async () => {
    const { webhook } = await scene.addWebhook();
    const { em } = scene.at.context();
    await em.execute('update webhooks set failures = 14, failing_since = ? where id = ?', [TEST_NOW, webhook.id]);
    await scene.request();
    await scene.deliverDue();
    const [row] = await em.execute('select failures, failing_since from webhooks where id = ?', [webhook.id]);
    expect(row).toEqual({ failures: 0, failing_since: null });
  });

  it('the log is forgotten after 30 days', async () => {
    const { webhook } = await scene.addWebhook();
    await scene.request();
    const forgetAt = async (days: number) => {
      scene.at.clock.set(new Date(TEST_NOW.getTime() + days * 86_400_000));
      await JOBS['forget-webhook-deliveries']?.(scene.at.context(), {});
      scene.at.clock.set(TEST_NOW);
      return (await scene.readLog(webhook.id)).length;
    };
    expect(await forgetAt(30)).toBe(1);
    expect(await forgetAt(31)).toBe(0);
  });
});
