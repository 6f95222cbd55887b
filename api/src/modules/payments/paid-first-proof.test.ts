import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Role } from '../../domain/accounts/roles.js';
import { CHANGE_MESSAGES } from '../../domain/bookings/changes.js';
import { sendForm } from '../../testing/forms.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import { tellOfHolds } from '../bookings/booking-hold.service.js';
import { expireBookings } from '../bookings/booking.jobs.js';
import { findBrokenHolds } from '../bookings/testing.js';

let at: Harness;
let customer: Person;
let venue: Venue;
let photo: Uint8Array<ArrayBuffer>;

interface Body {
  id: number;
  status: string;
  cancellationReason: string | null;
  proofs: { id: number }[];
}

/** Tokens live longer. */
const HOURS = 8;
const isoIn = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000).toISOString();
const START = '2027-03-20T14:00:00.000Z';
const DAY_AFTER = { startTime: '2027-03-21T14:00:00.000Z', endTime: '2027-03-21T18:00:00.000Z' };

beforeAll(async () => {
  at = await startHarness({ UPLOADS_PER_HOUR: '0' });
  const picture = sharp({ create: { width: 9, height: 16, channels: 3, background: '#0e6b56' } });
  photo = new Uint8Array(await picture.jpeg().toBuffer());
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER);
  venue = await openVenue(at, { hall: { pricePerHour: 0, pricePerPerson: 1000, capacity: 300 } });
  await venue.owner.rest('PUT', '/business/settings', { paymentRequired: true, paymentHoldHours: HOURS });
  const parts = [
    { label: 'Advance', percent: 25, due: 'after_confirmation', days: 2 },
    { label: 'Rest', due: 'before_start', days: 7 },
  ];
  await venue.owner.rest('PUT', '/business/payment-plans', { parts });
});

const request = (by: Person, times: object = {}) =>
  by.rest<Body>('POST', '/user/bookings', bookingInput(venue.hallId, { customerEmail: by.email, ...times }));

/** A request of 100,000 whose owner has accepted it: an advance of 25,000 confirms it. */
async function accepted(times: object = {}): Promise<number> {
  const { id } = (await request(customer, times)).body;
  await venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status: 'confirmed' });
  return id;
}

async function prove(id: number, amount = 25_000) {
  const form = { path: '/upload/payment-proof', field: 'proof', content: photo, name: 'transfer.jpg' };
  const { filename } = (await sendForm(at, customer, form)).body;
  const input = { amount, method: 'raast', day: '2027-03-01', filename };
  return customer.rest<Body>('POST', `/user/bookings/${id}/proofs`, input);
}
const proved = async (id: number, amount?: number) => (await prove(id, amount)).body.proofs.at(-1)?.id ?? 0;
const accept = (proofId: number) => venue.owner.rest('PUT', `/business/payment-proofs/${proofId}/accept`, {});
const reject = (proofId: number) =>
  venue.owner.rest('PUT', `/business/payment-proofs/${proofId}/reject`, { reason: 'Another account' });
const look = async (id: number) => (await customer.rest<Body>('GET', `/user/bookings/${id}`)).body;
const broken = () => findBrokenHolds(at.context().em, venue.businessId, at.clock.now());
const nextStep = async (id: number, by: Person) =>
  (await by.graphql<{ booking: { nextStep: string } }>(`{ booking(id: ${id}) { nextStep } }`)).data?.booking.nextStep;

/** Lets hours pass, with the jobs at their end. */
async function pass(hours: number): Promise<void> {
  at.clock.advanceMinutes(hours * 60);
  await tellOfHolds(at.context());
  await expireBookings(at.context());
}

/** Who was reminded by mail of the first payment. */
async function reminded(id: number): Promise<string[]> {
  const rows = await at.context().em.execute<{ to: string }[]>(
    `select to_address as "to" from outbox_mails
         where kind = 'booking-payment-reminder' and split_part(dedupe_key, ':', 2) = ? order by id`,
    [String(id)],
  );
  return rows.map(({ to }) => to);
}

const LAPSED = { status: 'cancelled', cancellationReason: 'payment_missing' };

