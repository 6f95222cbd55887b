import { darken, lighten, mix } from './colour.js';
import { haloFill } from './lights.js';
import type { Palette } from './palette.js';
import { circle, ellipse, path, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

const COPPER = '#b8693a';

function copper(canvas: Canvas): string {
  return canvas.across([
    [0, darken(COPPER, 0.55)],
    [0.22, lighten(COPPER, 0.5)],
    [0.4, COPPER],
    [0.72, mix(COPPER, '#6e3218', 0.5)],
    [0.92, lighten(COPPER, 0.16)],
    [1, darken(COPPER, 0.6)],
  ]);
}

/** A tinned copper pot with its lid over a small fire, about 330 wide and 330 high, its foot at the origin. */
export function degh(canvas: Canvas, palette: Palette): string {
  const metal = copper(canvas);
  return [
    ellipse(0, 6, 220, 36, '#140a0c', { opacity: 0.5 }),
    ellipse(0, -6, 170, 60, haloFill(canvas, '#ff9a3d', 0.7)),
    stroke('M-90 -30L-116 8M90 -30L116 8M0 -26V10', '#20151a', 9, { 'stroke-linecap': 'round' }),
    path('M-116 -186C-196 -150 -186 -20 -70 -18H70C186 -20 196 -150 116 -186Z', metal),
    path('M-132 -206H132L118 -182H-118Z', metal),
    ellipse(0, -206, 132, 20, lighten(COPPER, 0.3)),
    path('M-120 -210C-110 -262 -40 -280 0 -282C40 -280 110 -262 120 -210Q0 -190 -120 -210Z', metal),
    circle(0, -292, 15, palette.metal.mid),
    stroke('M-160 -120Q0 -84 160 -120', lighten(COPPER, 0.4), 3, { opacity: 0.5 }),
    stroke('M-158 -150C-206 -160 -206 -110 -172 -104M158 -150C206 -160 206 -110 172 -104', palette.metal.mid, 9),
    path('M-118 -160C-156 -120 -148 -60 -110 -36C-132 -76 -132 -120 -94 -164Z', '#fff1d8', { opacity: 0.4 }),
  ].join('');
}

/** A long chafing dish with a half-open lid and rice in it, about 460 wide, its foot at the origin. */
export function chafingDish(canvas: Canvas, palette: Palette): string {
  const { metal } = palette;
  const gold = canvas.across([
    [0, metal.dark],
    [0.25, lighten(metal.light, 0.4)],
    [0.5, metal.mid],
    [0.8, metal.light],
    [1, metal.dark],
  ]);
  let [grains, saffron] = ['', ''];
  for (let index = 0; index < 90; index += 1) {
    const angle = index * 2.39996;
    const r = Math.sqrt(index / 90);
    const d = `M${Math.round(Math.cos(angle) * r * 186)} ${Math.round(-118 + Math.sin(angle) * r * 26)}l${((index * 7) % 13) - 6} ${((index * 5) % 7) - 3}`;
    if (index % 3 === 0) saffron += d;
    else grains += d;
  }
  return [
    ellipse(0, 8, 290, 40, '#140a0c', { opacity: 0.5 }),
    ellipse(-80, -6, 60, 30, haloFill(canvas, '#ff9a3d', 0.9)),
    ellipse(80, -6, 60, 30, haloFill(canvas, '#ff9a3d', 0.9)),
    stroke('M-196 -70L-212 6M196 -70L212 6', metal.dark, 10, { 'stroke-linecap': 'round' }),
    path('M-210 -214C-190 -318 190 -318 210 -214L206 -196H-206Z', gold),
    ellipse(0, -206, 206, 26, darken(metal.dark, 0.4)),
    path('M-228 -124H228L206 -56Q0 -36 -206 -56Z', gold),
    ellipse(0, -120, 214, 38, darken(metal.dark, 0.3)),
    path('M-200 -118Q-110 -178 0 -176Q110 -178 200 -118Q0 -72 -200 -118Z', '#f3dca0'),
    stroke(grains, '#fff4d2', 4, { 'stroke-linecap': 'round', transform: 'translate(0 -14)' }),
    stroke(saffron, '#e08a1e', 4.4, { 'stroke-linecap': 'round', transform: 'translate(0 -14)' }),
    ...[-110, -30, 56, 128].map((x, index) =>
      ellipse(x, -142 + (index % 2) * 12, 24, 13, index % 2 ? '#8a4322' : '#a45a2a', {
        transform: `rotate(${index * 24 - 30} ${x} -140)`,
      }),
    ),
    circle(0, -304, 14, metal.light),
  ].join('');
}

/** A stand of grapes, oranges and pomegranates, about 230 wide. */
export function fruitStand(canvas: Canvas, palette: Palette): string {
  const shine = (colour: string): string =>
    canvas.radial(
      [
        [0, lighten(colour, 0.5)],
        [0.4, colour],
        [1, darken(colour, 0.45)],
      ],
      0.36,
      0.32,
      0.7,
    );
  const fruit: readonly (readonly [number, number, number, string])[] = [
    [-62, -112, 40, '#e58a24'],
    [62, -110, 40, '#b3263a'],
    [0, -108, 42, '#d9a52c'],
    [-30, -158, 38, '#b3263a'],
    [36, -160, 38, '#e58a24'],
    [2, -200, 34, '#8e9c34'],
  ];
  const grapes = Array.from({ length: 14 }, (_, index) =>
    circle(-92 + (index % 4) * 15 - Math.floor(index / 4) * 3, -92 + Math.floor(index / 4) * 15, 10, shine('#5a2a63')),
  ).join('');
  const stand = canvas.across([
    [0, palette.metal.dark],
    [0.35, lighten(palette.metal.light, 0.3)],
    [1, palette.metal.dark],
  ]);
  return [
    ellipse(0, 4, 130, 22, '#140a0c', { opacity: 0.45 }),
    path('M-60 0Q-12 -12 -10 -60H10Q12 -12 60 0Q0 14 -60 0Z', stand),
    ...fruit.map(([x, y, r, colour]) => circle(x, y, r, shine(colour))),
    path('M-128 -84Q-100 -52 0 -50Q100 -52 128 -84Q0 -60 -128 -84Z', stand),
    grapes,
  ].join('');
}

/** A plate of samosas with a bowl of chutney, about 300 wide. */
export function samosas(canvas: Canvas, palette: Palette): string {
  const crust = canvas.linear(
    [
      [0, '#f0c274'],
      [0.5, '#cf8a3a'],
      [1, '#8a4a1e'],
    ],
    { x2: 0.6, y2: 1 },
  );
  const pieces = [
    [-70, -8, -8],
    [-8, -16, 6],
    [50, -6, -4],
    [-40, 12, 4],
    [18, 12, -8],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        path('M-40 16Q0 26 42 16Q26 -20 2 -44Q-24 -18 -40 16Z', crust, {
          transform: `translate(${x} ${y}) rotate(${turn})`,
        }) +
        stroke('M-36 14Q0 22 38 14', '#7a3f18', 3, { opacity: 0.5, transform: `translate(${x} ${y}) rotate(${turn})` }),
    )
    .join('');
  return [
    ellipse(8, 30, 170, 46, '#140a0c', { opacity: 0.4 }),
    ellipse(0, 22, 160, 46, palette.metal.mid),
    ellipse(0, 18, 148, 41, palette.sheer.light),
    pieces,
    ellipse(106, 16, 40, 13, palette.metal.dark),
    path('M66 4Q72 34 106 34Q140 34 146 4Z', palette.sheer.light),
    ellipse(106, 4, 40, 11, '#5f7f2e'),
    rect(98, -2, 14, 3, '#8fae4e', { rx: 1.5 }),
  ].join('');
}
