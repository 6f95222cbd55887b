import { opening } from './arches.js';
import { pleats } from './backdrop.js';
import { darken, mix } from './colour.js';
import { broadTree, treeline } from './foliage.js';
import type { HallKind } from '../../src/demo/looks.js';
import { bulbs, haloFill } from './lights.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { furnishing } from './room.js';
import { mist, sky, skyline } from './sky.js';
import { circle, ellipse, group, path, polygon, rect } from './svg.js';
import type { Canvas } from './svg.js';

type Painter = (canvas: Canvas, palette: Palette, random: Random, edge: number) => string;

/** A hall far behind the table, out of focus: only its large shapes and its lights remain. */
export function softHall(canvas: Canvas, palette: Palette, random: Random, kind: HallKind, edge: number): string {
  const shapes = PAINTERS[kind](canvas, palette, random, edge) + distantTables(canvas, palette, edge);
  const haze = canvas.linear([
    [0, darken(palette.sky[0], 0.4), palette.light === 'day' ? 0.1 : 0.45],
    [0.55, palette.glow, 0.05],
    [1, palette.glow, 0.34],
  ]);
  // A little larger than the picture: what lies beyond the edge would darken it.
  const soft = group(group(shapes, { transform: 'translate(-48 -20) scale(1.06)' }), { filter: canvas.blur(9) });
  return (
    rect(0, 0, canvas.width, edge + 40, mix(palette.wall.mid, palette.sky[1], 0.5)) +
    soft +
    rect(0, 0, canvas.width, edge + 40, haze)
  );
}

const glowAt = (canvas: Canvas, palette: Palette, x: number, y: number, r: number, strength: number): string =>
  ellipse(x, y, r, r, haloFill(canvas, palette.core, strength));

function distantTables(canvas: Canvas, palette: Palette, edge: number): string {
  return [90, 330, 560, 1040, 1270, 1510]
    .map((x, index) => {
      const y = edge - 26 + (index % 2) * 12;
      return (
        ellipse(x, y, 110, 34, mix(palette.sheer.light, palette.glow, 0.2)) +
        circle(x, y - 52, 30, palette.petals[index % 3] ?? palette.petals[0]) +
        glowAt(canvas, palette, x, y - 30, 90, 0.7)
      );
    })
    .join('');
}

function chandelierBlobs(canvas: Canvas, palette: Palette): string {
  return [
    [330, 120, 1],
    [800, 70, 1.3],
    [1270, 120, 1],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        ellipse(x, y + 10, 84 * s, 40 * s, palette.core, { opacity: 0.85 }) +
        glowAt(canvas, palette, x, y + 20, 250 * s, 0.85),
    )
    .join('');
}

const PAINTERS: Readonly<Record<HallKind, Painter>> = {
  ballroom: (canvas, palette, random, edge) => {
    const { arch } = furnishing(random.fork('hall'));
    const face = canvas.linear([
      [0, darken(palette.wall.dark, 0.1)],
      [1, mix(palette.wall.mid, palette.glow, 0.3)],
    ]);
    const parts = [rect(-20, -20, canvas.width + 40, edge + 60, face)];
    for (const x of [130, 465, 800, 1135, 1470])
      parts.push(
        path(opening(arch, x, edge + 20, 190, 390), mix(palette.glow, palette.core, 0.35)),
        glowAt(canvas, palette, x, edge - 90, 170, 0.6),
      );
    for (const x of [-36, 299, 634, 968, 1303, 1640]) parts.push(rect(x - 32, -10, 64, edge + 40, palette.sheer.mid));
    return parts.join('') + chandelierBlobs(canvas, palette);
  },
  marquee: (canvas, palette, _random, edge) => {
    const parts = [pleats(canvas, palette, { x: -20, top: 120, base: edge + 40, width: canvas.width + 40 }, false, 46)];
    for (let index = 0; index < 8; index += 1) {
      const tone = index % 2 === 0 ? palette.fabric.mid : palette.sheer.mid;
      const [from, to] = [-80 + index * 220, -80 + (index + 1) * 220];
      parts.push(path(`M800 -160L${from} 190Q${(from + to) / 2} 250 ${to} 190Z`, tone));
    }
    return parts.join('') + chandelierBlobs(canvas, palette);
  },
  garden: (canvas, palette, random, edge) => {
    const near = mix(palette.leaf.dark, palette.haze, 0.15);
    const strings = [60, 120, 190].map((y) => `M-20 ${y}Q400 ${y + 130} 800 ${y}T1620 ${y}`).join('');
    return [
      sky(canvas, palette, random.fork('sky'), edge),
      treeline(canvas, random.fork('trees'), edge + 30, 300, mix(palette.leaf.dark, palette.haze, 0.4)),
      treeline(canvas, random.fork('near'), edge + 30, 190, near),
      bulbs(strings, palette, 11, 62, false),
      mist(canvas, palette, edge + 30, 120),
    ].join('');
  },
  courtyard: (canvas, palette, random, edge) => {
    const { arch } = furnishing(random.fork('hall'));
    const { stone } = palette;
    const wall = canvas.linear([
      [0, mix(stone.mid, stone.dark, 0.3)],
      [1, mix(stone.mid, palette.glow, 0.45 * palette.lamps)],
    ]);
    const parts = [
      sky(canvas, palette, random.fork('sky'), edge),
      rect(-20, 120, canvas.width + 40, edge, wall),
      rect(590, 10, 420, edge, wall),
    ];
    for (const x of [90, 320, 1280, 1510])
      parts.push(
        path(opening(arch, x, edge + 20, 160, 210), mix(palette.glow, palette.core, 0.3)),
        glowAt(canvas, palette, x, edge - 60, 130, 0.6),
      );
    for (const x of [490, 1110])
      parts.push(path(opening(arch, x, edge + 20, 140, 200), mix(palette.glow, palette.core, 0.3)));
    parts.push(
      path(opening(arch, 800, edge + 20, 270, 370), mix(palette.glow, palette.core, 0.4)),
      glowAt(canvas, palette, 800, edge - 120, 260, 0.7),
    );
    parts.push(bulbs('M-20 40Q400 150 800 30T1620 40', palette, 10, 58, false));
    return parts.join('');
  },
  rooftop: (canvas, palette, random, edge) => {
    const post = darken(palette.wood.dark, 0.2);
    const sheerCloth = (x: number, side: number): string =>
      path(
        polygon([
          [x, -20],
          [x + side * 210, -20],
          [x + side * 70, 240],
          [x + side * 100, edge + 30],
          [x, edge + 30],
        ]),
        palette.sheer.mid,
      );
    const tree = broadTree(canvas, palette, random.fork('tree'));
    return [
      sky(canvas, palette, random.fork('sky'), edge),
      skyline(canvas, palette, random.fork('town'), edge + 10, 240),
      group(tree, { transform: `translate(400 ${edge + 40}) scale(.6)` }),
      rect(-20, edge - 46, canvas.width + 40, 90, mix(palette.stone.mid, palette.glow, 0.3 * palette.lamps)),
      rect(186, -20, 22, edge + 60, post),
      rect(1392, -20, 22, edge + 60, post),
      sheerCloth(0, 1) + sheerCloth(1600, -1),
      bulbs('M-20 60Q400 190 800 80T1620 60M-20 10Q400 120 800 20T1620 10', palette, 11, 60, false),
    ].join('');
  },
};
