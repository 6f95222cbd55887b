import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnv } from '../api/src/env.ts';
import { printEnvExample } from '../api/src/env/example.ts';
import { inRoot } from './lib/paths.mjs';

const text = readFileSync(inRoot('.env.example'), 'utf8');
const example = parseEnv(text);

describe('.env.example', () => {
  test('holds exactly the variables that the server reads', () => {
    expect(text).toBe(printEnvExample());
  });

  test('shows what the server does without it', () => {
    expect(readEnv(example, { writeSecret: false })).toEqual(readEnv({}, { writeSecret: false }));
  });

  test('says what each variable is for', () => {
    for (const block of text.split('\n\n').filter((part) => /^[A-Z0-9_]+=/m.test(part))) {
      expect(block).toMatch(/^# [^-]/);
    }
  });
});
