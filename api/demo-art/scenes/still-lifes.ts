import { pleats } from './backdrop.js';
import { darken, lighten, mix } from './colour.js';
import { arrangement, floralStrings, garland, petalsOnGround } from './flowers.js';
import { bulbs, diya, haloFill, lantern } from './lights.js';
import { chafingDish, degh, fruitStand, samosas } from './dishes.js';
import type { Palette } from './palette.js';
import { goblet, taper, votive } from './place-setting.js';
import { camera35, coins, ledger, pen, prints, purse } from './props.js';
import type { Random } from '../../src/demo/random.js';
import { softHall } from './soft-hall.js';
import { circle, ellipse, group, num, path, placed, rect, stroke } from './svg.js';
import type { Canvas, Point } from './svg.js';
import { bokeh } from './table-detail.js';

const EDGE = 520;

/** A table top with light in its middle, from `EDGE` down. */
function tableTop(canvas: Canvas, palette: Palette, light: string, dark: string): string {
  const fill = canvas.linear([
    [0, mix(light, palette.core, 0.2)],
    [0.3, light],
    [1, darken(dark, 0.2)],
  ]);
  return [
    rect(
      0,
      EDGE - 40,
      1600,
      50,
      canvas.linear([
        [0, '#0c0810', 0],
        [1, '#0c0810', 0.45],
      ]),
    ),
    path(`M-20 ${EDGE + 16}Q800 ${EDGE - 22} 1620 ${EDGE + 16}V910H-20Z`, fill),
    ellipse(800, 680, 720, 190, haloFill(canvas, palette.core, 0.5), { style: 'mix-blend-mode:screen' }),
  ].join('');
}

/** The edges sink into shade. */
function closing(canvas: Canvas, palette: Palette): string {
  const dark = darken(palette.wall.dark, 0.6);
  return [
    rect(
      0,
      660,
      1600,
      240,
      canvas.linear([
        [0, dark, 0],
        [1, dark, 0.6],
      ]),
    ),
    rect(
      0,
      0,
      1600,
      240,
      canvas.linear([
        [0, dark, 0.45],
        [1, dark, 0],
      ]),
    ),
    ellipse(800, 560, 700, 300, haloFill(canvas, palette.glow, 0.28), { style: 'mix-blend-mode:screen' }),
  ].join('');
}

/** A tray of lamps, flowers and henna before a wall of marigold strings. */
export function mehndiScene(canvas: Canvas, palette: Palette, random: Random): void {
  canvas.add(pleats(canvas, palette, { x: 0, top: 0, base: EDGE + 30, width: 1600 }, true, 44));
  canvas.add(ellipse(800, 330, 700, 380, haloFill(canvas, palette.core, 0.5), { style: 'mix-blend-mode:screen' }));
  canvas.add(
    floralStrings(canvas, palette, random.fork('strings'), {
      x: 40,
      y: -10,
      width: 1520,
      length: 390,
      gap: 58,
      size: 15,
    }),
  );
  canvas.add(bulbs('M-20 90Q400 210 800 110T1620 90', palette, 6, 40));
  const lamp = canvas.part('lantern', () => lantern(canvas, palette));
  for (const [x, y, scale] of [
    [250, 150, 2.3],
    [1350, 150, 2.3],
    [520, 60, 1.5],
    [1080, 60, 1.5],
  ] as const)
    canvas.add(stroke(`M${x} 0V${y}`, palette.metal.dark, 2), lamp(x, y, scale));
  canvas.add(tableTop(canvas, palette, palette.fabric.light, palette.fabric.dark));
  canvas.add(tray(canvas, palette, random.fork('tray')));
  const flame = canvas.part('diya', () => diya(canvas, palette));
  for (const [x, y, scale] of [
    [180, 740, 3.2],
    [300, 820, 3.8],
    [1420, 740, 3.2],
    [1300, 822, 3.8],
    [90, 650, 2.4],
    [1510, 650, 2.4],
  ] as const)
    canvas.add(flame(x, y, scale));
  canvas.add(
    petalsOnGround(palette, random.fork('petals'), { x: 800, y: 770, rx: 760, ry: 110, count: 70, size: 20 }),
    closing(canvas, palette),
  );
}

