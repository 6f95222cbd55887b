import { describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { CHANGE_MESSAGES } from '../../domain/bookings/changes.js';
import { givenMember, openVenue } from '../../testing/scene.js';
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
import { findWrongSums } from '../bookings/testing.js';

useChangeScene();

describe('[issue 16] a change of a request', () => {
  it('occupies nothing before and after, and is answered as changed', async () => {
    const { id } = (await request(scene.customer)).body;
    const { body } = await ask(id, onDay(21));
    expect(await ledger(id)).toEqual([]);
    expect((await end(scene.venue.owner, 'business', body.openChange?.id, 'accepted')).body).toMatchObject({
      status: 'pending',
      ...onDay(21),
    });
    expect(await ledger(id)).toEqual([]);
    await scene.venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status: 'confirmed' });
    expect(await ledger(id)).toEqual(['booking 21 14:00-19:00']);
  });

  it('can’t be accepted once its time is taken, and is dropped when the request is confirmed as it was', async () => {
    const { id } = (await request(scene.customer)).body;
    const { body } = await propose(id, onDay(21));
    await confirmed(scene.other, onDay(21));
    expect((await end(scene.customer, 'user', body.openChange?.id, 'accepted')).body).toMatchObject({
      code: 'SLOT_TAKEN',
    });
    await scene.venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status: 'confirmed' });
    expect((await end(scene.customer, 'user', body.openChange?.id, 'accepted')).body).toMatchObject({
      code: 'FINAL_STATUS',
    });
  });

  it('moves the time that it holds', async () => {
    await scene.venue.owner.rest('PUT', '/business/settings', { holdHours: 24 });
    const { id, heldUntil } = (await request(scene.customer)).body;
    const { body } = await ask(id, onDay(21));
    expect(await ledger(id)).toEqual(['hold 20 14:00-19:00']);
    await end(scene.customer, 'user', body.openChange?.id, 'withdrawn');
    expect(await ledger(id)).toEqual(['hold 20 14:00-19:00']);
    const again = await ask(id, onDay(21));
    expect((await end(scene.venue.owner, 'business', again.body.openChange?.id, 'accepted')).body).toMatchObject({
      heldUntil,
    });
    expect(await ledger(id)).toEqual(['hold 21 14:00-19:00']);
  });
});

