/**
 * `node api/bench/replay.mjs [--halls=20000 --year=120 --overload=60 --share=0.5 --capacity=8 --connections=3000 --write]`: a year as it really is, with its seasons,
 * peaks and lead times (`demand.mjs`), replayed in two minutes; then five times what the server can do, for a minute; then how soon
 * it is well again. Needs the data of real bookings and says so where it is absent. Prints tables; `--write` puts them into
 * docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';
import { fillHalls, searches, takeTimes } from './data.mjs';
import { createArrivals, createChance, findDemandFolder, loadDemand, pickLead } from './demand.mjs';
import { press } from './load.mjs';
import { offer, openConnections, percentile } from './open-load.mjs';
import { replayTables, writeReplayReport } from './replay-report.mjs';
import { documentNamed, filledDatabase, posted, register, startCluster, startProduct } from './servers.mjs';

/** @typedef {import('./open-load.mjs').Asked} Asked */
/** @typedef {import('./open-load.mjs').Outcome} Outcome */
/** @typedef {{ url: string, pids: { server: number, database: number }, tokens: readonly string[], chance: () => number, leads: import('./demand.mjs').Demand['leads'] }} Scene */

const { values } = parseArgs({
  options: {
    halls: { type: 'string', default: '20000' },
    year: { type: 'string', default: '120' },
    overload: { type: 'string', default: '60' },
    share: { type: 'string', default: '0.5' },
    capacity: { type: 'string', default: '8' },
    connections: { type: 'string', default: '3000' },
    write: { type: 'boolean', default: false },
  },
});
const HALLS = Number(values.halls);
/** Seconds that a year takes. */
const YEAR_S = Number(values.year);
const OVERLOAD_S = Number(values.overload);
/** The average load of the year, of what the server can do: its peaks come close to all of it. */
const SHARE = Number(values.share);
const OVERLOAD = 5;
const SEED = 2016;
const CUSTOMERS = 40;
/** People come from many addresses; the benchmark is the proxy that names them. */
const ADDRESSES = 5_000;
/** Of the proxy to the server: more than there are requests at any moment. */
const CONNECTIONS = Number(values.connections);
const DAY_MS = 86_400_000;
/** Starts of events in UTC: 11:00, 15:00 and 19:00 in Lahore. */
const HOURS = [6, 10, 14];
const LENGTH_MS = 3 * 3_600_000;
const CAPACITY = { connections: 48, ms: Number(values.capacity) * 1000 };
/** It is well again once so many requests in a row take at most so many times as long as before. */
const WELL = { requests: 20, times: 2, leastMs: 50 };

const DOCUMENTS = {
  search: documentNamed('SearchHalls'),
  page: documentNamed('HallPage'),
  month: documentNamed('HallAvailability'),
  price: documentNamed('CalculatePrice'),
  booking: documentNamed('RequestBooking'),
};
const SEARCHES = searches(400);
const SIGNED_IN = new Set(['price', 'booking']);

async function main() {
  const folder = findDemandFolder();
  if (!folder) {
    console.log('Skipped: the real bookings are not here (hotel-booking-demand in SAMPLE_DATA_DIR or ../shared/data).');
    return;
  }
  const demand = loadDemand(folder);
  await build();
  const cluster = await startCluster();
  /** @type {(() => Promise<void>)[]} */
  const ends = [cluster.stop];
  try {
    const databaseUrl = await filledDatabase(cluster.url, 'bench_replay', async (client) => {
      await fillHalls(client, HALLS);
      await takeTimes(client, 20);
      await client.query('update business_time_slots set max_advance_booking_days = 365');
    });
    const product = await startProduct('product', databaseUrl, cluster.folder, { TRUSTED_PROXIES: '127.0.0.1' });
    ends.unshift(product.end);
    const pids = { server: product.pid, database: cluster.pid };
    const tokens = [];
    for (let place = 0; place < CUSTOMERS; place += 1) {
      const customer = { name: `customer_${place}`, role: /** @type {const} */ ('user'), address: `10.2.0.${place}` };
      tokens.push((await register(product.url, customer)).token);
    }
    const scene = { url: product.url, pids, tokens, chance: createChance(SEED), leads: demand.leads };
    const report = await measure(scene, demand.days);
    console.log(`\n${report}`);
    if (values.write) writeReplayReport(report);
  } finally {
    for (const end of ends) await end();
  }
}

/** What people ask for, in the shares in which they do. */
const ORDINARY = {
  search: 30,
  'search by date': 6,
  'page of a hall': 44,
  'month of a hall': 12,
  price: 6,
  booking: 2,
};
/** What costs most, for the overload: a benchmark on the same machine can't ask for five times as many pages as are answered. */
const COSTLY = { 'search by date': 6, 'month of a hall': 12, price: 6, booking: 2 };

/**
 * @param {Readonly<Record<string, number>>} shares
 * @param {number} at from 0 to 1
 */
function pickKind(shares, at) {
  let left = at * Object.values(shares).reduce((sum, share) => sum + share, 0);
  for (const [kind, share] of Object.entries(shares)) if ((left -= share) < 0) return kind;
  return 'search by date';
}

/**
 * What one of all people asks for.
 * @param {Scene} scene
 * @param {number} place
 * @param {Readonly<Record<string, number>>} shares
 * @returns {Asked}
 */
