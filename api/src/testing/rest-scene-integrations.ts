import { runDueJobs } from '../jobs/runner.js';
import { startReceiver } from '../modules/integrations/testing/receiver.js';
import { JOBS } from '../modules/jobs.js';
import type { Person } from './harness.js';
import type { Stage } from './rest-stage.js';

/** The part of the scene in which the owner connects other programs; needs `WEBHOOKS_TO_LOCALHOST=on`. */
export async function integrate(stage: Stage, owner: Person, hallId: number): Promise<void> {
  await useKeys(stage, owner);
  await useWebhooks(stage, owner);
  await useFeeds(stage, owner, hallId);
}

async function useKeys(stage: Stage, owner: Person): Promise<void> {
  const body = { name: 'Reception desk', scopes: ['read', 'bookings'], expiresAt: '2028-03-01T00:00:00.000Z' };
  const { apiKey } = await stage.call<{ apiKey: { id: number } }>(owner, 'POST /business/api-keys', { body });
  await stage.call(owner, 'GET /business/api-keys');
  await stage.call(owner, 'DELETE /business/api-keys/{id}', { params: { id: apiKey.id } });
}

async function useWebhooks(stage: Stage, owner: Person): Promise<void> {
  const receiver = await startReceiver();
  const body = { url: receiver.url, events: ['booking.requested', 'booking.confirmed'] };
  const { webhook } = await stage.call<{ webhook: { id: number } }>(owner, 'POST /business/webhooks', { body });
  const params = { id: webhook.id };
  const events = [...body.events, 'booking.cancelled', 'review.written'];
  await stage.call(owner, 'PUT /business/webhooks/{id}', { params, body: { events } });
  await stage.call(owner, 'POST /business/webhooks/{id}/secret', { params });
  await stage.call(owner, 'POST /business/webhooks/{id}/resume', { params });
  const { id } = await stage.call<{ id: number }>(owner, 'POST /business/webhooks/{id}/ping', { params });
  await runDueJobs(stage.app.app, stage.app.server.pool, JOBS);
  await stage.call(owner, 'GET /business/webhooks/{id}/deliveries', { params, query: { limit: 10 } });
  await stage.call(owner, 'POST /business/webhook-deliveries/{id}/replay', { params: { id } });
  await stage.call(owner, 'GET /business/webhooks');
  await stage.call(owner, 'DELETE /business/webhooks/{id}', { params });
  await receiver.close();
}

async function useFeeds(stage: Stage, owner: Person, hallId: number): Promise<void> {
  const { url } = await stage.call<{ url: string }>(owner, 'POST /business/calendar-feeds', { body: { hallId } });
  await stage.call(owner, 'GET /business/calendar-feeds');
  const token = /([^/]+)\.ics$/.exec(url)?.[1] ?? '';
  await stage.download(stage.app.visitor, 'GET /calendar/{token}.ics', { params: { token } });
  await stage.call(owner, 'DELETE /business/calendar-feeds', { query: { hallId } });
}
