import { describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { CHANGE_MESSAGES } from '../../domain/bookings/changes.js';
import { OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { givenMember, openVenue } from '../../testing/scene.js';
import { findBrokenHolds, findWrongSums } from '../bookings/testing.js';
import { expireBookingChanges } from './booking-change-end.service.js';
import {
  ask,
  confirmed,
  end,
  entered,
  ledger,
  onDay,
  propose,
  read,
  request,
  scene,
  useChangeScene,
  type Answer,
} from './testing.js';

useChangeScene();

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
const VALID = { validUntil: inHours(48).toISOString() };
const FLOWERS = { name: 'Flowers', amount: 10_000.01 };

const offer = (id: number, input: object = {}, by = scene.venue.owner): Promise<Answer> =>
  by.rest('POST', `/business/bookings/${id}/offers`, { ...VALID, ...input });
const pending = async (by = scene.customer, overrides = {}) => (await request(by, overrides)).body.id;
const accept = (offered: Answer, by = scene.customer) => end(by, 'user', offered.body.openChange?.id, 'accepted');

async function clerk(): Promise<Person> {
  const person = await scene.at.person(Role.USER, { name: 'Sana Iqbal' });
  await givenMember(scene.at.context().em, scene.venue.businessId, person.id, 'CLERK');
  return person;
}

async function mailed(id: number): Promise<string[]> {
  const rows = await read<{ mail: string }>(
    `select kind || ' ' || split_part(dedupe_key, ':', 3) as mail from outbox_mails
       where split_part(dedupe_key, ':', 2)::int = ? and kind not in ('booking-received', 'booking-requested') order by id`,
    [id],
  );
  return rows.map(({ mail }) => mail);
}

async function noticesOf(id: number): Promise<string[]> {
  const rows = await read<{ kind: string }>(
    `select distinct kind, user_id from notifications where booking_id = ? and kind like 'offer%' order by 1`,
    [id],
  );
  return rows.map(({ kind }) => kind);
}

describe('[issue: Money] an offer that answers a request', () => {
  it('has a price, lines, a note and an end, and the customer who accepts it has the booking at that price', async () => {
    const id = await pending();
    const quote = await scene.venue.owner.rest('POST', `/business/bookings/${id}/offers/calculate-price`, {
      ...VALID,
      extras: [FLOWERS],
    });
    // 116,000 and 16% on top of the line.
    expect(quote).toMatchObject({
      status: 200,
      body: { difference: 11_600.01, isAvailable: true, isImmediate: false, after: { extras: [FLOWERS] } },
    });
    const made = await offer(id, { guestCount: 120, extras: [FLOWERS], note: 'With the new stage' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...{ status: 'pending', totalPrice: 116_000, guestCount: 100 },
        openChange: { kind: 'offer', proposedBy: 'owner', expiresAt: VALID.validUntil },
      },
    });
    expect(await ledger(id)).toEqual([]);
    const seen = await scene.customer.rest('GET', `/user/bookings/${id}/changes`);
    expect(seen.body).toMatchObject([
      {
        kind: 'offer',
        status: 'open',
        note: 'With the new stage',
        after: { totalPrice: 150_800.01, extras: [FLOWERS] },
      },
    ]);

    const accepted = await accept(made);
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        ...{ status: 'confirmed', totalPrice: 150_800.01, guestCount: 120, openChange: null },
        ...{ extras: [FLOWERS], adjustmentAmount: 10_000.01, taxAmount: 20_800 },
      },
    });
    expect(await ledger(id)).toEqual(['booking 20 14:00-19:00']);
    const [row] = await read('select confirmed_by as by, quoted_price as quoted from bookings where id = ?', [id]);
    expect(row).toEqual({ by: scene.venue.owner.id, quoted: null });
    expect(await mailed(id)).toEqual([
      'booking-offer-made customer',
      'booking-offer-accepted owner',
      'booking-confirmed customer',
    ]);
    expect(await noticesOf(id)).toEqual(['offer_accepted', 'offer_made']);
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('is made once for a key, as a change is', async () => {
    const { venue, customer } = scene;
    const headers = { 'idempotency-key': 'once' };
    const times = async (send: () => Promise<Answer>) => {
      const answers = [await send(), await send()];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const [id, again] = answers.map(({ body }) => body.openChange?.id);
      expect(again).toBe(id);
    };
    const asked = await pending();
    await times(() => venue.owner.rest('POST', `/business/bookings/${asked}/offers`, VALID, headers));
    const other = await venue.owner.rest(
      'POST',
      `/business/bookings/${asked}/offers`,
      { ...VALID, guestCount: 99 },
      headers,
    );
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    const agreed = await confirmed(customer, onDay(22));
    await times(() => venue.owner.rest('POST', `/business/bookings/${agreed}/changes`, { guestCount: 90 }, headers));
    const mine = await confirmed(customer, onDay(24));
    await times(() => customer.rest('POST', `/user/bookings/${mine}/changes`, { guestCount: 90 }, headers));
  });

  it('may change nothing, and then only asks', async () => {
    const id = await pending();
    expect((await propose(id, {})).body).toMatchObject({ code: 'CONFLICT', message: CHANGE_MESSAGES.nothing });
    expect((await accept(await offer(id))).body).toMatchObject({ status: 'confirmed', totalPrice: 116_000 });
  });

  it('at an agreed price costs exactly that, with its lines within it, which a later change keeps', async () => {
    const id = await pending();
    const agreed = { agreedPrice: 99_999.99, priceReason: 'Winter', extras: [FLOWERS] };
    const { body } = await accept(await offer(id, agreed));
    expect(body).toMatchObject({ status: 'confirmed', totalPrice: 99_999.99, extras: [FLOWERS] });
    const fewer = await end(
      scene.venue.owner,
      'business',
      (await ask(id, { guestCount: 90 })).body.openChange?.id,
      'accepted',
    );
    expect(fewer.body).toMatchObject({ guestCount: 90, totalPrice: 99_999.99, extras: [FLOWERS] });
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('loses the lines that another offer leaves out, and the total that was agreed with them', async () => {
    const id = await pending();
    await offer(id, { agreedPrice: 120_000, priceReason: 'Winter', extras: [FLOWERS] });
    const { body } = await accept(await offer(id, { extras: [] }));
    expect(body).toMatchObject({ totalPrice: 116_000, extras: [], adjustmentAmount: 0 });
  });

  it('with lines costs what the hall does and these, whatever total was agreed on without them', async () => {
    const id = await pending();
    const agreed = await accept(await propose(id, { agreedPrice: 120_000, priceReason: 'Winter' }));
    expect(agreed.body).toMatchObject({ status: 'pending', totalPrice: 120_000, openChange: null });
    const { body } = await accept(await offer(id, { extras: [FLOWERS] }));
    expect(body).toMatchObject({ status: 'confirmed', totalPrice: 127_600.01, extras: [FLOWERS] });
    const [row] = await read(
      `select total_price::text as total, adjustment_amount::text as lines, quoted_price as quoted, price_reason as reason
         from bookings where id = ?`,
      [id],
    );
    expect(row).toEqual({ total: '127600.01', lines: '10000.01', quoted: null, reason: null });
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('moves the request to where it says, and cancels the requests in its way', async () => {
    const id = await pending();
    const rival = await pending(scene.other, onDay(21));
    expect((await accept(await offer(id, onDay(21)))).body).toMatchObject({ status: 'confirmed', ...onDay(21) });
    expect(await ledger(id)).toEqual(['booking 21 14:00-19:00']);
    expect((await scene.other.rest('GET', `/user/bookings/${rival}`)).body).toMatchObject({
      ...{ status: 'cancelled', cancellationReason: 'slot_taken' },
    });
  });

  it('can’t be accepted once its time is taken: everything stays as it was', async () => {
    const id = await pending();
    const made = await offer(id, onDay(21));
    await confirmed(scene.other, onDay(21));
    expect((await accept(made)).body).toMatchObject({ code: 'SLOT_TAKEN' });
    expect((await scene.customer.rest('GET', `/user/bookings/${id}`)).body).toMatchObject({
      ...{ status: 'pending', startTime: onDay(20).startTime, openChange: { kind: 'offer' } },
    });
  });

  it('is accepted until its first payment where the business wants that', async () => {
    await scene.venue.owner.rest('PUT', '/business/settings', { paymentRequired: true, paymentHoldHours: 8 });
    const id = await pending();
    const { body } = await accept(await offer(id, { extras: [FLOWERS] }));
    expect(body).toMatchObject({ status: 'pending', totalPrice: 127_600.01, paymentDueAt: inHours(8).toISOString() });
    expect(await ledger(id)).toEqual(['hold 20 14:00-19:00']);
    expect(await mailed(id)).toContain('booking-accepted customer');
    expect((await offer(id)).body).toMatchObject({ code: 'CONFLICT', message: OFFER_MESSAGES.answered });
    const { em } = scene.at.context();
    expect(await findBrokenHolds(em, scene.venue.businessId, scene.at.clock.now())).toEqual([]);
  });

  it('is accepted once, by one of two presses at once', async () => {
    const id = await pending();
    const made = await offer(id, { agreedPrice: 100_000, priceReason: 'Winter' });
    const answers = await Promise.all([accept(made), accept(made)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ledger(id)).toEqual(['booking 20 14:00-19:00']);
    expect((await mailed(id)).filter((mail) => mail === 'booking-confirmed customer')).toHaveLength(1);
  });

  it('of two requests for one time, accepted at once, books one', async () => {
    const [id, rival] = [await pending(), await pending(scene.other)];
    const [made, other] = [await offer(id), await offer(rival)];
    const answers = await Promise.all([accept(made), accept(other, scene.other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([...(await ledger(id)), ...(await ledger(rival))]).toEqual(['booking 20 14:00-19:00']);
  });
});

describe('[issue: Money] an offer that isn’t accepted', () => {
  it('is refused with a note, after which another one can be made', async () => {
    const id = await pending();
    const made = await offer(id, { guestCount: 120 });
    const refusal = { status: 'refused', note: 'For 110, please' };
    const refused = await scene.customer.rest(
      'PUT',
      `/user/booking-changes/${made.body.openChange?.id}/status`,
      refusal,
    );
    expect(refused).toMatchObject({ status: 200, body: { status: 'pending', guestCount: 100, openChange: null } });
    const listed = await scene.venue.owner.rest('GET', `/business/bookings/${id}/changes`);
    expect(listed.body).toMatchObject([{ status: 'refused', answerNote: 'For 110, please' }]);
    expect(await mailed(id)).toEqual(['booking-offer-made customer', 'booking-offer-refused owner']);
    expect((await accept(made)).body).toMatchObject({ code: 'FINAL_STATUS' });
    expect((await offer(id, { guestCount: 110 })).status).toBe(201);
    const { data } = await scene.customer.graphql<{
      bookingTimeline: { kind: string; change: { kind: string } | null }[];
    }>(`{ bookingTimeline(id: ${id}) { kind change { kind answerNote } } }`);
    const kinds = data?.bookingTimeline.flatMap(({ kind, change }) => (change ? [`${change.kind} ${kind}`] : []));
    expect(kinds?.sort()).toEqual(['OFFER CHANGE_PROPOSED', 'OFFER CHANGE_PROPOSED', 'OFFER CHANGE_REFUSED']);
  });

  it('is replaced by the next one, and withdrawn by the business', async () => {
    const id = await pending();
    const first = await offer(id, { guestCount: 120 });
    const next = await offer(id, { guestCount: 130 }, await clerk());
    expect(next.status).toBe(201);
    expect((await accept(first)).body).toMatchObject({ code: 'FINAL_STATUS' });
    const withdrawn = await end(scene.venue.owner, 'business', next.body.openChange?.id, 'withdrawn');
    expect(withdrawn).toMatchObject({ status: 200, body: { status: 'pending', openChange: null } });
    const statuses = await read('select status from booking_changes where booking_id = ? order by id', [id]);
    expect(statuses).toEqual([{ status: 'withdrawn' }, { status: 'withdrawn' }]);
    expect(await mailed(id)).toEqual([
      ...['booking-offer-made customer', 'booking-offer-made customer', 'booking-offer-withdrawn customer'],
    ]);
    const actions = await read(
      `select action from audit_events where subject_type = 'booking' and subject_id = ? order by id`,
      [String(id)],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      ...['booking.offered', 'booking.offered', 'booking.offer-withdrawn'],
    ]);
  });

  it('lapses at its end, whether or not the job has run, of which its business is told', async () => {
    const id = await pending();
    const made = await offer(id, { guestCount: 120, validUntil: inHours(5).toISOString() });
    scene.at.clock.set(inHours(5));
    expect((await accept(made)).body).toMatchObject({ code: 'FINAL_STATUS', message: CHANGE_MESSAGES.expired });
    expect(await expireBookingChanges(scene.at.context())).toBe(1);
    expect(await mailed(id)).toEqual(['booking-offer-made customer', 'booking-offer-expired owner']);
    expect(await noticesOf(id)).toEqual(['offer_expired', 'offer_made']);
    expect((await offer(id, { validUntil: inHours(60).toISOString() })).status).toBe(201);
  });

  it('is dropped where the request is approved as it was, or withdrawn', async () => {
    const [id, other] = [await pending(), await pending(scene.other, onDay(22))];
    const [made, ofOther] = [await offer(id, { guestCount: 120 }), await offer(other)];
    const approved = await scene.venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status: 'confirmed' });
    expect(approved.body).toMatchObject({ status: 'confirmed', guestCount: 100, openChange: null });
    expect((await accept(made)).body).toMatchObject({ code: 'FINAL_STATUS' });
    await scene.other.rest('DELETE', `/user/bookings/${other}`);
    expect((await accept(ofOther, scene.other)).status).toBe(409);
  });
});

describe('[issue: Money] what can’t be offered', () => {
  it.each([
    ['no end', { validUntil: null }, 'validUntil'],
    ['an end that is over', { validUntil: TEST_NOW.toISOString() }, 'validUntil'],
    ['an end after the start', { validUntil: '2027-03-20T14:00:00.001Z' }, 'validUntil'],
    ['an end after the start that it would have', { ...onDay(2), validUntil: onDay(3).startTime }, 'validUntil'],
    ['a line without a name', { extras: [{ name: ' ', amount: 1 }] }, 'extras[0].name'],
    ['a line for nothing', { extras: [{ name: 'Flowers', amount: 0 }] }, 'extras[0].amount'],
    ['half a paisa', { extras: [{ name: 'Flowers', amount: 0.005 }] }, 'extras[0].amount'],
    ['eleven lines', { extras: Array.from({ length: 11 }, () => FLOWERS) }, 'extras'],
    ['a price without a reason', { agreedPrice: 100 }, 'priceReason'],
    ['a note that is too long', { note: 'x'.repeat(501) }, 'note'],
  ])('%s', async (_what, input, field) => {
    const id = await pending();
    const { status, body } = await offer(id, input);
    expect([status, body.field]).toEqual([422, field]);
    expect(await read('select 1 from booking_changes where booking_id = ?', [id])).toEqual([]);
  });

  it('anything but an open request, and nothing while a change waits', async () => {
    expect((await offer(await confirmed())).body).toMatchObject({ code: 'CONFLICT', message: OFFER_MESSAGES.answered });
    expect((await offer(await entered(onDay(22)))).body).toMatchObject({
      ...{ code: 'CONFLICT', message: OFFER_MESSAGES.entered },
    });
    const id = await pending(scene.other, onDay(24));
    await ask(id, { guestCount: 80 }, scene.other);
    expect((await offer(id)).body).toMatchObject({ code: 'CONFLICT', message: CHANGE_MESSAGES.alreadyOpen });
    const asking = await pending(scene.other, onDay(26));
    await offer(asking);
    expect((await ask(asking, { guestCount: 80 }, scene.other)).body).toMatchObject({ code: 'CONFLICT' });
  });

  it('by anybody but the business, nor accepted by anybody but the customer', async () => {
    const id = await pending();
    const stranger = (await openVenue(scene.at)).owner;
    for (const by of [scene.customer, scene.other, stranger]) {
      expect([403, 404]).toContain((await offer(id, {}, by)).status);
    }
    const made = await offer(id);
    expect((await accept(made, scene.other)).status).toBe(404);
    const own = await end(scene.venue.owner, 'business', made.body.openChange?.id, 'accepted');
    expect(own).toMatchObject({ status: 403, body: { message: CHANGE_MESSAGES.otherSide } });
  });

  it('by a member below their limit without the owner, whose lines count for the price', async () => {
    const id = await pending();
    // With the line it is 127,600.01 by the hall's prices.
    const cheap = { agreedPrice: 116_000, priceReason: 'Cousin', extras: [FLOWERS] };
    const made = await offer(id, cheap, await clerk());
    expect(made).toMatchObject({ status: 201, body: { openChange: { kind: 'offer', waitsForDiscount: true } } });
    expect((await accept(made)).status).toBe(404);
    expect(await mailed(id)).toEqual(['booking-change-discount owner']);
    const allowed = await end(scene.venue.owner, 'business', made.body.openChange?.id, 'accepted');
    expect(allowed.body).toMatchObject({
      ...{ status: 'pending', openChange: { waitsForDiscount: false, expiresAt: VALID.validUntil } },
    });
    expect(await mailed(id)).toContain('booking-offer-made customer');
    expect((await accept(made)).body).toMatchObject({ status: 'confirmed', totalPrice: 116_000 });
  });

  it('by a member without the owner, who answers it with another one: the member is told', async () => {
    const id = await pending();
    const cheap = { agreedPrice: 50_000, priceReason: 'Cousin' };
    const [sana, bilal] = [await clerk(), await clerk()];
    await offer(id, cheap, sana);
    await offer(id, cheap, sana);
    expect((await mailed(id)).filter((mail) => mail.includes('declined'))).toEqual([]);
    await offer(id, { ...cheap, agreedPrice: 51_000 }, bilal);
    expect((await mailed(id)).filter((mail) => mail.includes('declined'))).toEqual([
      'booking-change-discount-declined member',
    ]);
    expect(await noticesOf(id)).toEqual([]);
    expect((await offer(id)).body.openChange).toMatchObject({ waitsForDiscount: false });
    expect(await noticesOf(id)).toEqual(['offer_made']);
  });

  it('beyond its end by waiting for the owner', async () => {
    const id = await pending();
    const validUntil = inHours(5).toISOString();
    const cheap = { agreedPrice: 50_000, priceReason: 'Cousin', validUntil };
    const made = await offer(id, cheap, await clerk());
    expect(made.body.openChange).toMatchObject({ waitsForDiscount: true, expiresAt: validUntil });
  });
});