function tray(canvas: Canvas, palette: Palette, random: Random): string {
  const { metal } = palette;
  const gold = canvas.linear(
    [
      [0, lighten(metal.light, 0.3)],
      [0.4, metal.mid],
      [0.7, metal.light],
      [1, metal.dark],
    ],
    { x2: 1, y2: 0.5 },
  );
  const rim = Array.from({ length: 70 }, (_, index): Point => [
    Math.cos((index / 70) * Math.PI * 2) * 392,
    Math.sin((index / 70) * Math.PI * 2) * 124,
  ]);
  const flame = canvas.part('diya', () => diya(canvas, palette));
  const bowl = (x: number, y: number, fill: string): string => spiceBowl(palette, gold, x, y, fill);
  return placed(
    [
      ellipse(14, 22, 450, 146, '#160c0d', { opacity: 0.5 }),
      ellipse(0, 8, 430, 140, metal.dark),
      ellipse(0, 0, 430, 138, gold),
      ellipse(
        0,
        2,
        360,
        110,
        canvas.radial([
          [0, lighten(metal.light, 0.2)],
          [1, metal.mid],
        ]),
      ),
      garland(
        canvas,
        palette,
        random,
        rim.filter(([, y]) => y <= 20),
        34,
      ),
      bowl(-190, -14, '#5d6b2c'),
      bowl(190, -14, '#c9462f'),
      bowl(0, -44, '#e0a526'),
      hennaCone(canvas, palette, -66, 56, -24),
      hennaCone(canvas, palette, 84, 60, 18),
      ...[-260, -160, 160, 262].map((x, index) => flame(x, 52 + (index % 3) * 14, 2.5)),
      garland(
        canvas,
        palette,
        random,
        rim.filter(([, y]) => y > 20),
        38,
      ),
    ].join(''),
    800,
    688,
  );
}

/** A brass bowl heaped with powder. */
function spiceBowl(palette: Palette, brass: string, x: number, y: number, powder: string): string {
  return [
    ellipse(x, y + 14, 84, 26, '#160c0d', { opacity: 0.4 }),
    path(`M${x - 78} ${y - 22}Q${x - 60} ${y + 24} ${x} ${y + 24}Q${x + 60} ${y + 24} ${x + 78} ${y - 22}Z`, brass),
    ellipse(x, y - 22, 78, 22, palette.metal.dark),
    path(`M${x - 70} ${y - 22}Q${x} ${y - 66} ${x + 70} ${y - 22}Q${x} ${y} ${x - 70} ${y - 22}Z`, powder),
  ].join('');
}

/** A cone of henna, its tip to the left. */
function hennaCone(canvas: Canvas, palette: Palette, x: number, y: number, turn: number): string {
  const foil = canvas.linear([
    [0, lighten(palette.fabric.light, 0.3)],
    [0.5, palette.fabric.mid],
    [1, palette.fabric.dark],
  ]);
  return group(
    ellipse(6, 16, 84, 10, '#160c0d', { opacity: 0.3 }) +
      path('M-86 4L58 -20Q78 0 58 22Z', foil) +
      stroke('M-30 -3L-26 9M10 -10L16 15M40 -15L46 19', palette.metal.light, 4) +
      ellipse(60, 1, 9, 21, palette.metal.mid),
    {
      transform: `translate(${x} ${y}) rotate(${turn})`,
    },
  );
}

