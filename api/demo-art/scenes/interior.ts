import { darken, mix } from './colour.js';
import { BACKDROPS, pleats, stageSet, swags } from './backdrop.js';
import { broadTree, treeline } from './foliage.js';
import { flowerBed } from './flowers.js';
import { lawn } from './ground.js';
import { haloFill, lantern, pool, stringLights } from './lights.js';
import type { Palette } from './palette.js';
import { camera } from './perspective.js';
import type { Random } from '../../src/demo/random.js';
import { coffers, drapedCeiling } from './ceilings.js';
import { aisle, chandeliersInRows, furnishing, polishedFloor, tablesInRows } from './room.js';
import { curtainWall, pilasterWall } from './walls.js';
import type { Room } from './room.js';
import { mist, sky } from './sky.js';
import { ellipse, group, path, placed, rect } from './svg.js';
import type { Canvas } from './svg.js';

const MIDDLE = 800;
const EYE = 2.4;

/** A hall seen from its entrance. */
export function createRoom(
  random: Random,
  half: number,
  height: number,
  far: number,
  horizon = 430,
  focal = 800,
): Room {
  return { view: camera([MIDDLE, horizon], focal, EYE), half, height, far, ...furnishing(random) };
}

/** The stage at the end of a hall, small and full of light. */
export function farStage(canvas: Canvas, palette: Palette, random: Random, room: Room): string {
  const [x, y] = room.view.at(0, 0, room.far - 0.6);
  const scale = (room.view.scale(room.far) * 11) / 1000;
  return (
    placed(stageSet(canvas, palette, random, random.pick(BACKDROPS), room.arch), x, y, scale) +
    ellipse(x, y - 60, 300, 150, haloFill(canvas, palette.core, 0.6), { style: 'mix-blend-mode:screen' })
  );
}

/** The lower corners and edges fall into shade, so that the eye goes to the light. */
export function shadeEdges(canvas: Canvas, palette: Palette, strength = 0.55): string {
  const dark = darken(mix(palette.wall.dark, palette.sky[0], 0.5), 0.55);
  return [
    rect(
      0,
      canvas.height - 240,
      canvas.width,
      240,
      canvas.linear([
        [0, dark, 0],
        [1, dark, strength],
      ]),
    ),
    rect(
      0,
      0,
      300,
      canvas.height,
      canvas.across([
        [0, dark, strength * 0.8],
        [1, dark, 0],
      ]),
    ),
    rect(
      canvas.width - 300,
      0,
      300,
      canvas.height,
      canvas.across([
        [0, dark, 0],
        [1, dark, strength * 0.8],
      ]),
    ),
  ].join('');
}

/** A ballroom under coffers. */
export function ballroomInterior(canvas: Canvas, palette: Palette, random: Random): void {
  const room = createRoom(random.fork('hall'), 9, 6.6, 25);
  const [left, top] = room.view.at(-room.half, room.height, room.far);
  const [right, foot] = room.view.at(room.half, 0, room.far);
  canvas.add(coffers(canvas, palette, room, 2.6));
  canvas.add(polishedFloor(canvas, palette, room, 1.5));
  canvas.add(pleats(canvas, palette, { x: left, top, base: foot, width: right - left }, true, 9));
  canvas.add(swags(canvas, palette, { x: left, y: top, width: right - left, drop: 16, count: 7 }));
  canvas.add(pilasterWall(canvas, palette, room, -1, 3.4), pilasterWall(canvas, palette, room, 1, 3.4));
  canvas.add(farStage(canvas, palette, random.fork('stage'), room), aisle(canvas, palette, room, 0.9));
  canvas.add(
    chandeliersInRows(
      canvas,
      palette,
      room,
      [
        [-4.2, 6.2, 19],
        [4.2, 6.2, 19],
        [0, 6.3, 21],
      ],
      1.5,
    ),
  );
  canvas.add(tablesInRows(canvas, palette, room, [21, 17.4, 14, 11, 8.4, 6.1], [-6.4, -3, 3, 6.4]));
  canvas.add(
    chandeliersInRows(
      canvas,
      palette,
      room,
      [
        [-4.4, 6.1, 12],
        [4.4, 6.1, 12],
        [0, 6.2, 14],
        [0, 5.9, 8],
      ],
      1.6,
    ),
  );
  canvas.add(shadeEdges(canvas, palette));
}

