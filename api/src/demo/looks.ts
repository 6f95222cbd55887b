import { hashText } from './random.js';

/** The kinds of halls in the demo. */
export const HALL_KINDS = ['marquee', 'ballroom', 'garden', 'courtyard', 'rooftop'] as const;
export type HallKind = (typeof HALL_KINDS)[number];

/** The pictures of a hall, in the order of its gallery. */
export const VIEWS = ['exterior', 'interior', 'stage', 'table', 'evening'] as const;
/** One picture of a hall. */
export type View = (typeof VIEWS)[number];

/** The colors of the demo's halls. */
export const TONES = ['emerald', 'marigold', 'ivory', 'rose', 'indigo', 'pomegranate'] as const;
/** One of the colors. */
export type Tone = (typeof TONES)[number];

/** The times of day that pictures are taken at. */
export const LIGHTS = ['day', 'dusk', 'night'] as const;
/** One time of day. */
export type Light = (typeof LIGHTS)[number];

/** A palette's name: color and time of day, such as `emerald-dusk`. */
export type PaletteName = `${Tone}-${Light}`;

const PALETTES: readonly PaletteName[] = TONES.flatMap((tone) =>
  LIGHTS.map((light): PaletteName => `${tone}-${light}`),
);

/** The subjects of the blog's illustrations. */
export const ARTICLE_TOPICS = [
  'mehndi',
  'catering',
  'flowers',
  'budget',
  'photography',
  'seating',
  'choice',
  'conference',
  'winter',
] as const;
/** One illustration's subject. */
export type ArticleTopic = (typeof ARTICLE_TOPICS)[number];

/** The subjects of the pictures beside services that customers choose. */
export const SERVICE_SUBJECTS = [
  'biryani',
  'mutton',
  'tea',
  'barbecue',
  'seafood',
  'dessert',
  'flowers',
  'photography',
  'dance',
  'qawwali',
  'dhol',
  'screens',
  'shuttle',
] as const;
/** One service's subject. */
export type ServiceSubject = (typeof SERVICE_SUBJECTS)[number];

/** The common properties of a hall's five pictures. */
export interface HallLook {
  readonly kind: HallKind;
  readonly palette: PaletteName;
  /** An integer; the same in every view of a hall. */
  readonly seed: number;
}

const KIND_BY_WORD: readonly (readonly [RegExp, HallKind])[] = [
  [/marquee|tent|shamiana|pavilion|expo/i, 'marquee'],
  [/roof|terrace|sky|view|tower|heights/i, 'rooftop'],
  [/garden|lawn|bagh|farm|orchard|park|chaman|green/i, 'garden'],
  [/haveli|court|fort|qila|sehan|mahal|heritage|darbar/i, 'courtyard'],
  [/ball|banquet|hotel|grand|palace|crystal|convention/i, 'ballroom'],
];

/**
 * Chooses the look of a demo hall: its kind from its name if possible, its palette so that neighbors differ.
 * @param hallIndex position of the hall in the demo, from 0
 */
export function chooseLook(hallIndex: number, name: string): HallLook {
  const kind =
    KIND_BY_WORD.find(([words]) => words.test(name))?.[1] ?? HALL_KINDS[hallIndex % HALL_KINDS.length] ?? 'ballroom';
  const palette = PALETTES[(hallIndex * 5 + 1) % PALETTES.length] ?? 'emerald-dusk';
  return { kind, palette, seed: hashText(`${hallIndex} ${name}`) };
}
