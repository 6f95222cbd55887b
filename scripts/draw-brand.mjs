/**
 * `npm run draw [-- WORD ... --into=FOLDER]`: draws the pictures that belong to the product itself anew, from the scenes of `api/demo-art/scenes`: the
 * landing page's (WebP and AVIF, upright and wide), those of the pages that explain, the one beside links of pages that have
 * none, and the icons of the installed app. They are committed, because drawing them takes some minutes; the same drawing gives the same files.
 * WORD selects files by their names; with FOLDER they are written below it instead of the checkout.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runScript } from './lib/exit.mjs';
import { root } from './lib/paths.mjs';
import './lib/api-sources.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: root } },
});

/**
 * Draws a file, if it is one of those that are asked for.
 * @param {string} file its path in the checkout
 * @param {() => Promise<Uint8Array>} draw
 */
async function write(file, draw) {
  if (positionals.length > 0 && !positionals.some((word) => file.includes(word))) return;
  const path = resolve(values.into, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await draw());
  console.log(file);
}

const SHAPES = [
  { name: 'tall', width: 390, height: 844, widths: [480, 780, 1080, 1640] },
  { name: 'wide', width: 1600, height: 900, widths: [1280, 1920, 2400] },
];
const FORMATS = /** @type {const} */ ([
  { format: 'webp', quality: 58 },
  { format: 'avif', quality: 40 },
]);

const INFO_FOLDER = 'web/src/features/system/public/info/pictures';
/** AVIF in three widths, and one WebP for browsers that don't know it. */
const INFO_FILES = /** @type {const} */ ([
  { format: 'avif', quality: 38, width: 480 },
  { format: 'avif', quality: 38, width: 960 },
  { format: 'avif', quality: 36, width: 1600 },
  { format: 'webp', quality: 40, width: 960 },
]);

/** Draws the pictures of the pages that explain. */
async function drawInfoPictures() {
  const { INFO_PICTURES } = await import('../api/demo-art/scenes/info.ts');
  const { rasterise } = await import('../api/demo-art/scenes/raster.ts');
  for (const [name, paint] of Object.entries(INFO_PICTURES)) {
    for (const { format, quality, width } of INFO_FILES) {
      const file = `${INFO_FOLDER}/${name}-${width}.${format}`;
      await write(file, () => rasterise(paint(), { format, quality, width }));
    }
  }
}

/** The icons that `web/public/site.webmanifest` and `web/index.html` name. */
const ICONS = /** @type {const} */ ([
  { name: 'icon-192', size: 192, shape: 'round' },
  { name: 'icon-512', size: 512, shape: 'round' },
  { name: 'icon-mask-512', size: 512, shape: 'full' },
  // Phones of Apple round it off themselves.
  { name: 'apple-touch-icon', size: 180, shape: 'full' },
]);

await runScript(async () => {
  const { heroSvg } = await import('../api/demo-art/scenes/hero.ts');
  const { appIconSvg, ogImageSvg } = await import('../api/demo-art/scenes/brand.ts');
  const { rasterise } = await import('../api/demo-art/scenes/raster.ts');
  const { rasteriseIcon } = await import('../api/demo-art/scenes/icon.ts');
  for (const { name, width, height, widths } of SHAPES) {
    const svg = heroSvg({ width, height });
    for (const wide of widths) {
      for (const kind of FORMATS) {
        const file = `web/src/features/halls/public/landing/scenes/hero-${name}-${wide}.${kind.format}`;
        await write(file, () => rasterise(svg, { ...kind, width: wide }));
      }
    }
  }
  const share = 'web/public/share.jpg';
  await write(share, () => rasterise(ogImageSvg(), { width: 1200, format: 'jpeg', quality: 78 }));
  await drawInfoPictures();
  for (const { name, size, shape } of ICONS) {
    const file = `web/public/${name}.png`;
    await write(file, () => rasteriseIcon(appIconSvg(shape), size));
  }
  return 0;
});
