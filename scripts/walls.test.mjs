import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

/** For each rule in .dependency-cruiser.mjs a file that breaks it, and what that file imports. */
const BREACHES = [
  ['domain-is-pure', 'api/src/domain/price.ts', '../env/clock.ts'],
  ['rest-knows-no-module', 'api/src/rest/engine.ts', '../modules/halls/hall.service.ts'],
  ['foundations-know-no-module', 'api/src/graphql/guard.ts', '../modules/halls/hall.service.ts'],
  ['foundations-know-no-module', 'api/src/http/limits.ts', '../modules/halls/hall.service.ts'],
  ['foundations-know-no-module', 'api/src/jobs/runner.ts', '../modules/halls/hall.service.ts'],
  ['context-knows-no-module', 'api/src/context.ts', './modules/halls/hall.service.ts'],
  ['module-order-halls', 'api/src/modules/halls/hall.entity.ts', '../bookings/booking.entity.ts'],
  ['module-in-the-order', 'api/src/modules/moderation/moderation.service.ts', '../halls/hall.service.ts'],
  ['no-foreign-resolver', 'api/src/modules/bookings/booking.service.ts', '../halls/hall.resolver.ts'],
  ['resolvers-in-one-list', 'api/src/server.ts', './modules/halls/hall.resolver.ts'],
  ['resolvers-and-rest-rows-are-leaves', 'api/src/modules/blog/blog.service.ts', './blog.rest.ts'],
  ['product-knows-no-test', 'api/src/modules/blog/blog.queries.ts', '../../testing/harness.ts'],
  ['product-knows-no-demo', 'api/src/files/storage.ts', '../demo/town.ts'],
  ['api-knows-no-web', 'api/src/pages.ts', '../../web/src/lib/classes.ts'],
  ['web-knows-only-the-domain', 'web/src/lib/time.ts', '../../../api/src/env/clock.ts'],
  ['no-barrel-in-the-domain', 'web/src/lib/limits.ts', '../../../api/src/domain/index.ts'],
  ['no-feature-in-another', 'web/src/features/halls/Hall.tsx', '../bookings/Wizard.tsx'],
  ['features-are-nouns', 'web/src/features/control-panel/Panel.tsx', './Tab.tsx'],
  ['audiences-apart', 'web/src/features/reviews/public/Review.tsx', '../staff/Moderation.tsx'],
  ['audiences-stand-on-their-noun', 'web/src/features/reviews/Stars.tsx', './public/Form.tsx'],
  ['features-know-no-app', 'web/src/features/blog/Blog.tsx', '../../app/router.tsx'],
  ['foundations-of-the-web-know-no-feature', 'web/src/ui/Card.tsx', '../features/bookings/Wizard.tsx'],
  ['house-style-knows-no-data', 'web/src/ui/Money.tsx', '../graphql/client.ts'],
  ['no-cycle', 'web/src/app/one.ts', './two.ts'],
  ['unresolved', 'web/src/app/lost.ts', './nowhere.ts'],
];

let folder = '';
/** @type {string[]} */
let found = [];

/** @param {string} path @param {string} text */
function put(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mehfil-walls-'));
  for (const [name, from = '', to = ''] of BREACHES) {
    put(from, `import { target } from '${to}';\nexport const here = target;\n`);
    if (name !== 'unresolved') put(join(dirname(from), to), 'export const target = 1;\n');
  }
  put('web/src/app/two.ts', "export { here as target } from './one.ts';\n");
  put('package.json', '{ "name": "walls", "type": "module" }');
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  const depcruise = inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [depcruise, '--config', inRoot('.dependency-cruiser.mjs'), '--output-type', 'json', 'api', 'web'];
  const { summary } = JSON.parse(
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64e6 }),
  );
  found = summary.violations.map(
    (/** @type {{ rule: { name: string }, from: string }} */ { rule, from }) => `${rule.name} ${from}`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(BREACHES)('the wall %s stops %s from importing %s', (name, from) => {
  expect(found).toContain(`${name} ${from}`);
});
