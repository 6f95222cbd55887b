import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { VISIT_LIMITS, VISIT_MESSAGES } from '../../domain/threads/visits.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { bookingInput, givenBooking, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { openTalk } from '../../testing/talk.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { callVisits, type VisitBody } from '../../testing/visits.js';

let servers: TwoServers;
let customer: Person;
let clerk: Person;
let venue: Venue;
let bookingId: number;

interface ListBody {
  data: VisitBody[];
  paging: { total: number; nextCursor: string | null };
  field?: string;
}

beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());
beforeEach(async () => {
  ({ customer, clerk, venue, bookingId } = await openTalk(servers.at, { startTime: new Date('2027-03-25T12:00:00Z') }));
});

const HOUR_MS = 3_600_000;
const { baseOf, propose, act, read, agree, rows, toldKinds, mailsTo } = callVisits(() => ({
  at: servers.at,
  customer,
  owner: venue.owner,
  bookingId,
}));
const list = async (who: Person, query = '') => (await who.rest<ListBody>('GET', `/business/visits${query}`)).body;

describe('[issue 40] a visit of the hall', () => {
  it('is proposed by one side and confirmed by the other, who are told', async () => {
    const { status, body } = await propose(customer, { headCount: 4, note: ' Call 0300 1234567 ' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...{ bookingId, enquiryId: null, status: 'proposed', proposedBy: 'customer', headCount: 4 },
        ...{ startsAt: '2027-03-20T12:00:00.000Z', note: 'Call 0300 1234567', isPast: false },
        ...{ viewerCanAnswer: false, viewerCanCancel: true },
      },
    });
    expect(await read(venue.owner)).toMatchObject([{ id: body.id, viewerCanAnswer: true, viewerCanCancel: false }]);
    expect(await toldKinds(venue.owner)).toContain('visit_proposed');
    expect(await toldKinds(clerk)).toContain('visit_proposed');
    const [mail] = await mailsTo(venue.owner);
    expect(mail).toMatchObject({ kind: 'visit-proposed', text: expect.stringContaining('Mar 20, 2027, 5:00 PM') });
    expect(mail?.text).toContain(`/business/bookings/${bookingId}`);
    expect(mail?.text).toContain('The customer proposes a time');
    // Anybody can write a note.
    expect(mail?.text).not.toContain('0300');
    expect(await act(clerk, 'confirm', body.id)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await toldKinds(customer)).toContain('visit_confirmed');
    expect((await mailsTo(customer)).map(({ kind }) => kind)).toEqual(['visit-confirmed']);
  });

  it('is about an enquiry too, and stays with its thread when that becomes a booking’s', async () => {
    const asked = await customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Hi' });
    const about = `enquiries/${asked.body.id}`;
    const { id } = (await propose(venue.owner, {}, about)).body;
    expect((await act(customer, 'confirm', id)).body).toMatchObject({ enquiryId: asked.body.id, bookingId: null });
    const booked = await customer.rest<{ id: number }>('POST', '/user/bookings', bookingInput(venue.hallId));
    expect(await read(customer, `bookings/${booked.body.id}`)).toMatchObject([{ id, status: 'confirmed' }]);
    expect((await act(customer, 'cancel', id)).body).toMatchObject({ status: 'cancelled', bookingId: booked.body.id });
  });

  it('has one time at once: another one replaces the proposal, a confirmed one is cancelled first', async () => {
    await propose(customer);
    const { id } = (await propose(venue.owner, { time: '11:00' })).body;
    expect(await read(customer)).toMatchObject([
      { id, status: 'proposed', proposedBy: 'business' },
      { status: 'replaced', endedBy: 'business' },
    ]);
    await act(customer, 'confirm', id);
    expect(await propose(customer)).toMatchObject({ status: 409, body: { message: VISIT_MESSAGES.agreed } });
    expect((await act(venue.owner, 'cancel', id)).body).toMatchObject({ status: 'cancelled', endedBy: 'business' });
    expect((await propose(customer)).status).toBe(201);
    expect(await toldKinds(customer)).toEqual(['visit_proposed', 'visit_cancelled']);
  });

  it('is over once its time has come: another one can be proposed', async () => {
    const id = await agree({ day: '2027-03-02' });
    await rows(`update visits set starts_at = starts_at - interval '2 days' where id = ?`, [id]);
    expect(await act(customer, 'cancel', id)).toMatchObject({ status: 409, body: { message: VISIT_MESSAGES.isOver } });
    expect(await read(customer)).toMatchObject([{ id, status: 'confirmed', isPast: true, viewerCanCancel: false }]);
    expect((await propose(customer)).status).toBe(201);
  });

  it('is answered by the other side, and taken back by its own', async () => {
    const { id } = (await propose(customer)).body;
    expect((await act(customer, 'confirm', id)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await act(venue.owner, 'cancel', id)).body.message).toBe(VISIT_MESSAGES.declineInstead);
    expect((await act(venue.owner, 'decline', id)).body).toMatchObject({ status: 'declined', endedBy: 'business' });
    expect((await act(customer, 'cancel', id)).body).toMatchObject({ code: 'CONFLICT' });
    const again = (await propose(customer)).body.id;
    expect((await act(customer, 'cancel', again)).body).toMatchObject({ status: 'cancelled', endedBy: 'customer' });
    expect((await act(venue.owner, 'confirm', again)).body.message).toBe(VISIT_MESSAGES.cancelled);
  });

  it('is refused in the past, too far ahead, and as nothing that is a time', async () => {
    for (const [more, field] of [
      [{ day: '2027-02-28' }, 'day'],
      [{ day: '2027-03-01', time: '00:00' }, 'time'],
      [{ day: '2027-05-31' }, 'day'],
      [{ day: '2027-02-30' }, 'day'],
      [{ time: 'five' }, 'time'],
      [{ headCount: 0 }, 'headCount'],
      [{ note: 'x'.repeat(VISIT_LIMITS.noteMaxCharacters + 1) }, 'note'],
    ] as const) {
      expect(await propose(customer, more)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', field } });
    }
    expect(await read(customer)).toEqual([]);
  });

  it('happens once for an idempotency key', async () => {
    const first = await propose(customer, {}, undefined, 'visit-1');
    expect((await propose(customer, {}, undefined, 'visit-1')).body.id).toBe(first.body.id);
    expect((await propose(customer, { time: '18:00' }, undefined, 'visit-1')).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await read(customer)).toHaveLength(1);
    expect((await mailsTo(venue.owner)).length).toBe(1);
  });

  it('is proposed ten times a day at most', async () => {
    for (let hour = 8; hour < 8 + VISIT_LIMITS.proposalsPerDay; hour += 1) {
      expect((await propose(customer, { time: `${String(hour).padStart(2, '0')}:00` })).status).toBe(201);
    }
    servers.at.clock.set(new Date(TEST_NOW.getTime() + 6 * HOUR_MS));
    const { status, headers, body } = await propose(venue.owner);
    expect({ status, body }).toMatchObject({ status: 429, body: { message: VISIT_MESSAGES.tooMany } });
    // A day after the first of the ten.
    expect(headers.get('retry-after')).toBe(String((18 * HOUR_MS) / 1000));
    await rows(`update visits set created_at = created_at - interval '1 day' where proposer_id = ?`, [customer.id]);
    expect((await propose(venue.owner)).status).toBe(201);
  });

  it('is neither seen nor changed by strangers and staff', async () => {
    const { id } = (await propose(customer)).body;
    const [stranger, other] = [await servers.at.person(Role.USER), await openVenue(servers.at)];
    for (const who of [stranger, other.owner]) {
      expect((await propose(who)).status).toBe(404);
      for (const action of ['confirm', 'decline', 'cancel'] as const) {
        expect((await act(who, action, id)).status).toBe(404);
      }
      expect((await who.rest('GET', `${baseOf(who)}/visits/${id}/calendar.ics`)).status).toBe(404);
    }
    const admin = await servers.at.person(Role.ADMIN);
    expect([(await propose(admin)).status, (await act(admin, 'confirm', id)).status]).toEqual([403, 403]);
    expect((await list(other.owner)).data).toEqual([]);
    expect((await customer.rest('GET', '/business/visits')).status).toBe(403);
    expect(await read(customer)).toMatchObject([{ status: 'proposed' }]);
  });

  it('needs somebody on the other side', async () => {
    const { em } = servers.at.context();
    const guests = await givenBooking(em, { userId: null, enteredBy: venue.owner.id, hallId: venue.hallId });
    expect((await propose(venue.owner, {}, `bookings/${guests}`)).body.message).toBe(THREAD_MESSAGES.noReader);
    const { id } = (await propose(venue.owner)).body;
    await em.execute(`update businesses set status = 'pending' where id = ?`, [venue.businessId]);
    expect((await act(customer, 'confirm', id)).body.message).toBe(THREAD_MESSAGES.noReader);
    expect((await act(customer, 'decline', id)).status).toBe(200);
  });

  it('is neither proposed nor confirmed of a removed hall', async () => {
    const { id } = (await propose(customer)).body;
    await rows(
      `update halls set deleted_at = now(), status = 'inactive', category_id = null, type_id = null where id = ?`,
      [venue.hallId],
    );
    const refusal = { status: 409, body: { message: VISIT_MESSAGES.hallRemoved } };
    expect(await act(venue.owner, 'confirm', id)).toMatchObject(refusal);
    expect(await propose(customer, { time: '18:00' })).toMatchObject(refusal);
    expect((await act(venue.owner, 'decline', id)).status).toBe(200);
  });

  it('is proposed for a booking until that is over', async () => {
    const canArrange = async (who: Person) => {
      const path = `${baseOf(who)}/bookings/${bookingId}/messages`;
      return (await who.rest<{ viewerCanArrangeVisit: boolean }>('GET', path)).body.viewerCanArrangeVisit;
    };
    const refusal = { status: 409, body: { message: VISIT_MESSAGES.bookingOver } };
    expect(await canArrange(customer)).toBe(true);
    await customer.rest('DELETE', `/user/bookings/${bookingId}`);
    expect(await propose(customer)).toMatchObject(refusal);
    expect(await canArrange(customer)).toBe(false);
    const startTime = new Date(TEST_NOW.getTime() - 6 * HOUR_MS);
    const place = { userId: customer.id, hallId: venue.hallId };
    bookingId = await givenBooking(servers.at.context().em, place, { startTime });
    expect(await propose(venue.owner)).toMatchObject(refusal);
    expect(await canArrange(venue.owner)).toBe(false);
  });

  it('occupies nothing: a booking of that hour is confirmed', async () => {
    await agree();
    const { em } = servers.at.context();
    const place = { userId: customer.id, hallId: venue.hallId };
    const at = { startTime: new Date('2027-03-20T11:00:00Z'), endTime: new Date('2027-03-20T15:00:00Z') };
    const pending = await givenBooking(em, place, { status: BookingStatus.PENDING, ...at });
    const answer = { status: 'confirmed' };
    expect((await venue.owner.rest('PUT', `/business/bookings/${pending}/status`, answer)).status).toBe(200);
  });
});

