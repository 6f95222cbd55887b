import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BOOKING_MESSAGES } from '../../domain/bookings/inputs.js';
import { BUSINESS_MESSAGES } from '../../domain/businesses/inputs.js';
import { TeamRole } from '../../domain/businesses/team.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { tellOfHolds } from '../bookings/booking-hold.service.js';
import { expireBookings } from '../bookings/booking.jobs.js';
import { findBrokenHolds, findWrongSums } from '../bookings/testing.js';

let servers: TwoServers;
let customer: Person;
let other: Person;
let venue: Venue;

interface Body {
  id: number;
  code?: string;
  field?: string;
  message?: string;
  status: string;
  acceptedAt: string | null;
  paymentDueAt: string | null;
  heldUntil: string | null;
  cancellationReason: string | null;
  balance: number;
  paid: number;
  owed: number;
  viewerCanProve: boolean;
  paymentRequired: boolean;
  paymentHoldHours: number;
}

const DAY_AFTER = { startTime: '2027-03-21T14:00:00.000Z', endTime: '2027-03-21T18:00:00.000Z' };

/** Tokens live longer. */
const HOURS = 8;
const HOUR_MS = 3_600_000;
const isoIn = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS).toISOString();

beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());
beforeEach(async () => {
  servers.at.clock.set(TEST_NOW);
  customer = await servers.at.person(Role.USER);
  other = await servers.at.person(Role.USER);
  venue = await openVenue(servers.at, {
    hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 },
    slots: { bufferTime: 60 },
  });
  await setRule({ paymentRequired: true, paymentHoldHours: HOURS });
  const parts = [
    { label: 'Advance', percent: 25, due: 'after_confirmation', days: 2 },
    { label: 'Rest', due: 'before_start', days: 7 },
  ];
  await venue.owner.rest('PUT', '/business/payment-plans', { parts });
});

const setRule = (rule: object, by = venue.owner) => by.rest<Body>('PUT', '/business/settings', rule);
const request = (by = customer, times: object = {}) =>
  by.rest<Body>('POST', '/user/bookings', bookingInput(venue.hallId, { customerEmail: by.email, ...times }));
const answer = (id: number, status: 'confirmed' | 'cancelled' = 'confirmed', by = venue.owner) =>
  by.rest<Body>('PUT', `/business/bookings/${id}/status`, { status });
const pay = (id: number, amount: number, by = venue.owner) =>
  by.rest<Body>('POST', `/business/bookings/${id}/payments`, {
    ...{ kind: 'receipt', amount, method: 'cash', overpayment: true },
  });
const look = async (id: number, by = customer) => (await by.rest<Body>('GET', `/user/bookings/${id}`)).body;
const lookAtPayments = async (id: number) => (await customer.rest<Body>('GET', `/user/bookings/${id}/payments`)).body;
const select = <Row extends object>(sql: string, values: readonly unknown[]) =>
  servers.at.context().em.execute<Row[]>(sql, [...values]);

/** A request of 100,000 whose owner has accepted it: an advance of 25,000 confirms it. */
async function accepted(times: object = {}): Promise<number> {
  const { id } = (await request(customer, times)).body;
  expect(await answer(id)).toMatchObject({ status: 200, body: { status: 'pending' } });
  return id;
}

/** The kinds of rows that the ledger has for a booking. */
const taken = async (id: number) =>
  (await select<{ kind: string }>('select kind from occupancies where booking_id = ?', [id])).map(({ kind }) => kind);

/** Who was mailed with a kind, about a booking. */
const mailed = async (id: number, kind: string) =>
  (
    await select<{ to: string }>(
      `select to_address as to from outbox_mails where kind = ? and split_part(dedupe_key, ':', 2) = ? order by id`,
      [kind, String(id)],
    )
  ).map(({ to }) => to);

const nextStep = async (id: number, by: Person) =>
  (await by.graphql<{ booking: { nextStep: string } }>(`{ booking(id: ${id}) { nextStep } }`)).data?.booking.nextStep;

