import { describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { CHANGE_MESSAGES } from '../../domain/bookings/changes.js';
import { OFFER_MESSAGES } from '../../domain/bookings/offers.js';
import { ENQUIRY_MESSAGES } from '../../domain/threads/enquiries.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { givenMember, openVenue } from '../../testing/scene.js';
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

useChangeScene();

const HOUR_MS = 3_600_000;
const VALID_UNTIL = new Date(TEST_NOW.getTime() + 48 * HOUR_MS).toISOString();
const STAY = { ...onDay(20), guestCount: 100, validUntil: VALID_UNTIL };
const FLOWERS = { name: 'Flowers', amount: 10_000 };
const PHONE = '+92 300 1112223';

interface EnquiryBody {
  id: number;
  offerId: number | null;
  work: { stage: string } | null;
  code?: string;
}

const ask = async (by = scene.customer, more: object = {}) =>
  (
    await by.rest<EnquiryBody>('POST', `/user/halls/${scene.venue.hallId}/enquiries`, {
      text: 'Is the 20th free?',
      ...more,
    })
  ).body.id;
const offer = (id: number, input: object = STAY, by = scene.venue.owner): Promise<Answer> =>
  by.rest('POST', `/business/enquiries/${id}/offers`, input);
const change = (id: number, input: object): Promise<Answer> =>
  scene.venue.owner.rest('POST', `/business/bookings/${id}/offers`, { validUntil: VALID_UNTIL, ...input });
const accept = (offered: Answer, words: object = { customerPhone: PHONE }, by = scene.customer): Promise<Answer> =>
  by.rest('PUT', `/user/booking-changes/${offered.body.openChange?.id}/status`, { status: 'accepted', ...words });
const refuse = (offered: Answer, note?: string): Promise<Answer> =>
  scene.customer.rest('PUT', `/user/booking-changes/${offered.body.openChange?.id}/status`, {
    status: 'refused',
    ...(note ? { note } : {}),
  });
const look = (id: number, by = scene.customer, door = 'user'): Promise<Answer> =>
  by.rest('GET', `/${door}/bookings/${id}`);
const enquiry = async (id: number, by = scene.venue.owner, door = 'business') =>
  by.rest<EnquiryBody>('GET', `/${door}/enquiries/${id}`);
const stageOf = async (id: number) => (await enquiry(id)).body.work?.stage;
const messages = (id: number, about: 'bookings' | 'enquiries', by = scene.customer) =>
  by.rest<{ data: { text: string }[]; viewerCanWrite: boolean }>('GET', `/user/${about}/${id}/messages`);

async function mailed(id: number): Promise<string[]> {
  const rows = await read<{ mail: string }>(
    `select kind || ' ' || split_part(dedupe_key, ':', 3) as mail from outbox_mails
       where kind like 'booking-%' and split_part(dedupe_key, ':', 2)::int = ? order by id`,
    [id],
  );
  return rows.map(({ mail }) => mail);
}

async function noticesOf(id: number): Promise<string[]> {
  const rows = await read<{ kind: string }>(
    'select distinct kind, user_id from notifications where booking_id = ? order by 1',
    [id],
  );
  return rows.map(({ kind }) => kind);
}

async function clerk(): Promise<Person> {
  const person = await scene.at.person(Role.USER, { name: 'Sana Iqbal' });
  await givenMember(scene.at.context().em, scene.venue.businessId, person.id, 'CLERK');
  return person;
}

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
        ...{ customerPhone: PHONE, customerEmail: scene.customer.email, openChange: null },
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
    expect(account).toEqual({ phone: PHONE });
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('counts as no request in figures, and is no work of the business', async () => {
    const { owner } = scene.venue;
    const id = await ask();
    const { body } = await offer(id);
    const dashboard = await owner.rest('GET', '/business/dashboard');
    expect(dashboard.body).toMatchObject({ waitingRequests: 0 });
    const waiting = await owner.rest<{ data: object[] }>('GET', '/business/bookings?needsAction=true');
    expect(waiting.body.data).toEqual([]);
    const sums = () => read(`select kind from booking_sums where kind = 'entered' and bookings <> 0`);
    expect(await sums()).toHaveLength(1);
    expect((await owner.rest('GET', '/business/enquiry-summary')).body).toMatchObject({
      total: { offered: 1, new: 0 },
    });
    await refuse({ status: 200, body });
    expect(await findWrongSums(scene.at.context().em)).toEqual([]);
  });

  it('takes the day and the guests of the enquiry, and a hall of the same business', async () => {
    const { owner } = scene.venue;
    const id = await ask(scene.customer, { guestCount: 80 });
    const { guestCount: _guests, ...time } = STAY;
    expect((await offer(id, time)).body).toMatchObject({ guestCount: 80, totalPrice: 92_800 });
    const unknown = await ask(scene.other);
    expect(await offer(unknown, time)).toMatchObject({ status: 400, body: { field: 'guestCount' } });
    expect(await offer(unknown, { validUntil: VALID_UNTIL, guestCount: 50 })).toMatchObject({
      ...{ status: 400, body: { field: 'startTime' } },
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
      status: 400,
      body: { field: 'customerPhone', message: OFFER_MESSAGES.phoneRequired },
    });
    expect(await accept(made, { customerPhone: 'call me' })).toMatchObject({ status: 400 });
    expect((await look(made.body.id)).body).toMatchObject({ status: 'pending', customerPhone: '' });
    await read('update users set phone = ? where id = ? returning id', [PHONE, scene.customer.id]);
    expect((await accept(made, {})).body).toMatchObject({ status: 'confirmed', customerPhone: PHONE });
  });

  it('accepts the terms of the business with it', async () => {
    await scene.venue.owner.rest('POST', '/business/terms', { text: 'No fireworks.' });
    const made = await offer(await ask());
    expect(await accept(made)).toMatchObject({ status: 400, body: { field: 'acceptedTermsId' } });
    const [terms] = await read<{ id: number }>('select id from business_terms where business_id = ?', [
      scene.venue.businessId,
    ]);
    const accepted = await accept(made, { customerPhone: PHONE, acceptedTermsId: terms?.id });
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
    const made = await offer(id);
    scene.at.clock.set(new Date(VALID_UNTIL));
    expect((await accept(made)).body).toMatchObject({ code: 'FINAL_STATUS' });
    expect((await change(made.body.id, { validUntil: onDay(20).startTime })).body).toMatchObject({
      ...{ code: 'CONFLICT', message: OFFER_MESSAGES.over },
    });
    expect(await expireBookingChanges(scene.at.context())).toBe(1);
    expect((await look(made.body.id)).body).toMatchObject({ cancellationReason: 'offer_expired' });
    expect(await mailed(made.body.id)).toEqual(['booking-offer-made customer', 'booking-offer-expired owner']);
    expect(await stageOf(id)).toBe('answered');
  });

  it('never answers one of which nothing but its start is left', async () => {
    const made = await offer(await ask());
    await read(`update booking_changes set status = 'refused', ended_at = now() where booking_id = ? returning id`, [
      made.body.id,
    ]);
    scene.at.clock.set(new Date(onDay(20).startTime));
    expect(await expireBookings(scene.at.context())).toBe(1);
    expect((await look(made.body.id)).body).toMatchObject({ cancellationReason: 'offer_expired' });
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
    await confirmed(scene.other);
    expect((await look(made.body.id)).body).toMatchObject({ status: 'cancelled', cancellationReason: 'slot_taken' });
    expect((await accept(made)).body).toMatchObject({ code: 'FINAL_STATUS' });
    expect((await offer(id)).body).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await stageOf(id)).toBe('answered');
  });

  it('holds its time until the first payment where the business wants that', async () => {
    await scene.venue.owner.rest('PUT', '/business/settings', { paymentRequired: true, paymentHoldHours: 8 });
    const made = await offer(await ask());
    const { body } = await accept(made);
    expect(body).toMatchObject({ status: 'pending', acceptedAt: TEST_NOW.toISOString(), enquiryId: null });
    expect(await ledger(made.body.id)).toEqual(['hold 20 14:00-19:00']);
    const withdrawn = await scene.customer.rest('DELETE', `/user/bookings/${made.body.id}`);
    expect(withdrawn.body).toMatchObject({ status: 'cancelled', cancellationReason: 'withdrawn' });
  });
});

