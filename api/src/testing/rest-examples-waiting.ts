import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';
import { recordFunctions } from './rest-examples-functions.js';

const HOURS = { startTime: '2027-03-24T13:00:00.000Z', endTime: '2027-03-24T18:00:00.000Z', guestCount: 150 };

/** The customer asks for several functions, then waits for an evening that the owner has given to a guest, and leaves the list again. */
export async function recordWaiting(
  recorder: ExampleRecorder,
  { customer, owner }: { customer: Person; owner: Person },
  hallId: number,
): Promise<void> {
  await recordFunctions(recorder, customer, hallId);
  await owner.rest('PUT', '/business/settings', { holdHours: 24 });
  const guest = { customerName: 'Sana Malik', customerPhone: '+92 300 1112233' };
  await owner.rest('POST', '/business/bookings', { hallId, ...HOURS, ...guest });
  const { id } = await recorder.call<{ id: number }>(customer, 'POST /user/waiting-list', {
    body: { hallId, ...HOURS },
  });
  await recorder.call(customer, 'GET /user/waiting-list');
  await recorder.call(owner, 'GET /business/waiting-list', { query: { hallId } });
  await recorder.call(customer, 'DELETE /user/waiting-list/{id}', { params: { id } });
  await owner.rest('PUT', '/business/settings', { holdHours: 0 });
}
