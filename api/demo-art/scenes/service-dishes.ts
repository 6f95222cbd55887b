import { darken, lighten } from './colour.js';
import type { Colour } from './colour.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { gloss, platter, sheen, vapour } from './service-setting.js';
import { circle, ellipse, group, num, path, rect, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A heap of rice in grains, its foot `rx` to both sides and `high`. */
function riceHeap(random: Random, { x, y, rx, high }: { x: number; y: number; rx: number; high: number }): string {
  const tints: readonly (readonly [Colour, number])[] = [
    ['#c47a18', 190],
    ['#fff4d0', 330],
    ['#f9cf52', 320],
    ['#f2941c', 170],
    ['#fffaf0', 260],
  ];
  return tints
    .map(([colour, count]) => {
      let d = '';
      for (let index = 0; index < count; index += 1) {
        const angle = random.range(0, Math.PI * 2);
        const height = random.next() ** 1.15;
        const r = (1 - height ** 1.18) ** 0.45;
        const rise = high * height;
        const turn = random.range(-0.9, 0.9);
        const [dx, dy] = [Math.cos(turn) * 17, Math.sin(turn) * 13];
        d += `M${num(x + Math.cos(angle) * r * rx)} ${num(y + Math.sin(angle) * r * rx * 0.3 - rise)}l${num(dx)} ${num(dy)}`;
      }
      return stroke(d, colour, 6.4, ROUND);
    })
    .join('');
}

/** A roasted leg of chicken about 250 long, its bone to the right. */
function drumstick(canvas: Canvas): string {
  return [
    path('M88 -8L146 -20Q150 -38 164 -30Q180 -28 172 -10Q176 6 160 6Q148 4 148 -2L90 16Z', '#f5e6c8'),
    path(
      'M-92 8C-104 -50 -30 -82 30 -56C64 -42 78 -18 100 -14L102 16C78 20 62 52 14 62C-44 74 -86 50 -92 8Z',
      gloss(canvas, '#b4551c', 0.45),
    ),
    path('M-66 -8C-56 -44 -14 -56 20 -42C-18 -40 -44 -24 -66 -8Z', '#ffdca0', { opacity: 0.5 }),
    stroke('M-40 30q24 14 54 6M10 -20q20 2 34 14', '#5c2208', 6, { ...ROUND, opacity: 0.6 }),
  ].join('');
}

/** Half a boiled egg, about 100 wide. */
const eggHalf = (canvas: Canvas): string =>
  [
    ellipse(3, 6, 54, 42, '#5a2c0a', { opacity: 0.4 }),
    ellipse(0, 0, 54, 42, '#fffaf0'),
    circle(-2, 2, 25, gloss(canvas, '#f4a31c', 0.4)),
  ].join('');

/** A leaf of mint or coriander, 60 long. */
const leaf = (x: number, y: number, turn: number, scale = 1): string =>
  path('M0 0C-26 -14 -24 -44 0 -62C24 -44 26 -14 0 0Z', '#4f9a3a', {
    stroke: '#2c6424',
    'stroke-width': 3,
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
  });

/** A heaped platter of saffron rice with chicken, eggs and fried onions. */
export function biryani(canvas: Canvas, palette: Palette, random: Random): void {
  const egg = canvas.part('egg', () => eggHalf(canvas));
  const heap = 'M84 430C100 250 250 124 400 120C550 124 700 250 716 430Q400 560 84 430Z';
  const body = canvas.linear([
    [0, '#f7cf62'],
    [0.6, '#e39a22'],
    [1, '#9a5412'],
  ]);
  const shade = canvas.linear(
    [
      [0, '#fff2c4', 0.25],
      [0.45, '#7a3a08', 0],
      [1, '#6a2c06', 0.42],
    ],
    { x2: 1, y2: 0.7 },
  );
  let onions = '';
  for (let index = 0; index < 16; index += 1)
    onions += `M${num(random.range(220, 570))} ${num(random.range(170, 330))}q${num(random.range(8, 22))} -26 34 -6t26 ${num(random.range(-14, 16))}`;
  canvas.add(platter(canvas, palette.metal.mid, { x: 400, y: 452, rx: 380, ry: 112 }));
  canvas.add(path(heap, body), riceHeap(random, { x: 392, y: 430, rx: 306, high: 296 }), path(heap, shade));
  canvas.add(stroke(onions, '#6b2c0c', 9, ROUND));
  canvas.add(
    group(drumstick(canvas), { transform: 'translate(290 300) rotate(-154) scale(1.2 -1.2)' }),
    group(drumstick(canvas), { transform: 'translate(500 250) rotate(18) scale(1.2)' }),
    egg(392, 372, 1.15),
    egg(226, 400, 0.95),
    egg(574, 392, 1),
    leaf(404, 196, -30, 1.2) + leaf(404, 196, 28, 1.25) + leaf(404, 200, 88, 1) + leaf(398, 200, -86, 1),
    vapour(canvas, 400, 150, 0.9),
  );
}

/** A blistered flatbread, about 330 wide. */
function naan(canvas: Canvas): string {
  const spots = [
    [-90, -10, 26],
    [-20, 24, 20],
    [40, -24, 30],
    [104, 12, 20],
    [-50, -44, 16],
    [0, 60, 18],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r * 1.3, r, '#8f4a14', { opacity: 0.75 }))
    .join('');
  return [
    path(
      'M-170 0C-170 -70 -80 -96 10 -92C110 -90 172 -50 166 10C160 74 80 96 -10 92C-100 90 -170 64 -170 0Z',
      gloss(canvas, '#e6b468', 0.5),
    ),
    spots,
  ].join('');
}

