import { conversionFactor, type ExchangeRates } from '../../domain/currency/conversion.js';
import { CURRENCY_CODES } from '../../domain/currency/currencies.js';
import { CURRENCY_LIMITS } from '../../domain/currency/limits.js';
import { isDay } from '../../domain/time/days.js';

const limits = CURRENCY_LIMITS;

/** Why a response of the exchange rate source was rejected. */
export class RatesError extends Error {
  override readonly name = 'RatesError';
}

/**
 * Fetches exchange rates from a source that returns `{ "base": "USD", "date": "2027-03-01", "rates": { "PKR": 278.5, … } }`
 * (docs/operations.md, RATES_URL). Limited in time and size.
 * @param known the current rates; a response that deviates too much from them is rejected
 * @throws RatesError when there is no valid response
 */
export async function fetchRates(
  url: string,
  known: ExchangeRates,
  fetchFrom: typeof fetch = fetch,
): Promise<ExchangeRates> {
  return checkRates(parseJson(await readText(url, fetchFrom)), known);
}

async function readText(url: string, fetchFrom: typeof fetch): Promise<string> {
  try {
    const signal = AbortSignal.timeout(limits.ratesTimeoutMs);
    const response = await fetchFrom(url, { headers: { accept: 'application/json' }, signal });
    if (!response.ok || !response.body) throw new RatesError(`The source answered with status ${response.status}`);
    let size = 0;
    const parts: Uint8Array[] = [];
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += part.byteLength;
      if (size > limits.ratesMaxBytes) throw new RatesError('The answer is too long');
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  } catch (error) {
    if (error instanceof RatesError) throw error;
    throw new RatesError('The source could not be reached', { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RatesError('The answer is not JSON');
  }
}

/**
 * Validates a response: it must contain every currency of businesses, with plausible rates, and must not be older than the known
 * rates. Unknown currencies are dropped.
 * @throws RatesError naming the problem
 */
export function checkRates(answer: unknown, known: ExchangeRates): ExchangeRates {
  if (typeof answer !== 'object' || answer === null) throw new RatesError('The answer is not an object');
  const { base, date, rates } = answer as { base?: unknown; date?: unknown; rates?: unknown };
  if (typeof base !== 'string' || !Object.hasOwn(known.rates, base)) throw new RatesError('The base is not known');
  if (typeof date !== 'string' || !isDay(date)) throw new RatesError('The date is not a day');
  if (date < known.day) throw new RatesError('The rates are older than the known ones');
  if (typeof rates !== 'object' || rates === null) throw new RatesError('There are no rates');
  const given: Record<string, unknown> = { ...rates, [base]: 1 };
  const missing = CURRENCY_CODES.find((currency) => !Object.hasOwn(given, currency));
  if (missing) throw new RatesError(`The rate of ${missing} is missing`);
  const taken = Object.keys(known.rates)
    .filter((currency) => Object.hasOwn(given, currency))
    .map(
      (currency) => [currency, checkRate(currency, given[currency], conversionFactor(known, base, currency))] as const,
    );
  return { base, day: date, rates: Object.fromEntries(taken) };
}

function checkRate(currency: string, rate: unknown, before: number | null): number {
  if (typeof rate !== 'number' || !Number.isFinite(rate) || rate <= 0)
    throw new RatesError(`The rate of ${currency} is not a rate`);
  const change = before === null ? 1 : rate / before;
  if (change > limits.ratesMaxFactor || change < 1 / limits.ratesMaxFactor) {
    throw new RatesError(`The rate of ${currency} is far from the last one`);
  }
  return rate;
}
