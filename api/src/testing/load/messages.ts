import { expect } from '@jest/globals';
import { systemClock } from '../../env/clock.js';
import { addId, createAcknowledged, type Acknowledged } from './acknowledged.js';
import { callUntilAnswered } from './calls.js';
import { killInTurns } from './kills.js';
import { startLoadTest, type LoadTest } from './load-test.js';

/** The dimensions of the conversations. */
export interface TalkPlan {
  /** Bookings about which both sides write. */
  conversations: number;
  /** Messages of each side in each of them. */
  messages: number;
}

/** A booking with its sides. */
interface Conversation {
  bookingId: number;
  place: number;
  tokens: { customer: string; business: string };
}

type Side = keyof Conversation['tokens'];

/** What was acknowledged of messages. */
interface Written {
  /** Every id in a response, by key. */
  ids: Map<string, Set<number>>;
  /** The keys of each writer, in the order of sending. */
  keys: Map<string, string[]>;
}

interface MessageRow {
  id: number;
  booking_id: number;
  sequence: number;
  side: Side;
  client_id: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SIDES: readonly Side[] = ['customer', 'business'];
const CONTACT = { customerName: 'A customer', customerPhone: '+92 300 7654321', customerEmail: 'customer@mail.test' };

/** Threads whose numbers aren't those of their messages, as they stand in inboxes. */
const BROKEN = `
  select t.booking_id from threads t left join messages m on m.thread_id = t.id group by t.id
  having t.last_sequence <> count(m.id) or max(m.sequence) <> count(m.id) or min(m.sequence) <> 1
      or t.last_customer_sequence is distinct from max(m.sequence) filter (where m.side = 'customer')
      or t.last_business_sequence is distinct from max(m.sequence) filter (where m.side = 'business')
      or t.last_message_at is distinct from max(m.created_at)`;

const DEADLOCKS = 'select deadlocks::int from pg_stat_database where datname = current_database()';

/** Requests a booking for each conversation, on days of their own. */
async function openConversations(
  { servers, halls, customers }: LoadTest,
  count: number,
  acknowledged: Acknowledged,
): Promise<Conversation[]> {
  const first = Math.ceil(systemClock.now().getTime() / DAY_MS) * DAY_MS + DAY_MS;
  const conversations: Conversation[] = [];
  for (let place = 0; place < count; place += 1) {
    const [hall, token = ''] = [halls[place % halls.length], customers[place % customers.length]];
    const start = first + place * DAY_MS;
    const [startTime, endTime] = [start, start + 2 * HOUR_MS].map((at) => new Date(at).toISOString());
    const body = {
      ...CONTACT,
      startTime,
      endTime,
      hallId: hall?.id,
      guestCount: 100,
      clientMutationId: `talk-${place}`,
    };
    const call = { method: 'POST', path: '/user/bookings', token, body };
    const { body: booking } = await callUntilAnswered<{ id: number }>(servers, place, call, acknowledged);
    const tokens = { customer: token, business: hall?.ownerToken ?? '' };
    conversations.push({ bookingId: booking.id, place, tokens });
  }
  return conversations;
}

/** Sends a message until it is answered, and every third one again, to the other server. */
async function write(
  { servers }: LoadTest,
  { bookingId, place, tokens }: Conversation,
  { side, turn }: { side: Side; turn: number },
  { acknowledged, written }: { acknowledged: Acknowledged; written: Written },
): Promise<void> {
  const key = `${bookingId}-${side}-${turn}`;
  const writer = `${bookingId}-${side}`;
  written.keys.set(writer, [...(written.keys.get(writer) ?? []), key]);
  const base = side === 'customer' ? '/user' : '/business';
  const body = { text: `Message ${key}`, clientMutationId: key };
  const call = { method: 'POST', path: `${base}/bookings/${bookingId}/messages`, token: tokens[side], body };
  const first = place + turn + SIDES.indexOf(side);
  for (let time = 0; time < (turn % 3 === 2 ? 2 : 1); time += 1) {
    const answer = await callUntilAnswered<{ id: number }>(servers, first + time, call, acknowledged);
    if (answer.status === 201) addId(written.ids, key, answer.body.id);
    else acknowledged.surprises.push(`${answer.status} ${call.path} ${JSON.stringify(answer.body)}`);
  }
}

/** Checks that each acknowledged message is there once, in a thread without gaps, in the order in which its writer sent it. */
async function expectWhole(loadTest: LoadTest, acknowledged: Acknowledged, { ids, keys }: Written): Promise<void> {
  const rows = await loadTest.query<MessageRow>(
    `select m.id, t.booking_id, m.sequence, m.side, m.client_id
       from messages m join threads t on t.id = m.thread_id order by t.id, m.sequence`,
  );
  const byKey = new Map(rows.map((row) => [row.client_id, row]));
  const inOrder = new Map<string, string[]>();
  for (const { booking_id: bookingId, side, client_id: key } of rows) {
    const writer = `${bookingId}-${side}`;
    inOrder.set(writer, [...(inOrder.get(writer) ?? []), key]);
  }
  expect({
    surprises: acknowledged.surprises.slice(0, 5),
    deadlocks: await loadTest.query(DEADLOCKS),
    broken: await loadTest.query(BROKEN),
    doubled: [...ids].filter(([, all]) => all.size !== 1),
    lost: [...ids].filter(([key, [id]]) => byKey.get(key)?.id !== id),
    count: rows.length,
    order: [...inOrder].sort(),
  }).toEqual({
    surprises: [],
    deadlocks: [{ deadlocks: 0 }],
    broken: [],
    doubled: [],
    lost: [],
    count: ids.size,
    order: [...keys].sort(),
  });
}

/**
 * Both sides of bookings write at once, through two servers that are killed in turns, like the database; then each acknowledged message
 * is there, once, in a thread without gaps.
 * @param times how many kills
 */
export async function writeThroughKills(times: number, { conversations, messages }: TalkPlan): Promise<void> {
  const loadTest = await startLoadTest({ requests: 0, customers: conversations, halls: 6 });
  try {
    const acknowledged = createAcknowledged();
    const written: Written = { ids: new Map(), keys: new Map() };
    const opened = await openConversations(loadTest, conversations, acknowledged);
    const kill = killInTurns(loadTest);
    const every = Math.max(1, Math.floor((conversations * messages) / (times + 1)));
    const kills: Promise<void>[] = [];
    let over = 0;
    const talk = async (conversation: Conversation) => {
      for (let turn = 0; turn < messages; turn += 1) {
        await Promise.all(
          SIDES.map((side) => write(loadTest, conversation, { side, turn }, { acknowledged, written })),
        );
        over += 1;
        if (over % every === 0 && kills.length < times) kills.push(kill());
      }
    };
    await Promise.all(opened.map(talk));
    await Promise.all(kills);
    await expectWhole(loadTest, acknowledged, written);
    expect([written.ids.size, kills.length]).toEqual([2 * conversations * messages, times]);
  } finally {
    await loadTest.end();
  }
}