/** Pieces of meat in their sauce, some with a bone. */
function meat(canvas: Canvas): string {
  const brown = gloss(canvas, '#8f4018', 0.36);
  const piece = canvas.shaped('piece', () =>
    [
      ellipse(4, 16, 62, 32, '#3c1006', { opacity: 0.6 }),
      path(
        'M-64 2C-66 -26 -44 -34 -30 -48C-8 -58 14 -40 34 -42C58 -40 52 -16 66 -2C68 20 46 22 34 36C6 42 -4 28 -24 32C-50 34 -62 24 -64 2Z',
        brown,
      ),
      stroke('M-20 -30q14 14 8 40M14 -30q16 20 6 46', '#3c1006', 5, { ...ROUND, opacity: 0.4 }),
      path('M-40 -8C-30 -30 0 -36 26 -28C0 -26 -22 -18 -40 -8Z', '#ffc98a', { opacity: 0.55 }),
    ].join(''),
  );
  const shank = canvas.shaped('shank', () =>
    [
      path(
        'M-70 8C-76 -30 -48 -34 -34 -50C-6 -60 10 -46 34 -48C64 -40 58 -10 70 4C66 30 40 26 24 40C-4 48 -22 34 -44 36C-62 34 -68 24 -70 8Z',
        brown,
      ),
      ellipse(6, -12, 32, 24, '#f4dfba'),
      ellipse(6, -12, 15, 11, '#a8623a'),
    ].join(''),
  );
  return [
    piece('translate(260 300) rotate(-10)'),
    piece('translate(516 296) rotate(160) scale(1 -1)'),
    shank('translate(384 290) rotate(4) scale(1.15)'),
    shank('translate(286 352) rotate(14) scale(-1.1 1.1)'),
    shank('translate(540 356) rotate(-20) scale(1)'),
    piece('translate(430 372) rotate(-6) scale(1.2)'),
  ].join('');
}

