import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import {
  CANCELLATION_MESSAGES,
  DEFAULT_CANCELLATION_RULES,
  describeCancellationRules,
} from '../../domain/payments/cancellation-rules.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { bookingInput, givenBooking, openVenue, type Venue } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { findWrongSums } from '../bookings/testing.js';

let servers: TwoServers;
let customer: Person;
let venue: Venue;

interface Body {
  id: number;
  status: string;
  code?: string;
  message?: string;
  cancellationReason: string | null;
  cancellationRules: { days: number; percent: number }[];
  cancellationTerms: string[];
  paid: number;
  refund: number;
  kept: number;
  owed: number;
  balance: number;
  details?: { refund: number; kept: number };
  openChange: { id: number };
  parts: { kind: string; amount: number; left: number }[];
}

beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());
beforeEach(async () => {
  servers.at.clock.set(TEST_NOW);
  customer = await servers.at.person(Role.USER);
  venue = await openVenue(servers.at, {
    holdHours: 10,
    hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 },
  });
  await setRules(RULES);
});

/** The event is on the 20th, nineteen days from now. */
const RULES = [
  { days: 14, percent: 50 },
  { days: 3, percent: 10 },
];
const setRules = (cancellationRules: object[]) =>
  venue.owner.rest<Body>('PUT', '/business/settings', { cancellationRules });
const request = (by = customer) =>
  by.rest<Body>('POST', '/user/bookings', bookingInput(venue.hallId, { customerEmail: by.email }));

async function confirmed(): Promise<number> {
  const { body } = await request();
  await venue.owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' });
  return body.id;
}

const pay = (id: number, amount: number, kind = 'receipt', by = venue.owner) =>
  by.rest<Body>('POST', `/business/bookings/${id}/payments`, { kind, amount, method: 'cash', overpayment: true });
const quote = (id: number, by = customer) => by.rest<Body>('GET', `/user/bookings/${id}/cancellation`);
/** The rules keep half, unless told otherwise. */
const cancel = (id: number, refund?: number, by = customer, kept = refund) =>
  by.rest<Body>('DELETE', `/user/bookings/${id}${refund === undefined ? '' : `?refund=${refund}&kept=${kept}`}`);
const look = async (id: number) => (await venue.owner.rest<Body>('GET', `/business/bookings/${id}/payments`)).body;
const select = <Row extends object>(sql: string, values: readonly unknown[]) =>
  servers.at.context().em.execute<Row[]>(sql, [...values]);

