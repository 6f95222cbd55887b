import { darken, lighten, mix } from './colour.js';
import { sprig } from './flowers.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { circle, ellipse, group, num, path, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

/** An open ledger with ruled columns and a ribbon, about 560 wide, lying before the viewer. */
export function ledger(canvas: Canvas, palette: Palette): string {
  const page = (side: number): string =>
    canvas.across(
      side < 0
        ? [
            [0, '#fdf6e6'],
            [0.8, '#f3e6cb'],
            [1, '#c9b28c'],
          ]
        : [
            [0, '#c9b28c'],
            [0.2, '#f3e6cb'],
            [1, '#fdf6e6'],
          ],
    );
  let rules = '';
  let entries = '';
  for (let row = 0; row < 9; row += 1) {
    const t = row / 9;
    const y = -92 + t * 150 + t * t * 34;
    const spread = 200 + t * 62;
    rules += `M${num(-spread)} ${num(y + 6)}Q${num(-spread / 2)} ${num(y - 10)} -14 ${num(y + 4)}M14 ${num(y + 4)}Q${num(spread / 2)} ${num(y - 10)} ${num(spread)} ${num(y + 6)}`;
    const length = [0.46, 0.34, 0.52, 0.4, 0.3, 0.48, 0.38, 0.44, 0][row] ?? 0;
    if (length > 0)
      entries += `M${num(-spread * 0.9)} ${num(y + 1)}q${num(spread * length * 0.5)} -8 ${num(spread * length)} -5M${num(-spread * 0.22)} ${num(y)}h${num(spread * 0.13)}`;
  }
  return [
    path('M-262 -96L-322 118Q-160 86 0 128Q160 86 322 118L262 -96Q130 -118 0 -92Q-130 -118 -262 -96Z', '#140a0c', {
      opacity: 0.45,
      transform: 'translate(10 14)',
    }),
    path('M-262 -98L-324 112Q-160 84 0 124Q160 84 324 112L262 -98Z', palette.fabric.dark),
    path('M-250 -100Q-120 -128 0 -98V112Q-150 74 -306 100Z', page(-1)),
    path('M250 -100Q120 -128 0 -98V112Q150 74 306 100Z', page(1)),
    stroke(rules, '#9fb0a4', 1.6, { opacity: 0.7 }),
    stroke(entries, '#2a3a4a', 3, { 'stroke-linecap': 'round', opacity: 0.7 }),
    stroke('M-66 -108L-84 84M150 -112L190 82M80 -112L100 82', '#c98f7a', 1.6, { opacity: 0.6 }),
    path('M-8 -98H8L20 150L8 140L-4 152Z', palette.fabric.mid),
  ].join('');
}

/** A fountain pen lying aslant, about 300 long. */
export function pen(canvas: Canvas, palette: Palette): string {
  const barrel = canvas.linear([
    [0, lighten(palette.fabric.mid, 0.45)],
    [0.35, palette.fabric.mid],
    [1, darken(palette.fabric.dark, 0.4)],
  ]);
  const gold = canvas.linear([
    [0, lighten(palette.metal.light, 0.4)],
    [1, palette.metal.dark],
  ]);
  return group(
    [
      rect(-150, 12, 300, 12, '#140a0c', { rx: 6, opacity: 0.4 }),
      path('M-96 -11H140Q156 -11 156 0Q156 11 140 11H-96Z', barrel),
      rect(-100, -12, 16, 24, gold),
      rect(52, -12, 8, 24, gold),
      path('M-100 -9L-150 0L-100 9Z', gold),
      stroke('M-146 0H-112', '#4a3212', 1.6),
      rect(70, -17, 76, 6, gold, { rx: 3 }),
    ],
    { transform: 'rotate(-38)' },
  );
}

/** A drawstring purse of brocade, about 200 wide. */
export function purse(canvas: Canvas, palette: Palette): string {
  const silk = canvas.radial(
    [
      [0, lighten(palette.fabric.light, 0.25)],
      [0.6, palette.fabric.mid],
      [1, palette.fabric.dark],
    ],
    0.4,
    0.35,
    0.75,
  );
  const motif = [
    [-44, -50],
    [10, -58],
    [58, -44],
    [-20, -16],
    [38, -12],
    [-66, -14],
    [0, -92],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 6, palette.metal.light) +
        circle(x, y, 11, 'none', { stroke: palette.metal.mid, 'stroke-width': 2 }),
    )
    .join('');
  return [
    ellipse(8, 8, 136, 26, '#140a0c', { opacity: 0.5 }),
    path('M-40 -136C-120 -110 -136 -10 -84 4Q0 20 84 4C136 -10 120 -110 40 -136Z', silk),
    motif,
    path(
      'M-40 -136Q-70 -176 -56 -186Q-30 -168 -22 -186Q0 -166 22 -188Q32 -168 58 -184Q70 -172 40 -136Q0 -124 -40 -136Z',
      silk,
    ),
    stroke('M-44 -136Q0 -122 44 -136', palette.metal.light, 7),
    stroke('M40 -132C80 -120 96 -90 88 -62M44 -132C92 -130 116 -100 112 -76', palette.metal.mid, 4),
    path('M82 -62h12l4 30h-20ZM106 -76h12l4 30h-20Z', palette.metal.light),
  ].join('');
}

