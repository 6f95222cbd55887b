/**
 * `npm run draw`: draws the pictures that belong to the product itself anew, from the scenes of `api/demo-art/scenes`: the
 * landing page's (WebP and AVIF, upright and wide), those of the pages that explain, the one beside links of pages that have
 * none, and the icons of the installed app. They are committed, because drawing them takes some minutes; the same drawing gives the same files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { runScript } from './lib/exit.mjs';
import { inRoot } from './lib/paths.mjs';
import './lib/api-sources.mjs';

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
  mkdirSync(inRoot(INFO_FOLDER), { recursive: true });
  for (const [name, paint] of Object.entries(INFO_PICTURES)) {
    for (const { format, quality, width } of INFO_FILES) {
      const file = `${INFO_FOLDER}/${name}-${width}.${format}`;
      writeFileSync(inRoot(file), await rasterise(paint(), { format, quality, width }));
      console.log(file);
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
        writeFileSync(inRoot(file), await rasterise(svg, { ...kind, width: wide }));
        console.log(file);
      }
    }
  }
  const share = 'web/public/share.jpg';
  writeFileSync(inRoot(share), await rasterise(ogImageSvg(), { width: 1200, format: 'jpeg', quality: 78 }));
  console.log(share);
  await drawInfoPictures();
  for (const { name, size, shape } of ICONS) {
    const file = `web/public/${name}.png`;
    writeFileSync(inRoot(file), await rasteriseIcon(appIconSvg(shape), size));
    console.log(file);
  }
  return 0;
});
