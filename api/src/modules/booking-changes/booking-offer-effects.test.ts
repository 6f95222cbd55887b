import { describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { TEST_NOW, TEST_PASSWORD } from '../../testing/harness.js';
import { givenBooking, givenMember } from '../../testing/scene.js';
import { tellOfHolds } from '../bookings/booking-hold.service.js';
import { join, listEntries } from '../waiting-list/testing.js';
import { ask, confirmed, end, onDay, propose, read, request, scene, useChangeScene, type Answer } from './testing.js';

useChangeScene();

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
const VALID = { validUntil: inHours(48).toISOString() };

const offer = (id: number, input: object = {}, by = scene.venue.owner): Promise<Answer> =>
  by.rest('POST', `/business/bookings/${id}/offers`, { ...VALID, ...input });
const pending = async (by = scene.customer, overrides = {}) => (await request(by, overrides)).body.id;
const hold = (hours: number) => scene.venue.owner.rest('PUT', '/business/settings', { holdHours: hours });
const accept = (made: Answer) => end(scene.customer, 'user', made.body.openChange?.id, 'accepted');
const refuse = (made: Answer, note: string) =>
  scene.customer.rest('PUT', `/user/booking-changes/${made.body.openChange?.id}/status`, { status: 'refused', note });

/** The kinds of the mails about a booking's hold. */
function holdMails(id: number): Promise<{ kind: string }[]> {
  return read(
    `select kind from outbox_mails where kind like 'booking-hold-%' and split_part(dedupe_key, ':', 2)::int = ? order by id`,
    [id],
  );
}

describe('[issue: Money] an offer for a time that is taken', () => {
  it('isn’t made, whether or not it moves the request', async () => {
    const id = await pending();
    const block = 'mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }';
    const input = { hallId: scene.venue.hallId, date: '2027-03-20', note: 'Repairs' };
    expect((await scene.venue.owner.graphql(block, { input })).errors).toEqual([]);
    await confirmed(scene.other, onDay(22));
    const quote = await scene.venue.owner.rest('POST', `/business/bookings/${id}/offers/calculate-price`, VALID);
    expect(quote.body).toMatchObject({ isAvailable: false });
    for (const to of [{ guestCount: 120 }, onDay(22)]) {
      expect((await offer(id, to)).body).toMatchObject({ code: 'SLOT_TAKEN', field: 'startTime' });
    }
    expect(await read('select id from booking_changes where booking_id = ?', [id])).toEqual([]);
  });

  it('is made where the waiting list holds it for the very customer', async () => {
    await hold(10);
    const id = await pending();
    const stranger = await scene.at.person(Role.USER);
    const rival = await pending(stranger, onDay(22));
    await join(scene.customer, scene.venue.hallId, onDay(22));
    await stranger.rest('DELETE', `/user/bookings/${rival}`, {});
    expect(await listEntries(scene.customer)).toMatchObject([{ state: 'offered' }]);
    const quote = await scene.venue.owner.rest('POST', `/business/bookings/${id}/offers/calculate-price`, {
      ...VALID,
      ...onDay(22),
    });
    expect(quote.body).toMatchObject({ isAvailable: true, clash: null });
    const asOther = await pending(scene.other, onDay(25));
    expect((await offer(asOther, onDay(22))).body).toMatchObject({ code: 'SLOT_TAKEN' });
    const accepted = await accept(await offer(id, onDay(22)));
    expect(accepted.body).toMatchObject({ status: 'confirmed', ...onDay(22) });
  });
});

describe('[issue: Money] the hold of a request with an offer', () => {
  it('reminds nobody of an answer that was given', async () => {
    await hold(10);
    const id = await pending();
    await offer(id);
    scene.at.clock.set(inHours(5));
    await tellOfHolds(scene.at.context());
    expect(await holdMails(id)).toEqual([]);
    scene.at.clock.set(inHours(10));
    await tellOfHolds(scene.at.context());
    expect(new Set((await holdMails(id)).map(({ kind }) => kind))).toEqual(new Set(['booking-hold-ended']));
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['none was made', () => Promise.resolve()],
    ['it was declined', async (id) => refuse(await offer(id), 'Too much')],
    [
      'it waits for the owner first',
      async (id) => offer(id, { agreedPrice: 50_000, priceReason: 'A cousin' }, await clerk()),
    ],
    ['it is over', (id) => offer(id, { validUntil: inHours(4).toISOString() })],
    ['what waits is a change', (id) => propose(id, { guestCount: 90 })],
  ])('reminds the business where %s', async (_what, prepare) => {
    await hold(10);
    const id = await pending();
    await prepare(id);
    scene.at.clock.set(inHours(5));
    await tellOfHolds(scene.at.context());
    expect((await holdMails(id)).map(({ kind }) => kind)).toContain('booking-hold-reminder');
  });
});

async function clerk() {
  const person = await scene.at.person(Role.USER, { name: 'Sana Iqbal' });
  await givenMember(scene.at.context().em, scene.venue.businessId, person.id, 'CLERK');
  return person;
}

describe('[issue: Money] how fast a business answers', () => {
  it('counts its first offer, not how long the customer thinks about it', async () => {
    const { em } = scene.at.context();
    const { hallId, owner } = scene.venue;
    const within = async () =>
      (
        await scene.at.visitor.rest<{ answersWithinHours: number | null }>(
          'GET',
          `/public/halls/${hallId}/availability`,
        )
      ).body.answersWithinHours;
    for (const day of [20, 22, 24]) {
      scene.at.clock.set(TEST_NOW);
      const id = await pending(scene.customer, onDay(day));
      scene.at.clock.set(inHours(2));
      await refuse(await offer(id), 'Cheaper, please');
      scene.at.clock.set(inHours(5));
      const made = await offer(id, { agreedPrice: 100_000, priceReason: 'Winter' });
      scene.at.clock.set(inHours(7));
      expect((await accept(made)).body).toMatchObject({ status: 'confirmed' });
    }
    expect(await within()).toBe(2);
    // Without an offer it is the approval that counts.
    for (const day of [26, 28, 30]) {
      const startTime = new Date(onDay(day).startTime);
      const id = await givenBooking(
        em,
        { userId: scene.customer.id, hallId },
        { startTime, status: BookingStatus.CONFIRMED },
      );
      await em.execute('update bookings set created_at = ?, confirmed_at = ?, confirmed_by = ? where id = ?', [
        ...[TEST_NOW, inHours(30), owner.id, id],
      ]);
    }
    expect(await within()).toBe(30);
  });
});

describe('[issue: Money] an account that is deleted', () => {
  it('leaves no note of either side with what was never agreed, and those of agreements', async () => {
    const id = await pending();
    await refuse(
      await offer(id, { note: 'For Ayesha', agreedPrice: 90_000, priceReason: 'A cousin' }),
      'My son is ill',
    );
    await offer(id, { note: 'Get well, Ayesha' });
    const agreed = await confirmed(scene.customer, onDay(23));
    await ask(agreed, { guestCount: 90 });
    await read('update booking_changes set answer_note = ? where booking_id = ? returning id', ['Fine', agreed]);
    const { status } = await scene.customer.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
    expect(status).toBe(204);
    const rows = await read(
      'select booking_id as id, note, answer_note as answer, price_reason as reason from booking_changes where booking_id in (?, ?) order by id',
      [id, agreed],
    );
    const none = { id, note: null, answer: null, reason: null };
    expect(rows).toEqual([none, none, { id: agreed, note: null, answer: 'Fine', reason: null }]);
  });
});
