import { archLine, opening } from './arches.js';
import type { ArchKind } from './arches.js';
import { darken, lighten, mix } from './colour.js';
import { arrangement, floralStrings, garland } from './flowers.js';
import { beam, bulbs, chandelier, haloFill, softShadow } from './lights.js';
import { jaliBand } from './masonry.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { ellipse, group, num, path, placed, rect, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';
import { sofa } from './tables.js';

/** What stands behind the couple. */
export const BACKDROPS = ['arches', 'ring', 'drapes', 'wall'] as const;
/** One kind of backdrop. */
export type Backdrop = (typeof BACKDROPS)[number];

/** Pleated cloth from `x` to `x + width`, hanging from `top` to `base`. */
export function pleats(
  canvas: Canvas,
  palette: Palette,
  box: { x: number; top: number; base: number; width: number },
  main: boolean,
  period = 34,
): string {
  const tone = main ? palette.fabric : palette.sheer;
  const fold = canvas.linear(
    [
      [0, tone.dark],
      [0.45, tone.mid],
      [0.75, tone.light],
      [1, mix(tone.light, tone.mid, 0.5)],
    ],
    { x1: 0, y1: 0, x2: period, y2: 0, absolute: true, spread: 'reflect' },
  );
  const wash = canvas.linear([
    [0, darken(tone.dark, 0.3), 0.5],
    [0.4, tone.dark, 0.1],
    [1, palette.core, 0.3],
  ]);
  const { x, top, base, width } = box;
  return rect(x, top, width, base - top, fold) + rect(x, top, width, base - top, wash);
}

/** A row of swags with tassels along an edge. */
export function swags(
  canvas: Canvas,
  palette: Palette,
  box: { x: number; y: number; width: number; drop: number; count: number },
): string {
  const step = box.width / box.count;
  const parts: string[] = [];
  const fill = canvas.linear([
    [0, palette.fabric.dark],
    [0.5, palette.fabric.light],
    [1, palette.fabric.mid],
  ]);
  for (let index = 0; index < box.count; index += 1) {
    const x = box.x + step * index;
    const arc = (depth: number): string =>
      `M${num(x)} ${num(box.y)}Q${num(x + step / 2)} ${num(box.y + box.drop * depth * 2)} ${num(x + step)} ${num(box.y)}`;
    parts.push(
      path(`${arc(1)}Z`, fill),
      stroke(arc(0.78) + arc(0.54) + arc(0.3), palette.fabric.dark, 2, { opacity: 0.55 }),
    );
    parts.push(stroke(arc(1), palette.metal.light, 3));
  }
  for (let index = 0; index <= box.count; index += 1) {
    const x = box.x + step * index;
    parts.push(
      path(`M${num(x - 7)} ${num(box.y)}h14l5 ${num(box.drop * 0.9)}h-24Z`, palette.metal.mid),
      ellipse(x, box.y, 9, 9, palette.metal.light),
    );
  }
  return group(parts);
}

/** A stage round the middle of its front edge: platform, backdrop, seat, flowers. About 1000 wide. */
export function stageSet(canvas: Canvas, palette: Palette, random: Random, backdrop: Backdrop, kind: ArchKind): string {
  const parts = [BACKDROP_DRAWINGS[backdrop](canvas, palette, random.fork('backdrop'), kind)];
  parts.push(platform(canvas, palette));
  parts.push(ellipse(0, -70, 420, 90, haloFill(canvas, palette.core, 0.55), { style: 'mix-blend-mode:screen' }));
  parts.push(placed(sofa(canvas, palette), 0, -64, 1.35));
  parts.push(pedestals(canvas, palette, random.fork('pedestals')));
  parts.push(footFlowers(canvas, palette, random.fork('foot')));
  return group(parts);
}

function platform(canvas: Canvas, palette: Palette): string {
  const { sheer, metal } = palette;
  const step = (half: number, top: number, height: number): string => {
    const face = canvas.linear([
      [0, mix(sheer.light, palette.glow, 0.2)],
      [1, mix(sheer.mid, sheer.dark, 0.75)],
    ]);
    return [
      path(
        `M${-half} ${top}L${-half + 34} ${top - 26}H${half - 34}L${half} ${top}Z`,
        mix(sheer.light, palette.core, 0.35),
      ),
      rect(-half, top, half * 2, height, face),
      rect(-half, top, half * 2, 3.4, metal.light),
      rect(-half, top + height - 3, half * 2, 3, palette.core),
    ].join('');
  };
  return softShadow(canvas, 0, 44, 700, 52) + step(500, -34, 34) + step(420, -6, 26) + step(260, 18, 24);
}

