import { HALL_LIMITS, SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { CAPACITIES, HallOrder, type HallSearch, type Near } from '@mehfil/api/domain/halls/search';
import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { findAddressName, toAddressName } from '../../../../lib/address-names';
import type { Address } from '../../../../lib/address-state';

const limits = SEARCH_LIMITS;

/** The orders that an address names: by rating is the default. */
const ORDERS = Object.values(HallOrder).filter((order) => order !== HallOrder.RATING);

type Reader = (value: string) => HallSearch[keyof HallSearch] | undefined;

const words =
  (most: number): Reader =>
  (value) =>
    value.trim().slice(0, most) || undefined;
const amount: Reader = (value) => {
  const number = decimal(value);
  return number !== undefined && number > 0 ? number : undefined;
};
const positiveId: Reader = (value) => (/^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined);

function decimal(value: string): number | undefined {
  return /^\d{1,10}(\.\d{1,2})?$/.test(value) ? Number(value) : undefined;
}

function serviceNames(value: string): string[] | undefined {
  const names = value
    .split(',', limits.servicesMax)
    .map((name) => name.trim().slice(0, limits.serviceMaxCharacters))
    .filter((name) => name !== '');
  return names.length > 0 ? [...new Set(names)] : undefined;
}

function weekdayNumbers(value: string): number[] | undefined {
  const days = value.split(',').filter((day) => /^[0-6]$/.test(day));
  return days.length > 0 ? [...new Set(days.map(Number))].sort() : undefined;
}

/** Reads `31.52,74.35,25` (latitude, longitude, radius in km); undefined where it isn't a place. */
export function parseNear(value: string): Near | undefined {
  const parts = value.split(',').map((part) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(part.trim()) ? Number(part) : NaN));
  const [latitude = NaN, longitude = NaN, radiusKm = limits.radiusDefaultKm] = parts;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && parts.length <= 3;
  const isRadius = radiusKm >= limits.radiusMinKm && radiusKm <= limits.radiusMaxKm;
  return isPlace && isRadius ? { latitude, longitude, radiusKm } : undefined;
}

const READERS: Readonly<Record<keyof HallSearch, Reader>> = {
  location: words(limits.locationMaxCharacters),
  capacity: (value) => CAPACITIES.find((option) => String(option) === value),
  minPrice: amount,
  maxPrice: amount,
  services: serviceNames,
  minRating: (value) => {
    const rating = decimal(value);
    return rating !== undefined && rating > 0 && rating <= REVIEW_LIMITS.ratingMax ? rating : undefined;
  },
  categoryId: positiveId,
  typeId: positiveId,
  guests: (value) => (/^[1-9]\d{0,5}$/.test(value) ? Math.min(Number(value), HALL_LIMITS.capacityMax) : undefined),
  date: (value) => (isDay(value) ? value : undefined),
  lastDate: (value) => (isDay(value) ? value : undefined),
  weekdays: weekdayNumbers,
  partOfDay: (value) => findAddressName(Object.values(PartOfDay), value),
  startTime: (value) => (isTimeOfDay(value) ? value : undefined),
  endTime: (value) => (isTimeOfDay(value) ? value : undefined),
  currency: (value) => (/^[A-Z]{3}$/.test(value) ? value : undefined),
  near: parseNear,
  order: (value) => findAddressName(ORDERS, value),
};

/** The fields of a search as they stand in an address. */
export const SEARCH_FIELDS = Object.keys(READERS) as ReadonlyArray<keyof HallSearch>;

/**
 * The search that stands in a page's address. Forgiving: what can't be understood (or says `all`) counts as not there.
 *
 * @param query the address's query
 */
export function parseHallSearch(query: URLSearchParams): HallSearch {
  const found: Partial<Record<keyof HallSearch, unknown>> = {};
  for (const field of SEARCH_FIELDS) {
    const value = query.get(field);
    const read = value === null || value === 'all' ? undefined : READERS[field](value);
    if (read !== undefined) found[field] = read;
  }
  return found as HallSearch;
}

function writtenAs(value: HallSearch[keyof HallSearch]): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object') return [value.latitude, value.longitude, value.radiusKm].join(',');
  return String(value ?? '');
}

/** The query of a search, fields in a fixed order; empty filters are left out, services are joined by commas. */
export function hallSearchQuery(search: HallSearch): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of SEARCH_FIELDS) {
    const isName = field === 'order' || field === 'partOfDay';
    const name = isName ? search[field] : undefined;
    const value = name ? toAddressName(name) : search[field];
    const written = writtenAs(value).trim();
    if (written !== '' && written !== 'all') query.set(field, written);
  }
  return query;
}

const OWN_FIELDS: ReadonlySet<string> = new Set(SEARCH_FIELDS);

/** The query with another search in it; what belongs to others stays, after it. */
function withSearch(query: URLSearchParams, search: HallSearch): URLSearchParams {
  const next = hallSearchQuery(search);
  for (const [name, value] of query) {
    if (!OWN_FIELDS.has(name)) next.append(name, value);
  }
  return next;
}

/** The search of halls in a page's address. */
export const HALL_ADDRESS: Address<HallSearch> = {
  read: parseHallSearch,
  write: (search, others = new URLSearchParams()) => withSearch(others, search),
  change: (params, part) => withSearch(params, { ...parseHallSearch(params), ...part }),
};

/** Whether a search asks for anything (currency and order alone don't). */
export function isEmptySearch(search: HallSearch): boolean {
  return [...hallSearchQuery(search).keys()].every((field) => field === 'currency' || field === 'order');
}
