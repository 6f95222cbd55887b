import { archProfile } from './arches.js';
import { darken, mix } from './colour.js';
import { haloFill } from './lights.js';
import { litDepth } from './masonry.js';
import type { Palette } from './palette.js';
import type { Place } from './perspective.js';
import { ellipse, group, path, stroke } from './svg.js';
import type { Canvas } from './svg.js';
import { getDepth } from './room.js';
import type { Room } from './room.js';

/** Points of an arched opening on a side wall, between two distances. */
function wallArch(room: Room, side: number, from: number, to: number, height: number, foot = 0): Place[] {
  const middle = (from + to) / 2;
  const radius = (to - from) / 2;
  const spring = height - radius * 1.12;
  const x = side * room.half;
  const arch = archProfile(room.arch).map(([u, v]): Place => [
    x,
    foot + spring + v * radius * 1.12,
    middle + u * radius,
  ]);
  return [[x, foot, from], ...arch, [x, foot, to]];
}

/** A side wall of bays: pilasters, lit niches with drapes, an entablature above. */
export function pilasterWall(canvas: Canvas, palette: Palette, room: Room, side: number, bay: number): string {
  const { view, half, height, far } = room;
  const x = side * half;
  const parts: string[] = [];
  const body = canvas.across(
    side < 0
      ? [
          [0, palette.wall.dark],
          [1, mix(palette.wall.mid, palette.glow, 0.35)],
        ]
      : [
          [0, mix(palette.wall.mid, palette.glow, 0.35)],
          [1, palette.wall.dark],
        ],
  );
  parts.push(
    path(
      view.shape([
        [x, 0, far],
        [x, height, far],
        [x, height, 3],
        [x, 0, 3],
      ]),
      body,
    ),
  );
  for (let z = far - bay; z > 3; z -= bay) parts.push(wallBay(canvas, palette, room, side, z, bay));
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
  parts.push(
    band(height - 0.62, height - 0.36, palette.sheer.mid),
    band(height - 0.36, height, palette.sheer.light),
    band(height - 0.66, height - 0.6, palette.metal.mid),
  );
  parts.push(band(0, 0.4, darken(palette.wall.dark, 0.2)));
  return group(parts);
}

function wallBay(canvas: Canvas, palette: Palette, room: Room, side: number, z: number, bay: number): string {
  const { view, half, height } = room;
  const x = side * half;
  const inside = side * (half - 0.28);
  const top = height - 0.66;
  const fade = getDepth(room, z);
  const niche = view.shape(wallArch(room, side, z + bay * 0.2, z + bay * 0.8, height * 0.72, 0.4));
  const cloth = mix(palette.fabric.mid, palette.glow, fade * 0.3);
  const face: Place[] = [
    [inside, 0, z - bay * 0.1],
    [inside, top, z - bay * 0.1],
    [inside, top, z + bay * 0.1],
    [inside, 0, z + bay * 0.1],
  ];
  const cheek: Place[] = [
    [inside, 0, z - bay * 0.1],
    [inside, top, z - bay * 0.1],
    [x, top, z - bay * 0.1],
    [x, 0, z - bay * 0.1],
  ];
  const capital: Place[] = [
    [inside, top - 0.4, z - bay * 0.13],
    [inside, top, z - bay * 0.16],
    [inside, top, z + bay * 0.16],
    [inside, top - 0.4, z + bay * 0.13],
  ];
  const [lx, ly] = view.at(inside, height * 0.48, z);
  const [nx, ny] = view.at(x, height * 0.3, z + bay * 0.5);
  const pale = mix(palette.sheer.mid, palette.glow, 0.15 + fade * 0.3);
  return [
    path(niche, litDepth(canvas, palette), {
      stroke: palette.metal.light,
      'stroke-width': Math.max(2, view.scale(z) * 0.09),
    }),
    ellipse(nx, ny, view.scale(z) * bay * 0.3, view.scale(z) * height * 0.34, haloFill(canvas, palette.core, 0.75)),
    nicheDrapes(palette, room, side, z, bay, cloth),
    path(
      view.shape(cheek),
      canvas.linear([
        [0, mix(palette.sheer.dark, palette.wall.dark, 0.3)],
        [1, mix(palette.sheer.mid, palette.glow, 0.3)],
      ]),
    ),
    path(
      view.shape(face),
      canvas.linear([
        [0, mix(pale, palette.wall.dark, 0.35)],
        [0.55, pale],
        [1, mix(palette.core, pale, 0.35)],
      ]),
    ),
    path(view.shape(capital), palette.metal.mid),
    ellipse(lx, ly, view.scale(z) * 0.75, view.scale(z) * 1.5, haloFill(canvas, palette.core, 0.6)),
  ].join('');
}

