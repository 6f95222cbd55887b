import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { openVenue, bookingInput, type Venue } from '../../testing/scene.js';
import { bookingHooks } from './booking.hooks.js';
import { expireBookings } from './booking.jobs.js';

let at: Harness;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

const HOUR_MS = 3_600_000;

async function request(hallId: number, startsInHours: number, who = customer): Promise<number> {
  const start = at.clock.now().getTime() + startsInHours * HOUR_MS;
  const details = { startTime: new Date(start).toISOString(), endTime: new Date(start + 3 * HOUR_MS).toISOString() };
  return (await who.rest<{ id: number }>('POST', '/user/bookings', bookingInput(hallId, details))).body.id;
}

async function loadStates(ids: number[]) {
  return at
    .context()
    .em.execute('select id, status, cancellation_reason as reason from bookings where id in (?) order by id', [ids]);
}

async function findMails(ids: number[]): Promise<{ kind: string; to: string }[]> {
  return at.context().em.execute(
    `select kind, to_address as to from outbox_mails
        where split_part(dedupe_key, ':', 2)::int in (?) and kind not in ('booking-received', 'booking-requested', 'booking-confirmed')
        order by kind, to_address`,
    [ids],
  );
}

async function confirm(venue: Venue, id: number): Promise<void> {
  const { status } = await venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status: 'confirmed' });
  expect(status).toBe(200);
}

describe('[product Bookings] a request without an answer before its start', () => {
  it('expires once, however many servers sweep; the customer is notified; confirmed ones stay', async () => {
    const venue = await openVenue(at);
    const ids: number[] = [];
    for (let index = 0; index < 60; index += 1) ids.push(await request(venue.hallId, 3));
    const later = await request(venue.hallId, 30);
    const stored = await request(venue.hallId, 10);
    await confirm(venue, stored);

    at.clock.advanceMinutes(3 * 60 - 1);
    expect(await expireBookings(at.context())).toBe(0);
    at.clock.advanceMinutes(1);
    const counts = await Promise.all([1, 2, 3, 4].map(() => expireBookings(at.context())));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(60);
    expect(await expireBookings(at.context())).toBe(0);
    expect(await loadStates(ids)).toEqual(ids.map((id) => ({ id, status: 'cancelled', reason: 'expired' })));
    expect(await loadStates([later, stored])).toEqual([
      { id: later, status: 'pending', reason: null },
      { id: stored, status: 'confirmed', reason: null },
    ]);
    expect(await findMails(ids)).toHaveLength(60);
    at.clock.set(TEST_NOW);
  });
});

describe('[product People] when one side leaves', () => {
  it('a suspended business: pending ones are cancelled with the reason, confirmed ones stay, customers are notified', async () => {
    const venue = await openVenue(at);
    const [pending, confirmed] = [await request(venue.hallId, 30), await request(venue.hallId, 60)];
    await confirm(venue, confirmed);
    const ctx = at.context();
    await ctx.em.transactional((em) => bookingHooks.onBusinessSuspended(ctx, em, venue.businessId));
    expect(await loadStates([pending, confirmed])).toEqual([
      { id: pending, status: 'cancelled', reason: 'business_suspended' },
      { id: confirmed, status: 'confirmed', reason: null },
    ]);
    expect(await findMails([pending, confirmed])).toEqual([
      { kind: 'booking-business-suspended', to: 'ayesha@mail.test' },
      { kind: 'booking-stays', to: 'ayesha@mail.test' },
    ]);
  });

  it('a deleted customer: the owner is notified, the customer gets no more mail', async () => {
    const venue = await openVenue(at);
    const leaving = await at.person(Role.USER);
    const [pending, confirmed] = [await request(venue.hallId, 30, leaving), await request(venue.hallId, 60, leaving)];
    await confirm(venue, confirmed);
    const ctx = at.context();
    expect(await ctx.em.transactional((em) => bookingHooks.onAccountDeleted(ctx, em, leaving.id))).toHaveLength(1);
    expect(await loadStates([pending, confirmed])).toEqual([
      { id: pending, status: 'cancelled', reason: 'account_deleted' },
      { id: confirmed, status: 'confirmed', reason: null },
    ]);
    expect(await findMails([pending, confirmed])).toEqual([
      { kind: 'booking-account-deleted', to: venue.owner.email },
      { kind: 'booking-stays', to: venue.owner.email },
    ]);
  });

  it('a deleted owner: customers are notified', async () => {
    const venue = await openVenue(at);
    const pending = await request(venue.hallId, 30);
    const ctx = at.context();
    await ctx.em.transactional((em) => bookingHooks.onAccountDeleted(ctx, em, venue.owner.id));
    expect(await findMails([pending])).toEqual([{ kind: 'booking-account-deleted', to: 'ayesha@mail.test' }]);
  });

  it('a request concurrent with a suspension comes entirely before or entirely after it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const venue = await openVenue(at);
      const ctx = at.context();
      const suspend = ctx.em.transactional(async (em) => {
        await em.execute(
          `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'x' where id = ?`,
          [venue.businessId],
        );
        await bookingHooks.onBusinessSuspended(ctx, em, venue.businessId);
      });
      const requests = Array.from({ length: 6 }, () =>
        customer.rest('POST', '/user/bookings', bookingInput(venue.hallId)),
      );
      const answers = await Promise.all([...requests, suspend.then(() => ({ status: 404 }))]);
      expect(answers.filter(({ status }) => status !== 201 && status !== 404)).toEqual([]);
      const left = await at
        .context()
        .em.execute(`select id from bookings where business_id = ? and status = 'pending'`, [venue.businessId]);
      expect(left).toEqual([]);
    }
  });
});
