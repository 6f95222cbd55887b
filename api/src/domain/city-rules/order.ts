/** The order of staff's list of city rules. */
export const CityRuleOrder = {
  /** By city, the rules of each by their first day. */
  CITY: 'CITY',
  CITY_DESCENDING: 'CITY_DESCENDING',
  FIRST_DAY: 'FIRST_DAY',
  FIRST_DAY_DESCENDING: 'FIRST_DAY_DESCENDING',
} as const;
export type CityRuleOrder = keyof typeof CityRuleOrder;
