import { ARTICLE_TOPICS, type ArticleTopic, type PaletteName } from '../../src/demo/looks.js';
import { choiceScene, conferenceScene, winterScene } from './article-places.js';
import { seatingScene } from './article-seating.js';
import { budgetScene, cateringScene, flowersScene, mehndiScene, photographyScene } from './still-lifes.js';
import { createPalette } from './palette.js';
import type { Palette } from './palette.js';
import { Random, hashText } from '../../src/demo/random.js';
import { Canvas } from './svg.js';

interface Illustration {
  readonly palettes: readonly PaletteName[];
  readonly paint: (canvas: Canvas, palette: Palette, random: Random) => void;
}

const ILLUSTRATIONS: Readonly<Record<ArticleTopic, Illustration>> = {
  mehndi: { palettes: ['marigold-dusk', 'pomegranate-dusk', 'emerald-dusk'], paint: mehndiScene },
  catering: { palettes: ['pomegranate-night', 'marigold-night', 'emerald-night'], paint: cateringScene },
  flowers: { palettes: ['rose-day', 'ivory-day', 'rose-dusk'], paint: flowersScene },
  budget: { palettes: ['emerald-dusk', 'indigo-dusk', 'ivory-dusk'], paint: budgetScene },
  photography: { palettes: ['indigo-night', 'rose-night', 'emerald-night'], paint: photographyScene },
  seating: { palettes: ['emerald-day', 'rose-dusk', 'indigo-dusk'], paint: seatingScene },
  choice: { palettes: ['marigold-day', 'emerald-day', 'rose-day'], paint: choiceScene },
  conference: { palettes: ['indigo-night', 'emerald-night', 'pomegranate-night'], paint: conferenceScene },
  winter: { palettes: ['ivory-dusk', 'rose-dusk'], paint: winterScene },
};

const WORDS: readonly (readonly [RegExp, ArticleTopic])[] = [
  [/mehndi|henna|mayun|dholki|rasm/i, 'mehndi'],
  [/cater|food|menu|dinner|biryani|dish/i, 'catering'],
  [/flower|floral|decor|stage|bouquet/i, 'flowers'],
  [/budget|cost|price|money|sav/i, 'budget'],
  [/photo|film|video|album|camera/i, 'photography'],
  [/seat|table|guest|plan|layout/i, 'seating'],
  [/choos|choice|compare|visit/i, 'choice'],
  [/conference|corporate|company|meeting/i, 'conference'],
  [/winter|fog|heater/i, 'winter'],
];

/** The subject that fits a text, such as an article's title or category; the same text always gives the same one. */
export function findTopic(text: string): ArticleTopic {
  const known = WORDS.find(([words]) => words.test(text))?.[1];
  return known ?? ARTICLE_TOPICS[hashText(text) % ARTICLE_TOPICS.length] ?? 'flowers';
}

/**
 * An illustration for an article, 1600 by 900.
 * @param topic one of the subjects, or any text that tells one
 * @param seed any whole number: chooses the colours and scatters the small things
 */
export function articleSvg(topic: string, seed: number): string {
  const { palettes, paint } = ILLUSTRATIONS[findTopic(topic)];
  const random = new Random(seed);
  const canvas = new Canvas(1600, 900);
  paint(canvas, createPalette(random.fork('palette').pick(palettes)), random);
  return canvas.toSvg(1600, 900);
}
