import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPattern, SPELLINGS } from './booking-client.mjs';

/** @typedef {import('./booking-client.mjs').Recorded} Recorded */
/** @typedef {import('./booking-client.mjs').Place} Place */

/** The statements whose row later ones name, and how its columns are called then. */
const RETURNED = [
  ['insert-booking', 'booking_'],
  ['claim-idempotency-key', 'remembered_'],
];

/** Whether this machine has pgbench, which PostgreSQL's embedded programs lack. */
export const hasPgbench = () => spawnSync('pgbench', ['--version']).status === 0;

const quote = (/** @type {string | null} */ value) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);

/**
 * A statement with its parameters written into it: pgbench sends text alone. Those that the product prepares by name are executed
 * by their name.
 * @param {import('./booking-client.mjs').Statement} statement
 */
const writeInline = ({ text, values, name }) =>
  name
    ? `execute "${name}"(${values.map(quote).join(', ')})`
    : text.replace(/\$(\d+)/g, (_, number) => quote(values[Number(number) - 1] ?? null));

/**
 * The commands that prepare what a booking needs, once for a connection.
 * @param {Recorded} recorded
 */
const writePrepared = ({ statements }) => [
  '\\if :is_prepared = 0',
  ...statements.flatMap(({ name, text }) => (name ? `prepare "${name}" as ${text.replaceAll(/\s+/g, ' ')};` : [])),
  '\\set is_prepared 1',
  '\\endif',
];

/**
 * A script of pgbench that runs the statements of a booking at one time, in a hall by chance.
 * @param {Recorded} recorded
 * @param {Place} place
 * @param {readonly number[]} halls
 */
function createScript(recorded, place, halls) {
  const values = new Map([
    [String(recorded.hall), ':of_hall'],
    ...SPELLINGS.flatMap((spell) => [
      /** @type {[string, string]} */ ([spell(recorded.start), spell(place.start)]),
      /** @type {[string, string]} */ ([spell(recorded.end), spell(place.end)]),
    ]),
    [String(recorded.user), String(place.user)],
    [recorded.key, `:of_key-${place.key}`],
    [String(recorded.booking), ':booking_id'],
    [String(recorded.remembered), ':remembered_id'],
  ]);
  const pattern = createPattern(values);
  const statements = recorded.statements.map(writeInline).map((statement) => {
    // Behind a colon of its own a variable would be taken for a cast.
    const text = statement.replace(pattern, (found, at) => {
      const value = values.get(found) ?? found;
      return statement[Number(at) - 1] === ':' && value.startsWith(':') ? ` ${value}` : value;
    });
    const [, kept] = RETURNED.find(([name]) => statement.startsWith(`execute "${name}"`)) ?? [];
    return kept ? `${text} \\gset ${kept}` : `${text};`;
  });
  const chance = [`\\set of_hall random(${halls[0]}, ${halls.at(-1)})`, '\\set of_key random(1, 1000000000000)'];
  return [...writePrepared(recorded), ...chance, ...statements, ''].join('\n');
}

/**
 * pgbench for a while, with a script for each of some times.
 * @param {{ databaseUrl: string, recorded: Recorded, places: readonly Place[], halls: readonly number[], folder: string, connections: number, ms: number }} task
 * @returns {Promise<{ requests: number, ms: number, waits: number[], serverMs: number }>}
 */
export async function pressPgbench({ databaseUrl, recorded, places, halls, folder, connections, ms }) {
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(join(folder, 'pgbench-'));
  const scripts = places.map((place, at) => {
    const file = join(own, `${at}.sql`);
    writeFileSync(file, createScript(recorded, place, halls));
    return ['-f', file];
  });
  const seconds = Math.ceil(ms / 1000);
  const options = [
    '-n',
    '-D',
    'is_prepared=0',
    '-c',
    `${connections}`,
    '-j',
    '1',
    '-T',
    `${seconds}`,
    '-l',
    '--log-prefix',
    join(own, 'log'),
  ];
  const child = spawn('pgbench', [...options, ...scripts.flat(), databaseUrl], { stdio: ['ignore', 'ignore', 'pipe'] });
  const complaints = child.stderr.toArray();
  const [status] = /** @type {[number]} */ (await once(child, 'exit'));
  if (status !== 0)
    throw new Error(
      `pgbench: ${Buffer.concat(await complaints)
        .toString()
        .slice(-500)}`,
    );
  const waits = readdirSync(own)
    .filter((name) => name.startsWith('log'))
    .flatMap((name) => readFileSync(join(own, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => Number(line.split(' ')[2]) / 1000);
  rmSync(own, { recursive: true });
  return { requests: waits.length, ms: seconds * 1000, waits, serverMs: 0 };
}
