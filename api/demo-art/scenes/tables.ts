import { darken, lighten, mix } from './colour.js';
import { arrangement, floralStrings } from './flowers.js';
import { halo, haloFill, softShadow } from './lights.js';
import type { Palette } from './palette.js';
import { Random } from '../../src/demo/random.js';
import { ellipse, num, path, placed, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

/** How a hall dresses its tables. */
export const CENTREPIECES = ['tall', 'low', 'candles', 'tree'] as const;
/** One way to dress a table. */
export type Centrepiece = (typeof CENTREPIECES)[number];

/** How a table is seen. */
export interface TableView {
  /** Depth of a circle against its width: how much the camera looks down on it. */
  readonly ratio: number;
  /** Places, glasses and chair spindles are drawn only near the camera. */
  readonly near: boolean;
  readonly centrepiece: Centrepiece;
  /** Whether the cloth is the hall's colour instead of ivory. */
  readonly coloured: boolean;
}

const TOP = -76;
const RADIUS = 92;

/** A dressed round table with its chairs, in centimetres round the middle of its foot. */
export function roundTable(canvas: Canvas, palette: Palette, view: TableView): ReturnType<Canvas['part']> {
  const key = `table ${palette.name} ${view.ratio} ${view.near} ${view.centrepiece} ${view.coloured}`;
  return canvas.part(key, () => {
    const seats = Array.from({ length: 8 }, (_, index) => (Math.PI / 4) * (index + 0.5));
    const spot = (angle: number): readonly [number, number] => [
      Math.cos(angle) * 128,
      Math.sin(angle) * 128 * view.ratio,
    ];
    const chairAt = (angle: number): string => {
      const [x, y] = spot(angle);
      const turned = 0.55 + 0.45 * Math.abs(Math.sin(angle));
      return chair(
        canvas,
        palette,
        view.near,
        Math.sin(angle) > 0,
      )(`translate(${num(x)} ${num(y)}) scale(${num(turned)} 1)`);
    };
    return [
      ellipse(
        0,
        8,
        220,
        220 * view.ratio,
        canvas.radial([
          [0, '#0a0710', 0.7],
          [0.6, '#0a0710', 0.5],
          [1, '#0a0710', 0],
        ]),
      ),
      ...seats.filter((angle) => Math.sin(angle) < 0).map(chairAt),
      cloth(canvas, palette, view),
      setting(canvas, palette, view),
      centrepiece(canvas, palette, view.centrepiece, view.near),
      ...seats.filter((angle) => Math.sin(angle) > 0).map(chairAt),
    ].join('');
  });
}

/** A gilt chair seen from behind or in front, about 44 wide and 92 high, its foot at the origin. */
function chair(canvas: Canvas, palette: Palette, near: boolean, front: boolean): ReturnType<Canvas['shaped']> {
  return canvas.shaped(`chair ${palette.name} ${near} ${front}`, () => chairDrawing(canvas, palette, near, front));
}

function chairDrawing(canvas: Canvas, palette: Palette, near: boolean, front: boolean): string {
  const { metal, sheer } = palette;
  const gilt = near
    ? canvas.across([
        [0, metal.dark],
        [0.3, metal.light],
        [0.7, metal.mid],
        [1, metal.dark],
      ])
    : mix(metal.mid, metal.light, 0.3);
  const cushion = rect(-21, -49, 42, 8, front ? mix(sheer.mid, sheer.dark, 0.3) : sheer.mid, { rx: 3 });
  const frame = stroke('M-20 0L-19 -88Q0 -96 19 -88L20 0', gilt, near ? 3.4 : 4.2);
  // Far chairs are a few pixels wide: what nobody can see is not drawn.
  if (!near) return (front ? cushion : '') + frame + stroke('M-19 -54H19M-8 -86V-54M8 -86V-54', metal.mid, 3);
  const rails = stroke('M-19 -82Q0 -88 19 -82M-19 -54H19M-20 -22H20', gilt, 2.4);
  const spindles = stroke('M-12 -84V-54M-6 -86V-54M0 -86V-54M6 -86V-54M12 -84V-54', metal.mid, 1.6);
  const shade = stroke('M-14 -41L-15 -4M14 -41L15 -4', metal.dark, 2.6);
  return front ? cushion + shade + frame + rails + spindles : frame + rails + spindles;
}

function cloth(canvas: Canvas, palette: Palette, { ratio, coloured, near }: TableView): string {
  const linen = coloured ? palette.fabric : palette.sheer;
  const depth = RADIUS * ratio;
  const floor = RADIUS * 1.08;
  const skirt = `M${-RADIUS} ${TOP}C${-RADIUS - 1} -40 ${num(-floor)} -20 ${num(-floor)} 0A${num(floor)} ${num(floor * ratio)} 0 0 0 ${num(floor)} 0C${num(floor)} -20 ${RADIUS + 1} -40 ${RADIUS} ${TOP}A${RADIUS} ${num(depth)} 0 0 1 ${-RADIUS} ${TOP}Z`;
  const body = canvas.across([
    [0, mix(linen.mid, linen.dark, 0.75)],
    [0.25, mix(linen.light, linen.mid, 0.55)],
    [0.5, linen.light],
    [0.75, mix(linen.light, linen.mid, 0.7)],
    [1, linen.dark],
  ]);
  let folds = '';
  for (let index = 1; index < 12; index += 1) {
    const angle = (Math.PI * index) / 12;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    folds += `M${num(cos * RADIUS)} ${num(TOP + sin * depth)}Q${num(cos * RADIUS)} -34 ${num(cos * floor + 3)} ${num(sin * floor * ratio)}`;
  }
  const top = canvas.radial([
    [0, mix(linen.light, palette.core, 0.7)],
    [0.5, lighten(linen.light, 0.15)],
    [1, mix(linen.light, linen.mid, 0.55)],
  ]);
  const foot = canvas.linear([
    [0.35, linen.dark, 0],
    [1, darken(linen.dark, 0.3), 0.6],
  ]);
  return [
    path(skirt, body),
    stroke(folds, mix(linen.mid, linen.dark, 0.7), near ? 2 : 2.6, { opacity: 0.4 }),
    path(skirt, foot),
    ellipse(0, TOP, RADIUS, depth, top),
    stroke(
      `M${-RADIUS} ${TOP}A${RADIUS} ${num(depth)} 0 0 0 ${RADIUS} ${TOP}`,
      coloured ? palette.metal.mid : mix(linen.mid, linen.dark, 0.3),
      1.4,
      { opacity: 0.8 },
    ),
  ].join('');
}

function setting(canvas: Canvas, palette: Palette, { ratio, near }: TableView): string {
  const plate = canvas.part(`plate ${palette.name} ${ratio} ${near}`, () =>
    [
      ellipse(0, 0, 15, 15 * ratio + 0.5, palette.metal.mid),
      ellipse(0, -0.6, 12.4, 12.4 * ratio + 0.3, palette.sheer.light),
      near ? rect(-4, -4 * ratio - 1, 8, 9 * ratio + 1, palette.fabric.mid, { rx: 1 }) : '',
    ].join(''),
  );
  const tumbler = canvas.part('tumbler', () => glass(canvas));
  const parts: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const angle = (Math.PI / 4) * (index + 0.5);
    parts.push(plate(Math.cos(angle) * 66, TOP + Math.sin(angle) * 66 * ratio));
    if (near) parts.push(tumbler(Math.cos(angle + 0.32) * 52, TOP + Math.sin(angle + 0.32) * 52 * ratio));
  }
  return parts.join('');
}

