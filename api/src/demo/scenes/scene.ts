import { courtyardEvening, gardenEvening, marqueeEvening } from './evening.js';
import { ballroomExterior, courtyardExterior, gardenExterior, marqueeExterior } from './exterior.js';
import { ballroomInterior, gardenInterior, marqueeInterior } from './interior.js';
import { ballroomEvening } from './foyer.js';
import { HALL_KINDS } from './kinds.js';
import type { HallKind, View } from './kinds.js';
import { courtyardInterior, rooftopInterior } from './open-halls.js';
import { PALETTES, paletteOf } from './palette.js';
import type { Palette, PaletteName } from './palette.js';
import { Random, hashText } from './random.js';
import { rooftopExterior } from './rooftop.js';
import { stageView } from './stage.js';
import { Canvas } from './svg.js';
import { tableDetail } from './table-detail.js';
import { rooftopEvening } from './terrace-evening.js';

/** What is drawn of a hall. */
export interface SceneOptions {
  readonly kind: HallKind;
  readonly palette: PaletteName;
  readonly view: View;
  /** Any whole number; the same hall keeps its seed in every view. */
  readonly seed: number;
  /** Pixels. The drawing is made for 16:9; other shapes cut its edges evenly. */
  readonly width: number;
  readonly height: number;
}

/** What a hall's five pictures have in common. */
export type HallLook = Pick<SceneOptions, 'kind' | 'palette' | 'seed'>;

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

function painterOf(kind: HallKind, view: View): Painter {
  if (view === 'exterior') return EXTERIORS[kind];
  if (view === 'interior') return INTERIORS[kind];
  if (view === 'evening') return EVENINGS[kind];
  if (view === 'stage') return (canvas, palette, random) => stageView(canvas, palette, random, kind);
  return (canvas, palette, random) => tableDetail(canvas, palette, random, kind);
}

/** One picture of a hall as an SVG document: the same options give the same text. Less than 150 kB. */
export function sceneSvg({ kind, palette, view, seed, width, height }: SceneOptions): string {
  const canvas = new Canvas(1600, 900);
  const { tone } = paletteOf(palette);
  const colours = paletteOf(view === 'evening' ? `${tone}-night` : palette);
  painterOf(kind, view)(canvas, colours, new Random(seed));
  return canvas.toSvg(width, height);
}

const NAMED: readonly (readonly [RegExp, HallKind])[] = [
  [/marquee|tent|shamiana|pavilion|expo/i, 'marquee'],
  [/roof|terrace|sky|view|tower|heights/i, 'rooftop'],
  [/garden|lawn|bagh|farm|orchard|park|chaman|green/i, 'garden'],
  [/haveli|court|fort|qila|sehan|mahal|heritage|darbar/i, 'courtyard'],
  [/ball|banquet|hotel|grand|palace|crystal|convention/i, 'ballroom'],
];

/**
 * The look of a demo hall: its kind from its name where the name tells, its palette so that neighbours differ.
 * @param hallIndex place of the hall in the demo, from 0
 */
export function sceneFor(hallIndex: number, name: string): HallLook {
  const kind =
    NAMED.find(([words]) => words.test(name))?.[1] ?? HALL_KINDS[hallIndex % HALL_KINDS.length] ?? 'ballroom';
  const palette = PALETTES[(hallIndex * 5 + 1) % PALETTES.length] ?? 'emerald-dusk';
  return { kind, palette, seed: hashText(`${hallIndex} ${name}`) };
}
