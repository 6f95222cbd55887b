/**
 * Demand as it really is, from the bookings of two hotels (Antonio, Almeida, Nunes, 2019; CC BY 4.0): how many are made on each day
 * of a year, and how long before the event. The files aren't part of the project.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/** The only whole calendar year of the data. */
const YEAR = '2016';
/** Days above this share of all days are blocks of groups, made by one person at once. */
const ORDINARY_SHARE = 0.99;
/** Almost all; halls of the benchmark are booked a year ahead. */
const MOST_LEAD_DAYS = 300;

/** @typedef {{ days: readonly number[], leads: readonly (readonly [lead: number, bookings: number])[] }} Demand bookings made on each day of the year, and how many by days ahead */

/** The folder of the data; undefined where it isn't there. */
export function findDemandFolder() {
  const folder = join(resolve(root, process.env.SAMPLE_DATA_DIR ?? '../shared/data'), 'hotel-booking-demand');
  return existsSync(folder) ? folder : undefined;
}

/** @param {string} text a CSV of plain values with a head */
const readLines = (text) => text.trim().split('\n').slice(1);

/**
 * @param {{ daily: string, leadDays: string }} files
 * @returns {Demand}
 */
export function readDemand({ daily, leadDays }) {
  const all = readLines(daily).map((line) => line.split(','));
  const days = all.filter(([day]) => day?.startsWith(YEAR)).map(([, made]) => Number(made));
  const most = [...days].sort((a, b) => a - b)[Math.floor(days.length * ORDINARY_SHARE)] ?? 0;
  const leads = readLines(leadDays)
    .map((line) => line.split(',').map(Number))
    .map(([lead = 0, bookings = 0]) => /** @type {const} */ ([lead, bookings]))
    .filter(([lead]) => lead <= MOST_LEAD_DAYS);
  return { days: days.map((made) => Math.min(made, most)), leads };
}

/** @param {string} folder */
export const loadDemand = (folder) =>
  readDemand({
    daily: readFileSync(join(folder, 'daily.csv'), 'utf8'),
    leadDays: readFileSync(join(folder, 'lead-days.csv'), 'utf8'),
  });

/**
 * Numbers from 0 to 1 that look like chance and are the same at every run (mulberry32).
 * @param {number} seed
 */
export function createChance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * When requests come, in milliseconds from the start, ascending: each of the slots has its share of them, and within a slot they
 * come by chance, as people do who know nothing of each other.
 * @param {readonly number[]} weights of the slots, which are of the same length
 * @param {{ ms: number, perSecond: number, chance: () => number }} options `perSecond` on average
 */
export function createArrivals(weights, { ms, perSecond, chance }) {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const slotMs = ms / weights.length;
  return weights.flatMap((weight, slot) => {
    const expected = (weight / all) * perSecond * (ms / 1000);
    const count = Math.floor(expected) + (chance() < expected % 1 ? 1 : 0);
    return Array.from({ length: count }, () => (slot + chance()) * slotMs).sort((a, b) => a - b);
  });
}

/**
 * For how many days ahead a booking is made; at least one, since halls ask for notice.
 * @param {Demand['leads']} leads
 * @param {number} at from 0 to 1
 */
export function pickLead(leads, at) {
  const all = leads.reduce((sum, [, bookings]) => sum + bookings, 0);
  let left = at * all;
  for (const [lead, bookings] of leads) if ((left -= bookings) < 0) return Math.max(1, lead);
  return MOST_LEAD_DAYS;
}
