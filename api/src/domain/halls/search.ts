import { HALL_LIMITS } from './limits.js';
import type { Place } from './places.js';
import type { PartOfDay } from './search-dates.js';

/** Values of the capacity filter; each stands for a range of guests. */
export const CAPACITIES = [50, 100, 300, 500] as const;
export type CapacityOption = (typeof CAPACITIES)[number];

/** A range of a hall's capacity, both ends included; null is open. */
export interface CapacityRange {
  min: number | null;
  max: number | null;
}

/** The range of each value of the capacity filter. */
export const CAPACITY_RANGES: Readonly<Record<CapacityOption, CapacityRange>> = {
  50: { min: null, max: 100 },
  100: { min: 100, max: 300 },
  300: { min: 300, max: 500 },
  500: { min: 500, max: null },
};

/** Whether halls can be searched for so many guests. */
export function isGuestCount(count: unknown): count is number {
  return Number.isInteger(count) && Number(count) >= 1 && Number(count) <= HALL_LIMITS.capacityMax;
}

/** The orders of hall lists; equal ratings are ordered by number of reviews, other ties by id. */
export const HallOrder = {
  RATING: 'RATING',
  RECOMMENDED: 'RECOMMENDED',
  PRICE: 'PRICE',
  PRICE_DESC: 'PRICE_DESC',
  DISTANCE: 'DISTANCE',
  REVIEWS: 'REVIEWS',
  CAPACITY: 'CAPACITY',
  CAPACITY_DESC: 'CAPACITY_DESC',
} as const;
export type HallOrder = keyof typeof HallOrder;

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
  /** At least for how many a hall must have room. */
  guests?: number;
  /** `YYYY-MM-DD`: only halls that are free then. */
  date?: string;
  /** `YYYY-MM-DD`: free on some day from the date to this one. */
  lastDate?: string;
  /** Only on these days of the range: 0 is Sunday, 6 Saturday. */
  weekdays?: number[];
  /** When the event begins, without hours. */
  partOfDay?: PartOfDay;
  /** `HH:MM` */
  startTime?: string;
  /** `HH:MM` */
  endTime?: string;
  currency?: string;
  /** Latitude, longitude and radius in km, as `31.52,74.35,25`; `any` instead of the radius only orders by distance. */
  near?: Near;
  /** Defaults to the highest rating first. */
  order?: HallOrder;
}

/** A place with a radius; null is any distance. */
export interface Near extends Place {
  radiusKm: number | null;
}
