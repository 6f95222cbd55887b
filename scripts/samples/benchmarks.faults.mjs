import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COUNTING, RECORDING, startCluster } from '../../api/bench/servers.mjs';
import { build } from '../lib/build.mjs';
import { inRoot } from '../lib/paths.mjs';
import { runAndRead } from '../testing/checkout.mjs';

/** Of the real bookings that the replay takes, which aren't part of the project: two days and a few leads. */
const DEMAND = {
  'daily.csv': 'day,bookings_made,arrivals\n2016-01-01,10,2\n2016-01-02,30,2\n',
  'lead-days.csv': 'lead_days,bookings\n7,6\n30,9\n90,2\n',
};

/** @type {import('../../api/bench/servers.mjs').Cluster} */
let cluster;
/** @type {string} */
let folder;
beforeAll(async () => {
  await build();
  cluster = await startCluster({ ...COUNTING, ...RECORDING });
  folder = mkdtempSync(join(tmpdir(), 'mehfil-demand-'));
  mkdirSync(join(folder, 'hotel-booking-demand'));
  for (const [file, text] of Object.entries(DEMAND)) writeFileSync(join(folder, 'hotel-booking-demand', file), text);
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs a benchmark on the cluster of this file.
 * @param {string} name
 * @param {string} options
 * @returns {Promise<{ code: number, err: string, out: string, rows: Map<string, string[]> }>} `rows`: cells of its tables by their first
 */
async function bench(name, options) {
  const { url, pid, folder: data } = cluster;
  const env = { ...process.env, BENCH_CLUSTER: JSON.stringify({ url, pid, folder: data }), SAMPLE_DATA_DIR: folder };
  const args = [inRoot('scripts/bench.mjs'), name, ...options.split(' ')];
  const { code, out, err } = await runAndRead(args, { env });
  const lines = out.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  const rows = lines.map((line) => line.slice(2, -2).split(' | '));
  return { code, err, out, rows: new Map(rows.map(([first = '', ...cells]) => [first, cells])) };
}

/** Whether a cell is a number above 0, whatever stands behind it. @param {string | undefined} cell */
const isPositive = (cell) => Number.parseFloat((cell ?? '').replaceAll(',', '')) > 0;

test.each([
  {
    name: 'api',
    options: '--halls=400 --few=200 --rounds=1 --seconds=0.05 --connections=2',
    expected: [
      'tuned: search',
      'bare: detail',
      'PostGraphile: search',
      'product: GraphQL search',
      'product: REST detail',
    ],
  },
  {
    name: 'bookings',
    options: '--halls=4 --bookings=40 --rounds=1 --seconds=0.1 --connections=2',
    expected: ['product', 'plain client', 'plain client, without triggers'],
  },
  {
    name: 'dates',
    options: '--halls=200 --occupancies=1000 --rounds=1',
    expected: ['everything, a Saturday', 'Lahore, by price of a Saturday'],
  },
  {
    name: 'panel',
    options: '--people=200 --posts=200 --few=100 --rounds=1',
    expected: ['users: first page', 'audit log: last page', 'mails: search for all', 'overview: the whole of it'],
  },
  {
    name: 'talk',
    options: '--messages=200 --threads=50 --rounds=1',
    expected: ['thread: newest page', 'inbox: newest page, with its total', 'unread conversations, none read'],
  },
])('the benchmark $name measures something', async ({ name, options, expected }) => {
  const { code, err, rows } = await bench(name, options);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const row of expected)
    expect({ row, cell: rows.get(row)?.[0], isPositive: isPositive(rows.get(row)?.[0]) }).toMatchObject({
      row,
      isPositive: true,
    });
});

test('the benchmark owner measures every reading of both owners', async () => {
  const { code, err, rows } = await bench('owner', '--halls=4 --bookings=40 --requests=1 --rounds=1');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(rows.get('halls')?.[0]).toBe('2 / 4');
  const [head, ...readings] = [...rows];
  expect(head?.[1].slice(0, 2)).toEqual(['items', 'SQL statements']);
  expect(readings.length).toBeGreaterThan(20);
  for (const [name, cells] of readings) {
    expect({ name, measured: cells.slice(1, 4).map(isPositive) }).toEqual({ name, measured: [true, true, true] });
  }
});

test('the benchmark replay lives a year and a flood, in which not everything is refused', async () => {
  const options = '--halls=200 --year=0.5 --overload=0.2 --capacity=0.2 --connections=50';
  const { code, err, out, rows } = await bench('replay', options);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const kind of ['search', 'page of a hall', 'all', '200']) expect(isPositive(rows.get(kind)?.[0])).toBe(true);
  const [, unanswered, asked] = /; ([\d,]+) of ([\d,]+) were not answered/.exec(out) ?? [];
  expect(Number(unanswered)).toBeLessThan(Number(asked));
});

test('without the real bookings the replay says so', async () => {
  const env = { ...process.env, SAMPLE_DATA_DIR: join(folder, 'nowhere') };
  const { code, out } = await runAndRead([inRoot('scripts/bench.mjs'), 'replay'], { env });
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^Skipped: the real bookings are not here/) });
});

test('a benchmark that there is none of is refused', async () => {
  const { code, err } = await runAndRead([inRoot('scripts/bench.mjs'), 'halls']);
  expect({ code, err }).toEqual({
    code: 1,
    err: 'There are these benchmarks: api, bookings, dates, owner, panel, replay, talk, web.\n',
  });
});
