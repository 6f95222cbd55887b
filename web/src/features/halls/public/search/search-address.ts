import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { CAPACITIES, HallOrder, type HallSearch, type Near } from '@mehfil/api/domain/halls/search';
import { REVIEW_LIMITS } from '@mehfil/api/domain/reviews/limits';
import { findAddressName } from '../../../../lib/address-names';
import type { Address } from '../../../../lib/address-state';
import { defineCriteria, EVENT_READERS, type Reader } from '../../../../lib/event-criteria';

const limits = SEARCH_LIMITS;

/** The orders that an address names: by rating is the default. */
const ORDERS = Object.values(HallOrder).filter((order) => order !== HallOrder.RATING);

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

/** Reads `31.52,74.35,25` (latitude, longitude, radius in km or `any`); undefined where it isn't a place. */
export function parseNear(value: string): Near | undefined {
  const words = value.split(',');
  const parts = words.map((part) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(part.trim()) ? Number(part) : NaN));
  const [latitude = NaN, longitude = NaN, kilometers = limits.radiusDefaultKm] = parts;
  const radiusKm = words[2]?.trim() === 'any' ? null : kilometers;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && parts.length <= 3;
  const isRadius = radiusKm === null || (radiusKm >= limits.radiusMinKm && radiusKm <= limits.radiusMaxKm);
  return isPlace && isRadius ? { latitude, longitude, radiusKm } : undefined;
}

const { location, guests, date, lastDate, weekdays, partOfDay, startTime, endTime, currency } = EVENT_READERS;

const READERS: Readonly<Record<keyof HallSearch, Reader>> = {
  location,
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
  ...{ guests, date, lastDate, weekdays, partOfDay, startTime, endTime, currency },
  near: parseNear,
  order: (value) => findAddressName(ORDERS, value),
};

/** The fields of a search as they stand in an address. */
export const SEARCH_FIELDS = Object.keys(READERS) as ReadonlyArray<keyof HallSearch>;

/** The search of halls in a page's address. */
export const HALL_ADDRESS: Address<HallSearch> = defineCriteria(READERS);

/** The search that stands in a page's address. */
export function parseHallSearch(query: URLSearchParams): HallSearch {
  return HALL_ADDRESS.read(query);
}

/** The query of a search, fields in a fixed order; empty filters are left out, services are joined by commas. */
export function hallSearchQuery(search: HallSearch): URLSearchParams {
  return HALL_ADDRESS.write(search);
}

/** Whether a search asks for anything (currency and order alone don't). */
export function isEmptySearch(search: HallSearch): boolean {
  return [...hallSearchQuery(search).keys()].every((field) => field === 'currency' || field === 'order');
}
