import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { insert } from '../../testing/access/scene-rows.js';
import { givenMember, openVenue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { getBookingTimeline } from './booking-timeline.service.js';
import { openRequestScene, type BookingBody, type RequestScene } from './testing.js';

interface Event {
  kind: string;
  side: string;
  actorName: string | null;
  note: string | null;
  amount: number | null;
  mail: { to: string; subject: string; status: string } | null;
  change: { proposedBy: string; before: { guestCount: number }; after: { guestCount: number } } | null;
}

let scene: RequestScene;
let admin: Person;
let clerk: Person;
let id: number;

beforeAll(async () => {
  scene = await openRequestScene();
  const { at, plain } = scene;
  const pass = (minutes: number) => at.clock.set(new Date(TEST_NOW.getTime() + minutes * 60_000));
  admin = await at.person(Role.ADMIN, { name: 'Sana Malik' });
  clerk = await at.person(Role.USER, { name: 'Bilal Ahmed' });
  await givenMember(at.context().em, plain.businessId, clerk.id, 'CLERK');
  id = (await scene.request(plain.hallId)).body.id;
  await clerk.rest('PUT', `/business/bookings/${id}/notes`, { notes: 'Called' });
  pass(1);
  await clerk.rest('PUT', `/business/bookings/${id}/status`, { status: 'confirmed' });
  pass(2);
  const asked = await clerk.rest<BookingBody & { openChange: { id: number } }>(
    'POST',
    `/business/bookings/${id}/changes`,
    { guestCount: 120 },
  );
  pass(3);
  await scene.customer.rest('PUT', `/user/booking-changes/${asked.body.openChange.id}/status`, { status: 'refused' });
  pass(4);
  await admin.graphql(
    `mutation ($id: Int!) { cancelConfirmedBooking(id: $id, input: { reason: "Fire damage" }) { id } }`,
    { id },
  );
});
afterAll(() => scene.at.close());

async function read(person: Person, side: 'user' | 'business' | 'admin', booking = id): Promise<Event[]> {
  return (await person.rest<Event[]>('GET', `/${side}/bookings/${booking}/timeline`)).body;
}

const told = (events: readonly Event[]) =>
  events.filter(({ kind }) => kind !== 'mailed').map(({ kind, actorName }) => `${kind} ${actorName}`);

describe('the timeline of a booking', () => {
  it('tells its customer what happened, with the business’s name, and nothing of its notes', async () => {
    const { body: booking } = await scene.customer.rest<BookingBody>('GET', `/user/bookings/${id}`);
    const { businessName: business, customerName: customer } = booking as unknown as Record<string, string>;
    expect(told(await read(scene.customer, 'user'))).toEqual([
      'cancelled null',
      `change_refused ${customer}`,
      `change_proposed ${business}`,
      `confirmed ${business}`,
      `requested ${customer}`,
    ]);
    expect(booking).toMatchObject({ nextStep: 'find_another' });
  });

  it('tells the business which member acted, and staff who of staff did', async () => {
    const seen = await read(scene.plain.owner, 'business');
    expect(told(seen)).toEqual([
      'cancelled null',
      expect.stringMatching(/^change_refused /),
      'change_proposed Bilal Ahmed',
      'confirmed Bilal Ahmed',
      'noted Bilal Ahmed',
      expect.stringMatching(/^requested /),
    ]);
    expect(seen.find(({ kind }) => kind === 'cancelled')).toMatchObject({ side: 'staff', note: 'Fire damage' });
    expect(seen.find(({ kind }) => kind === 'change_proposed')?.change).toMatchObject({
      proposedBy: 'owner',
      before: { guestCount: 100 },
      after: { guestCount: 120 },
    });
    expect(told(await read(admin, 'admin'))).toEqual(['cancelled Sana Malik', ...told(seen).slice(1)]);
  });

  it('shows mails to the business and staff, to the customer only what was sent to them', async () => {
    const mails = (events: Event[]) => events.flatMap(({ mail }) => mail ?? []);
    expect(mails(await read(scene.customer, 'user'))).toEqual([]);
    const seen = mails(await read(scene.plain.owner, 'business'));
    expect(seen.filter(({ to }) => to === 'customer')).toHaveLength(4);
    // To the team a request is one mail, whoever of it reads it.
    expect(seen.filter(({ to }) => to === 'business')).toHaveLength(3);
    await scene.at.context().em.execute(`update outbox_mails set status = 'sent', sent_at = created_at`);
    const toCustomer = mails(await read(scene.customer, 'user'));
    expect(toCustomer).toHaveLength(4);
    expect(toCustomer).toEqual(toCustomer.map((mail) => ({ ...mail, to: 'customer', status: 'sent' })));
  });

  it('tells what was paid, taken back and proved, with the amounts and, to the business, who recorded it', async () => {
    const { at, plain, customer } = scene;
    const start = { startTime: '2027-03-26T14:00:00Z', endTime: '2027-03-26T18:00:00Z' };
    const { id: paid } = (await scene.request(plain.hallId, start)).body;
    await clerk.rest('PUT', `/business/bookings/${paid}/status`, { status: 'confirmed' });
    const step = () => at.clock.advanceMinutes(1);
    step();
    const receipt = { kind: 'receipt', amount: 500, method: 'cash' };
    const { body } = await clerk.rest<{ entries: { id: number }[] }>(
      'POST',
      `/business/bookings/${paid}/payments`,
      receipt,
    );
    step();
    const why = { reason: 'Counted twice' };
    await plain.owner.rest('POST', `/business/payments/${body.entries[0]?.id ?? 0}/correction`, why);
    step();
    await insert(at.context().em, 'payment_proofs', {
      ...{
        booking_id: paid,
        amount: 200,
        method: 'raast',
        day: '2027-03-01',
        status: 'rejected',
        reason: 'Unreadable',
      },
      ...{ submitted_at: at.clock.now(), answered_at: at.clock.now(), answered_by: plain.owner.id },
    });
    const money = (events: readonly Event[]) =>
      events.flatMap(({ kind, amount, note, actorName }) =>
        amount === null ? [] : [{ kind, amount, note, actorName }],
      );
    const seen = money(await read(plain.owner, 'business', paid));
    expect(seen).toMatchObject([
      { kind: 'proof_rejected', amount: 200, note: 'Unreadable' },
      { kind: 'proof_sent', amount: 200, note: null },
      { kind: 'payment_corrected', amount: 500, note: 'Counted twice' },
      { kind: 'paid', amount: 500, note: null, actorName: 'Bilal Ahmed' },
    ]);
    const own = await read(customer, 'user', paid);
    expect(money(own).map(({ kind, amount }) => [kind, amount])).toEqual(
      seen.map(({ kind, amount }) => [kind, amount]),
    );
    expect(JSON.stringify(own)).not.toContain('Bilal Ahmed');
    const mails = (await read(plain.owner, 'business', paid)).filter(({ kind }) => kind === 'mailed');
    expect(mails.some(({ mail }) => /payment.* was received/.test(mail?.subject ?? ''))).toBe(true);
  });

  it('does not exist for strangers, nor does the booking', async () => {
    const { at } = scene;
    const others: [Person, 'user' | 'business'][] = [
      [await at.person(Role.USER), 'user'],
      [(await openVenue(at)).owner, 'business'],
    ];
    for (const [person, side] of others) {
      for (const path of [`/${side}/bookings/${id}`, `/${side}/bookings/${id}/timeline`, `/${side}/bookings/999999`]) {
        expect(await person.rest('GET', path)).toMatchObject({ status: 404, body: { message: 'Booking not found' } });
      }
    }
  });

  it('is read with a fixed number of statements', async () => {
    const { at, plain } = scene;
    const ctx = at.context({ id: plain.owner.id, role: Role.BUSINESS, name: 'Owner', signedInAt: at.clock.now() });
    const { result, statements } = await recordStatements(at.app.orm, () => getBookingTimeline(ctx, id));
    expect(result.length).toBeGreaterThan(10);
    expect(statements).toHaveLength(8);
  });
});
