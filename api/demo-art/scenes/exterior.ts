import { darken, mix } from './colour.js';
import { haveli, palace } from './facades.js';
import type { Front } from './facades.js';
import { broadTree, cypress, framingBoughs, hedge, palm, topiary, treeline } from './foliage.js';
import { flowerBed, garland, petalsOnGround } from './flowers.js';
import { carpet, contactShadow, halfAt, lawn, mirrorPool, paving } from './ground.js';
import type { Strip } from './ground.js';
import { floorLantern, lantern, pool, stringLights } from './lights.js';
import type { Palette } from './palette.js';
import { baradari } from './pavilion.js';
import type { Random } from '../../src/demo/random.js';
import { mist, sky, skyline } from './sky.js';
import { num, placed, rect, stroke } from './svg.js';
import { marquee } from './tents.js';
import type { Canvas } from './svg.js';

const MIDDLE = 800;

/** A front at the end of a long pool, cypresses and lanterns along it. */
export function courtyardExterior(canvas: Canvas, palette: Palette, random: Random): void {
  const base = 610;
  canvas.add(sky(canvas, palette, random.fork('sky'), base));
  canvas.add(skyline(canvas, palette, random.fork('town'), base, 150));
  const front = haveli(canvas, palette, random.fork('front'), palette.light === 'night');
  const building = frontAsPart(canvas, front, base);
  canvas.add(building, paving(canvas, palette, base, [MIDDLE, base - 30]));
  canvas.add(pool(canvas, MIDDLE, base + 10, 760, 120, palette.glow, 0.7 * palette.lamps));
  canvas.add(approach(canvas, palette, random, building, base));
  canvas.add(framingBoughs(canvas, palette, random.fork('boughs'), 430));
}

/** A hotel front with its carpet, topiaries and lanterns. */
export function ballroomExterior(canvas: Canvas, palette: Palette, random: Random): void {
  const base = 630;
  canvas.add(sky(canvas, palette, random.fork('sky'), base));
  canvas.add(
    treeline(canvas, random.fork('trees'), base, 190, mix(palette.leaf.dark, palette.haze, 0.42)),
    mist(canvas, palette, base, 150),
  );
  const front = palace(canvas, palette, random.fork('front'), palette.light === 'night');
  const building = frontAsPart(canvas, front, base);
  canvas.add(building);
  canvas.add(hedge(canvas, palette, random.fork('hedge'), { x: 60, base: base + 14, width: 520, height: 46 }));
  canvas.add(hedge(canvas, palette, random.fork('hedge2'), { x: 1020, base: base + 14, width: 520, height: 46 }));
  canvas.add(paving(canvas, palette, base + 8, [MIDDLE, base - 40]));
  canvas.add(pool(canvas, MIDDLE, base + 30, 700, 130, palette.glow, 0.75 * palette.lamps));
  canvas.add(approach(canvas, palette, random, building, base));
}

/** The way to a front: a long pool that mirrors it, or a carpet, with what grows along it. */
function approach(canvas: Canvas, palette: Palette, random: Random, building: string, base: number): string {
  const planting = random.fork('planting').pick(PLANTINGS);
  if (random.fork('approach').chance(0.5)) {
    const basin: Strip = { x: MIDDLE, far: base + 52, farHalf: 120, near: 905, nearHalf: 400 };
    return (
      mirrorPool(canvas, palette, random.fork('pool'), basin, building, base + 30) +
      avenue(canvas, palette, random.fork('avenue'), basin, planting)
    );
  }
  const runner: Strip = { x: MIDDLE, far: base + 8, farHalf: 66, near: 905, nearHalf: 250 };
  return carpet(canvas, palette, runner) + avenue(canvas, palette, random.fork('avenue'), runner, planting);
}

/** The front as one part, so that the pool can mirror it. */
function frontAsPart(canvas: Canvas, front: Front, base: number): string {
  return canvas.part('front', () => front.drawing)(
    MIDDLE,
    base,
    Math.min(1.06, 790 / front.half, (base - 36) / front.height),
  );
}

/** What grows along the way to a hall; lanterns stand there in any case. */
const PLANTINGS = ['cypresses', 'palms', 'urns', 'lanterns'] as const;
type Planting = (typeof PLANTINGS)[number];

