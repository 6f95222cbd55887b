export const MENU_LIMITS = {
  nameMaxCharacters: 100,
  descriptionMaxCharacters: 1000,
  /** Of a business, retired ones not counted. */
  perBusinessMax: 30,
  coursesMax: 12,
  dishesPerCourseMax: 30,
  bandsMax: 8,
  /** Chosen for one booking. */
  choicesMax: 60,
  hallsMax: 100,
  shiftsMax: 12,
  shiftNameMaxCharacters: 50,
  headsMax: 100_000,
  /** In percent. */
  childrenShareMax: 100,
} as const;
