import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PER_ACCOUNT_LIMITS } from '../../domain/accounts/limits.js';
import type { LiveEvent } from '../../graphql/live.js';
import { Role } from '../../domain/accounts/roles.js';
import { RETENTION } from '../../domain/personal-data/retention.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { TEST_NOW, TEST_PASSWORD, type Person } from '../../testing/harness.js';
import { bookingInput, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { listenTo } from '../integrations/testing/heard-payloads.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { personalDataJobs } from '../personal-data/retention.jobs.js';
import { subscribeToThread } from './thread.live.js';
import { threadJobs } from './thread.jobs.js';

let servers: TwoServers;
let customer: Person;
let clerk: Person;
let venue: Venue;

interface EnquiryBody {
  id: number;
  hallId: number;
  customerName: string;
  day: string | null;
  guestCount: number | null;
  occasion: string | null;
  lastMessage: string | null;
  lastMessageSide: string;
  unreadCount: number;
  code?: string;
  field?: string;
  message?: string;
}

interface ListBody {
  data: EnquiryBody[];
  paging: { total: number; nextCursor: string | null };
}

interface ThreadBody {
  data: { id: number; text: string | null; isOwn: boolean; sequence: number }[];
  bookingId: number | null;
  enquiryId: number | null;
  viewerSide: string;
  viewerCanWrite: boolean;
  unreadCount: number;
}

beforeAll(async () => {
  servers = await startTwoServers({ ACCOUNT_LIMITS: 'on', REQUIRE_CONFIRMED_EMAIL: 'on' });
});
afterAll(() => servers.close());
beforeEach(async () => {
  servers.at.clock.set(TEST_NOW);
  const { at } = servers;
  customer = await at.person(Role.USER, { name: 'Sana Iqbal' });
  clerk = await at.person(Role.USER, { name: 'Bilal Khan' });
  venue = await openVenue(at);
  const { em } = at.context();
  await givenMember(em, venue.businessId, clerk.id, 'CLERK');
  await em.execute('update users set email_confirmed_at = now()');
});

const pathOf = (who: Person) => (who === customer ? '/user' : '/business');
const ask = (text: string, more: Record<string, unknown> = {}, hallId = venue.hallId, by = customer) =>
  by.rest<EnquiryBody>('POST', `/user/halls/${hallId}/enquiries`, { text, ...more });
const list = async (who: Person, query = '') =>
  (await who.rest<ListBody>('GET', `${pathOf(who)}/enquiries${query}`)).body;
const send = (who: Person, id: number, text: string, by = who) =>
  by.rest<EnquiryBody>('POST', `${pathOf(who)}/enquiries/${id}/messages`, { text });
const read = (who: Person, id: number) => who.rest<ThreadBody>('GET', `${pathOf(who)}/enquiries/${id}/messages`);
const book = async (hallId = venue.hallId, by = customer, startTime = '2027-03-20T14:00:00Z') =>
  (await by.rest<{ id: number }>('POST', '/user/bookings', bookingInput(hallId, { startTime }))).body.id;

describe('[product: Talk] asking a hall before there is a booking', () => {
  it('begins a thread that both sides read and answer', async () => {
    const asked = await ask('Is the garden free?', { day: '2027-05-01', guestCount: 180, occasion: 'walima' });
    expect(asked).toMatchObject({
      status: 201,
      body: {
        ...{ hallId: venue.hallId, day: '2027-05-01', guestCount: 180, occasion: 'walima' },
        lastMessage: 'Is the garden free?',
      },
    });
    const { id } = asked.body;
    const { body: told } = await venue.owner.rest<{ data: object[] }>('GET', '/notifications');
    expect(told.data).toMatchObject([
      { kind: 'message_received', enquiryId: id, bookingId: null, customerName: 'Sana Iqbal', startTime: null },
    ]);
    await venue.owner.rest('POST', '/notifications/read', { enquiryId: id });
    expect((await venue.owner.rest('GET', '/notifications')).body).toMatchObject({ unreadCount: 0 });
    expect((await list(clerk)).data).toMatchObject([{ id, customerName: 'Sana Iqbal', unreadCount: 1 }]);
    await send(clerk, id, 'It is.');
    expect((await read(customer, id)).body).toMatchObject({
      data: [{ text: 'It is.', isOwn: false }, { text: 'Is the garden free?' }],
      ...{ bookingId: null, enquiryId: id, viewerSide: 'customer', viewerCanWrite: true, unreadCount: 1 },
    });
    const unread = () => customer.rest('GET', '/user/messages/unread');
    expect((await unread()).body).toEqual([{ bookingId: null, enquiryId: id, unreadCount: 1 }]);
    await customer.rest('PUT', `/user/enquiries/${id}/messages/read`, { to: 2 });
    expect((await unread()).body).toEqual([]);
    expect((await list(customer)).data).toMatchObject([{ id, lastMessageSide: 'business', unreadCount: 0 }]);
  });

  it('is one enquiry for a customer and a hall, at two servers at once', async () => {
    const asked = await Promise.all(
      [0, 1, 2, 3].map((turn) => ask(`Question ${turn}`, {}, venue.hallId, servers.asIn(turn, customer))),
    );
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    await ask('And in May?', { day: '2027-05-01', occasion: 'nikah' });
    await ask('For about 90?', { guestCount: 90 });
    const asksFor = { day: '2027-05-01', guestCount: 90, occasion: 'nikah' };
    expect(await list(customer)).toMatchObject({ data: [asksFor], paging: { total: 1 } });
    expect((await read(customer, asked[0]?.body.id ?? 0)).body.data).toHaveLength(6);
  });

  it('happens once for a client’s id', async () => {
    const again = () => ask('Once', { clientMutationId: 'key-1' });
    expect((await again()).body.id).toBe((await again()).body.id);
    expect((await list(venue.owner)).data).toMatchObject([{ unreadCount: 1 }]);
  });

  it('is refused at a hall that isn’t public or one’s own, for a day that is over, without text', async () => {
    const { em } = servers.at.context();
    expect((await ask('Hello?', { day: '2027-02-28' })).body).toMatchObject({ code: 'INVALID_INPUT', field: 'day' });
    expect((await ask('Hello?', { guestCount: 0 })).body).toMatchObject({ code: 'INVALID_INPUT', field: 'guestCount' });
    expect((await ask(' ')).body).toMatchObject({ code: 'INVALID_INPUT', field: 'text' });
    expect((await ask('Hello?', {}, venue.hallId, clerk)).body).toMatchObject({
      code: 'CONFLICT',
      message: THREAD_MESSAGES.ownHall,
    });
    await em.execute('update users set email_confirmed_at = null where id = ?', [customer.id]);
    expect((await ask('Hello?')).body.code).toBe('EMAIL_NOT_CONFIRMED');
    await em.execute('update users set email_confirmed_at = now() where id = ?', [customer.id]);
    await em.execute(`update halls set status = 'inactive' where id = ?`, [venue.hallId]);
    expect((await ask('Hello?')).body.code).toBe('NOT_FOUND');
    expect((await list(customer)).data).toEqual([]);
  });

  it('is limited to five halls a day; questions to a hall that was asked aren’t', async () => {
    for (let count = 0; count < PER_ACCOUNT_LIMITS.enquiriesPerDay; count += 1) {
      venue = await openVenue(servers.at);
      expect((await ask('Hello')).status).toBe(201);
    }
    expect((await ask('One more')).status).toBe(201);
    venue = await openVenue(servers.at);
    expect(await ask('Hello')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('is neither read nor written by strangers and staff', async () => {
    const { id } = (await ask('Hello')).body;
    const [stranger, other] = [await servers.at.person(Role.USER), await openVenue(servers.at)];
    for (const who of [stranger, other.owner]) {
      expect([(await send(who, id, 'x')).status, (await read(who, id)).status]).toEqual([404, 404]);
    }
    const admin = await servers.at.person(Role.ADMIN);
    expect([(await send(admin, id, 'x')).status, (await read(admin, id)).status]).toEqual([403, 403]);
    expect((await list(other.owner)).data).toEqual([]);
  });
});

describe('[product: Talk] the lists of enquiries', () => {
  it('begin with the latest message, in a number of statements that doesn’t grow', async () => {
    const first = (await ask('First')).body.id;
    const [firstVenue, secondVenue] = [venue, await openVenue(servers.at)];
    await ask('Second', {}, secondVenue.hallId);
    await send(firstVenue.owner, first, 'x'.repeat(200));
    const page = await list(customer, '?limit=1');
    expect(page.data).toMatchObject([{ id: first, lastMessage: 'x'.repeat(120) }]);
    const next = await list(customer, `?limit=1&cursor=${String(page.paging.nextCursor)}`);
    expect(next.data).toMatchObject([{ hallId: secondVenue.hallId }]);
    const count = async (query: string) =>
      (await recordStatements(servers.at.app.orm, () => list(customer, query))).statements.length;
    expect(await count('?limit=2')).toBe(await count('?limit=1'));
  });
});

describe('[product: Talk] a request of the customer', () => {
  it('keeps the thread, which goes on as the booking’s', async () => {
    const { id } = (await ask('Is the garden free?')).body;
    const other = await openVenue(servers.at);
    await book(other.hallId, customer, '2027-03-21T14:00:00Z');
    expect((await list(customer)).paging.total).toBe(1);
    const bookingId = await book();
    expect((await read(customer, id)).status).toBe(404);
    expect((await list(customer)).paging.total).toBe(0);
    const path = `/business/bookings/${bookingId}/messages`;
    await venue.owner.rest('POST', path, { text: 'Welcome' });
    expect((await venue.owner.rest<ThreadBody>('GET', path)).body.data).toMatchObject([
      { sequence: 2, text: 'Welcome' },
      { sequence: 1, text: 'Is the garden free?' },
    ]);
    // Another question is a new enquiry.
    expect((await ask('And the parking?')).body.id).not.toBe(id);
  });

  it('is told to who watches the booking', async () => {
    await ask('Hello');
    const heard: LiveEvent[] = [];
    let check = (): void => undefined;
    servers.second.app.live.listen((event) => {
      heard.push(event);
      check();
    });
    const bookingId = await book();
    await new Promise<void>((resolve) => {
      check = () => {
        if (heard.some(({ kind, id }) => kind === 'thread' && id === bookingId)) resolve();
      };
      check();
    });
    expect(heard).toContainEqual({ kind: 'thread', id: bookingId });
  });

  it('loses no message that is sent at the same moment', async () => {
    const { id } = (await ask('Hello')).body;
    const [bookingId, ...sent] = await Promise.all([
      book(),
      ...[0, 1, 2, 3].map((turn) => send(venue.owner, id, `Answer ${turn}`, servers.asIn(turn, venue.owner))),
    ]);
    const written = sent.filter(({ status }) => status === 201).length;
    expect(sent.every(({ status }) => status === 201 || status === 404)).toBe(true);
    const thread = await customer.rest<ThreadBody>('GET', `/user/bookings/${bookingId}/messages`);
    expect(thread.body.data).toHaveLength(1 + written);
  });
});

describe('[product: Talk] enquiries besides', () => {
  it('are mailed like messages, without the text', async () => {
    const { id } = (await ask('My number is 0300 1234567')).body;
    servers.at.clock.advanceMinutes(5);
    await threadJobs['mail-unread-messages']?.(servers.at.context(), {});
    const mails = await servers.at
      .context()
      .em.execute<{ text: string; to_address: string }[]>(
        `select text, to_address from outbox_mails where kind = 'messages-unread' and to_address in (?, ?)`,
        [venue.owner.email, clerk.email],
      );
    expect(mails.map(({ to_address: to }) => to).sort()).toEqual([venue.owner.email, clerk.email].sort());
    expect(mails[0]?.text).toContain(`/business/enquiries/${id}`);
    expect(mails[0]?.text).not.toContain('0300');
  });

  it('are live for both sides', async () => {
    const { id } = (await ask('Hello')).body;
    const viewer = { id: customer.id, role: Role.USER, name: 'Sana', signedInAt: TEST_NOW };
    const events = [
      { kind: 'thread', id },
      { kind: 'enquiryThread', id },
    ];
    const live = { stream: (isWanted: (event: object) => boolean) => events.filter(isWanted)[Symbol.iterator]() };
    const ctx = { ...servers.at.context(viewer), app: { ...servers.at.app, live: live as never } };
    const heard: (string | null | undefined)[] = [];
    for await (const thread of subscribeToThread(ctx, { about: 'ENQUIRY', id })) heard.push(thread.nodes[0]?.text);
    expect(heard).toEqual(['Hello', 'Hello']);
  });

  it('are told to webhooks as messages', async () => {
    const heard = await listenTo(servers.at.context().em, venue.businessId, 'message.sent');
    const { id } = (await ask('My number is 0300 1234567')).body;
    const [payload = ''] = await heard();
    expect(JSON.parse(payload)).toMatchObject({ data: { message: { bookingId: null, enquiryId: id, sequence: 1 } } });
    expect(payload).not.toContain('0300');
  });

  it('are told to webhooks once as enquiries, without whoever asks', async () => {
    const heard = await listenTo(servers.at.context().em, venue.businessId, 'enquiry.created');
    const { id } = (await ask('My number is 0300 1234567', { guestCount: 120 })).body;
    await ask('Is there parking?');
    const payloads = await heard();
    expect(payloads).toHaveLength(1);
    expect(JSON.parse(payloads[0] ?? '')).toMatchObject({
      type: 'enquiry.created',
      data: { enquiry: { id, hallId: venue.hallId, source: 'app', guestCount: 120, day: null, occasion: null } },
    });
    expect(payloads[0]).not.toMatch(/0300|Sana/);
  });

  it('go a year after their latest message', async () => {
    const { id } = (await ask('Hello')).body;
    const { em } = servers.at.context();
    // It began long before.
    await em.execute(`update enquiries set created_at = created_at - interval '300 days' where id = ?`, [id]);
    const countAfter = async (days: number) => {
      servers.at.clock.advanceMinutes(days * 24 * 60);
      await personalDataJobs['apply-retention']?.(servers.at.context(), {});
      return (await em.execute('select id from enquiries where id = ?', [id])).length;
    };
    expect([await countAfter(RETENTION.enquiries.days - 1), await countAfter(2)]).toEqual([1, 0]);
  });

  it('stay until the business has asked again, unless they are lost', async () => {
    const { em } = servers.at.context();
    const other = await servers.at.person(Role.USER);
    await em.execute('update users set email_confirmed_at = now() where id = ?', [other.id]);
    const id = (await ask('Hello')).body.id;
    const lost = (await ask('Hello', {}, venue.hallId, other)).body.id;
    await em.execute(`update enquiries set follow_up_on = '2028-05-01' where id in (?, ?)`, [id, lost]);
    await em.execute(`update enquiries set lost_at = now(), lost_reason = 'price' where id = ?`, [lost]);
    const keptOn = async (day: string) => {
      servers.at.clock.set(new Date(`${day}T12:00:00Z`));
      await personalDataJobs['apply-retention']?.(servers.at.context(), {});
      const rows = await em.execute<{ id: number }[]>('select id from enquiries where id in (?, ?)', [id, lost]);
      return rows.map((row) => row.id);
    };
    expect(await keptOn('2028-04-30')).toEqual([id]);
    expect(await keptOn('2028-05-31')).toEqual([id]);
    expect(await keptOn('2028-06-01')).toEqual([]);
  });

  it('go with the account of their customer', async () => {
    const { id } = (await ask('My address is 12 Mall Road')).body;
    await customer.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
    expect((await read(venue.owner, id)).status).toBe(404);
    const rows = await servers.at.context().em.execute('select id from messages where sender_id = ?', [customer.id]);
    expect(rows).toEqual([]);
  });
});
