import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Live, LiveEvent } from '../../graphql/live.js';
import { Role } from '../../domain/accounts/roles.js';
import { CONVERSATION_MESSAGES } from '../../domain/threads/conversations.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';
import { recordStatements } from '../../testing/statements.js';
import { openTalk } from '../../testing/talk.js';
import { until } from '../../testing/until.js';
import { subscribeToInbox } from './conversation.live.js';

let at: Harness;
let customer: Person;
let clerk: Person;
let venue: Venue;
let bookingId: number;

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  ({ customer, clerk, venue, bookingId } = await openTalk(at));
});

interface ConversationBody {
  id: number;
  bookingId: number | null;
  enquiryId: number | null;
  viewerSide: string;
  otherName: string;
  lastMessage: string | null;
  lastMessageAt: string;
  unreadCount: number;
  assignee: { id: number; name: string } | null;
  doneAt: string | null;
  code?: string;
  field?: string;
  message?: string;
}
interface ListBody {
  data: ConversationBody[];
  paging: { total: number; nextCursor: string | null };
}

const baseOf = (who: Person) => (who === customer ? '/user' : '/business');
const list = async (who: Person, query = '') =>
  (await who.rest<ListBody>('GET', `${baseOf(who)}/conversations${query}`)).body.data;
const unread = async (who: Person) =>
  (await who.rest<{ unreadCount: number }>('GET', `${baseOf(who)}/conversations/unread`)).body.unreadCount;
const send = (who: Person, text: string, id = bookingId) => {
  at.clock.advanceMinutes(1);
  return who.rest<{ id: number; sequence: number }>('POST', `${baseOf(who)}/bookings/${id}/messages`, { text });
};
const ask = (who: Person, text: string) => {
  at.clock.advanceMinutes(1);
  return who.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text, day: '2027-05-01' });
};
const act = (who: Person, method: 'PUT' | 'DELETE', id: number, what: string, body?: object) =>
  who.rest<ConversationBody>(method, `/business/conversations/${id}/${what}`, body);

/** Opens a second booking of another customer, who writes. @returns the customer */
async function givenOther(text: string): Promise<Person> {
  const other = await at.person(Role.USER, { name: 'Hina Aslam' });
  const id = await givenBooking(at.context().em, { userId: other.id, hallId: venue.hallId });
  at.clock.advanceMinutes(1);
  await other.rest('POST', `/user/bookings/${id}/messages`, { text });
  return other;
}

describe('[product: Talk] conversations', () => {
  it('are of bookings and enquiries alike, latest message first, for both sides', async () => {
    await send(customer, 'Is there a ramp?');
    await ask(customer, 'Is the garden free?');
    expect(await list(customer)).toMatchObject([
      { bookingId: null, lastMessage: 'Is the garden free?', viewerSide: 'customer', day: '2027-05-01' },
      { bookingId, enquiryId: null, lastMessage: 'Is there a ramp?', unreadCount: 0 },
    ]);
    const ofBusiness = await list(venue.owner);
    expect(ofBusiness).toMatchObject([
      { otherName: 'Sana Iqbal', viewerSide: 'business', unreadCount: 1, assignee: null, doneAt: null },
      { bookingId, unreadCount: 1 },
    ]);
    await send(venue.owner, 'There is.');
    expect((await list(customer)).map(({ bookingId: id, unreadCount }) => [id, unreadCount])).toEqual([
      [bookingId, 1],
      [null, 0],
    ]);
  });

  it('are none where nobody has written', async () => {
    await customer.rest('PUT', `/user/bookings/${bookingId}/messages/block`);
    expect([await list(customer), await list(venue.owner)]).toEqual([[], []]);
  });

  it('come by pages, with one statement for a page', async () => {
    await send(customer, 'Is there a ramp?');
    await ask(customer, 'Is the garden free?');
    const first = await customer.rest<ListBody>('GET', '/user/conversations?limit=1');
    expect(first.body.paging.total).toBe(2);
    const cursor = first.body.paging.nextCursor ?? '';
    expect(await list(customer, `?limit=1&after=${encodeURIComponent(cursor)}`)).toMatchObject([{ bookingId }]);
    const { statements } = await recordStatements(at.app.orm, () =>
      customer.graphql('{ conversations(paging: { limit: 2 }) { nodes { id unreadCount } } }'),
    );
    expect(statements.filter((each) => each.includes('"threads"'))).toHaveLength(1);
  });

  it('name a file by its type, and show a deleted message as such', async () => {
    const sent = await send(customer, 'x'.repeat(130));
    expect((await list(customer))[0]?.lastMessage).toBe('x'.repeat(120));
    await customer.rest('DELETE', `/user/messages/${sent.body.id}`);
    expect(await list(venue.owner)).toMatchObject([{ lastMessage: null, unreadCount: 0 }]);
  });

  it('have nothing unread where all messages are deleted at once', async () => {
    const [first, second] = [(await send(customer, 'One')).body, (await send(customer, 'Two')).body];
    const other = at.context().em;
    await other.begin();
    await other.execute('select id from threads where booking_id = ? for no key update', [bookingId]);
    await other.execute('update messages set text = null, deleted_at = now() where id = ?', [second.id]);
    let isDeleted = false;
    const deleting = customer.rest('DELETE', `/user/messages/${first.id}`).finally(() => (isDeleted = true));
    await until(async () => {
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return isDeleted || (await at.context().em.execute<object[]>(waiting)).length > 0;
    });
    await other.commit();
    await deleting;
    expect(await unread(venue.owner)).toBe(0);
  });

  it('keep their id when an enquiry becomes a booking', async () => {
    await ask(customer, 'Is the garden free?');
    const [before] = await list(customer);
    const { em } = at.context();
    await em.execute('update threads set booking_id = ?, enquiry_id = null where id = ?', [bookingId, before?.id]);
    expect(await list(customer)).toMatchObject([{ id: before?.id, bookingId, enquiryId: null }]);
  });

  it('are nobody else’s', async () => {
    await send(customer, 'Is there a ramp?');
    const id = (await list(customer))[0]?.id ?? 0;
    const [stranger, other] = [await at.person(Role.USER), await openVenue(at)];
    for (const [who, base] of [
      [stranger, '/user'],
      [other.owner, '/business'],
    ] as const) {
      const { status, body } = await who.rest<ConversationBody>('GET', `${base}/conversations/${id}`);
      expect([status, body.message]).toEqual([404, CONVERSATION_MESSAGES.notFound]);
    }
    expect((await act(other.owner, 'PUT', id, 'done')).status).toBe(404);
    expect((await act(other.owner, 'PUT', id, 'assignee', { userId: null })).status).toBe(404);
    expect((await stranger.rest<ListBody>('GET', '/user/conversations')).body.data).toEqual([]);
  });
});

