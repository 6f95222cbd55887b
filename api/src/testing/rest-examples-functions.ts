import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';

const CONTACT = {
  customerName: 'Ayesha Khan',
  customerPhone: '+92 300 7654321',
  customerEmail: 'ayesha@example.org',
};

function toFunction(hallId: number, functionName: string, day: string) {
  const [startTime, endTime] = [`${day}T13:00:00.000Z`, `${day}T18:00:00.000Z`];
  return { functionName, hallId, startTime, endTime, guestCount: 150 };
}

/** The customer asks for a mehndi and a baraat together, looks at them, and cancels both. */
export async function recordFunctions(recorder: ExampleRecorder, customer: Person, hallId: number): Promise<void> {
  const functions = [toFunction(hallId, 'mehndi', '2027-04-02'), toFunction(hallId, 'baraat', '2027-04-03')];
  await recorder.call(customer, 'POST /user/booking-groups/calculate-price', {
    body: { functions: functions.map(({ functionName: _name, ...each }) => each) },
  });
  const { group } = await recorder.call<{ group: { id: number } }>(customer, 'POST /user/booking-groups', {
    body: { name: 'Ayesha & Bilal', ...CONTACT, functions },
  });
  await recorder.call(customer, 'GET /user/booking-groups', { query: { limit: 10 } });
  await recorder.call(customer, 'GET /user/booking-groups/{id}', { params: { id: group.id } });
  await recorder.call(customer, 'DELETE /user/booking-groups/{id}', { params: { id: group.id } });
}
