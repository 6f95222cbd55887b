import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { ENQUIRY_MESSAGES } from '../../domain/threads/enquiries.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { TEST_NOW, type Person } from '../../testing/harness.js';
import { bookingInput, givenHall, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { listenTo } from '../integrations/testing/heard-payloads.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { followUpJobs } from './follow-up.jobs.js';

let servers: TwoServers;
let clerk: Person;
let venue: Venue;

interface EnquiryBody {
  id: number;
  source: string;
  customerName: string;
  customerPhone: string | null;
  contact: { dialerUrl: string; whatsappUrl: string | null } | null;
  day: string | null;
  note: string | null;
  changedAt: string | null;
  lastMessage: string | null;
  work: { stage: string; followUpOn: string | null } | null;
  code?: string;
  field?: string;
  message?: string;
}

interface Entry {
  enquiryId: number | null;
  bookingId: number | null;
  stage: string;
  source: string;
  customerName: string;
  lastMessage: string | null;
}

interface Sums {
  answered: number;
  recentlyAsked: number;
  recentlyWon: number;
  medianAnswerMinutes: number | null;
}

beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());
beforeEach(async () => {
  servers.at.clock.set(TEST_NOW);
  clerk = await servers.at.person(Role.USER, { name: 'Bilal Khan' });
  venue = await openVenue(servers.at);
  await givenMember(servers.at.context().em, venue.businessId, clerk.id, 'CLERK');
});

const call = (more: object = {}) => ({
  ...{ hallId: venue.hallId, source: 'phone', customerName: 'Tariq Mehmood', customerPhone: '0321 4455667' },
  ...more,
});
const enter = (more: object = {}, by = venue.owner, headers: Record<string, string> = {}) =>
  by.rest<EnquiryBody>('POST', '/business/enquiries', call(more), headers);
const change = (id: number, more: object = {}, by = venue.owner) =>
  by.rest<EnquiryBody>('PUT', `/business/enquiries/${id}`, call(more));
const remove = (id: number, by = venue.owner) => by.rest<EnquiryBody>('DELETE', `/business/enquiries/${id}`);
const read = (id: number, by = venue.owner) => by.rest<EnquiryBody>('GET', `/business/enquiries/${id}`);
const lose = (id: number) => venue.owner.rest('PUT', `/business/enquiries/${id}/lost`, { reason: 'price' });
const follow = (id: number, day: string) => venue.owner.rest('PUT', `/business/enquiries/${id}/follow-up`, { day });
const book = (
  enquiryId: number | null,
  { by = venue.owner, hallId = venue.hallId, day = '2027-03-20', more = {} } = {},
) =>
  by.rest<{ id: number; code?: string; message?: string; field?: string }>('POST', '/business/bookings', {
    ...bookingInput(hallId, { startTime: `${day}T14:00:00Z`, endTime: `${day}T18:00:00Z`, customerEmail: null }),
    ...{ enquiryId, ...more },
  });
