import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';
import { TEMPLATE_MESSAGES } from '../../domain/threads/reply-templates.js';
import { startHarness, TEST_NOW, type Harness, type Person } from '../../testing/harness.js';
import { givenBooking, givenMember, openVenue, type Venue } from '../../testing/scene.js';

let at: Harness;
let customer: Person;
let clerk: Person;
let manager: Person;
let venue: Venue;

interface AnswerBody {
  isOn: boolean;
  english: string | null;
  urdu: string | null;
  code?: string;
  field?: string;
  message?: string;
}

interface MessageBody {
  id: number;
  text: string | null;
  side: string;
  senderName: string | null;
  isOwn: boolean;
  isAutomatic: boolean;
  deletableUntil: string | null;
}

interface ThreadBody {
  data: MessageBody[];
  unreadCount: number;
  readByOtherSideTo: number;
}

beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.clock.set(TEST_NOW);
  customer = await at.person(Role.USER, { name: 'Sana Iqbal' });
  clerk = await at.person(Role.USER, { name: 'Bilal Khan' });
  manager = await at.person(Role.USER, { name: 'Nadia Aslam' });
  venue = await openVenue(at);
  const { em } = at.context();
  await givenMember(em, venue.businessId, clerk.id, 'CLERK');
  await givenMember(em, venue.businessId, manager.id, 'MANAGER');
});

const PATH = '/business/first-answer';
const set = (body: object, by = venue.owner) => by.rest<AnswerBody>('PUT', PATH, body);
const on = (english = 'Dear {guest}, {hall} answers soon.') => set({ isOn: true, english });
const ask = async (text = 'Is it free?') =>
  (await customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, { text })).body.id;
const read = async (who: Person, path: string) =>
  (await who.rest<ThreadBody>('GET', `${who === customer ? '/user' : '/business'}/${path}/messages`)).body;
const textsOf = async (path: string) => (await read(customer, path)).data.map(({ text }) => text);

describe('[issue 40] the first answer of a business', () => {
  it('is off until it is written, by owner and managers', async () => {
    expect((await venue.owner.rest<AnswerBody>('GET', PATH)).body).toEqual({ isOn: false, english: null, urdu: null });
    const texts = { english: 'Hello', urdu: 'سلام' };
    expect((await set({ isOn: true, ...texts }, manager)).body).toEqual({ isOn: true, ...texts });
    expect((await clerk.rest<AnswerBody>('GET', PATH)).body).toEqual({ isOn: true, ...texts });
    expect((await set({ isOn: false, ...texts })).body).toEqual({ isOn: false, ...texts });
    const admin = await at.person(Role.ADMIN);
    for (const by of [clerk, customer, admin]) expect((await set({ isOn: false }, by)).status).toBe(403);
    const stranger = await openVenue(at);
    expect((await stranger.owner.rest<AnswerBody>('GET', PATH)).body.english).toBeNull();
    const entries = await at
      .context()
      .em.execute<{ actor_id: number; after: unknown }[]>(
        `select actor_id, after from audit_events where action = 'business.first-answer-changed' and business_id = ? order by id`,
        [venue.businessId],
      );
    expect(entries.map((entry) => entry.actor_id)).toEqual([manager.id, venue.owner.id]);
    expect(JSON.stringify(entries)).not.toContain('Hello');
  });

  it.each([
    [{ isOn: true }, 'english', TEMPLATE_MESSAGES.textRequired],
    [{ isOn: true, english: 'On {day}' }, 'english', TEMPLATE_MESSAGES.unknown('day')],
    [{ isOn: true, urdu: '{time}' }, 'urdu', TEMPLATE_MESSAGES.unknown('time')],
    // Links look suspicious before anything is agreed.
    [{ isOn: true, english: '{link}' }, 'english', TEMPLATE_MESSAGES.unknown('link')],
  ])('%j is refused', async (body, field, message) => {
    expect((await set(body)).body).toMatchObject({ code: 'INVALID_INPUT', field, message });
    expect((await venue.owner.rest<AnswerBody>('GET', PATH)).body.isOn).toBe(false);
  });

  it('follows the first message of a thread once, marked as automatic', async () => {
    await on('Dear {guest}: {hall}, {business}, {hours}');
    const id = await ask();
    await ask('And in June?');
    const { data, unreadCount } = await read(customer, `enquiries/${id}`);
    expect(data).toMatchObject([
      { text: 'And in June?', isAutomatic: false },
      { side: 'business', isAutomatic: true, senderName: null, isOwn: false },
      { text: 'Is it free?', isAutomatic: false },
    ]);
    expect(unreadCount).toBe(1);
    expect(data[1]?.text).toMatch(/^Dear Sana Iqbal: [^[\]{}]+$/);
  });

  it('is cut where filling it in makes it longer than a message', async () => {
    const { em } = at.context();
    await em.execute('update businesses set name = ? where id = ?', ['N'.repeat(60), venue.businessId]);
    await on('{business}'.repeat(200));
    const [text] = await textsOf(`enquiries/${await ask()}`);
    expect(text).toBe('N'.repeat(THREAD_LIMITS.textMaxCharacters));
  });

  it('is told to webhooks as automatic', async () => {
    const { em } = at.context();
    await em.execute(
      `insert into webhooks (business_id, url, secret, events) values (?, 'https://me.example/hook', 'x', '{message.sent}')`,
      [venue.businessId],
    );
    await on();
    await ask();
    const rows = await em.execute<{ payload: string }[]>(
      `select payload from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.business_id = ? order by d.id`,
      [venue.businessId],
    );
    expect(rows.map(({ payload }): unknown => JSON.parse(payload))).toMatchObject([
      { data: { message: { sequence: 1, side: 'customer', isAutomatic: false } } },
      { data: { message: { sequence: 2, side: 'business', isAutomatic: true } } },
    ]);
  });

  it('is in the customer’s language where it is written', async () => {
    await set({ isOn: true, english: 'Hello', urdu: 'سلام {guest}' });
    await at.context().em.execute(`update users set locale = 'ur' where id = ?`, [customer.id]);
    expect(await textsOf(`enquiries/${await ask()}`)).toEqual(['سلام Sana Iqbal', 'Is it free?']);
  });

  it('is sent about bookings, but not where the business wrote first, nor while it is off', async () => {
    await on('Soon');
    const book = () => givenBooking(at.context().em, { userId: customer.id, hallId: venue.hallId });
    const [first, second] = [await book(), await book()];
    const write = (id: number) => customer.rest('POST', `/user/bookings/${id}/messages`, { text: 'Hello' });
    await write(first);
    expect(await textsOf(`bookings/${first}`)).toEqual(['Soon', 'Hello']);
    await venue.owner.rest('POST', `/business/bookings/${second}/messages`, { text: 'Welcome' });
    await write(second);
    expect(await textsOf(`bookings/${second}`)).toEqual(['Hello', 'Welcome']);
    await set({ isOn: false, english: 'Soon' });
    expect(await textsOf(`enquiries/${await ask()}`)).toEqual(['Is it free?']);
  });

  it('isn’t sent twice when the first message is', async () => {
    await on();
    const again = () =>
      customer.rest<{ id: number }>('POST', `/user/halls/${venue.hallId}/enquiries`, {
        ...{ text: 'Once', clientMutationId: 'key-1' },
      });
    const { id } = (await again()).body;
    await again();
    expect(await textsOf(`enquiries/${id}`)).toHaveLength(2);
  });
});

