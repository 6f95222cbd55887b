/** Requests that come when they come, whether the server keeps up or not: waits are counted from the moment of coming. */
import { Agent } from 'node:http';
import { hasErrors, send } from './load.mjs';

/** @typedef {{ kind: string, method: string, url: string, headers?: Record<string, string>, body?: string }} Asked */
/** @typedef {{ kind: string, lateMs: number, waitMs: number, status: number, isRefused: boolean, retryAfter: string | undefined }} Outcome `lateMs` is how late this program itself was; status 0 for no answer; refused by GraphQL, such as a taken time */

/** How often the clock is looked at. */
const TICK_MS = 2;
/** A browser's patience, and longer than any of the server's own limits. */
const PATIENCE_MS = 30_000;

/**
 * Opens connections as a proxy keeps them. Node takes one new connection in a turn of its event loop, so that a busy server is
 * slow to take them; a proxy's are there already.
 * @param {string} url
 * @param {number} count
 */
export async function openConnections(url, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count, timeout: PATIENCE_MS });
  await Promise.all(Array.from({ length: count }, () => send(agent, { method: 'GET', url: `${url}/livez` })));
  return agent;
}

/**
 * Sends a request at each of some moments.
 * @param {Agent} agent
 * @param {readonly number[]} arrivals in milliseconds from now, ascending
 * @param {(place: number) => Asked} ask
 * @returns {Promise<Outcome[]>} in the order of the moments
 */
export async function offer(agent, arrivals, ask) {
  const started = performance.now();
  /** @type {Promise<Outcome>[]} */
  const outcomes = [];
  const launch = async (/** @type {number} */ at, /** @type {number} */ place) => {
    const lateMs = performance.now() - started - at;
    const { kind, ...asked } = ask(place);
    const answer = await send(agent, asked).catch(() => ({ status: 0, text: '', retryAfter: undefined }));
    const { status, retryAfter } = answer;
    const waitMs = performance.now() - started - at;
    return { kind, lateMs, waitMs, status, isRefused: hasErrors(answer.text), retryAfter };
  };
  while (outcomes.length < arrivals.length) {
    const now = performance.now() - started;
    for (let at = arrivals[outcomes.length]; at !== undefined && at <= now; at = arrivals[outcomes.length])
      outcomes.push(launch(at, outcomes.length));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return Promise.all(outcomes);
}

/**
 * @param {readonly number[]} waits
 * @param {number} share such as 0.99
 */
export function percentile(waits, share) {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
