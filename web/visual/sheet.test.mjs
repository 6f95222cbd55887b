import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { listPictures } from './screens.mjs';
import { writeSheet } from './sheet.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mehfil-sheet-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {import('./sheet.mjs').Shown[]} all */
function* each(all) {
  yield* all;
}

test('shows each screen, changed ones first, with before, after and difference on its page', async () => {
  const [same, other] = listPictures({ only: ['login', 'home'], widths: [390], themes: ['light'], locales: ['en'] });
  if (!same || !other) throw new Error('Two pictures are needed');
  const png = await sharp({ create: { width: 390, height: 1000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const change = { what: '16 pixels differ', picture: png };
  const index = await writeSheet(
    folder,
    'Chromium 1 & <2>',
    each([
      { picture: same, after: png },
      { picture: other, after: png, before: png, change, why: 'larger' },
    ]),
  );
  const sheet = readFileSync(index, 'utf8');
  expect(sheet).toContain('Chromium 1 &amp; &lt;2>');
  expect(sheet.indexOf(`id="${other.screen.name}"`)).toBeLessThan(sheet.indexOf(`id="${same.screen.name}"`));
  const page = readFileSync(join(folder, `screens/${other.screen.name}.html`), 'utf8');
  for (const file of [`${other.name}.before.png`, `${other.name}.png`, `${other.name}.difference.png`]) {
    expect(page).toContain(`../full/${file}`);
    expect(readdirSync(join(folder, 'full'))).toContain(file);
  }
  expect(page).toContain('16 pixels differ (explained: larger)');
  expect((await sharp(join(folder, `small/${same.name}.webp`)).metadata()).width).toBe(260);
});
