/**
 * `npm run demo-art`: draws the demo's pictures by the painter of `api/demo-art` into `api/src/demo/pictures`, those whose
 * drawing changed since the last run. They are committed, with the hashes of their drawings in `api/demo-art/drawings.json`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/api-sources.mjs';
import { runScript } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';

const FOLDER = inRoot('api/src/demo/pictures');
const HASHES = inRoot('api/demo-art/drawings.json');

await runScript(async () => {
  const { drawAll, encodeDrawing, hashDrawing } = await import('../api/demo-art/drawings.ts');
  mkdirSync(FOLDER, { recursive: true });
  /** @type {Record<string, string>} */
  const before = existsSync(HASHES) ? JSON.parse(readFileSync(HASHES, 'utf8')) : {};
  /** @type {Record<string, string>} */
  const after = {};
  let drawn = 0;
  for (const drawing of drawAll()) {
    const hash = hashDrawing(drawing);
    after[drawing.file] = hash;
    const path = join(FOLDER, drawing.file);
    if (before[drawing.file] === hash && existsSync(path)) continue;
    writeFileSync(path, await encodeDrawing(drawing));
    drawn += 1;
  }
  for (const file of readdirSync(FOLDER).filter((name) => !(name in after))) rmSync(join(FOLDER, file));
  writeFileSync(HASHES, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`Drew ${drawn} of ${Object.keys(after).length} pictures.`);
  return 0;
});
