import { beforeEach, describe, expect, it } from '@jest/globals';
import { findBrokenHolds } from '../bookings/testing.js';
import { confirmed, end, ledger, onDay, propose, request, scene, useChangeScene } from './testing.js';

useChangeScene();

const HOURS = 8;

beforeEach(() =>
  scene.venue.owner.rest('PUT', '/business/settings', { paymentRequired: true, paymentHoldHours: HOURS }),
);

/** A request for 100 guests, of 116,000, that is accepted until all of it is paid. */
const accepted = () => confirmed();

describe('[product: Money] a change of a request that is accepted until its first payment', () => {
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
