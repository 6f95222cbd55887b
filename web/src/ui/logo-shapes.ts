/** The mark in a box of 30 by 34: an arch, and the lamp in it. */
export const LOGO_SHAPES = {
  arch: 'M2 33V15.5C2 8.5 10 6.5 15 1c5 5.5 13 7.5 13 14.5V33h-5.5V18c0-4-4.5-5.5-7.5-8.8C12 12.5 7.5 14 7.5 18v15z',
  lamp: 'M15 17.5c2.4 2.7 3.6 4.5 3.6 6.3a3.6 3.6 0 0 1-7.2 0c0-1.8 1.2-3.6 3.6-6.3z',
};