describe('[issue 39] the conversation about an offer', () => {
  it('goes on in the enquiry until it is accepted', async () => {
    const { owner } = scene.venue;
    const id = await ask();
    const made = await offer(id);
    const write = (by: Person, door: string, about: string) =>
      by.rest('POST', `/${door}/${about}/messages`, { text: 'A question' });
    for (const [by, door] of [
      [scene.customer, 'user'],
      [owner, 'business'],
    ] as const) {
      expect((await write(by, door, `enquiries/${id}`)).status).toBe(201);
      expect(await write(by, door, `bookings/${made.body.id}`)).toMatchObject({
        ...{ status: 409, body: { message: OFFER_MESSAGES.enquiryThread } },
      });
    }
    expect((await messages(made.body.id, 'bookings')).body).toMatchObject({ data: [], viewerCanWrite: false });
    await refuse(made);
    expect((await write(scene.customer, 'user', `bookings/${made.body.id}`)).status).toBe(409);
    expect((await messages(id, 'enquiries')).body).toMatchObject({ viewerCanWrite: true });
  });

  it('goes to what the customer requests instead, and the offer stays', async () => {
    const id = await ask();
    const made = await offer(id);
    const requested = await request(scene.customer, onDay(24));
    expect((await enquiry(id)).status).toBe(404);
    expect((await messages(requested.body.id, 'bookings')).body.data).toHaveLength(1);
    expect((await accept(made)).body).toMatchObject({ status: 'confirmed', enquiryId: null });
    expect((await messages(made.body.id, 'bookings')).body).toMatchObject({ data: [], viewerCanWrite: true });
  });

  it('gets no offer once somebody has ended it, or given the enquiry up', async () => {
    const id = await ask();
    await scene.customer.rest('PUT', `/user/enquiries/${id}/messages/block`);
    expect((await offer(id)).body).toMatchObject({ code: 'CONFLICT', message: THREAD_MESSAGES.blocked });
    const lost = await ask(scene.other);
    await scene.venue.owner.rest('PUT', `/business/enquiries/${lost}/lost`, { reason: 'price' });
    expect((await offer(lost)).body).toMatchObject({ code: 'CONFLICT', message: ENQUIRY_MESSAGES.lost });
    await scene.venue.owner.rest('DELETE', `/business/enquiries/${lost}/lost`);
    expect((await offer(lost)).status).toBe(201);
  });
});

