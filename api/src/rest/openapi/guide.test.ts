import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../env.js';
import { ERROR_CODES, type ErrorCode } from '../../domain/input/errors.js';
import { CODE_MEANINGS } from './responses.js';

const GUIDE = readFileSync(join(PROJECT_ROOT, 'docs/integrators.md'), 'utf8');

describe('docs/integrators.md', () => {
  test('[customer §8, business §8] lists every code with its status and its meaning', () => {
    const rows = (Object.keys(ERROR_CODES) as ErrorCode[]).map(
      (code) => `| \`${code}\` | ${ERROR_CODES[code]} | ${CODE_MEANINGS[code]} |`,
    );
    expect(rows.filter((row) => !GUIDE.includes(row))).toEqual([]);
    expect(GUIDE.match(/^\| `[A-Z_]+` \| \d{3} \|/gm)).toHaveLength(rows.length);
  });
});
