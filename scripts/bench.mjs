/**
 * `npm run bench -- api|bookings|dates|owner|panel|replay|talk|web [options]`: measures the server's reads compared with other servers (the
 * default), bookings through the mutation, searches by date in the database, an owner's portal, the control panel's lists, a year of real demand and an overload,
 * long threads and a full inbox in the database, or
 * first visits in a browser.
 */
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';

/** @type {Readonly<Record<string, string>>} */
const PARTS = {
  api: 'api/bench/bench.mjs',
  bookings: 'api/bench/bookings.mjs',
  dates: 'api/bench/search-dates.mjs',
  owner: 'api/bench/owner.mjs',
  panel: 'api/bench/panel.mjs',
  replay: 'api/bench/replay.mjs',
  talk: 'api/bench/talk.mjs',
  web: 'web/bench/first-visit.mjs',
};

const given = process.argv.slice(2);
const named = given[0] !== undefined && !given[0].startsWith('-');
const part = PARTS[named ? (given[0] ?? '') : 'api'];
if (part === undefined) {
  console.error(`There are these benchmarks: ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 1;
} else {
  process.exitCode = await runNode([inRoot(part), ...given.slice(named ? 1 : 0)]);
}
