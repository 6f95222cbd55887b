import { stopDemoServer } from '../lib/demo-server.mjs';

/** Stops the server of `start-server.mjs` and deletes its data. */
export default async function stopServer() {
  const { mehfilServer } = /** @type {{ mehfilServer: import('../lib/demo-server.mjs').DemoServer }} */ (
    /** @type {unknown} */ (globalThis)
  );
  await stopDemoServer(mehfilServer);
}
