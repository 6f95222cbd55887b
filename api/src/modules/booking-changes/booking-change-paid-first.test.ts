import { beforeEach, describe, expect, it } from '@jest/globals';
import { TEST_NOW } from '../../testing/harness.js';
import { findBrokenHolds, findWrongSums } from '../bookings/testing.js';
import { ask, confirmed, end, ledger, onDay, propose, read, request, scene, useChangeScene } from './testing.js';

useChangeScene();

const HOURS = 8;
const HOUR_MS = 3_600_000;

beforeEach(() =>
  scene.venue.owner.rest('PUT', '/business/settings', { paymentRequired: true, paymentHoldHours: HOURS }),
);

/** A request for 100 guests, of 116,000, that is accepted until all of it is paid. */
const accepted = () => confirmed();
const pay = (id: number, amount: number) =>
  scene.venue.owner.rest('POST', `/business/bookings/${id}/payments`, { kind: 'receipt', amount, method: 'cash' });
const mailsTo = (id: number, kind: string) =>
  read(`select 1 from outbox_mails where dedupe_key = ?`, [`${kind}:${id}:customer`]);

describe('[product: Money] a change of a request that is accepted until its first payment', () => {
  it.each(['owner', 'customer'] as const)(
    'confirms it where it makes its first part paid, accepted by the %s',
    async (by) => {
      const id = await accepted();
      await pay(id, 92_800);
      const fewer = { guestCount: 80 };
      const { body } = await (by === 'owner' ? ask(id, fewer) : propose(id, fewer));
      expect(body).toMatchObject({ status: 'pending', totalPrice: 116_000 });
      const [reader, door] =
        by === 'owner' ? ([scene.venue.owner, 'business'] as const) : ([scene.customer, 'user'] as const);
      expect(await end(reader, door, body.openChange?.id, 'accepted')).toMatchObject({
        status: 200,
        body: { status: 'confirmed', totalPrice: 92_800, openChange: null },
      });
      expect(await ledger(id)).toEqual(['booking 20 14:00-19:00']);
      expect(await mailsTo(id, 'booking-confirmed')).toHaveLength(1);
      const query = `{ bookingTimeline(id: ${id}) { kind side } }`;
      const { data } = await scene.customer.graphql<{ bookingTimeline: object[] }>(query);
      expect(data?.bookingTimeline).toContainEqual({ kind: 'CONFIRMED', side: 'PLATFORM' });
      expect(await findWrongSums(scene.at.context().em)).toEqual([]);
    },
  );

  it('is dropped where the request is accepted as it was, which holds its time', async () => {
    const { id } = (await request(scene.customer)).body;
    await ask(id, { guestCount: 80 });
    const answered = await scene.venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status: 'confirmed' });
    expect(answered.body).toMatchObject({ status: 'pending', paymentDueAt: expect.any(String), openChange: null });
    expect(await ledger(id)).toEqual(['hold 20 14:00-19:00']);
  });

  it('leaves it accepted where some of its first part is still to be paid', async () => {
    const id = await accepted();
    await pay(id, 90_000);
    const { body } = await ask(id, { guestCount: 80 });
    expect(await end(scene.venue.owner, 'business', body.openChange?.id, 'accepted')).toMatchObject({
      body: { status: 'pending', totalPrice: 92_800, paymentDueAt: expect.any(String) },
    });
    expect(await ledger(id)).toEqual(['hold 20 14:00-19:00']);
  });

  it('lets it lapse instead once its payment is missing, whether or not the job has run', async () => {
    const id = await accepted();
    await pay(id, 92_800);
    const { body } = await ask(id, { guestCount: 80 });
    scene.at.clock.set(new Date(TEST_NOW.getTime() + HOURS * HOUR_MS));
    expect(await end(scene.venue.owner, 'business', body.openChange?.id, 'accepted')).toMatchObject({
      status: 200,
      body: { status: 'cancelled', cancellationReason: 'payment_missing', totalPrice: 116_000, openChange: null },
    });
    expect((await request(scene.other)).status).toBe(201);
  });

  it('takes its new time from whoever asked for it, which the owner is told of before', async () => {
    const rival = (await request(scene.other, onDay(21))).body.id;
    const id = await accepted();
    const quote = await scene.venue.owner.rest('POST', `/business/bookings/${id}/changes/calculate-price`, onDay(21));
    expect(quote).toMatchObject({ status: 200, body: { conflicts: [{ id: rival }] } });
    const { body } = await propose(id, onDay(21));
    expect((await end(scene.customer, 'user', body.openChange?.id, 'accepted')).body.status).toBe('pending');
    expect(await ledger(id)).toEqual(['hold 21 14:00-19:00']);
    const seen = await scene.other.rest('GET', `/user/bookings/${rival}`);
    expect(seen.body).toMatchObject({ status: 'cancelled', cancellationReason: 'slot_taken' });
    const { em } = scene.at.context();
    expect(await findBrokenHolds(em, scene.venue.businessId, scene.at.clock.now())).toEqual([]);
  });
});