const prove = (id: number) =>
  select<{ id: number }>(
    `insert into payment_proofs (booking_id, amount, method, day, submitted_at) values (?, 25000, 'raast', '2027-03-01', ?) returning id`,
    [id, TEST_NOW.toISOString()],
  ).then(([row]) => row?.id ?? 0);
const acceptProof = (proofId: number, by = venue.owner) =>
  by.rest<Body>('PUT', `/business/payment-proofs/${proofId}/accept`, { overpayment: true });

describe('[product: Money] a request that its owner accepts where a payment is required', () => {
  it('holds its time until the payment is due, and tells whoever asked for the same time', async () => {
    const rival = (await request(other)).body.id;
    const id = await accepted();
    const times = { acceptedAt: isoIn(0), paymentDueAt: isoIn(HOURS), heldUntil: isoIn(HOURS) };
    expect(await look(id)).toMatchObject({ status: 'pending', ...times });
    expect(await look(rival, other)).toMatchObject({ status: 'cancelled', cancellationReason: 'slot_taken' });
    expect((await request(other)).body.code).toBe('SLOT_TAKEN');
    expect(await taken(id)).toEqual(['hold']);
    expect(await mailed(id, 'booking-accepted')).toEqual([customer.email]);
    expect(await mailed(id, 'booking-confirmed')).toEqual([]);
    expect([await nextStep(id, customer), await nextStep(id, venue.owner)]).toEqual(['PAY', 'RECORD_PAYMENT']);
    expect(await answer(id)).toMatchObject({ status: 409, body: { message: BOOKING_MESSAGES.alreadyAccepted } });
    expect(await findBrokenHolds(servers.at.context().em, venue.businessId, servers.at.clock.now())).toEqual([]);
  });

  it('holds it as long as the owner says, until the start at the latest', async () => {
    await setRule({ paymentHoldHours: 48 });
    expect((await look(await accepted())).paymentDueAt).toBe(isoIn(48));
    await setRule({ paymentHoldHours: 336 });
    const soon = { startTime: isoIn(30), endTime: isoIn(34) };
    expect((await look(await accepted(soon))).paymentDueAt).toBe(isoIn(30));
  });

  it('is confirmed by its first part, be it in pieces, and programs are told then', async () => {
    await select(
      `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'x', '{booking.confirmed}') returning id`,
      [venue.businessId],
    );
    const id = await accepted();
    await pay(id, 20_000);
    expect((await look(id)).status).toBe('pending');
    const told = () => select(`select 1 from webhook_deliveries where payload like ?`, [`%"id":${id},%"confirmed"%`]);
    expect(await told()).toHaveLength(0);
    await pay(id, 5_000);
    expect(await look(id)).toMatchObject({ status: 'confirmed', acceptedAt: isoIn(0), paymentDueAt: isoIn(HOURS) });
    expect(await taken(id)).toEqual(['booking']);
    expect(await told()).toHaveLength(1);
    expect(await mailed(id, 'booking-confirmed')).toEqual([customer.email]);
    servers.at.clock.advanceMinutes((HOURS + 1) * 60);
    await expireBookings(servers.at.context());
    expect((await look(id)).status).toBe('confirmed');
    expect(await findWrongSums(servers.at.context().em)).toEqual([]);
  });

  it('takes a proof, which confirms it once it is accepted', async () => {
    const id = await accepted();
    expect((await lookAtPayments(id)).viewerCanProve).toBe(true);
    expect((await acceptProof(await prove(id))).status).toBe(200);
    expect((await look(id)).status).toBe('confirmed');
  });

  it('is confirmed at once where its first part was paid before', async () => {
    const { id } = (await request()).body;
    await pay(id, 25_000);
    expect((await look(id)).status).toBe('pending');
    expect((await answer(id)).body).toMatchObject({ status: 'confirmed', acceptedAt: null });
  });

  it('names what is left of its first part in its mails', async () => {
    const { id } = (await request()).body;
    await pay(id, 10_000);
    await answer(id);
    await pay(id, 5_000);
    servers.at.clock.advanceMinutes((HOURS / 2) * 60);
    await tellOfHolds(servers.at.context());
    const mails = await select<{ text: string }>(
      `select text from outbox_mails where kind in ('booking-accepted', 'booking-payment-reminder') and split_part(dedupe_key, ':', 2) = ? order by id`,
      [String(id)],
    );
    const named = mails.map(({ text }) => /^First payment: \D*([\d,]+)/mu.exec(text)?.[1]);
    expect(named).toEqual(['15,000', '10,000', '10,000']);
  });

  it('can be withdrawn and declined as before, which frees its time', async () => {
    const id = await accepted();
    expect((await customer.rest<Body>('DELETE', `/user/bookings/${id}`)).body.cancellationReason).toBe('withdrawn');
    const again = await accepted();
    expect((await answer(again, 'cancelled')).body.cancellationReason).toBe('declined');
    expect([await taken(id), await taken(again)]).toEqual([[], []]);
    expect((await request(other)).status).toBe(201);
  });

  it('says what happened in its timeline', async () => {
    const id = await accepted();
    servers.at.clock.advanceMinutes(HOURS * 60);
    await expireBookings(servers.at.context());
    const query = `{ bookingTimeline(id: ${id}) { kind until reason side } }`;
    const { data } = await customer.graphql<{ bookingTimeline: { kind: string }[] }>(query);
    expect(data?.bookingTimeline.filter(({ kind }) => kind !== 'MAILED')).toMatchObject([
      { kind: 'CANCELLED', reason: 'PAYMENT_MISSING', side: 'PLATFORM' },
      { kind: 'ACCEPTED', until: isoIn(HOURS), side: 'BUSINESS' },
      { kind: 'REQUESTED' },
    ]);
  });
});

