/** Builds the server into api/dist and the web app into web/dist, each only when its sources changed. */
import { build } from './lib/build.mjs';
import { exitingWith } from './lib/exit.mjs';

await exitingWith(async () => {
  await build();
  return 0;
});
