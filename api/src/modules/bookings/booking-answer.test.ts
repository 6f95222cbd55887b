import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { givenHall, openVenue, shareUnits, bookingInput, type Venue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;
let stranger: Person;
let venue: Venue;
let otherVenue: Venue;
let moderator: Person;
let admin: Person;

beforeAll(async () => {
  at = await startHarness();
  [customer, stranger] = [await at.person(Role.USER), await at.person(Role.USER)];
  [venue, otherVenue] = [await openVenue(at, { slots: { bufferTime: 60 } }), await openVenue(at)];
  [moderator, admin] = [await at.person(Role.MODERATOR), await at.person(Role.ADMIN)];
});
afterAll(() => at.close());

interface Wire {
  id: number;
  status: string;
  code?: string;
  cancellationReason: string | null;
  [field: string]: unknown;
}

let day = 0;
/** Hours on a day that no other test uses. */
function freshEvening(from = 12, hours = 4): { startTime: string; endTime: string } {
  day += 1;
  const start = Date.parse('2027-03-05T00:00:00Z') + day * 86_400_000 + from * 3_600_000;
  return { startTime: new Date(start).toISOString(), endTime: new Date(start + hours * 3_600_000).toISOString() };
}

async function requested(hallId = venue.hallId, request: Record<string, unknown> = freshEvening(), who = customer) {
  const { status, body } = await who.rest<Wire>('POST', '/user/bookings', bookingInput(hallId, request));
  expect(status).toBe(201);
  return body.id;
}

function answer(id: number, status: string, extra: Record<string, unknown> = {}, who = venue.owner) {
  return who.rest<Wire>('PUT', `/business/bookings/${id}/status`, { status, ...extra });
}

async function findMails(id: number): Promise<[string, string][]> {
  const rows: { to_address: string; kind: string }[] = await at
    .context()
    .em.execute('select to_address, kind from outbox_mails where dedupe_key like ? order by id', [`%:${id}:%`]);
  return rows.map(({ to_address: to, kind }) => [kind, to]);
}

const CANCEL = `mutation Cancel($id: Int!, $reason: String!) {
  cancelConfirmedBooking(id: $id, input: { reason: $reason }) { id status cancellationReason cancellationNote } }`;

describe('[business §4 Booking] answering a request', () => {
  it('approved: confirmed, entered in the ledger with its buffer, and the customer gets a mail', async () => {
    const request = freshEvening();
    const id = await requested(venue.hallId, request);
    expect(await answer(id, 'confirmed')).toMatchObject({ status: 200, body: { id, status: 'confirmed' } });
    const rows: { kind: string; starts: string; minutes: number }[] = await at.context().em.execute(
      `select kind, to_char(lower(period) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as starts,
                (extract(epoch from upper(period) - lower(period)) / 60)::int as minutes
           from occupancies where booking_id = ?`,
      [id],
    );
    expect(rows).toEqual([{ kind: 'booking', starts: request.startTime, minutes: 300 }]);
    expect(await findMails(id)).toEqual([
      ['booking-received', 'ayesha@mail.test'],
      ['booking-requested', venue.owner.email],
      ['booking-confirmed', 'ayesha@mail.test'],
    ]);
  });

  it('declined with a reason: cancelled, the customer reads why', async () => {
    const id = await requested();
    const declined = await answer(id, 'cancelled', { reason: ' We are renovating ' });
    expect(declined).toMatchObject({
      status: 200,
      body: { status: 'cancelled', cancellationReason: 'declined', cancellationNote: 'We are renovating' },
    });
    expect((await findMails(id)).at(-1)).toEqual(['booking-declined', 'ayesha@mail.test']);
  });

  it('confirmed and cancelled are final for the owner', async () => {
    const [confirmed, cancelled] = [await requested(), await requested()];
    await answer(confirmed, 'confirmed');
    await answer(cancelled, 'cancelled');
    for (const id of [confirmed, cancelled]) {
      for (const status of ['confirmed', 'cancelled']) {
        expect(await answer(id, status)).toMatchObject({
          status: 409,
          body: { code: 'FINAL_STATUS', field: 'status' },
        });
      }
    }
  });

  it('of two concurrent answers to a request, one is accepted, and one mail is sent', async () => {
    const id = await requested();
    const answers = await Promise.all(['confirmed', 'confirmed', 'cancelled', 'confirmed'].map((to) => answer(id, to)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body).toMatchObject({ code: 'FINAL_STATUS' });
    expect((await findMails(id)).filter(([kind]) => /confirmed|declined/.test(kind))).toHaveLength(1);
    const stored: { count: number }[] = await at
      .context()
      .em.execute('select count(*)::int as count from occupancies where booking_id = ?', [id]);
    const confirmed = answers.some(({ status, body }) => status === 200 && body.status === 'confirmed');
    expect(stored[0]?.count).toBe(confirmed ? 1 : 0);
  });

  it('another status, no status and a long reason are refused by field', async () => {
    const id = await requested();
    for (const status of ['pending', 'CONFIRMED', '', undefined]) {
      expect(await answer(id, status as string)).toMatchObject({ status: 422, body: { field: 'status' } });
    }
    const long = await answer(id, 'cancelled', { reason: 'x'.repeat(501) });
    expect(long).toMatchObject({ status: 422, body: { field: 'reason' } });
    expect((await answer(id, 'cancelled', { reason: 'x'.repeat(500) })).status).toBe(200);
  });

  it('it can’t be approved after its start', async () => {
    const id = await requested(venue.hallId, { startTime: '2027-03-01T10:00:00Z', endTime: '2027-03-01T13:00:00Z' });
    const before = at.clock.now();
    at.clock.advanceMinutes(180);
    expect(await answer(id, 'confirmed')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    at.clock.set(before);
  });

  it('a request for a blocked time can’t be approved, and the error says so', async () => {
    const request = freshEvening();
    const id = await requested(venue.hallId, request);
    const input = { hallId: venue.hallId, date: request.startTime.slice(0, 10) };
    await venue.owner.graphql('mutation B($input: BlockHallInput!) { blockHall(input: $input) { id } }', { input });
    const refused = await answer(id, 'confirmed');
    expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', field: 'startTime' } });
    expect(refused.body.message).toContain('The hall is blocked at that time');
  });
});

describe('[product Bookings] confirming cancels conflicting requests', () => {
  it('those within its buffer too, not those that just fit; everyone is notified', async () => {
    const evening = freshEvening(12, 4);
    const shifted = (hours: number) => ({
      startTime: new Date(Date.parse(evening.startTime) + hours * 3_600_000).toISOString(),
      endTime: new Date(Date.parse(evening.endTime) + hours * 3_600_000).toISOString(),
    });
    const chosen = await requested(venue.hallId, evening);
    const same = await requested(venue.hallId, evening, stranger);
    const inItsBuffer = await requested(venue.hallId, shifted(4.5));
    const ownBufferInto = await requested(venue.hallId, shifted(-4.5));
    const justAfter = await requested(venue.hallId, shifted(5));
    const justBefore = await requested(venue.hallId, shifted(-5));

    const conflicts = await venue.owner.graphql<{ bookingConflicts: { id: number }[] }>(
      'query C($id: Int!) { bookingConflicts(id: $id) { id } }',
      { id: chosen },
    );
    expect(conflicts.data?.bookingConflicts.map(({ id }) => id)).toEqual([ownBufferInto, same, inItsBuffer]);

    expect((await answer(chosen, 'confirmed')).status).toBe(200);
    const states = await at
      .context()
      .em.execute('select id, status, cancellation_reason as reason from bookings where id in (?) order by id', [
        [same, inItsBuffer, ownBufferInto, justAfter, justBefore],
      ]);
    expect(states).toEqual([
      { id: same, status: 'cancelled', reason: 'slot_taken' },
      { id: inItsBuffer, status: 'cancelled', reason: 'slot_taken' },
      { id: ownBufferInto, status: 'cancelled', reason: 'slot_taken' },
      { id: justAfter, status: 'pending', reason: null },
      { id: justBefore, status: 'pending', reason: null },
    ]);
    expect((await findMails(same)).at(-1)).toEqual(['booking-slot-taken', 'ayesha@mail.test']);
    expect((await answer(justAfter, 'confirmed')).status).toBe(200);
    expect((await answer(justBefore, 'confirmed')).status).toBe(200);
  });

  it('a full marquee takes both halves, a half takes the marquee but not the other half', async () => {
    const { em } = at.context();
    const [left, right] = [await givenHall(em, venue.businessId), await givenHall(em, venue.businessId)];
    const full = await givenHall(em, venue.businessId);
    await shareUnits(em, full, [left, right]);
    const request = freshEvening();
    const [onLeft, onRight, onFull] = [
      await requested(left, request),
      await requested(right, request),
      await requested(full, request),
    ];
    expect((await answer(onLeft, 'confirmed')).status).toBe(200);
    expect(await answer(onFull, 'confirmed')).toMatchObject({ status: 409, body: { code: 'FINAL_STATUS' } });
    expect((await answer(onRight, 'confirmed')).status).toBe(200);
    const refused = await customer.rest<Wire>('POST', '/user/bookings', bookingInput(full, request));
    expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
  });
});

describe('[product Bookings] withdrawing and cancelling', () => {
  it('a customer withdraws a pending request, once; the owner is notified', async () => {
    const id = await requested();
    expect(await customer.rest('DELETE', `/user/bookings/${id}`)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', cancellationReason: 'withdrawn' },
    });
    expect((await customer.rest<Wire>('DELETE', `/user/bookings/${id}`)).body).toMatchObject({
      code: 'FINAL_STATUS',
      message: 'This booking is already cancelled: Withdrawn',
    });
    expect((await findMails(id)).slice(-2)).toEqual([
      ['booking-withdrawn', 'ayesha@mail.test'],
      ['booking-withdrawn', venue.owner.email],
    ]);
  });

  it('a customer can’t withdraw a confirmed one', async () => {
    const id = await requested();
    await answer(id, 'confirmed');
    expect((await customer.rest('DELETE', `/user/bookings/${id}`)).status).toBe(409);
  });

  it('an admin cancels a confirmed one with a reason: its time is free again, and it is audited', async () => {
    const request = freshEvening();
    const id = await requested(venue.hallId, request);
    await answer(id, 'confirmed');
    const done = await admin.graphql(CANCEL, { id, reason: 'Double payment dispute' });
    expect(done.data).toEqual({
      cancelConfirmedBooking: {
        id,
        status: 'CANCELLED',
        cancellationReason: 'CANCELLED_BY_STAFF',
        cancellationNote: 'Double payment dispute',
      },
    });
    const { em } = at.context();
    const entries = await em.execute(
      `select actor_id, action, before, after from audit_events where subject_type = 'booking' and subject_id = ? order by id`,
      [String(id)],
    );
    expect(entries).toMatchObject([
      { actor_id: venue.owner.id, action: 'booking.approved', before: { status: 'pending' } },
      { actor_id: admin.id, action: 'booking.cancelled', before: { status: 'confirmed' } },
    ]);
    const again = await requested(venue.hallId, request, stranger);
    expect((await answer(again, 'confirmed')).status).toBe(200);
    const twice = await admin.graphql(CANCEL, { id, reason: 'Again' });
    expect(twice.errors[0]?.extensions.code).toBe('FINAL_STATUS');
    const left = await em.execute('select booking_id from occupancies where booking_id in (?)', [[id, again]]);
    expect(left).toEqual([{ booking_id: again }]);
  });

  it('a pending one is not cancelled this way, and a reason is needed', async () => {
    const id = await requested();
    expect((await admin.graphql(CANCEL, { id, reason: 'No' })).errors[0]?.extensions.code).toBe('CONFLICT');
    expect((await admin.graphql(CANCEL, { id, reason: '  ' })).errors[0]).toMatchObject({
      message: 'Reason is required',
      extensions: { code: 'INVALID_INPUT', field: 'reason' },
    });
  });
});

describe('[security Never 2] bookings of others', () => {
  it('only its customer, its owner and staff see one; only those allowed act on it', async () => {
    const id = await requested();
    const see =
      'query B($id: Int!) { booking(id: $id) { id customerPhone viewerCanAnswer viewerCanWithdraw viewerCanCancel } }';
    const seen = async (who: Person) =>
      (await who.graphql<{ booking: Record<string, unknown> }>(see, { id })).data?.booking;
    expect(await seen(customer)).toMatchObject({ id, viewerCanAnswer: false, viewerCanWithdraw: true });
    expect(await seen(venue.owner)).toMatchObject({ id, viewerCanAnswer: true, viewerCanWithdraw: false });
    expect(await seen(moderator)).toMatchObject({ id, viewerCanAnswer: false, viewerCanCancel: false });
    for (const who of [stranger, otherVenue.owner]) {
      expect((await who.graphql(see, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect((await at.visitor.graphql(see, { id })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');

    expect((await stranger.rest('DELETE', `/user/bookings/${id}`)).status).toBe(404);
    expect((await answer(id, 'confirmed', {}, otherVenue.owner)).status).toBe(404);
    expect((await answer(id, 'cancelled', {}, otherVenue.owner)).status).toBe(404);
    expect((await answer(id, 'confirmed', {}, customer)).status).toBe(403);
    expect((await answer(id, 'confirmed', {}, admin)).status).toBe(403);
    expect((await answer(id, 'confirmed', {}, at.visitor)).status).toBe(401);
    for (const who of [customer, venue.owner, moderator]) {
      expect((await who.graphql(CANCEL, { id, reason: 'Mine' })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const conflicts = await otherVenue.owner.graphql('query C($id: Int!) { bookingConflicts(id: $id) { id } }', { id });
    expect(conflicts.errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await seen(customer))?.viewerCanWithdraw).toBe(true);
  });

  it.each([BusinessStatus.PENDING, BusinessStatus.REJECTED, BusinessStatus.SUSPENDED])(
    'an owner whose business is %s sees and answers nothing',
    async (status) => {
      const scene = await openVenue(at);
      const id = await requested(scene.hallId);
      await at.context().em.execute(
        `update businesses set status = ?, rejection_reason = 'x',
                  suspended_at = case when ? = 'suspended' then now() end,
                  suspension_reason = case when ? = 'suspended' then 'x' end where id = ?`,
        [status, status, status, scene.businessId],
      );
      expect((await answer(id, 'confirmed', {}, scene.owner)).status).toBe(404);
      expect((await scene.owner.rest('GET', '/business/bookings')).status).toBe(403);
    },
  );
});
