/**
 * `npm run draw`: draws the pictures that belong to the product itself anew, from the scenes of `api/demo-art/scenes`: the
 * landing page's (WebP and AVIF, upright and wide) and the one beside links of pages that have none. They are committed, because
 * drawing them takes a minute; the same drawing gives the same files.
 */
import { writeFileSync } from 'node:fs';
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

await runScript(async () => {
  const { heroSvg } = await import('../api/demo-art/scenes/hero.ts');
  const { ogImageSvg } = await import('../api/demo-art/scenes/brand.ts');
  const { rasterise } = await import('../api/demo-art/scenes/raster.ts');
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
  return 0;
});
