import { HALL_LIMITS, SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { day, defineAddress, freeText, oneOf, positive } from '../../../../lib/address-fields';

/** The functions of a wedding that halls are looked for together, as they are celebrated. */
export const PLANNED_FUNCTIONS = ['mehndi', 'baraat', 'walima'] as const;
export type PlannedFunction = (typeof PLANNED_FUNCTIONS)[number];

/** The functions of a wedding as they stand in the address: `mehndi=2026-12-18&mehndiPart=evening`. Days are empty where none is given. */
export type Plan = { location: string; guests: number | null } & Record<PlannedFunction, string> &
  Record<`${PlannedFunction}Part`, PartOfDay | null>;

const part = (name: `${PlannedFunction}Part`) => oneOf<PartOfDay, null>(name, Object.values(PartOfDay), null);

/** The plan in a page's address. */
export const PLAN_ADDRESS = defineAddress<Plan>({
  location: freeText('location', SEARCH_LIMITS.locationMaxCharacters),
  guests: positive('guests', null, HALL_LIMITS.capacityMax),
  mehndi: day('mehndi'),
  mehndiPart: part('mehndiPart'),
  baraat: day('baraat'),
  baraatPart: part('baraatPart'),
  walima: day('walima'),
  walimaPart: part('walimaPart'),
});

/** The search for the halls of one function; undefined while its day isn't known. */
export function toFunctionSearch(plan: Plan, name: PlannedFunction): HallSearch | undefined {
  const { location, guests, [name]: date, [`${name}Part` as const]: partOfDay } = plan;
  if (date === '') return undefined;
  return { ...(location && { location }), ...(guests && { guests }), date, ...(partOfDay && { partOfDay }) };
}
