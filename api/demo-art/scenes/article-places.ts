import { dome, finial } from './arches.js';
import { darken, lighten, mix } from './colour.js';
import { cypress, treeline } from './foliage.js';
import { arrangement, petalsOnGround } from './flowers.js';
import { lawn } from './ground.js';
import { floorLantern, haloFill, pool, stringLights } from './lights.js';
import type { Palette } from './palette.js';
import { pen } from './props.js';
import type { Random } from '../../src/demo/random.js';
import { mist, sky } from './sky.js';
import { circle, ellipse, group, num, path, placed, rect, stroke } from './svg.js';
import type { Canvas } from './svg.js';

const SHADOW = '#140a0c';

/** A table from above: cards of three halls, a list with ticks and a pen. */
export function choiceScene(canvas: Canvas, palette: Palette, random: Random): void {
  const { wood } = palette;
  let grain = '';
  for (let y = 30; y < 900; y += 75) grain += `M0 ${y}H1600M0 ${y + random.range(12, 60)}h${random.whole(300, 1300)}`;
  canvas.add(rect(0, 0, 1600, 900, mix(wood.mid, wood.light, 0.45)), stroke(grain, wood.dark, 2, { opacity: 0.28 }));
  canvas.add(ellipse(620, 380, 900, 520, haloFill(canvas, palette.core, 0.5), { style: 'mix-blend-mode:screen' }));
  const cards = [
    { x: 300, y: 300, turn: -11, hall: domed },
    { x: 700, y: 250, turn: 4, hall: tented },
    { x: 470, y: 650, turn: -3, hall: towered },
  ] as const;
  for (const { x, y, turn, hall } of cards) canvas.add(card(canvas, palette, hall(palette), { x, y, turn }));
  canvas.add(checklist(palette), placed(pen(canvas, palette), 1010, 700, 1.25));
  canvas.add(placed(arrangement(canvas, palette, random.fork('flowers'), 120, 30), 1510, 110));
  canvas.add(petalsOnGround(palette, random.fork('petals'), { x: 800, y: 830, rx: 700, ry: 60, count: 40, size: 20 }));
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

function card(canvas: Canvas, palette: Palette, hall: string, { x, y, turn }: Place): string {
  const evening = canvas.linear([
    [0, palette.sky[1]],
    [0.7, palette.sky[3]],
    [1, palette.sky[4]],
  ]);
  return group(
    [
      rect(-186, -132, 390, 292, SHADOW, { opacity: 0.35 }),
      rect(-195, -145, 390, 290, '#fbf5e8'),
      rect(-178, -128, 356, 212, evening),
      rect(-178, 40, 356, 44, palette.lawn.mid),
      hall,
      rect(-150, 102, 180, 9, palette.fabric.mid, { rx: 4 }),
      rect(-150, 119, 110, 7, mix(palette.stone.dark, '#fbf5e8', 0.4), { rx: 3 }),
      path('M120 98l8 17 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2Z', palette.metal.mid),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}

const LIT = '#ffe2a4';

function windows(from: number, to: number, y: number, gap: number): string {
  let d = '';
  for (let x = from; x <= to; x += gap) d += `M${x - 7} ${y}v-26q7 -12 14 0v26Z`;
  return path(d, LIT);
}

const domed = ({ stone, wall, metal }: Palette): string =>
  [
    rect(-130, -20, 260, 66, stone.mid),
    rect(-44, -44, 88, 90, stone.light),
    path(dome(0, -44, 32), wall.mid),
    path(finial(0, -102, 18), metal.mid),
    windows(-112, -64, 34, 24) + windows(64, 112, 34, 24),
    path('M-20 46V0Q0 -26 20 0V46Z', LIT),
  ].join('');

const tented = ({ sheer, fabric }: Palette): string =>
  [
    path('M-150 46V8L-90 -34L-34 8V46Z', sheer.mid),
    path('M150 46V8L90 -34L34 8V46Z', sheer.mid),
    path('M-66 46V-8L0 -92L66 -8V46Z', sheer.light),
    path('M0 -92L-66 -8H-34ZM0 -92L66 -8H34Z', fabric.mid),
    path('M-24 46V8Q0 -18 24 8V46Z', LIT),
    stroke('M0 -92V-112l22 7-22 7', fabric.dark, 3),
  ].join('');

const towered = ({ stone, leaf }: Palette): string =>
  [
    rect(-140, -6, 280, 52, stone.mid),
    rect(-52, -74, 104, 120, stone.light),
    rect(-150, -46, 34, 92, stone.light) + rect(116, -46, 34, 92, stone.light),
    path(dome(-133, -46, 17) + dome(133, -46, 17), stone.dark),
    path('M-32 46V-26Q0 -66 32 -26V46Z', LIT),
    windows(-96, -72, 32, 24) + windows(72, 96, 32, 24),
    ellipse(-166, 34, 14, 40, leaf.dark) + ellipse(166, 34, 14, 40, leaf.dark),
  ].join('');

/** A sheet with a line for each question, most of them ticked. */
function checklist({ fabric, stone, metal }: Palette): string {
  const lines = Array.from({ length: 7 }, (_, index) => {
    const y = -180 + index * 62;
    const tick = index < 5 ? stroke(`M-138 ${y + 8}l11 13 24 -32`, fabric.mid, 7, { 'stroke-linecap': 'round' }) : '';
    return [
      rect(-146, y - 10, 36, 36, 'none', { stroke: stone.dark, 'stroke-width': 3, rx: 5 }),
      tick,
      rect(-86, y - 2, 150 + ((index * 47) % 90), 8, mix(stone.dark, '#fffaf0', 0.35), { rx: 4 }),
      rect(-86, y + 14, 90 + ((index * 61) % 70), 6, mix(stone.dark, '#fffaf0', 0.62), { rx: 3 }),
    ].join('');
  });
  const sheet = [
    rect(-182, -272, 392, 570, SHADOW, { opacity: 0.35 }),
    rect(-195, -285, 390, 570, fabric.dark, { rx: 10 }),
    rect(-176, -262, 352, 528, '#fffaf0'),
    rect(-60, -300, 120, 40, metal.mid, { rx: 8 }),
    rect(-40, -308, 80, 20, metal.light, { rx: 8 }),
    ...lines,
  ];
  return group(sheet, { transform: 'translate(1190 455) rotate(7)' });
}

/** A hall with a bright screen, a lectern, and the backs of the chairs. */
export function conferenceScene(canvas: Canvas, palette: Palette, random: Random): void {
  const { wall, fabric, metal } = palette;
  const face = canvas.linear([
    [0, darken(wall.dark, 0.35)],
    [1, mix(wall.dark, wall.mid, 0.6)],
  ]);
  canvas.add(rect(0, 0, 1600, 620, face), rect(0, 560, 1600, 340, darken(palette.carpet, 0.35)));
  for (const x of [60, 210, 1390, 1540])
    canvas.add(
      rect(x - 44, 60, 88, 480, mix(wall.mid, palette.glow, 0.12)),
      pool(canvas, x, 90, 120, 240, palette.glow, 0.6),
    );
  canvas.add(rect(300, 520, 1000, 64, palette.wood.mid), rect(300, 514, 1000, 10, palette.wood.light));
  canvas.add(ellipse(800, 280, 700, 380, haloFill(canvas, '#dbe8ff', 0.55), { style: 'mix-blend-mode:screen' }));
  canvas.add(rect(408, 88, 784, 404, '#0d1016'), rect(420, 100, 760, 380, '#f4f7ff'));
  canvas.add(
    slide(palette, random),
    lectern(palette),
    placed(arrangement(canvas, palette, random.fork('flowers'), 62, 18), 380, 500),
  );
  const seat = canvas.shaped('chair back', () =>
    [
      rect(-50, -84, 100, 96, darken(fabric.dark, 0.25), { rx: 20 }),
      rect(-44, -78, 88, 84, fabric.mid, { rx: 17 }),
      rect(-44, -78, 88, 20, lighten(fabric.light, 0.1), { rx: 10, opacity: 0.6 }),
      rect(-6, 10, 12, 40, metal.dark),
    ].join(''),
  );
  for (const [row, y] of [620, 684, 766, 872].entries()) {
    const scale = 0.62 + row * 0.27;
    for (let place = -8; place <= 8; place += 1) {
      // An aisle runs through the middle.
      if (place === 0) continue;
      const x = 800 + (place + Math.sign(place) * 0.15) * 118 * scale;
      if (x > -80 && x < 1680) canvas.add(seat(`translate(${num(x)} ${y}) scale(${num(scale)})`));
    }
  }
  canvas.add(
    rect(
      0,
      640,
      1600,
      260,
      canvas.linear([
        [0, SHADOW, 0],
        [1, SHADOW, 0.6],
      ]),
    ),
  );
}

function slide({ fabric, metal, stone }: Palette, random: Random): string {
  const columns = Array.from({ length: 6 }, (_, index) => {
    const height = 70 + index * 24 + random.range(-16, 30);
    return rect(790 + index * 58, 430 - height, 38, height, index % 2 === 0 ? fabric.mid : metal.mid, { rx: 4 });
  });
  const words = [300, 220, 260, 180].map((width, index) =>
    rect(466, 226 + index * 48, width, 14, mix(stone.dark, '#f4f7ff', 0.45), { rx: 7 }),
  );
  return [
    rect(466, 140, 400, 30, fabric.dark, { rx: 8 }),
    ...words,
    ...columns,
    rect(780, 432, 352, 5, stone.dark),
  ].join('');
}

function lectern({ wood, metal }: Palette): string {
  return [
    path('M1216 560L1230 396H1330L1344 560Z', wood.dark),
    path('M1206 396L1226 356H1336L1354 396Z', wood.light),
    circle(1280, 476, 26, metal.mid),
    stroke('M1280 360Q1284 316 1250 306', metal.light, 5),
    circle(1248, 305, 9, '#16181c'),
  ].join('');
}

/** A lawn in the fog of a winter evening: heaters, a fire bowl, bare trees with lights in them. */
export function winterScene(canvas: Canvas, palette: Palette, random: Random): void {
  const base = 560;
  canvas.add(sky(canvas, palette, random.fork('sky'), base));
  canvas.add(treeline(canvas, random.fork('far'), base, 200, mix(palette.leaf.dark, palette.haze, 0.62)));
  canvas.add(mist(canvas, palette, base, 260), lawn(canvas, palette, base - 10, [800, base - 90]));
  const bare = canvas.shaped('bare tree', () => bareTree(palette));
  canvas.add(bare('translate(250 690) scale(1.15)'), bare('translate(1370 690) scale(-1.2 1.2)'));
  const evergreen = cypress(canvas, palette);
  canvas.add(evergreen('translate(560 600) scale(.5)'), evergreen('translate(1050 600) scale(.5)'));
  canvas.add(
    stringLights(
      [
        [[190, 280], [800, 210], 70],
        [[1410, 280], [800, 210], 70],
        [[60, 190], [1540, 190], 150],
      ],
      palette,
      5,
      34,
    ),
  );
  const veil = canvas.linear([
    [0, '#e8ecf2', 0],
    [0.5, '#e8ecf2', 0.32],
    [1, '#e8ecf2', 0],
  ]);
  canvas.add(rect(0, 470, 1600, 210, veil));
  const heater = canvas.part('heater', () => patioHeater(canvas, palette));
  canvas.add(heater(450, 760, 0.95), heater(1150, 760, 0.95), heater(120, 850, 1.3), heater(1490, 850, 1.3));
  canvas.add(pool(canvas, 800, 800, 420, 110, '#ff9d4a', 0.9), fireBowl(canvas, palette));
  const lamp = canvas.part('floor lantern', () => floorLantern(canvas, palette));
  canvas.add(lamp(610, 720, 0.8), lamp(990, 720, 0.8), lamp(310, 868, 1.2), lamp(1300, 868, 1.2));
}

function bareTree({ wood }: Palette): string {
  const bark = darken(wood.dark, 0.35);
  const limb = (d: string, width: number): string => stroke(d, bark, width, { 'stroke-linecap': 'round' });
  return [
    path('M-24 0Q-12 -120 -18 -230L16 -230Q12 -110 28 0Z', bark),
    limb('M-6 -220Q-70 -310 -150 -350M0 -225Q10 -330 -30 -430M6 -220Q80 -300 150 -330', 13),
    limb(
      'M-70 -290Q-120 -290 -180 -270M-100 -325Q-120 -390 -160 -420M-8 -330Q40 -380 60 -450M-22 -390Q-70 -430 -80 -480',
      7,
    ),
    limb('M80 -285Q130 -270 180 -276M110 -312Q150 -370 150 -420M50 -270Q70 -340 100 -380', 7),
    limb('M-150 -350l-44 -30M-150 -350l-50 8M150 -330l46 -34M150 -330l50 6M-30 -430l-14 -50M-30 -430l30 -46', 4),
  ].join('');
}

/** A standing heater about 230 high, its foot at the origin. */
function patioHeater(canvas: Canvas, { metal }: Palette): string {
  return [
    ellipse(0, 0, 46, 10, SHADOW, { opacity: 0.5 }),
    ellipse(0, -190, 170, 150, haloFill(canvas, '#ff8d3c', 0.75)),
    path('M-30 0L-24 -46H24L30 0Z', metal.dark),
    rect(-6, -170, 12, 130, metal.mid),
    rect(-17, -206, 34, 42, '#ff7a2b', { rx: 6 }),
    rect(-10, -202, 20, 34, '#ffd58a', { rx: 5 }),
    path('M-74 -206Q0 -246 74 -206Q0 -218 -74 -206Z', metal.light),
  ].join('');
}

function fireBowl(canvas: Canvas, { metal }: Palette): string {
  return [
    ellipse(800, 700, 330, 250, haloFill(canvas, '#ffab52', 0.8)),
    ellipse(800, 812, 150, 24, SHADOW, { opacity: 0.5 }),
    path(
      'M735 745Q690 660 760 590Q756 640 790 610Q780 540 830 500Q826 580 862 600Q872 580 868 560Q924 650 870 745Z',
      '#ff8a2e',
    ),
    path('M765 748Q742 690 788 640Q796 670 812 600Q850 660 842 690Q856 680 856 664Q876 716 838 748Z', '#ffd166'),
    path('M660 738H940Q920 806 800 806Q680 806 660 738Z', metal.dark),
    ellipse(800, 738, 140, 16, '#ffb35c'),
    stroke('M664 742Q800 770 936 742', metal.light, 4, { opacity: 0.7 }),
  ].join('');
}
