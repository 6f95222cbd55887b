import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus, CancellationReason } from '../../domain/bookings/transitions.js';
import type { Hundredths } from '../../domain/money/money.js';
import {
  findRefundDue,
  sumLedger,
  type LedgerBooking,
  type LedgerEntry,
  type PaymentKind,
} from '../../domain/payments/ledger.js';
import type { PlanPart } from '../../domain/payments/plan.js';
import { seededRandom } from '../../domain/testing.js';
import { addDays } from '../../domain/time/days.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';

const DAY_MS = 86_400_000;
const BOOKINGS = 80;
const CANCELLED = 60;
const after = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

interface List {
  data: { id: number }[];
  paging: { total: number };
}

/** A booking as it was made, with its entries. */
interface Made {
  id: number;
  booking: LedgerBooking;
  entries: LedgerEntry[];
}

const random = seededRandom(38);
const below = (most: number) => Math.floor(random() * most);
const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;

let at: Harness;
let venue: Venue;
let customer: Person;
const made: Made[] = [];
/** Those that were cancelled. */
const cancelled: Made[] = [];

function createPlan(): PlanPart[] {
  return Array.from({ length: below(4) }, (_none, index) => ({
    label: `Part ${index}`,
    amount: (100 + below(50_000)) as Hundredths,
    due: pick(['AFTER_CONFIRMATION', 'BEFORE_START'] as const),
    days: below(20),
  }));
}

async function insertEntry(id: number, entry: Omit<LedgerEntry, 'id' | 'note'>): Promise<LedgerEntry> {
  const movesMoney = entry.kind === 'RECEIPT' || entry.kind === 'REFUND';
  const [row] = await at.context().em.execute<{ id: number }[]>(
    `insert into payment_entries (booking_id, business_id, recorded_by, kind, amount, method, day, note, corrects_id, receipt_number)
       select b.id, b.business_id, ?, ?, ?, ?, ?, ?, ?, case when ? then 1 + (select count(*) from payment_entries) end
       from bookings b where b.id = ? returning id`,
    [
      ...[venue.owner.id, entry.kind.toLowerCase(), entry.amount / 100, movesMoney ? 'cash' : null, entry.day],
      ...[movesMoney ? null : 'Why', entry.correctsId, entry.kind === 'RECEIPT', id],
    ],
  );
  return { ...entry, id: row?.id ?? 0, note: null };
}

/** Entries with a fair chance of being taken back. */
async function insertEntries(id: number, day: string): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (let count = below(5); count > 0; count -= 1) {
    const kind = pick<PaymentKind>(['RECEIPT', 'RECEIPT', 'REFUND', 'CHARGE']);
    const amount = (100 + below(60_000)) as Hundredths;
    const entry = await insertEntry(id, { kind, amount, day: addDays(day, below(9) - 4), correctsId: null });
    entries.push(entry);
    if (random() > 0.2) continue;
    entries.push(await insertEntry(id, { kind: 'CORRECTION', amount, day, correctsId: entry.id }));
  }
  return entries;
}

async function make(index: number): Promise<Made> {
  const { em } = at.context();
  const startTime = after(index - BOOKINGS / 2);
  const status = random() < 0.85 ? BookingStatus.CONFIRMED : BookingStatus.PENDING;
  const id = await givenBooking(em, { userId: customer.id, hallId: venue.hallId }, { status, startTime });
  const plan = createPlan();
  const totalPrice = (
    plan.length > 0 ? plan.reduce((sum, { amount }) => sum + amount, 0) : below(90_000)
  ) as Hundredths;
  const confirmedAt = status === BookingStatus.CONFIRMED ? new Date(startTime.getTime() - below(30) * DAY_MS) : null;
  const createdAt = random() < 0.15 ? startTime : new Date(startTime.getTime() - 31 * DAY_MS);
  const timeZone = pick(['Asia/Karachi', 'America/New_York', 'UTC']);
  await em.execute(
    `update bookings set hall_base_price = ?, total_price = ?, payment_plan = ?, confirmed_at = ?, created_at = ?, time_zone = ?
       where id = ?`,
    [
      ...[totalPrice / 100, totalPrice / 100, JSON.stringify(plan), confirmedAt?.toISOString() ?? null],
      ...[createdAt.toISOString(), timeZone, id],
    ],
  );
  const none = { cancelledAt: null, cancelledAfterEntryId: null, cancellationReason: null, cancellationRules: [] };
  const entries = await insertEntries(id, TEST_NOW.toISOString().slice(0, 10));
  return { id, entries, booking: { ...none, status, totalPrice, plan, confirmedAt, createdAt, startTime, timeZone } };
}

