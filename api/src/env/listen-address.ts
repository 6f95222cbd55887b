import { createServer } from 'node:net';

/**
 * Fails at an address that this machine doesn't have, as listening would, so that it is told before anything else is started. Any
 * free port will do: that of a server which still serves its last requests is free by the time it is needed.
 * @throws the error of listening (`EADDRNOTAVAIL`, `ENOTFOUND`)
 */
export async function assertListenAddress(host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => probe.close(() => resolve()));
  });
}
