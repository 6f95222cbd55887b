import { formatLocalAmount } from '../currency/format.js';
import { SEARCH_LIMITS } from './limits.js';

import type { HallSearch } from './search.js';

const limits = SEARCH_LIMITS;

/** An option of a filter; `all` means no filter. */
interface FilterOption<T> {
  value: T | 'all';
  label: string;
}

/** The budgets and the price slider of a search, in whole currency units per person. */
export interface PriceSteps {
  /** ISO 4217. */
  currency: string;
  /** Ascending. */
  budgets: readonly number[];
  slider: { min: number; max: number; step: number };
}

/** The distribution of public halls' prices per person in one currency. */
export interface HallPrices {
  hallCount: number;
  /** The prices at {@link PRICE_QUANTILES}. */
  quantiles: readonly number[];
}

/** Minimum, five budgets that divide the halls into six equal groups, the slider's end, maximum. */
export const PRICE_QUANTILES = [0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 0.98, 1] as const;

// A price per person is some hundred dollars or some thousand rupees: the options scale with the currency.
const PRICE_SCALES: Readonly<Record<string, number>> = {
  PKR: 10,
  INR: 10,
  JPY: 100,
  KRW: 1000,
  SEK: 10,
  NOK: 10,
  DKK: 10,
  HKD: 10,
};

const TABLE_BUDGETS = [100, 200, 300, 400, 500] as const;
/** The table is used if at least so many of its budgets divide the halls. */
const USEFUL_BUDGETS = 3;
/** The approximate number of steps between the first and the last budget, and on the slider. */
const BUDGET_GRAINS = 10;
const SLIDER_GRAINS = 80;

function priceScale(currency: string): number {
  return (Object.hasOwn(PRICE_SCALES, currency) ? PRICE_SCALES[currency] : undefined) ?? 1;
}

/** The budgets and the slider (docs/coverage.md: customer §3 Search filters), scaled for currencies with larger numbers. */
export function tablePriceSteps(currency: string): PriceSteps {
  const scale = priceScale(currency);
  return {
    currency,
    budgets: TABLE_BUDGETS.map((budget) => budget * scale),
    slider: { min: limits.sliderMin * scale, max: limits.sliderMax * scale, step: limits.sliderStep * scale },
  };
}

/**
 * The budgets and the slider in a currency, from the halls' prices, rounded. With few halls, or if the table's budgets divide
 * them well in an unscaled currency, the table is used.
 */
export function priceSteps(currency: string, prices: HallPrices | null): PriceSteps & { isMeasured: boolean } {
  const table = tablePriceSteps(currency);
  if (!prices || prices.hallCount < limits.pricedHallsMin) return { ...table, isMeasured: false };
  const useful = table.budgets.filter((budget) => partsHalls(budget, prices));
  if (priceScale(currency) === 1 && useful.length >= USEFUL_BUDGETS) return { ...table, isMeasured: false };
  return { ...measuredSteps(currency, prices), isMeasured: true };
}

/** Whether a budget divides the halls: some cost at most as much, some more. */
function partsHalls(budget: number, { quantiles }: HallPrices): boolean {
  return budget >= (quantiles[0] ?? 0) && budget < (quantiles.at(-1) ?? 0);
}

function measuredSteps(currency: string, prices: HallPrices): PriceSteps {
  const inner = prices.quantiles.slice(1, -2);
  const grain = roundStep(((inner.at(-1) ?? 0) - (inner[0] ?? 0)) / BUDGET_GRAINS);
  const budgets = new Set(inner.map((price) => Math.ceil(price / grain) * grain));
  const top = prices.quantiles.at(-2) ?? 0;
  const step = roundStep(top / SLIDER_GRAINS);
  const max = Math.max(Math.ceil(top / (10 * step)), 1) * 10 * step;
  return {
    currency,
    budgets: [...budgets].filter((budget) => partsHalls(budget, prices)),
    slider: { min: limits.sliderMin, max, step },
  };
}

/** Rounds up to 1, 2 or 5 times a power of ten; at least 1. */
function roundStep(value: number): number {
  if (!(value > 1)) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((factor) => factor * unit >= value) ?? 10) * unit;
}

/** The budget options: any, under each step (the value is `maxPrice`), and a custom range. */
export function budgetOptions({ currency, budgets }: PriceSteps, locale = 'en-US'): FilterOption<number | 'custom'>[] {
  const steps = budgets.map((budget) => ({
    value: budget,
    label: `Under ${formatLocalAmount(budget, currency, locale)} per person`,
  }));
  return [{ value: 'all', label: 'Any budget' }, ...steps, { value: 'custom', label: 'Custom range' }];
}

/** A handle's label: its amount, with a plus at the upper end (`$2,000+`). */
export function sliderLabel(value: number, { currency, slider }: PriceSteps, locale = 'en-US'): string {
  return formatLocalAmount(value, currency, locale) + (value >= slider.max ? '+' : '');
}

/** The prices of a slider's handles; no limit at its ends. */
export function toSliderPrices(
  [lower, upper]: readonly [number, number],
  { slider: { min, max } }: PriceSteps,
): { minPrice?: number; maxPrice?: number } {
  return { ...(lower > min ? { minPrice: lower } : {}), ...(upper < max ? { maxPrice: upper } : {}) };
}

/** The positions of a slider's handles for two prices. */
export function toSliderRange(
  prices: Pick<HallSearch, 'minPrice' | 'maxPrice'>,
  { slider: { min, max } }: PriceSteps,
): [number, number] {
  const lower = Math.min(Math.max(prices.minPrice ?? min, min), max);
  return [lower, Math.max(lower, Math.min(prices.maxPrice ?? max, max))];
}
