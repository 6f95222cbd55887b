/**
 * `node api/bench/bookings.mjs [--halls=200 --bookings=20000 --rounds=6 --seconds=2 --connections=16 --write]`: bookings that customers request through the real
 * mutation, against a plain client that runs the same statements, in turn within one run, no two of them for one hall and time; and
 * against that client without the product's triggers. Prints a table; `--write` puts it into docs/performance.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Agent } from 'node:http';
import pg from 'pg';
import { build } from '../../scripts/lib/build.mjs';
import { placed } from './booking-client.mjs';
import { readCpu, press, send } from './load.mjs';
import { fillCustomers, fillOwner } from './owner-data.mjs';
import { hasPgbench, pressPgbench } from './pgbench.mjs';
import { bookingTable, summarize, writeBookingReport } from './report.mjs';
import { documentNamed, filledDatabase, posted, RECORDING, register, startCluster, startProduct } from './servers.mjs';

/** @typedef {import('./booking-client.mjs').Recorded} Recorded */
/** @typedef {import('./booking-client.mjs').Place} Place */
/** @typedef {{ pid: number, message: string, detail?: string }} LogEntry */
/** @typedef {{ token: string, user: { id: number } }} Account */
/** @typedef {{ client: pg.Client, databaseUrl: string, url: string, pids: { server: number, database: number }, customers: Account[], halls: number[], services: number[], log: string }} Scene */

/** Where numbers begin that are looked for in the recorded statements: nothing else in them is so large. */
const NUMBERS = {
  users: 600_000,
  halls: 700_000,
  hall_units: 700_000,
  bookings: 9_000_000,
  idempotency_keys: 8_000_000,
};

const { values } = parseArgs({
  options: {
    halls: { type: 'string', default: '200' },
    bookings: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    write: { type: 'boolean', default: false },
  },
});
const SIZE = { halls: Number(values.halls), bookings: Number(values.bookings) };
const ROUNDS = Number(values.rounds);
const PRESS = { connections: Number(values.connections), ms: Number(values.seconds) * 1000 };