function ask({ url, tokens, chance, leads }, place, shares) {
  const pick = (/** @type {number} */ below) => Math.floor(chance() * below);
  const day = new Date(Math.ceil(Date.now() / DAY_MS + pickLead(leads, chance())) * DAY_MS);
  const date = day.toISOString().slice(0, 10);
  const id = 1 + pick(HALLS);
  const start = day.getTime() + (HOURS[pick(HOURS.length)] ?? 0) * 3_600_000;
  // Halls with even ids sell shifts.
  const stay = {
    hallId: id - (id % 2) + 1,
    startTime: new Date(start),
    endTime: new Date(start + LENGTH_MS),
    guestCount: 90,
  };
  const filter = { ...SEARCHES[pick(SEARCHES.length)], currency: 'PKR' };
  const page = { limit: 12, withTotal: false };
  const contact = { customerName: 'Guest', customerPhone: '+92 300 1234567', customerEmail: 'guest@bench.test' };
  /** @type {Readonly<Record<string, () => readonly [query: string, variables: Record<string, unknown>]>>} */
  const questions = {
    search: () => [DOCUMENTS.search, { ...page, filter }],
    'search by date': () => [DOCUMENTS.search, { ...page, filter: { ...filter, date } }],
    'page of a hall': () => [DOCUMENTS.page, { id }],
    'month of a hall': () => [DOCUMENTS.month, { hallId: id, month: date.slice(0, 7) }],
    price: () => [DOCUMENTS.price, { input: stay }],
    booking: () => [
      DOCUMENTS.booking,
      { input: { ...stay, ...contact, clientMutationId: `replay-${place}-${start}` } },
    ],
  };
  const kind = pickKind(shares, chance());
  const [query, variables] = questions[kind]?.() ?? [DOCUMENTS.search, page];
  const { headers, ...request } = posted(query, variables);
  const address = pick(ADDRESSES);
  const own = {
    'x-forwarded-for': `10.1.${address >> 8}.${address & 255}`,
    ...(SIGNED_IN.has(kind) && { authorization: `Bearer ${tokens[place % tokens.length]}` }),
  };
  return { kind, url: `${url}/graphql`, ...request, headers: { ...headers, ...own } };
}

/**
 * Waits until requests are answered as quickly as before.
 * @param {Scene} scene
 * @param {import('node:http').Agent} agent
 * @param {number} ordinaryMs
 * @returns {Promise<number>} after how many seconds
 */
async function recover(scene, agent, ordinaryMs) {
  const began = performance.now();
  const limit = Math.max(WELL.leastMs, ordinaryMs * WELL.times);
  let well = 0;
  let wellSince = began;
  while (well < WELL.requests) {
    const at = performance.now();
    const [outcome] = await offer(agent, [0], (place) => ask(scene, place, ORDINARY));
    if (outcome?.status === 200 && outcome.waitMs <= limit) {
      if (well === 0) wellSince = at;
      well += 1;
    } else well = 0;
  }
  return (wellSince - began) / 1000;
}

/**
 * How many requests a second the server answers, once it is warm.
 * @param {Scene} scene
 * @param {Readonly<Record<string, number>>} shares
 */
async function measureCapacity(scene, shares) {
  const target = { server: 'product', kind: 'mix', mayRefuse: true };
  const run = (/** @type {number} */ from) =>
    press({ ...target, ask: (place) => ask(scene, place, shares) }, { ...CAPACITY, from, pids: scene.pids });
  await run(0);
  const { requests, refused, ms } = await run(100_000);
  if (refused === requests) throw new Error('Nothing was measured: every request was refused.');
  return (requests * 1000) / ms;
}

/**
 * @param {Scene} scene
 * @param {readonly number[]} days
 */
async function measure(scene, days) {
  const { chance } = scene;
  const capacity = await measureCapacity(scene, ORDINARY);
  console.log(`The server answers ${capacity.toFixed(0)} requests a second. A year follows, in ${YEAR_S} s.`);
  const year = createArrivals(days, { ms: YEAR_S * 1000, perSecond: capacity * SHARE, chance });
  const few = await openConnections(scene.url, CAPACITY.connections);
  const lived = await offer(few, year, (place) => ask(scene, 200_000 + place, ORDINARY));
  const costly = await measureCapacity(scene, COSTLY);
  console.log(
    `Of what costs most it answers ${costly.toFixed(0)}: now ${OVERLOAD} times as many, for ${OVERLOAD_S} s.`,
  );
  const ordinaryMs = percentile(
    lived.map(({ waitMs }) => waitMs),
    0.95,
  );
  const flood = createArrivals([1], { ms: OVERLOAD_S * 1000, perSecond: costly * OVERLOAD, chance });
  few.destroy();
  const agent = await openConnections(scene.url, CONNECTIONS);
  const flooded = await offer(agent, flood, (place) => ask(scene, 5_000_000 + place, COSTLY));
  const recoveredS = await recover(scene, agent, ordinaryMs);
  agent.destroy();
  const facts = { halls: HALLS, capacity, costly, yearS: YEAR_S, share: SHARE };
  return replayTables(lived, flooded, { ...facts, overload: OVERLOAD, overloadS: OVERLOAD_S, recoveredS });
}

await main();
