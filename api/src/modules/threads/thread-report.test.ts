import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PER_ACCOUNT_LIMITS } from '../../domain/accounts/limits.js';
import { Role } from '../../domain/accounts/roles.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { REPORT_MESSAGES } from '../../domain/threads/reports.js';
import { sendForm } from '../../testing/forms.js';
import { TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { until } from '../../testing/until.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';

let servers: TwoServers;
let at: Harness;
let customer: Person;
let moderator: Person;
let venue: Venue;
let bookingId: number;

interface ReportBody {
  id: number;
  reporterName: string;
  customerName: string;
  outcome: string | null;
  code?: string;
}
interface ThreadBody {
  data: { id: number; text: string | null; isRemoved: boolean; files: { id: number }[] }[];
  viewerCanWrite: boolean;
  viewerCanReport: boolean;
  isEndedByStaff: boolean;
  staffReadAt: string | null;
}

const FRAUD = { category: 'fraud', note: 'Asks me to pay elsewhere' };
const PDF = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n'));

beforeAll(async () => {
  servers = await startTwoServers({ UPLOADS_PER_HOUR: '0', ACCOUNT_LIMITS: 'on' });
  ({ at } = servers);
});
afterAll(() => servers.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  await at.context().em.execute('delete from thread_reports');
  customer = await at.person(Role.USER, { name: 'Ayesha Khan' });
  moderator = await at.person(Role.MODERATOR);
  venue = await openVenue(at);
  bookingId = await givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId });
});

const baseOf = (who: Person) => (who === venue.owner ? '/business' : '/user');
const toPath = (who: Person) => `${baseOf(who)}/bookings/${bookingId}/messages`;
const send = async (who: Person, body: object = { text: 'Pay into my own account' }) =>
  (await who.rest<{ id: number }>('POST', toPath(who), body)).body.id;
const report = (who: Person, body: object = FRAUD) => who.rest<ThreadBody>('POST', `${toPath(who)}/report`, body);
const read = async (who: Person) => (await who.rest<ThreadBody>('GET', toPath(who))).body;
const list = async (query = '') =>
  (await moderator.rest<{ data: ReportBody[] }>('GET', `/moderator/thread-reports${query}`)).body.data;
const open = (id: number, who = moderator) =>
  who.rest<{ data: { text: string; senderName: string }[] }>('GET', `/moderator/thread-reports/${id}/messages`);
const decide = (id: number, outcome: string, who = moderator) =>
  who.rest<ReportBody>('PUT', `/moderator/thread-reports/${id}/outcome`, { outcome, note: 'Seen before' });
/** Reads the thread, and resolves its report. */
const resolve = async (id: number, outcome: string) => {
  await open(id);
  return decide(id, outcome);
};
/** The owner writes, and the customer reports it. */
const givenReport = async (more: object = {}) => {
  await report(customer, { ...FRAUD, ...more });
  return (await list()).at(-1)?.id ?? 0;
};
const rows = <Row extends object>(sql: string, given: unknown[] = []) => at.context().em.execute<Row[]>(sql, given);
const toldKinds = async (who: Person) =>
  (await rows<{ kind: string }>('select kind from notifications where user_id = ? order by id', [who.id])).map(
    ({ kind }) => kind,
  );
const mailsTo = (who: Person) =>
  rows<{ text: string }>(
    `select text from outbox_mails where to_address = ? and kind = 'thread-report-resolved' order by id`,
    [who.email],
  );

