import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from './demo.mjs';
import { npmRun } from './npm-run.mjs';
import { readBlocks } from './page.mjs';

/** The lines of docs/operations.md that somebody types. */
const LINES = readBlocks('docs/operations.md', '')
  .flatMap((block) => block.split('\n'))
  .filter((line) => line.startsWith('npm run '));

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mehfil-operations-'));
  // As root, the database runs as another user, which needs access.
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The environment of commands beside the server whose data these are. @param {string} dataDir */
const beside = (dataDir) => ({ NODE_ENV: 'test', DATA_DIR: dataDir, ENV_FILE: join(dataDir, '.env'), DEMO: 'off' });

/**
 * Runs a line of the page, with values for what it leaves to the reader.
 * @param {string} start of the line
 * @param {Record<string, string>} values
 * @param {string} dataDir
 */
function type(start, values, dataDir) {
  const line = LINES.find((each) => each.startsWith(start));
  if (line === undefined) throw new Error(`docs/operations.md has no line ${start}`);
  const filled = Object.entries(values).reduce((text, [name, value]) => text.replace(name, value), line);
  return npmRun(filled.replaceAll(/ ?\[-- [^\]]*\]| \[--\w+\]/g, ''), beside(dataDir));
}

test('the sample of an import is accepted for the demo’s owner', async () => {
  const { code, out } = await type('npm run import -- halls docs/samples', {}, demo.dataDir);
  expect(out).toMatch(/^4 rows.*: 4 created, .* 0 refused\.$/m);
  expect(code).toBe(0);
});

test('the halls of GeoJSON are read with the defaults of YAML', async () => {
  const line =
    'npm run import -- halls docs/samples/halls.geojson --owner owner@demo.mehfil.example --defaults docs/samples/hall-defaults.yaml --dry-run';
  const { code, out } = await npmRun(line, beside(demo.dataDir));
  expect(out).toMatch(/^2 rows.*: 2 created, .* 0 refused\.$/m);
  expect(code).toBe(0);
});

test('the read models of the demo are as they should be', async () => {
  const { code, out } = await type('npm run read-models [', {}, demo.dataDir);
  expect({ code, differences: out.match(/\d+ differ/g) }).toEqual({ code: 0, differences: null });
  expect(out).toContain('as they should be');
});

test('a backup of the running demo is restored elsewhere, and taken back by a migration', async () => {
  const backup = join(folder, 'backup');
  const restored = join(folder, 'restored');
  const taken = await type('npm run backup', { '[-- FOLDER]': `-- ${backup}` }, demo.dataDir);
  expect(taken).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ rows of \d+ tables and \d+ files are in /) });
  const [rows] = taken.out.split(' ');

  const back = await type('npm run restore', { FOLDER: backup }, restored);
  expect(back).toMatchObject({ code: 0, out: expect.stringContaining(`${rows} rows and `) });
  const again = await type('npm run restore', { FOLDER: backup }, restored);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('--force') });

  const { migrations } = /** @type {{ migrations: string[] }} */ (
    JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))
  );
  const [kept, last] = migrations.slice(-2);
  const rolledBack = await npmRun(`npm run rollback -- ${kept}`, beside(restored));
  expect(rolledBack).toMatchObject({ code: 0, out: `${last} is taken back.\nThe database is at ${kept}.\n` });
});

test('a migration that the database doesn’t have is named', async () => {
  const { code, err } = await npmRun('npm run rollback -- 0000-none', beside(demo.dataDir));
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('no migration 0000-none; its latest are ') });
});
