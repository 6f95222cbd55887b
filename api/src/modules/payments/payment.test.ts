import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { TEAM_MESSAGES } from '../../domain/businesses/team.js';
import { LEDGER_MESSAGES } from '../../domain/payments/ledger.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { bookingInput, givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';

let servers: TwoServers;
let customer: Person;
let venue: Venue;

interface PaymentsBody {
  id: number;
  code?: string;
  field?: string;
  message?: string;
  owed: number;
  paid: number;
  balance: number;
  overdue: number;
  parts: { label: string | null; amount: number; left: number; dueOn: string | null; isOverdue: boolean }[];
  entries: {
    id: number;
    kind: string;
    receiptNumber: string | null;
    isCorrected: boolean;
    recordedBy: string | null;
  }[];
  viewerCanRecord: boolean;
}

beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());
beforeEach(async () => {
  servers.at.clock.set(TEST_NOW);
  customer = await servers.at.person(Role.USER);
  venue = await openVenue(servers.at, { hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 } });
});

const PLAN = {
  parts: [
    { label: 'Advance', percent: 25, due: 'after_confirmation', days: 2 },
    { label: 'Rest', due: 'before_start', days: 7 },
  ],
};

const setPlan = (body: object = PLAN) => venue.owner.rest<PaymentsBody>('PUT', '/business/payment-plans', body);
const record = (id: number, body: object, by = venue.owner, headers: Record<string, string> = {}) =>
  by.rest<PaymentsBody>('POST', `/business/bookings/${id}/payments`, body, headers);
const receipt = (amount: number, more: object = {}) => ({ kind: 'receipt', amount, method: 'cash', ...more });
const look = async (id: number) => (await customer.rest<PaymentsBody>('GET', `/user/bookings/${id}/payments`)).body;

/** A confirmed booking of 100,000 on the 20th of March, made on the 1st. */
async function confirmed(): Promise<number> {
  const { body } = await customer.rest<PaymentsBody>('POST', '/user/bookings', bookingInput(venue.hallId));
  await venue.owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' });
  return body.id;
}

/** As if it had been confirmed four days before, two days after which the advance is due. */
const confirmEarlier = (id: number) =>
  servers.at
    .context()
    .em.execute(`update bookings set confirmed_at = confirmed_at - interval '4 days' where id = ?`, [id]);

