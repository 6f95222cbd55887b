import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import { insertProof } from '../../testing/access/scene-records.js';
import { sendForm } from '../../testing/forms.js';
import { startHarness, TEST_NOW, TEST_PASSWORD, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { personalDataJobs } from '../personal-data/retention.jobs.js';

const DAY_MS = 86_400_000;

interface Told {
  id: number;
  kind: string;
  audience: string;
  bookingId: number | null;
  businessId: number | null;
  hallTitle: string | null;
  customerName: string | null;
  businessName: string | null;
  createdAt: string;
  readAt: string | null;
}

interface ListBody {
  data: Told[];
  paging: { total: number; nextCursor: string | null };
  unreadCount: number;
}

let at: Harness;
let customer: Person;
let clerk: Person;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER, { name: 'Sana Iqbal' });
  clerk = await at.person(Role.USER, { name: 'Bilal Khan' });
  venue = await openVenue(at);
  await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
});

const list = async (who: Person, query = '') => (await who.rest<ListBody>('GET', `/notifications${query}`)).body;
const kinds = async (who: Person) => (await list(who)).data.map(({ kind }) => kind);
const mark = async (who: Person, which?: object) =>
  (await who.rest<{ unreadCount: number; code?: string }>('POST', '/notifications/read', which)).body;
const write = (who: Person, id: number, text: string) =>
  who.rest('POST', `/${who === customer ? 'user' : 'business'}/bookings/${id}/messages`, { text });
const given = (status: BookingStatus = BookingStatus.PENDING) =>
  givenBooking(
    at.context().em,
    { userId: customer.id, hallId: venue.hallId },
    {
      status,
      startTime: new Date(TEST_NOW.getTime() + 30 * DAY_MS),
    },
  );

async function request(): Promise<number> {
  const { body } = await customer.rest<{ id: number }>('POST', '/user/bookings', bookingInput(venue.hallId));
  return body.id;
}

const answer = (id: number, status: string) => venue.owner.rest('PUT', `/business/bookings/${id}/status`, { status });

