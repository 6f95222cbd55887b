import type { HallKind, HallLook, View } from '../../src/demo/looks.js';
import { Random } from '../../src/demo/random.js';
import { courtyardEvening, gardenEvening, marqueeEvening } from './evening.js';
import { ballroomExterior, courtyardExterior, gardenExterior, marqueeExterior } from './exterior.js';
import { ballroomEvening } from './foyer.js';
import { ballroomInterior, gardenInterior, marqueeInterior } from './interior.js';
import { courtyardInterior, rooftopInterior } from './open-halls.js';
import { createPalette } from './palette.js';
import type { Palette } from './palette.js';
import { rooftopExterior } from './rooftop.js';
import { stageView } from './stage.js';
import { Canvas } from './svg.js';
import { tableDetail } from './table-detail.js';
import { rooftopEvening } from './terrace-evening.js';

/** What is drawn of a hall. */
export interface SceneOptions extends HallLook {
  readonly view: View;
  /** Pixels. The drawing is made for 16:9; other shapes cut its edges evenly. */
  readonly width: number;
  readonly height: number;
}

type Painter = (canvas: Canvas, palette: Palette, random: Random) => void;

const EXTERIORS: Readonly<Record<HallKind, Painter>> = {
  marquee: marqueeExterior,
  ballroom: ballroomExterior,
  garden: gardenExterior,
  courtyard: courtyardExterior,
  rooftop: rooftopExterior,
};

const INTERIORS: Readonly<Record<HallKind, Painter>> = {
  marquee: marqueeInterior,
  ballroom: ballroomInterior,
  garden: gardenInterior,
  courtyard: courtyardInterior,
  rooftop: rooftopInterior,
};

const EVENINGS: Readonly<Record<HallKind, Painter>> = {
  marquee: marqueeEvening,
  ballroom: ballroomEvening,
  garden: gardenEvening,
  courtyard: courtyardEvening,
  rooftop: rooftopEvening,
};

function choosePainter(kind: HallKind, view: View): Painter {
  if (view === 'exterior') return EXTERIORS[kind];
  if (view === 'interior') return INTERIORS[kind];
  if (view === 'evening') return EVENINGS[kind];
  if (view === 'stage') return (canvas, palette, random) => stageView(canvas, palette, random, kind);
  return (canvas, palette, random) => tableDetail(canvas, palette, random, kind);
}

/** One picture of a hall as an SVG document: the same options give the same text. Less than 150 kB. */
export function sceneSvg({ kind, palette, view, seed, width, height }: SceneOptions): string {
  const canvas = new Canvas(1600, 900);
  const { tone } = createPalette(palette);
  const colours = createPalette(view === 'evening' ? `${tone}-night` : palette);
  choosePainter(kind, view)(canvas, colours, new Random(seed));
  return canvas.toSvg(width, height);
}