const BACKDROP_DRAWINGS: Readonly<
  Record<Backdrop, (canvas: Canvas, palette: Palette, random: Random, kind: ArchKind) => string>
> = {
  arches: archBackdrop,
  ring: ringBackdrop,
  drapes: drapeBackdrop,
  wall: flowerWall,
};

function archBackdrop(canvas: Canvas, palette: Palette, random: Random, kind: ArchKind): string {
  const pale = mix(palette.sheer.mid, palette.wall.mid, 0.12);
  const panel = (x: number, width: number, height: number): string => {
    const inner = canvas.linear([
      [0, palette.fabric.dark],
      [0.6, mix(palette.fabric.mid, palette.glow, 0.25)],
      [1, mix(palette.fabric.light, palette.core, 0.45)],
    ]);
    const frame = canvas.across([
      [0, mix(pale, palette.wall.dark, 0.35)],
      [0.4, lighten(pale, 0.3)],
      [1, mix(pale, palette.wall.dark, 0.25)],
    ]);
    const w = width * 0.74;
    return [
      rect(x - width / 2, -height - 40, width, height + 20, frame),
      jaliBand({ ...palette, stone: palette.metal }, x - width / 2 + 12, -height - 30, width - 24, 16),
      path(opening(kind, x, -36, w, height - 26), inner),
      ellipse(x, -90, w * 0.5, height * 0.55, haloFill(canvas, palette.core, 0.6)),
      stroke(archLine(kind, x, -36, w, height - 26), palette.metal.light, 5),
      stroke(archLine(kind, x, -36, w * 1.12, height - 8), palette.metal.mid, 2),
      rect(x - width / 2, -height - 46, width, 8, palette.metal.light),
    ].join('');
  };
  return [
    panel(-330, 230, 300),
    panel(330, 230, 300),
    panel(0, 420, 420),
    floralStrings(canvas, palette, random, { x: -128, y: -330, width: 256, length: 130, gap: 32, size: 9 }),
    chandelier(canvas, palette, 'crystal', 20)(0, -392, 0.62),
    placed(arrangement(canvas, palette, random, 62, 24), -214, -436),
    placed(arrangement(canvas, palette, random, 62, 24), 214, -436),
  ].join('');
}

function ringBackdrop(canvas: Canvas, palette: Palette, random: Random): string {
  const r = 226;
  const points = Array.from({ length: 74 }, (_, index): Point => {
    const angle = -0.5 + (index / 73) * 4.4;
    return [Math.cos(angle) * r, -250 - Math.sin(angle) * r];
  });
  const disc = canvas.radial([
    [0, palette.core],
    [0.5, mix(palette.sheer.light, palette.glow, 0.3)],
    [1, mix(palette.fabric.light, palette.glow, 0.2)],
  ]);
  return [
    pleats(canvas, palette, { x: -430, top: -500, base: -30, width: 860 }, true, 30),
    stroke('M-430 -500H430V-30M-430 -500V-30', palette.metal.light, 8),
    ellipse(0, -250, r + 6, r + 6, disc),
    ellipse(0, -250, r, r, 'none', { stroke: palette.metal.light, 'stroke-width': 9 }),
    bulbs(
      `M${-r + 22} -250A${r - 22} ${r - 22} 0 1 1 ${r - 22} -250A${r - 22} ${r - 22} 0 1 1 ${-r + 22} -250`,
      palette,
      3.4,
      17,
      false,
    ),
    garland(canvas, palette, random, points, 26),
    floralStrings(canvas, palette, random, { x: -404, y: -494, width: 130, length: 260, gap: 26, size: 8 }),
    floralStrings(canvas, palette, random, { x: 274, y: -494, width: 130, length: 260, gap: 26, size: 8 }),
  ].join('');
}