describe('[product: Talk] notifications in the app', () => {
  it('tell owner and team of a request, and the customer of the answer, once each', async () => {
    const id = await request();
    for (const who of [venue.owner, clerk]) {
      expect(await list(who)).toMatchObject({
        data: [
          {
            ...{ kind: 'booking_requested', audience: 'business', bookingId: id, businessId: null, readAt: null },
            ...{ customerName: expect.any(String), hallTitle: expect.any(String), createdAt: TEST_NOW.toISOString() },
          },
        ],
        paging: { total: 1, nextCursor: null },
        unreadCount: 1,
      });
    }
    expect(await list(customer)).toMatchObject({ data: [], unreadCount: 0 });
    expect((await answer(id, 'confirmed')).status).toBe(200);
    expect(await list(customer)).toMatchObject({
      data: [{ kind: 'booking_confirmed', audience: 'customer', bookingId: id, customerName: null }],
      unreadCount: 1,
    });
    expect(await kinds(venue.owner)).toEqual(['booking_requested']);
  });

  it('tell the customer of a declined request, and the team of one that was withdrawn', async () => {
    await answer(await given(), 'cancelled');
    expect(await kinds(customer)).toEqual(['booking_declined']);
    const withdrawn = await given();
    await customer.graphql(`mutation { withdrawBooking(id: ${withdrawn}) { id } }`);
    expect(await kinds(venue.owner)).toEqual(['booking_cancelled']);
    expect(await kinds(clerk)).toEqual(['booking_cancelled']);
    expect(await kinds(customer)).toEqual(['booking_declined']);
  });

  it('leave out guests, members who book elsewhere as customers, and other businesses', async () => {
    const other = await openVenue(at);
    await given(BookingStatus.CONFIRMED).then((id) => write(venue.owner, id, 'Welcome'));
    expect(await list(other.owner)).toMatchObject({ data: [], unreadCount: 0 });
    const entry = bookingInput(venue.hallId, { isConfirmed: true });
    await venue.owner.rest('POST', '/business/bookings', entry);
    expect(await kinds(venue.owner)).toEqual([]);
  });

  it('renew the one about messages, also where it was read, for members without mails too', async () => {
    const id = await given();
    await at.context().em.execute('update business_members set request_mails = false where user_id = ?', [clerk.id]);
    await write(customer, id, 'Is there a ramp?');
    const [first] = (await list(clerk)).data;
    expect(first).toMatchObject({ kind: 'message_received', audience: 'business' });
    expect(await mark(clerk)).toEqual({ unreadCount: 0 });
    at.clock.set(new Date(TEST_NOW.getTime() + 60_000));
    await write(customer, id, 'And a lift?');
    expect((await list(clerk)).data).toEqual([
      { ...first, createdAt: new Date(TEST_NOW.getTime() + 60_000).toISOString(), readAt: null },
    ]);
    await write(venue.owner, id, 'Both.');
    expect(await kinds(customer)).toEqual(['message_received']);
    expect(await kinds(venue.owner)).toEqual(['message_received']);
  });

  it('tell of proofs of payment and their answers', async () => {
    const id = await given(BookingStatus.CONFIRMED);
    const content = new Uint8Array(
      Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n'),
    );
    const file = { path: '/upload/payment-proof', field: 'proof', content, name: 'transfer.pdf' };
    const { filename } = (await sendForm(at, customer, file)).body as { filename: string };
    const paid = { amount: 25_000, method: 'raast', reference: 'TX-1', day: '2027-02-28', filename };
    const sent = await customer.rest<{ proofs: { id: number }[] }>('POST', `/user/bookings/${id}/proofs`, paid);
    expect(sent.status).toBe(201);
    expect(await kinds(venue.owner)).toEqual(['proof_sent']);
    const waiting = await insertProof(at.context().em, id);
    await venue.owner.rest('PUT', `/business/payment-proofs/${waiting}/accept`, { overpayment: true });
    await venue.owner.rest('PUT', `/business/payment-proofs/${sent.body.proofs[0]?.id}/reject`, {
      reason: 'Unreadable.',
    });
    expect((await kinds(customer)).sort()).toEqual(['proof_accepted', 'proof_rejected']);
  });

  it('tell each side of changes that the other proposed and answered', async () => {
    const id = await given(BookingStatus.CONFIRMED);
    const propose = async (who: Person, guestCount: number) => {
      const [name, input] =
        who === customer
          ? ['requestBookingChange', 'RequestBookingChangeInput']
          : ['changeBooking', 'ChangeBookingInput'];
      const { data, errors } = await who.graphql<Record<string, { openChange: { id: number } }>>(
        `mutation ($id: Int!, $input: ${input}!) { ${name}(id: $id, input: $input) { openChange { id } } }`,
        { id, input: { guestCount } },
      );
      expect(errors).toEqual([]);
      return data?.[name]?.openChange.id ?? 0;
    };
    const refused = await propose(customer, 120);
    expect(await kinds(clerk)).toEqual(['change_proposed']);
    await venue.owner.graphql(`mutation { refuseBookingChange(id: ${refused}) { id } }`);
    expect(await kinds(customer)).toEqual(['change_refused']);
    const accepted = await propose(venue.owner, 130);
    await customer.graphql(`mutation { acceptBookingChange(id: ${accepted}) { id } }`);
    expect((await kinds(customer)).sort()).toEqual(['change_proposed', 'change_refused']);
    expect((await kinds(venue.owner)).sort()).toEqual(['booking_changed', 'change_proposed']);
  });

  it('tell staff of an application', async () => {
    const [moderator, applicant] = [await at.person(Role.MODERATOR), await at.person(Role.BUSINESS)];
    const halls = { name: 'Sitara Halls', location: 'Main Boulevard, Lahore', phone: '+92 42 35761234' };
    const sent = await applicant.rest('POST', '/business-application', { ...halls, description: 'Three halls.' });
    expect(sent.status).toBe(201);
    expect(await list(moderator)).toMatchObject({
      data: [{ kind: 'application_received', audience: 'staff', bookingId: null, businessName: 'Sitara Halls' }],
      unreadCount: 1,
    });
    expect(await kinds(applicant)).toEqual([]);
  });

  it('are marked as read by their ids, by booking, or all, and only one’s own', async () => {
    const bookings = [await given(), await given(), await given()];
    for (const id of bookings) await write(customer, id, 'Hello');
    const { data } = await list(venue.owner);
    const others = (await list(clerk)).data.map(({ id }) => id);
    expect(await mark(venue.owner, { ids: others })).toEqual({ unreadCount: 3 });
    expect(await mark(venue.owner, { ids: [data[0]?.id] })).toEqual({ unreadCount: 2 });
    expect(await mark(venue.owner, { bookingId: data[1]?.bookingId })).toEqual({ unreadCount: 1 });
    expect(await mark(venue.owner)).toEqual({ unreadCount: 0 });
    expect((await list(clerk)).unreadCount).toBe(3);
    expect(await mark(clerk, { ids: Array.from({ length: 101 }, (_, index) => index + 1) })).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('come in pages, newest first', async () => {
    const bookings = [await given(), await given(), await given()];
    for (const [index, id] of bookings.entries()) {
      at.clock.set(new Date(TEST_NOW.getTime() + index * 60_000));
      await write(venue.owner, id, 'Hello');
    }
    const first = await list(customer, '?limit=2');
    const second = await list(customer, `?limit=2&cursor=${first.paging.nextCursor}`);
    expect([...first.data, ...second.data].map(({ bookingId }) => bookingId)).toEqual(bookings.toReversed());
  });

  it('are closed to members who have left the team', async () => {
    await write(customer, await given(), 'Hello');
    expect((await list(clerk)).unreadCount).toBe(1);
    await at.context().em.execute('delete from business_members where user_id = ?', [clerk.id]);
    expect(await list(clerk)).toMatchObject({ data: [], unreadCount: 0 });
  });

  it('go with the account, and after their period', async () => {
    await write(venue.owner, await given(), 'Hello');
    const count = async () => {
      const rows = await at
        .context()
        .em.execute<{ count: number }[]>('select count(*)::int as count from notifications where user_id in (?, ?)', [
          customer.id,
          clerk.id,
        ]);
      return rows[0]?.count;
    };
    await write(customer, await given(), 'Hello');
    expect(await count()).toBe(2);
    const { errors } = await customer.graphql(`mutation { deleteAccount(input: { password: "${TEST_PASSWORD}" }) }`);
    expect(errors).toEqual([]);
    at.clock.set(new Date(TEST_NOW.getTime() + (RETENTION.notifications.days - 1) * DAY_MS));
    await personalDataJobs['apply-retention']?.(at.context(), {}, new AbortController().signal);
    expect(await count()).toBeGreaterThan(0);
    at.clock.set(new Date(TEST_NOW.getTime() + (RETENTION.notifications.days + 1) * DAY_MS));
    await personalDataJobs['apply-retention']?.(at.context(), {}, new AbortController().signal);
    expect(await count()).toBe(0);
  });
});
