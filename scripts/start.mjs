/** `npm start`: builds what changed and runs the server until it is told to stop. */
import { build } from './lib/build.mjs';
import { exitingWith } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';
import { startNode, supervise } from './lib/processes.mjs';
import { envFile } from './lib/server.mjs';

await exitingWith(async () => {
  await build();
  const { code } = await supervise([startNode([...envFile, inRoot('api/dist/main.js')])]);
  return code;
});
