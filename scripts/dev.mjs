/** `npm run dev`: restarts the server and reloads the web app when their sources change; both end together. */
import { inRoot } from './lib/paths.mjs';
import { runScript } from './lib/exit.mjs';
import { startNode, supervise } from './lib/processes.mjs';

const API = ['--watch', '--watch-preserve-output', '--import', '@swc-node/register/esm-register'];

await runScript(async () => {
  const { code } = await supervise([
    startNode([...API, 'src/main.ts'], { cwd: inRoot('api') }),
    startNode([inRoot('node_modules/vite/bin/vite.js')], { cwd: inRoot('web') }),
  ]);
  return code;
});
