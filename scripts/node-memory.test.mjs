import { readFileSync } from 'node:fs';
import { getMemoryFlags, MEMORY_FLAGS } from './lib/node-memory.mjs';
import { inRoot } from './lib/paths.mjs';

it('limits the memory of the server unless the operator does', () => {
  expect(getMemoryFlags('')).toEqual(MEMORY_FLAGS);
  expect(getMemoryFlags('--max-old-space-size=512')).toEqual(['--max-semi-space-size=16']);
});

it('limits it in the container as well', () => {
  const dockerfile = readFileSync(inRoot('Dockerfile'), 'utf8');
  expect(dockerfile).toContain(JSON.stringify(['node', ...MEMORY_FLAGS, 'api/dist/main.js']).replaceAll(',', ', '));
});
