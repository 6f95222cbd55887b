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
