import type { ArchKind } from './arches.js';
import { darken, lighten, mix } from './colour.js';
import { CHANDELIERS, chandelier, haloFill } from './lights.js';
import type { ChandelierKind } from './lights.js';
import type { Palette } from './palette.js';
import type { Camera, Place } from './perspective.js';
import type { Random } from '../../src/demo/random.js';
import { ellipse, group, path, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';
import { CENTREPIECES, roundTable } from './tables.js';
import type { Centrepiece } from './tables.js';

/** The measures of a hall in metres, and how it is furnished. */
export interface Room {
  readonly view: Camera;
  /** Half of the width. */
  readonly half: number;
  readonly height: number;
  /** Distance of the far wall. */
  readonly far: number;
  readonly chandelier: ChandelierKind;
  readonly centrepiece: Centrepiece;
  readonly colouredCloths: boolean;
  readonly arch: ArchKind;
}

/** What every view of one hall has in common, decided by its seed alone. */
export function furnishing(random: Random): Pick<Room, 'chandelier' | 'centrepiece' | 'colouredCloths' | 'arch'> {
  return {
    chandelier: random.pick(CHANDELIERS),
    centrepiece: random.pick(CENTREPIECES),
    colouredCloths: random.chance(0.3),
    arch: random.pick(['cusped', 'pointed', 'round', 'ogee'] as const),
  };
}

/** How far away things fade into the light of the hall: 0 near, 1 at the far wall. */
export const getDepth = (room: Room, z: number): number => Math.min(1, Math.max(0, (z - 5) / (room.far - 5)));

/** A polished floor with its joints and the lights mirrored in it. */
export function polishedFloor(canvas: Canvas, palette: Palette, room: Room, tile: number): string {
  const { view, half, far } = room;
  const base = mix(palette.sheer.mid, palette.wall.mid, 0.35);
  const [, top] = view.at(0, 0, far);
  const fill = canvas.linear([
    [0, mix(base, palette.core, 0.55)],
    [0.22, mix(base, palette.glow, 0.35)],
    [1, darken(mix(base, palette.wall.dark, 0.55), 0.25)],
  ]);
  let joints = '';
  for (let x = -half * 2; x <= half * 2; x += tile)
    joints += view.trace([
      [x, 0, far],
      [x, 0, 1.4],
    ]);
  for (let z = 2; z < far; z += tile)
    joints += view.trace([
      [-half * 3, 0, z],
      [half * 3, 0, z],
    ]);
  let inlay = '';
  for (let z = 2; z < far - tile; z += tile * 2) {
    for (const x of [-half * 0.32, half * 0.32])
      inlay += view.shape([
        [x, 0, z],
        [x + tile * 0.5, 0, z + tile],
        [x, 0, z + tile * 2],
        [x - tile * 0.5, 0, z + tile],
      ]);
  }
  return [
    rect(0, top, canvas.width, canvas.height - top, fill),
    path(inlay, palette.wall.dark, { opacity: 0.1 }),
    stroke(joints, darken(base, 0.55), 1.2, { opacity: 0.28 }),
    reflections(canvas, palette, room, top),
  ].join('');
}

function reflections(canvas: Canvas, palette: Palette, room: Room, top: number): string {
  const parts: string[] = [];
  for (const [x, z, strength] of [
    [0, 20, 0.7],
    [0, 12, 0.5],
    [0, 8, 0.4],
    [-room.half, 15, 0.5],
    [room.half, 15, 0.5],
    [-room.half, 9.5, 0.4],
    [room.half, 9.5, 0.4],
  ] as const) {
    const [px, py] = room.view.at(x, 0, z);
    const s = room.view.scale(z);
    parts.push(
      ellipse(px, Math.max(py, top + 20) + s * 0.5, s * 0.7, s * 1.5, haloFill(canvas, palette.core, strength)),
    );
  }
  return group(parts, { style: 'mix-blend-mode:screen' });
}

/** Rows of tables on both sides of an aisle, far ones first. */
export function tablesInRows(
  canvas: Canvas,
  palette: Palette,
  room: Room,
  rows: readonly number[],
  columns: readonly number[],
): string {
  const parts: string[] = [];
  for (const z of [...rows].sort((a, b) => b - a)) {
    // Far tables look alike: one drawing serves several rows.
    const ratio = z > 12 ? 0.1 : Math.round(((2.4 - 0.76) / z) * 50) / 50;
    const table = roundTable(canvas, palette, {
      ratio,
      near: z < 11,
      centrepiece: room.centrepiece,
      coloured: room.colouredCloths,
    });
    for (const x of columns) {
      const [px, py] = room.view.at(x, 0, z);
      const scale = room.view.scale(z) / 100;
      if (px < -160 * scale || px > canvas.width + 160 * scale) continue;
      parts.push(table(px, py, scale));
    }
    const [, y] = room.view.at(0, 0.6, z);
    parts.push(
      rect(
        0,
        y - 60,
        canvas.width,
        120,
        canvas.linear([
          [0, palette.glow, 0],
          [0.5, palette.glow, 0.13 * getDepth(room, z)],
          [1, palette.glow, 0],
        ]),
      ),
    );
  }
  return group(parts);
}

/** Chandeliers down the hall, far ones first and softer. */
export function chandeliersInRows(
  canvas: Canvas,
  palette: Palette,
  room: Room,
  places: readonly Place[],
  size = 1.5,
): string {
  const light = chandelier(canvas, palette, room.chandelier, 420);
  return [...places]
    .sort((a, b) => b[2] - a[2])
    .map(([x, y, z]) => {
      const [px, py] = room.view.at(x, y, z);
      return light(px, py, (room.view.scale(z) / 100) * size, { opacity: 1 - getDepth(room, z) * 0.25 });
    })
    .join('');
}

/** An aisle runner strewn with light. */
export function aisle(canvas: Canvas, palette: Palette, room: Room, half: number): string {
  const { view, far } = room;
  const fill = canvas.linear([
    [0, mix(palette.carpet, palette.core, 0.5)],
    [0.3, mix(palette.carpet, palette.glow, 0.15)],
    [1, darken(palette.carpet, 0.45)],
  ]);
  let motif = '';
  for (let z = 3; z < far - 1; z += 1.1)
    motif += view.shape([
      [0, 0, z],
      [half * 0.3, 0, z + 0.5],
      [0, 0, z + 1],
      [-half * 0.3, 0, z + 0.5],
    ]);
  const edge = (x: number): string =>
    view.shape([
      [x, 0, far],
      [x + 0.09, 0, far],
      [x + 0.09, 0, 1.5],
      [x, 0, 1.5],
    ]);
  return [
    path(
      view.shape([
        [-half, 0, far],
        [half, 0, far],
        [half, 0, 1.5],
        [-half, 0, 1.5],
      ]),
      fill,
    ),
    stroke(motif, palette.metal.mid, 1.4, { opacity: 0.4 }),
    path(edge(-half + 0.14) + edge(half - 0.23), lighten(palette.metal.mid, 0.1), { opacity: 0.85 }),
  ].join('');
}