/** A buffet of copper pots over small flames, steam above it. */
export function cateringScene(canvas: Canvas, palette: Palette, random: Random): void {
  canvas.add(
    softHall(canvas, palette, random.fork('behind'), 'ballroom', EDGE),
    bokeh(canvas, palette, random.fork('bokeh'), EDGE),
  );
  canvas.add(tableTop(canvas, palette, palette.sheer.mid, palette.sheer.dark));
  canvas.add(
    path('M-20 560Q800 520 1620 560V640Q800 600 -20 640Z', palette.fabric.mid),
    stroke('M-20 640Q800 600 1620 640', palette.metal.mid, 4),
  );
  const pot = canvas.part('degh', () => degh(canvas, palette));
  const dish = canvas.part('dish', () => chafingDish(canvas, palette));
  canvas.add(
    pot(300, 640, 0.92),
    pot(1300, 640, 0.92),
    dish(800, 640, 1.08),
    steam(canvas, 800, 420),
    steam(canvas, 300, 330),
    steam(canvas, 1300, 330),
  );
  canvas.add(
    placed(arrangement(canvas, palette, random.fork('a'), 78, 28), 546, 566),
    placed(arrangement(canvas, palette, random.fork('b'), 78, 28), 1056, 566),
  );
  canvas.add(
    placed(fruitStand(canvas, palette), 180, 812),
    placed(samosas(canvas, palette), 620, 800),
    placed(group(samosas(canvas, palette), { transform: 'scale(-1 1)' }), 1010, 806),
  );
  const flame = canvas.part('votive', () => votive(canvas, palette));
  canvas.add(flame(400, 800, 0.9), flame(816, 822, 1), flame(1230, 800, 0.9));
  const glass = canvas.part('goblet', () => goblet(canvas, palette, '#e39a2e'));
  canvas.add(glass(1340, 836, 1.1), glass(1440, 812, 1.02), glass(1534, 846, 1.14), closing(canvas, palette));
}

function steam(canvas: Canvas, x: number, y: number): string {
  const wisp = canvas.linear([
    [0, '#fff6e6', 0],
    [0.5, '#fff6e6', 0.3],
    [1, '#fff6e6', 0],
  ]);
  const d = [-60, 0, 60]
    .map(
      (dx, index) =>
        `M${x + dx} ${y + 80}c-40 -60 40 -90 ${index * 8 - 8} -160c-26 -50 20 -80 6 -130c30 50 20 90 34 140c20 70 -50 90 -10 150Z`,
    )
    .join('');
  return group(path(d, wisp), { filter: canvas.blur(8) });
}

/** Vases of flowers on a pale table by a window. */
export function flowersScene(canvas: Canvas, palette: Palette, random: Random): void {
  canvas.add(
    softHall(canvas, palette, random.fork('behind'), 'garden', EDGE),
    bokeh(canvas, palette, random.fork('bokeh'), EDGE),
  );
  canvas.add(tableTop(canvas, palette, palette.sheer.light, palette.sheer.mid));
  const shapes = [
    [270, 640, 150, 0.9],
    [1330, 640, 150, 0.9],
    [540, 706, 120, 0.8],
    [1070, 706, 120, 0.8],
    [800, 690, 220, 1.25],
  ] as const;
  shapes.forEach(([x, y, r, scale], index) => {
    canvas.add(placed(vase(canvas, palette, index % 2 === 0), x, y, scale));
    canvas.add(
      placed(
        arrangement(canvas, palette, random.fork(`bunch${index}`), r, index === 4 ? 56 : 30),
        x,
        y - 176 * scale - r * 0.5,
      ),
    );
  });
  const low = Array.from({ length: 40 }, (_, index): Point => [120 + index * 35, 800 + Math.sin(index * 0.8) * 16]);
  canvas.add(garland(canvas, palette, random.fork('low'), low, 40));
  const flame = canvas.part('votive', () => votive(canvas, palette));
  canvas.add(flame(410, 740, 0.9), flame(1200, 740, 0.9), flame(660, 764, 0.7), flame(944, 764, 0.7));
  canvas.add(
    petalsOnGround(palette, random.fork('petals'), { x: 800, y: 840, rx: 700, ry: 60, count: 60, size: 22 }),
    closing(canvas, palette),
  );
}