describe('[product: Talk] unread conversations', () => {
  it('are counted for each reader, and end with reading and deleting', async () => {
    const { body } = await send(customer, 'Is there a ramp?');
    await givenOther('Hello?');
    expect([await unread(venue.owner), await unread(clerk), await unread(customer)]).toEqual([2, 2, 0]);
    await venue.owner.rest('PUT', `/business/bookings/${bookingId}/messages/read`, { to: 1 });
    expect([await unread(venue.owner), await unread(clerk)]).toEqual([1, 2]);
    await customer.rest('DELETE', `/user/messages/${body.id}`);
    expect(await unread(clerk)).toBe(1);
  });

  it('don’t count what a deleted message leaves that was read before', async () => {
    await send(customer, 'Is there a ramp?');
    await clerk.rest('PUT', `/business/bookings/${bookingId}/messages/read`, { to: 1 });
    const { body } = await send(customer, 'And a lift?');
    expect(await unread(clerk)).toBe(1);
    await customer.rest('DELETE', `/user/messages/${body.id}`);
    expect(await unread(clerk)).toBe(0);
  });

  it('leave out what a member writes as a customer', async () => {
    const own = await givenBooking(at.context().em, { userId: clerk.id, hallId: venue.hallId });
    at.clock.advanceMinutes(1);
    await clerk.rest('POST', `/user/bookings/${own}/messages`, { text: 'May I book too?' });
    expect([await unread(clerk), await unread(venue.owner)]).toEqual([0, 1]);
    const { body } = await clerk.rest<ListBody>('GET', '/user/conversations');
    expect(body.data).toMatchObject([{ bookingId: own, viewerSide: 'customer' }]);
    const [conversation] = body.data;
    expect((await act(clerk, 'PUT', conversation?.id ?? 0, 'done')).status).toBe(404);
  });

  it('come live to those whose they are', async () => {
    const events: LiveEvent[] = [];
    const stop = at.app.live.listen((event) => events.push(event));
    await send(customer, 'Is there a ramp?');
    const isHeard = () =>
      events.some(({ kind, id }) => kind === 'inbox' && id === customer.id) &&
      events.some(({ kind, id }) => kind === 'businessInbox' && id === venue.businessId);
    await until(isHeard);
    stop();
    const wanted: LiveEvent[] = [
      { kind: 'businessInbox', id: venue.businessId },
      { kind: 'businessInbox', id: venue.businessId + 1 },
      { kind: 'inbox', id: venue.owner.id },
    ];
    const live = { stream: (is: (event: LiveEvent) => boolean) => wanted.filter(is)[Symbol.iterator]() } as unknown;
    const ctx = at.context({ id: venue.owner.id, role: Role.BUSINESS, name: 'Ali', signedInAt: TEST_NOW });
    const stream = await subscribeToInbox({ ...ctx, app: { ...at.app, live: live as Live } }, MessageSide.BUSINESS);
    const heard = [];
    for await (const inbox of stream) heard.push(inbox);
    expect(heard).toEqual(Array(2).fill({ side: 'BUSINESS', unreadCount: 1 }));
  });
});

