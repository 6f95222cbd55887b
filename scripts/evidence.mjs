/** `npm run check -- evidence`: fails when docs/security.md names a file or test that isn't there, or leaves out a line of ASVS. */
import { findFalseClaims } from './lib/evidence.mjs';
import { runScript } from './lib/exit.mjs';

await runScript(async () => {
  const problems = findFalseClaims();
  for (const problem of problems) console.log(problem);
  return Promise.resolve(problems.length === 0 ? 0 : 1);
});