describe('[product: Money] the payments of a booking', () => {
  it.each([
    ['PKR', '₨'],
    ['JPY', '¥'],
  ] as const)('have two decimals inside in %s, from the plan to the last receipt', async (currency, symbol) => {
    const hall = { pricePerHour: 0, pricePerPerson: 333.33, capacity: 300 };
    venue = await openVenue(servers.at, { currency, discount: 7, tax: 16.5, hall });
    const thirds = [
      { label: 'First', percent: 33.33, due: 'after_confirmation', days: 2 },
      { label: 'Second', percent: 33.33, due: 'before_start', days: 14 },
      { label: 'Rest', due: 'before_start', days: 7 },
    ];
    await setPlan({ parts: thirds });
    const id = await confirmed();
    // 33,333 less 7% and with 16.5% of the rest.
    const { parts, ...account } = await look(id);
    expect(account).toMatchObject({ currency, owed: 36_114.64, balance: 36_114.64 });
    expect(parts.map(({ amount }) => amount)).toEqual([12_037.01, 12_037.01, 12_040.62]);
    const more = await record(id, receipt(36_114.65));
    expect(more.body.message).toContain(symbol);
    expect(more.body).toMatchObject({ field: 'amount', message: expect.stringContaining('36,114.64') });
    expect((await record(id, receipt(12_037.01))).body.parts.map(({ left }) => left)).toEqual([
      0, 12_037.01, 12_040.62,
    ]);
    expect((await record(id, receipt(24_077.62))).body.balance).toBe(0.01);
    const { body } = await record(id, receipt(0.01));
    expect(body).toMatchObject({ paid: 36_114.64, balance: 0 });
    expect(body.entries.map((entry) => entry.receiptNumber)).toEqual(['R-000001', 'R-000002', 'R-000003']);
    const book = await venue.owner.rest<{ expected: number }>('GET', '/business/cash-book');
    expect(book.body.expected).toBe(36_114.64);
  });

  it('are due by the plan that it was booked under, whatever the owner changes later', async () => {
    await setPlan();
    const id = await confirmed();
    await setPlan({ parts: [] });
    const { parts, owed, viewerCanRecord } = await look(id);
    expect({ owed, viewerCanRecord }).toEqual({ owed: 100_000, viewerCanRecord: false });
    expect(parts).toMatchObject([
      { label: 'Advance', amount: 25_000, dueOn: '2027-03-03' },
      { label: 'Rest', amount: 75_000, dueOn: '2027-03-13' },
    ]);
    expect((await look(await confirmedOnDay(21))).parts).toMatchObject([{ label: null, amount: 100_000 }]);
  });

  async function confirmedOnDay(day: number): Promise<number> {
    const times = { startTime: `2027-03-${day}T14:00:00.000Z`, endTime: `2027-03-${day}T18:00:00.000Z` };
    return (await customer.rest<PaymentsBody>('POST', '/user/bookings', bookingInput(venue.hallId, times))).body.id;
  }

  it('follow the hall’s own plan, until it follows the business again', async () => {
    await setPlan();
    const own = [{ label: 'Everything', due: 'before_start', days: 30 }];
    expect((await setPlan({ hallId: venue.hallId, parts: own })).status).toBe(200);
    expect((await look(await confirmedOnDay(21))).parts).toMatchObject([{ label: 'Everything' }]);
    await setPlan({ hallId: venue.hallId, parts: [] });
    expect((await look(await confirmedOnDay(22))).parts).toMatchObject([{ label: 'Advance' }, { label: 'Rest' }]);
  });

  it('give the difference of an accepted change to what isn’t due yet', async () => {
    await setPlan();
    const id = await confirmed();
    await confirmEarlier(id);
    const { body } = await venue.owner.rest<{ openChange: { id: number } }>(
      'POST',
      `/business/bookings/${id}/changes`,
      {
        guestCount: 120,
      },
    );
    await customer.rest('PUT', `/user/booking-changes/${body.openChange.id}/status`, { status: 'accepted' });
    expect((await look(id)).parts.map(({ amount }) => amount)).toEqual([25_000, 95_000]);
  });

  it('are due as both sides agreed anew, as far as they aren’t paid, which is audited and mailed', async () => {
    await setPlan();
    const id = await confirmed();
    await record(id, receipt(30_000));
    const plan = (parts: object[], by = venue.owner) =>
      by.rest<PaymentsBody>('PUT', `/business/bookings/${id}/payment-plan`, { parts });
    const agreed = [
      { label: 'Second', amount: 20_000, due: 'before_start', days: 10 },
      { label: 'Third', due: 'before_start', days: 3 },
    ];
    const { body } = await plan(agreed);
    expect(body.parts).toMatchObject([
      { label: 'Advance', amount: 25_000, left: 0 },
      { label: 'Second', amount: 25_000, left: 20_000, dueOn: '2027-03-10' },
      { label: 'Third', amount: 50_000, left: 50_000, dueOn: '2027-03-17' },
    ]);
    expect((await plan(agreed)).body.parts).toEqual(body.parts);
    const { em } = servers.at.context();
    const told = await em.execute<object[]>(
      `select (select count(*)::int from audit_events where subject_id = ?::text and action = 'booking.payment-plan-changed') as audited,
        (select count(*)::int from outbox_mails where kind = 'payment-plan-changed' and dedupe_key like ?) as mailed`,
      [String(id), `payment-plan-changed:${id}:%`],
    );
    expect(told).toEqual([{ audited: 2, mailed: 1 }]);

    expect((await plan([{ ...agreed[0], amount: 70_000 }, agreed[1] ?? {}])).body).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'parts',
      message: LEDGER_MESSAGES.planTooMuch('₨70,000.00'),
    });
    expect((await plan([{ ...agreed[0], days: 30 }, agreed[1] ?? {}])).body).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'parts[0].days',
      message: LEDGER_MESSAGES.planDayOver,
    });
    expect((await plan([])).body).toMatchObject({ code: 'INVALID_INPUT', field: 'parts' });
    expect((await plan(agreed, (await openVenue(servers.at)).owner)).status).toBe(404);
    await record(id, receipt(70_000));
    expect((await plan(agreed)).body.message).toBe(LEDGER_MESSAGES.nothingLeft);
  });

  it('are planned no more once the event has begun, or the booking is cancelled', async () => {
    const begun = { startTime: new Date('2027-02-20T14:00:00.000Z'), status: BookingStatus.CONFIRMED };
    const past = await givenBooking(servers.at.context().em, { userId: customer.id, hallId: venue.hallId }, begun);
    const body = { parts: [{ label: 'All', due: 'before_start', days: 0 }] };
    const plan = (id: number) => venue.owner.rest<PaymentsBody>('PUT', `/business/bookings/${id}/payment-plan`, body);
    expect((await plan(past)).body.message).toBe(LEDGER_MESSAGES.planTooLate);
    const asked = await customer.rest<PaymentsBody>('POST', '/user/bookings', bookingInput(venue.hallId));
    await customer.rest('DELETE', `/user/bookings/${asked.body.id}`);
    expect((await plan(asked.body.id)).body.message).toBe(LEDGER_MESSAGES.planCancelled);
  });

  it('are shown with the hall, by its own plan', async () => {
    const look = () => customer.rest<{ parts: object[] }>('GET', `/public/halls/${venue.hallId}/payment-plan`);
    expect((await look()).body.parts).toEqual([]);
    await setPlan();
    expect((await look()).body.parts).toMatchObject([{ label: 'Advance', percent: 25 }, { label: 'Rest' }]);
    await setPlan({ hallId: venue.hallId, parts: [{ label: 'All', due: 'before_start', days: 30 }] });
    expect((await look()).body.parts).toMatchObject([{ label: 'All', percent: null, days: 30 }]);
  });

  it('are recorded with numbered receipts, shown to both sides, mailed and audited', async () => {
    await setPlan();
    const id = await confirmed();
    const { status, body } = await record(id, receipt(30_000, { reference: ' hbl-7 ', method: 'bank_transfer' }));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { paid: 30_000, balance: 70_000, parts: [{ left: 0 }, { left: 70_000 }], viewerCanRecord: true },
    });
    expect(body.entries).toMatchObject([
      { receiptNumber: 'R-000001', reference: 'hbl-7', recordedBy: expect.any(String) },
    ]);
    expect((await look(id)).entries).toMatchObject([{ receiptNumber: 'R-000001', recordedBy: null }]);
    const { em } = servers.at.context();
    const [mail] = await em.execute<object[]>(`select kind from outbox_mails where kind = 'payment-received'
      and dedupe_key like 'payment-received:${id}:%'`);
    expect(mail).toEqual({ kind: 'payment-received' });
    const audited = await em.execute<object[]>(
      `select action from audit_events where subject_id = ? and action like 'booking.payment%'`,
      [String(id)],
    );
    expect(audited).toEqual([{ action: 'booking.payment-recorded' }]);
  });

  it('are overdue after their day', async () => {
    await setPlan();
    const id = await confirmed();
    expect((await look(id)).overdue).toBe(0);
    await confirmEarlier(id);
    expect(await look(id)).toMatchObject({
      overdue: 25_000,
      due: 25_000,
      parts: [{ isOverdue: true }, { isOverdue: false }],
    });
  });

  it('are more than what is left only as an overpayment, and given back only as far as they were paid', async () => {
    const id = await confirmed();
    expect((await record(id, receipt(100_000.01))).body).toMatchObject({ code: 'INVALID_INPUT', field: 'amount' });
    expect((await record(id, receipt(100_000.01, { overpayment: true }))).body.balance).toBe(-0.01);
    const refund = { ...receipt(100_000.02), kind: 'refund' };
    expect((await record(id, refund)).body).toMatchObject({ code: 'INVALID_INPUT', field: 'amount' });
    expect((await record(id, { ...refund, amount: 0.01 })).body).toMatchObject({ paid: 100_000, balance: 0 });
  });

  it('are taken back once, and not below what was refunded', async () => {
    const id = await confirmed();
    const [first] = (await record(id, receipt(5000))).body.entries;
    const correct = (entryId: number | undefined) =>
      venue.owner.rest<PaymentsBody>('POST', `/business/payments/${entryId}/correction`, { reason: 'Another booking' });
    const { body } = await correct(first?.id);
    expect(body).toMatchObject({
      paid: 0,
      entries: [{ isCorrected: true }, { kind: 'correction', isCorrected: false }],
    });
    expect((await correct(first?.id)).body).toMatchObject({ code: 'CONFLICT', message: LEDGER_MESSAGES.corrected });
    expect((await correct(body.entries[1]?.id)).body.message).toBe(LEDGER_MESSAGES.isCorrection);
    const second = (await record(id, receipt(5000))).body.entries.at(-1);
    await record(id, { ...receipt(1000), kind: 'refund' });
    expect((await correct(second?.id)).body.message).toBe(LEDGER_MESSAGES.wouldBeNegative);
  });

  it('are charged after the event has begun', async () => {
    const id = await confirmed();
    const charge = { kind: 'charge', amount: 9000, note: 'Nine more guests' };
    expect((await record(id, charge)).body.message).toBe(LEDGER_MESSAGES.chargeTooEarly);
    const begun = { startTime: new Date('2027-02-20T14:00:00.000Z'), status: BookingStatus.CONFIRMED };
    const past = await givenBooking(servers.at.context().em, { userId: customer.id, hallId: venue.hallId }, begun);
    const { owed } = await look(past);
    expect((await record(past, charge)).body).toMatchObject({
      owed: owed + 9000,
      entries: [{ kind: 'charge', method: null }],
    });
    expect((await record(past, receipt(1, { day: '2027-03-22' }))).body.message).toBe(LEDGER_MESSAGES.dayInFuture);
  });

  it('stay with a cancelled booking, to be given back', async () => {
    const { body } = await customer.rest<PaymentsBody>('POST', '/user/bookings', bookingInput(venue.hallId));
    await record(body.id, receipt(5000));
    await customer.rest('DELETE', `/user/bookings/${body.id}`);
    expect(await look(body.id)).toMatchObject({ owed: 0, paid: 5000, balance: -5000, parts: [] });
  });

  it('exist once for a key, and once for a method and reference of a business, at two servers at once', async () => {
    const [one, other] = [await confirmed(), await confirmedOnDay(21)];
    const transfer = receipt(10, { method: 'raast', reference: 'TX-1' });
    const clerks = await Promise.all(
      [one, other, one, other].map((id, turn) => record(id, transfer, servers.asIn(turn, venue.owner))),
    );
    expect(clerks.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = clerks.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'ALREADY_TAKEN',
      field: 'reference',
      message: LEDGER_MESSAGES.referenceTaken,
    });
    expect((await record(one, receipt(10, { method: 'raast', reference: 'tx-1' }))).status).toBe(409);

    const key = { 'idempotency-key': 'payment-1' };
    const sent = await Promise.all(
      [0, 1, 2].map((turn) => record(one, receipt(20), servers.asIn(turn, venue.owner), key)),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await record(one, receipt(21), venue.owner, key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('have receipts without gaps, whatever fails in between, at two servers at once', async () => {
    const [one, other] = [await confirmed(), await confirmedOnDay(21)];
    await Promise.all(
      Array.from({ length: 16 }, (_none, turn) => {
        const reference = turn % 4 === 0 ? 'SAME' : `REF-${turn}`;
        return record([one, other][turn % 2] ?? 0, receipt(10, { reference }), servers.asIn(turn >> 1, venue.owner));
      }),
    );
    const rows = await servers.at
      .context()
      .em.execute<{ n: number }[]>(
        `select receipt_number as n from payment_entries where booking_id in (?, ?) order by 1`,
        [one, other],
      );
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 13 }, (_none, index) => index + 1));
  });

  it('are never changed or deleted', async () => {
    await record(await confirmed(), receipt(10));
    const { em } = servers.at.context();
    for (const statement of ['update payment_entries set amount = 1', 'delete from payment_entries']) {
      await expect(em.execute(statement)).rejects.toThrow(/only ever added/);
    }
  });

  it('are sent to webhooks', async () => {
    await servers.at
      .context()
      .em.execute(
        `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'x', '{payment.recorded}')`,
        [venue.businessId],
      );
    const id = await confirmed();
    await record(id, receipt(10));
    const rows = await servers.at.context().em.execute<{ payload: string }[]>(
      `select payload from webhook_deliveries d join webhooks w on w.id = d.webhook_id
         where w.business_id = (select business_id from bookings where id = ?) and event = 'payment.recorded'`,
      [id],
    );
    expect(rows.map(({ payload }): unknown => JSON.parse(payload))).toMatchObject([
      {
        type: 'payment.recorded',
        data: { payment: { bookingId: id, kind: 'receipt', amount: 10, receiptNumber: 'R-000001' } },
      },
    ]);
  });

  it('are given back by who has the right to it, and recorded by the whole team', async () => {
    const id = await confirmed();
    const { at } = servers;
    const [clerk, manager] = [await at.person(Role.USER), await at.person(Role.USER)];
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    await givenMember(at.context().em, venue.businessId, manager.id, 'MANAGER');
    const refund = { kind: 'refund', amount: 10, method: 'cash' };
    expect((await record(id, receipt(1000), clerk)).status).toBe(201);
    expect(await record(id, refund, clerk)).toMatchObject({ status: 403, body: { message: TEAM_MESSAGES.noRight } });
    const given = await record(id, refund, manager);
    expect(given).toMatchObject({ status: 201, body: { paid: 990 } });
    const entryId = given.body.entries.at(-1)?.id ?? 0;
    const takeBack = (by: Person) =>
      by.rest<PaymentsBody>('POST', `/business/payments/${entryId}/correction`, { reason: 'Not given back' });
    expect(await takeBack(clerk)).toMatchObject({ status: 403, body: { message: TEAM_MESSAGES.noRight } });
    expect(await takeBack(manager)).toMatchObject({ body: { paid: 1000 } });
  });
});
