import { foldSearch } from '../text/fold.js';
import { SEARCH_LIMITS } from './limits.js';
import { toUrduPlace, URDU_PLACES } from './urdu-places.js';

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

const COUNTRY = 'pakistan';
/** A house, plot or shop, or a way to find it, rather than an area. */
const HOUSE = /^(?:#|\d|(?:house|plot|shop|flat|unit|opposite|opp|near|off|beside|behind|adjacent|next to)\b)/;

const URDU = /\p{Script=Arabic}/u;
function fold(text: string): string {
  return foldSearch(text).trim();
}

/** By the folded Urdu names; areas may have phases. */
const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map(
  [...URDU_PLACES, ['phase', 'فیز'] as const].map(([english, urdu]) => [fold(urdu), english]),
);
/** Longer names first: `میرپور خاص` isn't `میرپور`. */
const URDU_NAMES = new RegExp(
  `(?<!\\p{L})(?:${[...ENGLISH_NAMES.keys()].sort((one, other) => other.length - one.length).join('|')})(?!\\p{L})`,
  'gu',
);

/**
 * What somebody searches for: cities and areas named in Urdu by their English names, as halls have them. A text with other Urdu words,
 * such as the name of a hall, stays as it is.
 */
export function toEnglishPlaces(text: string): string {
  if (!URDU.test(text)) return text;
  const english = fold(text).replace(URDU_NAMES, (name) => ENGLISH_NAMES.get(name) ?? name);
  return URDU.test(english) ? text : english;
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

function joinWords(folded: string): string {
  return folded.replace(/[\s\p{P}]+/gu, '');
}

/** How well a place fits what was typed: 0 best, undefined not at all. */
function rank({ name, city }: NamedPlace, typed: string): number | undefined {
  const folded = fold(name);
  if (folded.startsWith(typed)) return city === null ? 0 : 1;
  if (folded.split(/[\s-]+/).some((word) => word.startsWith(typed))) return 2;
  if (city !== null && `${folded}, ${fold(city)}`.startsWith(typed)) return 1;
  if (city !== null && fold(city).startsWith(typed)) return 3;
  // Joined or split: `faisal abad`, `E11`, `GT Road`.
  const joined = joinWords(typed);
  return joined.length > 1 && joinWords(folded).startsWith(joined) ? 2 : undefined;
}

function toUrdu({ name, city, hallCount }: NamedPlace): NamedPlace {
  return { name: toUrduPlace(name), city: city && toUrduPlace(city), hallCount };
}

/**
 * The places that begin with what was typed, in English or Urdu, forgiving case and accents: cities first, then areas, then the areas of
 * such cities. Of nothing typed, the places with most halls, cities first.
 */
export function suggestPlaces(places: readonly NamedPlace[], text: string): NamedPlace[] {
  const typed = fold(text.replace(/\s*[,،]\s*/g, ', '));
  const read = URDU.test(typed) ? toUrdu : (place: NamedPlace) => place;
  return places
    .flatMap((place) => {
      const fits = typed === '' ? Number(place.city !== null) : rank(read(place), typed);
      return fits === undefined ? [] : [{ place, fits }];
    })
    .sort((one, other) => one.fits - other.fits || other.place.hallCount - one.place.hallCount)
    .slice(0, SEARCH_LIMITS.suggestedPlaces)
    .map(({ place }) => place);
}
