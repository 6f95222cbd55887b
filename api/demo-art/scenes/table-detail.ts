import { darken, lighten, mix } from './colour.js';
import { arrangement, garland, petalsOnGround } from './flowers.js';
import { floorLantern, haloFill } from './lights.js';
import type { Palette } from './palette.js';
import { TILT, goblet, placeSetting, taper, votive } from './place-setting.js';
import type { Random } from '../../src/demo/random.js';
import type { HallKind } from '../../src/demo/looks.js';
import { furnishing } from './room.js';
import { softHall } from './soft-hall.js';
import { circle, ellipse, group, path, placed, rect, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';

/** Lights far behind the table, out of focus: discs of several sizes in the colours of the hall. */
export function bokeh(canvas: Canvas, palette: Palette, random: Random, height: number): string {
  const discs = [palette.glow, palette.core, mix(palette.glow, palette.fabric.light, 0.4)].map((tint) =>
    canvas.radial([
      [0, tint, 0.34],
      [0.72, tint, 0.44],
      [0.9, tint, 0.6],
      [1, tint, 0],
    ]),
  );
  const parts: string[] = [];
  for (let index = 0; index < 64; index += 1) {
    const near = random.next();
    const y = height * (0.08 + random.next() ** 0.7 * 0.8);
    parts.push(
      circle(random.range(-40, canvas.width + 40), y, 9 + near * 36, random.pick(discs), {
        opacity: 0.28 + (1 - near) * 0.6,
      }),
    );
  }
  return group(parts, { style: 'mix-blend-mode:screen' });
}

/** A table laid for dinner, seen from a guest's chair. */
export function tableDetail(canvas: Canvas, palette: Palette, random: Random, kind: HallKind): void {
  const edge = 436;
  const { colouredCloths } = furnishing(random.fork('hall'));
  canvas.add(
    softHall(canvas, palette, random.fork('behind'), kind, edge),
    bokeh(canvas, palette, random.fork('bokeh'), edge),
  );
  canvas.add(tableTop(canvas, palette, edge, colouredCloths));
  canvas.add(runner(canvas, palette, edge, colouredCloths));
  const tall = canvas.part('taper', () => taper(canvas, palette, 300));
  const flame = canvas.part('votive', () => votive(canvas, palette));
  canvas.add(tall(520, 520, 0.92), tall(1090, 520, 0.92), tall(432, 540, 0.7), tall(1180, 540, 0.7));
  canvas.add(middleFlowers(canvas, palette, random.fork('flowers')));
  canvas.add(farPlaces(canvas, palette));
  canvas.add(flame(616, 612, 0.86), flame(986, 612, 0.86), flame(288, 590, 0.62), flame(1318, 590, 0.62));
  const setting = canvas.part('setting', () => placeSetting(canvas, palette));
  canvas.add(setting(560, 770, 1.18), setting(1210, 800, 1.28), setting(-30, 790, 1.2));
  const drink = random.fork('drink').pick(['#e8a33a', '#d9566b', '#8fb35a', '#e7c58a']);
  const filled = canvas.part('goblet', () => goblet(canvas, palette, drink));
  const empty = canvas.part('goblet empty', () => goblet(canvas, palette));
  canvas.add(
    empty(846, 700, 1.02),
    filled(920, 742, 1.16),
    empty(258, 690, 0.98),
    filled(196, 722, 1.1),
    empty(1540, 712, 1.1),
  );
  canvas.add(petalsOnGround(palette, random.fork('petals'), { x: 800, y: 700, rx: 600, ry: 130, count: 26, size: 17 }));
  canvas.add(lastLight(canvas, palette));
}

function tableTop(canvas: Canvas, palette: Palette, edge: number, coloured: boolean): string {
  const linen = coloured ? palette.fabric : palette.sheer;
  const fill = canvas.linear([
    [0, mix(linen.light, palette.core, coloured ? 0.2 : 0.4)],
    [0.35, mix(linen.light, linen.mid, 0.5)],
    [1, mix(linen.mid, linen.dark, 0.55)],
  ]);
  let weave = '';
  for (let y = edge + 8; y < 900; y += 4 + (y - edge) * 0.012) weave += `M0 ${Math.round(y)}H1600`;
  return [
    rect(
      0,
      edge - 46,
      canvas.width,
      60,
      canvas.linear([
        [0, darken(linen.dark, 0.3), 0],
        [1, darken(linen.dark, 0.4), 0.5],
      ]),
    ),
    path(`M-20 ${edge + 22}Q800 ${edge - 26} 1620 ${edge + 22}V910H-20Z`, fill),
    stroke(weave, linen.dark, 1, { opacity: 0.07 }),
    ellipse(800, 600, 640, 150, haloFill(canvas, palette.core, 0.6), { style: 'mix-blend-mode:screen' }),
  ].join('');
}

function runner(canvas: Canvas, palette: Palette, edge: number, coloured: boolean): string {
  const tone = coloured ? palette.sheer : palette.fabric;
  const fill = canvas.linear([
    [0, mix(tone.light, palette.core, 0.3)],
    [1, tone.dark],
  ]);
  const d = `M-20 ${edge + 82}Q800 ${edge + 40} 1620 ${edge + 82}V${edge + 176}Q800 ${edge + 168} -20 ${edge + 190}Z`;
  return (
    path(d, fill, { opacity: 0.9 }) +
    stroke(`M-20 ${edge + 184}Q800 ${edge + 160} 1620 ${edge + 170}`, palette.metal.mid, 3) +
    stroke(`M-20 ${edge + 90}Q800 ${edge + 48} 1620 ${edge + 90}`, palette.metal.light, 2)
  );
}

/** What stands in the middle of the table. */
const MIDDLES = ['bouquet', 'lanterns', 'bowls'] as const;

function middleFlowers(canvas: Canvas, palette: Palette, random: Random): string {
  const kind = random.fork('kind').pick(MIDDLES);
  const points = Array.from({ length: 92 }, (_, index): Point => [
    130 + (index / 91) * 1340,
    556 + Math.sin(index * 0.9) * 12,
  ]);
  const run = [
    ellipse(800, 596, 690, 30, '#160c0d', { opacity: 0.32 }),
    garland(canvas, palette, random, points, 34),
  ].join('');
  if (kind === 'lanterns') return lanternRow(canvas, palette) + run;
  if (kind === 'bowls') {
    const bowl = canvas.part('bowl', () => flowerBowl(canvas, palette, random));
    return run + bowl(800, 600, 1.12) + bowl(452, 580, 0.8) + bowl(1148, 580, 0.8);
  }
  return [
    run,
    placed(arrangement(canvas, palette, random, 176, 62), 800, 456),
    placed(
      garland(
        canvas,
        palette,
        random,
        Array.from({ length: 26 }, (_, index): Point => [-190 + index * 15, Math.sin(index) * 12]),
        40,
      ),
      800,
      582,
    ),
  ].join('');
}

function lanternRow(canvas: Canvas, palette: Palette): string {
  const lamp = canvas.part('table lantern', () => floorLantern(canvas, palette));
  return lamp(800, 570, 3.5) + lamp(640, 560, 2.4) + lamp(960, 560, 2.4);
}

/** A footed brass bowl heaped with flowers, about 240 wide, its foot at the origin. */
function flowerBowl(canvas: Canvas, palette: Palette, random: Random): string {
  const brass = canvas.across([
    [0, palette.metal.dark],
    [0.3, lighten(palette.metal.light, 0.35)],
    [0.65, palette.metal.mid],
    [1, palette.metal.dark],
  ]);
  return [
    ellipse(8, 4, 96, 18, '#160c0d', { opacity: 0.4 }),
    path('M-56 0Q-14 -10 -12 -44H12Q14 -10 56 0Q0 14 -56 0ZM-112 -104Q-96 -42 0 -40Q96 -42 112 -104Z', brass),
    placed(arrangement(canvas, palette, random, 112, 36), 0, -158),
    stroke('M-112 -104Q0 -84 112 -104', palette.metal.light, 5),
  ].join('');
}

/** Places across the table, small and pale with distance. */
function farPlaces(canvas: Canvas, palette: Palette): string {
  const plate = canvas.part('far plate', () =>
    [
      ellipse(4, 5, 78, 78 * TILT * 0.7, '#1a0f10', { opacity: 0.3 }),
      ellipse(0, 0, 74, 74 * TILT * 0.7, palette.metal.mid),
      ellipse(0, -2, 60, 60 * TILT * 0.7, palette.sheer.light),
      path('M-16 -12Q0 -15 16 -12L22 10Q0 16 -22 10Z', palette.fabric.mid),
    ].join(''),
  );
  const glass = canvas.part('goblet empty', () => goblet(canvas, palette));
  return [
    [210, 496],
    [1392, 496],
  ]
    .map(([x = 0, y = 0]) => plate(x, y) + glass(x + 100, y + 6, 0.5) + glass(x - 96, y + 4, 0.5))
    .join('');
}

/** The near edge sinks into shade; the flames hold the middle. */
function lastLight(canvas: Canvas, palette: Palette): string {
  const dark = darken(palette.wall.dark, 0.6);
  return [
    rect(
      0,
      640,
      canvas.width,
      260,
      canvas.linear([
        [0, dark, 0],
        [1, dark, 0.62],
      ]),
    ),
    rect(
      0,
      0,
      canvas.width,
      260,
      canvas.linear([
        [0, dark, 0.5],
        [1, dark, 0],
      ]),
    ),
    ellipse(800, 560, 620, 260, haloFill(canvas, palette.glow, 0.34), { style: 'mix-blend-mode:screen' }),
  ].join('');
}