/** Trees, urns and lanterns on both sides of a path or a pool, growing towards the viewer. */
function avenue(canvas: Canvas, palette: Palette, random: Random, strip: Strip, planting: Planting): string {
  const tree = planting === 'palms' ? canvas.shaped('palm', () => palm(canvas, palette, 22)) : cypress(canvas, palette);
  const lamp = canvas.part('floor lantern', () => floorLantern(canvas, palette));
  const urn = canvas.part('urn', () => topiary(canvas, palette));
  const parts: string[] = [];
  for (const depth of [0.02, 0.1, 0.24, 0.46, 0.8]) {
    const y = strip.far + (strip.near - strip.far) * depth;
    const half = halfAt(strip, y);
    const scale = 0.26 + depth * 1.3;
    for (const side of [-1, 1]) {
      const edge = strip.x + side * half * 1.12;
      const far = edge + side * (250 + 330 * depth);
      const size = 0.4 + depth * 1.2;
      if (planting !== 'lanterns' && depth > 0.05 && depth < 0.5) {
        if (planting !== 'urns')
          parts.push(
            contactShadow(far, y, 60 * size, 9 * size),
            tree(`translate(${num(far)} ${num(y)}) scale(${num(side * size)} ${num(size)})`),
          );
        parts.push(urn(edge + side * (60 + 120 * scale), y, scale * 0.9));
      }
      parts.push(lamp(edge + side * (16 + 22 * scale), y, scale * 0.8));
    }
  }
  parts.push(corners(canvas, palette, random));
  return parts.join('');
}

/** Flower beds close to the camera in both lower corners, sinking into the dusk. */
function corners(canvas: Canvas, palette: Palette, random: Random): string {
  const veil = canvas.linear([
    [0, darken(palette.sky[0], 0.5), 0],
    [1, darken(palette.sky[0], 0.5), palette.light === 'day' ? 0.3 : 0.72],
  ]);
  const bed = (x: number): string =>
    flowerBed(canvas, palette, random, { x, base: 915, width: 300, height: 92, bloom: 34 });
  return bed(-40) + bed(1340) + rect(0, 730, canvas.width, 170, veil);
}

/** Glowing tents on a lawn, strings of bulbs, a carpet to the open front. */
export function marqueeExterior(canvas: Canvas, palette: Palette, random: Random): void {
  const base = 640;
  canvas.add(sky(canvas, palette, random.fork('sky'), base));
  canvas.add(treeline(canvas, random.fork('far'), base, 210, mix(palette.leaf.dark, palette.haze, 0.5)));
  canvas.add(
    treeline(canvas, random.fork('near'), base, 130, mix(palette.leaf.dark, palette.haze, 0.25)),
    mist(canvas, palette, base, 120),
  );
  const wide = random.fork('tent').pick([460, 560, 640]);
  canvas.add(lawn(canvas, palette, base - 16, [MIDDLE, base - 120]));
  canvas.add(pool(canvas, MIDDLE, base + 20, 820, 150, palette.glow, 0.8 * palette.lamps));
  const runner: Strip = { x: MIDDLE, far: base - 4, farHalf: 70, near: 905, nearHalf: 240 };
  canvas.add(placed(marquee(canvas, palette, wide), MIDDLE, base), carpet(canvas, palette, runner));
  if (random.fork('gate').chance(0.6))
    canvas.add(flowerGate(canvas, palette, random.fork('gate flowers'), 766, 250, 330));
  canvas.add(
    mastLights(palette, random.fork('masts')),
    avenue(canvas, palette, random.fork('avenue'), runner, random.fork('planting').pick(PLANTINGS)),
  );
}

/** Two masts out of sight and the bulbs that hang between them and the great tent. */
function mastLights(palette: Palette, random: Random): string {
  const strings = [-1, 1].flatMap((side) =>
    [0, 1, 2].map(
      (index) =>
        [
          [MIDDLE + side * 20, 172],
          [MIDDLE + side * 860, 60 + index * 150 + random.range(-10, 10)],
          62 + index * 10,
        ] as const,
    ),
  );
  return stringLights(strings, palette, 4.6, 27);
}

/** An arch of flowers over the path, its feet `half` from the middle. */
function flowerGate(
  canvas: Canvas,
  palette: Palette,
  random: Random,
  base: number,
  half: number,
  height: number,
): string {
  const points = Array.from({ length: 120 }, (_, index) => {
    const angle = Math.PI * (index / 119);
    return [MIDDLE - Math.cos(angle) * half, base - Math.min(1, Math.sin(angle) * 1.06) ** 0.8 * height] as const;
  });
  return garland(canvas, palette, random, points, 19);
}