describe('[issue 40] a first answer is no answer', () => {
  it('leaves the enquiry new and unread, and no answer time', async () => {
    await on();
    const id = await ask();
    expect((await venue.owner.rest('GET', `/business/enquiries/${id}`)).body).toMatchObject({
      ...{ work: { stage: 'new' }, unreadCount: 1, lastMessage: 'Is it free?', lastMessageSide: 'customer' },
    });
    for (const list of ['enquiries', 'enquiry-pipeline']) {
      expect((await venue.owner.rest('GET', `/business/${list}`)).body).toMatchObject({
        data: [{ lastMessage: 'Is it free?', lastMessageSide: 'customer' }],
      });
    }
    expect((await customer.rest('GET', `/user/enquiries/${id}`)).body).toMatchObject({ lastMessageSide: 'business' });
    expect((await venue.owner.rest('GET', '/business/enquiry-summary')).body).toMatchObject({
      total: { new: 1, answered: 0, medianAnswerMinutes: null },
    });
    expect((await read(customer, `enquiries/${id}`)).readByOtherSideTo).toBe(0);
    at.clock.advanceMinutes(30);
    await venue.owner.rest('POST', `/business/enquiries/${id}/messages`, { text: 'It is.' });
    expect((await venue.owner.rest('GET', '/business/enquiry-summary')).body).toMatchObject({
      total: { new: 0, answered: 1, medianAnswerMinutes: 30 },
    });
  });

  it('doesn’t lift the limit on messages without an answer', async () => {
    await on();
    const id = await ask();
    const write = () => customer.rest('POST', `/user/enquiries/${id}/messages`, { text: 'Hello?' });
    for (let count = 1; count < THREAD_LIMITS.unansweredMax; count += 1) expect((await write()).status).toBe(201);
    expect(await write()).toMatchObject({ status: 429, body: { message: THREAD_MESSAGES.unanswered } });
  });

  test('nobody deletes it', async () => {
    await on();
    const id = await ask();
    const [sent] = (await read(venue.owner, `enquiries/${id}`)).data;
    expect(sent).toMatchObject({ isAutomatic: true, isOwn: false, deletableUntil: null });
    expect((await venue.owner.rest('DELETE', `/business/messages/${sent?.id ?? 0}`)).status).toBe(403);
  });
});
