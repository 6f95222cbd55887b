import { darken, lighten, mix } from './colour.js';
import { chandelier, haloFill } from './lights.js';
import type { Palette } from './palette.js';
import { ellipse, group, num, path, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

/** One pagoda tent of a marquee, drawn round the middle of its foot. */
export interface Tent {
  readonly width: number;
  /** Height of the eaves. */
  readonly eaves: number;
  /** Height of the tip. */
  readonly peak: number;
  /** Openings between the poles of its front. */
  readonly bays: number;
}

/** A tent that glows from within, its drapes tied to the poles. */
function pagodaTent(canvas: Canvas, palette: Palette, tent: Tent): string {
  const half = tent.width / 2;
  const bay = tent.width / tent.bays;
  const parts = [inside(canvas, palette, tent)];
  for (let index = 0; index < tent.bays; index += 1)
    parts.push(tiedDrapes(canvas, palette, -half + bay * index, bay, tent.eaves));
  for (let index = 0; index <= tent.bays; index += 1)
    parts.push(pole(canvas, palette, -half + bay * index, tent.eaves));
  parts.push(roof(canvas, palette, tent), valance(canvas, palette, tent));
  return parts.join('');
}

function inside(canvas: Canvas, palette: Palette, { width, eaves, bays }: Tent): string {
  const half = width / 2;
  const light = chandelier(canvas, palette, bays > 1 ? 'crystal' : 'cascade', 40);
  const fill = canvas.linear([
    [0, mix(palette.wall.dark, palette.glow, 0.4)],
    [0.45, mix(palette.wall.mid, palette.glow, 0.55)],
    [0.8, mix(palette.glow, palette.core, 0.3)],
    [1, mix(palette.glow, palette.wood.mid, 0.45)],
  ]);
  const hanging: string[] = [];
  const count = Math.max(1, bays);
  for (let index = 0; index < count; index += 1)
    hanging.push(light(-half + (width / count) * (index + 0.5), -eaves + 30, (eaves / 300) * (bays > 1 ? 0.6 : 0.5)));
  return [
    rect(-half, -eaves, width, eaves, fill),
    ellipse(0, -eaves * 0.35, half, eaves * 0.6, haloFill(canvas, palette.core, 0.55 * palette.lamps)),
    farTables(palette, half, eaves),
    ...hanging,
  ].join('');
}

/** Dressed tables deep in the tent: bright cloths, dark chairs, a spray of flowers. */
function farTables(palette: Palette, half: number, eaves: number): string {
  let [cloths, flowers] = ['', ''];
  const size = eaves / 10;
  for (let x = -half + size * 1.4; x < half - size; x += size * 2.9) {
    cloths += `M${num(x - size)} ${num(-size * 1.15)}h${num(size * 2)}l${num(size * 0.25)} ${num(size * 1.05)}h${num(-size * 2.5)}Z`;
    flowers += `M${num(x)} ${num(-size * 1.6)}h.1`;
  }
  return (
    path(cloths, palette.sheer.light, { opacity: 0.75 }) +
    stroke(flowers, palette.petals[1], size * 0.95, { 'stroke-linecap': 'round', opacity: 0.85 })
  );
}

const pole = (canvas: Canvas, palette: Palette, x: number, height: number): string =>
  rect(
    x - 4,
    -height,
    8,
    height,
    canvas.across([
      [0, palette.metal.dark],
      [0.4, palette.metal.light],
      [1, palette.metal.dark],
    ]),
  );

/** A pair of drapes gathered to the poles of one opening. */
function tiedDrapes(canvas: Canvas, palette: Palette, x: number, bay: number, height: number): string {
  const cloth = palette.sheer;
  const lit = canvas.linear([
    [0, mix(cloth.mid, palette.glow, 0.3)],
    [0.55, cloth.light],
    [1, mix(cloth.mid, cloth.dark, 0.35)],
  ]);
  const side = (from: number, sign: number): string => {
    const p = (dx: number, dy: number): string => `${num(from + sign * dx * bay)} ${num(-height * dy)}`;
    const d = `M${p(0, 1)}L${p(0.5, 1)}C${p(0.42, 0.78)} ${p(0.12, 0.66)} ${p(0.07, 0.44)}C${p(0.16, 0.3)} ${p(0.2, 0.14)} ${p(0.19, 0)}L${p(0, 0)}Z`;
    const folds = `M${p(0.36, 1)}C${p(0.3, 0.8)} ${p(0.09, 0.7)} ${p(0.05, 0.44)}C${p(0.11, 0.3)} ${p(0.14, 0.14)} ${p(0.13, 0)}M${p(0.22, 1)}C${p(0.18, 0.8)} ${p(0.05, 0.7)} ${p(0.03, 0.44)}C${p(0.06, 0.3)} ${p(0.08, 0.14)} ${p(0.07, 0)}`;
    const tie = `M${p(0, 0.46)}Q${p(0.05, 0.41)} ${p(0.1, 0.45)}`;
    return path(d, lit) + stroke(folds, cloth.dark, 2, { opacity: 0.35 }) + stroke(tie, palette.metal.light, 5);
  };
  return side(x, 1) + side(x + bay, -1);
}

function roof(canvas: Canvas, palette: Palette, { width, eaves, peak }: Tent): string {
  const half = width * 0.53;
  const rise = peak - eaves;
  const cloth = palette.sheer;
  const at = (share: number): string => `${num(half * share)} ${num(-eaves + Math.abs(share) * 4)}`;
  const rib = (share: number): string => `Q${num(half * share * 0.22)} ${num(-eaves - rise * 0.3)} 0 ${num(-peak)}`;
  const night = palette.light !== 'day';
  const outer = mix(cloth.mid, palette.sky[1], night ? 0.5 : 0.12);
  const glowing = mix(cloth.light, palette.glow, 0.55 * palette.lamps);
  const fill = canvas.linear([
    [0, outer],
    [0.5, mix(outer, glowing, 0.45)],
    [1, glowing],
  ]);
  const shade = canvas.across([
    [0, darken(palette.sky[0], 0.2), 0.45],
    [0.32, '#ffffff', 0.16],
    [0.6, '#ffffff', 0],
    [1, darken(palette.sky[0], 0.2), 0.5],
  ]);
  const outline = `M${at(-1)}${rib(-1)}Q${num(half * 0.22)} ${num(-eaves - rise * 0.3)} ${at(1)}Z`;
  const ribs = [-0.66, -0.34, 0, 0.34, 0.66].map((share) => `M${at(share)}${rib(share)}`).join('');
  const panels = [-1, -0.34, 0.34]
    .map(
      (share) =>
        `M${at(share)}${rib(share)}Q${num(half * (share + 0.33) * 0.22)} ${num(-eaves - rise * 0.3)} ${at(share + 0.33)}Z`,
    )
    .join('');
  return [
    stroke(`M0 ${num(-peak)}v-26`, palette.metal.mid, 4),
    path(`M0 ${num(-peak - 24)}l26 8l-26 8Z`, palette.fabric.mid),
    path(outline, fill),
    path(panels, darken(cloth.mid, 0.3), { opacity: 0.1 }),
    path(outline, shade),
    stroke(ribs, mix(cloth.light, palette.glow, 0.3), 1.6, { opacity: 0.6 }),
  ].join('');
}

function valance(canvas: Canvas, palette: Palette, { width, eaves }: Tent): string {
  const half = width * 0.53;
  const count = Math.round(width / 30);
  const step = (half * 2) / count;
  const drop = eaves * 0.085;
  let d = `M${num(-half)} ${num(-eaves)}`;
  let tassels = '';
  for (let index = 0; index < count; index += 1) {
    const x = -half + step * index;
    d += `Q${num(x + step / 2)} ${num(-eaves + drop * 2.4)} ${num(x + step)} ${num(-eaves + drop * 0.55)}`;
    tassels += `M${num(x + step)} ${num(-eaves + drop * 0.6)}v${num(drop * 0.7)}`;
  }
  const { fabric } = palette;
  return [
    path(
      `${d}V${num(-eaves - 4)}H${num(-half)}Z`,
      canvas.linear([
        [0, fabric.light],
        [0.3, fabric.mid],
        [1, fabric.dark],
      ]),
    ),
    stroke(d, palette.metal.light, 2),
    stroke(tassels, palette.metal.mid, 3, { 'stroke-linecap': 'round' }),
    rect(-half, -eaves - 7, half * 2, 6, lighten(palette.metal.mid, 0.15)),
  ].join('');
}

/** A row of tents: a great one in the middle, lower ones beside it. Drawn round the middle of its foot. */
export function marquee(canvas: Canvas, palette: Palette, wide: number): string {
  const side = canvas.part(`tent side ${palette.name}`, () =>
    pagodaTent(canvas, palette, { width: 300, eaves: 168, peak: 330, bays: 2 }),
  );
  const middle = pagodaTent(canvas, palette, { width: wide, eaves: 226, peak: 470, bays: wide > 600 ? 4 : 3 });
  return group([
    side(-wide / 2 - 430, -10, 0.86),
    side(wide / 2 + 430, -10, 0.86),
    side(-wide / 2 - 150, 0),
    side(wide / 2 + 150, 0),
    middle,
  ]);
}