describe('[issue 40] a visit at two servers', () => {
  it('is confirmed once', async () => {
    const { id } = (await propose(customer)).body;
    const answers = await Promise.all(
      [0, 1, 2, 3].map((turn) => act(venue.owner, 'confirm', id, servers.asIn(turn, venue.owner))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await mailsTo(customer)).length).toBe(1);
  });

  it('is confirmed and taken back in one order for both sides', async () => {
    const { id } = (await propose(customer)).body;
    const [confirmed, cancelled] = await Promise.all([
      act(venue.owner, 'confirm', id, servers.asIn(0, venue.owner)),
      act(customer, 'cancel', id, servers.asIn(1, customer)),
    ]);
    // Either it was confirmed and then cancelled, or it was taken back before.
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(confirmed.status);
    expect(await read(customer)).toMatchObject([{ id, status: 'cancelled', endedBy: 'customer' }]);
  });

  it('is proposed by both sides at once: one proposal is left', async () => {
    await Promise.all(
      [0, 1, 2, 3].map((turn) => {
        const who = turn < 2 ? customer : venue.owner;
        const path = `${baseOf(who)}/bookings/${bookingId}/visits`;
        return servers.asIn(turn, who).rest('POST', path, { day: '2027-03-20', time: `1${turn}:00` });
      }),
    );
    const statuses = (await read(customer)).map(({ status }) => status).sort();
    expect(statuses).toEqual(['proposed', 'replaced', 'replaced', 'replaced']);
  });
});

