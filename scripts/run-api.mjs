/** `npm run import -- halls FILE` and the like: builds the server and runs one of its commands. */
import { existsSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { runScript } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';
import { startNode, supervise } from './lib/processes.mjs';

await runScript(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  await build(['api']);
  const program = inRoot('api/dist/commands', `${command}.js`);
  if (!/^[a-z-]+$/.test(command) || !existsSync(program)) throw new Error(`There is no command "${command}".`);
  const { code } = await supervise([startNode([program, ...args], { stdio: ['inherit', 'inherit', 'inherit'] })]);
  return code;
});
