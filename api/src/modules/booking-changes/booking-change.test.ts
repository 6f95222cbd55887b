import { describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { CHANGE_MESSAGES } from '../../domain/bookings/changes.js';
import { TEST_NOW } from '../../testing/harness.js';
import { givenHall, openVenue } from '../../testing/scene.js';
import { bookingHooks } from '../bookings/booking.hooks.js';
import { expireBookingChanges } from './booking-change-end.service.js';
import {
  ask,
  audited,
  confirmed,
  end,
  ledger,
  mails,
  onDay,
  propose,
  read,
  request,
  scene,
  useChangeScene,
} from './testing.js';
import { findWrongSums, type BookingBody } from '../bookings/testing.js';

useChangeScene();

describe('[issue 16] a change of a customer’s booking', () => {
  it('is proposed by the owner, holds the new time beside the old one, and is made when the customer accepts', async () => {
    const id = await confirmed();
    const proposed = await propose(id, onDay(21));
    expect(proposed).toMatchObject({
      status: 201,
      body: {
        startTime: '2027-03-20T14:00:00.000Z',
        openChange: { proposedBy: 'owner', difference: 0, expiresAt: '2027-03-20T14:00:00.000Z' },
      },
    });
    expect(await ledger(id)).toEqual(['booking 20 14:00-19:00', 'hold 21 14:00-19:00']);
    expect((await request(scene.other, onDay(21))).body.code).toBe('SLOT_TAKEN');

    const accepted = await end(scene.customer, 'user', proposed.body.openChange?.id, 'accepted');
    expect(accepted).toMatchObject({
      status: 200,
      body: { status: 'confirmed', ...onDay(21), openChange: null, changedAt: TEST_NOW.toISOString() },
    });
    expect(await ledger(id)).toEqual(['booking 21 14:00-19:00']);
    expect((await request(scene.other)).status).toBe(201);
    expect(await mails(id)).toEqual([
      'booking-change-proposed customer',
      'booking-changed customer',
      'booking-changed owner',
    ]);
    expect(await audited(id)).toEqual(['booking.change-proposed']);
    const history = await scene.customer.rest<object[]>('GET', `/user/bookings/${id}/changes`);
    expect(history.body).toMatchObject([{ status: 'accepted', before: onDay(20), after: onDay(21) }]);
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('is asked for by the scene.customer, with its price, and is made when the owner accepts', async () => {
    const id = await confirmed();
    const services = [{ id: scene.venue.optionalIds[0], quantity: 1 }];
    const change = { guestCount: 200, optionalServices: services };
    const quote = await scene.customer.rest('POST', `/user/bookings/${id}/changes/calculate-price`, change);
    expect(quote).toMatchObject({
      status: 200,
      body: {
        before: { totalPrice: 116_000, guestCount: 100 },
        after: { totalPrice: 348_000, guestCount: 200, optionalServices: [{ name: 'Menu', amount: 100_000 }] },
        difference: 232_000,
        isAvailable: true,
        isImmediate: false,
      },
    });
    expect((await ask(id, { ...change, totalAmount: 300_000 })).body).toMatchObject({
      code: 'PRICE_CHANGED',
      field: 'totalAmount',
    });
    const { body } = await ask(id, { ...change, totalAmount: 348_000 });
    expect(body).toMatchObject({ totalPrice: 116_000, openChange: { proposedBy: 'customer', difference: 232_000 } });
    // Nothing moves: nothing is held.
    expect(await ledger(id)).toEqual(['booking 20 14:00-19:00']);

    // What was proposed counts, not what the hall asks later.
    await read('update halls set price_per_person = 9999 where id = ? returning id', [scene.venue.hallId]);
    expect(await end(scene.venue.owner, 'business', body.openChange?.id, 'accepted')).toMatchObject({
      status: 200,
      body: { guestCount: 200, totalPrice: 348_000, optionalServices: [{ name: 'Menu', quantity: 1 }] },
    });
    expect(await mails(id)).toEqual(['booking-change-proposed owner', 'booking-changed customer']);
    expect(await audited(id)).toEqual(['booking.changed']);
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('is listed for its customer alone, until they answer or its time is up', async () => {
    const [proposed, asked, expiring] = [
      await confirmed(),
      await confirmed(scene.customer, onDay(22)),
      await confirmed(scene.customer, onDay(24)),
    ];
    const { body } = await propose(proposed, onDay(21));
    await ask(asked, onDay(23));
    await propose(expiring, onDay(1));
    const listed = async (person = scene.customer, stage = '') => {
      const { status, body: page } = await person.rest<{ data: { id: number }[]; paging: { total: number } }>(
        'GET',
        `/user/bookings?changeToAnswer=true${stage}`,
      );
      expect([status, page.paging.total]).toEqual([200, page.data.length]);
      return page.data.map(({ id }) => id);
    };
    expect(await listed()).toEqual([expiring, proposed]);
    expect(await listed(scene.customer, '&stage=upcoming')).toEqual([proposed, expiring]);
    expect(await listed(scene.customer, '&stage=waiting')).toEqual([]);
    expect(await listed(scene.other)).toEqual([]);
    scene.at.clock.set(new Date(onDay(1).startTime));
    expect(await listed()).toEqual([proposed]);
    await end(scene.customer, 'user', body.openChange?.id, 'refused');
    expect(await listed()).toEqual([]);
    const refused = await scene.customer.rest('GET', '/user/bookings?changeToAnswer=maybe');
    expect(refused).toMatchObject({ status: 422, body: { field: 'changeToAnswer' } });
  });

  it.each([
    ['an hour later', onDay(20, '15:00', '19:00'), ['hold 20 19:00-20:00'], 'booking 20 15:00-20:00'],
    ['an hour earlier', onDay(20, '13:00', '17:00'), ['hold 20 13:00-14:00'], 'booking 20 13:00-18:00'],
    [
      'an hour longer on both sides',
      onDay(20, '13:00', '19:00'),
      ['hold 20 13:00-14:00', 'hold 20 19:00-20:00'],
      'booking 20 13:00-20:00',
    ],
    ['two hours shorter', onDay(20, '15:00', '17:00'), [], 'booking 20 15:00-18:00'],
  ])('%s holds what its own time doesn’t cover', async (_title, change, held, booked) => {
    const id = await confirmed();
    const { body } = await propose(id, change);
    expect(await ledger(id)).toEqual(['booking 20 14:00-19:00', ...held]);
    expect((await end(scene.customer, 'user', body.openChange?.id, 'accepted')).status).toBe(200);
    expect(await ledger(id)).toEqual([booked]);
  });

  it('moves to another hall of the business alone', async () => {
    const id = await confirmed();
    const hallId = await givenHall(scene.at.context().em, scene.venue.businessId, {
      pricePerHour: 0,
      pricePerPerson: 1500,
    });
    const elsewhere = await openVenue(scene.at);
    expect(await propose(id, { hallId: elsewhere.hallId })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const { body } = await propose(id, { hallId });
    expect((await request(scene.other, {}, hallId)).body.code).toBe('SLOT_TAKEN');
    expect(body.openChange).toMatchObject({ difference: 58_000 });
    expect(await end(scene.customer, 'user', body.openChange?.id, 'accepted')).toMatchObject({ body: { hallId } });
    expect((await request(scene.other)).status).toBe(201);
  });

  it.each([
    ['on another day', onDay(21)],
    ['at other hours', onDay(20, '16:00', '20:00')],
    ['at the same hours', onDay(20)],
  ])('to another hall %s is in that hall’s calendar and feed once it is made', async (_title, change) => {
    const { owner, businessId } = scene.venue;
    const id = await confirmed();
    const hallId = await givenHall(scene.at.context().em, businessId, { pricePerHour: 0, pricePerPerson: 1000 });
    const feed = await owner.rest<{ url: string }>('POST', '/business/calendar-feeds', { hallId });
    const query = `query C($hallId: Int) { businessCalendar(from: "2027-03-19", to: "2027-03-22", hallId: $hallId) {
      bookings { id } } }`;
    const readCalendars = async () => {
      const { data } = await owner.graphql<{ businessCalendar: { bookings: object[] } }>(query, { hallId });
      const text = await (await fetch(`${scene.at.url}${new URL(feed.body.url).pathname}`)).text();
      return { bookings: data?.businessCalendar.bookings, events: text.match(/^UID:booking-\d+/gm) ?? [] };
    };
    const { body } = await propose(id, { hallId, ...change });
    expect(body.openChange).not.toBeNull();
    expect(await readCalendars()).toEqual({ bookings: [], events: [] });
    await end(scene.customer, 'user', body.openChange?.id, 'accepted');
    expect(await readCalendars()).toEqual({ bookings: [{ id }], events: [`UID:booking-${id}`] });
  });

  it('keeps the hours on another day, and takes a shift with its date', async () => {
    const id = await confirmed();
    const quote = (change: object) =>
      scene.venue.owner.rest<{ after: object }>('POST', `/business/bookings/${id}/changes/calculate-price`, change);
    expect((await quote({ date: '2027-03-25' })).body.after).toMatchObject(onDay(25));
    const dinner = await openVenue(scene.at, { shifts: [{ startTime: '19:00', endTime: '23:30', price: 3000 }] });
    const { body } = await request(
      scene.customer,
      { shiftId: dinner.shiftIds[0], date: '2027-03-20', startTime: undefined, endTime: undefined },
      dinner.hallId,
    );
    expect((await ask(body.id, onDay(21))).body).toMatchObject({ code: 'INVALID_INPUT' });
    const moved = await ask(body.id, { shiftId: dinner.shiftIds[0], date: '2027-03-22' });
    expect(moved.status).toBe(201);
    expect((await ask(body.id, { date: '2027-03-22' })).body.message).toBe(CHANGE_MESSAGES.alreadyOpen);
  });

  it.each([
    ['refused by the customer', 'OWNER', 'refused', 'user'],
    ['withdrawn by the owner', 'OWNER', 'withdrawn', 'business'],
    ['refused by the owner', 'CUSTOMER', 'refused', 'business'],
    ['withdrawn by the customer', 'CUSTOMER', 'withdrawn', 'user'],
  ] as const)('%s leaves the booking as it was, and frees the new time', async (_title, from, status, door) => {
    const id = await confirmed();
    const { body } = await (from === 'OWNER' ? propose(id, onDay(21)) : ask(id, onDay(21)));
    const changeId = body.openChange?.id;
    const [right, wrong] = door === 'user' ? [scene.customer, scene.venue.owner] : [scene.venue.owner, scene.customer];
    const wrongDoor = door === 'user' ? 'business' : 'user';
    expect(await end(wrong, wrongDoor, changeId, status)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await end(scene.other, 'user', changeId, status)).toMatchObject({ status: 404 });
    expect(await end(right, door, changeId, status)).toMatchObject({
      status: 200,
      body: { ...onDay(20), openChange: null },
    });
    expect(await end(right, door, changeId, status)).toMatchObject({ status: 409, body: { code: 'FINAL_STATUS' } });
    expect(await ledger(id)).toEqual(['booking 20 14:00-19:00']);
    expect((await propose(id, onDay(21))).status).toBe(201);
  });

  it('expires to the minute of the earlier start, by the clock and then by the job, which tells of it once', async () => {
    await scene.venue.owner.rest('PUT', '/business/settings', { changeDays: 0 });
    const id = await confirmed(scene.customer, onDay(1, '16:00', '18:00'));
    const { body } = await ask(id, onDay(1, '12:00', '14:00'));
    scene.at.clock.set(new Date('2027-03-01T11:59:59.999Z'));
    expect(await expireBookingChanges(scene.at.context())).toBe(0);
    scene.at.clock.set(new Date('2027-03-01T12:00:00.000Z'));
    expect(await end(scene.venue.owner, 'business', body.openChange?.id, 'accepted')).toMatchObject({
      status: 409,
      body: { code: 'FINAL_STATUS', message: CHANGE_MESSAGES.expired },
    });
    const [history] = (await scene.customer.rest<object[]>('GET', `/user/bookings/${id}/changes`)).body;
    expect(history).toMatchObject({ status: 'expired' });
    expect(
      await Promise.all([expireBookingChanges(scene.at.context()), expireBookingChanges(scene.at.context())]),
    ).toEqual(expect.arrayContaining([0, 1]));
    expect(await mails(id)).toEqual(['booking-change-proposed owner', 'booking-change-expired customer']);
    expect((await propose(id, onDay(21))).status).toBe(201);
  });

  it('gives way to another one once it has expired, whether or not the job has run', async () => {
    const id = await confirmed(scene.customer, onDay(1, '16:00', '18:00'));
    await propose(id, onDay(1, '12:00', '14:00'));
    scene.at.clock.set(new Date('2027-03-01T12:00:00.000Z'));
    expect((await propose(id, onDay(22))).body.openChange).toMatchObject({ proposedBy: 'owner' });
    expect(await ledger(id)).toContain('hold 22 14:00-19:00');
  });

  it('cancels requests in the way when it is accepted, and refuses a time that is taken', async () => {
    const id = await confirmed();
    const waiting = (await request(scene.other, onDay(21))).body.id;
    const quote = await scene.venue.owner.rest('POST', `/business/bookings/${id}/changes/calculate-price`, onDay(21));
    expect(quote.body).toMatchObject({ isAvailable: true, conflicts: [{ id: waiting }] });
    const { body } = await propose(id, onDay(21));
    expect(
      (
        await scene.venue.owner.rest<BookingBody>('PUT', `/business/bookings/${waiting}/status`, {
          status: 'confirmed',
        })
      ).body,
    ).toMatchObject({ code: 'SLOT_TAKEN' });
    await end(scene.customer, 'user', body.openChange?.id, 'accepted');
    expect(await read('select status, cancellation_reason as reason from bookings where id = ?', [waiting])).toEqual([
      { status: 'cancelled', reason: 'slot_taken' },
    ]);
    const second = await confirmed(scene.other);
    const taken = await scene.venue.owner.rest(
      'POST',
      `/business/bookings/${second}/changes/calculate-price`,
      onDay(21),
    );
    expect(taken.body).toMatchObject({ isAvailable: false });
    expect((await propose(second, onDay(21))).body).toMatchObject({ code: 'SLOT_TAKEN', field: 'startTime' });
  });

  it('is dropped when the booking is cancelled, or its customer leaves', async () => {
    const admin = await scene.at.person(Role.ADMIN);
    const [first, second] = [await confirmed(), await confirmed(scene.customer, onDay(22))];
    await propose(first, onDay(21));
    await propose(second, onDay(23));
    await admin.graphql(
      'mutation C($id: Int!) { cancelConfirmedBooking(id: $id, input: { reason: "Flood" }) { id } }',
      { id: first },
    );
    expect(await ledger(first)).toEqual([]);
    const ctx = scene.at.context();
    await ctx.em.transactional((em) => bookingHooks.onAccountDeleted(ctx, em, scene.customer.id));
    expect(await ledger(second)).toEqual(['booking 22 14:00-19:00']);
    const statuses = await read('select status from booking_changes where booking_id in (?, ?)', [first, second]);
    expect(statuses).toEqual([{ status: 'dropped' }, { status: 'dropped' }]);
  });
});
