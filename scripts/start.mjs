/** `npm start`: builds what changed and runs the server until it is told to stop; one that dies is started again. */
import { build } from './lib/build.mjs';
import { exitingWith } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';
import { keepRunning, relayOutput, startNode } from './lib/processes.mjs';

await exitingWith(async () => {
  await build();
  // A terminal that is closed takes its writers down with an error: the server, which has a database to stop, writes to us.
  const output = process.stdout.isTTY ? 'pipe' : 'inherit';
  return keepRunning(() => {
    const server = startNode([inRoot('api/dist/main.js')], { stdio: ['ignore', output, output] });
    relayOutput(server);
    return server;
  });
});
