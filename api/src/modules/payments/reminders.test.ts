import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue, type Venue } from '../../testing/scene.js';
import { remindOfPayments } from './reminder.service.js';

let at: Harness;
let venue: Venue;
let customer: Person;
let id: number;

const DAY_MS = 86_400_000;
const onDay = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
/** A quarter five days after the confirmation, the rest twenty days before the start. */
const PLAN = JSON.stringify([
  { label: 'Advance', amount: 25_000, due: 'AFTER_CONFIRMATION', days: 5 },
  { label: 'Rest', amount: 75_000, due: 'BEFORE_START', days: 20 },
]);

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at);
  customer = await at.person(Role.USER);
  const booked = { status: BookingStatus.CONFIRMED, startTime: onDay(60) };
  const { em } = at.context();
  id = await givenBooking(em, { userId: customer.id, hallId: venue.hallId }, booked);
  await em.execute(
    `update bookings set hall_base_price = 1000, total_price = 1000, payment_plan = ?::jsonb, customer_email = ? where id = ?`,
    [PLAN, customer.email, id],
  );
  await em.execute(
    `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'x', '{payment.overdue}')`,
    [venue.businessId],
  );
});

const select = <Row extends object>(sql: string, values: readonly unknown[]) =>
  at.context().em.execute<Row[]>(sql, [...values]);

/** What was told of the booking: subjects of mails, notifications, and events of webhooks. */
async function told(): Promise<{ mails: string[]; inApp: string[]; events: unknown[] }> {
  const mails = await select<{ subject: string }>(
    `select subject from outbox_mails where kind = 'payment-due' and split_part(dedupe_key, ':', 2) = ? order by id`,
    [String(id)],
  );
  const inApp = await select<{ kind: string }>(
    `select audience || ' ' || kind as kind from notifications where booking_id = ? order by id`,
    [id],
  );
  const events = await select<{ payload: string }>(
    `select d.payload from webhook_deliveries d join webhooks w on w.id = d.webhook_id
       where w.business_id = ? and d.event = 'payment.overdue' order by d.id`,
    [venue.businessId],
  );
  return {
    mails: mails.map(({ subject }) => subject),
    inApp: inApp.map(({ kind }) => kind),
    events: events.map(({ payload }) => (JSON.parse(payload) as { data: unknown }).data),
  };
}

/** Lets the job run on a day, at several servers at once. */
async function remindOn(days: number): Promise<void> {
  at.clock.set(onDay(days));
  await Promise.all([0, 1, 2].map(() => remindOfPayments(at.context())));
}

describe('[product: Money] reminders of payments', () => {
  it('are sent once each, before a part is due and after it, whatever servers there are', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14]) await remindOn(day);
    const { mails, inApp, events } = await told();
    expect(mails.map((subject) => subject.replace(/ for .* is/, ' is'))).toEqual([
      'A payment is due soon',
      'A payment is overdue',
      'A payment is overdue',
    ]);
    expect(inApp).toEqual([
      'customer payment_due',
      'business payment_overdue',
      'customer payment_overdue',
      'customer payment_overdue',
    ]);
    expect(events).toEqual([{ payment: { bookingId: id, dueOn: '2027-03-06', amount: 250, currency: 'PKR' } }]);
  });

  it('say what is left and when it is due', async () => {
    await venue.owner.rest('POST', `/business/bookings/${id}/payments`, {
      ...{ kind: 'receipt', amount: 100.5, method: 'cash' },
    });
    await remindOn(3);
    const [mail] = await select<{ text: string }>(
      `select text from outbox_mails where kind = 'payment-due' and to_address = ?`,
      [customer.email],
    );
    expect(mail?.text).toContain('149.50');
    expect(mail?.text).toMatch(/Due on: .*6.*2027/);
  });

  const run = (statement: string) =>
    at
      .context()
      .em.execute(
        statement
          .replace(':business', String(venue.businessId))
          .replace(':id', String(id))
          .replace(':owner', String(venue.owner.id)),
      );

  const PROVE = `insert into payment_proofs (booking_id, amount, method, day) values (:id, 250, 'raast', '2027-03-01')`;
  const rejectOn = (days: number) =>
    run(`update payment_proofs set status = 'rejected', reason = 'x', answered_at = '${onDay(days).toISOString()}',
      answered_by = :owner where booking_id = :id`);

  it('go to no customer where the owner has switched them off, but what is overdue is published', async () => {
    await run('update businesses set payment_reminders = false where id = :business');
    for (const day of [3, 6, 7, 13]) await remindOn(day);
    expect(await told()).toEqual({
      mails: [],
      inApp: ['business payment_overdue'],
      events: [{ payment: { bookingId: id, dueOn: '2027-03-06', amount: 250, currency: 'PKR' } }],
    });
  });

  it('go to no customer of a booking without plan and payments, whose total is overdue after its start', async () => {
    await run(`update bookings set payment_plan = '[]' where id = :id`);
    for (const day of [57, 60, 61, 62]) await remindOn(day);
    expect(await told()).toEqual({
      mails: [],
      inApp: ['business payment_overdue'],
      events: [{ payment: { bookingId: id, dueOn: '2027-04-30', amount: 1000, currency: 'PKR' } }],
    });
  });

  it.each([
    [7, ['business payment_overdue', 'customer payment_overdue']],
    [12, ['business payment_overdue', 'customer payment_overdue']],
    // It is too late for a reminder.
    [10, ['business payment_overdue']],
  ])('wait, as what is overdue, until a proof is checked: day %i', async (day, expected) => {
    await run(PROVE);
    for (const before of [3, 6]) await remindOn(before);
    expect(await told()).toEqual({ mails: [], inApp: [], events: [] });
    await rejectOn(day);
    for (const after of [day, day]) await remindOn(after);
    const { inApp, events } = await told();
    expect(inApp).toEqual(expected);
    expect(events).toHaveLength(1);
  });

  it('of what a proof waited for long after the event are published, too', async () => {
    await run(`update bookings set payment_plan = '[]' where id = :id`);
    await run(PROVE);
    for (const day of [61, 80]) await remindOn(day);
    expect((await told()).inApp).toEqual([]);
    await rejectOn(85);
    for (const day of [86, 87]) await remindOn(day);
    expect((await told()).inApp).toEqual(['business payment_overdue']);
  });

  it('are not published again where an older server has reminded', async () => {
    await run(
      `insert into payment_reminders (booking_id, due_on, kind, created_at) values (:id, '2027-03-06', 'overdue', now())`,
    );
    for (const day of [6, 12]) await remindOn(day);
    expect(await told()).toMatchObject({ inApp: ['customer payment_overdue'], events: [] });
  });

  test.each<[string, string]>([
    [
      'the business isn’t trading',
      `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'x' where id = :business`,
    ],
  ])('are none where %s', async (_name, statement) => {
    await run(statement);
    await remindOn(3);
    await remindOn(7);
    expect(await told()).toEqual({ mails: [], inApp: [], events: [] });
  });

  it('are switched off and on by who may change the settings', async () => {
    const settings = async () =>
      (await venue.owner.rest<{ paymentReminders: boolean }>('GET', '/business/settings')).body.paymentReminders;
    expect(await settings()).toBe(true);
    await venue.owner.rest('PUT', '/business/settings', { paymentReminders: false });
    expect(await settings()).toBe(false);
  });
});
