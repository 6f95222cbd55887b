/** `npm start`: builds what has changed and runs the server until it is asked to stop; restarts it when it dies. */
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { runScript } from './lib/exit.mjs';
import { getMemoryFlags } from './lib/node-memory.mjs';
import { inRoot } from './lib/paths.mjs';
import { keepRunning, relayOutput, startNode } from './lib/processes.mjs';

const USAGE = `npm start: builds what has changed, and serves everything on http://localhost:4000 until Ctrl-C.

It takes no arguments; variables, in front of it or in the file .env, say the rest:
  PORT=4001 npm start                 listens on another port
  HOST=0.0.0.0 npm start              listens on all addresses of this machine
  DATA_DIR=/srv/mehfil npm start      keeps database and files there instead of in .data
  DEMO=off ADMIN_EMAIL=you@example.org ADMIN_PASSWORD=... npm start
                                      starts with an empty platform
All of them are described in .env.example.`;

await runScript(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  await build();
  // Writing to a closed terminal fails, so the server, which has a database to stop, writes to us instead.
  const output = process.stdout.isTTY ? 'pipe' : 'inherit';
  return keepRunning(() => {
    const server = startNode([...getMemoryFlags(), inRoot('api/dist/main.js')], { stdio: ['ignore', output, output] });
    relayOutput(server);
    return server;
  });
});
