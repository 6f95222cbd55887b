import { darken, lighten } from './colour.js';
import type { Colour } from './colour.js';
import { floralStrings } from './flowers.js';
import type { Palette } from './palette.js';
import type { Random } from '../../src/demo/random.js';
import { gloss, sheen } from './service-setting.js';
import { circle, ellipse, group, num, path, placed, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const SHADOW = '#12060c';

/** The keys of a harmonium, 480 wide, seen from before it. */
function keyboard(): string {
  const [count, width] = [15, 32];
  let [seams, blacks] = ['', ''];
  for (let index = 0; index <= count; index += 1) {
    const x = -240 + index * width;
    seams += `M${x} -60L${num(x * 1.05)} 0`;
    if (index > 0 && index < count && ![3, 7, 10, 14].includes(index)) blacks += `M${num(x * 1.01)} -62V-26`;
  }
  return [
    path('M-240 -62H240L252 0V14H-252V0Z', '#fff8e8'),
    path('M-252 0H252V14H-252Z', '#d8c8a8'),
    stroke(seams, '#8a7458', 4),
    stroke(blacks, '#1c1214', 17),
  ].join('');
}

/** A harmonium of polished wood with its bellows open, about 560 wide and 330 high, its foot at the origin. */
function harmonium(canvas: Canvas, palette: Palette): string {
  const wood = canvas.linear([
    [0, '#b4622a'],
    [0.35, '#8a3f18'],
    [1, '#4a1c0a'],
  ]);
  const gold = palette.metal.light;
  const fold = canvas.linear(
    [
      [0, '#7c1526'],
      [0.5, '#e0465a'],
      [1, '#7c1526'],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 34, absolute: true, spread: 'repeat' },
  );
  const knobs = [-210, -140, -70, 0, 70, 140, 210]
    .map((x) => circle(x, -50, 15, sheen(canvas, palette.metal.mid)))
    .join('');
  return [
    ellipse(0, 6, 320, 34, SHADOW, { opacity: 0.5, filter: canvas.blur(8) }),
    path('M-262 -170L-232 -336H232L262 -170Z', fold),
    path('M-256 -346H256L250 -318H-250Z', wood) + stroke('M-254 -346H254', gold, 5, ROUND),
    path('M-280 -180H280L290 -112H-290Z', '#3a150a'),
    placed(keyboard(), 0, -122),
    path('M-292 -110H292V0H-292Z', wood),
    path('M-292 -178L-264 -178L-270 -104H-292ZM292 -178L264 -178L270 -104H292Z', wood),
    rect(-270, -88, 540, 74, 'none', { stroke: gold, 'stroke-width': 5, rx: 10 }),
    knobs,
    rect(-292, -8, 584, 12, darken('#4a1c0a', 0.3)),
    stroke('M-288 -106H288', lighten('#b4622a', 0.4), 4, { opacity: 0.6 }),
  ].join('');
}

/** One drum of a tabla on its cushion, `half` wide to both sides, its foot at the origin. */
function tabla(canvas: Canvas, body: Colour, half: number, high: number): string {
  const [top, ry] = [-high - 22, half * 0.4];
  let laces = '';
  for (let index = -4; index <= 4; index += 1) {
    const x = (index / 4.4) * half;
    const y = top + Math.sqrt(1 - (index / 4.6) ** 2) * ry;
    laces += `M${num(x - 9)} ${num(y)}L${num(x * 0.98)} -36L${num(x + 9)} ${num(y)}`;
  }
  return [
    ellipse(0, 0, half * 1.2, 32, SHADOW, { opacity: 0.5, filter: canvas.blur(8) }),
    path(
      `M${-half} ${top}C${-half * 1.24} ${top + high * 0.5} ${-half * 1.05} -10 ${-half * 0.6} -6H${half * 0.6}C${half * 1.05} -10 ${half * 1.24} ${top + high * 0.5} ${half} ${top}Z`,
      sheen(canvas, body),
    ),
    stroke(laces, '#f3e2bc', 6, ROUND),
    path(
      `M${-half * 0.98} -34Q0 12 ${half * 0.98} -34Q${half * 1.1} 0 ${half * 0.7} 10Q0 26 ${-half * 0.7} 10Q${-half * 1.1} 0 ${-half * 0.98} -34Z`,
      gloss(canvas, '#c02a3c', 0.3),
    ),
    ellipse(0, top + 6, half * 1.06, ry * 1.06, '#7c3a16'),
    ellipse(0, top, half * 1.04, ry, '#e0c08a', { stroke: '#9a5a24', 'stroke-width': 8, 'stroke-dasharray': '14 8' }),
    ellipse(0, top, half * 0.82, ry * 0.8, '#fff3d6'),
    ellipse(half * 0.04, top + 2, half * 0.44, ry * 0.42, '#1c1418'),
    ellipse(-half * 0.06, top - 4, half * 0.2, ry * 0.14, '#6a5c62', { opacity: 0.8 }),
  ].join('');
}

/** A carpet with a border, from its far edge to the viewer. */
function carpet(canvas: Canvas, palette: Palette): string {
  const pile = canvas.linear([
    [0, '#b3243a'],
    [1, '#6a1020'],
  ]);
  let motifs = '';
  for (let x = 40; x < 800; x += 80) motifs += `M${x} 560l18 14l-18 14l-18 -14Z`;
  return [
    path('M40 400H760L860 620H-60Z', pile),
    stroke('M72 418H728L820 600M72 418L-20 600', palette.metal.mid, 7),
    stroke('M96 434H704', '#f3d9a0', 4, { 'stroke-dasharray': '12 12' }),
    path(motifs, palette.metal.mid),
  ].join('');
}

/** A harmonium and a tabla on a carpet. */
export function qawwali(canvas: Canvas, palette: Palette): void {
  canvas.add(
    carpet(canvas, palette),
    placed(harmonium(canvas, palette), 366, 462, 1.1),
    placed(tabla(canvas, '#c9ccd4', 116, 150), 506, 566, 1),
    placed(tabla(canvas, '#8a4a1e', 84, 158), 700, 560, 1),
  );
}

/** The shell of a dhol about 520 long with its lacing, lying from left to right round the origin. */
function drum(canvas: Canvas, palette: Palette): string {
  const wood = canvas.linear([
    [0, '#ff9a6a'],
    [0.3, '#d8323a'],
    [0.75, '#9c1428'],
    [1, '#4c0816'],
  ]);
  const shell =
    'M-220 -150C-120 -200 120 -200 220 -150C244 -60 244 60 220 150C120 200 -120 200 -220 150C-196 60 -196 -60 -220 -150Z';
  let laces = '';
  for (let index = 0; index < 5; index += 1) {
    const y = (t: number): number => Math.sin(((t - 2.5) / 5) * Math.PI * 0.94) * 166;
    const bend = Math.cos(((index - 2) / 5) * Math.PI) * 22;
    laces += `M${num(-218 + bend)} ${num(y(index))}L${num(222 + bend)} ${num(y(index + 0.5))}L${num(-218 + bend)} ${num(y(index + 1))}`;
  }
  const band = (x: number): string =>
    stroke(`M${x} -172C${x + 34} -70 ${x + 34} 70 ${x} 172`, palette.metal.mid, 20) +
    stroke(`M${x} -172C${x + 34} -70 ${x + 34} 70 ${x} 172`, '#fff0c0', 6, { 'stroke-dasharray': '2 16', ...ROUND });
  return [
    path(shell, wood),
    path('M-200 -128C-110 -172 110 -172 204 -128C110 -148 -110 -148 -200 -128Z', '#fff0d8', { opacity: 0.45 }),
    stroke(laces, '#5c0c18', 13, { ...ROUND, opacity: 0.4, transform: 'translate(3 6)' }),
    stroke(laces, '#fff3d6', 10, ROUND),
    band(-60) + band(40),
    ellipse(-220, 0, 66, 164, '#8a4a1e'),
    ellipse(-226, 0, 62, 156, '#d8a45c', { stroke: palette.metal.dark, 'stroke-width': 8 }),
    ellipse(-230, 0, 48, 126, gloss(canvas, '#f7e6c2', 0.6)),
    ellipse(-232, 4, 20, 54, '#b98a54', { opacity: 0.55 }),
    stroke('M222 -156C262 -60 262 60 222 156', '#8a4a1e', 24, ROUND),
  ].join('');
}

/** Tassels of wool, hanging from the origin. */
function tassels(): string {
  const tassel = (x: number, y: number, colour: Colour): string =>
    [
      stroke(`M0 0Q${x} ${y * 0.4} ${x} ${y}`, '#fff3d6', 5),
      path(
        `M${x - 9} ${y}C${x - 12} ${y + 30} ${x - 24} ${y + 60} ${x - 24} ${y + 84}H${x + 24}C${x + 24} ${y + 60} ${x + 12} ${y + 30} ${x + 9} ${y}Z`,
        colour,
      ),
      stroke(`M${x - 4} ${y + 24}L${x - 10} ${y + 84}M${x + 4} ${y + 24}L${x + 10} ${y + 84}`, darken(colour, 0.4), 4),
      circle(x, y, 17, colour) + circle(x - 5, y - 5, 6, lighten(colour, 0.5)),
    ].join('');
  return tassel(-30, 96, '#1f9a64') + tassel(34, 82, '#f08a1c') + tassel(4, 40, '#e2387a');
}

/** A shehnai about 540 long, its bell to the right. */
function shehnai(canvas: Canvas, palette: Palette): string {
  const wood = canvas.linear([
    [0, '#c07a44'],
    [0.4, '#6a3014'],
    [1, '#2c1008'],
  ]);
  const gold = canvas.linear([
    [0, lighten(palette.metal.light, 0.5)],
    [0.5, palette.metal.mid],
    [1, palette.metal.dark],
  ]);
  const holes = [-110, -60, -10, 40, 90].map((x) => ellipse(x, -6, 11, 9, '#1a0806')).join('');
  return [
    path('M-270 6L190 22L270 80V100L-270 30Z', SHADOW, { opacity: 0.35, filter: canvas.blur(6) }),
    path('M-286 -5H-214V5H-286Z', '#f3d9a0') + path('M-224 -18H-206V18H-224Z', gold),
    path('M-206 -13L170 -34V34L-206 13Z', wood),
    holes,
    path('M150 -38H172V38H150ZM-180 -18H-166V18H-180Z', gold),
    path('M170 -36C216 -38 244 -66 276 -92V92C244 66 216 38 170 36Z', gold),
    ellipse(276, 0, 24, 92, gold) + ellipse(280, 0, 17, 76, '#5a3a12'),
  ].join('');
}

/** A dhol with its sticks and a shehnai before strings of marigolds. */
export function dhol(canvas: Canvas, palette: Palette, random: Random): void {
  canvas.add(
    floralStrings(canvas, palette, random, { x: 20, y: -10, width: 780, length: 250, gap: 96, size: 20 }),
    ellipse(410, 490, 300, 44, SHADOW, { opacity: 0.5, filter: canvas.blur(10) }),
    group(drum(canvas, palette), { transform: 'translate(410 292) rotate(-10) scale(1.14)' }),
    group(tassels(), { transform: 'translate(716 200) scale(1.1)' }),
    group(shehnai(canvas, palette), { transform: 'translate(392 524) rotate(-5) scale(1.16)' }),
  );
}
