import { darken, mix } from './colour.js';
import { palm } from './foliage.js';
import { flowerBed } from './flowers.js';
import { floorLantern, pool, stringLights } from './lights.js';
import type { Palette } from './palette.js';
import { camera } from './perspective.js';
import type { Camera, Place } from './perspective.js';
import type { Random } from '../../src/demo/random.js';
import { mist, sky, skyline } from './sky.js';
import { group, num, path, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';
import { jaliBand, merlons } from './masonry.js';
import { roundTable, sofa } from './tables.js';
import { furnishing } from './room.js';

const MIDDLE = 800;

/** The terrace floor: planks or tiles running to the vanishing point. */
export function deck(canvas: Canvas, palette: Palette, view: Camera, far: number, tiles: boolean): string {
  const [, top] = view.at(0, 0, far);
  const base = tiles ? palette.paving : palette.wood;
  const fill = canvas.linear([
    [0, mix(base.light, palette.glow, 0.25 * palette.lamps)],
    [0.35, mix(base.mid, base.light, 0.2)],
    [1, darken(base.dark, 0.2)],
  ]);
  let joints = '';
  const step = tiles ? 1.2 : 0.5;
  for (let x = -24; x <= 24; x += step)
    joints += view.trace([
      [x, 0, far],
      [x, 0, 1.6],
    ]);
  if (tiles)
    for (let z = 2; z < far; z += 1.2)
      joints += view.trace([
        [-30, 0, z],
        [30, 0, z],
      ]);
  return (
    rect(0, top, canvas.width, canvas.height - top, fill) +
    stroke(joints, darken(base.dark, 0.35), 1.5, { opacity: 0.45 })
  );
}

/** A parapet of pierced stone across the far side of the terrace. */
export function parapet(canvas: Canvas, palette: Palette, view: Camera, z: number): string {
  const [, foot] = view.at(0, 0, z);
  const [, top] = view.at(0, 1.05, z);
  const height = foot - top;
  const { stone } = palette;
  const face = canvas.linear([
    [0, stone.mid],
    [1, mix(stone.mid, palette.glow, 0.5 * palette.lamps)],
  ]);
  const parts = [rect(0, top, canvas.width, height, face)];
  const panel = canvas.width / 10;
  for (let index = 0; index < 10; index += 1)
    parts.push(jaliBand(palette, index * panel + 16, top + height * 0.22, panel - 32, height * 0.56));
  let posts = '';
  for (let index = 0; index <= 10; index += 1)
    posts += `M${num(index * panel - 9)} ${num(foot)}V${num(top - 9)}h18V${num(foot)}Z`;
  parts.push(
    path(posts, mix(stone.light, stone.mid, 0.4)),
    rect(0, top - 5, canvas.width, 8, stone.light),
    merlons(palette, 0, top - 5, canvas.width, 14),
  );
  return parts.join('');
}

/** The measures of a pergola in metres, and whether cloth hangs between its beams. */
interface Frame {
  readonly half: number;
  readonly height: number;
  readonly sails: boolean;
}

/** A pergola with bulbs from beam to beam and sheer cloth tied to its posts. */
function pergola(
  canvas: Canvas,
  palette: Palette,
  view: Camera,
  bays: readonly number[],
  { half, height, sails: covered }: Frame,
): string {
  const beam = mix(palette.wood.dark, palette.sky[0], 0.35);
  const edge = mix(palette.wood.mid, palette.glow, 0.35 * palette.lamps);
  const parts: string[] = [];
  const far = [...bays].reverse();
  for (const z of far) {
    for (const side of [-1, 1]) {
      const x = side * half;
      const size = view.scale(z) * 0.09;
      const [px, top] = view.at(x, height, z);
      const [, foot] = view.at(x, 0, z);
      parts.push(
        rect(
          px - size,
          top,
          size * 2,
          foot - top,
          canvas.across([
            [0, beam],
            [side < 0 ? 0.9 : 0.1, edge],
            [1, beam],
          ]),
        ),
      );
      parts.push(cloth(canvas, palette, view, x, z, height, side));
    }
    const [left, y] = view.at(-half - 0.7, height, z);
    const [right] = view.at(half + 0.7, height, z);
    const thick = view.scale(z) * 0.14;
    parts.push(
      rect(left, y - thick, right - left, thick, beam),
      rect(left, y - thick * 0.15, right - left, thick * 0.15, edge),
    );
  }
  for (const side of [-1, 1]) {
    const [near, back] = [bays[0] ?? 2, bays[bays.length - 1] ?? 10];
    parts.push(
      path(
        view.shape([
          [side * half, height, near * 0.5],
          [side * half, height, back],
          [side * half, height - 0.18, back],
          [side * half, height - 0.18, near * 0.5],
        ]),
        beam,
      ),
    );
  }
  if (covered) parts.push(sails(canvas, palette, view, far, half, height));
  parts.push(pergolaBulbs(palette, view, bays, half, height));
  return group(parts);
}

/** Lengths of sheer cloth hung from beam to beam, sagging between them. */
function sails(
  canvas: Canvas,
  palette: Palette,
  view: Camera,
  far: readonly number[],
  half: number,
  height: number,
): string {
  const parts: string[] = [];
  const cloth = canvas.linear([
    [0, mix(palette.sheer.mid, palette.glow, 0.2), 0.9],
    [0.6, mix(palette.sheer.light, palette.glow, 0.3), 0.95],
    [1, mix(palette.sheer.mid, palette.sheer.dark, 0.3), 0.9],
  ]);
  for (let index = 0; index < far.length - 1; index += 1) {
    const [back, front] = [far[index] ?? 0, far[index + 1] ?? 0];
    for (const lane of [-0.8, -0.42, 0.02, 0.42]) {
      const side = (x: number): Place[] =>
        Array.from({ length: 7 }, (_, step): Place => [
          x,
          height - 0.05 - Math.sin((step / 6) * Math.PI) * 0.42,
          back + ((front - back) * step) / 6,
        ]);
      parts.push(path(view.shape([...side(lane * half), ...side((lane + 0.34) * half).reverse()]), cloth));
    }
  }
  return group(parts);
}

function pergolaBulbs(palette: Palette, view: Camera, bays: readonly number[], half: number, height: number): string {
  const parts: string[] = [];
  const rows = [...bays].reverse();
  rows.forEach((z) => {
    const size = Math.max(2, view.scale(z) * 0.035);
    const strings = [-1, -0.5, 0, 0.5].map(
      (share) =>
        [
          view.at(share * half, height - 0.1, z),
          view.at((share + 0.5) * half, height - 0.1, z),
          view.scale(z) * 0.16,
        ] as const,
    );
    parts.push(stringLights(strings, palette, size, size * 6));
  });
  return parts.join('');
}

function cloth(
  canvas: Canvas,
  palette: Palette,
  view: Camera,
  x: number,
  z: number,
  height: number,
  side: number,
): string {
  const s = view.scale(z);
  const [px, top] = view.at(x, height, z);
  const p = (dx: number, dy: number): string => `${num(px - side * dx * s)} ${num(top + dy * s)}`;
  const h = height;
  const d = `M${p(-0.05, 0)}L${p(1.15, 0)}C${p(0.8, h * 0.2)} ${p(0.3, h * 0.34)} ${p(0.16, h * 0.55)}C${p(0.34, h * 0.7)} ${p(0.4, h * 0.85)} ${p(0.38, h)}L${p(-0.05, h)}Z`;
  const folds = `M${p(0.8, 0)}C${p(0.6, h * 0.2)} ${p(0.2, h * 0.36)} ${p(0.1, h * 0.55)}C${p(0.2, h * 0.7)} ${p(0.26, h * 0.85)} ${p(0.24, h)}M${p(0.4, 0)}C${p(0.3, h * 0.2)} ${p(0.1, h * 0.36)} ${p(0.05, h * 0.55)}C${p(0.1, h * 0.7)} ${p(0.12, h * 0.85)} ${p(0.11, h)}`;
  const fill = canvas.linear([
    [0, mix(palette.sheer.light, palette.glow, 0.25), 0.95],
    [0.5, palette.sheer.mid, 0.92],
    [1, mix(palette.sheer.mid, palette.sheer.dark, 0.5), 0.92],
  ]);
  return (
    path(d, fill) +
    stroke(folds, palette.sheer.dark, 0.02 * s, { opacity: 0.35 }) +
    stroke(`M${p(-0.04, h * 0.56)}L${p(0.17, h * 0.55)}`, palette.metal.light, 0.06 * s)
  );
}

/** A terrace above the town at this hour: pergola, tables, lanterns, the skyline behind. */
export function rooftopExterior(canvas: Canvas, palette: Palette, random: Random): void {
  const view = camera([MIDDLE, 500], 820, 1.9);
  const far = 15;
  canvas.add(sky(canvas, palette, random.fork('sky'), 540));
  canvas.add(skyline(canvas, palette, random.fork('town'), 540, 210), mist(canvas, palette, 548, 130));
  canvas.add(deck(canvas, palette, view, far, random.fork('floor').chance(0.5)), parapet(canvas, palette, view, far));
  canvas.add(pool(canvas, MIDDLE, 660, 760, 150, palette.glow, 0.7 * palette.lamps));
  const tree = palm(canvas, palette, 26);
  const lean = group(tree, { transform: 'scale(-1 1)' });
  canvas.add(
    group(tree, { transform: 'translate(128 640) scale(.86)' }),
    group(lean, { transform: 'translate(1472 640) scale(.86)' }),
  );
  canvas.add(
    pergola(canvas, palette, view, [5, 7.8, 10.8, 14], {
      half: 4.4,
      height: 3.9,
      sails: random.fork('sails').chance(0.6),
    }),
  );
  canvas.add(terraceTables(canvas, palette, view, random));
  canvas.add(flowerBed(canvas, palette, random.fork('l'), { x: -40, base: 915, width: 250, height: 90, bloom: 34 }));
  canvas.add(flowerBed(canvas, palette, random.fork('r'), { x: 1390, base: 915, width: 250, height: 90, bloom: 34 }));
  const dark = darken(palette.sky[0], 0.4);
  canvas.add(
    rect(
      0,
      700,
      1600,
      200,
      canvas.linear([
        [0, dark, 0],
        [1, dark, palette.light === 'day' ? 0.2 : 0.6],
      ]),
    ),
  );
}

function terraceTables(canvas: Canvas, palette: Palette, view: Camera, random: Random): string {
  const { centrepiece } = furnishing(random.fork('hall'));
  const lamp = canvas.part('floor lantern', () => floorLantern(canvas, palette));
  const couch = canvas.part('sofa', () => sofa(canvas, palette));
  const parts: string[] = [];
  for (const [z, xs] of [
    [13, [-5.6, -2.2, 2.2, 5.6]],
    [10, [-2.6, 2.6]],
    [7.6, [-2.7, 2.7]],
  ] as const) {
    const table = roundTable(canvas, palette, {
      ratio: Math.round((1.15 / z) * 100) / 100,
      near: z < 9,
      centrepiece,
      coloured: false,
    });
    for (const x of xs) {
      const [px, py] = view.at(x, 0, z);
      parts.push(table(px, py, view.scale(z) / 100));
    }
    const [lx, ly] = view.at(1, 0, z - 1);
    const [rx] = view.at(-1, 0, z - 1);
    parts.push(lamp(lx, ly, view.scale(z) / 150), lamp(rx, ly, view.scale(z) / 150));
  }
  for (const side of [-1, 1]) {
    const [px, py] = view.at(side * 3.1, 0, 5.2);
    parts.push(couch(px, py, 1.3), lamp(px - side * 190, py + 10, 0.9));
  }
  return parts.join('');
}
