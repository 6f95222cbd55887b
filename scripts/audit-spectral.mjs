/**
 * `npm run audit:spectral`: lints the OpenAPI document of the current sources by Spectral's `oas` rules, which npm brings for this run;
 * a warning fails it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './lib/exit.mjs';
import { inRoot, root } from './lib/paths.mjs';

const RULES = JSON.stringify({ extends: [['spectral:oas', 'recommended']] });

/** @param {string} folder */
function lint(folder) {
  const document = join(folder, 'openapi.json');
  const ruleset = join(folder, '.spectral.json');
  writeFileSync(
    document,
    execFileSync(process.execPath, [inRoot('scripts/lib/print-openapi.mjs')], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: Infinity,
    }),
  );
  writeFileSync(ruleset, RULES);
  const args = ['lint', document, '--ruleset', ruleset, '--fail-severity=hint', '--verbose'];
  const { status, error } = spawnSync('spectral', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw new Error('Run npm run audit:spectral', { cause: error });
  return status ?? 1;
}

await runScript(() => {
  const folder = mkdtempSync(join(tmpdir(), 'mehfil-spectral-'));
  try {
    return Promise.resolve(lint(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