/** A tumbler about 9 wide and 15 high, its foot at the origin. */
function glass(canvas: Canvas): string {
  const side = canvas.across([
    [0, '#ffffff', 0.8],
    [0.4, '#ffffff', 0.2],
    [1, '#ffe9c4', 0.65],
  ]);
  return path('M-4.4 -15L-3.2 0Q0 1.2 3.2 0L4.4 -15Z', side);
}

function centrepiece(canvas: Canvas, palette: Palette, kind: Centrepiece, near: boolean): string {
  const random = new Random(77);
  const flowers = canvas.part(`bunch ${palette.name} ${near}`, () =>
    arrangement(canvas, palette, random, 50, near ? 30 : 13),
  );
  const bunch = (r: number): string => flowers(0, 0, r / 50);
  if (kind === 'low') return candleRing(canvas, palette, 34) + placed(bunch(26), 0, TOP - 16);
  if (kind === 'candles')
    return candleRing(canvas, palette, 26) + candelabra(canvas, palette) + placed(bunch(15), 0, TOP - 8);
  const stand = canvas.across([
    [0, palette.metal.dark],
    [0.4, palette.metal.light],
    [1, palette.metal.dark],
  ]);
  if (kind === 'tree') {
    const strings = floralStrings(canvas, palette, random, {
      x: -40,
      y: TOP - 92,
      width: 80,
      length: 42,
      gap: 16,
      size: 4,
    });
    return (
      candleRing(canvas, palette, 30) + rect(-3, TOP - 92, 6, 92, stand) + strings + placed(bunch(42), 0, TOP - 104)
    );
  }
  return (
    candleRing(canvas, palette, 30) +
    path(`M-12 ${TOP}H12L3 ${TOP - 10}L4 ${TOP - 62}H-4L-3 ${TOP - 10}Z`, stand) +
    placed(bunch(32), 0, TOP - 80)
  );
}

