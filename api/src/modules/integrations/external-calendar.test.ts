import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, givenBooking, givenHall, openVenue, shareUnits, type Venue } from '../../testing/scene.js';
import { until } from '../../testing/until.js';
import { JOBS } from '../jobs.js';
import { findDueCalendars } from './external-calendar.queries.js';
import { renderEvents as calendar, startCalendarProgram, type CalendarProgram } from './testing/calendar-program.js';

let at: Harness;
let venue: Venue;
let customer: Person;
let other: CalendarProgram;

/** The evening that `bookingInput` asks for, in UTC. */
const EVENING: [string, string] = ['20270320T140000Z', '20270320T190000Z'];

beforeAll(async () => {
  at = await startHarness({ WEBHOOKS_TO_LOCALHOST: 'on' });
  other = await startCalendarProgram();
  customer = await at.person(Role.USER);
});
afterAll(async () => {
  await other.close();
  await at.close();
});
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  venue = await openVenue(at);
  Object.assign(other, { text: calendar({ 'wedding@other': EVENING }), status: 200, requests: [] });
  other.headers = { 'content-type': 'text/calendar' };
});

interface Calendar {
  id: number;
  name: string;
  eventCount: number;
  clashCount: number;
  problemCount: number;
  failures: number;
  lastError: string | null;
  syncedAt: string | null;
}

const add = (body: Record<string, unknown> = {}, owner = venue.owner) =>
  owner.rest<Calendar>('POST', '/business/external-calendars', { url: other.url, ...body });
const list = async (owner = venue.owner) => (await owner.rest<Calendar[]>('GET', '/business/external-calendars')).body;
const request = (hallId = venue.hallId) =>
  customer.rest<{ id: number }>('POST', '/user/bookings', bookingInput(hallId));
/** Lets the calendars be read whose turn it is, as the job does. */
async function syncDue(minutes = 15): Promise<void> {
  at.clock.advanceMinutes(minutes);
  const { em } = at.context();
  const due = await em.execute<{ id: number }[]>(
    'select id from external_calendars where next_sync_at <= ? order by id',
    [at.clock.now()],
  );
  for (const { id } of due) await JOBS['read-external-calendar']?.(at.context(), { id });
}

