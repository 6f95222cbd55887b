import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inRoot, root } from './lib/paths.mjs';
import { npmRun, scripts } from './samples/npm-run.mjs';
import { runAndRead } from './testing/checkout.mjs';

const HERE = 'scripts/npm-scripts.test.mjs';
const OPERATIONS = 'scripts/samples/operations.test.mjs';
const AUDITS = 'scripts/samples/audits.test.mjs';
const TOOLS = 'scripts/samples/tools.faults.mjs';
/** What only a registry can answer: no test of ours runs these, their form alone is held. */
const NEED_REGISTRY = ['audit:licenses', 'audit:lock', 'audit:dependencies', 'audit:spectral'];
/** Of these, npm brings the tool; a test runs our own part. */
const BROUGHT_BY_NPM = ['audit:headers', 'audit:lighthouse'];

/**
 * The tests that run each script of package.json, if only in a short form. What no test runs, breaks.
 * @type {Readonly<Record<string, string | readonly string[]>>}
 */
const RUN_BY = {
  setup: 'scripts/setup.test.mjs',
  start: 'scripts/start.faults.mjs',
  dev: TOOLS,
  build: 'scripts/build.test.mjs',
  generate: TOOLS,
  check: HERE,
  test: 'scripts/test-run.test.mjs',
  'test:faults': 'scripts/test-run.test.mjs',
  'test:endurance': 'scripts/test-run.test.mjs',
  'test:mutations': TOOLS,
  'demo-placeholders': HERE,
  coverage: HERE,
  bench: ['scripts/samples/benchmarks.faults.mjs', AUDITS],
  visual: TOOLS,
  'visual:check': TOOLS,
  'audit:openapi': 'api/src/rest/openapi/document.test.ts',
  'audit:fuzz': 'api/src/rest/openapi/fuzz.test.ts',
  'audit:graphql': 'api/src/graphql/over-http.test.ts',
  'audit:headers': AUDITS,
  'audit:slow-http': ['api/src/http/malformed-requests.test.ts', 'api/src/testing/broken-requests.test.ts'],
  'audit:accessibility': 'web/e2e/public-screens.test.ts',
  'audit:lighthouse': AUDITS,
  'audit:sbom': HERE,
  format: HERE,
  import: OPERATIONS,
  backup: OPERATIONS,
  restore: OPERATIONS,
  'read-models': OPERATIONS,
  rollback: OPERATIONS,
};

/** Whether npm runs a script before another one. @param {string} name */
const isBefore = (name) => name.startsWith('pre') && name.slice('pre'.length) in scripts;
const named = Object.keys(scripts).filter((name) => !isBefore(name));

describe('the scripts of package.json', () => {
  test('are all run by a test', () => {
    expect(named.toSorted()).toEqual([...Object.keys(RUN_BY), ...NEED_REGISTRY].toSorted());
  });

  test.each(Object.entries(RUN_BY))('%s is run by the test that is named', (name, files) => {
    /** @type {string[]} */
    const programs = (scripts[name] ?? '').match(/[\w./-]+\.(?:mjs|ts)\b/g) ?? [];
    for (const file of [files].flat()) {
      const text = readFileSync(inRoot(file), 'utf8');
      const words = [`npm run ${name}`, `npm ${name}`, ...programs.map((program) => basename(program))];
      expect({ file, isNamed: programs.includes(file) || words.some((word) => text.includes(word)) }).toMatchObject({
        isNamed: true,
      });
    }
  });

  test('install first where they need packages', () => {
    const before = Object.entries(scripts).filter(([name]) => isBefore(name));
    expect(new Set(before.map(([, command]) => command))).toEqual(new Set(['node scripts/setup.mjs']));
  });

  test('name files that exist', () => {
    const files = Object.values(scripts).flatMap((command) => command.match(/[\w./-]+\.(?:mjs|ts|json)\b/g) ?? []);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  });

  test.each([...NEED_REGISTRY, ...BROUGHT_BY_NPM])('%s names the major version of what npm brings', (name) => {
    expect(scripts[name]).toMatch(/^npm (?:audit |exec --yes (?:--ignore-scripts )?--package=[@\w/-]+@\d+ -- \S+)/);
  });
});

test('npm run check names its checks, and runs those that are asked for', async () => {
  const unknown = await npmRun('npm run check -- everything');
  expect(unknown).toMatchObject({ code: 1, err: expect.stringMatching(/no check everything; there are .*evidence/) });
  const { code, out } = await npmRun('npm run check -- schema-changes');
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^passed {2}schema-changes .*All checks passed/s),
  });
});

test('npm run format formats', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mehfil-format-'));
  try {
    copyFileSync(inRoot('.prettierrc'), join(folder, '.prettierrc'));
    writeFileSync(join(folder, 'ugly.mjs'), 'export  const  name = "Mehfil"');
    expect(scripts.format).toBe('prettier --write .');
    const { code } = await runAndRead([inRoot('node_modules/prettier/bin/prettier.cjs'), '--write', '.'], {
      cwd: folder,
    });
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'ugly.mjs'), 'utf8')).toBe("export const name = 'Mehfil';\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('npm run demo-placeholders writes what is committed', async () => {
  const file = inRoot('api/src/demo/placeholders.ts');
  const before = readFileSync(file, 'utf8');
  expect(await npmRun('npm run demo-placeholders')).toMatchObject({ code: 0, out: '322 placeholders\n' });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('npm run coverage writes every statement with links to its tests', async () => {
  const { code, out } = await npmRun('npm run coverage');
  expect({ code, out }).toEqual({ code: 0, out: '.cache/coverage.md\n' });
  const links = [...readFileSync(inRoot('.cache/coverage.md'), 'utf8').matchAll(/\]\(\.\.\/([^)]+)\)/g)];
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter(([, file = '']) => !existsSync(inRoot(file)))).toEqual([]);
});

test('npm run audit:sbom lists what production installs', () => {
  const [program = '', ...args] = (scripts['audit:sbom'] ?? '').split(' ');
  const shell = process.platform === 'win32';
  const text = execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell });
  const { bomFormat, components } = /** @type {{ bomFormat: string, components: { name: string }[] }} */ (
    JSON.parse(text)
  );
  const names = components.map(({ name }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toContain('pg');
  expect(names).not.toContain('jest');
});
