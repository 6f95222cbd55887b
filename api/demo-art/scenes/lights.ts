import { darken, lighten, mix } from './colour.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { circle, element, ellipse, group, hanging, num, path, rect, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';

/** A soft halo. `strength` is its opacity at the heart. */
export function halo(canvas: Canvas, x: number, y: number, r: number, colour: string, strength: number): string {
  return ellipse(x, y, r, r, haloFill(canvas, colour, strength));
}

/** The fill of a halo, for shapes of any size. */
export function haloFill(canvas: Canvas, colour: string, strength: number): string {
  return canvas.radial([
    [0, colour, strength],
    [0.25, colour, strength * 0.48],
    [0.55, colour, strength * 0.14],
    [1, colour, 0],
  ]);
}

/** The shadow under a thing on the ground: dark at its heart, without an edge. */
export function softShadow(canvas: Canvas, x: number, y: number, rx: number, ry: number): string {
  const fill = canvas.radial([
    [0, '#07060d', 0.7],
    [0.55, '#07060d', 0.5],
    [1, '#07060d', 0],
  ]);
  return ellipse(x, y, rx, ry, fill);
}

/** Light lying on the ground or a wall, as wide and high as asked; brightens what is below. */
export function pool(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strength: number,
): string {
  return ellipse(x, y, rx, ry, haloFill(canvas, colour, strength), { style: 'mix-blend-mode:screen' });
}

/** Bulbs along a path: halo, wire and hearts, three strokes in all. `gap` is the distance between bulbs. */
export function bulbs(d: string, palette: Palette, size: number, gap: number, wire = true): string {
  const dots = { 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${num(gap)}` };
  return [
    wire ? stroke(d, '#1a1420', Math.max(0.6, size * 0.22), { opacity: 0.55 }) : '',
    stroke(d, palette.glow, size * 3.6, { ...dots, opacity: 0.2 }),
    stroke(d, palette.glow, size * 1.7, { ...dots, opacity: 0.55 }),
    stroke(d, palette.core, size, dots),
  ].join('');
}

/** Several strings of bulbs as one path, for a canopy of light. */
export const stringLights = (
  strings: readonly (readonly [Point, Point, number])[],
  palette: Palette,
  size: number,
  gap: number,
): string => bulbs(strings.map(([from, to, sag]) => hanging(from, to, sag)).join(''), palette, size, gap);

/** A curtain of fairy lights falling down a front: upright strings with uneven ends. */
export function lightCurtain(
  box: { x: number; y: number; width: number; height: number; gap: number },
  palette: Palette,
  random: Random,
  size = 2,
): string {
  let d = '';
  for (let x = box.x; x <= box.x + box.width; x += box.gap) {
    d += `M${num(x)} ${num(box.y + random.range(0, 6))}v${num(box.height * random.range(0.72, 1))}`;
  }
  return bulbs(d, palette, size, size * 4.6, false);
}

/** What hangs from a hall's ceiling. */
export const CHANDELIERS = ['crystal', 'rings', 'lanterns', 'cascade'] as const;
/** One kind of chandelier. */
export type ChandelierKind = (typeof CHANDELIERS)[number];

/**
 * A chandelier about 200 wide and 190 high round the point where its chain ends; place it with the function it answers.
 * The chain goes up as far as `chain`.
 */
export function chandelier(
  canvas: Canvas,
  palette: Palette,
  kind: ChandelierKind,
  chain = 300,
): ReturnType<Canvas['part']> {
  return canvas.part(`chandelier ${kind} ${palette.name} ${chain}`, () => {
    const stem = rect(-1.2, -chain, 2.4, chain, palette.metal.dark, { opacity: 0.7 });
    const light = halo(canvas, 0, 80, 230, palette.glow, 0.42);
    return light + stem + CHANDELIER_DRAWINGS[kind](canvas, palette);
  });
}

const CHANDELIER_DRAWINGS: Readonly<Record<ChandelierKind, (canvas: Canvas, palette: Palette) => string>> = {
  crystal: crystalChandelier,
  rings: ringChandelier,
  lanterns: lanternCluster,
  cascade: cascadeChandelier,
};

const beads = (d: string, colour: string, size: number, gap: number, opacity = 1): string =>
  stroke(d, colour, size, { 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${gap}`, opacity });

