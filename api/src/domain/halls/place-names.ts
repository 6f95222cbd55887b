import { SEARCH_LIMITS } from './limits.js';

/** A city, or an area of one, with the halls in it. */
export interface NamedPlace {
  name: string;
  /** The city of an area; null for a city. */
  city: string | null;
  hallCount: number;
}

/** Where some halls are. */
export interface HallAddress {
  location: string;
  city: string;
  hallCount: number;
}

const MARKS = /\p{M}/gu;
const COUNTRY = 'pakistan';
/** A house, plot or shop, or a way to find it, rather than an area. */
const HOUSE = /^(?:#|\d|(?:house|plot|shop|flat|unit|opposite|opp|near|off|beside|behind|adjacent|next to)\b)/;

function fold(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').trim().toLowerCase();
}

/** The area in an address, which is its part before the city: `Gulberg` of `52-B1, M. M. Alam Road, Gulberg, Lahore`. */
export function findArea(location: string, city: string): string | null {
  const known = [fold(city), COUNTRY];
  const parts = location.split(',').map((part) => part.trim());
  const area = parts.filter((part) => part !== '' && !known.includes(fold(part))).at(-1);
  return area === undefined || HOUSE.test(fold(area)) ? null : area;
}

/** The cities and areas of some halls, those with most halls first; of several spellings the first counts. */
export function namePlaces(addresses: readonly HallAddress[]): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  const count = (name: string, city: string | null, hallCount: number): void => {
    const key = JSON.stringify([fold(name), city && fold(city)]);
    const place = places.get(key) ?? { name, city, hallCount: 0 };
    place.hallCount += hallCount;
    places.set(key, place);
  };
  for (const { location, city, hallCount } of addresses) {
    const area = findArea(location, city);
    count(city, null, hallCount);
    if (area !== null) count(area, city, hallCount);
  }
  return [...places.values()].sort((one, other) => other.hallCount - one.hallCount).slice(0, SEARCH_LIMITS.placesKept);
}

/** How well a place fits what was typed: 0 best, undefined not at all. */
function rank({ name, city }: NamedPlace, typed: string): number | undefined {
  const folded = fold(name);
  if (folded.startsWith(typed)) return city === null ? 0 : 1;
  if (folded.split(/[\s-]+/).some((word) => word.startsWith(typed))) return 2;
  if (city !== null && `${folded}, ${fold(city)}`.startsWith(typed)) return 1;
  return city !== null && fold(city).startsWith(typed) ? 3 : undefined;
}

/**
 * The places that begin with what was typed, forgiving case and accents: cities first, then areas, then the areas of such cities. Of
 * nothing typed, the places with most halls, cities first.
 */
export function suggestPlaces(places: readonly NamedPlace[], text: string): NamedPlace[] {
  const typed = fold(text).replace(/\s*,\s*/g, ', ');
  return places
    .flatMap((place) => {
      const fits = typed === '' ? Number(place.city !== null) : rank(place, typed);
      return fits === undefined ? [] : [{ place, fits }];
    })
    .sort((one, other) => one.fits - other.fits || other.place.hallCount - one.place.hallCount)
    .slice(0, SEARCH_LIMITS.suggestedPlaces)
    .map(({ place }) => place);
}