/** A copper karahi of mutton, a flatbread behind it. */
export function mutton(canvas: Canvas): void {
  const copper = sheen(canvas, '#c06a34');
  const sauce = canvas.radial([
    [0, '#c4521a'],
    [0.7, '#9c3010'],
    [1, '#e2761e'],
  ]);
  let [dents, ginger] = ['', ''];
  for (let row = 0; row < 4; row += 1)
    for (let x = 0; x < 11; x += 1)
      dents += `M${num(150 + row * 26 + x * (50 - row * 5))} ${num(418 + row * 26 + Math.sin((x / 10) * Math.PI) * 34)}h.1`;
  for (const [x, y, dx, dy] of [
    [366, 236, 40, 22],
    [420, 230, -26, 36],
    [404, 250, 48, -8],
    [350, 268, 44, -14],
    [440, 262, 34, 20],
  ] as const)
    ginger += `M${x} ${y}l${dx} ${dy}`;
  canvas.add(
    group(naan(canvas), { transform: 'translate(190 214) rotate(-24) scale(1.05)' }),
    group(naan(canvas), { transform: 'translate(640 222) rotate(22) scale(1)' }),
    ellipse(410, 530, 310, 50, '#0c0408', { opacity: 0.6, filter: canvas.blur(10) }),
    stroke('M100 320C10 270 10 390 112 374M700 320C790 270 790 390 688 374', sheen(canvas, '#d8a24a'), 22, ROUND),
    path('M82 316C92 480 230 548 400 548C570 548 708 480 718 316Z', copper),
    stroke(dents, lighten('#c06a34', 0.4), 17, { ...ROUND, opacity: 0.35 }),
    ellipse(400, 316, 322, 128, copper),
    ellipse(400, 318, 300, 114, darken('#7a3614', 0.35)),
    ellipse(400, 328, 286, 102, sauce),
    meat(canvas),
    stroke(ginger, '#f8dd8a', 10, ROUND),
    stroke('M470 262q44 -30 88 6', '#4e9a34', 15, ROUND) + stroke('M236 350q-14 40 34 56', '#4e9a34', 14, ROUND),
    leaf(330, 262, -60, 0.8) + leaf(330, 262, -10, 0.8) + leaf(480, 398, 60, 0.7) + leaf(480, 398, 120, 0.7),
    vapour(canvas, 400, 226, 1),
  );
}

/** A metal skewer with its pieces, about 900 long. */
function skewer(pieces: string): string {
  return [
    rect(-440, 22, 880, 20, '#120406', { opacity: 0.5, rx: 10 }),
    stroke('M-460 0H460', '#d9cfc2', 9, ROUND),
    stroke('M-460 -2H460', '#fffaf0', 3, ROUND),
    pieces,
  ].join('');
}

/** Minced meat pressed round a skewer by hand, in two pieces; about 600 long. */
function seekh(canvas: Canvas): string {
  const fill = canvas.linear([
    [0, '#e09a5c'],
    [0.3, '#a2501f'],
    [0.75, '#6b2c10'],
    [1, '#35120a'],
  ]);
  const piece = canvas.shaped('seekh', () =>
    [
      path(
        'M-142 2C-140 -26 -122 -36 -104 -38Q-84 -52 -62 -42Q-36 -56 -14 -43Q12 -56 34 -43Q58 -54 78 -42Q104 -46 122 -30Q142 -22 142 0C142 26 124 34 106 38Q84 50 60 41Q36 54 12 42Q-14 54 -38 42Q-62 52 -84 40Q-112 42 -126 28Q-142 22 -142 2Z',
        fill,
      ),
      stroke(
        'M-62 -40q16 40 4 80M-14 -41q16 40 4 80M34 -41q16 40 4 80M80 -40q14 38 4 76M-104 -36q12 36 2 68',
        '#3a1408',
        7,
        {
          ...ROUND,
          opacity: 0.45,
        },
      ),
      stroke('M-112 -24q12 -8 22 -8M-58 -30q16 -8 30 -4M-6 -30q14 -10 28 -4M42 -30q14 -8 26 -2', '#ffdca8', 7, {
        ...ROUND,
        opacity: 0.6,
      }),
      stroke(
        'M-92 12l14 -6M-30 18l12 -8M20 8l14 6M66 18l12 -10M104 2l8 6M-120 2l8 -2M-48 -8l10 4',
        '#4f7a2a',
        6,
        ROUND,
      ),
    ].join(''),
  );
  return piece('translate(-154 0)') + piece('translate(152 0) scale(-1 1)');
}