describe('[issue 39] who can’t make an offer to an enquiry', () => {
  it('is who asked, whoever has no account on the other side, and who gives more discount than they may', async () => {
    const member = await clerk();
    const own = await ask(scene.customer);
    await givenMember(scene.at.context().em, scene.venue.businessId, scene.customer.id, 'MANAGER');
    expect((await offer(own, STAY, scene.customer)).status).toBe(404);
    const entered = await scene.venue.owner.rest<EnquiryBody>('POST', '/business/enquiries', {
      ...{ hallId: scene.venue.hallId, source: 'phone', customerName: 'Nadia' },
    });
    expect((await offer(entered.body.id)).body).toMatchObject({ message: OFFER_MESSAGES.enquiryEntered });
    const id = await ask(scene.other);
    const cheap = { ...STAY, agreedPrice: 50_000, priceReason: 'Winter' };
    expect(await offer(id, cheap, member)).toMatchObject({ status: 400, body: { field: 'agreedPrice' } });
    const made = await offer(id, STAY, member);
    expect(made.status).toBe(201);
    const again = await member.rest('POST', `/business/bookings/${made.body.id}/offers`, cheap);
    expect(again).toMatchObject({ status: 400, body: { field: 'agreedPrice' } });
  });

  it('refuses what is over, too late or too large, and changes nothing', async () => {
    const id = await ask();
    const past = { startTime: '2027-02-01T14:00:00.000Z', endTime: '2027-02-01T18:00:00.000Z' };
    for (const [input, field] of [
      [{ ...STAY, ...past }, 'date'],
      [{ ...STAY, validUntil: onDay(21).startTime }, 'validUntil'],
      [{ ...STAY, validUntil: TEST_NOW.toISOString() }, 'validUntil'],
      [{ ...STAY, guestCount: 301 }, 'guestCount'],
      [{ ...STAY, agreedPrice: 10 }, 'priceReason'],
    ] as const) {
      expect(await offer(id, input)).toMatchObject({ status: 400, body: { field } });
    }
    expect(await read('select id from bookings where business_id = ?', [scene.venue.businessId])).toEqual([]);
    expect(await stageOf(id)).toBe('new');
  });
});

describe('[issue 39] accounts and businesses that leave', () => {
  it('end their offers, without a word to who left', async () => {
    const { at, venue, customer } = scene;
    const made = await offer(await ask());
    await at.context().app.hooks.onAccountDeleted(at.context(), at.context().em, customer.id);
    expect((await look(made.body.id, venue.owner, 'business')).body).toMatchObject({
      ...{ status: 'cancelled', cancellationReason: 'account_deleted' },
    });
    expect(await mailed(made.body.id)).toEqual(['booking-offer-made customer', 'booking-account-deleted owner']);
  });
});