/** Stacks of gold coins and some that rolled away. */
export function coins(canvas: Canvas, palette: Palette, random: Random): string {
  const { metal } = palette;
  const edge = canvas.across([
    [0, metal.dark],
    [0.3, lighten(metal.light, 0.4)],
    [0.7, metal.mid],
    [1, darken(metal.dark, 0.2)],
  ]);
  const face = canvas.linear(
    [
      [0, lighten(metal.light, 0.45)],
      [1, metal.mid],
    ],
    { x2: 1, y2: 1 },
  );
  const coin = canvas.part('coin', () =>
    [
      path('M-38 0V10A38 13 0 0 0 38 10V0Z', edge),
      ellipse(0, 0, 38, 13, face),
      ellipse(0, 0, 29, 9.4, 'none', { stroke: metal.dark, 'stroke-width': 1.6, opacity: 0.6 }),
      path('M0 -6L9 0L0 6L-9 0Z', metal.mid),
    ].join(''),
  );
  const parts: string[] = [];
  for (const [x, y, count] of [
    [486, 792, 7],
    [566, 812, 4],
    [424, 826, 3],
    [506, 838, 5],
    [1080, 826, 5],
    [1156, 838, 3],
  ] as const) {
    parts.push(ellipse(x + 8, y + 14, 54, 17, '#140a0c', { opacity: 0.4 }));
    for (let index = 0; index < count; index += 1) parts.push(coin(x + random.range(-3, 3), y - index * 11));
  }
  for (const [x, y] of [
    [620, 850],
    [1010, 850],
    [668, 826],
  ] as const)
    parts.push(coin(x, y));
  return parts.join('');
}

/** A silver and leather camera seen from the front, about 420 wide and 290 high, its foot at the origin. */
export function camera35(canvas: Canvas, palette: Palette): string {
  const steel = canvas.linear([
    [0, '#f6f0e4'],
    [0.4, '#b9b2a6'],
    [1, '#6d675f'],
  ]);
  const hide = canvas.linear([
    [0, '#3a2c2c'],
    [1, '#150f12'],
  ]);
  const glass = canvas.radial(
    [
      [0, '#6f87c9'],
      [0.35, '#2c3a78'],
      [0.75, '#0c1030'],
      [1, '#05060f'],
    ],
    0.42,
    0.38,
    0.7,
  );
  const ring = (r: number, fill: string, extra = {}): string => circle(0, -122, r, fill, extra);
  return [
    ellipse(10, 6, 250, 34, '#140a0c', { opacity: 0.55 }),
    rect(-208, -236, 416, 236, steel, { rx: 28 }),
    rect(-208, -190, 416, 142, hide),
    path('M-92 -236L-70 -284H70L92 -236Z', steel),
    rect(-46, -272, 92, 30, '#10141f', { rx: 6 }),
    path('M-40 -268H10L-10 -246H-40Z', '#6f87c9', { opacity: 0.6 }),
    rect(-180, -256, 62, 22, steel, { rx: 6 }),
    rect(118, -258, 70, 24, steel, { rx: 6 }),
    circle(-150, -262, 15, palette.metal.mid),
    ring(106, steel),
    ring(98, '#15121a'),
    ring(90, 'none', { stroke: '#8d867a', 'stroke-width': 3, 'stroke-dasharray': '3 5' }),
    ring(
      80,
      canvas.radial([
        [0.6, '#2c2a33'],
        [1, '#0b0a10'],
      ]),
    ),
    ring(62, glass),
    ring(62, 'none', { stroke: palette.metal.mid, 'stroke-width': 3 }),
    path('M-38 -154Q-14 -180 20 -172Q-12 -158 -26 -134Z', '#ffffff', { opacity: 0.6 }),
    circle(22, -98, 10, palette.glow, { 'fill-opacity': 0.75 }),
    circle(-16, -106, 5, '#ffffff', { 'fill-opacity': 0.5 }),
    rect(140, -182, 40, 26, '#0d1020', { rx: 4 }),
  ].join('');
}

/** A fan of three prints: an arch at dusk, flowers, lamps. */
export function prints(canvas: Canvas, palette: Palette): string {
  const twig = sprig(canvas, palette);
  const sky = canvas.linear([
    [0, palette.sky[1]],
    [0.6, mix(palette.sky[3], '#e6987b', 0.4)],
    [1, palette.glow],
  ]);
  const frame = (content: string, turn: number, x: number): string =>
    group(
      [
        rect(-104, -126, 220, 260, '#140a0c', { opacity: 0.35 }),
        rect(-112, -136, 224, 264, '#fbf5e8'),
        rect(-96, -120, 192, 190, sky),
        content,
      ],
      { transform: `translate(${x} 0) rotate(${turn}) scale(1 .78)` },
    );
  const arch =
    path('M-60 70V-20Q-56 -66 0 -92Q56 -66 60 -20V70Z', palette.wall.dark) +
    path('M-44 70V-16Q-40 -50 0 -72Q40 -50 44 -16V70Z', palette.core) +
    circle(0, 10, 24, palette.glow);
  const bloom = [
    twig('translate(-20 66) rotate(-18) scale(1.3)'),
    twig('translate(24 66) rotate(20) scale(1.2)'),
    circle(-30, -20, 30, palette.petals[1]),
    circle(-30, -20, 16, palette.petals[2]),
    circle(32, -34, 26, palette.petals[0]),
    circle(32, -34, 12, palette.petals[3]),
    circle(4, 18, 28, palette.petals[2]),
    circle(4, 18, 14, palette.petals[1]),
  ].join('');
  const lamps =
    stroke('M-96 -80Q0 -10 96 -80M-96 -30Q0 40 96 -30', palette.core, 11, {
      'stroke-linecap': 'round',
      'stroke-dasharray': '0 24',
    }) + path('M-96 70V30H-50V12H-20V36H20V4H52V30H96V70Z', palette.wall.dark);
  return frame(lamps, -16, -150) + frame(bloom, 12, 150) + frame(arch, -2, 0);
}