/** Inside the great tent: cloth above, curtains at the sides. */
export function marqueeInterior(canvas: Canvas, palette: Palette, random: Random): void {
  const room = createRoom(random.fork('hall'), 9.4, 4.6, 26);
  canvas.add(drapedCeiling(canvas, palette, room, 2.1));
  canvas.add(polishedFloor(canvas, { ...palette, wall: palette.wood }, room, 2.2));
  canvas.add(gableWall(canvas, palette, room));
  canvas.add(curtainWall(canvas, palette, room, -1, 4), curtainWall(canvas, palette, room, 1, 4));
  canvas.add(farStage(canvas, palette, random.fork('stage'), room), aisle(canvas, palette, room, 0.9));
  canvas.add(
    chandeliersInRows(
      canvas,
      palette,
      room,
      [
        [0, 5.6, 22],
        [0, 5.6, 17],
      ],
      1.5,
    ),
  );
  canvas.add(tablesInRows(canvas, palette, room, [22, 18, 14.4, 11.2, 8.4, 6.1], [-6.6, -3, 3, 6.6]));
  canvas.add(
    chandeliersInRows(
      canvas,
      palette,
      room,
      [
        [0, 5.5, 12.4],
        [0, 5.4, 8.4],
        [-5, 4.4, 10],
        [5, 4.4, 10],
      ],
      1.5,
    ),
  );
  canvas.add(shadeEdges(canvas, palette));
}

/** The far end of a tent, up to its ridge. */
function gableWall(canvas: Canvas, palette: Palette, room: Room): string {
  const { view, half, height, far } = room;
  const [left, top] = view.at(-half, height + 1.9, far);
  const [right, foot] = view.at(half, 0, far);
  const gable = view.shape([
    [-half, 0, far],
    [-half, height, far],
    [-half / 2, height + 0.45, far],
    [0, height + 1.9, far],
    [half / 2, height + 0.45, far],
    [half, height, far],
    [half, 0, far],
  ]);
  return group(pleats(canvas, palette, { x: left, top, base: foot, width: right - left }, false, 8), {
    'clip-path': canvas.clip(path(gable, '#000')),
  });
}

/** Dinner on the lawn under strings of bulbs. */
export function gardenInterior(canvas: Canvas, palette: Palette, random: Random): void {
  const room = createRoom(random.fork('hall'), 10, 5, 26, 470);
  const horizon = 534;
  canvas.add(sky(canvas, palette, random.fork('sky'), horizon));
  canvas.add(treeline(canvas, random.fork('far'), horizon, 250, mix(palette.leaf.dark, palette.haze, 0.5)));
  canvas.add(
    treeline(canvas, random.fork('near'), horizon, 170, mix(palette.leaf.dark, palette.haze, 0.22)),
    mist(canvas, palette, horizon, 150),
  );
  canvas.add(lawn(canvas, palette, horizon - 4, [MIDDLE, horizon - 60]));
  canvas.add(pool(canvas, MIDDLE, 660, 860, 230, palette.glow, 0.85 * palette.lamps));
  canvas.add(farStage(canvas, palette, random.fork('stage'), room), aisle(canvas, palette, room, 0.8));
  const tree = canvas.part('tree', () => broadTree(canvas, palette, random.fork('tree')));
  canvas.add(tree(268, 600, 0.82), tree(1340, 600, 0.8), tree(40, 690, 1.3), tree(1570, 690, 1.32));
  canvas.add(tablesInRows(canvas, palette, room, [20, 16, 12.6, 9.6, 7.4, 5.7], [-6.2, -2.8, 2.8, 6.2]));
  canvas.add(overhead(canvas, palette, random.fork('overhead'), room));
  canvas.add(flowerBed(canvas, palette, random.fork('l'), { x: -50, base: 920, width: 280, height: 84, bloom: 34 }));
  canvas.add(
    flowerBed(canvas, palette, random.fork('r'), { x: 1370, base: 920, width: 280, height: 84, bloom: 34 }),
    shadeEdges(canvas, palette, 0.5),
  );
}

/** A roof of bulbs in perspective, with lanterns between. */
export function overhead(
  canvas: Canvas,
  palette: Palette,
  random: Random,
  room: Room,
  distances: readonly number[] = [24, 19, 15, 11.5, 8.5, 6],
): string {
  const parts: string[] = [];
  const lamp = canvas.part(`lantern ${palette.name}`, () => lantern(canvas, palette));
  for (const z of distances) {
    const size = Math.max(2.4, room.view.scale(z) * 0.045);
    const drop = room.view.scale(z) * 0.7;
    const left = room.view.at(-room.half * 1.2, 6.4, z);
    const middle = room.view.at(0, 6.9, z);
    const right = room.view.at(room.half * 1.2, 6.4, z);
    parts.push(
      stringLights(
        [
          [left, middle, drop],
          [middle, right, drop],
        ],
        palette,
        size,
        size * 5.4,
      ),
    );
    for (const x of [-5.5, -2.8, 2.8, 5.5]) {
      const [px, py] = room.view.at(x + random.range(-0.5, 0.5), 5.6 + random.range(-0.4, 0.3), z);
      if (z > 7) parts.push(lamp(px, py, room.view.scale(z) / 95));
    }
  }
  return parts.join('');
}
