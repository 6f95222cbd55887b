import { darken, lighten, mix } from './colour.js';
import { halo, haloFill } from './lights.js';
import type { Palette } from './palette.js';
import { circle, ellipse, group, num, path, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';
import { rose, sprig } from './flowers.js';

/** How far a round thing on the table is flattened by the view. */
export const TILT = 0.36;

/** A charger, a plate, a folded napkin and cutlery; about 420 wide, its middle at the origin. */
export function placeSetting(canvas: Canvas, palette: Palette): string {
  return [
    ellipse(
      14,
      16,
      226,
      226 * TILT,
      canvas.radial([
        [0, '#1a0f10', 0.6],
        [0.8, '#1a0f10', 0.4],
        [1, '#1a0f10', 0],
      ]),
    ),
    cutlery(canvas, palette),
    plates(canvas, palette),
    napkin(canvas, palette),
  ].join('');
}

function plates(canvas: Canvas, palette: Palette): string {
  const { metal, sheer } = palette;
  const gold = canvas.linear(
    [
      [0, lighten(metal.light, 0.35)],
      [0.3, metal.mid],
      [0.55, metal.light],
      [0.8, metal.dark],
      [1, metal.mid],
    ],
    { x2: 1, y2: 0.6 },
  );
  const china = canvas.linear(
    [
      [0, mix(sheer.mid, sheer.dark, 0.18)],
      [0.5, sheer.light],
      [1, '#fffdf8'],
    ],
    { x2: 0.4, y2: 1 },
  );
  const well = canvas.linear([
    [0, mix(sheer.mid, sheer.dark, 0.35)],
    [0.45, sheer.light],
    [1, '#fffdf8'],
  ]);
  const ring = (r: number, y: number, fill: string): string => ellipse(0, y, r, r * TILT, fill);
  return [
    ring(196, 4, metal.dark),
    ring(196, 0, gold),
    ellipse(0, 0, 186, 186 * TILT, 'none', {
      stroke: darken(metal.mid, 0.3),
      'stroke-width': 5,
      'stroke-dasharray': '0 11',
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
    ring(160, -2, darken(metal.dark, 0.25)),
    ring(158, -7, china),
    ellipse(0, -7, 153, 153 * TILT, 'none', { stroke: metal.mid, 'stroke-width': 2.6 }),
    ellipse(0, -7, 128, 128 * TILT, 'none', { stroke: palette.fabric.mid, 'stroke-width': 9, 'stroke-opacity': 0.8 }),
    ellipse(0, -7, 120, 120 * TILT, 'none', { stroke: metal.mid, 'stroke-width': 1.6 }),
    ring(108, -6, well),
    path('M-140 -30Q-90 -62 -10 -62Q-80 -50 -126 -18Z', '#ffffff', { opacity: 0.55 }),
  ].join('');
}

/** A long folded napkin in a gilt band, a twig and a flower laid on it. */
function napkin(canvas: Canvas, palette: Palette): string {
  const { fabric, metal } = palette;
  const cloth = canvas.across([
    [0, fabric.dark],
    [0.12, fabric.mid],
    [0.32, fabric.light],
    [0.5, fabric.mid],
    [0.66, mix(fabric.light, fabric.mid, 0.4)],
    [0.9, fabric.mid],
    [1, fabric.dark],
  ]);
  const band = canvas.across([
    [0, metal.dark],
    [0.35, lighten(metal.light, 0.3)],
    [0.7, metal.mid],
    [1, metal.dark],
  ]);
  const sheen = canvas.linear([
    [0, fabric.dark, 0.45],
    [0.3, fabric.dark, 0],
    [0.8, fabric.dark, 0],
    [1, fabric.dark, 0.5],
  ]);
  const shape = 'M-44 -46Q0 -50 44 -46L62 50Q0 64 -62 50Z';
  const twig = sprig(canvas, palette);
  const bloom = rose(canvas, palette.petals[1]);
  return [
    path('M-40 -40Q0 -44 52 -40L76 56Q8 74 -56 58Z', '#1a0f10', { opacity: 0.35 }),
    path(shape, cloth),
    path(shape, sheen),
    stroke('M-8 -48Q-14 4 -12 58', fabric.dark, 1.6, { opacity: 0.5 }),
    stroke('M-58 38Q0 52 58 38', metal.light, 2, { opacity: 0.8 }),
    path('M-50 -4Q0 4 50 -4L53 14Q0 23 -53 14Z', band),
    twig('translate(-4 6) rotate(-84) scale(.6)'),
    twig('translate(4 6) rotate(80) scale(.6)'),
    twig('translate(4 8) rotate(118) scale(.44)'),
    bloom('translate(0 5) scale(1.05 .86)'),
  ].join('');
}

function cutlery(canvas: Canvas, palette: Palette): string {
  const shine = canvas.across([
    [0, palette.metal.dark],
    [0.4, lighten(palette.metal.light, 0.45)],
    [1, palette.metal.mid],
  ]);
  const shadow = { opacity: 0.3, transform: 'translate(5 5)' };
  const fork =
    'M-236 62L-226 -8Q-224 -24 -232 -36L-228 -62M-222 -20Q-216 -32 -216 -62M-226 -26L-222 -62M-226 -8Q-220 -22 -216 -34';
  const knife = 'M226 66L221 -8';
  const blade = 'M217 -4Q213 -52 222 -72Q230 -40 226 -4Z';
  const spoon = 'M254 62L246 -14';
  const bowl = 'M246 -12C234 -26 236 -58 243 -60C252 -58 256 -26 246 -12Z';
  return [
    stroke(fork + knife + spoon, '#140b0c', 6, { ...shadow, 'stroke-linecap': 'round' }),
    stroke(fork, shine, 4.6, { 'stroke-linecap': 'round' }),
    stroke(knife + spoon, shine, 7, { 'stroke-linecap': 'round' }),
    path(blade + bowl, shine),
  ].join('');
}

/** A tall cut glass for sherbet or water, about 84 wide and 170 high, its foot at the origin; empty when no drink is named. */
export function goblet(canvas: Canvas, palette: Palette, drink?: string): string {
  const side = canvas.across([
    [0, '#ffffff', 0.6],
    [0.14, '#ffffff', 0.12],
    [0.62, palette.core, 0.06],
    [0.86, palette.glow, 0.34],
    [1, '#ffffff', 0.6],
  ]);
  const body = 'M-42 -168L-29 -4Q0 9 29 -4L42 -168Z';
  const parts = [ellipse(10, 2, 56, 17, '#160c0d', { opacity: 0.34 })];
  if (drink) {
    const depth = canvas.linear([
      [0, lighten(drink, 0.3), 0.9],
      [1, darken(drink, 0.2), 0.92],
    ]);
    parts.push(path('M-38 -132L-28 -14Q0 -4 28 -14L38 -132Z', depth), ellipse(0, -132, 38, 9, lighten(drink, 0.42)));
    parts.push(
      path(
        'M-8 -134q-14 -22 -34 -18q6 20 34 18ZM-6 -136q2 -26 24 -30q4 22 -24 30Z',
        mix(palette.leaf.mid, '#6fae5c', 0.6),
      ),
    );
  }
  parts.push(path(body, side));
  parts.push(
    stroke('M-26 -66L-20 -2M-9 -64L-7 4M9 -64L7 4M26 -66L20 -2M-36 -70Q0 -58 36 -70', '#ffffff', 1.8, { opacity: 0.5 }),
  );
  parts.push(
    ellipse(0, -168, 42, 10, 'none', { stroke: palette.metal.light, 'stroke-width': 2.6 }),
    path('M-34 -156L-27 -70L-21 -70L-26 -156Z', '#ffffff', { opacity: 0.55 }),
  );
  return group(parts);
}

/** A candle in cut glass, about 70 wide and 96 high. */
export function votive(canvas: Canvas, palette: Palette): string {
  const glass = canvas.linear([
    [0, palette.glow, 0.5],
    [0.5, palette.core, 0.95],
    [1, mix(palette.glow, palette.metal.mid, 0.4), 0.95],
  ]);
  const body = 'M-32 -72L-26 0Q0 10 26 0L32 -72Z';
  return [
    ellipse(0, 6, 150, 44, haloFill(canvas, palette.glow, 0.75)),
    halo(canvas, 0, -50, 130, palette.glow, 0.5),
    path(body, glass),
    stroke('M-20 -72L-15 2M-7 -72L-5 5M7 -72L5 5M20 -72L15 2M-30 -48H30M-28 -24H28', '#ffffff', 1.4, { opacity: 0.5 }),
    circle(0, -34, 26, haloFill(canvas, '#ffffff', 0.95)),
    path('M0 -66q11 18 0 32q-11 -13 0 -32Z', '#fffdf2'),
    ellipse(0, -72, 32, 8, 'none', { stroke: palette.metal.light, 'stroke-width': 3 }),
  ].join('');
}

/** A tall taper in a brass stick, about 40 wide and `height` high. */
export function taper(canvas: Canvas, palette: Palette, height: number): string {
  const brass = canvas.across([
    [0, palette.metal.dark],
    [0.3, lighten(palette.metal.light, 0.3)],
    [0.65, palette.metal.mid],
    [1, palette.metal.dark],
  ]);
  const wax = canvas.linear([
    [0, '#fff6de'],
    [1, palette.sheer.mid],
  ]);
  const top = -height;
  return [
    ellipse(6, 4, 52, 15, '#160c0d', { opacity: 0.3 }),
    path(
      `M-38 0Q-36 -14 -8 -18L-6 ${num(top * 0.42)}H6L8 -18Q36 -14 38 0Q0 13 -38 0ZM-14 ${num(top * 0.42)}h28l-5 -16h-18ZM-13 ${num(top * 0.22)}h26v8h-26Z`,
      brass,
    ),
    rect(-8, top, 16, height * 0.56, wax),
    halo(canvas, 0, top - 22, 120, palette.glow, 0.7),
    path(`M0 ${num(top - 44)}q12 20 0 38q-12 -15 0 -38Z`, '#fffdf2'),
  ].join('');
}