/** Chunks of chicken between vegetables. */
function tikka(canvas: Canvas): string {
  const chunk = canvas.shaped('chunk', () =>
    [
      path('M-52 -38Q-10 -62 44 -46Q66 -10 48 40Q0 62 -48 46Q-68 0 -52 -38Z', gloss(canvas, '#d8661c', 0.45)),
      stroke('M-34 -30L-20 34M10 -38L22 38', '#4c1806', 9, { ...ROUND, opacity: 0.65 }),
    ].join(''),
  );
  const slice = (x: number, colour: Colour): string =>
    path('M-18 -50Q16 -56 20 -8Q22 46 -14 50Q-28 10 -18 -50Z', gloss(canvas, colour, 0.35), {
      transform: `translate(${x} 0)`,
    });
  return [
    slice(-196, '#4f9436'),
    slice(-38, '#c8331e'),
    slice(122, '#4f9436'),
    slice(276, '#c8331e'),
    ...[-268, -116, 42, 200].map((x, index) => chunk(`translate(${x} 0) rotate(${index * 90})`)),
  ].join('');
}

/** Lumps of coal that glow in their gaps. */
function coals(canvas: Canvas, random: Random): string {
  const bed = canvas.linear([
    [0, '#ff7a1c'],
    [0.5, '#ffb23c'],
    [1, '#e2480c'],
  ]);
  const lump = canvas.linear([
    [0, '#5a4a48'],
    [0.5, '#2a1c20'],
    [1, '#c23c0c'],
  ]);
  const parts = [rect(0, 330, 800, 270, bed)];
  for (let row = 0; row < 5; row += 1) {
    for (let column = -1; column < 9; column += 1) {
      const [x, y, r] = [column * 104 + (row % 2) * 52 + random.range(-14, 14), 352 + row * 58, random.range(38, 50)];
      const points = Array.from({ length: 7 }, (_, index): Point => {
        const angle = (index / 7) * Math.PI * 2;
        const reach = r * random.range(0.8, 1.15);
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.66];
      });
      const d = `M${points.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}Z`;
      parts.push(path(d, lump, { stroke: '#ff8a24', 'stroke-width': 5, 'stroke-linejoin': 'round' }));
    }
  }
  return parts.join('');
}

/** Skewers over glowing coals. */
export function barbecue(canvas: Canvas, _palette: Palette, random: Random): void {
  const flame = canvas.shaped('flame', () => {
    const fire = canvas.linear([
      [0, '#ffd24a', 0.2],
      [0.5, '#ffb02c', 0.9],
      [1, '#ff6a12', 0.8],
    ]);
    return path('M0 0C-50 -20 -46 -80 -14 -110C-16 -84 0 -84 4 -150C40 -110 56 -40 0 0Z', fire);
  });
  let sparks = '';
  for (let index = 0; index < 40; index += 1)
    sparks += `M${num(random.range(20, 780))} ${num(random.range(10, 330))}h.1`;
  canvas.add(coals(canvas, random), rect(-10, 316, 820, 22, sheen(canvas, '#5a5258')));
  for (const [x, y, scale] of [
    [90, 400, 1.1],
    [240, 350, 1.3],
    [420, 360, 1.2],
    [590, 350, 1.4],
    [730, 400, 1.1],
  ] as const)
    canvas.add(flame(`translate(${x} ${y}) scale(${scale})`));
  canvas.add(stroke(sparks, '#ffb84c', 6, ROUND));
  canvas.add(
    group(skewer(tikka(canvas)), { transform: 'translate(410 226) rotate(-9) scale(1.02)' }),
    group(skewer(seekh(canvas)), { transform: 'translate(390 352) rotate(-9) scale(1.12)' }),
    group(skewer(tikka(canvas)), { transform: 'translate(410 482) rotate(-9) scale(1.14)' }),
    vapour(canvas, 250, 170, 0.9) + vapour(canvas, 560, 150, 0.9),
  );
}