async function main() {
  await build();
  const cluster = await startCluster(RECORDING);
  /** @type {(() => Promise<void>)[]} */
  const ends = [cluster.stop];
  try {
    const databaseUrl = await filledDatabase(cluster.url, 'bench_bookings', async (client) => {
      for (const [table, from] of Object.entries(NUMBERS))
        await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${from})`);
      await fillCustomers(client);
    });
    const product = await startProduct('product', databaseUrl, cluster.folder);
    ends.unshift(product.end);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    ends.unshift(() => client.end());
    const scene = await createScene(client, product.url);
    const pids = { server: product.pid, database: cluster.pid };
    const log = join(cluster.folder, 'postgres/cluster/statements');
    const report = await measure({ ...scene, client, databaseUrl, url: product.url, pids, log });
    console.log(`\n${report}`);
    if (values.write) writeBookingReport(report);
  } finally {
    for (const end of ends) await end();
  }
}

/**
 * An owner with halls and bookings, and a customer for every connection.
 * @param {pg.Client} client
 * @param {string} url
 */
async function createScene(client, url) {
  const owner = await register(url, { name: 'owner_of_halls', role: 'business' });
  await fillOwner(client, { id: owner.user.id, token: owner.token, ...SIZE });
  await client.query('vacuum analyze');
  const customers = [];
  for (let place = 0; place < PRESS.connections; place += 1)
    customers.push(await register(url, { name: `customer_${place}`, role: 'user' }));
  // An account without a number would keep that of its first booking, which is the same for all.
  await client.query(`update users set phone = '+92 301 ' || lpad(id::text, 7, '0') where role = 'user'`);
  const findIds = async (/** @type {string} */ sql) => (await client.query(sql)).rows.map(({ id }) => Number(id));
  const units = await client.query('select from hall_unit_links where hall_id <> unit_id');
  if (units.rowCount) throw new Error('The statements of a hall are told by its number, which its unit has too');
  return {
    customers,
    halls: await findIds('select id from halls order by id'),
    services: await findIds('select id from optional_services order by id limit 2'),
  };
}

/**
 * The values of a booking by its number.
 * @param {Scene} scene
 * @param {number} number
 * @returns {Place & { token: string }}
 */
function choosePlace({ customers, halls }, number) {
  const customer = customers[number % customers.length];
  if (!customer) throw new Error('There are no customers');
  return { ...placed(number, halls), user: customer.user.id, token: customer.token, key: `booking-${number}-key` };
}

/**
 * The request of a booking.
 * @param {Scene} scene
 * @param {number} number
 */
function createRequest(scene, number) {
  const { hall, start, end, token, key } = choosePlace(scene, number);
  const { headers, ...request } = posted(documentNamed('RequestBooking'), {
    input: {
      hallId: hall,
      startTime: start,
      endTime: end,
      guestCount: 60,
      customerName: 'Guest',
      customerPhone: '+92 300 1234567',
      customerEmail: 'guest@bench.test',
      optionalServiceIds: scene.services,
      clientMutationId: key,
    },
  });
  return { ...request, url: `${scene.url}/graphql`, headers: { ...headers, authorization: `Bearer ${token}` } };
}

/**
 * Requests a booking and keeps what the database was told meanwhile.
 * @param {Scene} scene
 * @param {number} number
 * @returns {Promise<Recorded>}
 */
async function record(scene, number) {
  const { client, log } = scene;
  const loud = async (/** @type {string} */ which) => {
    await client.query(`alter system set log_statement = '${which}'`);
    await client.query('select pg_reload_conf()');
    while ((await client.query('show log_statement')).rows[0].log_statement !== which) continue;
  };
  await loud('all');
  const agent = new Agent({ keepAlive: true });
  const { text: answer } = await send(agent, createRequest(scene, number));
  agent.destroy();
  await loud('none');
  const place = choosePlace(scene, number);
  const lines = readdirSync(log).flatMap((file) =>
    file.endsWith('.json') ? readFileSync(join(log, file), 'utf8').split('\n').filter(Boolean) : [],
  );
  /** @type {LogEntry[]} */
  const entries = lines.map((line) => /** @type {LogEntry} */ (JSON.parse(line)));
  const session = entries.find(({ detail }) => detail?.includes(place.key))?.pid;
  const statements = entries.flatMap((entry) => (entry.pid === session ? readStatement(entry) : []));
  if (statements.length < 10) throw new Error(`Nothing was recorded of ${answer}`);
  const { rows } = await client.query('select id, response_ref from idempotency_keys where key = $1', [place.key]);
  return { ...place, booking: Number(rows[0].response_ref), remembered: Number(rows[0].id), statements };
}

/**
 * The statement that a line of PostgreSQL's log tells of, with its parameters as text; none for other lines.
 * @param {LogEntry} entry
 * @returns {import('./booking-client.mjs').Statement[]}
 */
function readStatement({ message, detail = '' }) {
  const found = /^(?:statement|execute (?<name>[^:]+)): (?<text>.*)$/s.exec(message)?.groups;
  if (!found?.text) return [];
  const values = [...detail.matchAll(/\$\d+ = (?:NULL|'(?<value>(?:[^']|'')*)')/g)].map(
    ({ groups }) => groups?.value?.replaceAll("''", "'") ?? null,
  );
  return [{ text: found.text, values, ...(found.name !== '<unnamed>' && { name: found.name }) }];
}

/**
 * The plain client for a while.
 * @param {Scene} scene
 * @param {Recorded} recorded
 * @param {number} from
 * @returns {Promise<import('./load.mjs').Slice>}
 */
async function pressClient(scene, recorded, from) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'booking-client.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const places = Array.from({ length: PRESS.ms * 4 }, (_, at) => choosePlace(scene, from + at));
  const before = readCpu(scene.pids);
  child.stdin.end(JSON.stringify({ databaseUrl: scene.databaseUrl, recorded, places, ...PRESS }));
  const answer = await text(child.stdout);
  await ended;
  const after = readCpu(scene.pids);
  const slice = /** @type {Omit<import('./load.mjs').Slice, 'databaseMs'>} */ (JSON.parse(answer));
  return { ...slice, databaseMs: after.database - before.database };
}

/**
 * pgbench for a while, where this machine has it.
 * @param {Scene} scene
 * @param {Recorded} recorded
 * @param {number} from
 * @returns {Promise<import('./load.mjs').Slice>}
 */
async function pressed(scene, recorded, from) {
  const { databaseUrl, halls, log } = scene;
  // One for each of several times: the halls are pgbench's own choice.
  const places = Array.from({ length: 40 }, (_, at) => choosePlace(scene, from + at * (halls.length + 1)));
  const before = readCpu(scene.pids);
  const folder = join(log, '../../..', 'scripts');
  const slice = await pressPgbench({ databaseUrl, recorded, places, halls, folder, ...PRESS });
  return { ...slice, databaseMs: readCpu(scene.pids).database - before.database };
}

/**
 * Makes sure that so many bookings were made as were counted.
 * @param {pg.Client} client
 * @param {() => Promise<import('./load.mjs').Slice>} work
 */
async function audited(client, work) {
  const count = async () => Number((await client.query('select count(*) from bookings')).rows[0].count);
  const before = await count();
  const slice = await work();
  const made = (await count()) - before;
  if (made !== slice.requests) throw new Error(`${slice.requests} bookings were counted, ${made} made.`);
  return slice;
}

/** Switches all triggers of the product's own off or on. */
async function triggers(/** @type {pg.Client} */ client, /** @type {'enable' | 'disable'} */ how) {
  const { rows } = await client.query(
    `select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal
        and tgrelid::regclass::text in ('bookings', 'outbox_mails', 'booking_fixed_services', 'booking_optional_services')`,
  );
  for (const { name } of rows) await client.query(`alter table ${name} ${how} trigger user`);
}

/** @param {Scene} scene */
async function measure(scene) {
  const warm = { ...PRESS, pids: scene.pids };
  await press(
    { server: 'product', kind: 'booking', ask: (place) => createRequest(scene, place) },
    { ...warm, from: 0 },
  );
  const recorded = await record(scene, 20_000);
  /** @type {Map<string, import('./load.mjs').Slice[]>} */
  const slices = new Map();
  const keep = (/** @type {string} */ name, /** @type {import('./load.mjs').Slice} */ slice) =>
    slices.set(name, [...(slices.get(name) ?? []), slice]);
  let from = 20_001;
  const next = (/** @type {number} */ taken) => (from += taken + PRESS.connections);
  for (let round = 0; round < ROUNDS; round += 1) {
    const target = {
      server: 'product',
      kind: 'booking',
      ask: (/** @type {number} */ place) => createRequest(scene, place),
    };
    const product = await audited(scene.client, () => press(target, { ...warm, from }));
    next(product.requests);
    keep('product', product);
    const client = await audited(scene.client, () => pressClient(scene, recorded, from));
    next(client.requests);
    keep('plain client', client);
    if (hasPgbench()) keep('pgbench', await audited(scene.client, () => pressed(scene, recorded, from)));
    await triggers(scene.client, 'disable');
    const bare = await audited(scene.client, () => pressClient(scene, recorded, from));
    await triggers(scene.client, 'enable');
    next(bare.requests);
    keep('plain client, without triggers', bare);
  }
  const summaries = new Map([...slices].map(([name, parts]) => [name, summarize(parts)]));
  const facts = { ...SIZE, statements: recorded.statements.length, rounds: ROUNDS, seconds: PRESS.ms / 1000 };
  return bookingTable(summaries, { ...facts, connections: PRESS.connections });
}

await main();