/** Strings of beads between two rings seen from slightly below. */
function beadSkirt(from: { y: number; r: number }, to: { y: number; r: number }, count: number): string {
  let d = '';
  for (let index = 0; index <= count; index += 1) {
    const angle = (index / count) * Math.PI;
    const cos = Math.cos(angle);
    const [x1, x2] = [cos * from.r, cos * to.r];
    const [y1, y2] = [from.y + Math.sin(angle) * from.r * 0.14, to.y + Math.sin(angle) * to.r * 0.14];
    d += `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2 + cos * 4)} ${num(Math.max(y1, y2) + 2)} ${num(x2)} ${num(y2)}`;
  }
  return d;
}

function crystalChandelier(canvas: Canvas, palette: Palette): string {
  const gold = palette.metal;
  const parts = [
    path('M-5 0h10l4 22h-18Z', gold.mid),
    beads(beadSkirt({ y: 18, r: 7 }, { y: 62, r: 58 }, 14), lighten(palette.core, 0.3), 2.6, 4.2, 0.9),
    ellipse(0, 62, 58, 9, 'none', { stroke: gold.light, 'stroke-width': 3 }),
    beads(beadSkirt({ y: 64, r: 58 }, { y: 92, r: 92 }, 18), lighten(palette.core, 0.3), 2.4, 4.4, 0.75),
    ellipse(0, 94, 94, 14, 'none', { stroke: gold.mid, 'stroke-width': 3.4 }),
    ellipse(0, 93, 94, 14, 'none', { stroke: gold.light, 'stroke-width': 1.2 }),
    beads(beadSkirt({ y: 96, r: 92 }, { y: 158, r: 12 }, 20), palette.core, 2.8, 4.6, 0.95),
    beads(beadSkirt({ y: 66, r: 52 }, { y: 122, r: 30 }, 12), '#ffffff', 2.2, 5, 0.6),
    circle(0, 168, 7, lighten(palette.core, 0.4)),
    circle(0, 180, 3.4, palette.core),
  ];
  for (let index = 0; index <= 10; index += 1) {
    const angle = (index / 10) * Math.PI;
    parts.push(candleBulb(palette, Math.cos(angle) * 96, 90 + Math.sin(angle) * 13, 1));
  }
  for (let index = 0; index <= 6; index += 1) {
    const angle = (index / 6) * Math.PI;
    parts.push(candleBulb(palette, Math.cos(angle) * 56, 58 + Math.sin(angle) * 8, 0.8));
  }
  parts.push(halo(canvas, 0, 96, 90, palette.core, 0.55));
  return parts.join('');
}

function candleBulb(palette: Palette, x: number, y: number, scale: number): string {
  const [w, h] = [2.6 * scale, 15 * scale];
  const flame = `M${num(x)} ${num(y - h - 13 * scale)}q${num(4.4 * scale)} ${num(8 * scale)} 0 ${num(13 * scale)}q${num(-4.4 * scale)} ${num(-5 * scale)} 0 ${num(-13 * scale)}Z`;
  return (
    rect(x - w / 2, y - h, w, h, palette.sheer.light) +
    circle(x, y - h - 6 * scale, 7 * scale, palette.glow, { 'fill-opacity': 0.4 }) +
    path(flame, '#fffaf0')
  );
}

function ringChandelier(canvas: Canvas, palette: Palette): string {
  const rings: readonly (readonly [number, number])[] = [
    [30, 56],
    [78, 100],
    [128, 72],
  ];
  return rings
    .map(([y, r]) => {
      const wires = `M0 0L${-r} ${y}M0 0L${r} ${y}M0 0L${num(r * 0.3)} ${num(y + r * 0.14)}`;
      return [
        stroke(wires, palette.metal.mid, 0.9, { opacity: 0.7 }),
        ellipse(0, y, r, r * 0.15, 'none', { stroke: palette.glow, 'stroke-width': 13, 'stroke-opacity': 0.22 }),
        ellipse(0, y - 2, r, r * 0.15, 'none', { stroke: palette.metal.mid, 'stroke-width': 5 }),
        ellipse(0, y, r, r * 0.15, 'none', { stroke: palette.core, 'stroke-width': 3.2 }),
        beads(beadSkirt({ y: y + 3, r }, { y: y + 20, r: r * 0.98 }, Math.round(r / 4)), palette.core, 2, 4.4, 0.75),
        halo(canvas, 0, y, r * 0.9, palette.core, 0.22),
      ].join('');
    })
    .join('');
}