describe('[issue 40] a report of a thread', () => {
  it('is made by either side, once while it is open, also of a thread that has ended', async () => {
    expect(await report(customer)).toMatchObject({ status: 409, body: { message: REPORT_MESSAGES.nothingWritten } });
    await send(venue.owner);
    await customer.rest('PUT', `${toPath(customer)}/block`);
    expect((await read(customer)).viewerCanReport).toBe(true);
    expect(await report(customer)).toMatchObject({ status: 201, body: { viewerCanReport: false, staffReadAt: null } });
    expect(await report(customer)).toMatchObject({ status: 409, body: { message: REPORT_MESSAGES.alreadyReported } });
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    expect((await clerk.rest('POST', `/business/bookings/${bookingId}/messages/report`, FRAUD)).status).toBe(201);
    expect((await read(venue.owner)).viewerCanReport).toBe(true);
    expect(await list()).toMatchObject([
      { reporterSide: 'customer', reporterName: 'Ayesha Khan', category: 'fraud', note: FRAUD.note, openedAt: null },
      { reporterSide: 'business', businessName: expect.any(String), hallTitle: expect.any(String) },
    ]);
  });

  it('is one of two that somebody makes at once, at two servers', async () => {
    await send(venue.owner);
    const made = await Promise.all(
      [0, 1].map((turn) => servers.asIn(turn, customer).rest('POST', `${toPath(customer)}/report`, FRAUD)),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('names a message of the other side alone', async () => {
    const [own, theirs] = [await send(customer), await send(venue.owner)];
    const wrong = { status: 422, body: { field: 'messageId', message: REPORT_MESSAGES.messageUnknown } };
    expect(await report(customer, { ...FRAUD, messageId: own })).toMatchObject(wrong);
    expect(await report(customer, { ...FRAUD, messageId: theirs + 1000 })).toMatchObject(wrong);
    expect(await report(customer, { category: 'other' })).toMatchObject({ status: 422, body: { field: 'note' } });
    expect(await list()).toEqual([]);
    expect((await report(customer, { ...FRAUD, messageId: theirs })).status).toBe(201);
    expect(await list()).toMatchObject([{ messageId: theirs }]);
  });

  it('is nobody’s who doesn’t read the thread', async () => {
    await send(venue.owner);
    const [stranger, other] = [await at.person(Role.USER), await openVenue(at)];
    const path = (base: string) => `${base}/bookings/${bookingId}/messages/report`;
    expect((await stranger.rest('POST', path('/user'), FRAUD)).status).toBe(404);
    expect((await other.owner.rest('POST', path('/business'), FRAUD)).status).toBe(404);
    expect((await moderator.rest('POST', path('/user'), FRAUD)).status).toBe(403);
    expect(await list()).toEqual([]);
  });

  it('is limited by day', async () => {
    await send(venue.owner);
    for (let count = 0; count < PER_ACCOUNT_LIMITS.threadReportsPerDay; count += 1) {
      expect((await resolve(await givenReport(), 'nothing_found')).status).toBe(200);
    }
    expect(await report(customer)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});

describe('[issue 40] a reported thread', () => {
  it('is read by staff while it is open, which is audited and told both sides', async () => {
    await send(venue.owner);
    const id = await givenReport();
    expect((await read(venue.owner)).staffReadAt).toBeNull();
    expect(await open(id)).toMatchObject({
      status: 200,
      body: { data: [{ text: 'Pay into my own account', side: 'business', isOwn: false, deletableUntil: null }] },
    });
    at.clock.advanceMinutes(5);
    await open(id, await at.person(Role.ADMIN));
    for (const who of [customer, venue.owner]) expect((await read(who)).staffReadAt).toBe(TEST_NOW.toISOString());
    const [thread] = await rows<{ id: number }>('select id from threads where booking_id = ?', [bookingId]);
    const entries = await rows(
      `select subject_type, after from audit_events where action = 'thread.read' and subject_id = ?`,
      [String(id)],
    );
    const entry = { subject_type: 'thread-report', after: { threadId: thread?.id } };
    expect(entries).toEqual([entry, entry]);
    await resolve(id, 'nothing_found');
    expect(await open(id)).toMatchObject({ status: 409, body: { message: REPORT_MESSAGES.resolved } });
    expect(await open(id + 1000)).toMatchObject({ status: 404 });
  });

  it('is read by nobody else, through no other call', async () => {
    await send(venue.owner);
    const id = await givenReport();
    for (const who of [customer, venue.owner]) {
      expect([(await open(id, who)).status, (await decide(id, 'ended', who)).status]).toEqual([403, 403]);
    }
    expect((await at.visitor.rest('GET', '/moderator/thread-reports')).status).toBe(401);
    await open(id);
    for (const base of ['/user', '/business']) {
      const path = `${base}/bookings/${bookingId}/messages`;
      expect((await moderator.rest('GET', path)).status).toBe(403);
      expect((await moderator.rest('POST', path, { text: 'Hello' })).status).toBe(403);
      expect((await moderator.rest('PUT', `${path}/read`, { to: 1 })).status).toBe(403);
      expect((await moderator.rest('PUT', `${path}/block`)).status).toBe(403);
      expect((await moderator.rest('GET', `${base}/bookings/${bookingId}/visits`)).status).toBe(403);
    }
    const thread = `query { bookingThread(id: ${bookingId}) { nodes { text } } }`;
    expect(JSON.stringify(await moderator.graphql(thread))).not.toContain('my own account');
  });

  it('opens its files for staff who have begun to read it, each time audited, until it is resolved', async () => {
    const file = { path: '/upload/message-file', field: 'file', content: PDF, name: 'account.pdf' };
    const { filename = '' } = (await sendForm(at, venue.owner, file)).body;
    await send(venue.owner, { text: 'See this', files: [filename] });
    const fileId = (await read(customer)).data[0]?.files[0]?.id ?? 0;
    const get = async () => {
      const headers = { authorization: `Bearer ${moderator.token ?? ''}` };
      return (await fetch(`${at.url}/api/message-files/${fileId}`, { headers })).status;
    };
    expect(await get()).toBe(404);
    const id = await givenReport();
    expect(await get()).toBe(404);
    await open(id);
    expect(await get()).toBe(200);
    const entries = await rows(
      `select after from audit_events where action = 'thread.file-opened' and subject_id = ?`,
      [String(id)],
    );
    expect(entries).toMatchObject([{ after: { fileId } }]);
    await resolve(id, 'warned');
    expect(await get()).toBe(404);
  });
});

describe('[issue 40] the outcome of a report', () => {
  it('is decided by who has read the conversation', async () => {
    await send(venue.owner);
    const id = await givenReport();
    expect(await decide(id, 'nothing_found')).toMatchObject({ status: 409, body: { message: REPORT_MESSAGES.unread } });
    expect(await list()).toMatchObject([{ id, resolvedAt: null }]);
    expect((await resolve(id, 'nothing_found')).status).toBe(200);
  });

  it('is decided once by two of staff at once, at two servers', async () => {
    await send(venue.owner);
    const id = await givenReport();
    const admin = await at.person(Role.ADMIN);
    await open(id);
    const answers = await Promise.all([
      decide(id, 'ended', servers.asIn(0, moderator)),
      decide(id, 'warned', servers.asIn(1, admin)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = answers.find(({ status }) => status === 200)?.body.outcome;
    expect((await read(customer)).isEndedByStaff).toBe(taken === 'ended');
    expect((await toldKinds(venue.owner)).includes('thread_warned')).toBe(taken === 'warned');
    expect(
      await rows(`select id from audit_events where action = 'thread-report.resolved' and subject_id = ?`, [
        String(id),
      ]),
    ).toHaveLength(1);
    expect(await list('?state=resolved')).toMatchObject([{ id, outcome: taken, outcomeNote: 'Seen before' }]);
    expect(await list()).toEqual([]);
  });

  it('ends the conversation, which no side resumes', async () => {
    await send(venue.owner);
    await resolve(await givenReport(), 'ended');
    const ended = { status: 409, body: { message: THREAD_MESSAGES.endedByStaff } };
    for (const who of [customer, venue.owner]) {
      expect(await read(who)).toMatchObject({ isEndedByStaff: true, viewerCanWrite: false });
      expect(await who.rest('POST', toPath(who), { text: 'Hello' })).toMatchObject(ended);
      expect(await who.rest('PUT', `${toPath(who)}/block`)).toMatchObject(ended);
      expect(await who.rest('DELETE', `${toPath(who)}/block`)).toMatchObject(ended);
    }
    expect(await toldKinds(customer)).toContain('report_upheld');
  });

  it('removes the message that was reported, which leaves a mark', async () => {
    const messageId = await send(venue.owner);
    const id = await givenReport();
    expect(await resolve(id, 'message_removed')).toMatchObject({
      status: 422,
      body: { field: 'outcome', message: REPORT_MESSAGES.noMessage },
    });
    await resolve(id, 'nothing_found');
    expect((await resolve(await givenReport({ messageId }), 'message_removed')).status).toBe(200);
    expect((await read(customer)).data).toMatchObject([{ text: null, isRemoved: true }]);
    expect(await report(customer, { ...FRAUD, messageId })).toMatchObject({
      status: 422,
      body: { field: 'messageId' },
    });
  });

  it('removes no message that its author has deleted meanwhile', async () => {
    const messageId = await send(venue.owner);
    const id = await givenReport({ messageId });
    expect((await venue.owner.rest('DELETE', `/business/messages/${messageId}`)).status).toBeLessThan(300);
    expect(await resolve(id, 'message_removed')).toMatchObject({
      status: 409,
      body: { message: REPORT_MESSAGES.messageGone },
    });
    expect(await list()).toMatchObject([{ id, resolvedAt: null }]);
    expect((await read(customer)).data).toMatchObject([{ text: null, isRemoved: false }]);
  });

  it('warns nobody where nobody reads the conversation any more, and says so', async () => {
    await send(venue.owner);
    await send(customer);
    await report(venue.owner, { category: 'spam' });
    const id = (await list()).at(-1)?.id ?? 0;
    await rows(`update users set suspended_at = now(), suspension_reason = 'Test' where id = ?`, [customer.id]);
    expect(await resolve(id, 'warned')).toMatchObject({ status: 409, body: { message: REPORT_MESSAGES.nobodyToWarn } });
    expect(await toldKinds(customer)).not.toContain('thread_warned');
    expect((await resolve(id, 'nothing_found')).status).toBe(200);
  });

  it('is mailed, without a way to the thread, to a reporter who has left the business', async () => {
    await send(venue.owner);
    await send(customer);
    const clerk = await at.person(Role.USER);
    await givenMember(at.context().em, venue.businessId, clerk.id, 'CLERK');
    await clerk.rest('POST', `/business/bookings/${bookingId}/messages/report`, FRAUD);
    await rows('delete from business_members where user_id = ?', [clerk.id]);
    await resolve((await list()).at(-1)?.id ?? 0, 'nothing_found');
    const [mail] = await mailsTo(clerk);
    expect(mail?.text).toContain('found nothing against our rules.');
    expect(mail?.text).not.toMatch(/on its page|business\/bookings/);
  });

  it('is told the reporter, by mail where the address is confirmed, and a warning to the other side', async () => {
    await send(venue.owner);
    await resolve(await givenReport(), 'nothing_found');
    expect(await toldKinds(customer)).toContain('report_dismissed');
    expect(await toldKinds(venue.owner)).not.toContain('thread_warned');
    const [mail] = await mailsTo(customer);
    expect(mail?.text).toContain('found nothing against our rules');
    expect(mail?.text).not.toMatch(/Seen before|own account/);
    await rows('update users set email_confirmed_at = null where id = ?', [customer.id]);
    await resolve(await givenReport(), 'warned');
    expect(await mailsTo(customer)).toHaveLength(1);
    expect(await toldKinds(customer)).toContain('report_upheld');
    expect(await toldKinds(venue.owner)).toContain('thread_warned');
  });
});

describe('[issue 40] a report about an enquiry', () => {
  it('is read and resolved like one about a booking, also while the customer books the hall', async () => {
    const asked = await customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text: 'Hi' });
    const path = `/business/enquiries/${asked.body.id}/messages`;
    await venue.owner.rest('POST', `${path}/report`, { category: 'spam' });
    const id = (await list()).at(-1)?.id ?? 0;
    expect(await open(id)).toMatchObject({ status: 200, body: { data: [{ text: 'Hi' }] } });
    // As a request of a booking: the enquiry before its thread.
    const other = at.context().em;
    await other.begin();
    await other.execute('select id from enquiries where id = ? for update', [asked.body.id]);
    const resolving = decide(id, 'ended');
    await until(async () => {
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await rows(waiting)).length > 0;
    });
    // Who waits holds nothing that the request needs.
    await other.execute('select id from threads where enquiry_id = ? for update nowait', [asked.body.id]);
    const moved = 'update threads set booking_id = ?, enquiry_id = null where enquiry_id = ?';
    await other.execute(moved, [bookingId, asked.body.id]);
    await other.execute('delete from enquiries where id = ?', [asked.body.id]);
    await other.commit();
    expect(await resolving).toMatchObject({ status: 200, body: { bookingId, enquiryId: null } });
    expect(await read(customer)).toMatchObject({ isEndedByStaff: true });
  });
});

describe('[issue 40] reports of threads', () => {
  it('are told staff in the app, gathered by business', async () => {
    await send(venue.owner);
    await send(customer);
    await report(customer);
    await report(venue.owner, { category: 'spam' });
    expect(await rows('select business_id, booking_id from notifications where user_id = ?', [moderator.id])).toEqual([
      { business_id: venue.businessId, booking_id: null },
    ]);
    expect(await toldKinds(moderator)).toEqual(['report_received']);
  });

  it('are listed by state and category, by time either way, in pages', async () => {
    await send(venue.owner);
    await send(customer);
    const first = await givenReport();
    at.clock.advanceMinutes(1);
    await report(venue.owner, { category: 'spam' });
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    const [, second = 0] = await ids('');
    expect(await ids('?order=newest')).toEqual([second, first]);
    expect(await ids('?category=spam')).toEqual([second]);
    expect(await ids('?limit=1&page=2')).toEqual([second]);
    await resolve(first, 'warned');
    expect([await ids(''), await ids('?state=resolved'), await ids('?state=all')]).toEqual([
      [second],
      [first],
      [first, second],
    ]);
    expect((await moderator.rest('GET', '/moderator/thread-reports?state=closed')).status).toBe(422);
  });

  it('go with the thread', async () => {
    await send(venue.owner);
    await givenReport();
    await rows('delete from threads where booking_id = ?', [bookingId]);
    expect(await list('?state=all')).toEqual([]);
  });
});