/** A second hall of the business, which can be booked. */
const takeHall = async () => {
  const { hallId } = await openVenue(servers.at);
  await rows('update halls set business_id = ? where id = ? returning id', venue.businessId, hallId);
  return hallId;
};
const ask = async (by: Person) =>
  (await by.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Is it free?' })).body.id;
const pipeline = async (query = '', by = venue.owner) =>
  (await by.rest<{ data: Entry[]; paging: { nextCursor: string | null } }>('GET', `/business/enquiry-pipeline${query}`))
    .body;
const summary = async () =>
  (await venue.owner.rest<{ total: Sums; sources: (Sums & { source: string })[] }>('GET', '/business/enquiry-summary'))
    .body;
const rows = <Row extends object>(sql: string, ...values: unknown[]) =>
  servers.at.context().em.execute<Row[]>(sql, values);

describe('[issue 40] an enquiry that is entered by hand', () => {
  it('has who asked, how, and what, and is answered from the beginning', async () => {
    const { status, body } = await enter({
      ...{ day: '2027-05-08', guestCount: 350, occasion: 'baraat', note: ' White stage ' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ source: 'phone', customerName: 'Tariq Mehmood', customerPhone: '0321 4455667', note: 'White stage' },
      ...{ day: '2027-05-08', guestCount: 350, occasion: 'baraat', lastMessage: 'White stage', unreadCount: 0 },
      ...{ contact: { dialerUrl: 'tel:+923214455667', whatsappUrl: 'https://wa.me/923214455667' } },
      work: { stage: 'answered', followUpOn: null, lostReason: null },
    });
    const { body: bare } = await enter({ source: 'walk_in', customerPhone: null });
    expect(bare).toMatchObject({
      source: 'walk_in',
      customerPhone: null,
      contact: null,
      note: null,
      lastMessage: null,
    });
    expect((await read(bare.id, clerk)).body).toMatchObject({ id: bare.id });
  });

  it('is refused without a name or a way, in the app’s, of a wrong hall or a day that is over', async () => {
    const other = await openVenue(servers.at);
    const refused = async (more: object) => (await enter(more)).body;
    expect(await refused({ customerName: ' ' })).toMatchObject({ code: 'INVALID_INPUT', field: 'customerName' });
    expect(await refused({ customerPhone: 'call me' })).toMatchObject({ field: 'customerPhone' });
    expect(await refused({ source: 'app' })).toMatchObject({ field: 'source' });
    expect(await refused({ hallId: other.hallId })).toMatchObject({
      ...{ code: 'INVALID_INPUT', field: 'hallId', message: ENQUIRY_MESSAGES.hallInvalid },
    });
    expect(await refused({ day: '2027-02-28' })).toMatchObject({ field: 'day', message: THREAD_MESSAGES.dayPast });
    expect((await pipeline()).data).toEqual([]);
  });

  it('is entered once for a key, at two servers at once', async () => {
    const sent = await Promise.all(
      [0, 1, 2, 3].map((turn) => enter({}, servers.asIn(turn, venue.owner), { 'idempotency-key': 'call-1' })),
    );
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await enter({ note: 'Another' }, venue.owner, { 'idempotency-key': 'call-1' })).body.code).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
    expect((await pipeline()).data).toHaveLength(1);
    await remove(sent[0]?.body.id ?? 0);
    expect((await enter({}, venue.owner, { 'idempotency-key': 'call-1' })).status).toBe(404);
  });

  it('is told to webhooks, without the guest', async () => {
    const heard = await listenTo(servers.at.context().em, venue.businessId, 'enquiry.created');
    const { id } = (await enter({ note: 'Call Tariq back' })).body;
    const [payload = ''] = await heard();
    expect(JSON.parse(payload)).toMatchObject({ data: { enquiry: { id, source: 'phone' } } });
    expect(payload).not.toMatch(/Tariq|4455667/);
  });

  it('is changed as a whole; a day that has passed meanwhile may stay', async () => {
    const { id } = (await enter({ day: '2027-03-02', guestCount: 80, note: 'First' })).body;
    const second = await givenHall(servers.at.context().em, venue.businessId);
    const changed = await change(
      id,
      { hallId: second, source: 'whatsapp', customerName: 'Tariq M.', day: '2027-03-02' },
      clerk,
    );
    expect(changed.body).toMatchObject({
      ...{ hallId: second, source: 'whatsapp', customerName: 'Tariq M.', guestCount: null, note: null },
    });
    await rows(`update enquiries set day = '2027-02-20' where id = ? returning id`, id);
    expect((await change(id, { day: '2027-02-20', note: 'Second' })).body).toMatchObject({ note: 'Second' });
    expect((await change(id, { day: '2027-02-21' })).body).toMatchObject({ field: 'day' });
    expect((await change(id, { customerName: '' })).body).toMatchObject({ field: 'customerName' });
    const audited = await rows<{ action: string; before: object | null; after: object | null }>(
      `select action, before, after from audit_events where subject_type = 'enquiry' and subject_id = ? order by id`,
      String(id),
    );
    expect(audited.map(({ action }) => action)).toEqual(['enquiry.entered', 'enquiry.changed', 'enquiry.changed']);
    expect(JSON.stringify(audited)).not.toMatch(/Tariq|4455667|Second/);
  });

  it('isn’t written over by who has read it before a colleague changed it', async () => {
    const { id, changedAt } = (await enter()).body;
    servers.at.clock.advanceMinutes(1);
    const first = await change(id, { note: 'A stage', changedAt }, clerk);
    expect(first.status).toBe(200);
    expect((await change(id, { note: 'A garden', changedAt })).body).toMatchObject({
      ...{ code: 'CONFLICT', message: ENQUIRY_MESSAGES.changed },
    });
    expect((await read(id)).body).toMatchObject({ note: 'A stage' });
    expect((await change(id, { note: 'A garden', changedAt: first.body.changedAt })).body.note).toBe('A garden');
    expect((await change(id, { changedAt: 'today' })).body).toMatchObject({ field: 'changedAt' });
  });

  it('is found by who waits for a colleague that gives it another hall', async () => {
    const [{ id }, second] = [(await enter()).body, await takeHall()];
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const whileMoving = async <Answer>(hallId: number, act: () => Promise<Answer>) => {
      const other = servers.at.context().em;
      await other.begin();
      await other.execute('update enquiries set hall_id = ? where id = ?', [hallId, id]);
      const answer = act();
      while ((await rows(waiting)).length === 0);
      await other.commit();
      return answer;
    };
    expect((await whileMoving(second, () => change(id, { note: 'A stage' }))).body).toMatchObject({
      ...{ hallId: venue.hallId, note: 'A stage' },
    });
    expect((await whileMoving(second, () => book(id))).status).toBe(201);
  });

  it('is worked on after its hall was removed; another gets no removed hall', async () => {
    const second = await givenHall(servers.at.context().em, venue.businessId);
    const [{ id }, other] = [(await enter({ hallId: second })).body, (await enter()).body];
    expect((await venue.owner.rest('DELETE', `/business/halls/${second}`)).status).toBe(200);
    expect((await change(id, { hallId: second, note: 'Calls again' })).body).toMatchObject({
      ...{ hallId: second, note: 'Calls again' },
    });
    for (const { body } of [await change(other.id, { hallId: second }), await enter({ hallId: second })]) {
      expect(body).toMatchObject({ code: 'INVALID_INPUT', field: 'hallId', message: ENQUIRY_MESSAGES.hallInvalid });
    }
  });

  it('is removed; what a customer asked in the app isn’t, nor changed', async () => {
    const { id } = (await enter()).body;
    expect(await remove(id, clerk)).toMatchObject({ status: 200, body: { id, customerName: 'Tariq Mehmood' } });
    expect((await read(id)).status).toBe(404);
    const asked = await ask(await servers.at.person(Role.USER));
    expect([(await change(asked)).status, (await remove(asked)).status]).toEqual([404, 404]);
    expect((await read(asked)).body).toMatchObject({ source: 'app', customerPhone: null, note: null });
  });

  it('is of the people of its business alone, and has no thread', async () => {
    const { id } = (await enter()).body;
    const other = await openVenue(servers.at);
    const [stranger, admin] = [await servers.at.person(Role.USER), await servers.at.person(Role.ADMIN)];
    const all = async (by: Person) => [
      (await read(id, by)).status,
      (await change(id, {}, by)).status,
      (await remove(id, by)).status,
    ];
    expect(await all(other.owner)).toEqual([404, 404, 404]);
    for (const by of [stranger, admin]) expect((await all(by)).slice(1)).toEqual([403, 403]);
    expect((await enter({}, stranger)).status).toBe(403);
    expect((await stranger.rest('GET', `/user/enquiries/${id}`)).status).toBe(404);
    const path = `/business/enquiries/${id}/messages`;
    expect((await venue.owner.rest('GET', path)).status).toBe(404);
    expect((await venue.owner.rest('POST', path, { text: 'Hello' })).status).toBe(404);
    expect(
      (await venue.owner.rest('POST', `/business/enquiries/${id}/visits`, { day: '2027-03-10', time: '17:00' })).status,
    ).toBe(404);
    expect(await rows('select id from threads where enquiry_id = ?', id)).toEqual([]);
  });
});