function candleRing(canvas: Canvas, palette: Palette, reach: number): string {
  const votive = canvas.part(
    `votive ${palette.name}`,
    () => rect(-3.4, -9, 6.8, 9, palette.core, { rx: 1.4 }) + halo(canvas, 0, -9, 16, palette.glow, 0.8),
  );
  const places = [
    [-reach, 2],
    [-reach * 0.4, 7],
    [reach * 0.4, 7],
    [reach, 2],
  ] as const;
  return (
    ellipse(0, TOP, 76, 20, haloFill(canvas, palette.core, 0.8)) + places.map(([x, y]) => votive(x, TOP + y)).join('')
  );
}

function candelabra(canvas: Canvas, palette: Palette): string {
  const { metal } = palette;
  const arms = stroke(
    `M0 ${TOP}V${TOP - 74}M-26 ${TOP - 62}Q-26 ${TOP - 46} 0 ${TOP - 46}Q26 ${TOP - 46} 26 ${TOP - 62}M-14 ${TOP - 66}Q-14 ${TOP - 54} 0 ${TOP - 54}Q14 ${TOP - 54} 14 ${TOP - 66}`,
    metal.mid,
    3,
  );
  const candles = [
    [-26, 62],
    [-14, 66],
    [0, 74],
    [14, 66],
    [26, 62],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x - 2, TOP - y - 20, 4, 20, palette.sheer.light) +
        path(`M${x} ${TOP - y - 32}q3.6 7 0 11q-3.6 -4 0 -11Z`, '#fffbea') +
        halo(canvas, x, TOP - y - 25, 15, palette.glow, 0.85),
    )
    .join('');
  return path(`M-14 ${TOP}Q0 ${TOP - 12} 14 ${TOP}Z`, metal.light) + arms + candles;
}

/** A low sofa for two or three, about 200 wide and 90 high, its foot at the origin. */
export function sofa(canvas: Canvas, palette: Palette): string {
  const { fabric, metal } = palette;
  const seat = canvas.linear([
    [0, fabric.light],
    [0.4, fabric.mid],
    [1, fabric.dark],
  ]);
  const buttons = 'M-66 -62h.1M-33 -66h.1M0 -68h.1M33 -66h.1M66 -62h.1M-50 -48h.1M-17 -50h.1M17 -50h.1M50 -48h.1';
  return [
    softShadow(canvas, 0, 2, 150, 18),
    path('M-92 -34C-98 -74 -70 -84 -44 -84Q-16 -96 0 -97Q16 -96 44 -84C70 -84 98 -74 92 -34Z', seat),
    stroke('M-92 -36C-98 -74 -70 -84 -44 -84Q-16 -96 0 -97Q16 -96 44 -84C70 -84 98 -74 92 -36', metal.light, 4),
    stroke(buttons, fabric.dark, 3.4, { 'stroke-linecap': 'round' }),
    rect(-88, -40, 176, 24, seat, { rx: 10 }),
    path('M-104 -54Q-112 -62 -100 -66Q-84 -64 -86 -44V-10H-104ZM104 -54Q112 -62 100 -66Q84 -64 86 -44V-10H104Z', seat),
    stroke('M-104 -54Q-112 -62 -100 -66Q-84 -64 -86 -44V-12M104 -54Q112 -62 100 -66Q84 -64 86 -44V-12', metal.mid, 3),
    rect(-104, -16, 208, 8, metal.mid, { rx: 3 }),
    path('M-98 -8h10l-3 10h-5ZM98 -8h-10l3 10h5Z', metal.dark),
    cushion(palette.petals[2], -52, -42, 14),
    cushion(palette.metal.mid, 54, -42, -12),
  ].join('');
}

const cushion = (colour: string, x: number, y: number, turn: number): string =>
  path('M-15 -13Q0 -17 15 -13Q18 0 15 13Q0 16 -15 13Q-18 0 -15 -13Z', colour, {
    transform: `translate(${x} ${y}) rotate(${turn})`,
  });