describe('[product: Talk] the live inbox', () => {
  it('hears of what its own side has read', async () => {
    const heard: string[] = [];
    const watched = new Map([
      ['thread', bookingId],
      ['inbox', customer.id],
      ['businessInbox', venue.businessId],
    ]);
    const stop = at.app.live.listen(({ kind, id }) => {
      if (watched.get(kind) === id) heard.push(kind);
    });
    const readTo = (who: Person, door: string, to: number) =>
      who.rest('PUT', `/${door}/bookings/${bookingId}/messages/read`, { to });
    await send(customer, 'Is there a ramp?');
    await readTo(venue.owner, 'business', 1);
    await send(venue.owner, 'Yes.');
    await readTo(customer, 'user', 2);
    await until(() => heard.length >= 10);
    stop();
    const sent = ['thread', 'inbox', 'businessInbox'];
    expect(heard).toEqual([...sent, 'thread', 'businessInbox', ...sent, 'thread', 'inbox']);
  });
});

describe('[product: Talk] conversations as work of a team', () => {
  let id: number;
  const shown = async (who: Person, show: string) => (await list(who, `?show=${show}`)).map((each) => each.id);

  beforeEach(async () => {
    await send(customer, 'Is there a ramp?');
    id = (await list(venue.owner))[0]?.id ?? 0;
  });

  it('are assigned to somebody of the team, or nobody, and filtered by that', async () => {
    const { body: people } = await clerk.rest<object[]>('GET', '/business/conversations/colleagues');
    expect(people).toMatchObject([{ id: venue.owner.id }, { id: clerk.id, name: 'Bilal Khan' }]);
    expect([await shown(clerk, 'mine'), await shown(clerk, 'unassigned')]).toEqual([[], [id]]);
    const { body } = await act(venue.owner, 'PUT', id, 'assignee', { userId: clerk.id });
    expect(body.assignee).toEqual({ id: clerk.id, name: 'Bilal Khan' });
    expect([await shown(clerk, 'mine'), await shown(venue.owner, 'mine')]).toEqual([[id], []]);
    expect(await shown(clerk, 'unassigned')).toEqual([]);
    expect((await list(customer))[0]).toMatchObject({ assignee: null, doneAt: null });
    await act(clerk, 'PUT', id, 'assignee', { userId: null });
    expect(await shown(clerk, 'unassigned')).toEqual([id]);
  });

  it('of somebody who has joined the team since are assigned to others', async () => {
    await givenMember(at.context().em, venue.businessId, customer.id, 'CLERK');
    expect((await act(venue.owner, 'PUT', id, 'assignee', { userId: customer.id })).status).toBe(422);
    expect((await act(venue.owner, 'PUT', id, 'assignee', { userId: clerk.id })).status).toBe(200);
  });

  it('are assigned to nobody else', async () => {
    const stranger = await at.person(Role.USER);
    for (const userId of [stranger.id, customer.id, 0, 2 ** 31]) {
      const { status, body } = await act(venue.owner, 'PUT', id, 'assignee', { userId });
      expect([status, body.code]).toEqual([422, 'INVALID_INPUT']);
    }
    expect((await list(venue.owner))[0]?.assignee).toBeNull();
  });

  it('are done until the customer writes again', async () => {
    expect((await act(clerk, 'PUT', id, 'done')).body.doneAt).toBe(at.clock.now().toISOString());
    expect([await shown(clerk, 'open'), await shown(clerk, 'done')]).toEqual([[], [id]]);
    await send(venue.owner, 'See you.');
    expect(await shown(clerk, 'done')).toEqual([id]);
    await send(customer, 'One more question');
    expect([await shown(clerk, 'open'), await shown(clerk, 'done')]).toEqual([[id], []]);
    await act(clerk, 'PUT', id, 'done');
    await act(clerk, 'DELETE', id, 'done');
    expect(await shown(clerk, 'open')).toEqual([id]);
  });

  it('are nobody’s once who answered has left the team', async () => {
    await act(venue.owner, 'PUT', id, 'assignee', { userId: clerk.id });
    await at.context().em.execute('delete from business_members where user_id = ?', [clerk.id]);
    expect((await list(venue.owner))[0]?.assignee).toBeNull();
    expect(await shown(venue.owner, 'unassigned')).toEqual([id]);
  });

  it('leave an entry of what changed, and none of what didn’t', async () => {
    await act(venue.owner, 'PUT', id, 'assignee', { userId: clerk.id });
    await act(venue.owner, 'PUT', id, 'assignee', { userId: clerk.id });
    await act(clerk, 'PUT', id, 'done');
    await act(clerk, 'PUT', id, 'done');
    await act(clerk, 'DELETE', id, 'done');
    const rows = await at
      .context()
      .em.execute<{ action: string; actor_id: number }[]>(
        `select action, actor_id from audit_events where action like 'conversation.%' and business_id = ? order by id`,
        [venue.businessId],
      );
    expect(rows.map(({ action, actor_id: who }) => [action, who])).toEqual([
      ['conversation.assigned', venue.owner.id],
      ['conversation.done', clerk.id],
      ['conversation.reopened', clerk.id],
    ]);
  });

  it('refuse a choice that isn’t one', async () => {
    const { status, body } = await venue.owner.rest<ConversationBody>('GET', '/business/conversations?show=later');
    expect([status, body.field]).toEqual([422, 'show']);
  });
});