/** A domed pavilion at the end of a path between flower beds, under trees hung with lanterns. */
export function gardenExterior(canvas: Canvas, palette: Palette, random: Random): void {
  const base = 600;
  canvas.add(sky(canvas, palette, random.fork('sky'), base));
  canvas.add(treeline(canvas, random.fork('far'), base, 230, mix(palette.leaf.dark, palette.haze, 0.55)));
  canvas.add(
    treeline(canvas, random.fork('near'), base, 150, mix(palette.leaf.dark, palette.haze, 0.3)),
    mist(canvas, palette, base, 160),
  );
  canvas.add(lawn(canvas, palette, base - 6, [MIDDLE, base - 80]));
  const pavilion = canvas.part('front', () =>
    baradari(canvas, palette, random.fork('pavilion'), random.fork('dome').chance(0.55)),
  )(MIDDLE, base, 0.92);
  canvas.add(pavilion, pool(canvas, MIDDLE, base + 14, 560, 110, palette.glow, 0.8 * palette.lamps));
  const channel: Strip = { x: MIDDLE, far: 640, farHalf: 56, near: 905, nearHalf: 190 };
  const walk: Strip = { x: MIDDLE, far: 612, farHalf: 150, near: 905, nearHalf: 480 };
  canvas.add(carpet(canvas, { ...palette, carpet: palette.paving.mid }, walk));
  if (random.fork('channel').chance(0.6)) {
    canvas.add(mirrorPool(canvas, palette, random.fork('pool'), channel, pavilion, 618));
  } else {
    const petals = { x: MIDDLE, y: 770, rx: 200, ry: 110, count: 130, size: 13 };
    canvas.add(petalsOnGround(palette, random.fork('petals'), petals));
  }
  const tree = canvas.part('tree', () => broadTree(canvas, palette, random.fork('tree')));
  const other = canvas.part('tree2', () => broadTree(canvas, palette, random.fork('tree2')));
  canvas.add(tree(330, 668, 0.9), other(1270, 668, 0.9));
  canvas.add(beds(canvas, palette, random.fork('beds'), walk));
  canvas.add(other(92, 820, 1.75), tree(1512, 820, 1.75));
  canvas.add(
    canopy(canvas, palette, random.fork('canopy')),
    avenue(canvas, palette, random.fork('avenue'), channel, 'lanterns'),
  );
}

/** Lanterns and bulbs between the trees. */
function canopy(canvas: Canvas, palette: Palette, random: Random): string {
  const lamp = canvas.part(`lantern ${palette.name}`, () => lantern(canvas, palette));
  const strings = [
    [[120, 250], [800, 132], 70],
    [[1480, 250], [800, 132], 70],
    [[60, 120], [1540, 120], 130],
    [[340, 330], [1260, 330], 90],
  ] as const;
  const lamps = [150, 240, 366, 470, 1130, 1236, 1362, 1452].map((x) => {
    const depth = Math.abs(x - MIDDLE) / MIDDLE;
    return (
      stroke(`M${x} ${num(150 + random.range(0, 60))}V400`, palette.metal.dark, 1, { opacity: 0.5 }) +
      lamp(x, 360 + random.range(-30, 70), 0.5 + depth * 0.6)
    );
  });
  return stringLights(strings, palette, 4.4, 26) + lamps.join('');
}

/** Flower beds along both sides of a path, larger towards the viewer. */
function beds(canvas: Canvas, palette: Palette, random: Random, strip: Strip): string {
  const parts: string[] = [];
  for (const depth of [0.04, 0.14, 0.28, 0.48, 0.76]) {
    const y = strip.far + (strip.near - strip.far) * depth;
    const scale = 0.28 + depth * 1.1;
    const width = 210 * scale + 90;
    for (const side of [-1, 1]) {
      const edge = strip.x + side * (halfAt(strip, y) + 26 * scale);
      parts.push(
        flowerBed(canvas, palette, random, {
          x: side < 0 ? edge - width : edge,
          base: y + 10 * scale,
          width,
          height: 74 * scale,
          bloom: 30 * scale + 3,
        }),
      );
    }
  }
  return parts.join('');
}
