import { archLine, opening } from './arches.js';
import { darken, lighten, mix } from './colour.js';
import { arrangement, garland } from './flowers.js';
import { shadeEdges } from './interior.js';
import { floorLantern, haloFill } from './lights.js';
import type { Palette } from './palette.js';
import { camera } from './perspective.js';
import type { Random } from '../../src/demo/random.js';
import { chandeliersInRows, furnishing, polishedFloor } from './room.js';
import type { Room } from './room.js';
import { ellipse, group, num, path, placed, rect, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';

const MIDDLE = 800;

/** The grand staircase of a hotel, its banisters hung with garlands. */
export function ballroomEvening(canvas: Canvas, palette: Palette, random: Random): void {
  const hall = furnishing(random.fork('hall'));
  const room: Room = { view: camera([MIDDLE, 470], 800, 1.9), half: 8.4, height: 7.4, far: 15, ...hall };
  canvas.add(foyerWall(canvas, palette, hall.arch), polishedFloor(canvas, palette, { ...room, far: 11 }, 1.5));
  canvas.add(staircase(canvas, palette, random.fork('stairs')));
  canvas.add(
    chandeliersInRows(
      canvas,
      palette,
      room,
      [
        [0, 6.4, 8.4],
        [-5.4, 6.2, 11.6],
        [5.4, 6.2, 11.6],
      ],
      1.9,
    ),
  );
  const lamp = canvas.part('floor lantern', () => floorLantern(canvas, palette));
  for (const side of [-1, 1]) canvas.add(lamp(MIDDLE + side * 370, 806, 1.1), lamp(MIDDLE + side * 430, 832, 0.85));
  const urn = arrangement(canvas, palette, random.fork('urn'), 92, 40);
  for (const side of [-1, 1]) canvas.add(flowerUrn(canvas, palette, urn, MIDDLE + side * 560, 850));
  canvas.add(shadeEdges(canvas, palette, 0.6));
}

/** A tall brass stand with a great bunch of flowers. */
function flowerUrn(canvas: Canvas, palette: Palette, bunch: string, x: number, base: number): string {
  const brass = canvas.across([
    [0, palette.metal.dark],
    [0.35, lighten(palette.metal.light, 0.25)],
    [0.7, palette.metal.mid],
    [1, palette.metal.dark],
  ]);
  const stand = 'M-46 0H46L34 -16H16L12 -170Q34 -186 40 -220H-40Q-34 -186 -12 -170L-16 -16H-34Z';
  return placed(
    ellipse(0, 2, 90, 14, '#05060f', { opacity: 0.45 }) + path(stand, brass) + placed(bunch, 0, -272),
    x,
    base,
  );
}

function foyerWall(canvas: Canvas, palette: Palette, kind: Room['arch']): string {
  const { sheer, wall, metal } = palette;
  const face = canvas.linear([
    [0, darken(wall.dark, 0.2)],
    [0.6, wall.mid],
    [1, mix(wall.mid, palette.glow, 0.45)],
  ]);
  const column = canvas.across([
    [0, sheer.dark],
    [0.35, lighten(sheer.light, 0.2)],
    [0.7, sheer.mid],
    [1, sheer.dark],
  ]);
  const night = canvas.linear([
    [0, '#0d1233'],
    [0.6, '#2b2c66'],
    [1, mix('#8a5f86', palette.glow, 0.35)],
  ]);
  const parts = [rect(0, 0, 1600, 660, face), path(opening(kind, MIDDLE, 470, 330, 420), night)];
  parts.push(
    stroke(
      `M${MIDDLE} 60V470M${MIDDLE - 82} 90V470M${MIDDLE + 82} 90V470M${MIDDLE - 165} 240H${MIDDLE + 165}M${MIDDLE - 165} 350H${MIDDLE + 165}`,
      metal.mid,
      4,
    ),
    stroke(archLine(kind, MIDDLE, 470, 344, 428), metal.light, 9),
  );
  for (const side of [-1, 1]) {
    for (const [offset, width] of [
      [430, 190],
      [690, 190],
    ] as const) {
      const x = MIDDLE + side * offset;
      parts.push(
        path(
          opening(kind, x, 640, width, 360),
          canvas.linear([
            [0, mix(palette.glow, wall.dark, 0.5)],
            [1, mix(palette.core, palette.glow, 0.4)],
          ]),
        ),
        stroke(archLine(kind, x, 640, width * 1.05, 368), metal.mid, 5),
      );
      parts.push(ellipse(x, 560, 130, 210, haloFill(canvas, palette.core, 0.6)));
    }
    for (const offset of [262, 560, 800]) {
      const x = MIDDLE + side * offset;
      parts.push(
        rect(x - 27, 40, 54, 610, column),
        rect(x - 38, 22, 76, 24, metal.mid),
        rect(x - 36, 610, 72, 44, sheer.mid),
        ellipse(x, 600, 90, 330, haloFill(canvas, palette.core, 0.55)),
      );
    }
  }
  return group(parts) + rect(0, 0, 1600, 26, sheer.mid) + rect(0, 26, 1600, 6, metal.mid);
}

function staircase(canvas: Canvas, palette: Palette, random: Random): string {
  const { sheer } = palette;
  const parts: string[] = [];
  const count = 13;
  const at = (index: number): { y: number; half: number } => {
    const t = (index / count) ** 1.35;
    return { y: 470 + t * 356, half: 168 + t * 176 };
  };
  parts.push(ellipse(MIDDLE, 830, 430, 30, '#05060f', { opacity: 0.45 }));
  for (let index = 0; index < count; index += 1) {
    const [upper, lower] = [at(index), at(index + 1)];
    const rise = lower.y - upper.y;
    const face = canvas.linear([
      [0, mix(sheer.light, palette.core, 0.5)],
      [0.28, mix(sheer.light, palette.core, 0.3)],
      [0.3, mix(sheer.mid, sheer.dark, 0.35)],
      [1, mix(sheer.mid, sheer.dark, 0.65)],
    ]);
    parts.push(rect(MIDDLE - lower.half, upper.y, lower.half * 2, rise, face));
    const runner = canvas.linear([
      [0, mix(palette.carpet, palette.glow, 0.42)],
      [0.28, mix(palette.carpet, palette.glow, 0.2)],
      [0.3, darken(palette.carpet, 0.25)],
      [1, darken(palette.carpet, 0.5)],
    ]);
    parts.push(
      rect(MIDDLE - lower.half * 0.52, upper.y, lower.half * 1.04, rise, runner),
      rect(MIDDLE - lower.half * 0.52, upper.y + rise * 0.3, lower.half * 1.04, 2, palette.metal.mid),
    );
  }
  for (const side of [-1, 1]) parts.push(banister(canvas, palette, random, side, at, count));
  return group(parts);
}

function banister(
  canvas: Canvas,
  palette: Palette,
  random: Random,
  side: number,
  at: (index: number) => { y: number; half: number },
  count: number,
): string {
  const post = canvas.across([
    [0, palette.metal.dark],
    [0.4, palette.metal.light],
    [1, palette.metal.dark],
  ]);
  const parts: string[] = [];
  const rail: Point[] = [];
  for (let index = 0; index <= count; index += 0.5) {
    const { y, half } = at(index);
    const height = 52 + (index / count) * 58;
    const x = MIDDLE + side * half;
    rail.push([x, y - height]);
    parts.push(rect(x - 2.4, y - height, 4.8, height, post));
  }
  const d = rail.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
  parts.push(stroke(d, palette.metal.light, 8, { 'stroke-linecap': 'round' }));
  const hung = rail.flatMap(([x, y], index): Point[] =>
    index < rail.length - 1
      ? [
          [x, y + 8],
          [x + side * 3, y + 15],
        ]
      : [],
  );
  parts.push(garland(canvas, palette, random, hung, 19));
  const foot = at(count);
  parts.push(
    rect(MIDDLE + side * foot.half - 17, foot.y - 132, 34, 132, post),
    ellipse(MIDDLE + side * foot.half, foot.y - 146, 18, 18, palette.core),
    ellipse(MIDDLE + side * foot.half, foot.y - 146, 80, 80, haloFill(canvas, palette.glow, 0.7)),
  );
  return group(parts);
}
