import { rmSync } from 'node:fs';
import { waitForExit, stop, killGroup } from '../lib/processes.mjs';

/** Stops the server of `start-server.mjs`, as a service manager would, and deletes its data. */
export default async function stopServer() {
  const { child, dataDir } =
    /** @type {{ mehfilServer: { child: import('node:child_process').ChildProcess, dataDir: string } }} */ (
      /** @type {unknown} */ (globalThis)
    ).mehfilServer;
  const ending = waitForExit(child);
  stop(child, 'SIGTERM');
  const code = await ending;
  killGroup(child);
  rmSync(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The server of the browser tests ended with ${code} when it was asked to stop.`);
}
