import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../context.js';
import type { Live, LiveEvent } from '../../graphql/live.js';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus } from '../../domain/bookings/transitions.js';
import { REMOVED_CONTACT } from '../../domain/personal-data/erasure.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { TEST_NOW, TEST_PASSWORD, type Person } from '../../testing/harness.js';
import { givenBooking, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { openTalk } from '../../testing/talk.js';
import { startTwoServers, type TwoServers } from '../../testing/two-servers.js';
import { subscribeToThread } from './thread.live.js';

let servers: TwoServers;
let customer: Person;
let clerk: Person;
let venue: Venue;
let bookingId: number;

interface MessageBody {
  id: number;
  sequence: number;
  side: string;
  senderName: string | null;
  isOwn: boolean;
  text: string | null;
  hasAccountNumber: boolean;
  clientMutationId: string | null;
  deletableUntil: string | null;
  code?: string;
  field?: string;
  message?: string;
}

interface ThreadBody {
  data: MessageBody[];
  paging: { total: number; nextCursor: string | null };
  viewerSide: string;
  viewerCanWrite: boolean;
  readTo: number;
  readByOtherSideTo: number;
  unreadCount: number;
  code?: string;
}

beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());
beforeEach(async () => {
  ({ customer, clerk, venue, bookingId } = await openTalk(servers.at));
});

const pathOf = (who: Person) => (who === customer ? '/user' : '/business');
const send = (who: Person, text: string, key?: string, by = who) =>
  by.rest<MessageBody>('POST', `${pathOf(who)}/bookings/${bookingId}/messages`, { text }, toHeaders(key));
const toHeaders = (key?: string): Record<string, string> => (key === undefined ? {} : { 'idempotency-key': key });
const read = async (who: Person, query = '') =>
  (await who.rest<ThreadBody>('GET', `${pathOf(who)}/bookings/${bookingId}/messages${query}`)).body;
const mark = (who: Person, to: number) =>
  who.rest<{ unreadCount: number }>('PUT', `${pathOf(who)}/bookings/${bookingId}/messages/read`, { to });
const remove = (who: Person, id: number) => who.rest<MessageBody>('DELETE', `${pathOf(who)}/messages/${id}`);
const unread = async (who: Person) =>
  (
    await who.rest<{ bookingId: number | null; enquiryId: number | null; unreadCount: number }[]>(
      'GET',
      `${pathOf(who)}/messages/unread`,
    )
  ).body;

