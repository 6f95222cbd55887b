import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';

/** Records the guests of a business: found, noted, with the number of the other family, and their statement. */
export async function recordGuests(recorder: ExampleRecorder, owner: Person): Promise<void> {
  await recorder.call(owner, 'GET /business/guests', { query: { search: '0301' } });
  const guest = { phone: '+923012345678' };
  await recorder.call(owner, 'PUT /business/guests/{phone}/notes', {
    params: guest,
    body: { notes: 'Two families, one bill. Likes the garden.' },
  });
  const otherFamily = { name: 'Tariq Mehmood', phone: '0321 4455667' };
  await recorder.call(owner, 'PUT /business/guests/{phone}/second-phone', { params: guest, body: otherFamily });
  await recorder.call(owner, 'GET /business/guests/{phone}', { params: guest });
  await recorder.call(owner, 'GET /business/guests/{phone}/statement', { params: guest });
  await recorder.download(owner, 'GET /business/guests/{phone}/statement.csv', { params: guest });
}
