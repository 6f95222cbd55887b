import type { ExampleRecorder } from './example-recorder.js';
import type { Person } from './harness.js';

/** The owner sells a shift, closes some days, and takes both back. */
export async function recordSchedule(recorder: ExampleRecorder, owner: Person, hallId: number): Promise<void> {
  const shift = { name: 'Dinner', weekdays: [5, 6, 0], startTime: '19:00', endTime: '00:30', price: 2500 };
  const sold = await recorder.call<{ id: number }>(owner, 'POST /business/halls/{id}/shifts', {
    params: { id: hallId },
    body: shift,
  });
  const ofShift = { params: { id: sold.id } };
  await recorder.call(owner, 'PUT /business/shifts/{id}', { ...ofShift, body: { ...shift, price: 2750 } });
  const eid = { firstDay: '2027-03-09', lastDay: '2027-03-11', note: 'Eid' };
  const closed = await recorder.call<{ id: number }>(owner, 'POST /business/schedule/exceptions', { body: eid });
  const week = [{ dayOfWeek: 6, openingTime: '16:00', closingTime: '00:30' }];
  const ofHall = { params: { id: hallId } };
  const settings = { bufferTime: 90, operatingHours: week };
  await recorder.call(owner, 'PUT /business/halls/{id}/booking-settings', { ...ofHall, body: settings });
  await recorder.call(owner, 'GET /business/schedule');
  await recordRates(recorder, owner, hallId);
  await recordBlocks(recorder, owner, hallId);
  await recorder.call(owner, 'DELETE /business/schedule/exceptions/{id}', { params: { id: closed.id } });
  await recorder.call(owner, 'DELETE /business/shifts/{id}', ofShift);
  const asBusiness = { bufferTime: null, operatingHours: null };
  await owner.rest('PUT', `/business/halls/${hallId}/booking-settings`, asBusiness);
}

/** The owner blocks an afternoon, looks at the calendar of these days and takes the block back. */
async function recordBlocks(recorder: ExampleRecorder, owner: Person, hallId: number): Promise<void> {
  const afternoon = { hallId, date: '2027-03-12', startTime: '12:00', endTime: '17:00', note: 'New carpet' };
  const made = await recorder.call<{ id: number }>(owner, 'POST /business/blocks', { body: afternoon });
  const days = { from: '2027-03-08', to: '2027-03-14', hallId };
  await recorder.call(owner, 'GET /business/calendar', { query: days });
  await recorder.call(owner, 'DELETE /business/blocks/{id}', { params: { id: made.id } });
}

/** The owner asks more for dinners on Saturdays, and less in Ramadan. */
async function recordRates(recorder: ExampleRecorder, owner: Person, hallId: number): Promise<void> {
  const saturday = { hallId, weekdays: [6], shiftName: 'Dinner', percentage: 20 };
  const made = await recorder.call<{ id: number }>(owner, 'POST /business/rates', { body: saturday });
  const ofRate = { params: { id: made.id } };
  await recorder.call(owner, 'PUT /business/rates/{id}', { ...ofRate, body: { ...saturday, percentage: 25 } });
  await recorder.call(owner, 'GET /business/rates');
  await recorder.call(owner, 'GET /hijri-months');
  await recorder.call(owner, 'DELETE /business/rates/{id}', ofRate);
}

/** Staff correct the first day of Ramadan 1449, and take it back. */
async function recordHijriMonths(recorder: ExampleRecorder, admin: Person): Promise<void> {
  const params = { year: 1449, month: 9 };
  const body = { firstDay: '2028-01-29', source: 'Central Ruet-e-Hilal Committee' };
  await recorder.call(admin, 'PUT /admin/hijri-months/{year}/{month}', { params, body });
  await recorder.call(admin, 'DELETE /admin/hijri-months/{year}/{month}', { params });
}

/** Staff keep a closing hour of Lahore, which everybody reads. */
async function recordCityRules(recorder: ExampleRecorder, admin: Person, visitor: Person): Promise<void> {
  const source = 'Punjab Marriage Functions Act 2016';
  const rule = {
    city: 'Lahore',
    kind: 'closing_hour',
    effect: 'warn',
    closingTime: '22:00',
    firstDay: '2027-06-01',
    source,
  };
  const { id } = await recorder.call<{ id: number }>(admin, 'POST /admin/city-rules', { body: rule });
  const ofRule = { params: { id } };
  await recorder.call(admin, 'PUT /admin/city-rules/{id}', { ...ofRule, body: { ...rule, effect: 'refuse' } });
  await recorder.call(admin, 'GET /admin/city-rules', { query: { kind: 'closing_hour', order: 'city', limit: 10 } });
  await recorder.call(visitor, 'GET /public/city-rules', { query: { city: 'Lahore' } });
  await recorder.call(admin, 'PUT /admin/city-rules/{id}/end', { ...ofRule, body: { lastDay: '2027-12-31' } });
}

/** Staff keep the calendar's months and the rules of cities. */
export async function recordPlatformDates(recorder: ExampleRecorder, admin: Person): Promise<void> {
  await recordHijriMonths(recorder, admin);
  await recordCityRules(recorder, admin, recorder.app.visitor);
}

/** The owner divides a hall in halves, and deletes the space that it came with. */
export async function recordUnits(recorder: ExampleRecorder, owner: Person, hallId: number): Promise<void> {
  const [own] = await recorder.call<{ id: number }[]>(owner, 'GET /business/units');
  const unitIds: number[] = [];
  for (const name of ['North half', 'South half'])
    unitIds.push((await recorder.call<{ id: number }>(owner, 'POST /business/units', { body: { name } })).id);
  const south = { id: unitIds[1] ?? 0 };
  await recorder.call(owner, 'PUT /business/units/{id}', { params: south, body: { name: 'South half with stage' } });
  await recorder.call(owner, 'PUT /business/halls/{id}/units', { params: { id: hallId }, body: { unitIds } });
  await recorder.call(owner, 'DELETE /business/units/{id}', { params: { id: own?.id ?? 0 } });
}

/** A visitor looks for a hall that is free on any Saturday evening of a month, with what the search panel offers. */
export async function recordSearch(recorder: ExampleRecorder, visitor: Person, hallId: number): Promise<void> {
  const dates = { location: 'Lahore', date: '2027-03-01', lastDate: '2027-03-31', weekdays: [6] };
  const query = { ...dates, guests: 300, partOfDay: 'evening', limit: 3 };
  await recorder.call(visitor, 'GET /public/halls', { query });
  await recorder.call(visitor, 'GET /public/all-in-prices', {
    query: { hallIds: String(hallId), date: '2027-03-06', guests: 300, partOfDay: 'evening' },
  });
  await recorder.call(visitor, 'GET /public/free-dates', { query: dates });
  const next = { params: { id: hallId }, query: { partOfDay: 'evening' } };
  await recorder.call(visitor, 'GET /public/halls/{id}/next-free-dates', next);
  await recorder.call(visitor, 'GET /public/budget-steps', { query: { currency: 'PKR' } });
  await recorder.call(visitor, 'GET /public/places', { query: { text: 'lah' } });
  await recorder.call(visitor, 'GET /public/services');
}
