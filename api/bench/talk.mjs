/**
 * `npm run bench -- talk [--messages=100000 --threads=50000 --rounds=30 --write]`: the reads of messages in the database, through the ORM
 * and with planning, in a thread of so many messages and an inbox of so many threads. Prints the median and the slowest of so many
 * rounds, in milliseconds; `--write` puts them into docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';
import { writeTalkReport } from './report.mjs';
import { filledDatabase, fromApi, startCluster } from './servers.mjs';
import { fillTalk } from './talk-data.mjs';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    threads: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
});
const SIZE = { messages: Number(values.messages), threads: Number(values.threads) };
const ROUNDS = Number(values.rounds);

/** @param {number} limit @param {number[]} [after] */
const page = (limit, after) => ({
  ...{ limit, offset: 0, page: 1 },
  after,
});

/**
 * @param {import('@mikro-orm/postgresql').EntityManager} em
 * @param {import('./talk-data.mjs').Talk} talk
 * @returns {Promise<Readonly<Record<string, () => Promise<unknown>>>>}
 */
async function listReads(em, { businessId, ownerId, clerkId, threadId }) {
  const [threads, conversations] = await Promise.all([
    fromApi('modules/threads/thread.queries.js'),
    fromApi('modules/threads/conversation.queries.js'),
  ]);
  const reader = { userId: ownerId, side: 'BUSINESS', businessId };
  const newcomer = { ...reader, userId: clerkId };
  const thread = { id: threadId, lastSequence: SIZE.messages };
  const middle = Math.round(SIZE.messages / 2);
  const read = (/** @type {object} */ found) => found;
  const messages = (/** @type {object} */ of) => threads.findMessages(em, thread, of, read);
  const inbox = (/** @type {string} */ show, search = '', who = reader) =>
    conversations.findConversations(em, who, { show, search }, page(20));
  return {
    'thread: newest page': () => messages(page(30)),
    'thread: a page in the middle': () => messages(page(30, [middle, middle])),
    'inbox: newest page, with its total': async () => (await inbox('ALL')).count(),
    'inbox: open': () => inbox('OPEN'),
    'inbox: done': () => inbox('DONE'),
    'inbox: unassigned': () => inbox('UNASSIGNED'),
    'inbox: mine': () => inbox('MINE', '', newcomer),
    'inbox: a rare word': () => inbox('ALL', 'word123'),
    'inbox: a word of every message': () => inbox('ALL', 'ramp'),
    'inbox: a guest’s name': () => inbox('ALL', 'guest 4321'),
    'inbox: a word that nobody wrote': () => inbox('ALL', 'elephant'),
    'unread conversations, all but 30 read': () => conversations.countUnreadConversations(em, reader),
    'unread conversations, none read': () => conversations.countUnreadConversations(em, newcomer),
  };
}

/** @param {() => Promise<unknown>} run */
async function timed(run) {
  await run();
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return [times[Math.floor(ROUNDS / 2)] ?? 0, times.at(-1) ?? 0].map((ms) => ms.toFixed(1));
}

await build();
const cluster = await startCluster();
try {
  /** @type {import('./talk-data.mjs').Talk | undefined} */
  let talk;
  const databaseUrl = await filledDatabase(cluster.url, 'bench_talk', async (client) => {
    talk = await fillTalk(client, SIZE);
  });
  const { createOrm } = await fromApi('database/orm.js');
  const orm = createOrm({ databaseUrl, poolMax: 2 });
  const lines = ['| read | median ms | slowest ms |', '| --- | --: | --: |'];
  if (talk) {
    for (const [name, run] of Object.entries(await listReads(orm.em.fork(), talk))) {
      lines.push(`| ${name} | ${(await timed(run)).join(' | ')} |`);
    }
  }
  await orm.close(true);
  const report = lines.join('\n');
  console.info(`\n${report}`);
  if (values.write) writeTalkReport(report);
} finally {
  await cluster.stop();
}
