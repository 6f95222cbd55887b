import { archProfile, opening } from './arches.js';
import { darken, lighten, mix } from './colour.js';
import { broadTree } from './foliage.js';
import { haveli } from './facades.js';
import { flowerBed } from './flowers.js';
import { haloFill, lantern, pool, stringLights } from './lights.js';
import { litDepth } from './masonry.js';
import type { Palette } from './palette.js';
import type { Place } from './perspective.js';
import type { Random } from '../../src/demo/random.js';
import { farStage, overhead, createRoom, shadeEdges } from './interior.js';
import { aisle, polishedFloor, tablesInRows } from './room.js';
import type { Room } from './room.js';
import { deck, parapet } from './rooftop.js';
import { mist, sky, skyline } from './sky.js';
import { ellipse, group, num, path, placed, stroke } from './svg.js';
import type { Canvas } from './svg.js';

const MIDDLE = 800;

/** Points of an arch on a side wall between two distances, standing on `foot`. */
function bayArch(room: Room, side: number, from: number, to: number, foot: number, tip: number): Place[] {
  const middle = (from + to) / 2;
  const radius = (to - from) / 2;
  const rise = Math.min((tip - foot) * 0.6, radius * 1.14);
  const x = side * room.half;
  const head = archProfile(room.arch).map(([u, v]): Place => [x, tip - rise + v * rise, middle + u * radius]);
  return [[x, foot, from], ...head, [x, foot, to]];
}

/** A galleried side of a court: an arcade below, a gallery above, lamps on the piers. */
function galleryWall(canvas: Canvas, palette: Palette, room: Room, side: number, bay: number): string {
  const { view, half, height, far } = room;
  const x = side * half;
  const { stone } = palette;
  const band = (low: number, high: number, colour: string): string =>
    path(
      view.shape([
        [x, low, far],
        [x, high, far],
        [x, high, 3],
        [x, low, 3],
      ]),
      colour,
    );
  const parts = [
    band(
      0,
      height,
      canvas.linear([
        [0, stone.mid],
        [0.5, mix(stone.mid, stone.light, 0.3)],
        [1, mix(stone.mid, palette.glow, 0.35 * palette.lamps)],
      ]),
    ),
  ];
  for (let z = far - bay; z > 2.6; z -= bay) parts.push(galleryBay(canvas, palette, room, side, z, bay));
  parts.push(band(height * 0.5, height * 0.53, stone.light), band(height * 0.47, height * 0.5, stone.dark));
  parts.push(
    band(height - 0.2, height, stone.light),
    band(height - 0.36, height - 0.2, mix(stone.mid, stone.dark, 0.5)),
  );
  return group(parts);
}

function galleryBay(canvas: Canvas, palette: Palette, room: Room, side: number, z: number, bay: number): string {
  const { view, half, height } = room;
  const x = side * half;
  const { stone } = palette;
  const near = Math.max(2.6, z);
  const lower = view.shape(bayArch(room, side, near + bay * 0.14, z + bay * 0.86, 0, height * 0.44));
  const upper = view.shape(bayArch(room, side, near + bay * 0.24, z + bay * 0.76, height * 0.54, height * 0.9));
  const rail = view.shape([
    [x, height * 0.54, near + bay * 0.16],
    [x, height * 0.63, near + bay * 0.16],
    [x, height * 0.63, z + bay * 0.84],
    [x, height * 0.54, z + bay * 0.84],
  ]);
  const s = view.scale(near);
  const frame = { stroke: stone.light, 'stroke-width': Math.max(1.6, s * 0.05) };
  const [lx, ly] = view.at(x, height * 0.3, near);
  const [hx, hy] = view.at(x, height * 0.42, z + bay * 0.5);
  const lamp = canvas.part(`lantern ${palette.name}`, () => lantern(canvas, palette));
  return [
    path(lower, litDepth(canvas, palette), frame),
    path(upper, litDepth(canvas, palette), frame),
    path(rail, mix(stone.light, stone.mid, 0.4), { stroke: stone.dark }),
    lamp(hx, hy, view.scale(z + bay * 0.5) / 105),
    ellipse(lx, ly + s * 0.8, s * 0.5, s * 1.9, haloFill(canvas, palette.core, 0.7 * palette.lamps)),
  ].join('');
}

