import { darken, lighten } from './colour.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { gloss, platter, sheen } from './service-setting.js';
import { circle, ellipse, group, num, path, placed, rect, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const SHADOW = '#12060c';

/** A pot of porcelain with a gilt rim and roses, about 420 wide and 300 high, its foot at the origin. */
function teapot(canvas: Canvas, palette: Palette): string {
  const china = canvas.radial(
    [
      [0, '#ffffff'],
      [0.55, '#fbeee4'],
      [1, '#c79a86'],
    ],
    0.36,
    0.3,
    0.78,
  );
  const gold = sheen(canvas, palette.metal.mid);
  const rose = (x: number, y: number, r: number): string =>
    circle(x, y, r, '#c9486a') + circle(x - 2, y - 2, r * 0.66, '#e88aa0') + circle(x - 3, y - 4, r * 0.3, '#fbd3d6');
  return [
    ellipse(10, 4, 190, 30, SHADOW, { opacity: 0.35, filter: canvas.blur(8) }),
    stroke('M130 -170C236 -210 250 -60 128 -72', china, 30, ROUND),
    stroke('M134 -176C226 -206 236 -80 132 -84', palette.metal.light, 5, ROUND),
    path('M-130 -70C-200 -86 -170 -190 -236 -206L-214 -226C-150 -220 -150 -160 -110 -150Z', china),
    path('M-240 -204L-212 -230L-204 -222L-232 -196Z', gold),
    path('M-74 -2H74L60 -22H-60Z', gold),
    path(
      'M-150 -116C-150 -190 -90 -226 0 -226C90 -226 150 -190 150 -116C150 -46 90 -12 0 -12C-90 -12 -150 -46 -150 -116Z',
      china,
    ),
    path('M-80 -216C-70 -262 -30 -274 0 -274C30 -274 70 -262 80 -216Q0 -196 -80 -216Z', china),
    stroke('M-84 -216Q0 -194 84 -216M-146 -86Q0 -40 146 -86', palette.metal.mid, 6, ROUND),
    circle(0, -286, 18, gold),
    path(
      'M-70 -120q-30 20 -50 4q20 -24 50 -4ZM70 -124q30 18 52 0q-22 -22 -52 0ZM0 -160q-14 -30 4 -46q18 20 -4 46Z',
      '#6c9a58',
    ),
    rose(-28, -130, 32) + rose(34, -126, 28) + rose(2, -100, 26),
    path('M-116 -150C-104 -186 -70 -204 -40 -208C-76 -186 -94 -164 -108 -130Z', '#ffffff', { opacity: 0.85 }),
  ].join('');
}

/** A cup on its saucer, filled with tea, about 240 wide. */
function teacup(canvas: Canvas, palette: Palette): string {
  const china = sheen(canvas, '#f3ded2');
  return [
    ellipse(6, 14, 130, 32, SHADOW, { opacity: 0.35, filter: canvas.blur(6) }),
    ellipse(0, 4, 122, 30, '#e9cfc0') +
      ellipse(0, 0, 122, 30, '#fff6ee', { stroke: palette.metal.mid, 'stroke-width': 5 }),
    stroke('M76 -84C128 -96 124 -30 58 -34', '#f6e2d6', 15, ROUND),
    path('M-86 -104C-82 -30 -50 -2 0 -2C50 -2 82 -30 86 -104Z', china),
    ellipse(0, -104, 86, 24, '#fff6ee', { stroke: palette.metal.mid, 'stroke-width': 5 }),
    ellipse(0, -102, 74, 18, '#b4582a') + ellipse(-14, -106, 40, 8, '#e0935a', { opacity: 0.7 }),
  ].join('');
}

/** A stand of three plates with small cakes, about 330 wide and 470 high. */
function cakeTiers(canvas: Canvas, palette: Palette): string {
  const gold = sheen(canvas, palette.metal.mid);
  const tart = canvas.part(
    'tart',
    () =>
      path('M-32 -24L-24 14H24L32 -24Z', '#d89a52') +
      path('M-36 -22Q-34 -66 0 -66Q34 -66 36 -22Z', gloss(canvas, '#f2a7b4', 0.6)) +
      circle(0, -66, 10, '#b3203a'),
  );
  const macaroon = canvas.part(
    'macaroon',
    () =>
      rect(-32, -38, 64, 22, '#8e5a34', { rx: 11 }) +
      rect(-32, -24, 64, 10, '#f8e6c4') +
      rect(-32, -16, 64, 24, '#a56b3e', { rx: 11 }),
  );
  const sandwich = canvas.part(
    'sandwich',
    () =>
      path('M-44 12L4 -58L48 12Z', '#fbeccb') +
      path('M-36 2L40 2L46 12H-44Z', '#5f9a3c') +
      stroke('M-44 12L4 -58L48 12', '#c98f4e', 7, ROUND),
  );
  const plate = (y: number, rx: number): string =>
    ellipse(0, y + 8, rx, rx * 0.17, darken(palette.metal.dark, 0.3)) +
    ellipse(0, y, rx, rx * 0.17, '#fffaf2', { stroke: palette.metal.mid, 'stroke-width': 6 });
  return [
    ellipse(6, 2, 180, 28, SHADOW, { opacity: 0.35, filter: canvas.blur(8) }),
    rect(-6, -450, 12, 440, gold),
    circle(0, -462, 24, 'none', { stroke: palette.metal.light, 'stroke-width': 9 }),
    plate(-300, 96),
    tart(-48, -310, 1) + tart(48, -310, 1) + tart(0, -298, 1.1),
    plate(-156, 136),
    macaroon(-84, -166, 1.2) + macaroon(84, -166, 1.2) + macaroon(0, -154, 1.3),
    plate(-8, 176),
    sandwich(-108, -22, 1.2) + sandwich(108, -22, 1.2) + sandwich(0, -8, 1.35),
  ].join('');
}

/** A pot of tea, a cup and a stand of small cakes. */
export function tea(canvas: Canvas, palette: Palette): void {
  canvas.add(
    placed(cakeTiers(canvas, palette), 616, 516, 0.98),
    placed(teapot(canvas, palette), 276, 476, 1.12),
    placed(teacup(canvas, palette), 456, 566, 1),
  );
}

/** A curled prawn, about 260 across, its head at the upper right. */
function prawn(canvas: Canvas): string {
  const shell = gloss(canvas, '#f0642c', 0.55);
  const at = (angle: number, r: number): Point => [Math.cos(angle) * r, Math.sin(angle) * r];
  const parts = [
    stroke('M96 -76C180 -150 240 -120 270 -40M100 -66C190 -110 230 -60 236 10', '#d9502a', 5, ROUND),
    path('M-8 96C40 84 74 100 104 84C96 108 100 120 116 140C76 138 30 140 -6 122Z', gloss(canvas, '#e2481e', 0.35)),
  ];
  let [legs, joints] = ['', ''];
  for (let index = 8; index >= 0; index -= 1) {
    const t = index / 8;
    const angle = -0.75 - t * 3.75;
    const [x, y] = at(angle, 92);
    const size = 56 - t * 26;
    parts.push(
      ellipse(x, y, size * 0.72, size, shell, {
        transform: `rotate(${num((angle * 180) / Math.PI + 90)} ${num(x)} ${num(y)})`,
      }),
    );
    const [x1, y1] = at(angle + 0.24, 92 - size * 0.7);
    const [x2, y2] = at(angle + 0.2, 92 + size * 0.8);
    joints += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
    if (index > 0 && index < 7) legs += `M${num(x1)} ${num(y1)}l${num(-x1 * 0.5 + 8)} ${num(-y1 * 0.4 + 10)}`;
  }
  return [
    stroke(legs, '#d9502a', 8, ROUND),
    ...parts,
    path('M26 -112C60 -134 108 -122 140 -86C110 -66 76 -40 40 -34Z', shell),
    stroke(joints, '#fff1de', 6, { ...ROUND, opacity: 0.75 }),
    circle(102, -88, 9, '#1c0a10') + circle(99, -91, 3, '#ffffff'),
  ].join('');
}

/** A silver fish about 560 long, its head to the left. */
function fish(canvas: Canvas): string {
  const body = canvas.linear([
    [0, '#5f7f9c'],
    [0.4, '#c9d9e2'],
    [0.75, '#f6f6f0'],
    [1, '#9fb4c4'],
  ]);
  let scales = '';
  for (let row = 0; row < 4; row += 1)
    for (let x = -110; x < 170; x += 36) scales += `M${x + (row % 2) * 18} ${-52 + row * 28}q16 12 0 26`;
  return [
    path('M190 -10C230 -40 270 -90 300 -86C286 -40 286 20 304 74C262 70 230 30 190 12Z', '#8ba7bd'),
    path('M-60 -84C-20 -140 80 -130 120 -72ZM-30 84C0 122 40 118 60 78Z', '#7895ad'),
    path('M-284 10C-240 -60 -140 -98 -30 -96C80 -94 150 -40 214 -6C150 52 70 92 -40 90C-150 88 -240 60 -284 10Z', body),
    stroke(scales, '#6f8ea8', 4, { ...ROUND, opacity: 0.7 }),
    stroke('M-160 -74C-126 -30 -126 34 -164 68', '#5c7c98', 8, ROUND),
    path('M-120 0C-90 -16 -60 -10 -44 14C-76 30 -104 26 -120 0Z', '#7d9bb2'),
    circle(-206, -16, 20, '#fdf6dc') + circle(-206, -16, 11, '#14141c') + circle(-210, -21, 4, '#ffffff'),
    stroke('M-282 12q26 6 44 -2', '#4c6a84', 6, ROUND),
  ].join('');
}

/** Half a lemon, its cut to the viewer, about 130 across. */
function lemon(canvas: Canvas): string {
  let spokes = '';
  for (let index = 0; index < 8; index += 1)
    spokes += `M0 0L${num(Math.cos(index * 0.785) * 50)} ${num(Math.sin(index * 0.785) * 50)}`;
  return [
    circle(4, 8, 66, SHADOW, { opacity: 0.3 }),
    circle(0, 0, 66, gloss(canvas, '#f2b90c', 0.3)),
    circle(0, 0, 58, '#fff6cf'),
    circle(
      0,
      0,
      50,
      canvas.radial([
        [0, '#fff0a0'],
        [1, '#f7cf2c'],
      ]),
    ),
    stroke(spokes, '#fff6cf', 6, ROUND),
  ].join('');
}

/** Prawns and a fish on crushed ice. */
export function seafood(canvas: Canvas, palette: Palette, random: Random): void {
  const ice = ['#ffffff', '#d4eef6', '#a9d8e8', '#eafaff'];
  const cubes: string[] = [];
  for (let index = 0; index < 90; index += 1) {
    const r = Math.sqrt((index + 0.5) / 90);
    const angle = index * 2.39996;
    const [x, y, size] = [
      400 + Math.cos(angle) * r * 330,
      420 + Math.sin(angle) * r * 96 - (1 - r * r) * 120,
      random.range(22, 40),
    ];
    cubes.push(
      path(
        `M${num(-size)} ${num(-size * 0.2)}L${num(-size * 0.2)} ${num(-size * 0.8)}L${num(size)} ${num(-size * 0.3)}L${num(size * 0.5)} ${num(size * 0.6)}L${num(-size * 0.6)} ${num(size * 0.5)}Z`,
        random.pick(ice),
        {
          opacity: 0.85,
          transform: `translate(${num(x)} ${num(y)}) rotate(${random.whole(0, 360)})`,
        },
      ),
    );
  }
  const shrimp = canvas.shaped('prawn', () => prawn(canvas));
  const slice = canvas.shaped('lemon', () => lemon(canvas));
  canvas.add(platter(canvas, '#b9c6cf', { x: 400, y: 452, rx: 384, ry: 118 }));
  canvas.add(path('M50 440C80 330 240 270 400 268C560 270 720 330 750 440Q400 590 50 440Z', '#8cc4d8'), ...cubes);
  canvas.add(
    group(fish(canvas), { transform: 'translate(408 236) rotate(-9) scale(1.2)' }),
    shrimp('translate(226 432) scale(1)'),
    shrimp('translate(566 432) scale(-1 1)'),
    slice('translate(396 478) scale(1.05 .95)'),
    slice('translate(690 392) scale(.8)'),
    path(
      'M128 424q-60 -10 -70 -60q50 -6 70 20q-6 -50 30 -80q30 40 10 80q30 -20 60 0q-30 50 -100 40Z',
      gloss(canvas, '#4f9a3a', 0.3),
    ),
  );
  canvas.add(stroke('M30 470Q400 620 770 470', lighten(palette.sheer.light, 0.5), 5, { opacity: 0.5 }));
}

/** A jalebi, about 200 across. */
function jalebi(canvas: Canvas): string {
  let d = 'M8 0';
  for (let index = 1; index < 60; index += 1) {
    const angle = index * 0.36;
    const r = 8 + index * 1.45;
    d += `L${num(Math.cos(angle) * r)} ${num(Math.sin(angle) * r)}`;
  }
  d += 'M-84 -20C-40 30 40 40 86 -16';
  return [
    circle(6, 10, 96, SHADOW, { opacity: 0.35, filter: canvas.blur(6) }),
    stroke(d, '#b84c08', 23, ROUND),
    stroke(d, '#f58a12', 17, ROUND),
    stroke(d, '#ffd272', 5, { ...ROUND, opacity: 0.85, transform: 'translate(-3 -4)' }),
  ].join('');
}

/** A kulfi on its stick, about 90 wide and 260 high. */
function kulfi(canvas: Canvas): string {
  const cream = canvas.across([
    [0, '#e0a85c'],
    [0.3, '#fff4d2'],
    [0.65, '#fbdc9c'],
    [1, '#c9883c'],
  ]);
  return [
    rect(-11, -60, 22, 76, '#d9b078', { rx: 9 }),
    path('M-54 -56C-50 -160 -44 -236 0 -238C44 -236 50 -160 54 -56Q0 -36 -54 -56Z', cream),
    path('M-34 -90C-34 -160 -28 -206 -8 -218C-20 -180 -22 -130 -20 -88Z', '#ffffff', { opacity: 0.6 }),
    stroke('M20 -186l6 6M-6 -150l7 3M26 -126l5 -7M-22 -104l6 6M10 -90l7 3M6 -212l5 -4', '#7fa044', 7, ROUND),
  ].join('');
}

/** A ball of fried milk in its syrup, with pistachio, about 150 across. */
function jamun(canvas: Canvas): string {
  const crust = canvas.radial(
    [
      [0, '#f0a45c'],
      [0.3, '#b8581c'],
      [0.75, '#8a3610'],
      [1, '#55200a'],
    ],
    0.38,
    0.32,
    0.72,
  );
  return [
    circle(0, 0, 76, crust),
    path('M-50 -24C-42 -54 -10 -64 14 -58C-14 -48 -34 -38 -50 -24Z', '#fff4e0', { opacity: 0.85 }),
    path('M-40 40C-14 62 26 60 50 34C34 52 -10 56 -40 40Z', '#ffb870', { opacity: 0.5 }),
    stroke('M-6 -26l20 12M12 -34l16 16M-10 -8l20 2', '#8fbc46', 9, ROUND),
  ].join('');
}

/** A footed dish heaped with gulab jamun; jalebi and kulfi beside it. */
export function dessert(canvas: Canvas, palette: Palette): void {
  const gold = sheen(canvas, palette.metal.mid);
  const ball = canvas.part('jamun', () => jamun(canvas));
  const row = (count: number, y: number): string =>
    Array.from({ length: count }, (_, index) => ball(400 + (index - (count - 1) / 2) * 134, y)).join('');
  canvas.add(
    ellipse(410, 556, 200, 32, SHADOW, { opacity: 0.45, filter: canvas.blur(8) }),
    path('M262 556C340 540 372 520 376 440H424C428 520 460 540 538 556Q400 584 262 556Z', gold),
    ellipse(400, 424, 324, 64, darken(palette.metal.dark, 0.3)),
    ellipse(400, 410, 324, 64, gold),
    ellipse(400, 406, 294, 50, '#d9822c'),
    row(3, 302) + row(4, 352),
    row(2, 208) + row(3, 254) + row(1, 116),
  );
  canvas.add(
    group(jalebi(canvas), { transform: 'translate(140 500) scale(1.24 .94)' }),
    group(kulfi(canvas), { transform: 'translate(690 574) rotate(14) scale(1.1)' }),
    group(kulfi(canvas), { transform: 'translate(612 584) rotate(-4) scale(1)' }),
  );
}