describe('[issue 40] entered enquiries as work', () => {
  it('are lost and reopened, and everybody who answers is reminded of them', async () => {
    const { id } = (await enter()).body;
    await lose(id);
    expect((await pipeline('?stage=lost')).data).toMatchObject([{ enquiryId: id, lostReason: 'price' }]);
    await venue.owner.rest('DELETE', `/business/enquiries/${id}/lost`);
    expect((await read(id)).body.work).toMatchObject({ stage: 'answered' });
    await follow(id, '2027-03-01');
    await followUpJobs['remind-of-follow-ups']?.(servers.at.context(), {}, new AbortController().signal);
    for (const who of [venue.owner, clerk]) {
      expect((await who.rest('GET', '/notifications')).body).toMatchObject({
        data: [{ kind: 'enquiry_follow_up', enquiryId: id, customerName: 'Tariq Mehmood' }],
      });
    }
    expect((await pipeline('?followUpDue=true')).data).toMatchObject([{ enquiryId: id }]);
  });

  it('stand in one list with those of the app, by when they were heard of, and are found by source', async () => {
    const asked = await ask(await servers.at.person(Role.USER));
    servers.at.clock.advanceMinutes(1);
    const first = (await enter({ note: 'Wants the garden' })).body.id;
    servers.at.clock.advanceMinutes(1);
    const second = (await enter({ source: 'walk_in' })).body.id;
    const ids = async (query: string) => (await pipeline(query)).data.map(({ enquiryId }) => enquiryId);
    expect(await ids('')).toEqual([second, first, asked]);
    servers.at.clock.advanceMinutes(1);
    await change(first, { note: 'Wants the garden' });
    expect(await ids('?order=latest')).toEqual([first, second, asked]);
    expect(await ids('?order=oldest')).toEqual([asked, second, first]);
    expect(await ids('?source=walk_in')).toEqual([second]);
    expect(await ids('?source=app')).toEqual([asked]);
    expect((await pipeline('?source=phone')).data).toMatchObject([
      { source: 'phone', lastMessage: 'Wants the garden' },
    ]);
    expect((await venue.owner.rest('GET', '/business/enquiry-pipeline?source=fax')).status).toBe(422);
    const page = await pipeline('?limit=2');
    const next = await pipeline(`?limit=2&cursor=${String(page.paging.nextCursor)}`);
    expect([...page.data, ...next.data].map(({ enquiryId }) => enquiryId)).toEqual([first, second, asked]);
    const count = async (query: string) =>
      (await recordStatements(servers.at.app.orm, () => pipeline(query))).statements.length;
    expect(await count('?limit=3')).toBe(await count('?limit=1'));
    expect((await venue.owner.rest<{ data: { id: number }[] }>('GET', '/business/enquiries')).body.data).toMatchObject([
      { id: asked },
    ]);
    await rows(
      'delete from messages where thread_id in (select id from threads where enquiry_id = ?) returning id',
      asked,
    );
    expect(await ids('')).toEqual([first, second]);
  });

  it('count by source, and in no answer time; one statement', async () => {
    const person = await servers.at.person(Role.USER);
    const asked = await ask(person);
    servers.at.clock.advanceMinutes(30);
    await venue.owner.rest('POST', `/business/enquiries/${asked}/messages`, { text: 'It is.' });
    const { id } = (await enter()).body;
    await enter({ source: 'other' });
    await book(id);
    const { total, sources } = await summary();
    expect(total).toMatchObject({ answered: 2, won: 1, recentlyAsked: 3, recentlyWon: 1, medianAnswerMinutes: 30 });
    expect(sources.map(({ source, recentlyAsked, recentlyWon }) => [source, recentlyAsked, recentlyWon])).toEqual([
      ...[
        ['app', 1, 0],
        ['phone', 1, 1],
        ['walk_in', 0, 0],
        ['whatsapp', 0, 0],
        ['other', 1, 0],
      ],
    ]);
    expect(sources[1]?.medianAnswerMinutes).toBeNull();
    const { statements } = await recordStatements(servers.at.app.orm, () => summary());
    expect(statements.filter((sql) => sql.includes('grouping sets'))).toHaveLength(1);
  });
});

