import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../env.js';
import { ERROR_CODES, type ErrorCode } from '../../domain/input/errors.js';
import { startHarness, type Harness } from '../../testing/harness.js';
import { openVenue } from '../../testing/scene.js';
import { CODE_MEANINGS } from './responses.js';

const GUIDE = readFileSync(join(PROJECT_ROOT, 'docs/integrators.md'), 'utf8');
/** The server's address in the guide. */
const ADDRESS = 'http://localhost:4000';
/** Inside the checkout, so that the client's packages are found. */
const FOLDER = join(PROJECT_ROOT, '.cache/guide-test');

const run = promisify(execFile);
let app: Harness;
beforeAll(async () => {
  app = await startHarness();
  await openVenue(app);
  await app.visitor.rest('POST', '/user/auth/register', {
    email: 'customer@demo.mehfil.example',
    username: 'demo_customer',
    name: 'Demo Customer',
    password: 'mehfil-demo-2026',
    role: 'user',
  });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
});
afterAll(async () => {
  await app.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** The first code block of a language in the guide, unchanged except for the server's address. */
function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(GUIDE)?.[1] ?? '';
  return found.replaceAll(ADDRESS, app.url);
}

const program = (path: string) => join(PROJECT_ROOT, 'node_modules', path);

describe('docs/integrators.md', () => {
  test('leads from nothing to a booking with curl', async () => {
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', block('sh')]);
    expect(stdout).toContain('"totalPrice":');
    expect(stdout).toContain('"status":"pending"');
    expect(stdout).toContain('"customerName":"Amna Sheikh"');
  });

  test('leads there with a generated client, which is type-checked and run', async () => {
    const generator = program('openapi-typescript/bin/cli.js');
    await run(process.execPath, [generator, `${app.url}/api/openapi.json`, '-o', 'mehfil.ts'], { cwd: FOLDER });
    writeFileSync(join(FOLDER, 'booking.ts'), block('ts'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023'];
    await run(process.execPath, [program('typescript/bin/tsc'), ...options, 'booking.ts'], { cwd: FOLDER });
    const register = ['--import', '@swc-node/register/esm-register'];
    const { stdout } = await run(process.execPath, [...register, 'booking.ts'], { cwd: FOLDER });
    expect(stdout).toMatch(/^Booking \d+ is pending: [\d.]+ PKR\n$/);
  });

  test('[customer §8, business §8] lists every code with its status and its meaning', () => {
    const rows = (Object.keys(ERROR_CODES) as ErrorCode[]).map(
      (code) => `| \`${code}\` | ${ERROR_CODES[code]} | ${CODE_MEANINGS[code]} |`,
    );
    expect(rows.filter((row) => !GUIDE.includes(row))).toEqual([]);
    expect(GUIDE.match(/^\| `[A-Z_]+` \| \d{3} \|/gm)).toHaveLength(rows.length);
  });
});
