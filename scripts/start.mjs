/** `npm start`: builds what has changed and runs the server until it is asked to stop; restarts it when it dies. */
import { build } from './lib/build.mjs';
import { runScript } from './lib/exit.mjs';
import { getMemoryFlags } from './lib/node-memory.mjs';
import { inRoot } from './lib/paths.mjs';
import { keepRunning, relayOutput, startNode } from './lib/processes.mjs';

await runScript(async () => {
  await build();
  // Writing to a closed terminal fails, so the server, which has a database to stop, writes to us instead.
  const output = process.stdout.isTTY ? 'pipe' : 'inherit';
  return keepRunning(() => {
    const server = startNode([...getMemoryFlags(), inRoot('api/dist/main.js')], { stdio: ['ignore', output, output] });
    relayOutput(server);
    return server;
  });
});
