import { darken, lighten, mix } from './colour.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { ellipse, group, line, num, path, polygon, rect, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';

/** A paved court running from the horizon to the lower edge, its joints meeting in the vanishing point. */
export function paving(canvas: Canvas, palette: Palette, horizon: number, vanish: Point, rows = 11): string {
  const { paving: stone } = palette;
  const { width, height } = canvas;
  const fill = canvas.linear([
    [0, mix(stone.light, palette.haze, 0.35)],
    [0.25, stone.mid],
    [1, darken(stone.dark, 0.25)],
  ]);
  let joints = '';
  for (let x = -width; x <= width * 2; x += width / 9) {
    joints += line([
      [vanish[0] + (x - vanish[0]) * 0.12, horizon],
      [x * 1.6 - width * 0.3, height],
    ]);
  }
  for (let row = 1; row < rows; row += 1) {
    const y = horizon + (height - horizon) * (row / rows) ** 2.1;
    joints += `M0 ${num(y)}H${width}`;
  }
  return rect(0, horizon, width, height - horizon, fill) + stroke(joints, stone.dark, 1.4, { opacity: 0.32 });
}

/** A lawn with mown stripes running to the vanishing point. */
export function lawn(canvas: Canvas, palette: Palette, horizon: number, vanish: Point): string {
  const { lawn: grass } = palette;
  const { width, height } = canvas;
  const fill = canvas.linear([
    [0, mix(grass.light, palette.haze, 0.4)],
    [0.2, grass.mid],
    [1, darken(grass.dark, 0.35)],
  ]);
  let stripes = '';
  const count = 13;
  for (let index = -count; index < count; index += 2) {
    const at = (offset: number, y: number): Point => [
      vanish[0] + (offset * width * (y - horizon + 46)) / (height - horizon) / 7,
      y,
    ];
    stripes += polygon([at(index, horizon), at(index + 1, horizon), at(index + 1, height), at(index, height)]);
  }
  return rect(0, horizon, width, height - horizon, fill) + path(stripes, lighten(grass.light, 0.1), { opacity: 0.09 });
}

/** A shape on the ground that narrows towards the horizon. */
export interface Strip {
  readonly x: number;
  readonly far: number;
  readonly farHalf: number;
  readonly near: number;
  readonly nearHalf: number;
}

const stripPath = ({ x, far, farHalf, near, nearHalf }: Strip): string =>
  polygon([
    [x - farHalf, far],
    [x + farHalf, far],
    [x + nearHalf, near],
    [x - nearHalf, near],
  ]);

/** Half the width of a strip at a height in the picture. */
export const halfAt = (strip: Strip, y: number): number =>
  strip.farHalf + ((strip.nearHalf - strip.farHalf) * (y - strip.far)) / (strip.near - strip.far);

/** A still pool that mirrors `mirrored` (drawn above `axis`) and carries a few ripples. */
export function mirrorPool(
  canvas: Canvas,
  palette: Palette,
  random: Random,
  strip: Strip,
  mirrored: string,
  axis: number,
): string {
  const water = stripPath(strip);
  const clip = canvas.clip(path(water, '#000'));
  const depth = canvas.linear([
    [0, mix(palette.sky[3], palette.sky[2], 0.4)],
    [0.5, mix(palette.sky[1], palette.fabric.dark, 0.3)],
    [1, darken(palette.sky[0], 0.35)],
  ]);
  const veil = canvas.linear([
    [0, palette.sky[1], 0.1],
    [0.6, darken(palette.sky[0], 0.2), 0.42],
    [1, darken(palette.sky[0], 0.4), 0.78],
  ]);
  const box: readonly [number, number, number, number] = [
    strip.x - strip.nearHalf,
    strip.far,
    strip.nearHalf * 2,
    strip.near - strip.far,
  ];
  return [
    rim(canvas, palette, strip),
    path(water, depth),
    group(group(mirrored, { transform: `translate(0 ${num(axis * 2)}) scale(1 -1)`, opacity: 0.85 }), {
      'clip-path': clip,
    }),
    group([rect(...box, veil), ripples(palette, random, strip)], { 'clip-path': clip }),
  ].join('');
}

function rim(canvas: Canvas, palette: Palette, strip: Strip): string {
  const edge: Strip = {
    ...strip,
    far: strip.far - 5,
    farHalf: strip.farHalf + 9,
    nearHalf: strip.nearHalf * 1.07 + 10,
  };
  const fill = canvas.linear([
    [0, lighten(palette.stone.light, 0.1)],
    [1, palette.stone.mid],
  ]);
  return path(stripPath(edge), fill) + stroke(stripPath(strip), darken(palette.stone.dark, 0.4), 3, { opacity: 0.6 });
}

function ripples(palette: Palette, random: Random, strip: Strip): string {
  let [bright, dark] = ['', ''];
  for (let count = 0; count < 64; count += 1) {
    const t = random.next() ** 0.8;
    const y = strip.far + (strip.near - strip.far) * t;
    const half = halfAt(strip, y);
    const length = (14 + t * 70) * random.range(0.5, 1.4);
    const x = strip.x + random.range(-half, half);
    const d = `M${num(x)} ${num(y)}q${num(length / 2)} ${num(-1 - t * 2.4)} ${num(length)} 0`;
    if (random.chance(0.55)) bright += d;
    else dark += d;
  }
  return stroke(bright, palette.core, 1.3, { opacity: 0.3 }) + stroke(dark, palette.sky[0], 2, { opacity: 0.3 });
}

/** A carpet laid towards the building, with its border and the sheen of light on it. */
export function carpet(canvas: Canvas, palette: Palette, strip: Strip): string {
  const fill = canvas.linear([
    [0, mix(palette.carpet, palette.glow, 0.35 * palette.lamps)],
    [0.3, palette.carpet],
    [1, darken(palette.carpet, 0.4)],
  ]);
  const border: Strip = { ...strip, farHalf: strip.farHalf * 0.84, nearHalf: strip.nearHalf * 0.84 };
  return [
    path(
      stripPath({ ...strip, farHalf: strip.farHalf * 1.06, nearHalf: strip.nearHalf * 1.05 }),
      darken(palette.paving.dark, 0.4),
      { opacity: 0.4 },
    ),
    path(stripPath(strip), fill),
    stroke(stripPath(border), palette.metal.mid, 2.4, { opacity: 0.75 }),
  ].join('');
}

/** Bushes of flowers along the lower edge, for depth. */
export function contactShadow(x: number, y: number, rx: number, ry: number, strength = 0.4): string {
  return ellipse(x, y, rx, ry, '#05060f', { opacity: strength });
}
