import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Fails at an address that this machine doesn't have, as listening would, so that it is told before anything else is started. Any
 * free port will do: that of a server which still serves its last requests is free by the time it is needed.
 * @throws the error of listening (`EADDRNOTAVAIL`, `ENOTFOUND`)
 */
export async function assertListenAddress(host: string): Promise<void> {
  const probe = createServer();
  probe.listen(0, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
