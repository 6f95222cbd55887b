/** What a booking is for (docs/decisions/0071-occasions.md). */
export const Occasion = {
  MEHNDI: 'MEHNDI',
  BARAAT: 'BARAAT',
  WALIMA: 'WALIMA',
  NIKAH: 'NIKAH',
  ENGAGEMENT: 'ENGAGEMENT',
  BIRTHDAY: 'BIRTHDAY',
  CORPORATE: 'CORPORATE',
  OTHER: 'OTHER',
} as const;
export type Occasion = keyof typeof Occasion;

/** The occasions in the order in which they are offered. */
export const OCCASIONS = Object.values(Occasion);

export const OCCASION_LABELS: Readonly<Record<Occasion, string>> = {
  MEHNDI: 'Mehndi',
  BARAAT: 'Baraat',
  WALIMA: 'Walima',
  NIKAH: 'Nikah',
  ENGAGEMENT: 'Engagement',
  BIRTHDAY: 'Birthday',
  CORPORATE: 'Corporate',
  OTHER: 'Other',
};

export const OCCASION_LABELS_URDU: Readonly<Record<Occasion, string>> = {
  MEHNDI: 'مہندی',
  BARAAT: 'بارات',
  WALIMA: 'ولیمہ',
  NIKAH: 'نکاح',
  ENGAGEMENT: 'منگنی',
  BIRTHDAY: 'سالگرہ',
  CORPORATE: 'کارپوریٹ تقریب',
  OTHER: 'دیگر',
};

/** Other ways in which people write an occasion. */
const SPELLINGS: Readonly<Partial<Record<Occasion, readonly string[]>>> = {
  MEHNDI: ['mehendi', 'mehandi'],
  BARAAT: ['barat'],
  WALIMA: ['valima'],
  NIKAH: ['nikkah', 'nikaah'],
  ENGAGEMENT: ['mangni'],
  CORPORATE: ['corporate event'],
};

/** Fewer characters of a search begin too many words to mean an occasion. */
const SEARCHED_CHARACTERS = 3;

function fold(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

function findNames(occasion: Occasion): string[] {
  return [OCCASION_LABELS[occasion], OCCASION_LABELS_URDU[occasion], ...(SPELLINGS[occasion] ?? [])].map(fold);
}

/** The occasion that a text names in English or Urdu; null if it says something else. */
export function readOccasion(text: string): Occasion | null {
  const written = fold(text);
  return OCCASIONS.find((occasion) => findNames(occasion).includes(written)) ?? null;
}

/** The occasions whose name begins with a searched text. */
export function findOccasions(text: string): Occasion[] {
  const typed = fold(text);
  if (typed.length < SEARCHED_CHARACTERS) return [];
  return OCCASIONS.filter((occasion) => findNames(occasion).some((name) => name.startsWith(typed)));
}
