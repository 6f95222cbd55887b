/** `npm run demo-placeholders`: writes the placeholders of the demo's pictures (api/src/demo/README.md). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './lib/api-sources.mjs';
import { runScript } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';

const FOLDER = inRoot('api/src/demo/pictures');
const MODULE = inRoot('api/src/demo/placeholders.ts');
const DOC = '/** The placeholders of the demo’s pictures by file, written by `npm run demo-placeholders`. */';

await runScript(async () => {
  const { createPlaceholder } = await import('../api/src/modules/media/picture.ts');
  const lines = [];
  for (const file of readdirSync(FOLDER).sort()) {
    if (!file.endsWith('.webp')) continue;
    lines.push(`  '${file}': '${await createPlaceholder(readFileSync(join(FOLDER, file)))}',`);
  }
  const text = `${DOC}\nexport const PLACEHOLDERS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
  if (readFileSync(MODULE, 'utf8') !== text) writeFileSync(MODULE, text);
  console.log(`${lines.length} placeholders`);
  return 0;
});