/** A pair of tied drapes in a niche of a side wall, with their folds. */
function nicheDrapes(palette: Palette, room: Room, side: number, z: number, bay: number, cloth: string): string {
  const { view, half, height } = room;
  const x = side * half;
  /** Share of half the niche that the cloth covers, from its head down to the floor. */
  const reach: readonly (readonly [number, number])[] = [
    [0.7, 0.95],
    [0.6, 0.72],
    [0.5, 0.46],
    [0.4, 0.2],
    [0.32, 0.16],
    [0.22, 0.26],
    [0.06, 0.3],
  ];
  const edge = (from: number, towards: number, share: number): Place[] =>
    reach.map(([level, cover]): Place => [x, height * level, from + towards * cover * share * bay * 0.3]);
  const parts: string[] = [];
  for (const [from, towards] of [
    [z + bay * 0.2, 1],
    [z + bay * 0.8, -1],
  ] as const) {
    parts.push(
      path(view.shape([[x, height * 0.06, from], [x, height * 0.66, from], ...edge(from, towards, 1)]), cloth),
    );
    const folds = [0.3, 0.55, 0.78].map((share) => view.trace(edge(from, towards, share))).join('');
    parts.push(stroke(folds, palette.fabric.dark, Math.max(1, view.scale(z) * 0.035), { opacity: 0.5 }));
  }
  return parts.join('');
}

/** A side of sheer curtains in even folds, washed with light from the floor. */
export function curtainWall(canvas: Canvas, palette: Palette, room: Room, side: number, bay: number): string {
  const { view, half, height, far } = room;
  const x = side * half;
  const near = 3;
  const body = canvas.linear([
    [0, mix(palette.sheer.mid, palette.fabric.mid, 0.25)],
    [0.5, mix(palette.sheer.light, palette.glow, 0.2)],
    [1, mix(palette.core, palette.glow, 0.45)],
  ]);
  const parts = [
    path(
      view.shape([
        [x, 0, far],
        [x, height, far],
        [x, height, near],
        [x, 0, near],
      ]),
      body,
    ),
  ];
  let folds = '';
  for (let z = near; z < far; z += 0.34)
    folds += view.shape([
      [x, 0, z],
      [x, height, z],
      [x, height, z + 0.12],
      [x, 0, z + 0.15],
    ]);
  parts.push(path(folds, mix(palette.sheer.dark, palette.wall.mid, 0.35), { opacity: 0.32 }));
  for (let z = far - bay; z > near; z -= bay) {
    const [px, py] = view.at(x, 0.2, z);
    const s = view.scale(z);
    parts.push(
      path(
        view.shape([
          [x, 0, z - 0.16],
          [x, height, z - 0.16],
          [x, height, z + 0.16],
          [x, 0, z + 0.16],
        ]),
        palette.metal.mid,
      ),
    );
    parts.push(ellipse(px, py - s * 1.2, s * 0.9, s * 2.2, haloFill(canvas, palette.core, 0.65)));
  }
  parts.push(wallSwags(palette, room, side, bay));
  return group(parts);
}

/** Swags of coloured cloth along the head of a curtained side. */
function wallSwags(palette: Palette, room: Room, side: number, bay: number): string {
  const { view, half, height, far } = room;
  const x = side * half;
  const near = 3;
  let swags = '';
  for (let z = far - bay; z > near - bay; z -= bay) {
    const arc: Place[] = [];
    for (let index = 0; index <= 8; index += 1)
      arc.push([x, height - 0.25 - Math.sin((index / 8) * Math.PI) * 0.75, z + (bay * index) / 8]);
    const top: Place[] = [
      [x, height + 0.1, z + bay],
      [x, height + 0.1, z],
    ];
    swags += view.shape([...arc, ...top].map(([px, py, pz]): Place => [px, py, Math.max(2.4, pz)]));
  }
  return [
    path(swags, mix(palette.fabric.mid, palette.fabric.light, 0.3)),
    stroke(swags, palette.metal.light, 1.6, { opacity: 0.8 }),
  ].join('');
}
