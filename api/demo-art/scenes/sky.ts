import { lighten, mix } from './colour.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { circle, ellipse, group, num, path, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

/** The whole sky down to the horizon, with its afterglow, clouds, stars and moon. */
export function sky(canvas: Canvas, palette: Palette, random: Random, horizon: number): string {
  const [zenith, high, middle, low, edge] = palette.sky;
  const fill = canvas.linear([
    [0, zenith],
    [0.34, high],
    [0.62, middle],
    [0.84, low],
    [1, edge],
  ]);
  const parts = [rect(0, 0, canvas.width, horizon + 2, fill)];
  parts.push(afterglow(canvas, palette, horizon));
  if (palette.light !== 'day') parts.push(stars(canvas, palette, random, horizon));
  parts.push(clouds(canvas, palette, random, horizon));
  if (palette.light !== 'day') parts.push(moon(canvas, palette, random, horizon));
  return parts.join('');
}

function afterglow(canvas: Canvas, palette: Palette, horizon: number): string {
  const warm = lighten(palette.sky[4], 0.35);
  const fill = canvas.radial([
    [0, warm, palette.light === 'night' ? 0.3 : 0.85],
    [0.45, warm, palette.light === 'night' ? 0.1 : 0.3],
    [1, warm, 0],
  ]);
  return ellipse(canvas.width / 2, horizon, canvas.width * 0.62, horizon * 0.5, fill);
}

function stars(canvas: Canvas, palette: Palette, random: Random, horizon: number): string {
  const reach = palette.light === 'night' ? 0.72 : 0.34;
  const count = palette.light === 'night' ? 130 : 46;
  const sizes = [1.1, 1.7, 2.5];
  return sizes
    .map((size, index) => {
      let d = '';
      for (let left = count / (1 + index * 2.2); left > 0; left -= 1) {
        const y = random.next() ** 1.5 * horizon * reach;
        d += `M${num(random.range(0, canvas.width))} ${num(y)}h.1`;
      }
      const opacity = palette.light === 'night' ? 0.75 : 0.5;
      return stroke(d, '#fff6e4', size, { 'stroke-linecap': 'round', opacity });
    })
    .join('');
}

function moon(canvas: Canvas, palette: Palette, random: Random, horizon: number): string {
  const side = random.chance(0.5) ? random.range(0.12, 0.24) : random.range(0.76, 0.88);
  const x = canvas.width * side;
  const y = horizon * random.range(0.16, 0.26);
  const r = Math.min(canvas.width, canvas.height) * 0.021;
  const halo = canvas.radial([
    [0, '#fff1d0', 0.34],
    [0.3, '#fff1d0', 0.1],
    [1, '#fff1d0', 0],
  ]);
  const crescent = `M${num(x - r * 0.2)} ${num(y - r)}A${num(r)} ${num(r)} 0 1 1 ${num(x - r * 0.95)} ${num(y + r * 0.5)}A${num(r * 0.86)} ${num(r * 0.86)} 0 1 0 ${num(x - r * 0.2)} ${num(y - r)}Z`;
  return circle(x, y, r * 7, halo) + path(crescent, lighten(palette.core, 0.4));
}

/** Banks of soft clouds, their undersides lit by the horizon; one blur for all of them. */
function clouds(canvas: Canvas, palette: Palette, random: Random, horizon: number): string {
  const strength = { day: 0.7, dusk: 0.62, night: 0.22 }[palette.light];
  const lit = lighten(palette.sky[4], 0.2);
  const body = mix(palette.sky[2], palette.sky[3], 0.55);
  const fill = canvas.linear([
    [0, mix(body, palette.sky[1], 0.2), 0.35],
    [0.7, body, 0.8],
    [1, lit],
  ]);
  const parts: string[] = [];
  for (let bank = 0; bank < 7; bank += 1) {
    const side = bank % 2 === 0 ? random.range(-0.05, 0.4) : random.range(0.6, 1.05);
    const y = horizon * random.range(0.3, 0.86);
    const near = 1.25 - y / horizon;
    const reach = canvas.width * random.range(0.12, 0.2) * (0.5 + near);
    const puffs: string[] = [];
    for (let puff = 0; puff < 8; puff += 1) {
      const offset = random.range(-1, 1);
      const rx = reach * random.range(0.16, 0.42) * (1.1 - Math.abs(offset) * 0.7);
      const ry = rx * random.range(0.1, 0.2);
      puffs.push(ellipse(side * canvas.width + offset * reach, y - ry * 0.7 + random.range(-3, 3), rx, ry, fill));
    }
    parts.push(group(puffs, { opacity: random.range(0.5, 1) }));
  }
  return group(parts, { filter: palette.light === 'night' ? undefined : canvas.blur(7), opacity: strength });
}