describe('[issue: external calendars] busy times from another calendar', () => {
  it('take the hall’s time, until the event or the calendar goes', async () => {
    const { status, body } = await add({ hallId: venue.hallId });
    expect({ status, name: body.name, eventCount: body.eventCount, lastError: body.lastError }).toEqual({
      ...{ status: 201, name: 'Family diary', eventCount: 1, lastError: null },
    });
    expect((await request()).status).toBe(409);
    other.text = calendar({});
    await syncDue();
    expect((await list())[0]).toMatchObject({ eventCount: 0, syncedAt: at.clock.now().toISOString() });
    expect((await request()).status).toBe(201);

    other.text = calendar({ 'wedding@other': EVENING });
    const { owner, hallId } = await openVenue(at);
    const { body: added } = await add({ hallId, name: 'Office' }, owner);
    expect(added.name).toBe('Office');
    expect((await request(hallId)).status).toBe(409);
    expect((await owner.rest('DELETE', `/business/external-calendars/${added.id}`)).status).toBe(204);
    expect((await request(hallId)).status).toBe(201);
  });

  it('follow an event that moves, and one hall’s don’t touch the others', async () => {
    const second = await givenHall(at.context().em, venue.businessId);
    await add({ hallId: second });
    expect((await request()).status).toBe(201);
    expect((await request(second)).status).toBe(409);
    other.text = calendar({ 'wedding@other': ['20270321T140000Z', '20270321T190000Z'] });
    await syncDue();
    expect((await request(second)).status).toBe(201);
  });

  it('of a calendar without a hall take every hall, also one that is added later', async () => {
    await add();
    expect((await request()).status).toBe(409);
    const later = await givenHall(at.context().em, venue.businessId);
    await syncDue();
    expect((await request(later)).status).toBe(409);
  });

  it('are shown in the owner’s calendar by name and title, and in no feed', async () => {
    await add({ hallId: venue.hallId });
    const query = `query C { businessCalendar(from: "2027-03-20", to: "2027-03-20") {
      externalEvents { calendarName title hallIds startTime endTime } blocks { id } } }`;
    expect((await venue.owner.graphql(query)).data).toEqual({
      businessCalendar: {
        blocks: [],
        externalEvents: [
          {
            calendarName: 'Family diary',
            title: 'wedding',
            hallIds: [venue.hallId],
            startTime: '2027-03-20T14:00:00.000Z',
            endTime: '2027-03-20T19:00:00.000Z',
          },
        ],
      },
    });
    const { body } = await venue.owner.rest<{ url: string }>('POST', '/business/calendar-feeds', {});
    const feed = await (await fetch(`${at.url}${new URL(body.url).pathname}`)).text();
    expect(feed).not.toContain('VEVENT');
  });

  it.each(['booking-7@localhost', 'visit-5@localhost'])('leave out our own event %s', async (uid) => {
    other.text = calendar({ [uid]: EVENING });
    expect((await add()).body.eventCount).toBe(0);
  });

  it.each(['visit-5@other', 'booking-7@localhost.example', 'visit-of-mine@localhost'])(
    'take %s, which isn’t ours',
    async (uid) => {
      other.text = calendar({ [uid]: EVENING });
      expect((await add()).body.eventCount).toBe(1);
    },
  );

  it('go with a hall that is removed, and are free again in halls that share its space', async () => {
    const half = await givenHall(at.context().em, venue.businessId);
    await shareUnits(at.context().em, half, [venue.hallId]);
    await add({ hallId: half });
    expect((await request()).status).toBe(409);
    expect((await venue.owner.rest('DELETE', `/business/halls/${half}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await request()).status).toBe(201);
    const [entry] = await at
      .context()
      .em.execute<{ before: { externalCalendars: object[] } }[]>(
        `select before from audit_events where action = 'hall.removed' and subject_id = ?`,
        [String(half)],
      );
    expect(entry?.before.externalCalendars).toEqual([{ name: 'Family diary', host: new URL(other.url).host }]);
  });

  it('go with a hall that is removed while they are added', async () => {
    const { em } = at.context();
    await em.begin();
    await em.execute('select from businesses where id = ? for no key update', [venue.businessId]);
    const removed = venue.owner.rest('DELETE', `/business/halls/${venue.hallId}`);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await Promise.race([removed, until(async () => (await at.context().em.execute(waiting)).length > 0)]);
    await em.execute(
      `insert into external_calendars (business_id, hall_id, name, url, next_sync_at)
        values (?, ?, 'Office', 'https://office.test/a.ics', ?)`,
      [venue.businessId, venue.hallId, at.clock.now()],
    );
    await em.commit();
    expect((await removed).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('stay with a hall that changes its spaces', async () => {
    await add({ hallId: venue.hallId });
    const { body: unit } = await venue.owner.rest<{ id: number }>('POST', '/business/units', { name: 'Half B' });
    const change = (unitIds: number[]) => venue.owner.rest('PUT', `/business/halls/${venue.hallId}/units`, { unitIds });
    expect((await change([unit.id])).status).toBe(200);
    expect((await request()).status).toBe(409);
    const { em } = at.context();
    const [row] = await em.execute<{ units: number[] }[]>(
      `select array_agg(distinct unit_id) units from occupancies where kind = 'external' and unit_id in
        (select id from hall_units where business_id = ?)`,
      [venue.businessId],
    );
    expect(row?.units).toEqual([unit.id]);
  });
});

describe('[issue: external calendars] failures', () => {
  it.each<[string, () => void, string]>([
    ['a page', () => (other.text = '<html></html>'), 'doesn’t lead to a calendar'],
    ['no such file', () => (other.status = 404), 'Answered 404'],
    [
      'a redirect without end',
      () => Object.assign(other, { status: 302, headers: { location: '/x' } }),
      'redirects too often',
    ],
    [
      'a redirect into a private network',
      () => Object.assign(other, { status: 302, headers: { location: 'https://10.0.0.1/x' } }),
      'private network',
    ],
    ['more than 2 MB', () => (other.text = `${calendar({})}${' '.repeat(2 * 1024 * 1024)}`), 'larger than 2 MB'],
  ])('%s is refused by its address, and nothing is kept', async (_name, prepare, message) => {
    prepare();
    const { status, body } = await add();
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { field: 'url', error: expect.stringContaining(message) },
    });
    expect(await list()).toEqual([]);
  });

  it.each(['http://calendar.example/x.ics', 'file:///etc/passwd', 'https://u:p@calendar.example/x.ics', 'x', ''])(
    'the address %p is refused before anything is requested',
    async (url) => {
      expect(await add({ url })).toMatchObject({ status: 422, body: { field: 'url' } });
      expect(other.requests).toEqual([]);
    },
  );

  it('keep the known times, are told, tried again later each time, and end with a success', async () => {
    await add({ hallId: venue.hallId });
    other.status = 500;
    const mails = () =>
      at.context().em.execute('select kind from outbox_mails where to_address = ?', [venue.owner.email]);
    for (const minutes of [15, 15, 30, 60]) await syncDue(minutes);
    expect((await list())[0]).toMatchObject({ failures: 4, lastError: 'Answered 500', eventCount: 1 });
    expect(await mails()).toEqual([]);
    await syncDue(120);
    expect(await mails()).toEqual([{ kind: 'external-calendar-failing' }]);
    await syncDue(100);
    expect((await list())[0]?.failures).toBe(5);
    expect((await request()).status).toBe(409);
    other.status = 200;
    await syncDue(200);
    expect((await list())[0]).toMatchObject({ failures: 0, lastError: null });
  });

  it('on our side are counted and shown like others, and the known times stay', async () => {
    await add({ hallId: venue.hallId });
    const read = (await list())[0]?.syncedAt;
    const { em } = at.context();
    await em.execute(
      `alter table occupancies add constraint no_title check (note is null or note <> 'refused') not valid`,
    );
    try {
      other.text = calendar({ 'refused@other': ['20270322T140000Z', '20270322T190000Z'] });
      await syncDue();
    } finally {
      await em.execute('alter table occupancies drop constraint no_title');
    }
    expect((await list())[0]).toMatchObject({
      ...{ failures: 1, lastError: 'Something went wrong on our side', eventCount: 1, syncedAt: read },
    });
    expect((await request()).status).toBe(409);
    await syncDue();
    expect((await list())[0]).toMatchObject({ failures: 0, lastError: null });
  });

  it('of single events are named, and the others taken', async () => {
    other.text = calendar({ 'wedding@other': EVENING, 'broken@other': ['20270322T140000Z', 'soon'] });
    const named = {
      problemCount: 1,
      problems: [{ title: 'broken', startTime: '2027-03-22T14:00:00.000Z', reason: 'end' }],
    };
    expect((await add()).body).toMatchObject({ eventCount: 1, ...named });
    expect((await list())[0]).toMatchObject(named);
    other.text = calendar({ 'wedding@other': EVENING });
    await syncDue();
    expect((await list())[0]).toMatchObject({ problemCount: 0, problems: [] });
  });

  it('a title with a mark that can’t be stored is taken without it', async () => {
    other.text = calendar({ 'wed\0ding@other': EVENING });
    expect((await add()).body.eventCount).toBe(1);
  });

  it('a confirmed booking that an event overlaps is counted, and its owner told once', async () => {
    const booking = await givenBooking(
      at.context().em,
      { userId: customer.id, hallId: venue.hallId },
      { status: BookingStatus.CONFIRMED, startTime: new Date('2027-03-20T14:00:00Z') },
    );
    expect((await add({ hallId: venue.hallId })).body.clashCount).toBe(1);
    await syncDue();
    const mails = await at
      .context()
      .em.execute(`select 1 from outbox_mails where dedupe_key like 'external-calendar-clash:%:${booking}'`);
    expect(mails).toHaveLength(1);
  });

  it('the calendars of a suspended business are not read', async () => {
    await add();
    const admin = await at.person(Role.ADMIN);
    const suspend = `mutation S($id: Int!) { suspendBusiness(id: $id, input: { reason: "Complaints" }) { id } }`;
    expect((await admin.graphql(suspend, { id: venue.businessId })).errors).toEqual([]);
    other.requests = [];
    await syncDue();
    expect(other.requests).toEqual([]);
  });

  it('a calendar of a hall that was removed before calendars went with it is neither due nor read', async () => {
    const { em } = at.context();
    const removed = await givenHall(em, venue.businessId);
    expect((await venue.owner.rest('DELETE', `/business/halls/${removed}`)).status).toBe(200);
    const { body: kept } = await add();
    const [left] = await em.execute<{ id: number }[]>(
      `insert into external_calendars (business_id, hall_id, name, url, next_sync_at)
        values (?, ?, 'Office', ?, ?) returning id`,
      [venue.businessId, removed, other.url, at.clock.now()],
    );
    other.requests = [];
    await syncDue();
    expect(other.requests).toHaveLength(1);
    at.clock.advanceMinutes(15);
    const due = (await findDueCalendars(em, at.clock.now(), 1_000)).map(({ id }) => id);
    expect(due).toContain(kept.id);
    expect(due).not.toContain(left?.id);
  });
});

describe('[issue: external calendars] who may', () => {
  it('only the business itself; the address is shown to nobody else, and no log holds it', async () => {
    const { body } = await add();
    const stranger = (await openVenue(at)).owner;
    for (const path of [`/business/external-calendars/${body.id}/sync`])
      expect((await stranger.rest('POST', path)).status).toBe(404);
    expect((await stranger.rest('DELETE', `/business/external-calendars/${body.id}`)).status).toBe(404);
    expect(await add({ hallId: venue.hallId }, stranger)).toMatchObject({
      status: 404,
      body: { field: 'hallId' },
    });
    expect(await list(stranger)).toEqual([]);
    const rows = await at.context().em.execute(`select * from audit_events where action like 'external_calendar.%'`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('as many calendars as the limit allows', async () => {
    other.text = calendar({});
    for (let count = 0; count < INTEGRATION_LIMITS.externalCalendarsMax; count += 1)
      expect((await add()).status).toBe(201);
    expect((await add()).status).toBe(409);
  });

  it('reads one out of turn', async () => {
    const { body } = await add();
    other.text = calendar({});
    expect((await venue.owner.rest('POST', `/business/external-calendars/${body.id}/sync`)).status).toBe(200);
    await syncDue(0);
    expect((await list())[0]?.eventCount).toBe(0);
  });
});
