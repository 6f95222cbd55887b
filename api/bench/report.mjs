import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** @typedef {{ perSecond: number, median: number, p99: number, cpuMs: number, serverMs: number, databaseMs: number }} Summary */
/** @typedef {{ halls: number, few: number, rounds: number, seconds: number, connections: number, memory: { now: number, most: number } }} Facts */

const DOCUMENT = inRoot('docs/performance.md');

/**
 * All slices of one target together.
 * @param {import('./load.mjs').Slice[]} slices
 * @returns {Summary}
 * @throws Error when nothing was answered
 */
export function summarize(slices) {
  const sum = (/** @type {(slice: import('./load.mjs').Slice) => number} */ of) =>
    slices.reduce((all, each) => all + of(each), 0);
  const requests = sum((slice) => slice.requests);
  if (requests === 0) throw new Error('Nothing was measured: no request was answered.');
  const waits = slices.flatMap((slice) => slice.waits).sort((a, b) => a - b);
  const serverMs = sum((slice) => slice.serverMs) / requests;
  const databaseMs = sum((slice) => slice.databaseMs) / requests;
  return {
    perSecond: (requests * 1000) / sum((slice) => slice.ms),
    median: waits[Math.floor(waits.length / 2)] ?? 0,
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
    cpuMs: serverMs + databaseMs,
    serverMs,
    databaseMs,
  };
}

const times = (/** @type {number} */ value) => `${value.toPrecision(value >= 10 ? 3 : 2)}×`;
const ms = (/** @type {number} */ value) => value.toFixed(2);

/** What figures depend on besides the code. */
export const describeMachine = () =>
  `${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}`;

/** @param {string[][]} rows the first one is the head */
export function table(rows) {
  const [head = [], ...body] = rows;
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, place) => (place === 0 ? '---' : '--:'))), ...body.map(line)].join('\n');
}

/** @param {Map<string, Summary>} summaries */
export function ratioTable(summaries) {
  const head = ['', 'requests/s', '÷ bare', '÷ PostGraphile', '÷ tuned'];
  head.push('median ms', 'CPU ms (server + database)', 'CPU ÷ bare');
  const ratio = (/** @type {number} */ value, /** @type {number | undefined} */ base) =>
    base === undefined ? '' : times(value / base);
  const rows = [...summaries]
    .filter(([key]) => !key.includes('fewer'))
    .map(([key, one]) => {
      const repeats = key.endsWith('nothing repeats') ? ', nothing repeats' : '';
      const read = `${key.includes('search') ? 'search' : 'detail'}${repeats}`;
      const perSecond = (/** @type {string} */ name) => summaries.get(`${name}: ${read}`)?.perSecond;
      return [
        key,
        one.perSecond.toFixed(0),
        ratio(one.perSecond, perSecond('bare')),
        ratio(one.perSecond, perSecond('PostGraphile')),
        ratio(one.perSecond, perSecond('tuned')),
        one.median.toFixed(1),
        `${ms(one.cpuMs)} (${ms(one.serverMs)} + ${ms(one.databaseMs)})`,
        ratio(one.cpuMs, summaries.get(`bare: ${read}`)?.cpuMs),
      ];
    });
  return table([head, ...rows]);
}

/**
 * @param {Map<string, Summary>} summaries
 * @param {Facts} facts
 */
export function growthTable(summaries, { halls, few, rounds, seconds, connections, memory }) {
  const rows = [...summaries]
    .filter(([key]) => key.includes('fewer'))
    .map(([key, before]) => {
      const kind = key.split(': ')[1] ?? '';
      const after = summaries.get(`product: ${kind}`) ?? before;
      return [kind, times(after.cpuMs / before.cpuMs), times(after.median / before.median), after.p99.toFixed(1)];
    });
  const growth = [
    `From ${few.toLocaleString('en')} to ${halls.toLocaleString('en')} halls:`,
    '',
    table([['', 'CPU a request', 'median', 'p99 ms'], ...rows]),
    '',
  ];
  return [
    ...(rows.length > 0 ? growth : []),
    `${halls.toLocaleString('en')} halls, ${connections} connections, ${rounds} rounds of ${seconds} s each in turn, ${describeMachine()}. ` +
      `Memory of the product's server: ${memory.now} MB after, ${memory.most} MB at most.`,
  ].join('\n');
}

