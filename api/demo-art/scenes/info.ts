import type { HallKind, PaletteName, View } from '../../src/demo/looks.js';
import { Random } from '../../src/demo/random.js';
import { seatingScene } from './article-seating.js';
import { choiceScene } from './article-places.js';
import { createPalette, type Palette } from './palette.js';
import { sceneSvg } from './scene.js';
import { budgetScene, cateringScene } from './still-lifes.js';
import { Canvas } from './svg.js';

const SHAPE = { width: 1600, height: 900 } as const;

type Painter = (canvas: Canvas, palette: Palette, random: Random) => void;

const hall = (kind: HallKind, palette: PaletteName, view: View, seed: number): string =>
  sceneSvg({ kind, palette, view, seed, ...SHAPE });

function still(paint: Painter, palette: PaletteName, seed: number): string {
  const canvas = new Canvas(SHAPE.width, SHAPE.height);
  paint(canvas, createPalette(palette), new Random(seed));
  return canvas.toSvg(SHAPE.width, SHAPE.height);
}

/** The pictures of the pages that explain (about, how to book, terms ...), by the name of their file: none is any hall's. */
export const INFO_PICTURES: Readonly<Record<string, () => string>> = {
  about: () => hall('courtyard', 'emerald-dusk', 'exterior', 4101),
  'about-owners': () => hall('ballroom', 'marigold-dusk', 'interior', 4102),
  booking: () => still(choiceScene, 'rose-day', 4103),
  'booking-ask': () => still(seatingScene, 'emerald-day', 4104),
  'booking-after': () => hall('garden', 'marigold-dusk', 'evening', 4105),
  verification: () => hall('ballroom', 'ivory-day', 'exterior', 4106),
  'verification-papers': () => still(budgetScene, 'ivory-dusk', 4107),
  terms: () => hall('marquee', 'emerald-day', 'stage', 4108),
  privacy: () => hall('courtyard', 'indigo-dusk', 'interior', 4109),
  support: () => still(cateringScene, 'emerald-night', 4110),
};
