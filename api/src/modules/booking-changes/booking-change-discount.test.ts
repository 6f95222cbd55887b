import { describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { CHANGE_MESSAGES } from '../../domain/bookings/changes.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { givenMember } from '../../testing/scene.js';
import { expireBookingChanges } from './booking-change-end.service.js';
import {
  ask,
  audited,
  confirmed,
  end,
  entered,
  ledger,
  mails,
  onDay,
  propose,
  read,
  request,
  scene,
  useChangeScene,
} from './testing.js';

useChangeScene();

const HOUR_MS = 3_600_000;
const CHEAP = { agreedPrice: 58_000, priceReason: 'Cousin' };

/** Somebody who may give no discount. */
async function clerk(): Promise<Person> {
  const person = await scene.at.person(Role.USER, { name: 'Sana Iqbal' });
  await givenMember(scene.at.context().em, scene.venue.businessId, person.id, 'CLERK');
  return person;
}

/** The bookings that wait for the business. */
async function waiting(): Promise<number[]> {
  const { body } = await scene.venue.owner.rest<{ data: { id: number }[] }>(
    'GET',
    '/business/bookings?needsAction=true',
  );
  return body.data.map(({ id }) => id);
}

const held = (id: number) =>
  read<{ until: Date }>(`select expires_at as until from occupancies where booking_id = ? and kind = 'hold'`, [id]);

const seen = (by: Person, id: number) =>
  by.rest<{ totalPrice: number; openChange: object | null }>('GET', `/user/bookings/${id}`);

describe('a change with more discount than its member may give', () => {
  it('of an entry waits for the owner alone, with its sums and its member, and is made once they allow it', async () => {
    const [sana, other] = [await clerk(), await clerk()];
    const id = await entered();
    for (const [reader, isImmediate] of [[sana, false] as const, [scene.venue.owner, true] as const]) {
      const quote = await reader.rest('POST', `/business/bookings/${id}/changes/calculate-price`, CHEAP);
      expect(quote).toMatchObject({ status: 200, body: { isImmediate } });
    }
    const { status, body } = await propose(id, CHEAP, sana);
    expect([status, body.totalPrice]).toEqual([201, 116_000]);
    expect(body.openChange).toMatchObject({
      ...{ waitsForDiscount: true, difference: -58_000 },
      expiresAt: new Date(TEST_NOW.getTime() + 24 * HOUR_MS).toISOString(),
    });
    const changes = await scene.venue.owner.rest('GET', `/business/bookings/${id}/changes`);
    expect(changes.body).toMatchObject([
      {
        ...{ status: 'open', proposer: 'Sana Iqbal', priceReason: 'Cousin' },
        after: { totalPrice: 58_000, quotedPrice: 116_000 },
      },
    ]);
    expect(await mails(id)).toEqual(['booking-change-discount owner']);
    for (const member of [sana, other]) {
      expect(await end(member, 'business', body.openChange?.id, 'accepted')).toMatchObject({
        ...{ status: 403, body: { message: 'Only the owner can approve this discount' } },
      });
    }
    expect(await end(scene.venue.owner, 'business', body.openChange?.id, 'withdrawn')).toMatchObject({
      ...{ status: 403, body: { message: CHANGE_MESSAGES.otherSide } },
    });
    const allowed = await end(scene.venue.owner, 'business', body.openChange?.id, 'accepted');
    expect(allowed).toMatchObject({ status: 200, body: { totalPrice: 58_000, openChange: null } });
    expect(await mails(id)).toEqual([
      'booking-change-discount owner',
      'booking-changed customer',
      'booking-change-discount-approved member',
    ]);
    expect(await audited(id)).toEqual(['booking.change-proposed', 'booking.changed']);
  });

  it('of a customer’s booking is hidden from the customer until the owner allows it, and holds its time meanwhile', async () => {
    const id = await confirmed();
    const { body } = await propose(id, { ...onDay(21), ...CHEAP }, await clerk());
    const changeId = body.openChange?.id;
    expect(await ledger(id)).toEqual(['booking 20 14:00-19:00', 'hold 21 14:00-19:00']);
    expect((await seen(scene.customer, id)).body.openChange).toBeNull();
    expect((await scene.customer.rest('GET', `/user/bookings/${id}/changes`)).body).toEqual([]);
    expect((await scene.customer.rest('GET', '/user/bookings?changeToAnswer=true')).body).toMatchObject({ data: [] });
    const told = await scene.customer.graphql<{ bookingTimeline: { kind: string }[] }>(
      `{ bookingTimeline(id: ${id}) { kind } }`,
    );
    expect(told.data?.bookingTimeline.map(({ kind }) => kind)).not.toContain('CHANGE_PROPOSED');
    expect(await waiting()).toEqual([id]);
    expect((await ask(id, { guestCount: 80 })).body).toMatchObject({
      ...{ code: 'CONFLICT', message: CHANGE_MESSAGES.inWork },
    });
    for (const status of ['accepted', 'refused']) {
      expect((await end(scene.customer, 'user', changeId, status)).status).toBe(404);
    }

    expect((await end(scene.venue.owner, 'business', changeId, 'accepted')).body).toMatchObject({
      ...{ totalPrice: 116_000, openChange: { waitsForDiscount: false, expiresAt: onDay(20).startTime } },
    });
    expect(await mails(id)).toEqual([
      ...['booking-change-discount owner', 'booking-change-proposed customer'],
      'booking-change-discount-approved member',
    ]);
    expect(await audited(id)).toEqual(['booking.change-proposed', 'booking.change-approved']);
    expect(await waiting()).toEqual([]);
    expect((await held(id)).map(({ until }) => until.toISOString())).toEqual([onDay(20).startTime]);
    expect((await end(scene.customer, 'user', changeId, 'accepted')).body).toMatchObject({
      ...{ ...onDay(21), totalPrice: 58_000 },
    });
  });

  it('of a request that holds its time leaves that hold as it is', async () => {
    await scene.venue.owner.rest('PUT', '/business/settings', { holdHours: 10 });
    const { id, heldUntil } = (await request(scene.customer)).body;
    const { body } = await propose(id, { ...onDay(21), ...CHEAP }, await clerk());
    expect((await end(scene.venue.owner, 'business', body.openChange?.id, 'accepted')).status).toBe(200);
    expect((await held(id)).map(({ until }) => until.toISOString())).toEqual([heldUntil]);
  });

  it.each(['refused', 'withdrawn', 'expired'])(
    '%s leaves the booking as it was; only its member is told',
    async (how) => {
      const sana = await clerk();
      const id = await confirmed();
      const { body } = await propose(id, { ...onDay(21), ...CHEAP }, sana);
      if (how === 'expired') {
        await read('update booking_changes set expires_at = ? where booking_id = ? returning id', [TEST_NOW, id]);
        await expireBookingChanges(scene.at.context());
      } else {
        const by = how === 'refused' ? scene.venue.owner : sana;
        expect((await end(by, 'business', body.openChange?.id, how)).status).toBe(200);
        expect(await ledger(id)).toEqual(['booking 20 14:00-19:00']);
      }
      const verdict = { refused: 'declined', expired: 'expired' }[how];
      expect(await mails(id)).toEqual([
        'booking-change-discount owner',
        ...(verdict ? [`booking-change-discount-${verdict} member`] : []),
      ]);
      expect((await seen(scene.customer, id)).body).toMatchObject({ totalPrice: 116_000, openChange: null });
      expect((await scene.customer.rest('GET', `/user/bookings/${id}/changes`)).body).toEqual([]);
      expect((await end(scene.venue.owner, 'business', body.openChange?.id, 'accepted')).body.code).toBe(
        'FINAL_STATUS',
      );
    },
  );

  it('can’t wait once the booking has begun, and is the owner’s to accept where the customer asks for it', async () => {
    const sana = await clerk();
    const [startTime, endTime] = [-1, 3].map((hours) => new Date(TEST_NOW.getTime() + hours * HOUR_MS).toISOString());
    const id = await entered({ startTime, endTime, isConfirmed: true });
    expect((await propose(id, CHEAP, sana)).body).toMatchObject({ code: 'INVALID_INPUT', field: 'agreedPrice' });

    const asked = await confirmed(scene.customer, onDay(24));
    await propose(asked, CHEAP);
    const [open] = await read<{ id: number }>('select id from booking_changes where booking_id = ?', [asked]);
    await end(scene.customer, 'user', open?.id, 'accepted');
    const { body } = await ask(asked, { guestCount: 200 });
    expect((await end(sana, 'business', body.openChange?.id, 'accepted')).body).toMatchObject({
      ...{ code: 'INVALID_INPUT', field: 'agreedPrice' },
    });
    expect((await end(scene.venue.owner, 'business', body.openChange?.id, 'accepted')).status).toBe(200);
  });
});