function drapeBackdrop(canvas: Canvas, palette: Palette, random: Random): string {
  const points = Array.from({ length: 84 }, (_, index): Point => [
    -440 + (index / 83) * 880,
    -506 + Math.abs(Math.sin((index / 83) * Math.PI * 3)) * 30,
  ]);
  const light = chandelier(canvas, palette, 'cascade', 10);
  return [
    pleats(canvas, palette, { x: -450, top: -500, base: -30, width: 900 }, false, 26),
    pleats(canvas, palette, { x: -450, top: -500, base: -30, width: 150 }, true, 22),
    pleats(canvas, palette, { x: 300, top: -500, base: -30, width: 150 }, true, 22),
    ellipse(0, -200, 330, 260, haloFill(canvas, palette.core, 0.6)),
    swags(canvas, palette, { x: -450, y: -500, width: 900, drop: 46, count: 6 }),
    light(-190, -470, 0.7),
    light(0, -480, 1),
    light(190, -470, 0.7),
    garland(canvas, palette, random, points, 24),
  ].join('');
}

/** A patch of a flower wall, 150 across, laid side by side in turns. */
function flowerPatch(canvas: Canvas, palette: Palette, random: Random): string {
  const points: Point[] = [];
  for (let y = -60; y <= 60; y += 30) {
    for (let x = -60; x <= 60; x += 30) points.push([x + ((y / 30) % 2) * 12, y]);
  }
  return garland(canvas, palette, random, points, 26);
}

function flowerWall(canvas: Canvas, palette: Palette, random: Random, kind: ArchKind): string {
  const patch = canvas.shaped('flower patch', () => flowerPatch(canvas, palette, random));
  const parts: string[] = [];
  for (let y = -430; y < -40; y += 140) {
    for (let x = -355; x <= 360; x += 142) {
      const behindArch = Math.abs(x) < 100 && y > -400;
      if (!behindArch) parts.push(patch(`translate(${x} ${y}) rotate(${random.whole(0, 3) * 90})`));
    }
  }
  const glow = canvas.linear([
    [0, mix(palette.fabric.mid, palette.glow, 0.2)],
    [1, mix(palette.sheer.light, palette.core, 0.6)],
  ]);
  const shade = canvas.linear([
    [0, darken(palette.wall.dark, 0.5), 0.45],
    [0.5, palette.wall.dark, 0],
  ]);
  return [
    rect(-425, -500, 850, 470, palette.leaf.dark),
    group(parts, { 'clip-path': canvas.clip(rect(-432, -516, 864, 486, '#000')) }),
    rect(-430, -504, 860, 474, shade),
    path(opening(kind, 0, -30, 380, 400), glow),
    ellipse(0, -170, 190, 190, haloFill(canvas, palette.core, 0.8)),
    stroke(archLine(kind, 0, -30, 380, 400), palette.metal.light, 8),
    bulbs(archLine(kind, 0, -30, 344, 376), palette, 4, 18, false),
    stroke('M-430 -30V-504H430V-30', palette.metal.mid, 7),
    chandelier(canvas, palette, 'rings', 20)(0, -410, 0.7),
  ].join('');
}

function pedestals(canvas: Canvas, palette: Palette, random: Random): string {
  const post = canvas.across([
    [0, palette.metal.dark],
    [0.35, palette.metal.light],
    [0.7, palette.metal.mid],
    [1, palette.metal.dark],
  ]);
  const bunch = canvas.part('pedestal flowers', () => arrangement(canvas, palette, random, 66, 26));
  return [-1, 1]
    .flatMap((side) =>
      [
        [250, 120, 0.95],
        [395, 78, 0.8],
      ].map(
        ([x = 0, height = 0, size = 1]) =>
          path(`M${side * x - 16} -40h32l-6 -10v${-height}l10 -8h-40l10 8v${height}Z`, post) +
          bunch(side * x, -height - 96, size),
      ),
    )
    .join('');
}

function footFlowers(canvas: Canvas, palette: Palette, random: Random): string {
  const run = (from: number, to: number, y: number): string =>
    garland(
      canvas,
      palette,
      random,
      Array.from({ length: 26 }, (_, index): Point => [
        from + ((to - from) * index) / 25,
        y + Math.sin(index * 1.7) * 5,
      ]),
      21,
    );
  return run(-500, -270, 22) + run(270, 500, 22);
}

/** Beams from above on both sides of a stage. */
export function stageBeams(canvas: Canvas, palette: Palette, x: number, y: number): string {
  return [-1, 1]
    .flatMap((side) => [
      beam(canvas, [x + side * 600, -80], [x + side * 120, y], 460, palette.core, 0.42),
      beam(canvas, [x + side * 320, -80], [x + side * 330, y], 340, palette.glow, 0.34),
    ])
    .join('');
}
