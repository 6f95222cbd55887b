import { darken, mix } from './colour.js';
import { broadTree, cypress, framingBoughs, treeline } from './foliage.js';
import { flowerBed } from './flowers.js';
import { carpet, halfAt, lawn, mirrorPool } from './ground.js';
import type { Strip } from './ground.js';
import { diya, floorLantern, lantern, pool, stringLights } from './lights.js';
import { createPalette } from './palette.js';
import type { Palette } from './palette.js';
import { baradari } from './pavilion.js';
import { Random } from '../../src/demo/random.js';
import { mist, mosque, sky } from './sky.js';
import { num, rect, stroke } from './svg.js';
import { Canvas } from './svg.js';
import type { Point } from './svg.js';

const HERO_SEED = 1947;

/** The brand's own dusk: indigo, dusk rose and marigold over emerald gardens. */
function heroPalette(): Palette {
  const emerald = createPalette('emerald-dusk');
  return {
    ...emerald,
    sky: ['#101f3c', '#2c3f69', '#8b6489', '#e6987b', '#fbd693'],
    haze: '#f0b286',
    stone: createPalette('ivory-dusk').stone,
    petals: ['#fbf1e2', '#f0b24a', '#e58a6f', '#d9748a'],
  };
}

/** Where the parts of the hero stand in its two shapes, in picture units. */
interface Layout {
  readonly canvas: Canvas;
  readonly horizon: number;
  /** Size of the pavilion. */
  readonly size: number;
  readonly water: Strip;
  readonly boughs: number;
}

function createLayout(portrait: boolean): Layout {
  if (portrait) {
    const water: Strip = { x: 450, far: 1312, farHalf: 66, near: 1960, nearHalf: 330 };
    return { canvas: new Canvas(900, 1948), horizon: 1262, size: 0.96, water, boughs: 330 };
  }
  const water: Strip = { x: 800, far: 678, farHalf: 74, near: 905, nearHalf: 300 };
  return { canvas: new Canvas(1600, 900), horizon: 640, size: 0.98, water, boughs: 470 };
}

/**
 * The landing page's picture: a lit pavilion at the end of a pool at dusk, calm sky above for words. The drawing is
 * composed anew for upright screens (390 by 844 and the like) instead of cutting the wide one.
 * @param width pixels @param height pixels
 */
export function heroSvg({ width, height }: { readonly width: number; readonly height: number }): string {
  const palette = heroPalette();
  const random = new Random(HERO_SEED);
  const layout = createLayout(height > width);
  paintDistance(layout, palette, random);
  paintGarden(layout, palette, random);
  paintForeground(layout, palette, random);
  return layout.canvas.toSvg(width, height);
}

function paintDistance({ canvas, horizon, water }: Layout, palette: Palette, random: Random): void {
  const reach = canvas.width;
  canvas.add(sky(canvas, palette, random.fork('sky'), horizon));
  canvas.add(mosque(canvas, water.x - reach * 0.33, horizon, 120, mix(palette.sky[2], palette.haze, 0.5)));
  canvas.add(treeline(canvas, random.fork('far'), horizon, 170, mix(palette.leaf.dark, palette.haze, 0.6)));
  canvas.add(treeline(canvas, random.fork('near'), horizon, 112, mix(palette.leaf.dark, palette.haze, 0.32)));
  canvas.add(mist(canvas, palette, horizon, 150));
}

