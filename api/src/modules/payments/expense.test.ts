import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { UPLOAD_MESSAGES } from '../../domain/media/uploads.js';
import { EXPENSE_MESSAGES } from '../../domain/payments/expenses.js';
import { LEDGER_MESSAGES } from '../../domain/payments/ledger.js';
import { PAYMENT_LIMITS } from '../../domain/payments/limits.js';
import { sendForm } from '../../testing/forms.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';

let at: Harness;
let venue: Venue;
let customer: Person;

interface ExpensesBody {
  code?: string;
  field?: string;
  message?: string;
  canBeRecorded: boolean;
  earnings: { received: number; agreed: number; spent: number; earned: number; expected: number } | null;
  expenses: {
    id: number;
    category: string;
    amount: number;
    fileType: string | null;
    recordedBy: string;
    isCorrected: boolean;
    correctedBecause: string | null;
  }[];
}

beforeAll(async () => {
  at = await startHarness({ UPLOADS_PER_HOUR: '0' });
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at);
  customer = await at.person(Role.USER);
});

const PDF = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n'));
const FOOD = { category: 'food', amount: 300.1 };

/** A booking of 1,000 in three weeks, confirmed unless it isn't to be. */
async function booked(status: BookingStatus = BookingStatus.CONFIRMED): Promise<number> {
  const { em } = at.context();
  const startTime = new Date(TEST_NOW.getTime() + 21 * 86_400_000);
  const id = await givenBooking(em, { userId: customer.id, hallId: venue.hallId }, { status, startTime });
  await em.execute('update bookings set hall_base_price = 1000, total_price = 1000 where id = ?', [id]);
  return id;
}

const spend = (id: number, body: object = FOOD, by = venue.owner, headers: Record<string, string> = {}) =>
  by.rest<ExpensesBody>('POST', `/business/bookings/${id}/expenses`, body, headers);
const look = (id: number, by = venue.owner) => by.rest<ExpensesBody>('GET', `/business/bookings/${id}/expenses`);
const takeBack = (id: number, by = venue.owner) =>
  by.rest<ExpensesBody>('POST', `/business/expenses/${id}/correction`, { reason: 'Entered twice' });
const upload = (by = venue.owner) =>
  sendForm(at, by, { path: '/upload/expense-proof', field: 'proof', content: PDF, name: 'bill.pdf' });
const download = async (id: number, by: Person) => {
  const headers = { authorization: `Bearer ${by.token}` };
  return (await fetch(`${at.url}/api/business/expenses/${id}/file`, { headers })).status;
};
const lastId = ({ expenses }: ExpensesBody) => Math.max(...expenses.map(({ id }) => id));

async function member(role: 'MANAGER' | 'CLERK', userId?: number): Promise<Person> {
  const person = await at.person(Role.USER);
  await givenMember(at.context().em, venue.businessId, userId ?? person.id, role);
  return person;
}

