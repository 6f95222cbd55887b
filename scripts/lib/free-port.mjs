import { once } from 'node:events';
import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';

/** Ports that no system hands out to outgoing connections: a server finds its own free again after a restart. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** A port of this machine that nobody listens on at the moment. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
