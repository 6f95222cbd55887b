import { SEARCH_LIMITS } from './limits.js';
import { REVIEW_LIMITS } from '../reviews/limits.js';
import { isDay, isTimeOfDay } from '../time/days.js';

import type { Place } from './places.js';

const limits = SEARCH_LIMITS;

/** Values of the capacity filter; each stands for a range of guests. */
export const CAPACITIES = [50, 100, 300, 500] as const;
export type CapacityOption = (typeof CAPACITIES)[number];

/** A range of a hall's capacity, both ends included; null is open. */
export interface CapacityRange {
  min: number | null;
  max: number | null;
}

/** The hall capacities that a value of the filter stands for. */
export const CAPACITY_RANGES: Readonly<Record<CapacityOption, CapacityRange>> = {
  50: { min: null, max: 100 },
  100: { min: 100, max: 300 },
  300: { min: 300, max: 500 },
  500: { min: 500, max: null },
};

/** A choice of a filter; `all` is the empty one. */
export interface FilterOption<T> {
  value: T | 'all';
  label: string;
}

export const CAPACITY_OPTIONS: ReadonlyArray<FilterOption<CapacityOption>> = [
  { value: 'all', label: 'Any capacity' },
  { value: 50, label: 'Up to 100 guests' },
  { value: 100, label: '100-300 guests' },
  { value: 300, label: '300-500 guests' },
  { value: 500, label: '500+ guests' },
];

export const RATINGS = [4, 4.5, 5] as const;
export type RatingOption = (typeof RATINGS)[number];

export const RATING_OPTIONS: ReadonlyArray<FilterOption<RatingOption>> = [
  { value: 'all', label: 'Any rating' },
  { value: 4, label: '4.0+' },
  { value: 4.5, label: '4.5+' },
  { value: 5, label: '5.0' },
];

/** How hall lists are ordered; what is equal is ordered by id. */
export enum HallOrder {
  RATING = 'rating',
  PRICE = 'price',
  PRICE_DESC = 'price_desc',
  CAPACITY = 'capacity',
  CAPACITY_DESC = 'capacity_desc',
  DISTANCE = 'distance',
}

/** What a visitor searches for. Everything is optional; prices are per person, in `currency`. */
export interface HallSearch {
  location?: string;
  capacity?: CapacityOption;
  minPrice?: number;
  maxPrice?: number;
  /** Names of services that a hall must have. */
  services?: string[];
  minRating?: number;
  categoryId?: number;
  typeId?: number;
  /** `YYYY-MM-DD`; with both times only halls that are free then. */
  date?: string;
  /** `HH:MM` */
  startTime?: string;
  /** `HH:MM` */
  endTime?: string;
  currency?: string;
  /** Latitude, longitude and radius in km, as `31.52,74.35,25`. */
  near?: Near;
  /** Absent: by rating, highest first. */
  order?: HallOrder;
}

/** A place with a radius. */
export interface Near extends Place {
  radiusKm: number;
}

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
  date: (value) => (isDay(value) ? value : undefined),
  startTime: (value) => (isTimeOfDay(value) ? value : undefined),
  endTime: (value) => (isTimeOfDay(value) ? value : undefined),
  currency: (value) => (/^[A-Z]{3}$/.test(value) ? value : undefined),
  near: parseNear,
  order: (value) => Object.values(HallOrder).find((order) => order === value && order !== HallOrder.RATING),
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
    const value = search[field];
    const written = writtenAs(value).trim();
    if (written !== '' && written !== 'all') query.set(field, written);
  }
  return query;
}

/** Whether a search asks for anything (currency and order alone don't). */
export function isEmptySearch(search: HallSearch): boolean {
  return [...hallSearchQuery(search).keys()].every((field) => field === 'currency' || field === 'order');
}
