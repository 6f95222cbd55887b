import { darken, lighten, mix } from './colour.js';
import { palm } from './foliage.js';
import { flowerBed } from './flowers.js';
import { shadeEdges } from './interior.js';
import { floorLantern, halo, haloFill, pool, stringLights } from './lights.js';
import type { Palette } from './palette.js';
import { camera } from './perspective.js';
import type { Random } from '../../src/demo/random.js';
import { deck, parapet } from './rooftop.js';
import { mist, sky, skyline } from './sky.js';
import { ellipse, group, path, rect } from './svg.js';
import type { Canvas } from './svg.js';
import { sofa } from './tables.js';

const MIDDLE = 800;

/** A terrace late in the evening: a canopy of bulbs from one mast, fire bowls, sofas, the lights of the town. */
export function rooftopEvening(canvas: Canvas, palette: Palette, random: Random): void {
  const view = camera([MIDDLE, 520], 820, 1.8);
  const far = 13;
  const edge = 560;
  canvas.add(
    sky(canvas, palette, random.fork('sky'), edge),
    skyline(canvas, palette, random.fork('town'), edge, 260),
    mist(canvas, palette, edge, 120),
  );
  canvas.add(deck(canvas, palette, view, far, random.fork('floor').chance(0.5)), parapet(canvas, palette, view, far));
  const tree = canvas.part('palm', () => palm(canvas, palette, 24));
  canvas.add(tree(170, 700, 1), group(tree(0, 0, 1), { transform: 'translate(1430 700) scale(-1 1)' }));
  canvas.add(
    pool(canvas, MIDDLE, 710, 700, 170, palette.glow, 0.9),
    random.fork('canopy').chance(0.5) ? canopyOfBulbs(palette) : rowsOfBulbs(palette),
  );
  const couch = canvas.part('sofa', () => sofa(canvas, palette));
  const lamp = canvas.part('floor lantern', () => floorLantern(canvas, palette));
  const fire = canvas.part('fire', () => fireBowl(canvas, palette));
  canvas.add(couch(560, 668, 0.9), couch(1040, 668, 0.9), fire(MIDDLE, 690, 0.8));
  canvas.add(couch(330, 782, 1.35), couch(1270, 782, 1.35), fire(600, 770, 1), fire(1000, 770, 1));
  for (const [x, y, scale] of [
    [470, 800, 0.9],
    [1130, 800, 0.9],
    [690, 700, 0.6],
    [910, 700, 0.6],
    [140, 830, 1.2],
    [1460, 830, 1.2],
    [720, 840, 1],
    [880, 840, 1],
  ] as const)
    canvas.add(lamp(x, y, scale));
  canvas.add(flowerBed(canvas, palette, random.fork('l'), { x: -50, base: 920, width: 420, height: 90, bloom: 34 }));
  canvas.add(
    flowerBed(canvas, palette, random.fork('r'), { x: 1230, base: 920, width: 420, height: 90, bloom: 34 }),
    shadeEdges(canvas, palette, 0.6),
  );
}

function canopyOfBulbs(palette: Palette): string {
  const strings = [-980, -640, -330, 330, 640, 980].map(
    (reach) => [[MIDDLE, 60], [MIDDLE + reach, 250 + Math.abs(reach) * 0.16], 60 + Math.abs(reach) * 0.05] as const,
  );
  const low = [
    [[80, 300], [MIDDLE, 250], 60],
    [[MIDDLE, 250], [1520, 300], 60],
    [[-20, 180], [1620, 180], 150],
  ] as const;
  return (
    rect(MIDDLE - 3, 40, 6, 540, darken(palette.wood.dark, 0.3)) +
    stringLights(strings, palette, 5, 27) +
    stringLights(low, palette, 3.6, 20)
  );
}

/** Strings from side to side overhead, one behind the other. */
function rowsOfBulbs(palette: Palette): string {
  return [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const y = 20 + index * 58;
      const size = 6.4 - index * 0.8;
      return stringLights(
        [
          [[-40, y], [MIDDLE, y + 12], 70 - index * 8],
          [[MIDDLE, y + 12], [1640, y], 70 - index * 8],
        ],
        palette,
        size,
        size * 5.4,
      );
    })
    .join('');
}

/** A bowl of fire on a low stand, about 130 wide. */
function fireBowl(canvas: Canvas, palette: Palette): string {
  const bowl = canvas.across([
    [0, palette.metal.dark],
    [0.4, palette.metal.mid],
    [1, darken(palette.metal.dark, 0.4)],
  ]);
  const flame = canvas.linear([
    [0, '#ff9a3d', 0.2],
    [0.5, '#ffb347'],
    [1, '#fff4d0'],
  ]);
  return [
    ellipse(0, 8, 190, 44, haloFill(canvas, palette.glow, 0.8)),
    halo(canvas, 0, -60, 190, mix(palette.glow, '#ff9a3d', 0.4), 0.6),
    path('M-18 -8H18L28 6H-28Z', palette.metal.dark),
    path('M-40 -40C-44 -76 -20 -82 -22 -112C-4 -100 -2 -92 4 -84C8 -100 4 -118 16 -134C20 -108 46 -88 38 -40Z', flame),
    path('M-24 -40C-26 -62 -10 -70 -8 -88C6 -76 24 -66 22 -40Z', lighten('#fff0c0', 0.2), { opacity: 0.9 }),
    path('M-64 -44H64Q52 -8 0 -6Q-52 -8 -64 -44Z', bowl),
    ellipse(0, -44, 64, 9, mix('#ffb347', palette.metal.mid, 0.3)),
  ].join('');
}
