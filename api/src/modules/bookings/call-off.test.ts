import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PER_ACCOUNT_LIMITS } from '../../domain/accounts/limits.js';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, type Harness } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import { findWrongSums, type BookingBody, type RefusalBody } from './testing.js';

let at: Harness;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
  venue = await openVenue(at, { shifts: [{ name: 'Dinner at The Lodge' }] });
});
afterAll(() => at.close());

type Entered = BookingBody & RefusalBody;

const DAY = { startTime: '2027-05-01T07:00:00.000Z', endTime: '2027-05-01T11:00:00.000Z' };

function enter(overrides: Record<string, unknown> = {}) {
  const input = bookingInput(venue.hallId, { ...DAY, customerEmail: null, ...overrides });
  return venue.owner.rest<Entered>('POST', '/business/bookings', input);
}

const callOff = (id: number, reason = 'The family moved') =>
  venue.owner.rest<Entered>('POST', `/business/bookings/${id}/call-off`, { reason });

describe('calling a booking off', () => {
  it('frees its time, with a reason, for entries only', async () => {
    const { body } = await enter();
    expect(await callOff(body.id, ' ')).toMatchObject({ status: 422, body: { field: 'reason' } });
    const called = await callOff(body.id);
    expect(called).toMatchObject({ status: 200, body: { status: 'cancelled', cancellationReason: 'called_off' } });
    expect(await callOff(body.id, 'Again')).toMatchObject({ status: 409, body: { code: 'FINAL_STATUS' } });
    expect((await enter()).status).toBe(201);
    expect(await findWrongSums(at.context().em)).toEqual([]);
    const pending = await enter({
      ...{ startTime: '2027-05-02T07:00:00.000Z', endTime: '2027-05-02T11:00:00.000Z' },
      isConfirmed: false,
    });
    expect(await callOff(pending.body.id, 'No')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('is offered and possible until it is over', async () => {
    const { body } = await enter({ startTime: '2027-03-01T09:00:00.000Z', endTime: '2027-03-01T11:00:00.000Z' });
    const offered = async () =>
      (await venue.owner.graphql(`{ booking(id: ${body.id}) { viewerCanCallOff } }`)).data?.booking;
    const started = at.clock.now();
    at.clock.set(new Date('2027-03-01T10:59:59Z'));
    expect(await offered()).toEqual({ viewerCanCallOff: true });
    at.clock.set(new Date('2027-03-01T11:00:00Z'));
    expect(await offered()).toEqual({ viewerCanCallOff: false });
    expect(await callOff(body.id)).toMatchObject({ status: 409, body: { code: 'CONFLICT', field: 'status' } });
    at.clock.set(started);
    expect((await callOff(body.id)).status).toBe(200);
  });

  it('takes back what was over when it was entered, and mails nobody', async () => {
    const past = { startTime: '2026-02-14T07:00:00.000Z', endTime: '2026-02-14T11:00:00.000Z' };
    const { body } = await enter({ ...past, customerEmail: 'past@mail.test', isConfirmed: true });
    const { data } = await venue.owner.graphql(`{ booking(id: ${body.id}) { viewerCanCallOff } }`);
    expect(data?.booking).toEqual({ viewerCanCallOff: true });
    expect(await callOff(body.id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect((await enter({ ...past, isConfirmed: true })).status).toBe(201);
    const mails = `select kind from outbox_mails where to_address = 'past@mail.test'`;
    expect(await at.context().em.execute(mails)).toEqual([]);
    expect(await findWrongSums(at.context().em)).toEqual([]);
  });

  it('is refused for a customer’s booking', async () => {
    const other = await openVenue(at);
    const customer = await at.person(Role.USER);
    const { body } = await customer.rest<BookingBody>('POST', '/user/bookings', bookingInput(other.hallId));
    await other.owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' });
    const refused = await other.owner.rest('POST', `/business/bookings/${body.id}/call-off`, { reason: 'No' });
    expect(refused.status).toBe(404);
  });
});

describe('mails to guests', () => {
  it('name business and hall, and no shift, whose name the owner typed', async () => {
    const shift = { startTime: '2027-06-05T14:00:00Z', endTime: '2027-06-05T19:30:00Z' };
    const { body } = await enter({ ...shift, customerEmail: 'guest@mail.test', notes: 'A note' });
    expect(body).toMatchObject({ shiftName: 'Dinner at The Lodge' });
    await callOff(body.id);
    const mails = await at
      .context()
      .em.execute<{ text: string; html: string }[]>(
        `select subject || text as text, html from outbox_mails where to_address = 'guest@mail.test'`,
      );
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails) expect(text + html).not.toMatch(/Lodge|A note|moved/);
  });

  it('count by account, whoever they are for', async () => {
    const limited = await startHarness({ ACCOUNT_LIMITS: 'on' });
    const { owner, hallId } = await openVenue(limited);
    await limited
      .context()
      .em.execute(`insert into attempts (key, points, expire) values (?, ?, ?)`, [
        `entry-mail:${owner.id}`,
        PER_ACCOUNT_LIMITS.entryMailsPerDay,
        limited.context().now().getTime() + 10 ** 12,
      ]);
    const refused = await owner.rest('POST', '/business/bookings', bookingInput(hallId));
    const quiet = await owner.rest('POST', '/business/bookings', bookingInput(hallId, { customerEmail: null }));
    await limited.close();
    expect([refused.status, quiet.status]).toEqual([429, 201]);
  });
});
