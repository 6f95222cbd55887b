/**
 * `npm run demo-art [-- --check]`: draws the demo's pictures by the painter of `api/demo-art` into `api/src/demo/pictures`, those whose
 * drawing changed since the last run. They are committed, with the hashes of their drawings in `api/demo-art/drawings.json`. With
 * `--check` it draws nothing, and fails if something would be drawn or removed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/api-sources.mjs';
import { runScript } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';

const FOLDER = inRoot('api/src/demo/pictures');
const HASHES = inRoot('api/demo-art/drawings.json');
const PLACEHOLDERS = inRoot('api/src/demo/placeholders.ts');

/**
 * The module with the placeholders of pictures, which are WebP.
 * @param {string[]} files
 */
async function describePlaceholders(files) {
  const { createPlaceholder } = await import('../api/src/modules/media/picture.ts');
  const lines = [];
  for (const file of files.filter((name) => name.endsWith('.webp'))) {
    lines.push(`  '${file}': '${await createPlaceholder(readFileSync(join(FOLDER, file)))}',`);
  }
  const doc = '/** The placeholders of the demo’s pictures by file, written by `npm run demo-art`. */';
  return `${doc}\nexport const PLACEHOLDERS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}

await runScript(async () => {
  const { drawAll, encodeDrawing, hashDrawing } = await import('../api/demo-art/drawings.ts');
  /** @type {Record<string, string>} */
  const before = existsSync(HASHES) ? JSON.parse(readFileSync(HASHES, 'utf8')) : {};
  /** @type {Record<string, string>} */
  const after = {};
  const isCheck = process.argv.includes('--check');
  if (!isCheck) mkdirSync(FOLDER, { recursive: true });
  let drawn = 0;
  for (const drawing of drawAll()) {
    const hash = hashDrawing(drawing);
    after[drawing.file] = hash;
    const path = join(FOLDER, drawing.file);
    if (before[drawing.file] === hash && existsSync(path)) continue;
    if (!isCheck) writeFileSync(path, await encodeDrawing(drawing));
    drawn += 1;
  }
  const old = readdirSync(FOLDER).filter((name) => !(name in after));
  if (isCheck) {
    console.log(`${drawn} of ${Object.keys(after).length} pictures have to be drawn, ${old.length} removed.`);
    return drawn + old.length > 0 ? 1 : 0;
  }
  for (const file of old) rmSync(join(FOLDER, file));
  writeFileSync(PLACEHOLDERS, await describePlaceholders(Object.keys(after)));
  writeFileSync(HASHES, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`Drew ${drawn} of ${Object.keys(after).length} pictures.`);
  return 0;
});
