import { describe, expect, it, jest } from '@jest/globals';
import { CHANGE_MESSAGES } from '../../domain/bookings/changes.js';
import { OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { LEDGER_MESSAGES } from '../../domain/payments/ledger.js';
import { openVenue } from '../../testing/scene.js';
import { expireBookingChanges } from '../booking-changes/booking-change-end.service.js';
import {
  confirmed,
  end,
  ledger,
  onDay,
  read,
  request,
  scene,
  useChangeScene,
  type Answer,
} from '../booking-changes/testing.js';
import { expireBookings } from '../bookings/booking.jobs.js';
import { findWrongSums } from '../bookings/testing.js';
import {
  VALID_UNTIL,
  STAY,
  FLOWERS,
  phone,
  ask,
  offer,
  change,
  accept,
  refuse,
  look,
  enquiry,
  stageOf,
  messages,
  mailed,
  noticesOf,
  clerk,
} from './testing.js';

useChangeScene();

describe('[issue 39] an offer that answers an enquiry', () => {
  it('is a booking that its customer hasn’t requested, at the price that it says, without contact', async () => {
    const id = await ask();
    const input = { ...STAY, extras: [FLOWERS], note: 'With our new stage' };
    const quote = await scene.venue.owner.rest('POST', `/business/enquiries/${id}/offers/calculate-price`, input);
    // 116,000 and 16% on top of the line.
    expect(quote).toMatchObject({
      status: 200,
      body: { difference: 0, isAvailable: true, after: { totalPrice: 127_600, extras: [FLOWERS] } },
    });
    const made = await offer(id, input);
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...{ status: 'pending', isOffered: true, enquiryId: id, source: 'customer', totalPrice: 127_600 },
        ...{ customerPhone: '', customerEmail: '', extras: [FLOWERS], changedAt: null },
        openChange: { kind: 'offer', proposedBy: 'owner', expiresAt: VALID_UNTIL },
      },
    });
    const offered = made.body.id;
    expect(await ledger(offered)).toEqual([]);
    expect((await enquiry(id, scene.customer, 'user')).body).toMatchObject({ offerId: offered, work: null });
    expect(await stageOf(id)).toBe('offered');
    expect((await look(offered)).body).toMatchObject({ totalPrice: 127_600, nextStep: 'answer_change' });
    expect((await look(offered, scene.venue.owner, 'business')).body).toMatchObject({ nextStep: 'await_change' });
    expect(await mailed(offered)).toEqual(['booking-offer-made customer']);
    const [mail] = await read('select to_address as to from outbox_mails where kind = ? order by id desc limit 1', [
      'booking-offer-made',
    ]);
    expect(mail).toEqual({ to: scene.customer.email });
    expect(await noticesOf(offered)).toEqual(['offer_made']);
    const { body: timeline } = await scene.customer.rest('GET', `/user/bookings/${offered}/timeline`);
    expect((timeline as unknown as { kind: string }[]).map(({ kind }) => kind)).not.toContain('requested');
  });

  it('becomes the booking of who accepts it, with their contact and the conversation, and ends the enquiry', async () => {
    const id = await ask();
    const made = await offer(id, { ...STAY, extras: [FLOWERS] });
    const rival = (await request(scene.other)).body.id;
    const accepted = await accept(made);
    const offered = made.body.id;
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        ...{ status: 'confirmed', totalPrice: 127_600, extras: [FLOWERS], isOffered: true, enquiryId: null },
        ...{ customerPhone: phone(), customerEmail: scene.customer.email, openChange: null },
      },
    });
    expect(await ledger(offered)).toEqual(['booking 20 14:00-19:00']);
    expect((await look(rival, scene.other)).body).toMatchObject({ cancellationReason: 'slot_taken' });
    expect((await enquiry(id)).status).toBe(404);
    expect((await messages(offered, 'bookings')).body).toMatchObject({
      data: [{ text: 'Is the 20th free?' }],
      viewerCanWrite: true,
    });
    expect(await mailed(offered)).toEqual([
      'booking-offer-made customer',
      'booking-offer-accepted owner',
      'booking-confirmed customer',
    ]);
    const [row] = await read('select confirmed_by as by from bookings where id = ?', [offered]);
    expect(row).toEqual({ by: scene.venue.owner.id });
    const pipeline = await scene.venue.owner.rest('GET', '/business/enquiry-pipeline');
    expect(pipeline.body).toMatchObject({ data: [{ bookingId: offered, enquiryId: null, stage: 'won' }] });
    const summary = await scene.venue.owner.rest('GET', '/business/enquiry-summary');
    expect(summary.body).toMatchObject({ total: { offered: 0, won: 1, recentlyAsked: 1, recentlyWon: 1 } });
    // The account remembers the number.
    const [account] = await read('select phone from users where id = ?', [scene.customer.id]);
    expect(account).toEqual({ phone: phone() });
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('counts as no request in figures, and is no work of the business', async () => {
    const { owner } = scene.venue;
    const id = await ask();
    const { body } = await offer(id);
    const dashboard = await owner.graphql('{ businessDashboard { waitingRequests } }');
    expect(dashboard.data).toEqual({ businessDashboard: { waitingRequests: 0 } });
    const waiting = await owner.rest<{ data: object[] }>('GET', '/business/bookings?needsAction=true');
    expect(waiting.body.data).toEqual([]);
    const counted = () =>
      read(`select kind from booking_sums where business_id = ? group by 1 having sum(bookings) <> 0 order by 1`, [
        scene.venue.businessId,
      ]);
    expect(await counted()).toEqual([{ kind: 'ever' }]);
    const stats = await owner.graphql('{ businessBookingStats { totalBookings pending oldestPendingAt } }');
    expect(stats.data).toEqual({ businessBookingStats: { totalBookings: 1, pending: 0, oldestPendingAt: null } });
    const listed = await owner.rest('GET', '/business/bookings?status=pending');
    expect(listed.body).toMatchObject({ paging: { total: 1 } });
    const { startTime } = onDay(20);
    const day = startTime.slice(0, 10);
    for (const more of ['', '&perDay=5', `&hallId=${scene.venue.hallId}`]) {
      const calendar = await owner.rest('GET', `/business/calendar?from=${day}&to=${day}${more}`);
      expect(calendar.body).toMatchObject({ bookings: [], days: [] });
    }
    expect((await owner.rest('GET', '/business/enquiry-summary')).body).toMatchObject({
      total: { offered: 1, new: 0 },
    });
    await refuse({ status: 200, body });
    expect(await counted()).toEqual([{ kind: 'ever' }]);
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
    const again = await offer(id);
    await accept(again);
    expect(await counted()).toEqual(
      ['entered', 'event', 'ever', 'month', 'planned', 'requested'].map((kind) => ({ kind })),
    );
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
    // In any order, and gone.
    const isLast = 'where id = ? returning id';
    await read(`update bookings set is_offered = false ${isLast}`, [body.id]);
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
    await read(`update bookings set is_offered = true ${isLast}`, [body.id]);
    await read(`delete from bookings ${isLast}`, [body.id]);
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('has no papers but its quotation, and no payments, until it is accepted', async () => {
    const { owner } = scene.venue;
    const made = await offer(await ask());
    const offered = made.body.id;
    const refused = { status: 409, body: { code: 'CONFLICT', message: OFFER_MESSAGES.paperless } };
    for (const by of [scene.customer, owner]) {
      for (const file of ['invoice.pdf', 'calendar.ics']) {
        expect(await by.rest('GET', `/user/bookings/${offered}/${file}`)).toMatchObject(refused);
      }
      const asked = await by.graphql(`{ bookingCalendarFile(id: ${offered}) { content } }`);
      expect(asked.errors).toMatchObject([{ message: OFFER_MESSAGES.paperless }]);
    }
    const receipt = { kind: 'receipt', amount: 5_000, method: 'cash', clientMutationId: 'advance' };
    const payments = `/business/bookings/${offered}/payments`;
    expect(await owner.rest('POST', payments, receipt)).toMatchObject({
      ...{ status: 409, body: { code: 'CONFLICT', message: LEDGER_MESSAGES.unaccepted } },
    });
    const none = { viewerCanRecord: false, viewerCanPlan: false, entries: [] };
    expect((await owner.rest('GET', payments)).body).toMatchObject(none);
    const plan = () =>
      owner.rest('PUT', `/business/bookings/${offered}/payment-plan`, {
        parts: [{ label: 'All', due: 'before_start', days: 3 }],
      });
    expect(await plan()).toMatchObject({
      ...{ status: 409, body: { code: 'CONFLICT', message: LEDGER_MESSAGES.planUnaccepted } },
    });
    const rows = async () =>
      (await owner.graphql<{ exportBookings: { content: string } }>('{ exportBookings(order: OLDEST) { content } }'))
        .data?.exportBookings.content ?? '';
    expect(await rows()).toMatch(/,Offer,2027.*,,,,,,0\.00,,,Owner,/);
    await accept(made);
    expect((await plan()).status).toBe(200);
    expect((await owner.rest('POST', payments, receipt)).status).toBe(201);
    expect(await rows()).toMatch(/,Confirmed,2027.*,Owner,/);
    const { errors } = await scene.customer.graphql(`{ bookingCalendarFile(id: ${offered}) { content } }`);
    expect(errors).toEqual([]);
  });

  it('takes the day and the guests of the enquiry, and a hall of the same business', async () => {
    const { owner } = scene.venue;
    const id = await ask(scene.customer, { guestCount: 80 });
    const { guestCount: _guests, ...time } = STAY;
    expect((await offer(id, time)).body).toMatchObject({ guestCount: 80, totalPrice: 92_800 });
    const unknown = await ask(scene.other);
    expect(await offer(unknown, time)).toMatchObject({ status: 422, body: { field: 'guestCount' } });
    expect(await offer(unknown, { validUntil: VALID_UNTIL, guestCount: 50 })).toMatchObject({
      ...{ status: 422, body: { field: 'startTime' } },
    });
    const elsewhere = await openVenue(scene.at);
    expect((await offer(unknown, { ...STAY, hallId: elsewhere.hallId })).status).toBe(404);
    expect((await offer(unknown, STAY, elsewhere.owner)).status).toBe(404);
    expect((await offer(unknown, STAY, owner)).status).toBe(201);
  });

  it('is made once for a key', async () => {
    const id = await ask();
    const headers = { 'idempotency-key': 'once' };
    const send = (input: object) =>
      scene.venue.owner.rest<Answer['body']>('POST', `/business/enquiries/${id}/offers`, input, headers);
    const [first, again] = [await send(STAY), await send(STAY)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(await send({ ...STAY, guestCount: 90 })).toMatchObject({ body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('is one at a time, also of two members at once', async () => {
    const id = await ask();
    const member = await clerk();
    const both = await Promise.all([offer(id), offer(id, { ...STAY, guestCount: 90 }, member)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await offer(id)).body).toMatchObject({ code: 'CONFLICT', message: OFFER_MESSAGES.enquiryOffered });
  });
});

describe('[issue 39] who answers an offer to an enquiry', () => {
  it('refuses it, which leaves the enquiry for another one', async () => {
    const id = await ask();
    const made = await offer(id);
    const refused = await refuse(made, 'A day later, please');
    expect(refused.body).toMatchObject({ status: 'cancelled', cancellationReason: 'offer_refused', openChange: null });
    expect(await mailed(made.body.id)).toEqual(['booking-offer-made customer', 'booking-offer-refused owner']);
    expect(await noticesOf(made.body.id)).toEqual(['offer_made', 'offer_refused']);
    expect(await stageOf(id)).toBe('answered');
    expect((await accept(made)).body).toMatchObject({ code: 'FINAL_STATUS' });
    const again = await offer(id, { ...STAY, ...onDay(21) });
    expect(again.status).toBe(201);
    expect((await enquiry(id)).body.offerId).toBe(again.body.id);
    expect((await accept(again)).body).toMatchObject({ status: 'confirmed', ...onDay(21) });
    expect((await messages(again.body.id, 'bookings')).body.data).toHaveLength(1);
  });

  it('says their phone number where the account has none', async () => {
    const made = await offer(await ask());
    expect(await accept(made, {})).toMatchObject({
      status: 422,
      body: { field: 'customerPhone', message: OFFER_MESSAGES.phoneRequired },
    });
    expect(await accept(made, { customerPhone: 'call me' })).toMatchObject({ status: 422 });
    expect((await look(made.body.id)).body).toMatchObject({ status: 'pending', customerPhone: '' });
    await read('update users set phone = ? where id = ? returning id', [phone(), scene.customer.id]);
    expect((await accept(made, {})).body).toMatchObject({ status: 'confirmed', customerPhone: phone() });
  });

  it('accepts the terms of the business with it', async () => {
    await scene.venue.owner.rest('POST', '/business/terms', { text: 'No fireworks.' });
    const made = await offer(await ask());
    expect(await accept(made)).toMatchObject({ status: 422, body: { field: 'acceptedTermsId' } });
    const [terms] = await read<{ id: number }>('select id from business_terms where business_id = ?', [
      scene.venue.businessId,
    ]);
    const accepted = await accept(made, { customerPhone: phone(), acceptedTermsId: terms?.id });
    expect(accepted.body).toMatchObject({ status: 'confirmed' });
    const acceptances = await read('select kind, user_id as by from terms_acceptances where booking_id = ?', [
      made.body.id,
    ]);
    expect(acceptances).toEqual([{ kind: 'request', by: scene.customer.id }]);
  });

  it('is its customer alone: the business neither approves nor declines it, but withdraws it', async () => {
    const { owner } = scene.venue;
    const id = await ask();
    const made = await offer(id);
    const offered = made.body.id;
    for (const status of ['confirmed', 'cancelled']) {
      const answered = await owner.rest('PUT', `/business/bookings/${offered}/status`, { status });
      expect(answered).toMatchObject({ status: 409, body: { message: OFFER_MESSAGES.unanswered } });
    }
    expect(await scene.customer.rest('DELETE', `/user/bookings/${offered}`)).toMatchObject({
      ...{ status: 409, body: { message: OFFER_MESSAGES.refuseInstead } },
    });
    for (const [by, door] of [
      [scene.customer, 'user'],
      [owner, 'business'],
    ] as const) {
      const changed = await by.rest('POST', `/${door}/bookings/${offered}/changes`, { guestCount: 90 });
      expect(changed).toMatchObject({ status: 409, body: { message: CHANGE_MESSAGES.offered } });
    }
    expect((await end(scene.other, 'user', made.body.openChange?.id, 'accepted')).status).toBe(404);
    expect((await end(owner, 'business', made.body.openChange?.id, 'withdrawn')).body).toMatchObject({
      ...{ status: 'cancelled', cancellationReason: 'offer_withdrawn' },
    });
    expect(await mailed(offered)).toEqual(['booking-offer-made customer', 'booking-offer-withdrawn customer']);
    expect(await stageOf(id)).toBe('answered');
  });

  it('has only as long as it is valid', async () => {
    const id = await ask();
    // Sessions last longer.
    const over = new Date(scene.at.clock.now().getTime() + 120 * 60_000);
    const made = await offer(id, { ...STAY, validUntil: over.toISOString() });
    scene.at.clock.set(over);
    expect((await accept(made)).body).toMatchObject({ code: 'FINAL_STATUS' });
    expect((await change(made.body.id, { validUntil: onDay(20).startTime })).body).toMatchObject({
      ...{ code: 'CONFLICT', message: OFFER_MESSAGES.over },
    });
    await expireBookingChanges(scene.at.context());
    expect((await look(made.body.id)).body).toMatchObject({ cancellationReason: 'offer_expired' });
    expect(await mailed(made.body.id)).toEqual(['booking-offer-made customer', 'booking-offer-expired owner']);
    expect(await stageOf(id)).toBe('answered');
  });

  it('has until its start at most, of which the business hears', async () => {
    const { startTime } = onDay(20);
    const made = await offer(await ask(), { ...STAY, validUntil: startTime });
    scene.at.clock.set(new Date(startTime));
    await expireBookings(scene.at.context());
    await expireBookingChanges(scene.at.context());
    const [ended] = await read(
      `select b.cancellation_reason as reason, c.status from bookings b join booking_changes c on c.booking_id = b.id
        where b.id = ?`,
      [made.body.id],
    );
    expect(ended).toEqual({ reason: 'offer_expired', status: 'expired' });
    expect(await mailed(made.body.id)).toEqual(['booking-offer-made customer', 'booking-offer-expired owner']);
  });

  it('never answers one of which nothing but its start is left', async () => {
    const made = await offer(await ask());
    await read(`update booking_changes set status = 'refused', ended_at = now() where booking_id = ? returning id`, [
      made.body.id,
    ]);
    scene.at.clock.set(new Date(onDay(20).startTime));
    await expireBookings(scene.at.context());
    const [ended] = await read('select cancellation_reason from bookings where id = ?', [made.body.id]);
    expect(ended).toEqual({ cancellation_reason: 'offer_expired' });
  });

  it('gets another one in its place, with other terms', async () => {
    const { owner } = scene.venue;
    const made = await offer(await ask(), { ...STAY, agreedPrice: 100_000, priceReason: 'Winter' });
    expect(made.body).toMatchObject({ totalPrice: 100_000, quotedPrice: 116_000, priceReason: 'Winter' });
    const next = await change(made.body.id, {
      ...onDay(22),
      guestCount: 120,
      agreedPrice: 120_000,
      priceReason: 'Winter',
    });
    expect(next).toMatchObject({
      status: 201,
      body: { ...onDay(22), totalPrice: 120_000, guestCount: 120, changedAt: null, status: 'pending' },
    });
    const { body: changes } = await owner.rest('GET', `/business/bookings/${made.body.id}/changes`);
    expect(changes).toMatchObject([{ status: 'open' }, { status: 'withdrawn' }]);
    expect((await accept(made)).body).toMatchObject({ code: 'FINAL_STATUS' });
    expect((await accept(next)).body).toMatchObject({ status: 'confirmed', totalPrice: 120_000, ...onDay(22) });
    expect(await ledger(made.body.id)).toEqual(['booking 22 14:00-19:00']);
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('loses it to the booking that is confirmed for its time', async () => {
    const id = await ask();
    const made = await offer(id);
    const changed = jest.spyOn(scene.at.context().app.hooks, 'onOfferChanged');
    await confirmed(scene.other);
    expect((await look(made.body.id)).body).toMatchObject({ status: 'cancelled', cancellationReason: 'slot_taken' });
    expect(changed).toHaveBeenCalledWith(expect.anything(), expect.anything(), made.body.id, false);
    changed.mockRestore();
    expect((await accept(made)).body).toMatchObject({ code: 'FINAL_STATUS' });
    expect((await offer(id)).body).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await stageOf(id)).toBe('answered');
  });

  it('holds its time until the first payment where the business wants that', async () => {
    await scene.venue.owner.rest('PUT', '/business/settings', { paymentRequired: true, paymentHoldHours: 8 });
    const made = await offer(await ask());
    const { body } = await accept(made);
    expect(body).toMatchObject({ status: 'pending', acceptedAt: expect.any(String), enquiryId: null });
    expect(await ledger(made.body.id)).toEqual(['hold 20 14:00-19:00']);
    const stats = await scene.venue.owner.graphql('{ businessBookingStats { pending oldestPendingAt } }');
    expect(stats.data).toEqual({
      businessBookingStats: { pending: 1, oldestPendingAt: scene.at.clock.now().toISOString() },
    });
    const withdrawn = await scene.customer.rest('DELETE', `/user/bookings/${made.body.id}`);
    expect(withdrawn.body).toMatchObject({ status: 'cancelled', cancellationReason: 'withdrawn' });
  });
});