describe('[product: Talk] the thread of a booking', () => {
  it('is empty until somebody writes', async () => {
    expect(await read(customer)).toMatchObject({
      data: [],
      paging: { total: 0, nextCursor: null },
      viewerSide: 'customer',
      viewerCanWrite: true,
      unreadCount: 0,
    });
    expect(await mark(customer, 3)).toMatchObject({ status: 200, body: { unreadCount: 0 } });
  });

  it('shows the business who wrote, and the customer the business', async () => {
    expect((await send(customer, '  Is there a ramp?\n')).status).toBe(201);
    await send(clerk, 'Yes, there is: www.ramps.example');
    expect((await read(venue.owner)).data).toMatchObject([
      { sequence: 2, side: 'business', senderName: 'Bilal Khan', isOwn: false },
      { sequence: 1, side: 'customer', senderName: 'Sana Iqbal', isOwn: false, text: 'Is there a ramp?' },
    ]);
    expect((await read(customer)).data).toMatchObject([
      { side: 'business', senderName: null, text: 'Yes, there is: www.ramps.example' },
      { side: 'customer', senderName: 'Sana Iqbal', isOwn: true },
    ]);
  });

  it('says where an account number stands', async () => {
    await send(venue.owner, 'Pay to PK36 SCBL 0000 0011 2345 6702');
    await send(venue.owner, 'See you on 20-03-2027 18:00');
    expect((await read(customer)).data).toMatchObject([{ hasAccountNumber: false }, { hasAccountNumber: true }]);
  });

  it('refuses texts that are empty or too long', async () => {
    const refusal = { code: 'INVALID_INPUT', field: 'text' };
    expect((await send(customer, ' \n ')).body).toMatchObject({ ...refusal, message: THREAD_MESSAGES.textRequired });
    expect((await send(customer, 'x'.repeat(4001))).body).toMatchObject(refusal);
    expect((await send(customer, 'x'.repeat(4000))).status).toBe(201);
  });

  it('is neither read nor written by strangers and staff', async () => {
    await send(customer, 'Hello');
    const stranger = await servers.at.person(Role.USER);
    const other = await openVenue(servers.at);
    for (const who of [stranger, other.owner]) {
      expect([(await send(who, 'x')).status, (await read(who)).code]).toEqual([404, 'NOT_FOUND']);
    }
    for (const role of [Role.MODERATOR, Role.ADMIN]) {
      const staff = await servers.at.person(role);
      expect([(await send(staff, 'x')).status, (await read(staff)).code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await servers.at.visitor.rest('GET', `/user/bookings/${bookingId}/messages`)).status).toBe(401);
  });

  it('takes nothing that nobody could read', async () => {
    const { em } = servers.at.context();
    const guests = await givenBooking(em, { userId: null, enteredBy: venue.owner.id, hallId: venue.hallId });
    const { status, body } = await venue.owner.rest<MessageBody>('POST', `/business/bookings/${guests}/messages`, {
      text: 'Hello?',
    });
    expect({ status, message: body.message }).toEqual({ status: 409, message: THREAD_MESSAGES.noReader });
    await em.execute(`update businesses set status = 'pending' where id = ?`, [venue.businessId]);
    expect((await read(customer)).viewerCanWrite).toBe(false);
    expect((await send(customer, 'Hello?')).body.message).toBe(THREAD_MESSAGES.noReader);
  });

  it.each([
    ['is suspended', `update users set suspended_at = now(), suspension_reason = 'x' where id = ?`],
    ['has another role', `update users set role = '${Role.MODERATOR}' where id = ?`],
  ])('takes nothing for a customer who %s', async (_what, change) => {
    await servers.at.context().em.execute(change, [customer.id]);
    expect((await send(venue.owner, 'Hello?')).body.message).toBe(THREAD_MESSAGES.noReader);
  });

  it('takes nothing once the contact was removed', async () => {
    await servers.at
      .context()
      .em.execute('update bookings set customer_email = ? where id = ?', [REMOVED_CONTACT.email, bookingId]);
    for (const who of [customer, venue.owner]) {
      expect((await read(who)).viewerCanWrite).toBe(false);
      expect((await send(who, 'Hello?')).status).toBe(409);
    }
  });

  it('is read backwards page by page, in a number of statements that doesn’t grow', async () => {
    for (let count = 1; count <= 5; count += 1) await send(customer, `Message ${count}`);
    const first = await read(customer, '?limit=2');
    expect(first.data.map(({ sequence }) => sequence)).toEqual([5, 4]);
    await send(venue.owner, 'An answer meanwhile');
    const second = await read(customer, `?limit=2&cursor=${String(first.paging.nextCursor)}`);
    expect(second.data.map(({ sequence }) => sequence)).toEqual([3, 2]);
    expect((await read(customer, `?limit=2&cursor=${String(second.paging.nextCursor)}`)).paging.nextCursor).toBeNull();
    const count = async (query: string) =>
      (await recordStatements(servers.at.app.orm, () => read(customer, query))).statements.length;
    expect(await count('?limit=6')).toBe(await count('?limit=1'));
  });

  it('serves a page in the middle of a long thread from an index', async () => {
    await send(customer, 'The first');
    const { em } = servers.at.context();
    const [thread] = await em.execute<{ id: number }[]>('select id from threads where booking_id = ?', [bookingId]);
    const threadId = thread?.id ?? 0;
    await em.execute(
      `insert into messages (thread_id, sequence, sender_id, side, text)
         select ?, n, ?, case when n % 2 = 0 then 'customer' else 'business' end, 'Message ' || n
         from generate_series(2, 20000) n`,
      [threadId, customer.id],
    );
    await em.execute('update threads set last_sequence = 20000 where id = ?', [threadId]);
    await em.execute('analyze messages');
    const plan = await em.execute<object[]>(
      `explain (analyze, buffers, format json) select * from messages
         where thread_id = ? and sequence < 10000 order by sequence desc limit 101`,
      [threadId],
    );
    expect(JSON.stringify(plan)).toContain('messages_sequence');
    expect((await read(customer, '?limit=100')).data).toHaveLength(100);
    expect((await read(customer)).unreadCount).toBe(THREAD_LIMITS.unreadCountedTo);
  });
});

describe('[product: Talk] sending', () => {
  it('has one order without gaps, at two servers at once', async () => {
    const people = [customer, venue.owner, clerk];
    const sent = await Promise.all(
      Array.from({ length: 18 }, (_none, turn) => {
        const who = people[turn % 3] ?? customer;
        return send(who, `Message ${turn}`, undefined, servers.asIn(turn, who));
      }),
    );
    const order = sent.map(({ body }) => body.sequence).sort((a, b) => a - b);
    expect(order).toEqual(Array.from({ length: 18 }, (_none, index) => index + 1));
  });

  it('happens once for a client’s id, at two servers at once', async () => {
    const sent = await Promise.all(
      [0, 1, 2, 3].map((turn) => send(customer, 'Once', 'key-1', servers.asIn(turn, customer))),
    );
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await read(customer)).paging.total).toBe(1);
    expect((await send(customer, 'Something else', 'key-1')).body.code).toBe('IDEMPOTENCY_MISMATCH');
    // Another sender's id is another one.
    const other = await send(venue.owner, 'Once', 'key-1');
    expect(other).toMatchObject({ status: 201, body: { sequence: 2 } });
    await remove(customer, sent[0]?.body.id ?? 0);
    expect((await send(customer, 'Once', 'key-1')).body).toMatchObject({ id: sent[0]?.body.id, text: null });
    expect((await read(customer)).data.map(({ clientMutationId }) => clientMutationId)).toEqual([null, 'key-1']);
    expect((await read(venue.owner)).data.map(({ clientMutationId }) => clientMutationId)).toEqual(['key-1', null]);
  });

  it('stops after 30 messages an hour without an answer', async () => {
    for (let count = 0; count < THREAD_LIMITS.unansweredMax; count += 1) await send(customer, `Hello ${count}`);
    const refused = await send(customer, 'Hello?');
    expect(refused).toMatchObject({ status: 429, body: { message: THREAD_MESSAGES.unanswered } });
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await send(venue.owner, 'Yes?')).status).toBe(201);
    expect((await send(customer, 'At last')).status).toBe(201);
  });

  it('is told to webhooks, without the text', async () => {
    const { em } = servers.at.context();
    await em.execute(
      `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'x', '{message.sent}')`,
      [venue.businessId],
    );
    await send(customer, 'My number is 0300 1234567');
    const rows = await em.execute<{ payload: string }[]>(
      `select payload from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.business_id = ?`,
      [venue.businessId],
    );
    expect(rows.map(({ payload }): unknown => JSON.parse(payload))).toMatchObject([
      { type: 'message.sent', data: { message: { bookingId, sequence: 1, side: 'customer' } } },
    ]);
    expect(rows[0]?.payload).not.toContain('0300');
  });

  it('needs the scope of messages from a program', async () => {
    const issue = async (scopes: string[]) =>
      (await venue.owner.rest<{ key: string }>('POST', '/business/api-keys', { name: 'CRM', scopes })).body.key;
    const call = async (secret: string) =>
      (
        await fetch(`${servers.at.url}/api/business/bookings/${bookingId}/messages`, {
          headers: { authorization: `Bearer ${secret}` },
        })
      ).status;
    expect(await call(await issue(['read', 'bookings']))).toBe(403);
    expect(await call(await issue(['messages']))).toBe(200);
  });
});

