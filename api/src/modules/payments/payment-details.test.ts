import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { DETAILS_MESSAGES } from '../../domain/payments/details.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { readMails } from '../../testing/mails.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';

let at: Harness;
let venue: Venue;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at);
  customer = await at.person(Role.USER);
});

const IBAN = 'PK36SCBL0000001123456702';
const DETAILS = {
  bankName: 'Standard Chartered',
  accountTitle: 'Noor Venues',
  iban: 'PK36 SCBL 0000 0011 2345 6702',
  jazzcash: '+92 300 1234567',
  note: 'Write the number of the booking.\nThen send a screenshot.',
};
const SHOWN = {
  ...{ bankName: 'Standard Chartered', accountTitle: 'Noor Venues', iban: IBAN, jazzcash: '0300 1234567' },
  ...{ easypaisa: null, raast: null, note: DETAILS.note, changedAt: TEST_NOW.toISOString(), changedRecently: true },
};

const PATH = '/business/payment-details';
const set = (body: object = DETAILS, by = venue.owner) =>
  by.rest<{ code?: string; field?: string; message?: string }>('PUT', PATH, body);
const read = async () => (await venue.owner.rest<object>('GET', PATH)).body;
const booked = (status: BookingStatus) =>
  givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId }, { status });

/** How somebody sees that a booking is paid; undefined if they can't see its payments. */
async function seenBy(person: Person, id: number): Promise<unknown> {
  const query = `{ bookingPayments(id: ${id}) { details { iban jazzcash changedAt changedRecently } } }`;
  const { data } = await person.graphql<{ bookingPayments: { details: unknown } }>(query);
  return data?.bookingPayments.details;
}

describe('[product: Money] the payment details of a business', () => {
  it('are kept as numbers that can be dialed and an IBAN without spaces, and replaced as a whole', async () => {
    expect(await read()).toMatchObject({ iban: null, changedAt: null, changedRecently: false });
    expect(await set()).toMatchObject({ status: 200, body: SHOWN });
    expect(await read()).toEqual(SHOWN);
    await set({ raast: '۰۳۳۳ ۱۲۳۴۵۶۷' });
    expect(await read()).toMatchObject({ iban: null, bankName: null, jazzcash: null, raast: '0333 1234567' });
  });

  test.each([
    ['a wrong IBAN', { iban: 'PK36SCBL0000001123456703' }, 'iban', DETAILS_MESSAGES.ibanInvalid],
    ['a bank alone', { bankName: 'HBL' }, 'iban', DETAILS_MESSAGES.wayRequired],
    ['a number that can’t be dialed', { easypaisa: '0000 0000000' }, 'easypaisa', DETAILS_MESSAGES.numberInvalid],
  ])('are refused with %s', async (_name, body, field, message) => {
    expect(await set(body)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field, message } });
  });

  it('are told to the owner by mail, and to the log without their numbers; saved unchanged, they are no change', async () => {
    await set();
    at.clock.advanceMinutes(5);
    await set({ ...SHOWN });
    const mails = (await readMails(at, venue.owner.email)).filter(({ kind }) => kind === 'payment-details-changed');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toMatch(/6702|1234567/);
    const entries = await at
      .context()
      .em.execute<object[]>(
        `select after from audit_events where action = 'business.payment-details-changed' and business_id = ?`,
        [venue.businessId],
      );
    const masked = { bankName: 'Standard Chartered', iban: '…6702', jazzcash: '…4567', hasNote: true };
    expect(entries).toEqual([{ after: expect.objectContaining(masked) }]);
    expect(JSON.stringify(entries)).not.toMatch(/SCBL|300|screenshot|Noor/);
  });

  it('are the owner’s own business: no member, no program, and only after a recent sign-in', async () => {
    const manager = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, manager.id, 'MANAGER');
    expect(await set(DETAILS, manager)).toMatchObject({ status: 403 });
    expect(await manager.rest('GET', PATH)).toMatchObject({ status: 403 });
    const scopes = ['read', 'payments'];
    const { body } = await venue.owner.rest<{ key: string }>('POST', '/business/api-keys', { name: 'Till', scopes });
    expect(await set(DETAILS, at.withToken(body.key))).toMatchObject({ status: 403 });
    at.clock.advanceMinutes(16);
    expect(await set()).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } });
    expect(await read()).toMatchObject({ iban: null });
  });

  it('are erased with the owner’s account', async () => {
    await set();
    await (await at.person(Role.ADMIN)).rest('DELETE', `/admin/users/${venue.owner.id}`);
    const rows = await at
      .context()
      .em.execute('select 1 from payment_details where business_id = ?', [venue.businessId]);
    expect(rows).toEqual([]);
  });
});

describe('[product: Money] how a booking is paid', () => {
  const seen = { iban: IBAN, jazzcash: '0300 1234567', changedAt: TEST_NOW.toISOString(), changedRecently: true };

  it('is for both sides of a confirmed booking alone, and says for a week that it was changed', async () => {
    await set();
    const id = await booked(BookingStatus.CONFIRMED);
    const [clerk, staff] = [await at.person(Role.USER), await at.person(Role.ADMIN)];
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    for (const person of [customer, venue.owner, clerk]) expect(await seenBy(person, id)).toEqual(seen);
    expect(await seenBy(staff, id)).toBeNull();
    expect(await seenBy(await at.person(Role.USER), id)).toBeUndefined();
    await at.context().em.execute(`update payment_details set changed_at = changed_at - interval '7 days'`);
    expect(await seenBy(customer, id)).toMatchObject({ changedAt: '2027-02-22T07:00:00.000Z', changedRecently: false });
  });

  test.each([BookingStatus.PENDING, BookingStatus.CANCELLED])('isn’t said of a booking that is %s', async (status) => {
    await set();
    const id = await booked(status);
    for (const person of [customer, venue.owner]) expect(await seenBy(person, id)).toBeNull();
  });

  it('isn’t said by a business that doesn’t trade, or that names no way', async () => {
    const id = await booked(BookingStatus.CONFIRMED);
    expect(await seenBy(customer, id)).toBeNull();
    await set();
    await set({});
    expect(await seenBy(customer, id)).toBeNull();
    await set();
    expect(await seenBy(customer, id)).toMatchObject({ iban: IBAN });
    await at
      .context()
      .em.execute(
        `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'Complaints' where id = ?`,
        [venue.businessId],
      );
    expect(await seenBy(customer, id)).toBeNull();
  });
});
