/**
 * `node api/bench/owner.mjs [--halls=200 --bookings=20000 --requests=8 --rounds=30 --write]`: every reading of the business portal for an owner
 * with many halls and bookings against one with 2 and 20, at the same server and database, in turn within one run. Prints SQL statements and
 * medians; `--write` puts them into docs/performance.md.
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from '../../scripts/lib/build.mjs';
import { send } from './load.mjs';
import { fillCustomers, fillOwner } from './owner-data.mjs';
import { ownerTable, writeOwnerReport } from './report.mjs';
import { COUNTING, documentNamed, filledDatabase, posted, startCluster, startProduct } from './servers.mjs';

/** @typedef {import('./owner-data.mjs').Owner} Owner */
/** @typedef {{ name: string, ask: (owner: Scene) => { method: string, url: string, headers?: Record<string, string>, body?: string } }} Reading */
/** @typedef {Owner & { hallId: number, pendingId: number, phone: string }} Scene */
/** @typedef {{ name: string, items: [number, number], statements: [number, number], medians: [number, number] }} Measured */

const SMALL = { halls: 2, bookings: 20 };
const PASSWORD = 'a password of the bench';

const day = (/** @type {number} */ from) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);

/** The first and the last day of the whole weeks around this month, as the calendar shows it. */
function monthShown() {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0));
  const at = (/** @type {Date} */ date, /** @type {number} */ days) =>
    new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { from: at(first, -first.getUTCDay()), to: at(last, 6 - last.getUTCDay()) };
}

/** @type {(name: string, operation: string, variables?: (owner: Scene) => Record<string, unknown>) => Reading} */
const screen = (name, operation, variables = () => ({})) => ({
  name,
  ask: (owner) => ({ url: '/graphql', ...posted(documentNamed(operation), variables(owner)) }),
});
const page = { limit: 20, page: 1 };
const one = { limit: 1, page: 1 };
/** @type {(name: string, variables: (owner: Scene) => Record<string, unknown>) => Reading} */
const bookings = (name, variables) =>
  screen(name, 'BusinessBookings', (owner) => ({ order: 'NEWEST', paging: page, ...variables(owner) }));
/** @type {(path: string) => Reading} */
const rest = (path) => ({ name: `GET /api${path}`, ask: () => ({ method: 'GET', url: `/api${path}` }) });

const FIGURES = '{ businessBookingStats { totalBookings confirmed pending oldestPendingAt revenue currency } }';

/** @type {readonly Reading[]} */
const READINGS = [
  screen('dashboard', 'OwnerDashboard'),
  screen('dashboard: the week', 'BusinessCalendar', () => ({ from: day(0), to: day(6), hallId: null, perDay: null })),
  screen('dashboard: how it does', 'OwnerActivity'),
  screen('halls', 'OwnedHalls', () => ({ filter: {}, order: 'NEWEST', paging: page })),
  screen('halls by capacity', 'OwnedHalls', () => ({ filter: {}, order: 'CAPACITY', paging: page })),
  screen('halls found by name', 'OwnedHalls', () => ({ filter: { text: 'hall 1' }, order: 'TITLE', paging: page })),
  screen('hall to edit', 'HallToEdit', ({ hallId }) => ({ id: hallId })),
  screen('setup', 'Catalogue'),
  screen('bookings: figures, and the halls to choose from', 'BusinessBookingStats', () => ({ withRevenue: true })),
  { name: 'bookings: figures', ask: () => ({ url: '/graphql', ...posted(FIGURES, {}) }) },
  bookings('bookings, newest', () => ({})),
  bookings('bookings: the inbox', () => ({ filter: { status: 'PENDING' }, order: 'OLDEST' })),
  bookings('bookings: the first of the inbox', () => ({ filter: { status: 'PENDING' }, order: 'OLDEST', paging: one })),
  bookings('bookings, soonest', () => ({ filter: { from: day(0) }, order: 'SOONEST' })),
  bookings('bookings: the first to come', () => ({ filter: { from: day(0) }, order: 'SOONEST', paging: one })),
  bookings('bookings, highest', () => ({ order: 'HIGHEST' })),
  bookings('bookings of a hall', ({ hallId }) => ({ filter: { hallId } })),
  bookings('bookings found by phone', ({ phone }) => ({ filter: { text: phone } })),
  bookings('bookings: the first found by phone', ({ phone }) => ({ filter: { text: phone }, paging: one })),
  screen('what an approval cancels', 'BookingConflicts', ({ pendingId }) => ({ id: pendingId })),
  screen('calendar, month', 'BusinessCalendar', () => ({ ...monthShown(), perDay: 3 })),
  screen('calendar, week', 'BusinessCalendar', () => ({ from: day(0), to: day(6), perDay: 8 })),
  screen('calendar of a hall', 'BusinessCalendar', ({ hallId }) => ({ ...monthShown(), hallId, perDay: 3 })),
  screen('billing', 'RevenueByMonth', () => ({ year: new Date().getFullYear() })),
  rest('/business/dashboard/stats'),
  rest('/business/halls?limit=20'),
  rest('/business/bookings?limit=20'),
  rest('/business/billing'),
];

/**
 * @param {{ large: { halls: number, bookings: number }, requests: number, rounds: number }} options requests of a reading in each round
 * @returns {Promise<Measured[]>}
 */