describe('[product: Talk] what was read', () => {
  it('is marked for each reader, and shown to the other side', async () => {
    await send(customer, 'One');
    await send(customer, 'Two');
    expect(await unread(venue.owner)).toEqual([{ bookingId, enquiryId: null, unreadCount: 2 }]);
    expect((await mark(clerk, 1)).body.unreadCount).toBe(1);
    expect(await unread(clerk)).toEqual([{ bookingId, enquiryId: null, unreadCount: 1 }]);
    expect(await read(venue.owner)).toMatchObject({ readTo: 0, unreadCount: 2 });
    expect(await read(customer)).toMatchObject({ readByOtherSideTo: 1, unreadCount: 0 });
    await mark(clerk, 99);
    await mark(clerk, 1);
    expect(await read(clerk)).toMatchObject({ readTo: 2, unreadCount: 0 });
    expect(await unread(clerk)).toEqual([]);
    await send(clerk, 'Three');
    expect(await unread(venue.owner)).toEqual([{ bookingId, enquiryId: null, unreadCount: 2 }]);
    expect(await unread(customer)).toEqual([{ bookingId, enquiryId: null, unreadCount: 1 }]);
  });

  it('doesn’t count deleted messages', async () => {
    const { body } = await send(customer, 'A slip');
    await remove(customer, body.id);
    expect(await unread(venue.owner)).toEqual([]);
  });
});

