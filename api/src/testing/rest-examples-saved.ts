import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';

/** The customer saves a hall, puts it into a list, and shares that with a visitor for a while. */
export async function recordSaved(
  recorder: ExampleRecorder,
  { customer, visitor }: { customer: Person; visitor: Person },
  hallId: number,
): Promise<void> {
  await recorder.call(customer, 'POST /user/saved-halls/{hallId}', { params: { hallId } });
  await recorder.call(customer, 'GET /user/saved-halls');
  const { id } = await recorder.call<{ id: number }>(customer, 'POST /user/saved-lists', { body: { name: 'Valima' } });
  const params = { id };
  await recorder.call(customer, 'PUT /user/saved-lists/{id}', { params, body: { name: 'Sana’s valima' } });
  await recorder.call(customer, 'PUT /user/saved-halls/{hallId}/lists', {
    params: { hallId },
    body: { listIds: [id] },
  });
  await recorder.call(customer, 'GET /user/saved-halls/{hallId}/lists', { params: { hallId } });
  await recorder.call(customer, 'GET /user/saved-lists');
  const { shareUrl } = await recorder.call<{ shareUrl: string }>(customer, 'POST /user/saved-lists/{id}/link', {
    params,
  });
  const token = shareUrl.split('/').at(-1) ?? '';
  await recorder.call(visitor, 'GET /public/saved-lists/{token}', { params: { token } });
  await recorder.call(customer, 'DELETE /user/saved-lists/{id}/link', { params });
  await recorder.call(customer, 'DELETE /user/saved-lists/{id}', { params });
  await recorder.call(customer, 'DELETE /user/saved-halls/{hallId}', { params: { hallId } });
}
