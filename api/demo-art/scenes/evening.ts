import { archLine } from './arches.js';
import { mix } from './colour.js';
import { haveli } from './facades.js';
import { broadTree, treeline } from './foliage.js';
import { flowerBed, floralStrings, garland, petalsOnGround } from './flowers.js';
import { carpet, lawn, paving } from './ground.js';
import { overhead, shadeEdges } from './interior.js';
import { bulbs, diya, floorLantern, pool } from './lights.js';
import type { Palette } from './palette.js';
import { camera } from './perspective.js';
import type { Random } from '../../src/demo/random.js';
import { drapedCeiling } from './ceilings.js';
import { aisle, chandeliersInRows, furnishing, polishedFloor } from './room.js';
import { curtainWall } from './walls.js';
import type { Room } from './room.js';
import { mist, sky } from './sky.js';
import { ellipse, group, num, path, placed, rect, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';

const MIDDLE = 800;

/** The walk into a tent: drapes on both sides, lanterns on the floor, flowers over the way. */
export function marqueeEvening(canvas: Canvas, palette: Palette, random: Random): void {
  const room: Room = {
    view: camera([MIDDLE, 470], 760, 1.7),
    half: 3.7,
    height: 3.5,
    far: 24,
    ...furnishing(random.fork('hall')),
  };
  const [, foot] = room.view.at(0, 0, room.far);
  canvas.add(
    drapedCeiling(canvas, palette, room, 1.5),
    polishedFloor(canvas, { ...palette, wall: palette.wood }, room, 1.6),
  );
  canvas.add(
    ellipse(MIDDLE, foot - 50, 150, 120, palette.core),
    curtainWall(canvas, palette, room, -1, 2.6),
    curtainWall(canvas, palette, room, 1, 2.6),
  );
  canvas.add(aisle(canvas, palette, room, 1.1), pool(canvas, MIDDLE, 470, 520, 360, palette.glow, 0.8));
  canvas.add(walkArches(canvas, palette, random.fork('arches'), room, [19, 13, 8.6]));
  canvas.add(
    chandeliersInRows(
      canvas,
      palette,
      room,
      [
        [0, 4.6, 16],
        [0, 4.6, 10.6],
        [0, 4.5, 6.6],
      ],
      1.05,
    ),
  );
  canvas.add(lampsAlong(canvas, palette, room, 1.7, [20, 15, 11.5, 8.8, 6.8, 5.2]), shadeEdges(canvas, palette, 0.6));
}

/** Arches of flowers or hoops of bulbs across a walk, far ones first. */
function walkArches(
  canvas: Canvas,
  palette: Palette,
  random: Random,
  room: Room,
  distances: readonly number[],
): string {
  if (random.fork('hoops').chance(0.4)) return hoops(palette, room);
  return distances
    .map((z) => {
      const s = room.view.scale(z);
      const [x, y] = room.view.at(0, 0, z);
      const count = Math.round(46 + s * 0.5);
      const points = Array.from({ length: count }, (_, index): Point => {
        const angle = Math.PI * (index / (count - 1));
        return [x - Math.cos(angle) * s * 2.5, y - Math.min(1, Math.sin(angle) * 1.05) ** 0.7 * s * 3.1];
      });
      return garland(canvas, palette, random, points, Math.max(7, s * 0.17));
    })
    .join('');
}

function hoops(palette: Palette, room: Room): string {
  return [22, 18.4, 15.4, 12.8, 10.6, 8.8, 7.3, 6]
    .map((z) => {
      const s = room.view.scale(z);
      const [x, y] = room.view.at(0, 0, z);
      const d = archLine('pointed', x, y, s * 5.2, s * 3.3);
      const size = Math.max(2.2, s * 0.05);
      return stroke(d, palette.metal.dark, size * 0.7, { opacity: 0.8 }) + bulbs(d, palette, size, size * 3, false);
    })
    .join('');
}

function lampsAlong(
  canvas: Canvas,
  palette: Palette,
  room: Room,
  offset: number,
  distances: readonly number[],
): string {
  const lamp = canvas.part('floor lantern', () => floorLantern(canvas, palette));
  return distances
    .flatMap((z) =>
      [-1, 1].map((side) => {
        const [x, y] = room.view.at(side * offset, 0, z);
        return lamp(x, y, room.view.scale(z) / 135);
      }),
    )
    .join('');
}

/** A path under arches of flowers between trees wound with light. */
export function gardenEvening(canvas: Canvas, palette: Palette, random: Random): void {
  const base = 560;
  const room: Room = {
    view: camera([MIDDLE, 500], 760, 1.8),
    half: 5,
    height: 4,
    far: 24,
    ...furnishing(random.fork('hall')),
  };
  canvas.add(sky(canvas, palette, random.fork('sky'), base));
  canvas.add(treeline(canvas, random.fork('far'), base, 280, mix(palette.leaf.dark, palette.haze, 0.4)));
  canvas.add(
    treeline(canvas, random.fork('near'), base, 190, mix(palette.leaf.dark, palette.haze, 0.18)),
    mist(canvas, palette, base, 180),
  );
  canvas.add(lawn(canvas, palette, base - 6, [MIDDLE, base - 60]));
  canvas.add(
    carpet(
      canvas,
      { ...palette, carpet: palette.paving.mid },
      { x: MIDDLE, far: base, farHalf: 40, near: 905, nearHalf: 380 },
    ),
  );
  canvas.add(pool(canvas, MIDDLE, 620, 620, 230, palette.glow, 0.9));
  canvas.add(litTrees(canvas, palette, random));
  canvas.add(
    overhead(canvas, palette, random.fork('overhead'), { ...room, half: 8 }, [21, 15, 11, 8]),
    walkArches(canvas, palette, random.fork('arches'), room, [17, 11.4, 7.4]),
  );
  const beds = random.fork('beds');
  for (const [y, scale] of [
    [590, 0.34],
    [622, 0.5],
    [676, 0.76],
    [770, 1.16],
  ] as const) {
    const half = 58 + ((y - base) / 345) * 400;
    for (const side of [-1, 1])
      canvas.add(
        flowerBed(canvas, palette, beds, {
          x: MIDDLE + side * half - (side < 0 ? 240 * scale : 0),
          base: y,
          width: 240 * scale,
          height: 66 * scale,
          bloom: 32 * scale + 3,
        }),
      );
  }
  canvas.add(lampsAlong(canvas, palette, room, 1.9, [17, 13, 9.6, 7, 5.2]));
  canvas.add(
    petalsOnGround(palette, random.fork('petals'), { x: MIDDLE, y: 790, rx: 250, ry: 90, count: 90, size: 13 }),
    shadeEdges(canvas, palette, 0.6),
  );
}

/** Trees along the path, their trunks wound with light. */
function litTrees(canvas: Canvas, palette: Palette, random: Random): string {
  const tree = canvas.part('tree', () => broadTree(canvas, palette, random.fork('tree')) + trunkLights(palette));
  const other = canvas.part('tree2', () => broadTree(canvas, palette, random.fork('tree2')) + trunkLights(palette));
  return [
    tree(470, 606, 0.6),
    other(1130, 606, 0.6),
    other(290, 660, 0.95),
    tree(1310, 660, 0.95),
    tree(60, 760, 1.5),
    other(1540, 760, 1.5),
  ].join('');
}

/** Bulbs wound round the trunk and the first boughs of a tree. */
function trunkLights(palette: Palette): string {
  let d = '';
  for (let y = -8; y > -150; y -= 11) d += `M${num(-15 + Math.abs(y) * 0.02)} ${y}Q0 ${y + 7} 16 ${y - 4}`;
  d += 'M-12 -160Q-30 -176 -62 -204M14 -160Q36 -182 68 -220M-8 -168Q-24 -190 -46 -204';
  return (
    stroke(d, palette.glow, 7, { 'stroke-linecap': 'round', 'stroke-dasharray': '0 9', opacity: 0.35 }) +
    stroke(d, palette.core, 3, { 'stroke-linecap': 'round', 'stroke-dasharray': '0 9' })
  );
}

/** The gate of a haveli by night, lamps on its steps, petals laid out on the court. */
export function courtyardEvening(canvas: Canvas, palette: Palette, random: Random): void {
  const base = 690;
  canvas.add(sky(canvas, palette, random.fork('sky'), base));
  canvas.add(placed(haveli(canvas, palette, random.fork('front'), true).drawing, MIDDLE, base, 1.42));
  canvas.add(
    paving(canvas, palette, base, [MIDDLE, base - 70]),
    pool(canvas, MIDDLE, base + 30, 780, 150, palette.glow, 0.9),
  );
  canvas.add(steps(canvas, palette, base), rangoli(palette, random.fork('rangoli')));
  const lamp = canvas.part('diya', () => diya(canvas, palette));
  for (let ring = 0; ring < 30; ring += 1) {
    const angle = (ring / 30) * Math.PI * 2;
    canvas.add(lamp(MIDDLE + Math.cos(angle) * 300, 822 + Math.sin(angle) * 56, 0.9 + Math.sin(angle) * 0.3));
  }
  for (const side of [-1, 1]) {
    for (let index = 0; index < 8; index += 1)
      canvas.add(lamp(MIDDLE + side * (330 + index * 62), 752 + index * 17, 0.9 + index * 0.1));
  }
  canvas.add(
    floralStrings(canvas, palette, random.fork('strings'), {
      x: MIDDLE - 96,
      y: 300,
      width: 192,
      length: 90,
      gap: 24,
      size: 8,
    }),
    shadeEdges(canvas, palette, 0.6),
  );
}

function steps(canvas: Canvas, palette: Palette, base: number): string {
  const { stone } = palette;
  return [0, 1, 2]
    .map((index) => {
      const half = 190 + index * 36;
      const y = base + index * 19;
      const face = canvas.linear([
        [0, mix(stone.light, palette.glow, 0.4)],
        [1, stone.dark],
      ]);
      return (
        rect(MIDDLE - half, y, half * 2, 7, mix(stone.light, palette.core, 0.35)) +
        rect(MIDDLE - half, y + 7, half * 2, 13, face)
      );
    })
    .join('');
}

/** A rosette of petals on the ground, flattened by the view. */
function rangoli(palette: Palette, random: Random): string {
  const parts: string[] = [];
  const count = random.pick([8, 10, 12]);
  const bands: readonly (readonly [number, number, string])[] = [
    [240, 0.46, palette.petals[0]],
    [188, 0.44, palette.petals[2]],
    [136, 0.5, palette.petals[1]],
    [82, 0.5, palette.petals[3]],
  ];
  for (const [r, width, colour] of bands) {
    let d = '';
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * Math.PI * 2 + (r === 188 ? Math.PI / count : 0);
      const p = (reach: number, turn: number): string =>
        `${num(Math.cos(angle + turn) * reach)} ${num(Math.sin(angle + turn) * reach)}`;
      d += `M0 0Q${p(r * 0.7, -width * (8 / count))} ${p(r, 0)}Q${p(r * 0.7, width * (8 / count))} 0 0Z`;
    }
    parts.push(path(d, colour, { opacity: 0.82 }), stroke(d, palette.metal.dark, 2, { opacity: 0.4 }));
  }
  parts.push(
    ellipse(0, 0, 262, 262, 'none', {
      stroke: palette.petals[0],
      'stroke-width': 9,
      'stroke-dasharray': '0 15',
      'stroke-linecap': 'round',
    }),
    ellipse(0, 0, 26, 26, palette.petals[2]),
  );
  return group(parts, { transform: `translate(${MIDDLE} 822) scale(1 .19)` });
}
