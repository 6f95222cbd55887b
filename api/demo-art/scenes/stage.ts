import { BACKDROPS, pleats, stageBeams, stageSet, swags } from './backdrop.js';
import { darken, mix } from './colour.js';
import { haveli } from './facades.js';
import { broadTree, treeline } from './foliage.js';
import { lawn } from './ground.js';
import { overhead, createRoom, shadeEdges } from './interior.js';
import { floorLantern, haloFill, pool } from './lights.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { coffers, drapedCeiling } from './ceilings.js';
import { aisle, chandeliersInRows, polishedFloor } from './room.js';
import { curtainWall, pilasterWall } from './walls.js';
import type { Room } from './room.js';
import { deck, parapet } from './rooftop.js';
import type { HallKind } from '../../src/demo/looks.js';
import { mist, sky, skyline } from './sky.js';
import { ellipse, placed } from './svg.js';
import type { Canvas } from './svg.js';

const MIDDLE = 800;

type Setting = (canvas: Canvas, palette: Palette, random: Random, room: Room) => void;

/** What surrounds the stage, hall by hall. Every setting ends with a floor. */
const SETTINGS: Readonly<Record<HallKind, Setting>> = {
  ballroom: (canvas, palette, _random, room) => {
    const [left, top] = room.view.at(-room.half, room.height, room.far);
    const [right, base] = room.view.at(room.half, 0, room.far);
    canvas.add(coffers(canvas, palette, room, 2.2), polishedFloor(canvas, palette, room, 1.4));
    canvas.add(pleats(canvas, palette, { x: left, top, base, width: right - left }, true, 20));
    canvas.add(swags(canvas, palette, { x: left, y: top, width: right - left, drop: 32, count: 9 }));
    canvas.add(pilasterWall(canvas, palette, room, -1, 2.6), pilasterWall(canvas, palette, room, 1, 2.6));
  },
  marquee: (canvas, palette, _random, room) => {
    const [left, top] = room.view.at(-room.half, room.height, room.far);
    const [right, base] = room.view.at(room.half, 0, room.far);
    canvas.add(
      drapedCeiling(canvas, palette, room, 1.5),
      polishedFloor(canvas, { ...palette, wall: palette.wood }, room, 2),
    );
    canvas.add(pleats(canvas, palette, { x: left, top: top - 120, base, width: right - left }, false, 18));
    canvas.add(
      curtainWall(canvas, palette, room, -1, 3),
      curtainWall(canvas, palette, room, 1, 3),
      drapedCeiling(canvas, palette, { ...room, far: 9.6 }, 1.9, false),
    );
  },
  garden: (canvas, palette, random, room) => {
    const [, base] = room.view.at(0, 0, room.far);
    canvas.add(sky(canvas, palette, random.fork('sky'), base));
    canvas.add(treeline(canvas, random.fork('far'), base, 330, mix(palette.leaf.dark, palette.haze, 0.5)));
    canvas.add(
      treeline(canvas, random.fork('near'), base, 220, mix(palette.leaf.dark, palette.haze, 0.24)),
      mist(canvas, palette, base, 170),
    );
    canvas.add(lawn(canvas, palette, base - 4, [MIDDLE, base - 80]));
    const tree = canvas.part('tree', () => broadTree(canvas, palette, random.fork('tree')));
    canvas.add(tree(190, base + 40, 1.25), tree(1410, base + 40, 1.25));
  },
  courtyard: (canvas, palette, random, room) => {
    const [, base] = room.view.at(0, 0, room.far);
    canvas.add(sky(canvas, palette, random.fork('sky'), base));
    canvas.add(
      placed(haveli(canvas, palette, random.fork('front'), palette.light !== 'day').drawing, MIDDLE, base, 1.16),
    );
    canvas.add(polishedFloor(canvas, { ...palette, sheer: palette.stone, wall: palette.paving }, room, 1.3));
  },
  rooftop: (canvas, palette, random, room) => {
    const [, base] = room.view.at(0, 0, room.far);
    canvas.add(sky(canvas, palette, random.fork('sky'), base - 40));
    canvas.add(skyline(canvas, palette, random.fork('town'), base - 36, 260), mist(canvas, palette, base - 30, 150));
    canvas.add(deck(canvas, palette, room.view, room.far, true), parapet(canvas, palette, room.view, room.far));
  },
};

/** The stage of a hall, seen from the first row. */
export function stageView(canvas: Canvas, palette: Palette, random: Random, kind: HallKind): void {
  const inside = kind === 'ballroom' || kind === 'marquee';
  const room: Room = createRoom(random.fork('hall'), 8.4, inside ? 6 : 7, 11.6, 480, 800);
  SETTINGS[kind](canvas, palette, random, room);
  canvas.add(pool(canvas, MIDDLE, 720, 900, 190, palette.glow, 0.75 * palette.lamps));
  canvas.add(aisle(canvas, palette, { ...room, far: 7.4 }, 0.9));
  canvas.add(ellipse(MIDDLE, 450, 760, 420, haloFill(canvas, palette.glow, 0.4), { style: 'mix-blend-mode:screen' }));
  if (!inside) canvas.add(overhead(canvas, palette, random.fork('overhead'), room, [13, 10.6, 8.4, 6.6]));
  const backdrop = random.fork('stage').pick(BACKDROPS);
  canvas.add(placed(stageSet(canvas, palette, random.fork('set'), backdrop, room.arch), MIDDLE, 742, 1.16));
  if (inside)
    canvas.add(
      chandeliersInRows(
        canvas,
        palette,
        room,
        [
          [-6.6, 5.4, 9],
          [6.6, 5.4, 9],
        ],
        1.4,
      ),
    );
  canvas.add(
    stageBeams(canvas, palette, MIDDLE, 720),
    aisleLanterns(canvas, palette, room),
    shadeEdges(canvas, palette, 0.6),
  );
  const dark = darken(palette.sky[0], 0.5);
  canvas.add(ellipse(MIDDLE, 940, 900, 90, haloFill(canvas, dark, 0.5)));
}

function aisleLanterns(canvas: Canvas, palette: Palette, room: Room): string {
  const lamp = canvas.part('floor lantern', () => floorLantern(canvas, palette));
  return [6.4, 5.6, 4.9]
    .flatMap((z) =>
      [-1, 1].map((side) => {
        const [x, y] = room.view.at(side * 1.35, 0, z);
        return lamp(x, y, room.view.scale(z) / 150);
      }),
    )
    .join('');
}
