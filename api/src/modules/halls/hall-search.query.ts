import type { ExchangeRates } from '../../domain/currency/conversion.js';
import type { HallOrder } from '../../domain/halls/search.js';
import type { HallFilter } from './hall-search.inputs.js';

export interface HallSearchQuery {
  filter: HallFilter;
  order: HallOrder;
  rates: ExchangeRates;
  now: Date;
}

/** The requested part of the results. */
export interface HallSearchPart {
  limit: number;
  offset: number;
  /** Sort value and id of the last hall seen. */
  after: readonly [sortValue: number, hallId: number] | undefined;
  /** The customer whose saved halls are marked; null for anyone else. */
  customerId: number | null;
}