describe('[product: Money] the expenses of a function', () => {
  it('are summed with what was received and agreed, and change neither', async () => {
    const id = await booked();
    const receipt = { kind: 'receipt', amount: 400, method: 'cash' };
    await venue.owner.rest('POST', `/business/bookings/${id}/payments`, receipt);
    await spend(id);
    const { status, body } = await spend(id, { category: 'other', amount: 200, note: 'Fireworks', day: '2027-02-20' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      earnings: { received: 400, agreed: 1000, spent: 500.1, earned: -100.1, expected: 499.9 },
      expenses: [{ category: 'other' }, { category: 'food' }],
    });
    const payments = await venue.owner.rest<{ paid: number; owed: number }>('GET', `/business/bookings/${id}/payments`);
    expect(payments.body).toMatchObject({ paid: 400, owed: 1000 });
  });

  it('are taken back once, with a reason, and then count for nothing', async () => {
    const id = await booked();
    const expenseId = lastId((await spend(id)).body);
    await spend(id, { category: 'staff', amount: 50 });
    const { body } = await takeBack(expenseId);
    expect(body).toMatchObject({ earnings: { spent: 50 } });
    expect(body.expenses.find((each) => each.id === expenseId)).toMatchObject({
      isCorrected: true,
      correctedBecause: 'Entered twice',
    });
    expect((await takeBack(expenseId)).body).toMatchObject({ code: 'CONFLICT', message: EXPENSE_MESSAGES.corrected });
    const { em } = at.context();
    for (const change of ['update booking_expenses set amount = 1', 'delete from booking_expenses']) {
      await expect(em.execute(`${change} where id = ?`, [expenseId])).rejects.toThrow('only ever added');
    }
  });

  it('are recorded once by a repeated request', async () => {
    const id = await booked();
    const headers = { 'idempotency-key': 'one' };
    await spend(id, FOOD, venue.owner, headers);
    expect((await spend(id, FOOD, venue.owner, headers)).body.expenses.length).toBe(1);
    const other = await spend(id, { ...FOOD, amount: 1 }, venue.owner, headers);
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('are refused for requests, for days to come, and beyond the limit', async () => {
    const request = await booked(BookingStatus.PENDING);
    expect((await look(request)).body.canBeRecorded).toBe(false);
    expect((await spend(request)).body).toMatchObject({ code: 'CONFLICT', message: EXPENSE_MESSAGES.unconfirmed });
    const id = await booked();
    const tomorrow = { ...FOOD, day: '2027-03-02' };
    expect((await spend(id, tomorrow)).body).toMatchObject({ field: 'day', message: LEDGER_MESSAGES.dayInFuture });
    expect((await spend(id, { category: 'other', amount: 5 })).body).toMatchObject({
      ...{ code: 'INVALID_INPUT', field: 'note', message: EXPENSE_MESSAGES.noteRequired },
    });
    await at.context().em.execute(
      `insert into booking_expenses (booking_id, business_id, recorded_by, category, amount, day)
         select b.id, b.business_id, ?, 'food', 1, '2027-02-01' from bookings b, generate_series(1, ?) where b.id = ?`,
      [venue.owner.id, PAYMENT_LIMITS.expensesMax, id],
    );
    expect((await spend(id)).body).toMatchObject({ code: 'CONFLICT', message: EXPENSE_MESSAGES.full });
  });

  it('have a bill, which is the uploader’s, is used once, and opens for those who read the expense', async () => {
    const id = await booked();
    const { filename } = (await upload()).body;
    const { body } = await spend(id, { ...FOOD, filename });
    expect(body.expenses).toMatchObject([{ fileType: 'application/pdf' }]);
    const refused = { field: 'filename', message: UPLOAD_MESSAGES.notYourProof };
    expect((await spend(id, { ...FOOD, filename })).body).toMatchObject(refused);
    const manager = await member('MANAGER');
    const foreign = (await upload(manager)).body.filename;
    expect((await spend(id, { ...FOOD, filename: foreign })).body).toMatchObject(refused);
    const statuses: number[] = [];
    const moderator = await at.person(Role.MODERATOR);
    for (const by of [venue.owner, manager, await member('CLERK'), customer, moderator]) {
      statuses.push(await download(lastId(body), by));
    }
    expect(statuses).toEqual([200, 200, 404, 403, 403]);
  });

  it('are seen by those who see figures; a clerk records them, and reads those alone', async () => {
    const id = await booked();
    await spend(id);
    const clerk = await member('CLERK');
    const manager = await member('MANAGER');
    const { body } = await spend(id, { category: 'transport', amount: 20 }, clerk);
    expect(body).toMatchObject({ earnings: null, expenses: [{ category: 'transport' }] });
    expect(body.expenses.length).toBe(1);
    expect((await look(id, manager)).body).toMatchObject({ earnings: { spent: 320.1 }, expenses: [{}, {}] });
    const owners = (await look(id)).body.expenses.find(({ category }) => category === 'food');
    expect((await takeBack(owners?.id ?? 0, clerk)).status).toBe(404);
    expect((await takeBack(lastId(body), clerk)).body.expenses).toMatchObject([{ isCorrected: true }]);
  });

  it('are seen by nobody else: not the customer, not a member who booked as one, not staff', async () => {
    const id = await booked();
    await spend(id, { ...FOOD, note: 'The cook of Gulberg' });
    const staff = [await at.person(Role.MODERATOR), await at.person(Role.ADMIN)];
    const other = await openVenue(at);
    const seen = [];
    for (const by of [customer, ...staff, other.owner]) seen.push((await look(id, by)).status);
    expect(seen).toEqual([403, 403, 403, 404]);
    for (const by of [customer, ...staff]) {
      const side = by === customer ? 'user' : 'admin';
      for (const path of [`/${side}/bookings/${id}`, `/${side}/bookings/${id}/timeline`]) {
        expect(JSON.stringify((await by.rest('GET', path)).body)).not.toMatch(/Gulberg|expense/i);
      }
    }
    const entries = await at
      .context()
      .em.execute(
        `select action, before, after from audit_events where subject_id = ?::text and action like '%expense%'`,
        [String(id)],
      );
    expect(entries).toEqual([{ action: 'booking.expense-recorded', before: null, after: null }]);
    await givenMember(at.context().em, venue.businessId, customer.id, 'MANAGER');
    expect((await look(id, customer)).status).toBe(404);
  });

  it('are a file of the year, where what was taken back has no amount', async () => {
    const id = await booked();
    await spend(id, { ...FOOD, note: 'Biryani, 3 deg' });
    await takeBack(lastId((await spend(id, { category: 'staff', amount: 50, day: '2027-01-05' })).body));
    await spend(id, { category: 'staff', amount: 9, day: '2026-12-31' });
    const { data } = await venue.owner.graphql<{ exportExpenses: { filename: string; content: string } }>(
      '{ exportExpenses(year: 2027) { filename content } }',
    );
    const lines = data?.exportExpenses.content.trim().split('\r\n') ?? [];
    expect([data?.exportExpenses.filename, lines.length]).toEqual(['expenses-2027.csv', 3]);
    expect(lines[1]).toMatch(/^2027-01-05,INV-.*,STAFF,.*,Entered twice,PKR,$/);
    expect(lines[2]).toMatch(/^2027-03-01,INV-.*,FOOD,"Biryani, 3 deg",.*,,PKR,300\.10$/);
  });

  it('take the same statements however many there are', async () => {
    const id = await booked();
    await spend(id);
    const count = async () => (await recordStatements(at.app.orm, () => look(id))).statements.length;
    const few = await count();
    for (let index = 0; index < 4; index += 1) await spend(id);
    expect(await count()).toBe(few);
  });
});