describe('[product: Money] a customer who cancels a confirmed booking', () => {
  it('gets back what the rules of the booking say, which is open until it is given back', async () => {
    const id = await confirmed();
    await setRules([]);
    await pay(id, 30_000.01);
    expect((await quote(id)).body).toMatchObject({ paid: 30_000.01, refund: 15_000.01, kept: 15_000 });
    expect((await cancel(id, 15_000.01, customer, 15_000)).body).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'cancelled_by_customer',
      cancellationTerms: describeCancellationRules(RULES),
    });
    expect(await look(id)).toMatchObject({
      kept: 15_000,
      owed: 15_000,
      balance: -15_000.01,
      parts: [{ kind: 'kept', amount: 15_000, left: 0 }],
    });
    expect((await pay(id, 15_000.01, 'refund')).body).toMatchObject({ owed: 15_000, balance: 0 });
    expect(await findWrongSums(servers.at.context().em)).toEqual([]);
  });

  it('has to know what comes back, and is told where that has changed', async () => {
    const id = await confirmed();
    await pay(id, 1000);
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'FINAL_STATUS' } });
    expect(await cancel(id, 1000)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: CANCELLATION_MESSAGES.changed, details: { refund: 500, kept: 500 } },
    });
    await pay(id, 200);
    expect((await cancel(id, 500)).status).toBe(409);
    expect((await cancel(id, 600)).status).toBe(200);
    expect(await quote(id)).toMatchObject({ status: 409, body: { code: 'FINAL_STATUS' } });
    expect((await cancel(id, 600)).body.code).toBe('FINAL_STATUS');
  });

  it('has to know what stays, where nothing comes back of what is recorded meanwhile', async () => {
    await setRules([]);
    const id = await confirmed();
    await pay(id, 1000);
    expect(await cancel(id, 0)).toMatchObject({ status: 409, body: { code: 'CONFLICT', details: { kept: 1000 } } });
    expect((await cancel(id, 0, customer, 1000)).status).toBe(200);
  });

  it('can do so until it starts, and nobody else', async () => {
    const startTime = new Date(TEST_NOW.getTime() + 3_600_000);
    const id = await givenBooking(
      servers.at.context().em,
      { userId: customer.id, hallId: venue.hallId },
      { startTime, status: BookingStatus.CONFIRMED },
    );
    const other = await servers.at.person(Role.USER);
    expect([(await quote(id, other)).status, (await cancel(id, 0, other)).status]).toEqual([404, 404]);
    expect((await cancel(id, 0, venue.owner)).status).toBe(403);
    const offered = async () => {
      const { data } = await customer.graphql(`{ booking(id: ${id}) { viewerCanCancelOwn } }`);
      return data?.booking;
    };
    expect(await offered()).toEqual({ viewerCanCancelOwn: true });
    servers.at.clock.set(startTime);
    expect(await offered()).toEqual({ viewerCanCancelOwn: false });
    const begun = { status: 409, body: { code: 'CONFLICT', message: CANCELLATION_MESSAGES.begun } };
    expect([await quote(id), await cancel(id, 0)]).toMatchObject([begun, begun]);
  });

  it('frees the time for whoever waits, and both sides and programs are told of the money', async () => {
    const id = await confirmed();
    const waiting = await servers.at.person(Role.USER);
    const { startTime, endTime } = bookingInput(venue.hallId) as { startTime: string; endTime: string };
    const entry = { hallId: venue.hallId, startTime, endTime, guestCount: 50 };
    expect((await waiting.rest('POST', '/user/waiting-list', entry)).status).toBe(201);
    await select(
      `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'x', '{booking.cancelled}') returning id`,
      [venue.businessId],
    );
    await pay(id, 1000);
    await cancel(id, 500);
    const mails = await select<{ kind: string; to: string; text: string }>(
      `select kind, to_address as to, text from outbox_mails where to_address in (?, ?, ?) order by id`,
      [customer.email, venue.owner.email, waiting.email],
    );
    const kinds = mails.map(({ kind, to }) => [kind, to]);
    expect(kinds).toContainEqual(['waiting-offered', waiting.email]);
    for (const person of [customer, venue.owner]) {
      const told = mails.find(({ kind, to }) => kind === 'booking-cancelled-by-customer' && to === person.email);
      expect(told?.text).toMatch(/To be given back: .*500/);
      expect(told?.text).toMatch(/Stays with the hall: .*500/);
    }
    const [sent] = await select<{ payload: string }>(
      `select payload from webhook_deliveries where event = 'booking.cancelled' and payload like ?`,
      [`%"id":${id},%`],
    );
    expect(JSON.parse(sent?.payload ?? '{}')).toMatchObject({
      data: { booking: { id, cancellationReason: 'cancelled_by_customer', refundDue: 500 } },
    });
    const audited = await select(`select action, after from audit_events where subject_id = ? and action = ?`, [
      String(id),
      'booking.cancelled',
    ]);
    expect(audited).toMatchObject([{ after: { status: 'cancelled', refund: 500, kept: 500 } }]);
  });

  it('keeps the rules over a change of the date, whose days then count', async () => {
    const id = await confirmed();
    await setRules([]);
    const later = { startTime: '2027-03-11T14:00:00.000Z', endTime: '2027-03-11T18:00:00.000Z' };
    const { body } = await venue.owner.rest<Body>('POST', `/business/bookings/${id}/changes`, later);
    await customer.rest('PUT', `/user/booking-changes/${body.openChange.id}/status`, { status: 'accepted' });
    await pay(id, 1000);
    expect((await quote(id)).body).toMatchObject({ refund: 100, kept: 900 });
  });
});

