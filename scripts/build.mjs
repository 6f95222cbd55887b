/** Builds the server into api/dist and the web app into web/dist, each only when its sources changed. */
import { build } from './lib/build.mjs';
import { runScript } from './lib/exit.mjs';

await runScript(async () => {
  await build();
  return 0;
});