describe('[issue 40] the visits of a business', () => {
  it('are listed by time, with filters and pages, in a number of statements that doesn’t grow', async () => {
    const first = await agree({ day: '2027-03-10' });
    const { em } = servers.at.context();
    bookingId = await givenBooking(em, { userId: customer.id, hallId: venue.hallId });
    const second = (await propose(customer, { day: '2027-03-05' })).body.id;
    expect((await list(clerk)).data.map(({ id }) => id)).toEqual([second, first]);
    expect((await list(clerk, '?order=latest')).data.map(({ id }) => id)).toEqual([first, second]);
    expect(await list(clerk, '?status=confirmed')).toMatchObject({ data: [{ id: first }], paging: { total: 1 } });
    const third = (await propose(customer, { day: '2027-03-06' })).body.id;
    expect(await list(clerk, '?standing=true')).toMatchObject({ paging: { total: 2 } });
    expect((await list(clerk, '?status=replaced')).data).toMatchObject([{ id: second }]);
    expect((await list(clerk, '?from=2027-03-07')).data).toMatchObject([
      { id: first, customerName: expect.any(String) },
    ]);
    expect((await list(clerk, `?hallId=${venue.hallId}`)).paging.total).toBe(3);
    expect((await list(clerk, `?hallId=${venue.hallId + 1}`)).paging.total).toBe(0);
    expect(await list(clerk, '?from=soon')).toMatchObject({ field: 'from' });
    expect((await list(clerk, '?from=2199-12-31')).paging.total).toBe(0);
    const move = (startsAt: string) => rows('update visits set starts_at = ? where id = ?', [startsAt, second]);
    // Today has begun at the hall, not in London.
    await move('2027-02-28T19:30:00Z');
    expect((await list(clerk, '?coming=true')).data.map(({ id }) => id)).toEqual([second, third, first]);
    await move('2027-02-28T18:30:00Z');
    expect((await list(clerk, '?coming=true')).data.map(({ id }) => id)).toEqual([third, first]);
    const page = await list(clerk, '?limit=1');
    expect(page.data).toMatchObject([{ id: second }]);
    const next = await list(clerk, `?limit=1&cursor=${String(page.paging.nextCursor)}`);
    expect(next.data).toMatchObject([{ id: third }]);
    const count = async (query: string) =>
      (await recordStatements(servers.at.app.orm, () => list(clerk, query))).statements.length;
    expect(await count('?limit=2')).toBe(await count('?limit=1'));
  });

  it('leave out what a member booked as a customer', async () => {
    const { em } = servers.at.context();
    const own = await givenBooking(em, { userId: clerk.id, hallId: venue.hallId });
    await clerk.rest('POST', `/user/bookings/${own}/visits`, { day: '2027-03-20', time: '17:00' });
    expect((await list(clerk)).data).toEqual([]);
    expect((await list(venue.owner)).data).toHaveLength(1);
  });

  it('are recorded for the business, without the note', async () => {
    const { id } = (await propose(venue.owner, { note: 'Ask for Nadia' })).body;
    await act(venue.owner, 'cancel', id);
    const entries = await rows<{ action: string; entry: string }>(
      `select action, e::text as entry from audit_events e where subject_type = 'visit' and subject_id = ? order by id`,
      [String(id)],
    );
    expect(entries.map(({ action }) => action)).toEqual(['visit.proposed', 'visit.cancelled']);
    expect(entries.map(({ entry }) => entry).join()).not.toContain('Nadia');
  });
});

