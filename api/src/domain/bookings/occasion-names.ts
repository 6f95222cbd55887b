import { foldSearch } from '../text/fold.js';
import { OCCASION_LABELS, OCCASION_LABELS_URDU, OCCASIONS, type Occasion } from './occasions.js';

/** Other ways in which people write an occasion. */
const SPELLINGS: Readonly<Partial<Record<Occasion, readonly string[]>>> = {
  MEHNDI: ['mehendi', 'mehandi'],
  BARAAT: ['barat'],
  WALIMA: ['valima'],
  NIKAH: ['nikkah', 'nikaah'],
  ENGAGEMENT: ['mangni'],
  CORPORATE: ['corporate event'],
};

function fold(text: string): string {
  return foldSearch(text).trim().replace(/\s+/g, ' ');
}

const NAMES: ReadonlyMap<string, Occasion> = new Map(
  OCCASIONS.flatMap((occasion) =>
    [OCCASION_LABELS[occasion], OCCASION_LABELS_URDU[occasion], ...(SPELLINGS[occasion] ?? [])].map(
      (name) => [fold(name), occasion] as const,
    ),
  ),
);

/** The occasion that a text names in English or Urdu, whatever keyboard it was written with; null if it says something else. */
export function readOccasion(text: string): Occasion | null {
  return NAMES.get(fold(text)) ?? null;
}
