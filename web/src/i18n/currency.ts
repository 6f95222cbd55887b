import { convertForDisplay, type ExchangeRates } from '@mehfil/api/domain/currency/conversion';
import { DEFAULT_CURRENCY } from '@mehfil/api/domain/currency/currencies';
import { createContext, useContext } from 'react';

/** The currency in which a visitor reads prices (docs/coverage.md: customer §4, Currency). */
export interface LocalCurrency {
  /** `detecting`: it is being found out, the default stands in. `failed`: it couldn't be, the default stays. */
  status: 'detecting' | 'ready' | 'failed';
  /** ISO 4217. */
  code: string;
  /** The rates that amounts are converted with; null until they are known. */
  rates: ExchangeRates | null;
}

const UNKNOWN: LocalCurrency = { status: 'ready', code: DEFAULT_CURRENCY, rates: null };

/** Filled by the currency feature; without it prices stand in their own currency. */
export const CurrencyContext = createContext<LocalCurrency>(UNKNOWN);

/** A visitor's currency, and amounts in it. */
export interface CurrencyConversion extends LocalCurrency {
  /**
   * An amount in the visitor's currency, rounded half up to two decimals, for display only.
   * Null where it stands in that currency already, or no rate is known.
   */
  convert: (amount: number, from: string) => number | null;
}

/** The visitor's currency. What is owed is owed in the hall's own one, so show that beside it. */
export function useCurrency(): CurrencyConversion {
  const local = useContext(CurrencyContext);
  const convert = (amount: number, from: string): number | null => {
    return from === local.code || !local.rates ? null : convertForDisplay(local.rates, amount, from, local.code);
  };
  return { ...local, convert };
}
