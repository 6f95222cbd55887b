import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ical from 'node-ical';
import type { VEvent } from 'node-ical';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenHall, openVenue, bookingInput, shareUnits, type Venue } from '../../testing/scene.js';
import { openVenues, requestFunctions } from '../booking-groups/testing.js';
import { renderCalendar, type FeedBooking } from './calendar.ics.js';

let at: Harness;
let venue: Venue;
let customer: Person;

beforeAll(async () => {
  at = await startHarness();
  [venue, customer] = [await openVenue(at), await at.person(Role.USER)];
});
afterAll(() => at.close());

interface Feed {
  hallId: number | null;
  title: string;
  url: string | null;
}

/** Enables or renews a feed; returns its path on the server. */
async function openFeed(hallId?: number, owner = venue.owner): Promise<string> {
  const { body, status } = await owner.rest<Feed>('POST', '/business/calendar-feeds', hallId ? { hallId } : {});
  expect(status).toBe(201);
  return new URL(body.url ?? '').pathname;
}

// Without an explicit cache mode, fetch requests a fresh copy whenever it sends a condition.
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${at.url}${path}`, { headers: { 'cache-control': 'max-age=0', ...headers } });
const readText = async (path: string) => (await read(path)).text();

/** The events of a calendar, by UID. */
function parseEvents(text: string): Record<string, VEvent> {
  return Object.fromEntries(
    Object.values(ical.sync.parseICS(text))
      .filter((part) => part?.type === 'VEVENT')
      .map((event) => [event.uid, event]),
  );
}

/** What RFC 5545 requires of every line: CRLF, 75 octets, no control characters, no split characters. */
function brokenLines(text: string): string[] {
  const lines = text.split('\r\n');
  return [
    ...(lines.pop() === '' ? [] : ['no CRLF at the end']),
    ...lines.filter(
      (line) =>
        line === '' ||
        Buffer.byteLength(line) > 75 ||
        /(?!\t)\p{Cc}|\ufffd/u.test(line) ||
        !/^([A-Z][A-Z0-9-]*[:;]| )/.test(line),
    ),
  ];
}

describe('[issue: calendar feeds] the calendar', () => {
  it('holds the bookings of the business, and of one hall those of that hall', async () => {
    const { em } = at.context();
    const secondHall = await givenHall(em, venue.businessId);
    const here = { userId: customer.id, hallId: venue.hallId };
    const first = await givenBooking(em, here, {
      status: BookingStatus.CONFIRMED,
      startTime: new Date('2027-04-01T14:00:00Z'),
    });
    const second = await givenBooking(
      em,
      { ...here, hallId: secondHall },
      { startTime: new Date('2027-04-02T14:00:00Z') },
    );
    const uid = (id: number) => `booking-${id}@localhost`;
    const whole = parseEvents(await readText(await openFeed()));
    expect(Object.keys(whole).sort()).toEqual([uid(first), uid(second)].sort());
    expect(whole[uid(first)]).toMatchObject({ status: 'CONFIRMED', transparency: 'OPAQUE', sequence: 0 });
    expect(whole[uid(first)]?.start.toISOString()).toBe('2027-04-01T14:00:00.000Z');
    expect(whole[uid(first)]?.end?.toISOString()).toBe('2027-04-01T19:00:00.000Z');
    expect(whole[uid(second)]).toMatchObject({ status: 'TENTATIVE', transparency: 'TRANSPARENT' });
    expect(Object.keys(parseEvents(await readText(await openFeed(secondHall))))).toEqual([uid(second)]);
  });

  it('keeps an event’s UID, raises its SEQUENCE with every change, and keeps cancelled ones as such', async () => {
    const { owner, hallId } = await openVenue(at);
    const path = await openFeed(hallId, owner);
    const { body } = await customer.rest<{ id: number }>('POST', '/user/bookings', bookingInput(hallId));
    const event = async () => {
      const events = parseEvents(await readText(path));
      expect(Object.keys(events)).toEqual([`booking-${body.id}@localhost`]);
      const { status, sequence, summary } = Object.values(events)[0] as VEvent;
      return { status, sequence, summary };
    };
    expect(await event()).toMatchObject({ status: 'TENTATIVE', sequence: 0 });
    await owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' });
    expect(await event()).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
    const admin = await at.person(Role.ADMIN);
    const cancel = 'mutation C($id: Int!) { cancelConfirmedBooking(id: $id, input: { reason: "Flood" }) { id } }';
    expect((await admin.graphql(cancel, { id: body.id })).errors).toEqual([]);
    const cancelled = await event();
    expect(cancelled).toMatchObject({ status: 'CANCELLED', sequence: 2 });
    expect(JSON.stringify(cancelled)).not.toContain('Ayesha');
  });

  it('of a hall has what takes its space, called by the booked hall', async () => {
    const { owner, businessId, hallId: north } = await openVenue(at, { hall: { hallName: 'North' } });
    const { em } = at.context();
    const [south, marquee] = [
      await givenHall(em, businessId),
      await givenHall(em, businessId, { hallName: 'Marquee' }),
    ];
    await shareUnits(em, marquee, [north]);
    const booked = (hallId: number, status: BookingStatus) =>
      givenBooking(em, { userId: customer.id, hallId }, { status });
    const wedding = await booked(marquee, BookingStatus.CONFIRMED);
    await booked(marquee, BookingStatus.PENDING);
    await booked(south, BookingStatus.CONFIRMED);
    expect(parseEvents(await readText(await openFeed(north, owner)))).toEqual({
      [`booking-${wedding}@localhost`]: expect.objectContaining({
        ...{ summary: 'Marquee, A customer', status: 'CONFIRMED', transparency: 'OPAQUE' },
      }),
    });
  });

  it('has a request that holds its time as busy until the hold ends, which moves its DTSTAMP', async () => {
    const { owner, hallId } = await openVenue(at, { holdHours: 4 });
    const path = await openFeed(hallId, owner);
    await customer.rest('POST', '/user/bookings', bookingInput(hallId));
    const event = async () => Object.values(parseEvents(await readText(path)))[0];
    expect(await event()).toMatchObject({ transparency: 'OPAQUE', dtstamp: TEST_NOW });
    at.clock.advanceMinutes(5 * 60);
    const ended = new Date(TEST_NOW.getTime() + 4 * 3_600_000);
    expect(await event()).toMatchObject({ transparency: 'TRANSPARENT', status: 'TENTATIVE', dtstamp: ended });
    at.clock.set(TEST_NOW);
  });

  it('has an accepted request that waits for its payment as busy, and as no request', async () => {
    const { owner, hallId } = await openVenue(at, { hall: { hallName: 'Rose Hall' } });
    await owner.rest('PUT', '/business/settings', { paymentRequired: true, paymentHoldHours: 48 });
    const path = await openFeed(hallId, owner);
    const { body } = await customer.rest<{ id: number }>('POST', '/user/bookings', bookingInput(hallId));
    await owner.rest('PUT', `/business/bookings/${body.id}/status`, { status: 'confirmed' });
    const [event] = Object.values(parseEvents(await readText(path)));
    expect(event).toMatchObject({
      ...{ summary: 'Rose Hall, Ayesha Khan', status: 'TENTATIVE', transparency: 'OPAQUE', sequence: 1 },
    });
  });

  it('has an accepted function of a group as a request until all are accepted, as the file of its customer has', async () => {
    const [first, second] = (await openVenues(at, 2, { hall: { hallName: 'Rose Hall' } })) as [Venue, Venue];
    const path = await openFeed(first.hallId, first.owner);
    const { body } = await requestFunctions(customer, [first.hallId, second.hallId]);
    const ids = body.bookings.map(({ id }) => id);
    const accept = ({ owner }: Venue, place: number) =>
      owner.rest('PUT', `/business/bookings/${ids[place] ?? 0}/status`, { status: 'confirmed' });
    const readFile = () =>
      read(`/api/user/bookings/${ids[0] ?? 0}/calendar.ics`, { authorization: `Bearer ${customer.token ?? ''}` });
    const events = async () =>
      [await readText(path), await (await readFile()).text()].flatMap((text) => Object.values(parseEvents(text)));
    await accept(first, 0);
    expect(await events()).toMatchObject([
      { summary: 'Request: Rose Hall, Ayesha Khan', status: 'TENTATIVE', transparency: 'OPAQUE' },
      { summary: 'Requested: Rose Hall', status: 'TENTATIVE', transparency: 'TRANSPARENT' },
    ]);
    await accept(second, 1);
    expect(await events()).toMatchObject([
      { summary: 'Rose Hall, Ayesha Khan', status: 'CONFIRMED', transparency: 'OPAQUE' },
      { summary: 'Rose Hall', status: 'CONFIRMED', transparency: 'OPAQUE' },
    ]);
  });

  it('is the same, byte for byte, until something changes: 304 for who has it', async () => {
    const path = await openFeed();
    const first = await read(path);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    at.clock.advanceMinutes(5);
    expect((await read(path, { 'if-none-match': tag })).status).toBe(304);
    await customer.rest('POST', '/user/bookings', bookingInput(venue.hallId));
    const later = await read(path, { 'if-none-match': tag });
    expect(later.status).toBe(200);
    expect(later.headers.get('etag')).not.toBe(tag);
    at.clock.set(TEST_NOW);
  });

  it('contains the customer’s name and no contact details', async () => {
    const text = await readText(await openFeed());
    expect(text).toContain('Ayesha Khan');
    expect(text).not.toMatch(/mail\.test|7654321|mailto|ATTENDEE|ORGANIZER/);
  });

  it('leaves out what ended more than 180 days ago', async () => {
    const { owner, hallId } = await openVenue(at);
    const { em } = at.context();
    const day = 86_400_000;
    const started = (days: number) => ({
      startTime: new Date(TEST_NOW.getTime() - days * day),
      status: BookingStatus.CANCELLED,
    });
    await givenBooking(em, { userId: customer.id, hallId }, started(181));
    const stored = await givenBooking(em, { userId: customer.id, hallId }, started(180));
    expect(Object.keys(parseEvents(await readText(await openFeed(hallId, owner))))).toEqual([
      `booking-${stored}@localhost`,
    ]);
  });
});

describe('[issue: calendar feeds] the text', () => {
  const booking: FeedBooking = {
    id: 7,
    status: BookingStatus.CONFIRMED,
    revision: 3,
    startTime: new Date('2027-03-20T14:00:00Z'),
    endTime: new Date('2027-03-20T20:00:00Z'),
    guestCount: 1,
    hallTitle: 'Moti Mahal; "A, B" \\ C\r\nEND:VCALENDAR',
    hallLocation: `${'مال روڈ، لاہور '.repeat(12)}🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪🎪`,
    customerName: 'Ayesha, Khan; BEGIN:VEVENT',
    paymentDueAt: null,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  };
  const frame = {
    title: 'Venue, one',
    timeZone: 'Asia/Karachi',
    publicUrl: 'https://mehfil.example',
    locale: 'en',
  } as const;
  const text = renderCalendar(frame, [booking]);

  it('keeps RFC 5545’s lines, whatever a hall or a person is called', () => {
    expect(brokenLines(text)).toEqual([]);
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
    expect(brokenLines(renderCalendar(frame, []))).toEqual([]);
  });

  it('is read back exactly as it was written', () => {
    const [event] = Object.values(parseEvents(text));
    expect(event).toMatchObject({
      uid: 'booking-7@mehfil.example',
      sequence: 3,
      summary: 'Moti Mahal; "A, B" \\ C\nEND:VCALENDAR, Ayesha, Khan; BEGIN:VEVENT',
      location: booking.hallLocation,
      description: '1 guest, INV-000007',
    });
  });

  it('has what a calendar and an event must have, times in UTC', () => {
    for (const line of ['VERSION:2.0', 'METHOD:PUBLISH', 'DTSTART:20270320T140000Z', 'DTEND:20270320T200000Z']) {
      expect(text.split('\r\n')).toContain(line);
    }
    expect(text).toMatch(/^PRODID:-\/\/Mehfil\/\/Bookings\/\/EN\r$/m);
    expect(text).toMatch(/^DTSTAMP:20270301T070000Z\r$/m);
    expect(text).toContain('X-WR-TIMEZONE:Asia/Karachi');
  });
});

describe('[issue: calendar feeds] the secret address', () => {
  it('is opened, renewed and closed; every address before is dead at once', async () => {
    const { owner, hallId } = await openVenue(at);
    const feeds = async () => (await owner.rest<Feed[]>('GET', '/business/calendar-feeds')).body;
    expect(await feeds()).toMatchObject([
      { hallId: null, url: null },
      { hallId, url: null },
    ]);
    const first = await openFeed(hallId, owner);
    const second = await openFeed(hallId, owner);
    expect(second).toMatch(/^\/api\/calendar\/[\w-]{32}\.ics$/);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await feeds())[1]?.url).toContain(second);
    const closed = await owner.rest('DELETE', `/business/calendar-feeds?hallId=${hallId}`);
    expect(closed.body).toMatchObject({ hallId, url: null });
    expect((await read(second)).status).toBe(404);
    const entries = await at
      .context()
      .em.execute<{ action: string }[]>(
        `select action from audit_events where subject_type = 'hall' and subject_id = ? order by id`,
        [String(hallId)],
      );
    expect(entries.map(({ action }) => action)).toEqual([
      'calendar_feed.opened',
      'calendar_feed.renewed',
      'calendar_feed.closed',
    ]);
  });

  it.each(['', 'x', 'a'.repeat(32), 'a'.repeat(65), '%00', "' or 1=1 --", 'null'])(
    'nothing answers at %j',
    async (token) => {
      expect((await read(`/api/calendar/${encodeURIComponent(token)}.ics`)).status).toBe(404);
    },
  );

  it('is dead while its business is suspended, when the hall is removed, and when the account is deleted', async () => {
    const { owner, businessId, hallId } = await openVenue(at);
    const [ofBusiness, ofHall] = [await openFeed(undefined, owner), await openFeed(hallId, owner)];
    const { em } = at.context();
    const states = async () => [(await read(ofBusiness)).status, (await read(ofHall)).status];
    await em.execute(
      `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'x' where id = ?`,
      [businessId],
    );
    expect(await states()).toEqual([404, 404]);
    await em.execute(
      `update businesses set status = 'approved', suspended_at = null, suspension_reason = null where id = ?`,
      [businessId],
    );
    expect(await states()).toEqual([200, 200]);
    await em.execute(
      'update halls set deleted_at = now(), status = ?, category_id = null, type_id = null where id = ?',
      ['inactive', hallId],
    );
    expect(await states()).toEqual([200, 404]);
    await em.execute('update users set deleted_at = now() where id = ?', [owner.id]);
    expect(await states()).toEqual([404, 404]);
  });

  it('is enabled by approved owners only, for their own halls', async () => {
    const other = await openVenue(at);
    expect((await other.owner.rest('POST', '/business/calendar-feeds', { hallId: venue.hallId })).status).toBe(404);
    expect((await other.owner.rest('DELETE', `/business/calendar-feeds?hallId=${venue.hallId}`)).status).toBe(404);
    expect((await at.visitor.rest('POST', '/business/calendar-feeds', {})).status).toBe(401);
    for (const role of [Role.USER, Role.MODERATOR, Role.ADMIN]) {
      expect((await (await at.person(role)).rest('POST', '/business/calendar-feeds', {})).status).toBe(403);
    }
    const pending = await openVenue(at, { status: BusinessStatus.PENDING });
    expect((await pending.owner.rest('POST', '/business/calendar-feeds', {})).status).toBe(403);
    expect((await venue.owner.rest('POST', '/business/calendar-feeds', { hallId: 'x' })).status).toBe(422);
  });
});
