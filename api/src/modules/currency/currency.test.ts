import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { conversionFactor } from '../../domain/currency/conversion.js';
import { CURRENCY_LIMITS } from '../../domain/currency/limits.js';
import { BUILT_IN_RATES } from '../../domain/currency/rates.js';
import { startHarness, type Harness } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { getCurrentRates, refreshRates } from './currency.service.js';
import { checkRates, fetchRates, RatesError } from './rates-source.js';

let at: Harness;

beforeAll(async () => {
  at = await startHarness({ RATES_URL: 'https://rates.test/latest.json' });
});
afterAll(() => at.close());

const GOOD = { base: 'EUR', date: '2027-03-01', rates: inEuros(1) };

/** The built-in rates with base EUR, as a source would return them. */
function inEuros(factor: number): Record<string, number> {
  return Object.fromEntries(
    Object.keys(BUILT_IN_RATES.rates)
      .filter((currency) => currency !== 'EUR')
      .map((currency) => [currency, (conversionFactor(BUILT_IN_RATES, 'EUR', currency) ?? 0) * factor]),
  );
}

function source(body: unknown, init: ResponseInit = {}): typeof fetch {
  return () => Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), init));
}

const RATES = 'query Rates { currencyRates { base day rates { currency rate } } }';

describe('[customer §4 Currency] exchange rates', () => {
  it('are the built-in ones of a named day until a source was read', async () => {
    const { data } = await at.visitor.graphql<{ currencyRates: { base: string; day: string; rates: unknown[] } }>(
      RATES,
    );
    expect(data?.currencyRates).toMatchObject({ base: 'USD', day: '2024-12-31' });
    expect(data?.currencyRates.rates).toContainEqual({ currency: 'PKR', rate: 278.55 });
  });

  it('need no statement once cached', async () => {
    await at.visitor.graphql(RATES);
    const { statements } = await recordStatements(at.app.orm, () => at.visitor.graphql(RATES));
    expect(statements).toEqual([]);
  });

  it('are refreshed by the job, dated, and kept when the source later fails', async () => {
    const ctx = at.context();
    expect(await refreshRates(ctx, source({ ...GOOD, rates: inEuros(1.1) }))).toBe('2027-03-01');
    const rates = await getCurrentRates(at.context());
    expect(rates).toMatchObject({ base: 'EUR', day: '2027-03-01' });
    expect(conversionFactor(rates, 'EUR', 'PKR')).toBeCloseTo(289.38 * 1.1, 1);
    expect(conversionFactor(rates, 'USD', 'PKR')).toBeCloseTo(278.55, 2);

    expect(await refreshRates(at.context(), source('<html>'))).toBeNull();
    expect(await refreshRates(at.context(), () => Promise.reject(new TypeError('no network')))).toBeNull();
    expect((await getCurrentRates(at.context())).day).toBe('2027-03-01');

    expect(await refreshRates(at.context(), source({ ...GOOD, date: '2027-03-02' }))).toBe('2027-03-02');
    expect(conversionFactor(await getCurrentRates(at.context()), 'EUR', 'PKR')).toBeCloseTo(289.38, 1);
  });
});

describe('an answer of the source', () => {
  const bad: [string, unknown][] = [
    ['is not an object', 'rates'],
    ['has no known base', { ...GOOD, base: 'XXX' }],
    ['has a base of the prototype', { ...GOOD, base: 'constructor' }],
    ['has no day', { ...GOOD, date: '2027-02-30' }],
    ['is older than what is known', { ...GOOD, date: '2024-12-30' }],
    ['has no rates', { base: 'EUR', date: '2027-03-01' }],
    ['lacks a currency', { ...GOOD, rates: { ...GOOD.rates, KRW: undefined } }],
    ['has a rate that is text', { ...GOOD, rates: { ...GOOD.rates, KRW: '1500' } }],
    ['has a rate of nothing', { ...GOOD, rates: { ...GOOD.rates, KRW: 0 } }],
    ['strays too far', { ...GOOD, rates: { ...GOOD.rates, KRW: (GOOD.rates.KRW ?? 0) * 3.01 } }],
  ];

  it.each(bad)('is refused when it %s', (_what, answer) => {
    const sent = JSON.parse(JSON.stringify(answer)) as unknown;
    expect(() => checkRates(sent, BUILT_IN_RATES)).toThrow(RatesError);
  });

  it('is accepted within the limits, without unknown currencies', () => {
    const rates = { ...GOOD.rates, KRW: (GOOD.rates.KRW ?? 0) * 2.99, XAU: 0.0004 };
    const taken = checkRates({ ...GOOD, rates }, BUILT_IN_RATES);
    expect(taken).toMatchObject({ base: 'EUR', day: '2027-03-01' });
    expect(taken.rates).not.toHaveProperty('XAU');
    expect(taken.rates.EUR).toBe(1);
  });

  it('is bounded in size, and must be a success', async () => {
    const long = ' '.repeat(CURRENCY_LIMITS.ratesMaxBytes + 1);
    await expect(fetchRates('https://rates.test', BUILT_IN_RATES, source(long))).rejects.toThrow(
      'The answer is too long',
    );
    await expect(fetchRates('https://rates.test', BUILT_IN_RATES, source(GOOD, { status: 500 }))).rejects.toThrow(
      'The source answered with status 500',
    );
  });
});