describe('[issue 16] what the business entered', () => {
  it('is changed at once, with an agreed price that stays until another one is stated', async () => {
    const id = await entered({ agreedPrice: 100_000, priceReason: 'Family' });
    const moved = await propose(id, { ...onDay(21), guestCount: 150 });
    expect(moved).toMatchObject({
      status: 201,
      body: {
        ...onDay(21),
        guestCount: 150,
        totalPrice: 100_000,
        quotedPrice: 174_000,
        priceReason: 'Family',
        openChange: null,
      },
    });
    expect(await ledger(id)).toEqual(['booking 21 14:00-19:00']);
    const priced = await propose(id, { agreedPrice: 120_000, priceReason: 'More guests' });
    expect(priced.body).toMatchObject({ totalPrice: 120_000, priceReason: 'More guests' });
    const plain = await propose(id, { agreedPrice: 174_000, priceReason: 'As listed' });
    expect(plain.body).toMatchObject({
      totalPrice: 174_000,
      quotedPrice: null,
      priceReason: null,
      adjustmentAmount: 0,
    });
    expect(await mails(id)).toEqual([
      'booking-changed customer',
      'booking-changed customer',
      'booking-changed customer',
    ]);
    expect(await audited(id)).toEqual(['booking.changed', 'booking.changed', 'booking.changed']);
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('until it is over', async () => {
    const id = await entered(onDay(1, '12:00', '14:00'));
    scene.at.clock.set(new Date('2027-03-01T13:59:00.000Z'));
    expect((await propose(id, { guestCount: 120 })).status).toBe(201);
    scene.at.clock.set(new Date('2027-03-01T14:00:00.000Z'));
    expect((await propose(id, { guestCount: 130 })).body).toMatchObject({
      code: 'CONFLICT',
      message: CHANGE_MESSAGES.over,
    });
  });
});

describe('[issue 16] who may change what, and until when', () => {
  it('customers until the date that the owner sets, owners until the start', async () => {
    scene.venue = await openVenue(scene.at, { timeZone: 'Asia/Tokyo' });
    await scene.venue.owner.rest('PUT', '/business/settings', { changeDays: 1 });
    const id = await confirmed(scene.customer, onDay(2, '06:00', '10:00'));
    const today = await confirmed(scene.customer, onDay(1, '16:00', '18:00'));
    scene.at.clock.set(new Date('2027-03-01T14:59:59.000Z'));
    const { body } = await ask(id, { guestCount: 120 });
    expect(body).toMatchObject({ changesUntil: '2027-03-01T15:00:00.000Z', openChange: { proposedBy: 'customer' } });
    await end(scene.customer, 'user', body.openChange?.id, 'withdrawn');
    scene.at.clock.set(new Date('2027-03-01T15:00:00.000Z'));
    const late = { code: 'CONFLICT', message: CHANGE_MESSAGES.tooLate(1) };
    expect((await ask(id, { guestCount: 120 })).body).toMatchObject(late);
    expect((await propose(id, { guestCount: 120 })).status).toBe(201);
    await scene.venue.owner.rest('PUT', '/business/settings', { changeDays: 0 });
    scene.at.clock.set(new Date('2027-03-01T15:59:59.000Z'));
    const last = await ask(today, { guestCount: 120 });
    expect(last.status).toBe(201);
    scene.at.clock.set(new Date('2027-03-01T16:00:00.000Z'));
    expect((await propose(today, { guestCount: 90 })).body).toMatchObject({ message: CHANGE_MESSAGES.begun });
  });

  it.each([[-1], [366], [1.5], ['soon']])('the owner’s setting can’t be %j', async (changeDays) => {
    expect(await scene.venue.owner.rest('PUT', '/business/settings', { changeDays })).toMatchObject({
      status: 422,
      body: { field: 'changeDays' },
    });
  });

  it('members with the right, on their business’s bookings that aren’t their own', async () => {
    const member = await scene.at.person(Role.USER);
    await givenMember(scene.at.context().em, scene.venue.businessId, member.id, 'CLERK');
    const asMember = scene.at.withToken(member.token);
    const [theirs, own] = [await confirmed(), await confirmed(member, onDay(22))];
    expect((await propose(theirs, onDay(21), asMember)).status).toBe(201);
    expect((await propose(own, onDay(23), asMember)).status).toBe(404);
    const { body } = await ask(own, onDay(23), member);
    expect((await end(asMember, 'business', body.openChange?.id, 'accepted')).status).toBe(403);
  });

  it.each([
    ['another customer asks', () => ask, () => scene.other, 404],
    ['an owner asks', () => ask, () => scene.venue.owner, 403],
    ['a customer proposes', () => propose, () => scene.customer, 403],
    ['a visitor asks', () => ask, () => scene.at.visitor, 401],
    ['a visitor proposes', () => propose, () => scene.at.visitor, 401],
  ])('%s: refused', async (_title, call, who, status) => {
    const id = await confirmed();
    expect((await call()(id, onDay(21), who())).status).toBe(status);
    expect(await ledger(id)).toEqual(['booking 20 14:00-19:00']);
  });

  it.each([
    ['nothing', {}, 'CONFLICT', null],
    ['the same', onDay(20), 'CONFLICT', null],
    ['too many guests', { guestCount: 301 }, 'INVALID_INPUT', 'guestCount'],
    ['no guests', { guestCount: 0 }, 'INVALID_INPUT', 'guestCount'],
    ['an unknown service', { optionalServices: [{ id: 1_000_000, quantity: 1 }] }, 'INVALID_INPUT', 'optionalServices'],
    [
      'an end before the start',
      { startTime: onDay(21).endTime, endTime: onDay(21).startTime },
      'INVALID_INPUT',
      'endTime',
    ],
    ['a start alone', { startTime: onDay(21).startTime }, 'INVALID_INPUT', 'endTime'],
    ['an unknown shift', { shiftId: 1_000_000 }, 'INVALID_INPUT', 'shiftId'],
    [
      'a time in the past',
      { startTime: '2027-02-20T14:00:00Z', endTime: '2027-02-20T18:00:00Z' },
      'INVALID_INPUT',
      'date',
    ],
    ['a hall that isn’t there', { hallId: 1_000_000 }, 'NOT_FOUND', null],
  ])('%s: refused, naming the field', async (_title, change, code, field) => {
    const id = await confirmed();
    const refused = await ask(id, change);
    expect(refused.body).toMatchObject({ code, ...(field ? { field } : {}) });
    expect((await propose(id, change)).body).toMatchObject({ code, ...(field ? { field } : {}) });
  });

  it('an agreed price has a reason, which only the business reads', async () => {
    const id = await confirmed();
    expect((await propose(id, { agreedPrice: 90_000 })).body).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'priceReason',
    });
    const { body } = await propose(id, { agreedPrice: 90_000, priceReason: 'A regular' });
    const query = 'query C($id: Int!) { bookingChanges(id: $id) { priceReason viewerCanAnswer viewerCanWithdraw } }';
    expect((await scene.customer.graphql(query, { id })).data).toEqual({
      bookingChanges: [{ priceReason: null, viewerCanAnswer: true, viewerCanWithdraw: false }],
    });
    expect((await scene.venue.owner.graphql(query, { id })).data).toEqual({
      bookingChanges: [{ priceReason: 'A regular', viewerCanAnswer: false, viewerCanWithdraw: true }],
    });
    expect((await end(scene.customer, 'user', body.openChange?.id, 'accepted')).body).toMatchObject({
      totalPrice: 90_000,
    });
  });

  it('at most 50 changes of a booking', async () => {
    const id = await entered();
    await read(
      `insert into booking_changes (booking_id, proposed_by, proposer_id, status, start_time, end_time, old_terms, new_terms, expires_at, ended_at)
         select ?, 'owner', ?, 'refused', now(), now() + interval '1 hour', '{}', '{}', now(), now() from generate_series(1, 50) returning id`,
      [id, scene.venue.owner.id],
    );
    expect((await propose(id, { guestCount: 90 })).body).toMatchObject({
      code: 'CONFLICT',
      message: CHANGE_MESSAGES.tooMany,
    });
  });
});
