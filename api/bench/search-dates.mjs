/**
 * `npm run bench -- dates [--halls=100000 --occupancies=2000000 --rounds=15]`: searches by date in the database, through the ORM and
 * with planning, on many halls with shifts, rates and taken times. Prints the median and the slowest of so many rounds each, in
 * milliseconds.
 */
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';
import { fillHalls, takeTimes } from './data.mjs';
import { filledDatabase, fromApi, startCluster } from './servers.mjs';

const { values } = parseArgs({
  options: {
    halls: { type: 'string', default: '100000' },
    occupancies: { type: 'string', default: '2000000' },
    rounds: { type: 'string', default: '15' },
  },
});
const HALLS = Number(values.halls);
const PER_HALL = Math.round(Number(values.occupancies) / HALLS);
const ROUNDS = Number(values.rounds);

function day(/** @type {number} */ ahead, weekday = 6) {
  const at = new Date(Date.now() + ahead * 86_400_000);
  while (at.getUTCDay() !== weekday) at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}

const saturday = day(14);
const month = { date: day(10, 1), lastDate: day(38, 1), weekdays: [6] };
/** @type {Readonly<Record<string, { order?: string, filter: Record<string, unknown> }>>} */
const SEARCHES = {
  'everything, a Saturday': { filter: { date: saturday } },
  'Lahore, a Saturday': { filter: { location: 'Lahore', date: saturday } },
  'Lahore, a Saturday evening, 500 guests': {
    filter: { location: 'Lahore', date: saturday, partOfDay: 'EVENING', guests: 500 },
  },
  'Lahore, a Saturday, 18:30 to 23:30': {
    filter: { location: 'Lahore', date: saturday, startTime: '18:30', endTime: '23:30' },
  },
  'Lahore, any Saturday of four weeks': { filter: { location: 'Lahore', ...month } },
  'Lahore, any day of a month': { filter: { location: 'Lahore', date: month.date, lastDate: day(36, 1) } },
  'Lahore, under 1,000, a Saturday': {
    filter: { location: 'Lahore', date: saturday, maxPrice: 100_000, currency: 'PKR' },
  },
  'Lahore, a price that nothing has': {
    filter: { location: 'Lahore', date: saturday, maxPrice: 100, currency: 'PKR' },
  },
  'Lahore, further ahead than anybody sells': { filter: { location: 'Lahore', date: day(120) } },
  'Lahore, by price of a Saturday': { order: 'PRICE', filter: { location: 'Lahore', date: saturday } },
  'Sukkur, two words and a service': { filter: { location: 'Sukkur DHA', services: ['Parking'], date: saturday } },
};

async function main() {
  await build();
  const cluster = await startCluster();
  try {
    const databaseUrl = await open(cluster.url);
    const [{ createOrm }, dates, { BUILT_IN_RATES: rates }] = await Promise.all([
      fromApi('database/orm.js'),
      fromApi('modules/halls/hall-search.dates.js'),
      fromApi('domain/currency/rates.js'),
    ]);
    const orm = createOrm({ databaseUrl, poolMax: 2 });
    const em = orm.em.fork();
    const part = { limit: 12, offset: 0, after: undefined, customerId: null };
    console.info('| search | page | slowest | total | slowest | days |\n| --- | --- | --- | --- | --- | --- |');
    for (const [name, { order = 'RATING', filter }] of Object.entries(SEARCHES)) {
      const query = { filter, order, rates, now: new Date() };
      const asked = dates.toAskedDates(query, []);
      const page = await timed(() => dates.findFreeHalls(em, query, asked, part));
      const total = await timed(() => dates.countFreeHalls(em, query, asked, 100));
      const days = await timed(() => dates.findFreeDays(em, query, asked));
      console.info(`| ${name} | ${page.join(' | ')} | ${total.join(' | ')} | ${days[0]} |`);
    }
    await orm.close(true);
  } finally {
    await cluster.stop();
  }
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

/** The address of a database with all of it. @param {string} url */
function open(url) {
  return filledDatabase(url, 'search_dates', async (/** @type {import('pg').Client} */ client) => {
    await fillHalls(client, HALLS);
    await takeTimes(client, PER_HALL);
  });
}

await main();
