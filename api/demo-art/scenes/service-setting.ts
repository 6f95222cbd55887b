import { darken, lighten, mix } from './colour.js';
import type { Colour } from './colour.js';
import { haloFill } from './lights.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { circle, ellipse, group, num, path, rect } from './svg.js';
import type { Canvas } from './svg.js';

/** Picture units of a service's picture. */
export const SHAPE = { width: 800, height: 600 } as const;

/** What is behind a service's subject: a plain wall with light on it, and a table top or floor from `edge` down. */
export interface Setting {
  readonly wall: Colour;
  readonly light: Colour;
  readonly table: Colour;
  /** Where the table begins; 390 if left out. */
  readonly edge?: number;
  /** How many lamps shine out of focus; 16 if left out. */
  readonly lamps?: number;
}

/** Paints the setting. It's simple on purpose: the pictures are seen 96 pixels wide. */
export function paintSetting(canvas: Canvas, palette: Palette, random: Random, setting: Setting): void {
  const { wall, light, table, edge = 390, lamps = 16 } = setting;
  const { width } = SHAPE;
  const behind = canvas.linear([
    [0, darken(wall, 0.3)],
    [0.6, wall],
    [1, mix(wall, light, 0.3)],
  ]);
  const top = canvas.linear([
    [0, mix(table, light, 0.35)],
    [0.4, table],
    [1, darken(table, 0.45)],
  ]);
  canvas.add(rect(0, 0, width, edge + 20, behind));
  canvas.add(ellipse(400, edge - 120, 460, 330, haloFill(canvas, light, 0.9)));
  canvas.add(softLamps(canvas, mix(palette.glow, light, 0.5), random.fork('lamps'), lamps, edge - 60));
  canvas.add(
    path(`M-10 ${edge + 10}Q400 ${edge - 14} 810 ${edge + 10}V610H-10Z`, top),
    ellipse(400, edge + 70, 420, 90, haloFill(canvas, lighten(light, 0.4), 0.5)),
  );
}

/** Lamps far behind, out of focus. */
function softLamps(canvas: Canvas, colour: Colour, random: Random, count: number, height: number): string {
  const disc = canvas.radial([
    [0, colour, 0.5],
    [0.8, colour, 0.6],
    [1, colour, 0],
  ]);
  const parts = Array.from({ length: count }, (_, index) =>
    circle(((index + random.next()) / count) * SHAPE.width, 20 + random.next() * height, random.range(10, 34), disc, {
      opacity: num(random.range(0.3, 0.9)),
    }),
  );
  return group(parts, { style: 'mix-blend-mode:screen' });
}

/** The fill of a round, glossy thing lit from the upper left. */
export function gloss(canvas: Canvas, colour: Colour, shine = 0.5): string {
  return canvas.radial(
    [
      [0, lighten(colour, shine)],
      [0.4, colour],
      [1, darken(colour, 0.5)],
    ],
    0.36,
    0.3,
    0.72,
  );
}

/** The fill of a turned thing, lit from the left, such as a vessel of metal. */
export function sheen(canvas: Canvas, colour: Colour): string {
  return canvas.across([
    [0, darken(colour, 0.5)],
    [0.22, lighten(colour, 0.5)],
    [0.42, colour],
    [0.72, darken(colour, 0.28)],
    [0.9, lighten(colour, 0.12)],
    [1, darken(colour, 0.55)],
  ]);
}

/** Steam or smoke that rises from a place, `size` 1 about 200 high. */
export function vapour(canvas: Canvas, x: number, y: number, size = 1): string {
  const wisp = canvas.linear([
    [0, '#fff6e6', 0],
    [0.5, '#fff6e6', 0.4],
    [1, '#fff6e6', 0],
  ]);
  const d = [-70, 0, 70]
    .map(
      (dx, index) =>
        `M${dx} 0c-40 -50 36 -70 ${index * 8 - 8} -124c-22 -40 16 -60 6 -96c34 40 24 70 34 106c18 50 -44 70 -12 114Z`,
    )
    .join('');
  return group(path(d, wisp), { filter: canvas.blur(9), transform: `translate(${num(x)} ${num(y)}) scale(${size})` });
}

/** A round tray seen from the side and above, its top's middle at `x` and `y`. */
export function platter(
  canvas: Canvas,
  colour: Colour,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
): string {
  const inside = canvas.linear([
    [0, darken(colour, 0.35)],
    [0.6, colour],
    [1, lighten(colour, 0.45)],
  ]);
  return [
    ellipse(x + 10, y + 40, rx * 1.08, ry * 1.02, '#0c0610', { opacity: 0.45, filter: canvas.blur(10) }),
    ellipse(x, y + 20, rx * 0.95, ry, darken(colour, 0.6)),
    ellipse(x, y, rx, ry, sheen(canvas, colour)),
    ellipse(x, y + 1, rx * 0.93, ry * 0.88, inside),
  ].join('');
}

/** The middle gathers the light, the edges sink into shade. */
export function closeSetting(canvas: Canvas): void {
  const shade = canvas.radial(
    [
      [0.62, '#0b0712', 0],
      [1, '#0b0712', 0.5],
    ],
    0.5,
    0.48,
    0.72,
  );
  canvas.add(rect(0, 0, SHAPE.width, SHAPE.height, shade));
}