function lanternCluster(canvas: Canvas, palette: Palette): string {
  const drops: readonly (readonly [number, number, number])[] = [
    [-74, 60, 0.75],
    [-36, 112, 0.95],
    [0, 30, 1],
    [40, 92, 0.9],
    [78, 48, 0.72],
    [6, 150, 0.8],
  ];
  return drops
    .map(
      ([x, y, scale]) =>
        `${stroke(`M${num(x * 0.3)} 0L${x} ${y}`, palette.metal.dark, 1.2)}${group(lantern(canvas, palette), { transform: `translate(${x} ${y}) scale(${scale})` })}`,
    )
    .join('');
}

function cascadeChandelier(canvas: Canvas, palette: Palette): string {
  const parts = [ellipse(0, 4, 84, 12, palette.metal.mid), ellipse(0, 2, 84, 11, palette.metal.light)];
  let strings = '';
  for (let index = -14; index <= 14; index += 1) {
    const x = index * 5.8;
    const depth = 66 + 110 * Math.cos((index / 14) * 1.45) ** 1.4;
    strings += `M${num(x)} 8V${num(depth)}`;
  }
  parts.push(beads(strings, palette.glow, 5, 6.2, 0.25), beads(strings, palette.core, 2.7, 6.2, 0.95));
  parts.push(halo(canvas, 0, 86, 92, palette.core, 0.5));
  return parts.join('');
}

/** A pierced brass lantern about 40 wide and 70 high, hanging from the origin. */
export function lantern(canvas: Canvas, palette: Palette): string {
  const glass = canvas.radial([
    [0, '#fffbee'],
    [0.45, palette.core],
    [1, mix(palette.glow, palette.metal.mid, 0.35)],
  ]);
  const body = 'M-11 16L-18 34L-15 56Q0 64 15 56L18 34L11 16Z';
  return [
    halo(canvas, 0, 38, 74, palette.glow, 0.5),
    path('M-3 0h6v4h-6ZM-13 16Q-9 5 0 4Q9 5 13 16Z', palette.metal.mid),
    path(body, glass),
    stroke('M-18 34H18M-6 17L-8 59M6 17L8 59M-15 56Q0 64 15 56', palette.metal.dark, 1.6),
    stroke(body, palette.metal.mid, 2.2),
    path('M-4 60h8l-2 8h-4Z', palette.metal.mid),
  ].join('');
}

/** A standing lantern with a candle, about 44 wide and 92 high, its foot at the origin. */
export function floorLantern(canvas: Canvas, palette: Palette): string {
  const glass = canvas.radial(
    [
      [0, '#fff9e6'],
      [0.4, palette.core],
      [1, palette.glow, 0.75],
    ],
    0.5,
    0.68,
    0.7,
  );
  const frame = darken(palette.metal.dark, 0.25);
  return [
    ellipse(0, 0, 64, 13, haloFill(canvas, palette.glow, 0.75)),
    halo(canvas, 0, -36, 92, palette.glow, 0.5),
    rect(-18, -64, 36, 62, glass),
    rect(-6, -26, 12, 24, palette.sheer.light),
    path('M0 -46q7 11 0 19q-7 -8 0 -19Z', '#ffffff'),
    stroke('M-18 -64V-2M18 -64V-2M0 -64V-50M-20 -2H20M-20 -64H20', frame, 3),
    path('M-22 -64L0 -84L22 -64Z', frame),
    circle(0, -88, 5, 'none', { stroke: frame, 'stroke-width': 2.4 }),
  ].join('');
}

/** A small clay lamp with its flame, about 20 wide. */
export function diya(canvas: Canvas, palette: Palette): string {
  return [
    halo(canvas, 0, -8, 30, palette.glow, 0.65),
    path('M-10 -3Q0 8 10 -3Q0 0 -10 -3Z', mix('#8a4a2c', palette.metal.dark, 0.3)),
    path('M0 -18q5 8 0 14q-5 -6 0 -14Z', '#fff8e0'),
  ].join('');
}

/** A beam of light from a lamp, soft at its sides and fading; brightens what is below. */
export function beam(canvas: Canvas, from: Point, to: Point, width: number, colour: string, strength: number): string {
  const fill = canvas.linear([
    [0, colour, strength],
    [0.5, colour, strength * 0.4],
    [1, colour, 0],
  ]);
  const cone = (share: number): string => {
    const half = (width / 2) * share;
    return `M${num(from[0])} ${num(from[1])}L${num(to[0] - half)} ${num(to[1])}H${num(to[0] + half)}Z`;
  };
  const layers = [1, 0.8, 0.6, 0.4].map((share) => element('path', { d: cone(share), fill, opacity: 0.3 }));
  return group(layers, { style: 'mix-blend-mode:screen' });
}