/** A far town under the sky: flat roofs, a dome and its minarets, a few lit windows. */
export function skyline(canvas: Canvas, palette: Palette, random: Random, horizon: number, height: number): string {
  const far = mix(palette.sky[2], palette.sky[3], 0.45);
  const near = mix(palette.sky[1], palette.stone.dark, 0.4);
  return [
    roofs(canvas, random.fork('far'), horizon, height * 0.62, mix(far, palette.haze, 0.25)),
    mosque(canvas, canvas.width * random.range(0.2, 0.8), horizon, height, mix(far, near, 0.35)),
    roofs(canvas, random.fork('near'), horizon, height * 0.42, mix(near, palette.haze, 0.18)),
    windows(canvas, palette, random.fork('windows'), horizon, height * 0.36),
    mist(canvas, palette, horizon, height * 0.6),
  ].join('');
}

/** Haze lying along the horizon. */
export function mist(canvas: Canvas, palette: Palette, horizon: number, height: number): string {
  const fill = canvas.linear([
    [0, palette.haze, 0],
    [1, palette.haze, palette.light === 'night' ? 0.28 : 0.62],
  ]);
  return rect(0, horizon - height, canvas.width, height, fill);
}

function roofs(canvas: Canvas, random: Random, horizon: number, height: number, colour: string): string {
  let d = `M0 ${num(horizon)}`;
  let x = 0;
  while (x < canvas.width) {
    const width = random.range(26, 92);
    const top = horizon - height * random.range(0.25, 1);
    d += `V${num(top)}`;
    if (random.chance(0.18)) d += `h${num(width * 0.3)}v-14h${num(width * 0.24)}v14`;
    x += width;
    d += `H${num(x)}`;
  }
  return path(`${d}V${num(horizon)}Z`, colour);
}

function windows(canvas: Canvas, palette: Palette, random: Random, horizon: number, height: number): string {
  if (palette.light === 'day') return '';
  let d = '';
  for (let count = 0; count < 90; count += 1) {
    d += `M${num(random.range(0, canvas.width))} ${num(horizon - random.range(0.05, 0.8) * height)}h3`;
  }
  return stroke(d, palette.glow, 3, { opacity: 0.8 });
}

/** The silhouette of a great mosque with three domes between four minarets. */
export function mosque(canvas: Canvas, x: number, base: number, height: number, colour: string): string {
  const outline = canvas.shaped('mosque', () => {
    const dome = (cx: number, r: number, y: number): string =>
      `M${num(cx - r)} ${num(y)}C${num(cx - r * 1.25)} ${num(y - r * 0.8)} ${num(cx - r * 0.5)} ${num(y - r * 1.25)} ${num(cx)} ${num(y - r * 1.75)}C${num(cx + r * 0.5)} ${num(y - r * 1.25)} ${num(cx + r * 1.25)} ${num(y - r * 0.8)} ${num(cx + r)} ${num(y)}Z`;
    const minaret = (cx: number, top: number): string =>
      `M${cx - 4} 0L${cx - 3} ${-top}h-2.5v-3h11v3h-2.5L${cx + 4} 0ZM${cx - 3.4} ${-top - 3}q0 -9 3.4 -14q3.4 5 3.4 14Z`;
    const body = 'M-64 0V-26H-22V-38H22V-26H64V0Z';
    return path(
      [
        body,
        dome(0, 17, -37),
        dome(-38, 12, -25),
        dome(38, 12, -25),
        minaret(-74, 74),
        minaret(74, 74),
        minaret(-104, 66),
        minaret(104, 66),
      ].join(''),
      'inherit',
    );
  });
  return outline(`translate(${num(x)} ${num(base)}) scale(${num(height / 90)})`, { fill: colour });
}