describe('[issue 40] the booking of an entered enquiry', () => {
  it('stands for it: held, won, and lost once it is cancelled; reminders lead to it', async () => {
    const { id } = (await enter({ note: 'Wants the garden' })).body;
    await follow(id, '2027-03-01');
    await followUpJobs['remind-of-follow-ups']?.(servers.at.context(), {}, new AbortController().signal);
    const bookingId = (await book(id, { more: { isConfirmed: false } })).body.id;
    const entry = { enquiryId: null, bookingId, source: 'phone', customerName: 'Ayesha Khan', day: '2027-03-20' };
    expect((await pipeline()).data).toMatchObject([
      { ...entry, stage: 'held', isFollowUpDue: false, lastMessage: 'Wants the garden' },
    ]);
    expect((await read(id)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect([(await change(id)).status, (await remove(id)).status]).toEqual([404, 404]);
    expect((await clerk.rest('GET', '/notifications')).body).toMatchObject({
      data: [{ kind: 'enquiry_follow_up', enquiryId: null, bookingId }],
    });
    await venue.owner.rest('PUT', `/business/bookings/${bookingId}/status`, { status: 'confirmed' });
    expect((await pipeline()).data).toMatchObject([{ ...entry, stage: 'won' }]);
    await venue.owner.rest('POST', `/business/bookings/${bookingId}/call-off`, { reason: 'The guest called' });
    expect((await pipeline()).data).toMatchObject([{ ...entry, stage: 'lost' }]);
  });

  it('may be in another hall of the business, where it is found then', async () => {
    const { id } = (await enter()).body;
    const second = await takeHall();
    const { body } = await book(id, { hallId: second });
    expect((await pipeline(`?hallId=${second}`)).data).toMatchObject([{ bookingId: body.id }]);
    expect((await pipeline(`?hallId=${venue.hallId}`)).data).toEqual([]);
  });

  it('is refused for one that is lost, has a booking, is of the app or of another business, and then there is none', async () => {
    const [lost, booked] = [(await enter()).body.id, (await enter()).body.id];
    await lose(lost);
    await book(booked);
    const other = await openVenue(servers.at);
    const theirs = (
      await other.owner.rest<EnquiryBody>('POST', '/business/enquiries', { ...call(), hallId: other.hallId })
    ).body.id;
    const asked = await ask(await servers.at.person(Role.USER));
    const refused = async (id: number) => (await book(id, { day: '2027-03-22' })).body;
    expect(await refused(lost)).toMatchObject({ code: 'CONFLICT', field: 'enquiryId', message: ENQUIRY_MESSAGES.lost });
    expect(await refused(booked)).toMatchObject({ code: 'CONFLICT', message: ENQUIRY_MESSAGES.booked });
    for (const id of [theirs, asked]) {
      expect(await refused(id)).toMatchObject({ code: 'NOT_FOUND', message: THREAD_MESSAGES.enquiryNotFound });
    }
    expect(await refused(0)).toMatchObject({ code: 'INVALID_INPUT', field: 'enquiryId' });
    expect(await rows(`select id from bookings where hall_id = ?`, venue.hallId)).toHaveLength(1);
  });

  it('is entered by a key that may answer enquiries, too', async () => {
    const { id } = (await enter()).body;
    const holder = async (scopes: string[]) => {
      const { body } = await venue.owner.rest<{ key: string }>('POST', '/business/api-keys', { name: 'Till', scopes });
      return servers.at.withToken(body.key);
    };
    const refused = await book(id, { by: await holder(['bookings']) });
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', details: { scope: 'messages' } } });
    expect((await read(id)).status).toBe(200);
    expect((await book(null, { by: await holder(['bookings']), day: '2027-03-21' })).status).toBe(201);
    expect((await book(id, { by: await holder(['bookings', 'messages']) })).status).toBe(201);
  });

  it('is one, when two servers enter it at once', async () => {
    const { id } = (await enter()).body;
    // Entries at one hall wait for each other anyway.
    const hallIds = [venue.hallId, await takeHall(), await takeHall(), await takeHall()];
    const entered = await Promise.all(
      hallIds.map((hallId, turn) => book(id, { by: servers.asIn(turn, turn % 2 === 0 ? venue.owner : clerk), hallId })),
    );
    expect(entered.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const won = entered.find(({ status }) => status === 201)?.body.id;
    expect(await rows('select id from bookings where business_id = ?', venue.businessId)).toEqual([{ id: won }]);
    expect(await rows('select booking_id from enquiries where id = ?', id)).toEqual([{ booking_id: won }]);
  });
});
