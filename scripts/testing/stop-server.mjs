import { rmSync } from 'node:fs';
import { ended, stop, sweep } from '../lib/processes.mjs';

/** Stops what `start-server.mjs` started, as a service manager would, and takes its data away. */
export default async function stopServer() {
  const { child, dataDir } =
    /** @type {{ mehfilServer: { child: import('node:child_process').ChildProcess, dataDir: string } }} */ (
      /** @type {unknown} */ (globalThis)
    ).mehfilServer;
  const ending = ended(child);
  stop(child, 'SIGTERM');
  const code = await ending;
  sweep(child);
  rmSync(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The server of the browser tests ended with ${code} when it was told to stop.`);
}
