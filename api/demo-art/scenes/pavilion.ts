import { dome, finial } from './arches.js';
import { darken, lighten, mix } from './colour.js';
import { chandelier, haloFill } from './lights.js';
import { archway, chhatri, cornice, jaliBand, merlons, rounded, wall } from './masonry.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { ellipse, group, path, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

/** A baradari: an open pavilion of arches under a great dome or a roof of kiosks. About 760 wide and 470 high, its foot at the origin. */
export function baradari(canvas: Canvas, palette: Palette, random: Random, domed = true): string {
  const kind = random.pick(['cusped', 'pointed', 'ogee'] as const);
  const { stone } = palette;
  const kiosk = canvas.part(`chhatri ${palette.name}`, () => chhatri(canvas, palette));
  const shade = rounded(canvas, lighten(stone.light, 0.1), stone.mid, stone.dark);
  const arch = canvas.part(`baradari arch ${kind} ${palette.name}`, () =>
    archway(canvas, palette, { kind, x: 0, base: 0, width: 112, height: 176 }, 'lantern'),
  );
  const parts = [rect(-400, -26, 800, 30, mix(stone.mid, stone.light, 0.3)), rect(-430, -8, 860, 14, stone.mid)];
  parts.push(wall(canvas, palette, -370, -26, 740, 206));
  for (const x of [-300, -172, 172, 300])
    parts.push(ellipse(x, -40, 70, 160, haloFill(canvas, palette.glow, 0.35 * palette.lamps)), arch(x, -26));
  parts.push(cornice(canvas, palette, -374, -232, 748, 9), merlons(palette, -370, -242, 740, 19));
  parts.push(
    wall(canvas, palette, -112, -26, 224, 262),
    ellipse(0, -60, 130, 220, haloFill(canvas, palette.core, 0.5 * palette.lamps)),
  );
  parts.push(archway(canvas, palette, { kind, x: 0, base: -26, width: 158, height: 232 }, 'drapes'));
  parts.push(chandelier(canvas, palette, 'crystal', 40)(0, -216, 0.44));
  parts.push(
    jaliBand(palette, -100, -284, 200, 16),
    cornice(canvas, palette, -114, -288, 228, 9),
    merlons(palette, -112, -298, 224, 20),
  );
  parts.push(domed ? greatDome(palette, shade) : kiosk(0, -298, 1.15));
  for (const side of [-1, 1]) parts.push(kiosk(side * 330, -242, 0.86), kiosk(side * 150, -242, 0.62));
  return group(parts);
}

function greatDome(palette: Palette, shade: string): string {
  return [
    rect(-74, -334, 148, 36, shade),
    path(dome(0, -332, 84), shade),
    stroke('M-48 -334Q-70 -400 -8 -462M48 -334Q70 -400 8 -462M0 -334V-480', darken(palette.stone.mid, 0.3), 1.4, {
      opacity: 0.4,
    }),
    path(finial(0, -486, 40), palette.metal.light),
  ].join('');
}
