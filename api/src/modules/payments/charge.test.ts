import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { CHARGE_MESSAGES } from '../../domain/bookings/charges-after.js';
import { LEDGER_MESSAGES } from '../../domain/payments/ledger.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue, type Venue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;
let venue: Venue;
let id: number;

interface Recorded {
  balance: number;
  entries: Entry[];
  field?: string;
  message?: string;
}

interface Entry {
  id: number;
  kind: string;
  amount: number;
  note: string;
}

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER);
  venue = await openVenue(at, { hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 } });
  const { em } = at.context();
  const begun = { startTime: new Date('2027-02-20T14:00:00.000Z'), status: BookingStatus.CONFIRMED };
  id = await givenBooking(em, { userId: customer.id, hallId: venue.hallId }, begun);
  await em.execute('update bookings set tax_percentage = 16 where id = ?', [id]);
});

const quote = (input: object, by = venue.owner) =>
  by.rest('POST', `/business/bookings/${id}/charges/calculate-price`, input);
const record = (input: object) =>
  venue.owner.rest<Recorded>('POST', `/business/bookings/${id}/payments`, {
    kind: 'charge',
    ...input,
  });

describe('[issue 39] a charge by the agreed rates', () => {
  it('is computed from the booking’s copy, shown, and recorded with what it is for', async () => {
    await at.context().em.execute('update halls set price_per_person = 9999 where id = ?', [venue.hallId]);
    expect(await quote({ extraGuests: 20 })).toMatchObject({
      status: 200,
      body: {
        ...{ guests: { count: 20, price: 1000, amount: 20_000 }, hours: null, discountAmount: 0, taxAmount: 3200 },
        ...{ amount: 23_200, currency: 'PKR', note: '20 more guests × 1,000' },
      },
    });
    const { status, body } = await record({ amount: 23_200, extraGuests: 20, note: 'Counted at the door' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ balance: 23_200 });
    expect(body.entries).toMatchObject([
      { kind: 'charge', amount: 23_200, note: '20 more guests × 1,000 – Counted at the door' },
    ]);
  });

  it.each([
    ['a sum that isn’t theirs', { amount: 20_000, extraGuests: 20 }, 'amount', /^By the agreed rates this is .*23,200/],
    ['hours that cost nothing', { amount: 5000, extraHours: 2 }, 'extraHours', CHARGE_MESSAGES.free],
    ['half a guest', { amount: 5000, extraGuests: 0.5 }, 'extraGuests', CHARGE_MESSAGES.guests],
    ['more hours than a day has', { amount: 5000, extraHours: 25 }, 'extraHours', CHARGE_MESSAGES.hours],
    [
      'a note that doesn’t fit beside what is charged',
      { amount: 23_200, extraGuests: 20, note: 'n'.repeat(176) },
      'note',
      CHARGE_MESSAGES.noteTooLong(175),
    ],
    ['no words for a sum of one’s own', { amount: 5000 }, 'note', LEDGER_MESSAGES.noteRequired],
  ])('is refused: %s', async (_name, input, field, message) => {
    const { status, body } = await record(input);
    expect([status, body.field]).toEqual([422, field]);
    expect(body.message).toMatch(message);
  });

  it('has room for a note up to the limit of both', async () => {
    const note = 'n'.repeat(175);
    const { status, body } = await record({ amount: 23_200, extraGuests: 20, note });
    expect([status, body.entries[0]?.note]).toEqual([201, `20 more guests × 1,000 – ${note}`]);
  });

  it('is one for all extra guests: another asks to take the first one back', async () => {
    await at.context().em.execute('update bookings set price_per_hour = 500 where id = ?', [id]);
    const first = await record({ amount: 23_200, extraGuests: 20 });
    const refused = { status: 422, body: { field: 'extraGuests', message: CHARGE_MESSAGES.guestsCharged } };
    expect(await quote({ extraGuests: 5 })).toMatchObject(refused);
    expect(await record({ amount: 5800, extraGuests: 5 })).toMatchObject(refused);
    expect((await record({ amount: 580, extraHours: 1 })).status).toBe(201);
    const entry = first.body.entries[0]?.id ?? 0;
    await venue.owner.rest('POST', `/business/payments/${entry}/correction`, { reason: 'More came' });
    expect((await quote({ extraGuests: 25 })).status).toBe(200);
    expect(await record({ amount: 29_000, extraGuests: 25 })).toMatchObject({ status: 201, body: { balance: 29_580 } });
  });

  it('goes with charges alone', async () => {
    const receipt = { kind: 'receipt', amount: 5000, method: 'cash', extraGuests: 5 };
    expect(await record(receipt)).toMatchObject({ status: 422, body: { field: 'extraGuests' } });
  });

  it('may still be a sum of one’s own', async () => {
    expect((await record({ amount: 5000, note: 'A broken chair' })).body.entries).toMatchObject([
      { amount: 5000, note: 'A broken chair' },
    ]);
  });

  it('asks for what came, and is for the business alone', async () => {
    expect(await quote({})).toMatchObject({
      status: 422,
      body: { field: 'extraGuests', message: CHARGE_MESSAGES.some },
    });
    expect((await quote({ extraGuests: 5 }, customer)).status).toBe(403);
    const other = await openVenue(at);
    expect((await quote({ extraGuests: 5 }, other.owner)).status).toBe(404);
  });
});