/** Puts the figures of so many halls into the document, between their marks. */
export const writeReport = (/** @type {number} */ halls, /** @type {string} */ report) =>
  writeBetween(`figures of ${halls}`, report);

/** @typedef {{ halls: number, bookings: number }} Size */

/**
 * The readings of the business portal, the large owner beside the small one.
 * @param {import('./owner.mjs').Measured[]} measured
 * @param {{ small: Size, large: Size, requests: number }} facts
 */
export function ownerTable(measured, { small, large, requests }) {
  const size = (/** @type {Size} */ { halls, bookings }) => `${halls} halls, ${bookings.toLocaleString('en')} bookings`;
  const rows = measured.map(({ name, items, statements, medians }) => [
    name,
    items[1] === 0 ? '' : `${items[0]} / ${items[1]}`,
    statements[0] === statements[1] ? String(statements[0]) : `${statements[0]} / ${statements[1]}`,
    ms(medians[0]),
    ms(medians[1]),
    times(medians[1] / medians[0]),
  ]);
  return [
    table([
      ['', 'items', 'SQL statements', `median ms, ${size(small)}`, `median ms, ${size(large)}`, 'ratio'],
      ...rows,
    ]),
    '',
    `${requests} requests each, one at a time, in turn; ${describeMachine()}.`,
  ].join('\n');
}

/**
 * Bookings through the mutation beside the same statements of a plain client.
 * @param {Map<string, Summary>} summaries
 * @param {Size & { statements: number, rounds: number, seconds: number, connections: number }} facts
 */
export function bookingTable(summaries, { halls, bookings, statements, rounds, seconds, connections }) {
  const client = summaries.get('plain client');
  const pgbench = summaries.get('pgbench');
  const rows = [...summaries].map(([name, one]) => [
    name,
    one.perSecond.toFixed(0),
    client ? times(one.perSecond / client.perSecond) : '',
    pgbench ? times(one.perSecond / pgbench.perSecond) : '',
    one.median.toFixed(1),
    one.p99.toFixed(1),
    one.serverMs > 0 ? ms(one.serverMs) : '',
    ms(one.databaseMs),
  ]);
  const head = ['', 'bookings/s', '÷ plain client', '÷ pgbench', 'median ms', 'p99 ms'];
  head.push('CPU ms, server or client', 'CPU ms, database');
  return [
    table([head, ...rows]),
    '',
    `${halls} halls with ${bookings.toLocaleString('en')} bookings, ${statements} statements a booking, ${connections} connections, ${rounds} rounds of ${seconds} s each in turn; ` +
      `${describeMachine()}.`,
  ].join('\n');
}

/** Puts the figures of bookings into the document, between their marks. */
export const writeBookingReport = (/** @type {string} */ report) => writeBetween('bookings', report);

/** Puts the figures of messages into the document, between their marks. */
export const writeTalkReport = (/** @type {string} */ report) => writeBetween('talk', report);

/** Puts the figures of the portal into the document, between their marks. */
export const writeOwnerReport = (/** @type {string} */ report) => writeBetween('portal', report);

/**
 * @param {string} name of the marks
 * @param {string} report
 */
export function writeBetween(name, report) {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const text = readFileSync(DOCUMENT, 'utf8');
  if (!text.includes(begin)) throw new Error(`${DOCUMENT} has no mark ${begin}`);
  const [before = '', rest = ''] = text.split(begin);
  const after = rest.split(end)[1] ?? '';
  writeFileSync(DOCUMENT, `${before}${begin}\n\n${report}\n\n${end}${after}`);
}