/** Inside the court: galleries left and right, the gate ahead, bulbs across the open sky. */
export function courtyardInterior(canvas: Canvas, palette: Palette, random: Random): void {
  const room = createRoom(random.fork('hall'), 9.6, 7.6, 26, 470);
  const [, foot] = room.view.at(0, 0, room.far);
  canvas.add(sky(canvas, palette, random.fork('sky'), foot));
  const front = haveli(canvas, palette, random.fork('front'), false);
  canvas.add(placed(front.drawing, MIDDLE, foot, room.view.scale(room.far) / 45));
  canvas.add(polishedFloor(canvas, { ...palette, sheer: palette.stone, wall: palette.paving }, room, 1.3));
  canvas.add(galleryWall(canvas, palette, room, -1, 3.6), galleryWall(canvas, palette, room, 1, 3.6));
  canvas.add(pool(canvas, MIDDLE, 640, 800, 200, palette.glow, 0.7 * palette.lamps));
  canvas.add(farStage(canvas, palette, random.fork('stage'), room), aisle(canvas, palette, room, 0.8));
  canvas.add(tablesInRows(canvas, palette, room, [20, 16, 12.6, 9.6, 7.4, 5.7], [-6.2, -2.8, 2.8, 6.2]));
  canvas.add(overhead(canvas, palette, random.fork('overhead'), room), shadeEdges(canvas, palette, 0.5));
}

/** A pavilion on the roof: tall arches open on the town, a cloth ceiling with lamps. */
export function rooftopInterior(canvas: Canvas, palette: Palette, random: Random): void {
  const room = createRoom(random.fork('hall'), 9.6, 5, 17, 460);
  const [, foot] = room.view.at(0, 0, room.far);
  canvas.add(sky(canvas, palette, random.fork('sky'), foot - 30));
  canvas.add(skyline(canvas, palette, random.fork('town'), foot - 26, 190), mist(canvas, palette, foot - 20, 120));
  canvas.add(
    deck(canvas, palette, room.view, room.far, random.fork('floor').chance(0.6)),
    parapet(canvas, palette, room.view, room.far),
  );
  canvas.add(pool(canvas, MIDDLE, 660, 860, 200, palette.glow, 0.8 * palette.lamps));
  const tree = canvas.part('tree', () => broadTree(canvas, palette, random.fork('tree')));
  canvas.add(tree(130, 640, 0.72), tree(1470, 640, 0.74));
  canvas.add(tablesInRows(canvas, palette, room, [15, 12, 9.4, 7.2, 5.6], [-6.2, -2.7, 2.7, 6.2]));
  canvas.add(archScreen(canvas, palette, room), sailCeiling(canvas, palette, room));
  canvas.add(flowerBed(canvas, palette, random.fork('l'), { x: -50, base: 920, width: 300, height: 84, bloom: 34 }));
  canvas.add(
    flowerBed(canvas, palette, random.fork('r'), { x: 1350, base: 920, width: 300, height: 84, bloom: 34 }),
    shadeEdges(canvas, palette, 0.5),
  );
}

/** A screen of three great arches at the camera, in shade, their edges catching the light of the tables. */
function archScreen(canvas: Canvas, palette: Palette, room: Room): string {
  const { stone } = palette;
  const kind = room.arch;
  const openings = [
    [MIDDLE, 860, 850],
    [MIDDLE - 700, 420, 700],
    [MIDDLE + 700, 420, 700],
  ] as const;
  const holes = openings.map(([x, width, height]) => opening(kind, x, 930, width, height)).join('');
  const face = canvas.linear([
    [0, darken(stone.dark, 0.45)],
    [1, mix(darken(stone.dark, 0.2), palette.glow, 0.3 * palette.lamps)],
  ]);
  const parts = [path(`M-10 -10H1610V910H-10Z${holes}`, face, { 'fill-rule': 'evenodd' })];
  for (const [x, width, height] of openings) {
    parts.push(
      stroke(opening(kind, x, 930, width, height), mix(stone.light, palette.glow, 0.6 * palette.lamps), 5),
      stroke(opening(kind, x, 930, width * 1.05, height * 1.022), palette.metal.mid, 2, { opacity: 0.8 }),
    );
  }
  for (const x of [MIDDLE - 460, MIDDLE + 460]) {
    parts.push(ellipse(x, 500, 90, 330, haloFill(canvas, palette.glow, 0.5 * palette.lamps)));
    parts.push(canvas.part(`lantern ${palette.name}`, () => lantern(canvas, palette))(x, 170, 1.25));
  }
  return group(parts);
}

/** Strings of bulbs that fan out from the crown of the middle arch. */
function sailCeiling(canvas: Canvas, palette: Palette, room: Room): string {
  const clip = canvas.clip(path(opening(room.arch, MIDDLE, 930, 860, 850), '#000'));
  const strings = [0, 1, 2, 3, 4].map(
    (index) => [[330, 250 + index * 52], [1270, 250 + index * 52], 90 - index * 9] as const,
  );
  const glow = ellipse(MIDDLE, 330, 420, 190, haloFill(canvas, lighten(palette.glow, 0.2), 0.25 * palette.lamps));
  return group(
    [
      glow,
      ...strings.map(([from, to, sag], index) =>
        stringLights([[from, to, sag]], palette, Number(num(5 - index * 0.6)), 30 - index * 3),
      ),
    ],
    { 'clip-path': clip },
  );
}