describe('[product: Money] everybody else’s end of a booking', () => {
  it('gives all back: a request that is withdrawn, and staff’s cancellation', async () => {
    const { body } = await request();
    await pay(body.id, 1000);
    expect((await quote(body.id)).body).toMatchObject({ paid: 1000, refund: 1000, kept: 0 });
    expect((await cancel(body.id, 999, customer, 0)).status).toBe(409);
    expect((await cancel(body.id, 1000, customer, 0)).body.cancellationReason).toBe('withdrawn');
    const id = await confirmed();
    await pay(id, 1000);
    const admin = await servers.at.person(Role.ADMIN);
    const reason = 'The hall has burnt down';
    await admin.graphql(`mutation { cancelConfirmedBooking(id: ${id}, input: { reason: "${reason}" }) { id } }`);
    expect(await look(id)).toMatchObject({ kept: 0, owed: 0, balance: -1000 });
  });
});

describe('[product: Money] the rules of a business', () => {
  it('are 50% until 30 days before unless it sets its own, and are shown with its hall', async () => {
    const plain = await openVenue(servers.at);
    const shown = async () =>
      (await customer.rest<Body>('GET', `/public/halls/${plain.hallId}/availability`)).body.cancellationTerms;
    expect(await shown()).toEqual(describeCancellationRules(DEFAULT_CANCELLATION_RULES));
    const unsorted = [
      { days: 2, percent: 5 },
      { days: 20, percent: 80 },
    ];
    const saved = await plain.owner.rest<Body>('PUT', '/business/settings', { cancellationRules: unsorted });
    expect(saved.body.cancellationRules).toEqual([...unsorted].reverse());
    expect(await shown()).toEqual(describeCancellationRules(unsorted));
    const rising = [
      { days: 2, percent: 80 },
      { days: 20, percent: 5 },
    ];
    expect(
      (await plain.owner.rest<Body>('PUT', '/business/settings', { cancellationRules: rising })).body,
    ).toMatchObject({
      code: 'INVALID_INPUT',
      message: CANCELLATION_MESSAGES.rising,
    });
  });
});

describe('[product: Money] at two servers at once', () => {
  it('a customer who cancels gets what was told, whatever the owner records meanwhile', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await confirmed();
      await pay(id, 1000);
      const [ended, paid] = await Promise.all([
        cancel(id, 500, servers.asIn(round, customer)),
        pay(id, 200, 'receipt', servers.asIn(round + 1, venue.owner)),
      ]);
      expect(paid.status).toBe(201);
      const sums = await look(id);
      // The payment came first and the customer has to look again, or it came later and comes back in full.
      expect([ended.status, sums.kept, sums.balance]).toEqual(
        ended.status === 200 ? [200, 500, -700] : [409, 0, 100_000 - 1200],
      );
      if (ended.status === 409) expect((await cancel(id, 600)).status).toBe(200);
    }
  });

  it('a booking is cancelled once, and an accepted change comes before it or fails', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await confirmed();
      const later = { startTime: '2027-03-25T14:00:00.000Z', endTime: '2027-03-25T18:00:00.000Z' };
      const { body } = await venue.owner.rest<Body>('POST', `/business/bookings/${id}/changes`, later);
      const accept = servers
        .asIn(round + 1, customer)
        .rest<Body>('PUT', `/user/booking-changes/${body.openChange.id}/status`, { status: 'accepted' });
      const ends = [cancel(id, 0, servers.asIn(round, customer)), cancel(id, 0, servers.asIn(round + 1, customer))];
      const statuses = (await Promise.all(ends)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
      expect([200, 409]).toContain((await accept).status);
      const rows = await select(`select 1 from occupancies where booking_id = ?`, [id]);
      expect(rows).toEqual([]);
    }
  });
});