describe('[product: Money] an accepted request whose payment is missing', () => {
  it('is reminded of once at half time, then lapses, and its time is free', async () => {
    const id = await accepted();
    servers.at.clock.advanceMinutes((HOURS / 2) * 60);
    await tellOfHolds(servers.at.context());
    await tellOfHolds(servers.at.context());
    expect(await mailed(id, 'booking-payment-reminder')).toEqual([customer.email, venue.owner.email]);
    expect(await mailed(id, 'booking-hold-reminder')).toEqual([]);
    const notices = await servers.at
      .context()
      .em.execute<object[]>(
        `select user_id as "userId" from notifications where booking_id = ? and kind = 'payment_due'`,
        [id],
      );
    expect(notices).toEqual([{ userId: customer.id }]);
    servers.at.clock.advanceMinutes((HOURS / 2) * 60);
    await tellOfHolds(servers.at.context());
    await expireBookings(servers.at.context());
    expect(await look(id)).toMatchObject({ status: 'cancelled', cancellationReason: 'payment_missing' });
    expect(await mailed(id, 'booking-payment-missing')).toEqual([customer.email, venue.owner.email]);
    expect(await mailed(id, 'booking-hold-ended')).toEqual([]);
    expect((await request(other)).status).toBe(201);
  });

  it('keeps what is paid later to be given back: nothing revives it, whether or not the job has run', async () => {
    for (const hasRun of [true, false]) {
      servers.at.clock.set(TEST_NOW);
      const id = await accepted(hasRun ? {} : DAY_AFTER);
      await pay(id, 10_000);
      const proof = await prove(id);
      servers.at.clock.advanceMinutes(HOURS * 60);
      if (hasRun) await expireBookings(servers.at.context());
      expect((await pay(id, 25_000)).status).toBe(201);
      expect((await acceptProof(proof)).status).toBe(200);
      expect(await look(id)).toMatchObject({ status: 'cancelled', cancellationReason: 'payment_missing' });
      expect(await lookAtPayments(id)).toMatchObject({ paid: 60_000, owed: 0, balance: -60_000 });
      expect(await taken(id)).not.toContain('booking');
    }
  });
});

