import { startCalendarProgram } from '../modules/integrations/testing/calendar-program.js';
import { runDueJobs } from '../jobs/runner.js';
import { startReceiver } from '../modules/integrations/testing/receiver.js';
import { JOBS } from '../modules/jobs.js';
import type { Person } from './harness.js';
import type { ExampleRecorder } from './example-recorder.js';

/** The calls with which an owner connects other programs; needs `WEBHOOKS_TO_LOCALHOST=on`. */
export async function integrate(recorder: ExampleRecorder, owner: Person, hallId: number): Promise<void> {
  await useKeys(recorder, owner);
  await useWebhooks(recorder, owner);
  await useFeeds(recorder, owner, hallId);
  await useCalendars(recorder, owner, hallId);
}

async function useKeys(recorder: ExampleRecorder, owner: Person): Promise<void> {
  const body = { name: 'Reception desk', scopes: ['read', 'bookings'], expiresAt: '2028-03-01T00:00:00.000Z' };
  const { apiKey } = await recorder.call<{ apiKey: { id: number } }>(owner, 'POST /business/api-keys', { body });
  await recorder.call(owner, 'GET /business/api-keys');
  await recorder.call(owner, 'DELETE /business/api-keys/{id}', { params: { id: apiKey.id } });
}

async function useWebhooks(recorder: ExampleRecorder, owner: Person): Promise<void> {
  const receiver = await startReceiver();
  const body = { url: receiver.url, events: ['booking.requested', 'booking.confirmed'] };
  const { webhook } = await recorder.call<{ webhook: { id: number } }>(owner, 'POST /business/webhooks', { body });
  const params = { id: webhook.id };
  const events = [...body.events, 'booking.cancelled', 'review.written'];
  await recorder.call(owner, 'PUT /business/webhooks/{id}', { params, body: { events } });
  await recorder.call(owner, 'POST /business/webhooks/{id}/secret', { params });
  await recorder.call(owner, 'POST /business/webhooks/{id}/resume', { params });
  const { id } = await recorder.call<{ id: number }>(owner, 'POST /business/webhooks/{id}/ping', { params });
  await runDueJobs(recorder.app.app, recorder.app.server.pool, JOBS);
  await recorder.call(owner, 'GET /business/webhooks/{id}/deliveries', { params, query: { limit: 10 } });
  await recorder.call(owner, 'POST /business/webhook-deliveries/{id}/replay', { params: { id } });
  await recorder.call(owner, 'GET /business/webhooks');
  await recorder.call(owner, 'DELETE /business/webhooks/{id}', { params });
  await receiver.close();
}

async function useFeeds(recorder: ExampleRecorder, owner: Person, hallId: number): Promise<void> {
  const { url } = await recorder.call<{ url: string }>(owner, 'POST /business/calendar-feeds', { body: { hallId } });
  await recorder.call(owner, 'GET /business/calendar-feeds');
  const token = /([^/]+)\.ics$/.exec(url)?.[1] ?? '';
  await recorder.download(recorder.app.visitor, 'GET /calendar/{token}.ics', { params: { token } });
  await recorder.call(owner, 'DELETE /business/calendar-feeds', { query: { hallId } });
}

async function useCalendars(recorder: ExampleRecorder, owner: Person, hallId: number): Promise<void> {
  const program = await startCalendarProgram();
  const body = { url: program.url, hallId, name: 'Family diary' };
  const calendars = '/business/external-calendars';
  const { id } = await recorder.call<{ id: number }>(owner, `POST ${calendars}`, { body });
  await recorder.call(owner, `POST ${calendars}/{id}/sync`, { params: { id } });
  await recorder.call(owner, `GET ${calendars}`);
  await recorder.call(owner, `DELETE ${calendars}/{id}`, { params: { id } });
  await program.close();
}
