import sharp from 'sharp';
import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';

/** The owner says how bookings are paid, records a transfer, and takes back a payment in cash that was a mistake. */
export async function recordPayments(
  recorder: ExampleRecorder,
  { customer, owner }: { customer: Person; owner: Person },
  { bookingId, hallId }: { bookingId: number; hallId: number },
): Promise<void> {
  const advance = { label: 'Advance', percent: 25, due: 'after_confirmation', days: 0 };
  const rest = { label: 'Rest', due: 'before_start', days: 7 };
  await recorder.call(owner, 'PUT /business/payment-plans', { body: { parts: [advance, rest] } });
  await recorder.call(owner, 'GET /business/payment-plans');
  await recorder.call(customer, 'GET /public/halls/{id}/payment-plan', { params: { id: hallId } });
  const account = { bankName: 'Standard Chartered', accountTitle: 'Noor Venues', iban: 'PK36SCBL0000001123456702' };
  await recorder.call(owner, 'PUT /business/payment-details', { body: { ...account, raast: '0300 1234567' } });
  await recorder.call(owner, 'GET /business/payment-details');
  const params = { id: bookingId };
  await recordTerms(recorder, { customer, owner }, { bookingId, hallId });
  const transfer = { kind: 'receipt', amount: 50_000, method: 'bank_transfer', reference: 'HBL-20270301-17' };
  await recorder.call(owner, 'POST /business/bookings/{id}/payments', { params, body: transfer });
  const cash = { kind: 'receipt', amount: 5000, method: 'cash', clientMutationId: '1f0c5f4e' };
  const { entries } = await recorder.call<{ entries: { id: number }[] }>(
    owner,
    'POST /business/bookings/{id}/payments',
    { params, body: cash },
  );
  const came = { params, body: { extraGuests: 20 } };
  await recorder.call(owner, 'POST /business/bookings/{id}/charges/calculate-price', came);
  const anew = { parts: [{ ...advance, percent: 50, label: 'First half' }, rest] };
  await recorder.call(owner, 'PUT /business/bookings/{id}/payment-plan', { params, body: anew });
  const wrong = { params: { id: entries.at(-1)?.id ?? 0 }, body: { reason: 'Recorded for the wrong booking' } };
  await recorder.call(owner, 'POST /business/payments/{id}/correction', wrong);
  await recorder.call(owner, 'GET /business/bookings/{id}/payments', { params });
  await recorder.call(customer, 'GET /user/bookings/{id}/payments', { params });
  await recorder.call(owner, 'GET /business/books', { query: { year: 2027 } });
  const unpaid = { measure: 'unpaid', from: '2027-03-01', to: '2027-03-31', hallId };
  await recorder.call(owner, 'GET /business/books/bookings', { query: unpaid });
  await recorder.download(owner, 'GET /business/books/export.csv', { query: { year: 2027 } });
  await recorder.call(owner, 'POST /business/cash-book/counts', {
    body: { counted: 0, note: 'Nothing in the drawer' },
  });
  await recorder.call(owner, 'GET /business/cash-book');
  await recorder.download(owner, 'GET /business/cash-book/export.csv', {});
}

/** The owner records what a function cost, with a bill, and takes back what was entered twice. */
export async function recordExpenses(recorder: ExampleRecorder, owner: Person, bookingId: number): Promise<void> {
  const params = { id: bookingId };
  const picture = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#c8871c' } })
    .png()
    .toBuffer();
  const bill = await recorder.upload(owner, 'POST /upload/expense-proof', 'proof', new Uint8Array(picture), 'bill.png');
  const flowers = { category: 'decoration', amount: 18_500, note: 'Roses and jasmine', filename: bill.filename };
  await recorder.call(owner, 'POST /business/bookings/{id}/expenses', { params, body: flowers });
  const diesel = { category: 'power', amount: 6000, day: '2027-03-01', clientMutationId: '7d2e91b0' };
  const { expenses } = await recorder.call<{ expenses: { id: number; category: string }[] }>(
    owner,
    'POST /business/bookings/{id}/expenses',
    { params, body: diesel },
  );
  const idOf = (category: string) => ({ id: expenses.find((expense) => expense.category === category)?.id ?? 0 });
  const wrong = { params: idOf('power'), body: { reason: 'Paid from another booking’s bill' } };
  await recorder.call(owner, 'POST /business/expenses/{id}/correction', wrong);
  await recorder.call(owner, 'GET /business/bookings/{id}/expenses', { params });
  await recorder.download(owner, 'GET /business/expenses/{id}/file', { params: idOf('decoration') });
  await recorder.download(owner, 'GET /business/expenses/export.csv', { query: { year: 2027 } });
}