/** Cancels a booking as somebody may have done it, after one of its entries. */
async function cancel({ id, booking, entries }: Made): Promise<void> {
  const { CANCELLED_BY_CUSTOMER, CANCELLED_BY_STAFF, CALLED_OFF } = CancellationReason;
  const end = {
    cancelledAt: new Date(booking.startTime.getTime() - below(40) * DAY_MS),
    cancelledAfterEntryId: pick([...entries.map((entry) => entry.id), null]),
    cancellationReason: pick([CANCELLED_BY_CUSTOMER, CANCELLED_BY_CUSTOMER, CANCELLED_BY_STAFF, CALLED_OFF]),
    cancellationRules: pick([
      [],
      [{ days: 7, percent: 33 }],
      [
        { days: 3, percent: 25 },
        { days: 20, percent: 90 },
      ],
    ]),
  };
  await at.context().em.execute(
    `update bookings set status = 'cancelled', cancelled_at = ?, cancelled_after_entry_id = ?, cancellation_reason = ?,
       cancellation_rules = ?::jsonb where id = ?`,
    [
      ...[end.cancelledAt.toISOString(), end.cancelledAfterEntryId, end.cancellationReason],
      ...[JSON.stringify(end.cancellationRules), id],
    ],
  );
  cancelled.push({ id, entries, booking: { ...booking, ...end, status: BookingStatus.CANCELLED } });
}

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
  venue = await openVenue(at);
  for (let index = 0; index < BOOKINGS; index += 1) made.push(await make(index));
  for (let index = 0; index < CANCELLED; index += 1) {
    const booked = await make(BOOKINGS + index);
    if (booked.booking.status === BookingStatus.CONFIRMED) await cancel(booked);
  }
});
afterAll(() => at.close());

const list = async (query: string, by = venue.owner) =>
  (await by.rest<List>('GET', `/business/bookings?${query}&limit=100`)).body;

function expectIds(measure: 'due' | 'overdue', now: Date): number[] {
  return made
    .filter(({ booking }) => booking.status === BookingStatus.CONFIRMED)
    .filter(({ booking, entries }) => sumLedger(booking, entries, now)[measure] > 0)
    .map(({ id }) => id);
}

describe('[issue: unpaid] the owner’s bookings of which something isn’t paid', () => {
  it.each([-20, -9, -3, 0, 0.4])(
    'are those of which the ledger says so, %s days later, with their number',
    async (days) => {
      const now = after(days);
      at.clock.set(now);
      for (const measure of ['due', 'overdue'] as const) {
        const expected = expectIds(measure, now);
        const { data, paging } = await list(`payment=${measure}`);
        expect(data.map(({ id }) => id).sort((one, other) => one - other)).toEqual(expected);
        expect(paging.total).toBe(expected.length);
        expect(expected.length).toBeGreaterThan(3);
      }
      at.clock.set(TEST_NOW);
    },
  );

  it('are in the file, match other filters, and are of one business', async () => {
    const { data } = await venue.owner.graphql<{ exportBookings: { content: string } }>(
      '{ exportBookings(filter: { payment: OVERDUE }) { content } }',
    );
    const expected = expectIds('overdue', TEST_NOW);
    expect(data?.exportBookings.content.trim().split('\r\n').length).toBe(expected.length + 1);
    expect((await list('payment=overdue&status=pending')).data).toEqual([]);
    const other = await openVenue(at);
    expect((await list('payment=due', other.owner)).data).toEqual([]);
    const refused = await venue.owner.rest('GET', '/business/bookings?payment=paid');
    expect(refused).toMatchObject({ status: 422, body: { field: 'payment' } });
  });

  it('are to be refunded where more was paid than stays, with the sum of it in the books', async () => {
    const refunds = cancelled.flatMap(({ id, booking, entries }) => {
      const due = findRefundDue(sumLedger(booking, entries, TEST_NOW));
      return due > 0 ? [{ id, due }] : [];
    });
    const { data, paging } = await list('payment=refund');
    expect(data.map(({ id }) => id).sort((one, other) => one - other)).toEqual(refunds.map(({ id }) => id));
    expect(paging.total).toBe(refunds.length);
    expect(refunds.length).toBeGreaterThan(5);
    expect(refunds.length).toBeLessThan(cancelled.length - 5);
    const books = await venue.owner.rest<{ openRefunds: object[] }>('GET', '/business/books');
    const amount = refunds.reduce((sum, { due }) => sum + due, 0) / 100;
    expect(books.body.openRefunds).toMatchObject([
      { hallId: venue.hallId, currency: 'PKR', bookings: refunds.length, amount },
    ]);
  });

  it('take the same statements however many there are', async () => {
    const count = async (query: string) => (await recordStatements(at.app.orm, () => list(query))).statements.length;
    expect(await count('payment=due')).toBe(await count('payment=due&from=2027-02-25'));
    expect(await count('payment=refund')).toBe(await count('payment=refund&from=2027-02-25'));
  });
});
