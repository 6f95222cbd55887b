/**
 * A plain client that does in the database what the product does for a booking: the statements that were recorded of one, with another
 * hall, time, customer and key, over `pg` on as many connections. Told what to do as JSON on its standard input, answers one line.
 */
import { text } from 'node:stream/consumers';
import pg from 'pg';

/** @typedef {{ hall: number, start: string, end: string, user: number, key: string }} Place a booking's own values */
/** @typedef {{ text: string, values: (string | null)[], name?: string }} Statement its parameters as text, and its name if it is prepared */
/** @typedef {Place & { booking: number, remembered: number, statements: Statement[] }} Recorded one booking, its statements and the ids that it was given */
/** @typedef {{ databaseUrl: string, recorded: Recorded, places: Place[], connections: number, ms: number }} Task */

const DAY_MS = 86_400_000;
/** In UTC: the owner's other bookings begin at noon. */
const HOURS = [3, 5, 7, 9];
const LENGTH_MS = 2 * 3_600_000;
const DAYS = 80;

/**
 * Which hall and time a booking is for: no two overlap.
 * @param {number} number
 * @param {readonly number[]} halls
 */
export function placed(number, halls) {
  const slot = Math.floor(number / halls.length) % (DAYS * HOURS.length);
  const midnight = Math.ceil(Date.now() / DAY_MS + 2 + Math.floor(slot / HOURS.length)) * DAY_MS;
  const start = midnight + (HOURS[slot % HOURS.length] ?? 0) * 3_600_000;
  return {
    hall: halls[number % halls.length] ?? 0,
    start: new Date(start).toISOString(),
    end: new Date(start + LENGTH_MS).toISOString(),
  };
}

/** How an instant is written among statements and parameters: the ORM's way and Kysely's. */
export const SPELLINGS = [
  (/** @type {string} */ instant) => instant,
  (/** @type {string} */ instant) => instant.replace('T', ' ').replace('.000Z', '+00'),
];

/**
 * Finds each of some values in a statement.
 * @param {Map<string, string>} values
 */
export const createPattern = (values) =>
  new RegExp([...values.keys()].map((value) => value.replaceAll('+', '\\+')).join('|'), 'g');

/**
 * Runs the statements of a booking.
 * @param {pg.Client} client
 * @param {Recorded} recorded
 * @param {Place} place
 */
async function book(client, recorded, place) {
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const name of /** @type {const} */ (['hall', 'user', 'key']))
    known.set(String(recorded[name]), String(place[name]));
  for (const name of /** @type {const} */ (['start', 'end']))
    for (const spell of SPELLINGS) known.set(spell(recorded[name]), spell(place[name]));
  for (const { text, values, name } of recorded.statements) {
    const pattern = createPattern(known);
    const fill = (/** @type {string} */ value) => value.replace(pattern, (found) => known.get(found) ?? found);
    const { rows } = await client.query({
      text: fill(text),
      values: values.map((value) => value && fill(value)),
      name,
    });
    if (text.startsWith('insert into "bookings"')) known.set(String(recorded.booking), String(rows[0].id));
    if (text.startsWith('insert into "idempotency_keys"')) known.set(String(recorded.remembered), String(rows[0].id));
  }
}

/** @param {Task} task */
async function work({ databaseUrl, recorded, places, connections, ms }) {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  const used = process.cpuUsage();
  const started = performance.now();
  /** @type {number[]} */
  const waits = [];
  let next = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (let place = places[(next += 1)]; place && performance.now() - started < ms; place = places[(next += 1)]) {
        const from = performance.now();
        await book(client, recorded, place);
        waits.push(performance.now() - from);
      }
    }),
  );
  const spent = performance.now() - started;
  const { user, system } = process.cpuUsage(used);
  await Promise.all(clients.map((client) => client.end()));
  return { requests: waits.length, ms: spent, waits, serverMs: (user + system) / 1000 };
}

if (process.argv[1] === import.meta.filename) {
  const task = /** @type {Task} */ (JSON.parse(await text(process.stdin)));
  process.stdout.write(JSON.stringify(await work(task)));
}