describe('[issue 40] the calendar file of a visit', () => {
  const file = async (who: Person, id: number, query = '') => {
    const headers = { authorization: `Bearer ${String(who.token)}` };
    const response = await fetch(`${servers.at.url}/api${baseOf(who)}/visits/${id}/calendar.ics${query}`, { headers });
    return { status: response.status, body: await response.text() };
  };

  it('is for both sides once it is confirmed, and takes the event out when it is cancelled', async () => {
    const { id } = (await propose(customer, { headCount: 4 })).body;
    expect(await file(customer, id)).toMatchObject({ status: 409, body: expect.stringContaining('once') });
    await act(venue.owner, 'confirm', id);
    for (const who of [customer, venue.owner]) {
      const { status, body } = await file(who, id);
      expect(status).toBe(200);
      expect(body).toContain(`UID:visit-${id}@`);
      expect(body).toContain('DTSTART:20270320T120000Z\r\nDTEND:20270320T130000Z');
      expect(body).toContain('STATUS:CONFIRMED');
    }
    await act(customer, 'cancel', id);
    const { body } = await file(venue.owner, id);
    expect(body).toContain('SEQUENCE:1');
    expect(body).toContain('STATUS:CANCELLED');
  });

  it('is in Urdu for whom asks for that, with the hall’s name in Urdu', async () => {
    const id = await agree({ headCount: 4 });
    const inUrdu = async () => (await file(customer, id, '?locale=ur')).body.replaceAll('\r\n ', '').split('\r\n');
    expect(await inUrdu()).toContainEqual(expect.stringMatching(/^SUMMARY:ہال دیکھنے کا وقت: \u2068Moti Mahal/));
    await rows(`update halls set hall_name_urdu = 'موتی محل' where id = ? returning id`, [venue.hallId]);
    expect(await inUrdu()).toEqual(
      expect.arrayContaining([
        'PRODID:-//Mehfil//Bookings//UR',
        'SUMMARY:ہال دیکھنے کا وقت: \u2068موتی محل\u2069',
        expect.stringMatching(/^DESCRIPTION:.*\\n4 افراد$/),
      ]),
    );
    await act(customer, 'cancel', id);
    expect(await inUrdu()).toContain('SUMMARY:منسوخ ملاقات: \u2068موتی محل\u2069');
    expect((await file(customer, id)).body).toContain('SUMMARY:Cancelled visit: Moti Mahal');
    expect(await file(customer, id, '?locale=fr')).toMatchObject({ status: 422 });
  });
});