describe('[product: Talk] deleting a message', () => {
  it('leaves a mark for both, within ten minutes', async () => {
    const [first, second] = [(await send(customer, 'One')).body, (await send(customer, 'Two')).body];
    expect(first.deletableUntil).toBe('2027-03-01T07:10:00.000Z');
    expect(await remove(customer, first.id)).toMatchObject({ status: 200, body: { text: null, deletableUntil: null } });
    expect((await read(venue.owner)).data).toMatchObject([{ text: 'Two' }, { sequence: 1, text: null }]);
    const rows = await servers.at
      .context()
      .em.execute(`select id from messages where text = 'One' and sender_id = ?`, [customer.id]);
    expect(rows).toEqual([]);
    servers.at.clock.advanceMinutes(10);
    expect(await remove(customer, second.id)).toMatchObject({
      status: 409,
      body: { message: THREAD_MESSAGES.tooLate },
    });
  });

  it('is its author’s alone', async () => {
    const { id } = (await send(clerk, 'Two hundred chairs')).body;
    expect((await remove(customer, id)).status).toBe(403);
    expect((await remove(venue.owner, id)).status).toBe(403);
    expect((await remove(await servers.at.person(Role.USER), id)).status).toBe(404);
    expect((await remove(clerk, 999_999)).status).toBe(404);
  });
});

describe('[product: Talk] the thread of a customer who deletes the account', () => {
  const leave = () => customer.rest('DELETE', '/user/account', { password: TEST_PASSWORD });
  const texts = () =>
    servers.at
      .context()
      .em.execute(`select text from messages where thread_id in (select id from threads where booking_id = ?)`, [
        bookingId,
      ]);

  it('goes with it where nothing was agreed', async () => {
    await send(customer, 'My address is 12 Mall Road');
    await leave();
    expect(await texts()).toEqual([]);
  });

  it('stays with an agreed booking, and takes nothing any more', async () => {
    bookingId = await givenBooking(
      servers.at.context().em,
      { userId: customer.id, hallId: venue.hallId },
      { startTime: new Date('2027-03-20T14:00:00Z'), status: BookingStatus.CONFIRMED },
    );
    await send(customer, 'Twelve tables');
    await leave();
    expect(await texts()).toEqual([{ text: 'Twelve tables' }]);
    expect((await read(venue.owner)).viewerCanWrite).toBe(false);
    expect((await send(venue.owner, 'Noted')).body.message).toBe(THREAD_MESSAGES.noReader);
  });
});

/** What somebody hears of these live events. */
async function hear(viewer: Viewer, events: LiveEvent[]): Promise<(string | null | undefined)[]> {
  const live = {
    stream: (isWanted: (event: LiveEvent) => boolean) => events.filter(isWanted)[Symbol.iterator](),
  } as unknown as Live;
  const ctx = { ...servers.at.context(viewer), app: { ...servers.at.app, live } };
  const heard: (string | null | undefined)[] = [];
  for await (const thread of subscribeToThread(ctx, { about: 'BOOKING', id: bookingId }))
    heard.push(thread.nodes[0]?.text);
  return heard;
}

describe('[product: Talk] live messages', () => {
  const asCustomer = () => ({ id: customer.id, role: Role.USER, name: 'Sana', signedInAt: TEST_NOW });
  const asClerk = () => ({
    ...{ id: clerk.id, role: Role.USER, name: 'Bilal', signedInAt: TEST_NOW },
    membership: { businessId: venue.businessId, role: 'CLERK' } as const,
  });

  it('reach who watches the booking, also on another server', async () => {
    const heard = new Promise<LiveEvent>((resolve) => {
      servers.second.app.live.listen((event) => {
        if (event.kind === 'thread' && event.id === bookingId) resolve(event);
      });
    });
    await send(venue.owner, 'Welcome');
    const events: LiveEvent[] = [await heard, { kind: 'thread', id: bookingId + 1 }];
    expect(await hear(asCustomer(), events)).toEqual(['Welcome', 'Welcome']);
    expect(await hear(asClerk(), [{ kind: 'reconnected', id: 0 }])).toEqual(['Welcome', 'Welcome']);
  });

  it('begin with what was written before somebody watches', async () => {
    await send(venue.owner, 'While you were away');
    expect(await hear(asCustomer(), [])).toEqual(['While you were away']);
  });

  it('stop once the thread isn’t the viewer’s any more', async () => {
    await send(customer, 'Hello');
    await servers.at.context().em.execute('delete from business_members where user_id = ?', [clerk.id]);
    expect(await hear(asClerk(), [{ kind: 'thread', id: bookingId }])).toEqual([]);
  });
});
