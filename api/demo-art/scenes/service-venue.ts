import { darken, lighten, mix } from './colour.js';
import type { Colour } from './colour.js';
import { pleats } from './backdrop.js';
import { arrangement, garland, petalsOnGround } from './flowers.js';
import { bulbs, haloFill } from './lights.js';
import type { Palette } from './palette.js';
import { camera35 } from './props.js';
import type { Random } from '../../src/demo/random.js';
import { SHAPE, gloss, sheen } from './service-setting.js';
import { circle, ellipse, group, num, path, placed, rect, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';
import { sofa } from './tables.js';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const SCREEN = { style: 'mix-blend-mode:screen' } as const;

/** An arch of flowers over the couple's sofa. */
export function flowers(canvas: Canvas, palette: Palette, random: Random): void {
  const points = Array.from({ length: 64 }, (_, index): Point => {
    const t = index / 63;
    if (t < 0.26) return [146, 520 - (t / 0.26) * 230];
    if (t > 0.74) return [654, 290 + ((t - 0.74) / 0.26) * 230];
    const angle = Math.PI - ((t - 0.26) / 0.48) * Math.PI;
    return [400 + Math.cos(angle) * 254, 290 - Math.sin(angle) * 206];
  });
  const opening = 'M146 530V290A254 206 0 0 1 654 290V530Z';
  canvas.add(
    group(pleats(canvas, palette, { x: 140, top: 60, base: 530, width: 520 }, false, 30), {
      'clip-path': canvas.clip(path(opening, '#000')),
    }),
    ellipse(400, 300, 230, 250, haloFill(canvas, palette.core, 0.9)),
    bulbs('M196 520V300A204 180 0 0 1 604 300V520', palette, 6, 27, false),
    path('M60 600L100 520H700L740 600Z', mix(palette.sheer.light, palette.core, 0.3)),
    placed(sofa(canvas, palette), 400, 528, 1.66),
    garland(canvas, palette, random, points, 52),
    placed(arrangement(canvas, palette, random.fork('left'), 104, 32), 128, 496),
    placed(arrangement(canvas, palette, random.fork('right'), 104, 32), 672, 496),
    petalsOnGround(palette, random, { x: 400, y: 570, rx: 260, ry: 22, count: 30, size: 20 }),
  );
}

/** A camera that faces the viewer, its flash alight. */
export function photography(canvas: Canvas, palette: Palette): void {
  canvas.add(
    stroke('M92 250C-10 330 -20 560 150 560S300 590 420 588', '#8a4a2c', 26, ROUND),
    stroke('M92 250C-10 330 -20 560 150 560S300 590 420 588', '#e0a878', 3, { 'stroke-dasharray': '10 9' }),
    placed(camera35(canvas, palette), 408, 540, 1.56),
    ellipse(408, 132, 150, 120, haloFill(canvas, '#fff6da', 1), SCREEN),
    path('M408 20L420 116L520 132L420 148L408 240L396 148L296 132L396 116Z', '#fffdf2', { opacity: 0.9 }),
  );
}

/** The mirrors of a ball of radius `r` round the origin. */
function mirrors(random: Random, r: number): string {
  const tints = ['#f4f0ff', '#b9b4e8', '#7c6fc4', '#e86ac8', '#56c8f0', '#ffd98a', '#463a86', '#2c2460'];
  const facets = new Map<Colour, string>();
  const rows = 11;
  for (let row = 0; row < rows; row += 1) {
    const [top, base] = [row, row + 1].map((edge) => (edge / rows - 0.5) * Math.PI) as [number, number];
    const count = Math.max(4, Math.round(13 * Math.cos((top + base) / 2)));
    for (let column = 0; column < count; column += 1) {
      const [left, right] = [column, column + 1].map((edge) => (edge / count - 0.5) * Math.PI) as [number, number];
      const at = (lat: number, lon: number): string =>
        `${num(Math.sin(lon) * Math.cos(lat) * r)} ${num(Math.sin(lat) * r)}`;
      const light = -Math.sin((left + right) / 2) * 0.5 - Math.sin((top + base) / 2) * 0.5 + random.range(-0.45, 0.45);
      const colour =
        light > 0.42 ? tints[0] : light > 0.05 ? random.pick(tints.slice(0, 6)) : random.pick(tints.slice(1, 8));
      const d = `M${at(top, left)}L${at(top, right)}L${at(base, right)}L${at(base, left)}Z`;
      facets.set(colour ?? '#ffffff', (facets.get(colour ?? '#ffffff') ?? '') + d);
    }
  }
  return [...facets].map(([colour, d]) => path(d, colour, { stroke: '#1c1440', 'stroke-width': 3 })).join('');
}

/** Tiles of light in perspective, from `y` down. */
function danceFloor(random: Random, y: number): string {
  const tints = ['#ff3ea5', '#38c6ff', '#ffc53d', '#8b5cf6'];
  const rows = [0, 0.14, 0.34, 0.62, 1];
  const parts = [rect(0, y, SHAPE.width, SHAPE.height - y, '#150a38')];
  rows.slice(1).forEach((to, row) => {
    const from = rows[row] ?? 0;
    for (let column = -5; column < 5; column += 1) {
      const at = (t: number, c: number): string =>
        `${num(400 + c * (86 + t * 120))} ${num(y + 6 + t * (SHAPE.height - y))}`;
      const lit = (row + column + 10) % 2 === 0;
      const fill = lit ? (tints[Math.floor((row * 3 + column + 10) / 2) % 4] ?? '#ffffff') : '#35206e';
      parts.push(
        path(`M${at(from, column)}L${at(from, column + 1)}L${at(to, column + 1)}L${at(to, column)}Z`, fill, {
          stroke: '#150a38',
          'stroke-width': 7,
          opacity: num(lit ? random.range(0.75, 1) : 1),
        }),
      );
    }
  });
  return parts.join('');
}

/** A mirror ball with its beams over a floor of light. */
export function dance(canvas: Canvas, _palette: Palette, random: Random): void {
  const ray = (to: number, half: number, y: number, colour: Colour): string => {
    const fill = canvas.linear([
      [0, colour, 0.85],
      [1, colour, 0.05],
    ]);
    return path(`M400 210L${to - half} ${y}L${to + half} ${y}Z`, fill);
  };
  canvas.add(danceFloor(random, 410));
  canvas.add(
    group(
      [
        ray(-60, 100, 430, '#ff4fb0'),
        ray(150, 70, 470, '#4fd0ff'),
        ray(400, 80, 500, '#ffd36a'),
        ray(650, 70, 470, '#4fd0ff'),
        ray(860, 100, 430, '#ff4fb0'),
        ray(-40, 90, -80, '#a678ff'),
        ray(840, 90, -80, '#a678ff'),
      ],
      SCREEN,
    ),
    ellipse(400, 214, 330, 280, haloFill(canvas, '#f0c8ff', 0.8), SCREEN),
    rect(394, -10, 12, 60, '#c9c2e8'),
    circle(400, 216, 174, '#1c1440'),
    placed(mirrors(random, 170), 400, 216),
    circle(
      400,
      216,
      172,
      canvas.radial(
        [
          [0, '#ffffff', 0.55],
          [0.4, '#ffffff', 0],
          [1, '#0c0630', 0.75],
        ],
        0.34,
        0.3,
        0.75,
      ),
    ),
    path('M320 84L328 128L374 138L328 148L320 196L312 148L266 138L312 128Z', '#ffffff'),
  );
}

/** A wall of light with a picture of two rings, a row of guests before it. */
export function screens(canvas: Canvas, palette: Palette): void {
  const picture = canvas.linear(
    [
      [0, '#2ad4e8'],
      [0.5, '#6f6cf0'],
      [1, '#ff5fa8'],
    ],
    { x2: 1, y2: 1 },
  );
  let pixels = '';
  for (let x = 92; x < 720; x += 20) pixels += `M${x} 84V424`;
  for (let y = 104; y < 424; y += 20) pixels += `M72 ${y}H728`;
  let truss = '';
  for (let x = 20; x < 740; x += 40) truss += `M${x} 60L${x + 20} 24L${x + 40} 60`;
  const heads = [60, 190, 318, 470, 610, 742]
    .map(
      (x, index) =>
        circle(x, 512 - (index % 2) * 16, 36, '#080a1c') + ellipse(x, 616 - (index % 2) * 16, 82, 78, '#080a1c'),
    )
    .join('');
  const ring = (x: number): string =>
    ellipse(x, 268, 92, 92, 'none', { stroke: '#fff6d8', 'stroke-width': 30 }) +
    ellipse(x, 268, 92, 92, 'none', { stroke: '#ffc94a', 'stroke-width': 18 });
  canvas.add(
    ellipse(400, 480, 460, 150, haloFill(canvas, '#7f8cff', 0.9), SCREEN),
    stroke(`M20 24H780M20 60H780${truss}`, '#8f98b8', 7, ROUND) + stroke('M40 24V470M760 24V470', '#8f98b8', 14),
    rect(54, 68, 692, 372, '#0a0c20', { rx: 10 }),
    rect(72, 84, 656, 340, picture),
    ellipse(400, 250, 330, 190, haloFill(canvas, '#fff6e0', 0.75)),
    ring(340) + ring(460),
    path('M376 268A92 92 0 0 1 412 190', 'none', { stroke: '#fff6d8', 'stroke-width': 30 }) +
      path('M370 276A92 92 0 0 1 412 190', 'none', { stroke: '#ffc94a', 'stroke-width': 18 }),
    path('M400 104C386 84 356 92 364 118Q372 138 400 154Q428 138 436 118C444 92 414 84 400 104Z', '#ffffff'),
    stroke(pixels, '#0a0c20', 2, { opacity: 0.22 }),
    path('M72 84H420L220 424H72Z', '#ffffff', { opacity: 0.12 }),
    heads,
    stroke('M20 600H780', darken(palette.wall.dark, 0.5), 4),
  );
}

/** A coaster seen from its side, about 680 wide and 300 high, its wheels on the origin's line. */
function coaster(canvas: Canvas): string {
  const paint = canvas.linear([
    [0, '#ffffff'],
    [0.5, '#f3ead8'],
    [1, '#b9a890'],
  ]);
  const inside = canvas.linear([
    [0, '#fff2c0'],
    [1, '#ffb84a'],
  ]);
  const body =
    'M-330 -40V-250Q-330 -296 -284 -296H230Q290 -296 312 -240L340 -150V-52Q340 -36 322 -36H-314Q-330 -36 -330 -40Z';
  const frame = { stroke: '#6a5c4c', 'stroke-width': 6 };
  const wheel = (x: number): string =>
    circle(x, -34, 58, '#14101c') + circle(x, -34, 34, sheen(canvas, '#c4c2cc')) + circle(x, -34, 12, '#3a3440');
  const panes = [-302, -204, -106, -8].map((x) => rect(x, -262, 84, 96, inside, { rx: 12, ...frame })).join('');
  const seats = [-270, -172, -74, 24]
    .map((x) => path(`M${x - 18} -166v-34q0 -18 18 -18t18 18v34Z`, '#a34a24'))
    .join('');
  return [
    ellipse(0, 14, 380, 30, '#04040c', { opacity: 0.6, filter: canvas.blur(8) }),
    path(body, paint),
    path('M-330 -128H340V-88H-330Z', '#0f8a7c') + path('M-330 -82H340V-70H-330Z', '#f2a51c'),
    panes + seats,
    rect(90, -262, 88, 214, inside, { rx: 10, ...frame }) + stroke('M134 -262V-48', '#8a7a64', 5),
    path('M196 -262H234Q272 -258 288 -222L308 -160H196Z', inside, frame),
    path('M210 -250h24l-18 76h-20v-60Z', '#ffffff', { opacity: 0.6 }),
    stroke('M-282 -290H236', '#ffffff', 6, { ...ROUND, opacity: 0.9 }),
    path('M-286 -36A70 70 0 0 1 -134 -36ZM144 -36A70 70 0 0 1 286 -36Z', '#2a222c'),
    wheel(-210) + wheel(214),
    rect(310, -112, 34, 44, '#fffbe4', { rx: 10 }),
    rect(-336, -112, 16, 44, '#ff3a3a', { rx: 6 }),
    rect(300, -50, 56, 20, '#6a626c', { rx: 8 }),
  ].join('');
}

/** A coaster with garlands, on its way at night. */
export function shuttle(canvas: Canvas, palette: Palette, random: Random): void {
  const swag = Array.from({ length: 52 }, (_, index): Point => {
    const t = index / 51;
    return [-306 + t * 556, -290 + Math.abs(Math.sin(t * Math.PI * 5)) * 20];
  });
  const decorated = [
    coaster(canvas),
    garland(canvas, palette, random, swag, 18),
    placed(arrangement(canvas, palette, random.fork('side'), 46, 20), -74, -104),
  ];
  const light = canvas.across([
    [0, '#fff0b4', 0.85],
    [1, '#fff0b4', 0],
  ]);
  const dusk = canvas.linear([
    [0, '#2a1f66'],
    [0.5, '#7c3a80'],
    [1, '#ff9a5c'],
  ]);
  const town = [0, 92, 160, 260, 340, 450, 520, 610, 700]
    .map((x, index) => rect(x, 190 - ((index * 53) % 110), 84, 260, mix('#5a2f70', '#38205c', (index % 3) / 3)))
    .join('');
  let windows = '';
  for (let index = 0; index < 36; index += 1) windows += `M${(index * 67) % 790} ${150 + ((index * 41) % 150)}v10`;
  canvas.add(
    rect(0, 0, SHAPE.width, 450, dusk),
    circle(690, 96, 44, gloss(canvas, '#fff2cc', 0.6)),
    ellipse(690, 96, 140, 140, haloFill(canvas, '#fff2cc', 0.5), SCREEN),
    town + stroke(windows, '#ffcf7a', 9),
    rect(0, 440, SHAPE.width, 160, '#231d34'),
    stroke('M-10 566H810', '#f3d9a0', 9, { 'stroke-dasharray': '70 50' }),
    ellipse(400, 480, 420, 90, haloFill(canvas, palette.glow, 0.5), SCREEN),
    path('M664 412L810 330V570L664 452Z', light, SCREEN),
    placed(decorated.join(''), 346, 510, 0.98),
    ellipse(678, 428, 76, 76, haloFill(canvas, lighten('#ffe9a8', 0.5), 1), SCREEN),
  );
}