async function measureOwners({ large: size, requests, rounds }) {
  await build();
  const cluster = await startCluster(COUNTING);
  /** @type {import('./servers.mjs').Started | undefined} */
  let product;
  /** @type {pg.Client | undefined} */
  let client;
  try {
    const databaseUrl = await filledDatabase(cluster.url, 'bench_owners', fillCustomers);
    product = await startProduct('product', databaseUrl, cluster.folder);
    client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const small = await createScene(client, product.url, SMALL);
    const large = await createScene(client, product.url, size);
    await client.query('vacuum analyze');
    return await measureAll(client, product.url, [small, large], { requests, rounds });
  } finally {
    await client?.end();
    await product?.end();
    await cluster.stop();
  }
}

/**
 * An owner who registered as usual, with halls and bookings.
 * @param {pg.Client} client
 * @param {string} url
 * @param {{ halls: number, bookings: number }} size
 * @returns {Promise<Scene>}
 */
async function createScene(client, url, size) {
  const name = `owner_${size.halls}`;
  const account = { email: `${name}@bench.test`, username: name, password: PASSWORD, name: 'Owner', role: 'business' };
  const answer = await fetch(`${url}/api/user/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token, user } = /** @type {{ token: string, user: { id: number } }} */ (await answer.json());
  const owner = await fillOwner(client, { id: user.id, token, ...size });
  const { rows } = await client.query(
    `select min(hall_id)::int as "hallId", coalesce(min(id) filter (where status = 'pending'), min(id))::int as "pendingId",
            min(customer_phone) as phone
       from bookings where business_id = $1`,
    [owner.businessId],
  );
  return { ...owner, .../** @type {{ hallId: number, pendingId: number, phone: string }} */ (rows[0]) };
}

/**
 * @param {pg.Client} client
 * @param {string} url
 * @param {[Scene, Scene]} owners
 * @param {{ requests: number, rounds: number }} options
 */
async function measureAll(client, url, owners, { requests, rounds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (/** @type {Reading} */ reading, /** @type {Scene} */ owner) => {
    const { url: path, headers, ...asked } = reading.ask(owner);
    const authorization = `Bearer ${owner.token}`;
    const { status, text } = await send(agent, {
      ...asked,
      url: `${url}${path}`,
      headers: { ...headers, authorization },
    });
    if (status !== 200 || text.includes('"errors"'))
      throw new Error(`${reading.name}: ${status} ${text.slice(0, 300)}`);
    return text;
  };
  await client.query('create extension if not exists pg_stat_statements');
  /** @type {Measured[]} */
  const measured = [];
  for (const reading of READINGS) {
    /** @type {[number[], number[]]} */
    const waits = [[], []];
    for (let round = -1; round < rounds; round += 1) {
      for (const place of /** @type {const} */ ([0, 1])) {
        for (let request = 0; request < requests; request += 1) {
          const started = performance.now();
          await ask(reading, owners[place]);
          // The first round warms up.
          if (round >= 0) waits[place].push(performance.now() - started);
        }
      }
    }
    const items = /** @type {[number, number]} */ ([
      itemsIn(await ask(reading, owners[0])),
      itemsIn(await ask(reading, owners[1])),
    ]);
    const counted = [];
    for (const owner of owners) counted.push(await recordStatements(client, () => ask(reading, owner)));
    measured.push({
      name: reading.name,
      items,
      statements: [counted[0] ?? 0, counted[1] ?? 0],
      medians: [calculateMedian(waits[0]), calculateMedian(waits[1])],
    });
  }
  agent.destroy();
  return measured;
}

/** How many halls, bookings or months an answer has. */
function itemsIn(/** @type {string} */ text) {
  const { data } = /** @type {{ data?: unknown }} */ (JSON.parse(text));
  const parts = Array.isArray(data) ? [data] : Object.values(data ?? {});
  return parts.reduce((/** @type {number} */ sum, part) => {
    const list = /** @type {unknown} */ (Array.isArray(part) ? part : (part?.nodes ?? part?.bookings ?? part?.halls));
    return sum + (Array.isArray(list) ? list.length : 0);
  }, 0);
}

/** How many statements a request sends; the least of three, since the server has work of its own now and then. */
async function recordStatements(/** @type {pg.Client} */ client, /** @type {() => Promise<unknown>} */ work) {
  const counts = [];
  for (let time = 0; time < 3; time += 1) {
    await client.query('select pg_stat_statements_reset()');
    await work();
    const { rows } = await client.query(
      `select coalesce(sum(s.calls), 0)::int as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
        where d.datname = current_database() and s.query !~* '^(begin|commit|rollback|select pg_stat)'`,
    );
    counts.push(/** @type {{ calls: number }} */ (rows[0]).calls);
  }
  return Math.min(...counts);
}

function calculateMedian(/** @type {number[]} */ values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const { values } = parseArgs({
  options: {
    halls: { type: 'string', default: '200' },
    bookings: { type: 'string', default: '20000' },
    requests: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
});
const large = { halls: Number(values.halls), bookings: Number(values.bookings) };
const [requests, rounds] = [Number(values.requests), Number(values.rounds)];
const measured = await measureOwners({ large, requests, rounds });
const report = ownerTable(measured, { small: SMALL, large, requests: requests * rounds });
console.log(`\n${report}`);
if (values.write) writeOwnerReport(report);