/** The owner notes what is to be done for a booking. */
export async function recordTasks(recorder: ExampleRecorder, owner: Person, bookingId: number): Promise<void> {
  const params = { id: bookingId };
  const stage = { text: 'Call about the stage', day: '2027-03-01', clientMutationId: '41c07f5e' };
  await recorder.call(owner, 'POST /business/bookings/{id}/tasks', { params, body: stage });
  const { tasks } = await recorder.call<{ tasks: { id: number }[] }>(owner, 'POST /business/bookings/{id}/tasks', {
    params,
    body: { text: 'Ask how many cars come' },
  });
  const task = { id: Math.max(...tasks.map(({ id }) => id)) };
  await recorder.call(owner, 'GET /business/tasks/due', { query: { limit: 10 } });
  const later = { text: 'Ask how many cars and coaches come', day: '2027-03-20' };
  await recorder.call(owner, 'PUT /business/tasks/{id}', { params: task, body: later });
  await recorder.call(owner, 'PUT /business/tasks/{id}/done', { params: task });
  await recorder.call(owner, 'DELETE /business/tasks/{id}/done', { params: task });
  await recorder.call(owner, 'GET /business/bookings/{id}/tasks', { params });
  await recorder.call(owner, 'DELETE /business/tasks/{id}', { params: task });
}

/** The owner writes terms, which were signed on paper for a booking from before. */
async function recordTerms(
  recorder: ExampleRecorder,
  { customer, owner }: { customer: Person; owner: Person },
  { bookingId, hallId }: { bookingId: number; hallId: number },
): Promise<void> {
  const params = { id: bookingId };
  const text = 'The function ends at the agreed hour.\n\nNo fireworks.';
  const { data } = await recorder.call<{ data: { termsId: number }[] }>(owner, 'POST /business/terms', {
    body: { text, textUrdu: 'تقریب طے شدہ وقت پر ختم ہو گی۔' },
  });
  const termsId = data[0]?.termsId ?? 0;
  await recorder.call(owner, 'GET /business/terms');
  await recorder.call(customer, 'GET /public/halls/{id}/terms', { params: { id: hallId } });
  const body = { termsId, day: '2027-03-01', note: 'Signed at the office' };
  await recorder.call(owner, 'POST /business/bookings/{id}/signatures', { params, body });
  await recorder.call(customer, 'PUT /user/bookings/{id}/cnic', { params, body: { cnic: '99999 1234567 1' } });
  await recorder.call(owner, 'GET /business/bookings/{id}/contract', { params });
  await recorder.call(customer, 'GET /user/bookings/{id}/contract', { params });
  // What follows is requested without terms.
  await recorder.call(owner, 'POST /business/terms', { body: { text: null, replacesId: termsId } });
}

/** The customer sends screenshots of transfers: one is withdrawn, one accepted, one rejected. */
export async function recordProofs(
  recorder: ExampleRecorder,
  { customer, owner }: { customer: Person; owner: Person },
  bookingId: number,
): Promise<void> {
  const params = { id: bookingId };
  const picture = await sharp({ create: { width: 90, height: 160, channels: 3, background: '#0e6b56' } })
    .png()
    .toBuffer();
  const prove = async (reference: string) => {
    const bytes = new Uint8Array(picture);
    const sent = await recorder.upload(customer, 'POST /upload/payment-proof', 'proof', bytes, 'transfer.png');
    const body = { filename: sent.filename, amount: 25_000, method: 'raast', reference, day: '2027-03-01' };
    const answer = await recorder.call<{ proofs: { id: number }[] }>(customer, 'POST /user/bookings/{id}/proofs', {
      params,
      body,
    });
    return { id: answer.proofs.at(-1)?.id ?? 0 };
  };
  await recorder.call(customer, 'DELETE /user/payment-proofs/{id}', { params: await prove('RAAST-5') });
  const second = await prove('RAAST-6');
  await recorder.download(owner, 'GET /payment-proofs/{id}/file', { params: second });
  await recorder.call(owner, 'GET /business/bookings/{id}/proofs', { params });
  const accepted = { params: second, body: { amount: 24_500 } };
  await recorder.call(owner, 'PUT /business/payment-proofs/{id}/accept', accepted);
  const rejected = {
    params: await prove('RAAST-7'),
    body: { reason: 'This transfer hasn’t arrived.' },
  };
  await recorder.call(owner, 'PUT /business/payment-proofs/{id}/reject', rejected);
  await recorder.call(customer, 'GET /user/bookings/{id}/proofs', { params });
}
