import { Agent, request } from 'node:http';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A tick of `/proc/PID/stat`. */
const TICK_MS = 10;

/**
 * One kind of request at one server.
 * @typedef {object} Target
 * @property {string} server whose figures they are
 * @property {string} kind
 * @property {(place: number) => { method: string, url: string, headers?: Record<string, string>, body?: string }} ask
 * @property {number} [status] of a successful response; defaults to 200
 * @property {boolean} [mayRefuse] whether GraphQL may have errors, such as a time that is taken
 */

/** @typedef {{ requests: number, refused?: number, ms: number, waits: number[], serverMs: number, databaseMs: number }} Slice `refused` of the requests, where a target may be */

/**
 * Sends one request.
 * @param {Agent} agent
 * @param {ReturnType<Target['ask']>} asked
 * @returns {Promise<{ status: number, text: string, etag: string | undefined, retryAfter: string | undefined }>}
 */
export function send(agent, { method, url, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          etag: answer.headers.etag,
          retryAfter: answer.headers['retry-after'],
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Whether an answer of GraphQL has errors, such as a refused booking. */
export const hasErrors = (/** @type {string} */ text) => text.includes('"errors":[');

/**
 * Keeps some connections busy for a while.
 * @param {Target} target
 * @param {{ connections: number, ms: number, from: number, pids: { server: number, database: number } }} options
 * @returns {Promise<Slice>}
 */
export async function press({ ask, status = 200, mayRefuse = false, kind, server }, { connections, ms, from, pids }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = readCpu(pids);
  const started = performance.now();
  /** @type {number[]} */
  const waits = [];
  let place = from;
  let refused = 0;
  const work = async () => {
    while (performance.now() - started < ms) {
      const asked = performance.now();
      const answer = await send(agent, ask((place += 1)));
      const isRefused = hasErrors(answer.text);
      if (answer.status !== status || (isRefused && !mayRefuse))
        throw new Error(`${server} ${kind}: ${answer.status} ${answer.text.slice(0, 300)}`);
      waits.push(performance.now() - asked);
      refused += isRefused ? 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const after = readCpu(pids);
  agent.destroy();
  return {
    requests: waits.length,
    refused,
    ms: performance.now() - started,
    waits,
    serverMs: after.server - before.server,
    databaseMs: after.database - before.database,
  };
}

/** @param {{ server: number, database: number }} pids */
export function readCpu(pids) {
  return {
    server: ticks(pids.server) * TICK_MS,
    // Parallel workers come and go: what they used is their parent's once they have ended.
    database: (findChildren(pids.database).reduce((sum, pid) => sum + ticks(pid), 0) + ended(pids.database)) * TICK_MS,
  };
}

/** @param {number} pid */
function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** User and system time of a process; 0 where the system doesn't tell. */
const ticks = (/** @type {number} */ pid) => Number(readStat(pid)[11] ?? 0) + Number(readStat(pid)[12] ?? 0);

/** User and system time of the children of a process that have ended. */
const ended = (/** @type {number} */ pid) => Number(readStat(pid)[13] ?? 0) + Number(readStat(pid)[14] ?? 0);

/** @param {number} parent */
function findChildren(parent) {
  if (!existsSync('/proc/self/stat')) return [];
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => Number(readStat(pid)[1]) === parent);
}

/** Resident memory of a process in megabytes, at this moment and at most; 0 where the system doesn't tell. */
export function readMemory(/** @type {number} */ pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (/** @type {string} */ name) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
    return { now: of('VmRSS'), most: of('VmHWM') };
  } catch {
    return { now: 0, most: 0 };
  }
}
