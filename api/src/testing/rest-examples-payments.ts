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
  const params = { id: bookingId };
  const transfer = { kind: 'receipt', amount: 50_000, method: 'bank_transfer', reference: 'HBL-20270301-17' };
  await recorder.call(owner, 'POST /business/bookings/{id}/payments', { params, body: transfer });
  const cash = { kind: 'receipt', amount: 5000, method: 'cash', clientMutationId: '1f0c5f4e' };
  const { entries } = await recorder.call<{ entries: { id: number }[] }>(
    owner,
    'POST /business/bookings/{id}/payments',
    { params, body: cash },
  );
  const anew = { parts: [{ ...advance, percent: 50, label: 'First half' }, rest] };
  await recorder.call(owner, 'PUT /business/bookings/{id}/payment-plan', { params, body: anew });
  const wrong = { params: { id: entries.at(-1)?.id ?? 0 }, body: { reason: 'Recorded for the wrong booking' } };
  await recorder.call(owner, 'POST /business/payments/{id}/correction', wrong);
  await recorder.call(owner, 'GET /business/bookings/{id}/payments', { params });
  await recorder.call(customer, 'GET /user/bookings/{id}/payments', { params });
}
