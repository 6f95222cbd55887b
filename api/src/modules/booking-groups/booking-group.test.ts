import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, type Venue } from '../../testing/scene.js';
import { endOverdueGroups } from './booking-group-end.service.js';
import { tellOfHolds } from '../bookings/booking-hold.service.js';
import { bookingHooks } from '../bookings/booking.hooks.js';
import { inTransaction } from '../../database/transaction.js';
import { findWrongSums, type BookingBody, type RefusalBody } from '../bookings/testing.js';
import {
  findBrokenGroups,
  openVenues,
  requestFunctions,
  SOON_MINUTES,
  soonFunctions,
  toFunction,
  type GroupAnswer,
  type GroupBody,
} from './testing.js';

let at: Harness;
let customer: Person;
let other: Person;
let venues: Venue[];
let halls: number[];

const HOUR_MS = 3_600_000;
const ANSWER_BY = new Date(TEST_NOW.getTime() + 72 * HOUR_MS);

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER);
  other = await at.person(Role.USER);
  venues = await openVenues(at, 3, { slots: { bufferTime: 60 } });
  halls = venues.map(({ hallId }) => hallId);
});

async function ask(overrides: Record<string, unknown> = {}): Promise<GroupBody> {
  const { status, body } = await requestFunctions(customer, halls, overrides);
  expect({ status, code: body.code }).toEqual({ status: 201, code: undefined });
  return body;
}

const getId = (body: GroupBody, place: number) => body.bookings[place]?.id ?? 0;

function answer(
  body: GroupBody,
  place: number,
  status: 'confirmed' | 'cancelled',
): Promise<{ status: number; body: BookingBody & RefusalBody }> {
  const owner = venues[place]?.owner as Person;
  return owner.rest('PUT', `/business/bookings/${getId(body, place)}/status`, { status });
}

const read = async (body: GroupBody, person = customer) =>
  (await person.rest<GroupBody>('GET', `/user/booking-groups/${body.group.id}`)).body;
const statuses = async (body: GroupBody) => (await read(body)).bookings.map(({ status }) => status);
const single = (place: number, functions: readonly Record<string, unknown>[] = []) =>
  other.rest<BookingBody & RefusalBody>('POST', '/user/bookings', {
    ...bookingInput(halls[place] ?? 0),
    ...pick(functions[place] ?? toFunction(halls[place] ?? 0, place)),
  });
const pick = ({ startTime, endTime }: Record<string, unknown>) => ({ startTime, endTime });

const rows = (sql: string, params: unknown[] = []) => at.context().em.execute<Record<string, unknown>[]>(sql, params);
const mailKinds = async (person: { email: string }) =>
  (await rows('select kind from outbox_mails where to_address = ? order by id', [person.email])).map(
    ({ kind }) => kind,
  );

