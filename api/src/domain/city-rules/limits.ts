/** Limits of city rules (docs/decisions/0025-schedule.md). */
export const CITY_RULE_LIMITS = {
  cityMaxCharacters: 100,
  sourceMaxCharacters: 300,
  /** A closing hour is from this time of the day on, or before the end of the night. */
  closingFrom: '12:00',
  /** When the night of a closing hour is over. */
  nightEnds: '06:00',
  /** How many rules of a city are read at once; it has one of each kind at a time. */
  perCityMax: 100,
  /** How many rules concern one booking: one of each kind, unless one ends while it lasts and another follows. */
  perBooking: 2,
} as const;
