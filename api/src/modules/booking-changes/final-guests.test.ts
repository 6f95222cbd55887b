import { describe, expect, it } from '@jest/globals';
import { CHANGE_MESSAGES } from '../../domain/bookings/changes.js';
import { FINAL_GUESTS_MESSAGES } from '../../domain/bookings/final-guests.js';
import { BOOKING_LIMITS } from '../../domain/bookings/limits.js';
import { findWrongSums } from '../bookings/testing.js';
import {
  ask,
  audited,
  confirmed,
  end,
  mails,
  onDay,
  propose,
  read,
  request,
  scene,
  useChangeScene,
  type Answer,
} from './testing.js';

useChangeScene();

interface Guests {
  guestCount: number;
  finalGuests: { agreed: number; min: number; max: number; until: string } | null;
}

const set = (id: number, input: object, by = scene.customer): Promise<Answer & { body: Guests }> =>
  by.rest('PUT', `/user/bookings/${id}/final-guests`, input);
const quote = (id: number, input: object) =>
  scene.customer.rest('POST', `/user/bookings/${id}/final-guests/calculate-price`, input);
const seen = async (id: number, by = scene.customer) => (await by.rest<Guests>('GET', `/user/bookings/${id}`)).body;

describe('[issue 39] the final number of guests', () => {
  it('is set by the customer without asking, by the agreed rates, and the business is told', async () => {
    const id = await confirmed();
    const range = { agreed: 100, min: 90, max: 110, until: '2027-03-17T19:00:00.000Z' };
    expect((await seen(id)).finalGuests).toEqual(range);
    // What was agreed counts, not what the hall asks later.
    await read('update halls set price_per_person = 9999 where id = ? returning id', [scene.venue.hallId]);
    expect(await quote(id, { guestCount: 110 })).toMatchObject({
      status: 200,
      body: { before: { totalPrice: 116_000 }, after: { totalPrice: 127_600 }, difference: 11_600, isImmediate: true },
    });
    const answer = await set(id, { guestCount: 110, totalAmount: 127_600 });
    expect(answer).toMatchObject({
      status: 200,
      body: { guestCount: 110, totalPrice: 127_600, openChange: null, finalGuests: range },
    });
    expect(await mails(id)).toEqual([
      'booking-changed customer',
      expect.stringMatching(/^booking-changed (owner|team)/),
    ]);
    expect(await audited(id)).toEqual([]);
    expect(
      await read(`select actor_id as "actorId", business_id as "businessId" from audit_events where action = ?`, [
        'booking.final-guests-set',
      ]),
    ).toEqual([{ actorId: scene.customer.id, businessId: null }]);
    const told = await read(`select kind from notifications where booking_id = ? and audience = 'business'`, [id]);
    expect(told).toContainEqual({ kind: 'guests_changed' });
    const history = await scene.customer.rest<object[]>('GET', `/user/bookings/${id}/changes`);
    expect(history.body).toMatchObject([{ status: 'accepted', proposedBy: 'customer', after: { guestCount: 110 } }]);
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('is one event of the timeline', async () => {
    const id = await confirmed();
    await set(id, { guestCount: 95 });
    const { body } = await scene.customer.rest<{ kind: string; side: string }[]>(
      'GET',
      `/user/bookings/${id}/timeline`,
    );
    const changes = body.filter(({ kind }) => kind.startsWith('change'));
    expect(changes).toMatchObject([{ kind: 'changed', side: 'customer' }]);
  });

  it('may be set in steps, measured against what was agreed', async () => {
    const id = await confirmed();
    expect((await set(id, { guestCount: 105 })).body.finalGuests).toMatchObject({ agreed: 100, max: 110 });
    expect((await set(id, { guestCount: 110 })).status).toBe(200);
    const beyond = { field: 'guestCount', message: FINAL_GUESTS_MESSAGES.between(90, 110) };
    expect(await set(id, { guestCount: 111 })).toMatchObject({ status: 422, body: beyond });
    expect((await set(id, { guestCount: 90 })).body).toMatchObject({ guestCount: 90, totalPrice: 104_400 });
    // Another number that both sides agree on is the one from then on; another service is not.
    const service = await ask(id, { optionalServices: [{ id: scene.venue.optionalIds[0], quantity: 1 }] });
    await end(scene.venue.owner, 'business', service.body.openChange?.id, 'accepted');
    expect((await seen(id)).finalGuests).toMatchObject({ agreed: 100 });
    const more = await ask(id, { guestCount: 200 });
    await end(scene.venue.owner, 'business', more.body.openChange?.id, 'accepted');
    expect((await seen(id)).finalGuests).toMatchObject({ agreed: 200, min: 180, max: 220 });
  });

  it.each([
    ['too few', { guestCount: 89 }, 422, { field: 'guestCount' }],
    ['none', {}, 422, { field: 'guestCount' }],
    ['what it has', { guestCount: 100 }, 409, { field: 'guestCount', message: CHANGE_MESSAGES.nothing }],
    ['another total', { guestCount: 110, totalAmount: 1 }, 409, { code: 'PRICE_CHANGED', field: 'totalAmount' }],
  ])('is refused: %s', async (_name, input, status, body) => {
    const id = await confirmed();
    expect(await set(id, input)).toMatchObject({ status, body });
    expect((await seen(id)).guestCount).toBe(100);
  });

  it('never exceeds the capacity of the hall', async () => {
    const id = await confirmed();
    await read('update halls set capacity = 104 where id = ? returning id', [scene.venue.hallId]);
    expect(await set(id, { guestCount: 105 })).toMatchObject({
      status: 422,
      body: { message: FINAL_GUESTS_MESSAGES.between(90, 104) },
    });
  });

  it('waits while another change does, and is nobody else’s', async () => {
    const id = await confirmed();
    await propose(id, { guestCount: 150 });
    expect(await set(id, { guestCount: 105 })).toMatchObject({
      status: 409,
      body: { message: CHANGE_MESSAGES.alreadyOpen },
    });
    expect((await seen(id)).finalGuests).toBeNull();
    expect(await quote(id, { guestCount: 105 })).toMatchObject({
      status: 409,
      body: { message: CHANGE_MESSAGES.alreadyOpen },
    });
    expect((await set(id, { guestCount: 105 }, scene.other)).status).toBe(404);
    expect((await scene.venue.owner.rest('PUT', `/user/bookings/${id}/final-guests`, { guestCount: 105 })).status).toBe(
      403,
    );
  });

  /** Stores the first change of a booking once more, a number of times. */
  const copyChange = (id: number, count: number) =>
    read(
      `insert into booking_changes
         select (jsonb_populate_record(null::booking_changes, to_jsonb(c) || jsonb_build_object('id', nextval(pg_get_serial_sequence('booking_changes', 'id'))))).*
           from (select * from booking_changes where booking_id = ? limit 1) c, generate_series(1, ?) returning id`,
      [id, count],
    );

  it('isn’t offered after too many of them, which leaves the changes that both sides agree on', async () => {
    const id = await confirmed();
    await set(id, { guestCount: 105 });
    const copy = (count: number) => copyChange(id, count);
    await copy(BOOKING_LIMITS.changesMax - 2);
    expect((await seen(id)).finalGuests).not.toBeNull();
    expect((await quote(id, { guestCount: 106 })).status).toBe(200);
    await copy(1);
    expect((await seen(id)).finalGuests).toBeNull();
    const refused = { status: 409, body: { message: CHANGE_MESSAGES.tooMany } };
    expect(await quote(id, { guestCount: 106 })).toMatchObject(refused);
    expect(await set(id, { guestCount: 106 })).toMatchObject(refused);
    expect((await propose(id, { guestCount: 150 })).status).toBe(201);
  });

  it('is still set after too many changes on which both sides agreed', async () => {
    const id = await confirmed();
    const more = await ask(id, { guestCount: 120 });
    await end(scene.venue.owner, 'business', more.body.openChange?.id, 'accepted');
    await copyChange(id, BOOKING_LIMITS.changesMax - 1);
    expect((await ask(id, { guestCount: 150 })).body).toMatchObject({ message: CHANGE_MESSAGES.tooMany });
    expect((await set(id, { guestCount: 125 })).body).toMatchObject({ guestCount: 125 });
  });

  it('is also set of a request that isn’t answered', async () => {
    const { body } = await request(scene.customer);
    expect((await set(body.id, { guestCount: 91 })).body).toMatchObject({ status: 'pending', guestCount: 91 });
  });

  it('ends on the day that the owner said when it was booked', async () => {
    const settings = await scene.venue.owner.rest('PUT', '/business/settings', { finalGuestsDays: 5 });
    expect(settings).toMatchObject({ status: 200, body: { finalGuestsDays: 5 } });
    const [id, later] = [await confirmed(scene.customer, onDay(5)), await confirmed()];
    await scene.venue.owner.rest('PUT', '/business/settings', { finalGuestsDays: 0 });
    expect((await seen(later)).finalGuests).toMatchObject({ until: '2027-03-15T19:00:00.000Z' });
    expect(await set(id, { guestCount: 105 })).toMatchObject({
      status: 409,
      body: { field: 'status', message: FINAL_GUESTS_MESSAGES.tooLate(5) },
    });
    expect((await seen(id)).finalGuests).toBeNull();
  });

  it.each([[-1], [366], [1.5]])('can’t be set until %j days before', async (finalGuestsDays) => {
    expect(await scene.venue.owner.rest('PUT', '/business/settings', { finalGuestsDays })).toMatchObject({
      status: 422,
      body: { field: 'finalGuestsDays' },
    });
  });

  it('changes what isn’t due yet of its payment plan', async () => {
    const parts = [
      { label: 'Advance', percent: 25, due: 'after_confirmation', days: 0 },
      { label: 'Rest', due: 'before_start', days: 7 },
    ];
    await scene.venue.owner.rest('PUT', '/business/payment-plans', { parts });
    const id = await confirmed();
    await set(id, { guestCount: 110 });
    const { body } = await scene.customer.rest<{ owed: number; parts: { amount: number }[] }>(
      'GET',
      `/user/bookings/${id}/payments`,
    );
    expect(body.owed).toBe(127_600);
    expect(body.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(127_600);
  });
});