/** A vase about 130 wide and 190 high, its foot at the origin. */
function vase(canvas: Canvas, palette: Palette, brass: boolean): string {
  const tone = brass ? palette.metal : palette.fabric;
  const body = canvas.across([
    [0, tone.dark],
    [0.3, lighten(tone.light, 0.3)],
    [0.6, tone.mid],
    [1, darken(tone.dark, 0.3)],
  ]);
  return [
    ellipse(10, 4, 92, 20, '#160c0d', { opacity: 0.35 }),
    path('M-40 0Q-78 -60 -62 -110Q-48 -146 -26 -160L-34 -190H34L26 -160Q48 -146 62 -110Q78 -60 40 0Q0 12 -40 0Z', body),
    stroke('M-66 -86Q0 -70 66 -86M-64 -70Q0 -54 64 -70', lighten(palette.metal.light, 0.2), 2.4, { opacity: 0.7 }),
    path('M-40 -120Q-54 -80 -40 -30Q-48 -80 -30 -126Z', '#ffffff', { opacity: 0.4 }),
  ].join('');
}

/** A ledger, a pen, a purse and coins by lamplight. */
export function budgetScene(canvas: Canvas, palette: Palette, random: Random): void {
  canvas.add(
    softHall(canvas, palette, random.fork('behind'), 'courtyard', EDGE),
    bokeh(canvas, palette, random.fork('bokeh'), EDGE),
  );
  canvas.add(tableTop(canvas, palette, palette.wood.light, palette.wood.dark));
  const tall = canvas.part('taper', () => taper(canvas, palette, 330));
  canvas.add(
    tall(230, 620, 1),
    tall(320, 640, 0.76),
    placed(vase(canvas, palette, true), 1330, 720, 0.95),
    placed(arrangement(canvas, palette, random.fork('flowers'), 120, 36), 1330, 500),
  );
  canvas.add(placed(ledger(canvas, palette), 760, 730, 1.1), placed(pen(canvas, palette), 1000, 700, 1.1));
  canvas.add(placed(purse(canvas, palette), 300, 800, 1.15), coins(canvas, palette, random.fork('coins')));
  const flame = canvas.part('votive', () => votive(canvas, palette));
  canvas.add(flame(1180, 690, 0.8));
  canvas.add(
    petalsOnGround(palette, random.fork('petals'), { x: 1120, y: 830, rx: 420, ry: 50, count: 26, size: 20 }),
    closing(canvas, palette),
  );
}

/** A camera and its prints on a table, the hall's lights behind. */
export function photographyScene(canvas: Canvas, palette: Palette, random: Random): void {
  canvas.add(
    softHall(canvas, palette, random.fork('behind'), 'marquee', EDGE),
    bokeh(canvas, palette, random.fork('bokeh'), EDGE),
  );
  canvas.add(tableTop(canvas, palette, palette.wood.mid, palette.wood.dark));
  canvas.add(
    placed(arrangement(canvas, palette, random.fork('flowers'), 130, 40), 250, 590),
    placed(arrangement(canvas, palette, random.fork('more'), 96, 30), 1400, 610),
  );
  canvas.add(placed(prints(canvas, palette), 1180, 770, 1.05), placed(camera35(canvas, palette), 690, 730, 1.3));
  const flame = canvas.part('votive', () => votive(canvas, palette));
  canvas.add(flame(400, 730, 0.9), flame(1010, 650, 0.7), flame(170, 780, 0.8));
  canvas.add(
    strap(palette),
    petalsOnGround(palette, random.fork('petals'), { x: 560, y: 846, rx: 440, ry: 40, count: 26, size: 20 }),
    closing(canvas, palette),
  );
}

function strap(palette: Palette): string {
  const d = `M${num(424)} 600C330 640 340 800 470 812S760 850 900 846`;
  return (
    stroke(d, '#140c10', 24, { opacity: 0.3, transform: 'translate(8 10)' }) +
    stroke(d, mix(palette.wood.mid, '#8a4a2c', 0.5), 18) +
    stroke(d, lighten(palette.wood.light, 0.2), 2, { 'stroke-dasharray': '8 7', opacity: 0.7 }) +
    circle(424, 600, 9, palette.metal.mid)
  );
}