describe('[product: Money] a proof of the first payment that waits for the owner', () => {
  it('keeps the time beyond the day of the payment, and confirms the booking once it is accepted', async () => {
    const id = await accepted();
    const proof = await proved(id);
    expect([await nextStep(id, customer), await nextStep(id, venue.owner)]).toEqual([
      'AWAIT_PAYMENT',
      'RECORD_PAYMENT',
    ]);
    await pass(HOURS);
    expect(await look(id)).toMatchObject({ status: 'pending', paymentDueAt: isoIn(HOURS), heldUntil: START });
    expect(await reminded(id)).toEqual([venue.owner.email]);
    expect((await request(await at.person(Role.USER))).body).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await broken()).toEqual([]);
    expect((await accept(proof)).status).toBe(200);
    expect((await look(id)).status).toBe('confirmed');
  });

  it('keeps the time where the payment is due at the start, and moves with it', async () => {
    const id = await accepted({ startTime: isoIn(6), endTime: isoIn(10) });
    expect(await look(id)).toMatchObject({ paymentDueAt: isoIn(6), heldUntil: isoIn(6) });
    const proof = await proved(id);
    await pass(3);
    expect(await reminded(id)).toEqual([venue.owner.email]);
    const moved = { startTime: isoIn(30), endTime: isoIn(34) };
    const { body } = await venue.owner.rest<{ openChange: { id: number } }>(
      'POST',
      `/business/bookings/${id}/changes`,
      moved,
    );
    await customer.rest('PUT', `/user/booking-changes/${body.openChange.id}/status`, { status: 'accepted' });
    expect(await look(id)).toMatchObject({ startTime: isoIn(30), paymentDueAt: isoIn(6), heldUntil: isoIn(30) });
    expect(await broken()).toEqual([]);
    await pass(4);
    expect((await accept(proof)).status).toBe(200);
    expect((await look(id)).status).toBe('confirmed');
  });

  it('lets it lapse when it is rejected once the payment was due, or pays too little', async () => {
    for (const end of [reject, accept]) {
      at.clock.set(TEST_NOW);
      const id = await accepted(end === reject ? {} : DAY_AFTER);
      const proof = await proved(id, 20_000);
      await pass(HOURS);
      expect((await end(proof)).status).toBe(200);
      expect(await look(id)).toMatchObject(LAPSED);
      expect((await request(customer, end === reject ? {} : DAY_AFTER)).status).toBe(201);
    }
  });

  it('leaves the day as it was when it is rejected before, or withdrawn', async () => {
    const id = await accepted();
    await reject(await proved(id));
    const proof = await proved(id);
    expect(await look(id)).toMatchObject({ heldUntil: START });
    expect((await customer.rest('DELETE', `/user/payment-proofs/${proof}`)).status).toBe(200);
    expect(await look(id)).toMatchObject({ heldUntil: isoIn(HOURS), paymentDueAt: isoIn(HOURS) });
    expect(await broken()).toEqual([]);
    await pass(HOURS);
    expect(await look(id)).toMatchObject(LAPSED);
  });

  it('ends at the start at the latest, and can’t be sent once the payment was due', async () => {
    const soon = await accepted({ startTime: isoIn(10), endTime: isoIn(14) });
    await prove(soon);
    await pass(10);
    expect(await look(soon)).toMatchObject(LAPSED);
    at.clock.set(TEST_NOW);
    const late = await accepted();
    at.clock.advanceMinutes(HOURS * 60);
    expect((await prove(late)).status).toBe(409);
  });
});

describe('[business §2 Bookings management] what waits for the business', () => {
  const waiting = async () => {
    const { body } = await venue.owner.rest<{ data: Body[] }>(
      'GET',
      '/business/bookings?needsAction=true&order=oldest',
    );
    return body.data.map(({ id }) => id);
  };

  it('is what isn’t accepted yet, has a proof to check, or a change to answer', async () => {
    const id = await accepted();
    const asked = (await request(customer, DAY_AFTER)).body.id;
    expect(await waiting()).toEqual([asked]);
    const proof = await proved(id);
    expect(await waiting()).toEqual([id, asked]);
    await accept(proof);
    expect(await waiting()).toEqual([asked]);
    await customer.rest('POST', `/user/bookings/${id}/changes`, { guestCount: 80 });
    expect(await waiting()).toEqual([id, asked]);
  });

  it('is counted by the dashboard as far as it is requests: none that is accepted, has an offer, or can’t be answered', async () => {
    const counted = async () => {
      const { data } = await venue.owner.graphql<{ businessDashboard: object; businessBookings: object }>(
        `{ businessDashboard { waitingRequests oldestRequestAt }
           businessBookings(filter: { status: PENDING, needsAction: true }) { totalCount } }`,
      );
      return data;
    };
    const toCounts = (waitingRequests: number, oldestRequestAt: string | null) => ({
      businessDashboard: { waitingRequests, oldestRequestAt },
      businessBookings: { totalCount: waitingRequests },
    });
    await accepted();
    expect(await counted()).toEqual(toCounts(0, null));
    at.clock.advanceMinutes(60);
    const asked = (await request(customer, DAY_AFTER)).body.id;
    expect(await counted()).toEqual(toCounts(1, isoIn(1)));
    await venue.owner.rest('POST', `/business/bookings/${asked}/offers`, { validUntil: isoIn(48) });
    expect(await counted()).toEqual(toCounts(0, null));
    await request(customer, { startTime: isoIn(6), endTime: isoIn(10) });
    expect(await counted()).toEqual(toCounts(1, isoIn(1)));
    at.clock.advanceMinutes(5 * 60);
    expect(await counted()).toEqual(toCounts(0, null));
  });
});

describe('[product: Money] a change of an accepted request whose payment is overdue', () => {
  it('can’t be proposed, whether or not the job has run', async () => {
    const id = await accepted();
    at.clock.advanceMinutes(HOURS * 60);
    const refused = { status: 409, body: { code: 'CONFLICT', message: CHANGE_MESSAGES.unpaid } };
    expect(await customer.rest('POST', `/user/bookings/${id}/changes`, { guestCount: 80 })).toMatchObject(refused);
  });
});