function paintGarden(layout: Layout, palette: Palette, random: Random): void {
  const { canvas, horizon, size, water } = layout;
  canvas.add(lawn(canvas, palette, horizon - 6, [water.x, horizon - 70]));
  const front = canvas.part('front', () => baradari(canvas, palette, new Random(3)));
  const building = front(water.x, horizon, size);
  canvas.add(building, pool(canvas, water.x, horizon + 14, canvas.width * 0.5, 120, palette.glow, 0.8));
  const walk: Strip = { ...water, far: horizon + 10, farHalf: water.farHalf * 2, nearHalf: water.nearHalf * 1.62 };
  canvas.add(carpet(canvas, { ...palette, carpet: palette.paving.mid }, walk));
  canvas.add(mirrorPool(canvas, palette, random.fork('pool'), water, building, horizon + 18));
  const { width, height } = canvas;
  const tree = canvas.part('tree', () => broadTree(canvas, palette, random.fork('tree')));
  const other = canvas.part('tree2', () => broadTree(canvas, palette, random.fork('tree2')));
  const spread = width > height ? 0.43 : 0.47;
  const grow = width > height ? 1.5 : 1.15;
  canvas.add(tree(water.x - width * spread, horizon + 110, grow), other(water.x + width * spread, horizon + 110, grow));
  canvas.add(avenue(layout, palette, random.fork('avenue'), walk));
}

function avenue({ canvas, water }: Layout, palette: Palette, random: Random, walk: Strip): string {
  const tree = cypress(canvas, palette);
  const lamp = canvas.part('floor lantern', () => floorLantern(canvas, palette));
  const flame = canvas.part('diya', () => diya(canvas, palette));
  const parts: string[] = [];
  for (const depth of [0.03, 0.12, 0.26, 0.46, 0.74]) {
    const y = walk.far + (walk.near - walk.far) * depth;
    const scale = 0.28 + depth * 1.2;
    for (const side of [-1, 1]) {
      const edge = water.x + side * halfAt(walk, y);
      const width = 190 * scale + 70;
      if (depth < 0.4)
        parts.push(
          tree(
            `translate(${num(edge + side * (150 + 320 * depth))} ${num(y)}) scale(${num(side * (0.4 + depth))} ${num(0.4 + depth)})`,
          ),
        );
      parts.push(
        flowerBed(canvas, palette, random, {
          x: side < 0 ? edge - width - 20 * scale : edge + 20 * scale,
          base: y + 12 * scale,
          width,
          height: 70 * scale,
          bloom: 26 * scale + 3,
        }),
      );
      parts.push(lamp(water.x + side * (halfAt(water, y) + 24 * scale + 8), y, scale * 0.82));
    }
  }
  for (let index = 0; index < 15; index += 1) {
    const t = random.range(0.08, 0.9);
    const y = water.far + (water.near - water.far) * t;
    parts.push(flame(water.x + random.range(-0.8, 0.8) * halfAt(water, y), y, 0.35 + t * 0.9));
  }
  return parts.join('');
}

function paintForeground({ canvas, horizon, size, water, boughs }: Layout, palette: Palette, random: Random): void {
  const { width, height } = canvas;
  const left: Point = [-20, horizon - height * 0.34];
  const right: Point = [width + 20, horizon - height * 0.34];
  const tip: Point = [water.x, horizon - 520 * size];
  canvas.add(
    stringLights(
      [
        [left, tip, 60],
        [tip, right, 60],
        [[-20, left[1] + 90], [width + 20, right[1] + 90], 96],
      ],
      palette,
      4.6,
      27,
    ),
  );
  const lamp = canvas.part('hanging lantern', () => lantern(canvas, palette));
  for (const share of [-0.42, -0.34, -0.27, 0.28, 0.35, 0.43]) {
    const x = water.x + share * width;
    const y = horizon - 150 + random.range(-60, 40);
    canvas.add(
      stroke(`M${num(x)} ${num(y)}v-170`, palette.metal.dark, 1, { opacity: 0.5 }),
      lamp(x, y, 0.6 + Math.abs(share) * 0.9),
    );
  }
  canvas.add(framingBoughs(canvas, palette, random.fork('boughs'), boughs));
  const dark = darken(palette.sky[0], 0.5);
  canvas.add(
    rect(
      0,
      height * 0.78,
      width,
      height * 0.22,
      canvas.linear([
        [0, dark, 0],
        [1, dark, 0.72],
      ]),
    ),
  );
  canvas.add(
    rect(
      0,
      0,
      width,
      height * 0.5,
      canvas.linear([
        [0, dark, 0.3],
        [1, dark, 0],
      ]),
    ),
  );
}
