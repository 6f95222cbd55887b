import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below those that systems use for outgoing connections (from 32768 on Linux, 49152 elsewhere). Otherwise a restarted
 * server would sometimes find its port taken, even by a client that tries to reach it.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const ATTEMPTS = 100;

/** Whether a port of the loopback address is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Finds a port of the loopback address on which a server can be restarted.
 * @throws Error if none of those tried is free
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error(`There is no free port between ${FIRST_PORT} and ${LAST_PORT}.`);
}
