import { percentile } from './open-load.mjs';
import { describeMachine, table, writeBetween } from './report.mjs';

/** @typedef {import('./open-load.mjs').Outcome} Outcome */
/** @typedef {{ halls: number, capacity: number, costly: number, yearS: number, share: number, overload: number, overloadS: number, recoveredS: number }} ReplayFacts */

const count = (/** @type {number} */ value) => value.toLocaleString('en');

/** @param {readonly Outcome[]} outcomes @returns {string[]} */
function waitCells(outcomes) {
  const waits = outcomes.map(({ waitMs }) => waitMs);
  return [0.5, 0.95, 0.99, 1].map((share) => percentile(waits, share).toFixed(share < 0.9 ? 1 : 0));
}

/** @param {string} name @param {readonly Outcome[]} outcomes */
const row = (name, outcomes) => [name, count(outcomes.length), ...waitCells(outcomes)];

const HEAD = ['requests', 'median ms', 'p95 ms', 'p99 ms', 'longest ms'];

/**
 * The year by what was asked, and the overload by what came back.
 * @param {readonly Outcome[]} lived
 * @param {readonly Outcome[]} flooded
 * @param {ReplayFacts} facts
 */
export function replayTables(lived, flooded, facts) {
  const { halls, capacity, costly, yearS, share, overload, overloadS, recoveredS } = facts;
  const kinds = [...new Set(lived.map(({ kind }) => kind))].sort();
  const answered = lived.filter(({ status }) => status === 200);
  const year = kinds.map((kind) =>
    row(
      kind,
      answered.filter((each) => each.kind === kind),
    ),
  );
  const statuses = [...new Set(flooded.map(({ status }) => status))].sort();
  const name = (/** @type {number} */ status) => (status === 0 ? 'no answer in 30 s' : String(status));
  const flood = statuses.map((status) =>
    row(
      name(status),
      flooded.filter((each) => each.status === status),
    ),
  );
  const refused = flooded.filter(({ status }) => status === 503 || status === 429);
  const withoutHint = refused.filter(({ retryAfter }) => retryAfter === undefined).length;
  const lateMs = percentile(
    [...lived, ...flooded].map((each) => each.lateMs),
    0.99,
  );
  const refusedTimes = answered.filter(({ isRefused }) => isRefused).length;
  const perSecond = flooded.filter(({ status, isRefused }) => status === 200 && !isRefused).length / overloadS;
  return [
    table([['a year', ...HEAD], ...year, row('all', answered)]),
    '',
    `A year in ${yearS} s at ${Math.round(share * 100)} % of ${capacity.toFixed(0)} requests a second on average; ${count(lived.length - answered.length)} of ${count(lived.length)} were not answered, ${count(refusedTimes)} answers were refusals of a price or a booking, such as of a time that is taken.`,
    '',
    table([[`${overload} times as many`, ...HEAD], ...flood]),
    '',
    `What costs most (searches by date, months, prices, bookings), ${count(Math.round(costly * overload))} requests a second for ${overloadS} s where ${costly.toFixed(0)} are possible: ${perSecond.toFixed(0)} a second were answered, ${count(withoutHint)} of ${count(refused.length)} refusals came without \`Retry-After\`, and the server was well again after ${recoveredS.toFixed(1)} s.`,
    '',
    `${count(halls)} halls; the benchmark itself was at most ${lateMs.toFixed(0)} ms late (p99), which counts as waiting; ${describeMachine()}.`,
  ].join('\n');
}

/** Puts the figures of the replay into the document, between their marks. */
export const writeReplayReport = (/** @type {string} */ report) => writeBetween('replay', report);
