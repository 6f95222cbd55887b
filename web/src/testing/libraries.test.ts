/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { COMMONJS_LIBRARIES, LIBRARIES } from './libraries.mjs';

const SOURCE = join(import.meta.dirname, '..');
/** A module of a package that is loaded as code: neither a style sheet nor types alone. */
const IMPORT = /^(?:import|export) (?!type )(?:[^;]*? from )?'((?!node:|virtual:|@mehfil\/|\.)[^']+)(?<!\.css)'/gm;
/** They import none of the others, or no test opens them. */
const APART = [
  '@graphiql/react',
  '@graphiql/toolkit',
  '@jest/globals',
  '@simplewebauthn/browser',
  'axe-core',
  'graphiql',
  'graphiql/setup-workers/vite',
  'leaflet',
  'react-dom/server',
];

it('tests load one React, Apollo Client and Ant Design: the product’s libraries are bundled together', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).map((file) => readFileSync(join(SOURCE, file), 'utf8'));
  const imported = new Set(files.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name = '']) => name)));
  const listed = new Set([...LIBRARIES, ...COMMONJS_LIBRARIES, ...APART]);
  expect([...imported].filter((name) => !listed.has(name))).toEqual([]);
});