describe('[issue 16] several functions at once', () => {
  it('are made together, held, priced as one, and told to everybody once', async () => {
    const quote = await customer.rest<{ totals: unknown; functions: { totalPrice: number }[] }>(
      'POST',
      '/user/booking-groups/calculate-price',
      { functions: halls.map((hallId, index) => toFunction(hallId, index)) },
    );
    const body = await ask({ customerEmail: customer.email });
    expect(body.group).toMatchObject({ status: 'waiting', endReason: null, answerBy: ANSWER_BY.toISOString() });
    expect(body.bookings).toMatchObject(
      ['mehndi', 'baraat', 'walima'].map((functionName) => ({
        functionName,
        occasion: functionName,
        status: 'pending',
        heldUntil: ANSWER_BY.toISOString(),
        acceptedAt: null,
      })),
    );
    const total = body.bookings.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
    expect(body.totals).toEqual([{ currency: 'PKR', total }]);
    expect(quote.body.totals).toEqual(body.totals);
    // The owners hold nothing for single requests, and do for these.
    expect(await single(1)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
    expect(await mailKinds(customer)).toEqual(['functions-requested']);
    expect(await mailKinds(venues[0]?.owner as Person)).toEqual(['booking-requested']);
    const list = await customer.rest<{ data: GroupBody[] }>('GET', '/user/booking-groups');
    expect(JSON.stringify(list.body)).toContain(`"id":${body.group.id}`);
  });

  it('wait for each other: the last yes confirms all at once', async () => {
    const body = await ask({ customerEmail: customer.email });
    expect((await answer(body, 0, 'confirmed')).body).toMatchObject({ status: 'pending' });
    expect((await answer(body, 0, 'confirmed')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await answer(body, 1, 'confirmed')).body).toMatchObject({ status: 'pending' });
    expect(await statuses(body)).toEqual(['pending', 'pending', 'pending']);
    expect((await answer(body, 2, 'confirmed')).body).toMatchObject({ status: 'confirmed' });
    expect(await statuses(body)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect((await read(body)).group.status).toBe('confirmed');
    expect(await mailKinds(customer)).toEqual([
      'functions-requested',
      'booking-accepted',
      'booking-accepted',
      'functions-confirmed',
    ]);
    expect(await rows('select distinct kind from occupancies')).toContainEqual({ kind: 'booking' });
    expect(await findBrokenGroups(at)).toEqual([]);
    expect(await findWrongSums(at.context().em)).toEqual([]);
  });

  it('end together after one no, even from who had accepted; their times are free', async () => {
    const body = await ask({ customerEmail: customer.email });
    await answer(body, 0, 'confirmed');
    expect((await answer(body, 0, 'cancelled')).status).toBe(200);
    const ended = await read(body);
    expect(ended.group).toMatchObject({ status: 'ended', endReason: 'declined' });
    expect(ended.bookings.map(({ cancellationReason }) => cancellationReason)).toEqual([
      'declined',
      'group_ended',
      'group_ended',
    ]);
    expect((await single(2)).status).toBe(201);
    expect((await answer(body, 1, 'confirmed')).body.code).toBe('FINAL_STATUS');
    expect((await mailKinds(customer)).at(-1)).toBe('functions-ended');
    expect(await mailKinds(venues[2]?.owner as Person)).toContain('booking-group-ended');
    expect(await findBrokenGroups(at)).toEqual([]);
  });

  it('end at the deadline, by the clock; the job tells of it', async () => {
    const functions = soonFunctions(halls);
    const body = await ask({ functions });
    const end = new Date(TEST_NOW.getTime() + SOON_MINUTES * 60_000);
    expect(body.group.answerBy).toBe(end.toISOString());
    await answer(body, 0, 'confirmed');
    at.clock.set(new Date(end.getTime() - 1));
    expect((await single(1, functions)).status).toBe(409);
    at.clock.set(end);
    expect((await read(body)).group).toMatchObject({ status: 'ended', endReason: 'expired' });
    expect((await answer(body, 1, 'confirmed')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await single(1, functions)).status).toBe(201);
    expect(await endOverdueGroups(at.context())).toBe(1);
    expect(await endOverdueGroups(at.context())).toBe(0);
    expect(await statuses(body)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await findBrokenGroups(at)).toEqual([]);
  });

  it('remind at half time who has not accepted, and nobody of the end of the hold', async () => {
    const body = await ask({ functions: soonFunctions(halls) });
    await answer(body, 0, 'confirmed');
    at.clock.advanceMinutes(SOON_MINUTES / 2);
    expect(await tellOfHolds(at.context())).toBe(2);
    at.clock.advanceMinutes(SOON_MINUTES / 2);
    expect(await tellOfHolds(at.context())).toBe(0);
    expect(await mailKinds(venues[0]?.owner as Person)).not.toContain('booking-hold-reminder');
    expect(await mailKinds(venues[1]?.owner as Person)).toContain('booking-hold-reminder');
  });

  it('are confirmed at once where every hall confirms at once, and else wait', async () => {
    venues = await openVenues(at, 3, { instantConfirmation: true });
    halls = venues.map(({ hallId }) => hallId);
    expect((await ask()).group.status).toBe('confirmed');
    const [waiting] = await openVenues(at, 1);
    halls = [...halls.slice(0, 2), waiting?.hallId ?? 0];
    venues = [...venues.slice(0, 2), waiting as Venue];
    const overrides = { functions: halls.map((hallId, index) => toFunction(hallId, index, onLaterDay(index))) };
    const body = await ask(overrides);
    expect(body.bookings.map(({ acceptedAt }) => acceptedAt !== null)).toEqual([true, true, false]);
    expect((await answer(body, 2, 'confirmed')).body.status).toBe('confirmed');
    expect(await findBrokenGroups(at)).toEqual([]);
  });

  it('end when a business is suspended, and with the account of the customer', async () => {
    const body = await ask();
    const businessId = venues[1]?.businessId ?? 0;
    const suspend = (em = at.context().em) =>
      inTransaction(em, (fork) => bookingHooks.onBusinessSuspended(at.context(), fork, businessId));
    expect(await suspend()).toEqual([getId(body, 1)]);
    expect((await read(body)).bookings.map(({ cancellationReason }) => cancellationReason)).toEqual([
      'group_ended',
      'business_suspended',
      'group_ended',
    ]);
    const again = await ask();
    await inTransaction(at.context().em, (em) => bookingHooks.onAccountDeleted(at.context(), em, customer.id));
    const reasons = await rows('select distinct cancellation_reason as reason from bookings where group_id = ?', [
      again.group.id,
    ]);
    expect(reasons).toEqual([{ reason: 'account_deleted' }]);
    expect(await findBrokenGroups(at)).toEqual([]);
  });
});

function onLaterDay(index: number): Record<string, unknown> {
  return { startTime: `2027-03-${25 + index}T14:00:00.000Z`, endTime: `2027-03-${25 + index}T18:00:00.000Z` };
}

describe('[issue 16] all or none', () => {
  const everything = () =>
    Promise.all(
      ['booking_groups', 'bookings', 'occupancies', 'outbox_mails', 'idempotency_keys'].map((table) =>
        rows(`select count(*)::int as count from ${table}`),
      ),
    );
  const asked = (place: number, overrides: Record<string, unknown>) => ({
    functions: halls.map((hallId, index) => toFunction(hallId, index, index === place ? overrides : {})),
  });

  it.each<[string, string, () => Record<string, unknown>]>([
    ['INVALID_INPUT', 'functions[1].guestCount', () => asked(1, { guestCount: 100_000 })],
    ['INVALID_INPUT', 'functions[2].date', () => asked(2, { startTime: '2020-01-01T10:00:00.000Z' })],
    ['INVALID_INPUT', 'functions[0].functionName', () => asked(0, { functionName: 'party' })],
    ['NOT_FOUND', 'functions[1].hallId', () => asked(1, { hallId: 999_999 })],
    ['PRICE_CHANGED', 'functions[2].totalAmount', () => asked(2, { totalAmount: 1 })],
    ['SLOT_TAKEN', 'functions[1].startTime', () => asked(1, { ...toFunction(halls[0] ?? 0, 0) })],
    ['INVALID_INPUT', 'functions', () => ({ functions: [toFunction(halls[0] ?? 0, 0)] })],
  ])('%s of %s leaves nothing behind', async (code, field, overrides) => {
    const before = await everything();
    const { body } = await requestFunctions(customer, halls, overrides());
    expect(body).toMatchObject({ code, field });
    expect(await everything()).toEqual(before);
  });

  it('a time that somebody has taken is named with its function', async () => {
    const taken = await single(2);
    await venues[2]?.owner.rest('PUT', `/business/bookings/${taken.body.id}/status`, { status: 'confirmed' });
    const { body } = await requestFunctions(customer, halls);
    expect(body).toMatchObject({ code: 'SLOT_TAKEN', field: 'functions[2].startTime', details: { taken: [{}] } });
    expect(await rows('select id from booking_groups where user_id = ?', [customer.id])).toEqual([]);
  });

  it('a repeated request with its key makes one group', async () => {
    const key = { 'idempotency-key': 'wedding-1' };
    const [first, second] = [
      await requestFunctions(customer, halls, {}, key),
      await requestFunctions(customer, halls, {}, key),
    ];
    expect(second.body.group.id).toBe(first.body.group.id);
    const changed = await requestFunctions(customer, halls, { name: 'Sana & Omar' }, key);
    expect(changed.body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('a customer has two waiting groups at most, and asks for a time in three', async () => {
    const cancel = (body: GroupBody) => customer.rest('DELETE', `/user/booking-groups/${body.group.id}`);
    for (let round = 0; round < 3; round += 1) await cancel(await ask());
    const often = await requestFunctions(customer, halls);
    expect(often.body).toMatchObject({ code: 'CONFLICT', field: 'functions[0].startTime' });
    const on = (days: number) => ({
      functions: halls.map((hallId, index) =>
        toFunction(hallId, index, {
          startTime: `2027-04-${10 + days + index}T14:00:00.000Z`,
          endTime: `2027-04-${10 + days + index}T18:00:00.000Z`,
        }),
      ),
    });
    await ask(on(0));
    await ask(on(5));
    expect((await requestFunctions(customer, halls, on(10))).body.code).toBe('CONFLICT');
  });
});

describe('[issue 16] who may what', () => {
  it('the customer cancels all or none, and changes none while they wait', async () => {
    const body = await ask();
    const path = `/user/bookings/${getId(body, 0)}`;
    expect((await customer.rest<RefusalBody>('DELETE', path)).body.code).toBe('CONFLICT');
    const change = await customer.rest<RefusalBody>('POST', `${path}/changes`, { guestCount: 90 });
    expect(change).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await other.rest<RefusalBody>('DELETE', `/user/booking-groups/${body.group.id}`)).status).toBe(404);
    const cancelled: GroupAnswer = await customer.rest('DELETE', `/user/booking-groups/${body.group.id}`);
    expect(cancelled.body).toMatchObject({
      group: { status: 'ended', endReason: 'cancelled' },
      viewerCanCancel: false,
    });
    const again: GroupAnswer = await customer.rest('DELETE', `/user/booking-groups/${body.group.id}`);
    expect(again.body.code).toBe('FINAL_STATUS');
    expect(await findBrokenGroups(at)).toEqual([]);
  });

  it('an owner sees the state of the others, neither halls nor prices nor owners', async () => {
    const body = await ask();
    await answer(body, 1, 'confirmed');
    const owner = venues[0]?.owner as Person;
    const { body: list } = await owner.rest<{ items?: unknown }>('GET', '/business/bookings');
    const text = JSON.stringify(list);
    expect(text).toContain('Ayesha & Bilal');
    expect(text).toContain('"functionName":"walima"');
    const [secret] = await rows('select hall_title as title from bookings where id = ?', [getId(body, 1)]);
    expect(text.split(String(secret?.title)).length - 1).toBe(0);
    expect((await owner.rest('GET', `/user/booking-groups/${body.group.id}`)).status).toBe(403);
    expect((await owner.rest('POST', '/user/booking-groups', {})).status).toBe(403);
    expect((await owner.rest('GET', `/user/bookings/${getId(body, 1)}/invoice.pdf`)).status).toBe(404);
    expect(await answer({ ...body, bookings: [...body.bookings].reverse() }, 0, 'confirmed')).toMatchObject({
      status: 404,
    });
  });

  it('staff see the group, and nobody else does', async () => {
    const body = await ask();
    for (const role of [Role.ADMIN, Role.MODERATOR]) {
      const person = await at.person(role);
      expect((await read(body, person)).group.id).toBe(body.group.id);
      expect((await person.rest('DELETE', `/user/booking-groups/${body.group.id}`)).status).toBe(403);
    }
    expect((await other.rest('GET', `/user/booking-groups/${body.group.id}`)).status).toBe(404);
    expect((await at.visitor.rest('GET', `/user/booking-groups/${body.group.id}`)).status).toBe(401);
  });
});
