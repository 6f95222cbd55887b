/** `npm run dev`: the server restarts and the web app reloads as their sources are saved; both end together. */
import { inRoot } from './lib/paths.mjs';
import { exitingWith } from './lib/exit.mjs';
import { startNode, supervise } from './lib/processes.mjs';

const API = ['--watch', '--watch-preserve-output', '--import', '@swc-node/register/esm-register'];

await exitingWith(async () => {
  const { code } = await supervise([
    startNode([...API, 'src/main.ts'], { cwd: inRoot('api') }),
    startNode([inRoot('node_modules/vite/bin/vite.js')], { cwd: inRoot('web') }),
  ]);
  return code;
});