describe('[product: Money] the setting', () => {
  it('is the owner’s, audited, and not together with instant confirmation', async () => {
    const member = await servers.at.person(Role.USER);
    await givenMember(servers.at.context().em, venue.businessId, member.id, TeamRole.MANAGER);
    expect((await setRule({ paymentHoldHours: 5 }, member)).status).toBe(403);
    for (const hours of [0, 337, 1.5]) expect((await setRule({ paymentHoldHours: hours })).status).toBe(422);
    const refusal = { status: 422, body: { message: BUSINESS_MESSAGES.paymentFirst } };
    expect(await setRule({ instantConfirmation: true })).toMatchObject(refusal);
    expect((await setRule({ paymentRequired: false, paymentHoldHours: 24 })).body).toMatchObject({
      paymentRequired: false,
      paymentHoldHours: 24,
    });
    expect((await setRule({ instantConfirmation: true })).status).toBe(200);
    expect(await setRule({ paymentRequired: true })).toMatchObject(refusal);
    const audited = await select<{ after: object }>(
      `select after from audit_events where action = 'business.settings-changed' and business_id = ? order by id`,
      [venue.businessId],
    );
    expect(audited).toContainEqual({
      after: expect.objectContaining({ paymentRequired: false, paymentHoldHours: 24 }),
    });
  });

  it('leaves what was accepted before as it is', async () => {
    const id = await accepted();
    await setRule({ paymentRequired: false });
    await pay(id, 25_000);
    expect((await look(id)).status).toBe('confirmed');
    expect((await answer((await request(customer, DAY_AFTER)).body.id)).body.status).toBe('confirmed');
  });
});

describe('[product: Money] at two servers at once', () => {
  const at = (turn: number) => servers.asIn(turn, venue.owner);

  it('two payments confirm it once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const times = { startTime: `2027-03-1${round}T14:00:00.000Z`, endTime: `2027-03-1${round}T18:00:00.000Z` };
      const id = await accepted(times);
      const proof = await prove(id);
      await Promise.all([
        pay(id, 25_000, at(round)),
        acceptProof(proof, at(round + 1)),
        pay(id, 25_000, at(round + 1)),
      ]);
      expect([(await look(id)).status, (await lookAtPayments(id)).paid]).toEqual(['confirmed', 75_000]);
      expect(await taken(id)).toEqual(['booking']);
      expect(await mailed(id, 'booking-confirmed')).toHaveLength(1);
    }
  });

  it('two approvals accept it once, and of two requests for one time one is accepted', async () => {
    const [id, rival] = [(await request()).body.id, (await request(other)).body.id];
    const answers = await Promise.all([
      answer(id, 'confirmed', at(0)),
      answer(id, 'confirmed', at(1)),
      answer(rival, 'confirmed', at(1)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await findBrokenHolds(servers.at.context().em, venue.businessId, servers.at.clock.now())).toEqual([]);
  });

  it('a payment at the end, the job, and the next customer: it lapses once, and the money is to be given back', async () => {
    const id = await accepted();
    servers.at.clock.advanceMinutes(HOURS * 60);
    const [paid, , , next] = await Promise.all([
      pay(id, 25_000, at(1)),
      expireBookings(servers.at.context()),
      expireBookings(servers.at.context()),
      request(servers.asIn(0, other)),
    ]);
    expect([paid.status, next.status]).toEqual([201, 201]);
    expect((await look(id)).cancellationReason).toBe('payment_missing');
    expect((await lookAtPayments(id)).balance).toBe(-25_000);
    expect(await mailed(id, 'booking-payment-missing')).toEqual([customer.email, venue.owner.email]);
  });

  it('a payment and a withdrawal: whichever comes first, the ledger agrees with the status', async () => {
    for (let round = 0; round < 3; round += 1) {
      const times = { startTime: `2027-03-1${round}T14:00:00.000Z`, endTime: `2027-03-1${round}T18:00:00.000Z` };
      const id = await accepted(times);
      const [, withdrawn] = await Promise.all([
        pay(id, 25_000, at(round)),
        servers.asIn(round + 1, customer).rest<Body>('DELETE', `/user/bookings/${id}`),
      ]);
      const { status } = await look(id);
      expect([withdrawn.status, await taken(id)]).toEqual(status === 'confirmed' ? [409, ['booking']] : [200, []]);
    }
  });
});
