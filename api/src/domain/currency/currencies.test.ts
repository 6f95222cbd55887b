import { describe, expect, it } from '@jest/globals';
import { COUNTRIES, findCurrencyByCountry, findCurrencyByLanguage } from './countries.js';
import { findCurrencyByTimeZone } from './country-zones.js';
import { CURRENCY_CODES, currencySymbol, isSupportedCurrency } from './currencies.js';
import { CURRENCY_NAMES } from './names.js';

const SYMBOLS: Readonly<Record<string, string>> = {
  USD: '$',
  PKR: '₨',
  INR: '₹',
  GBP: '£',
  CAD: 'C$',
  AUD: 'A$',
  EUR: '€',
  JPY: '¥',
  CNY: 'CN¥',
  KRW: '₩',
  CHF: 'CHF',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
  NZD: 'NZ$',
  SGD: 'S$',
  HKD: 'HK$',
};

describe('[customer §3] currencies', () => {
  it('[customer §9] eleven are supported, the Pakistani rupee first', () => {
    expect(CURRENCY_CODES).toEqual(['PKR', 'USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY', 'INR', 'KRW']);
    expect(CURRENCY_CODES.map((code) => [code, currencySymbol(code)])).toEqual(
      CURRENCY_CODES.map((code) => [code, SYMBOLS[code]]),
    );
    expect(CURRENCY_NAMES.PKR).toBe('Pakistani Rupee');
  });

  it('[customer §3] twenty countries are known, one symbol for each currency', () => {
    expect(COUNTRIES.map(({ code }) => code).join(' ')).toBe(
      'US PK IN GB CA AU DE FR ES IT JP CN KR CH SE NO DK NZ SG HK',
    );
    for (const { currency, symbol } of COUNTRIES) expect([currency, symbol]).toEqual([currency, SYMBOLS[currency]]);
    expect(currencySymbol('SEK')).toBe('kr');
  });

  it.each([
    ['PKR', true],
    ['pkr', false],
    ['SEK', false],
    ['toString', false],
    [5, false],
  ])('[business §5] %p is supported: %p', (code, expected) => {
    expect(isSupportedCurrency(code)).toBe(expected);
  });
});

describe('[customer §4] currency detection', () => {
  it.each([
    ['PK', 'PKR'],
    ['pk', 'PKR'],
    ['Pakistan', 'PKR'],
    ['United Kingdom', 'GBP'],
    ['SE', 'SEK'],
    ['XX', null],
    ['', null],
    [null, null],
  ])('[customer §4] country %p has %p', (country, currency) => {
    expect(findCurrencyByCountry(country)?.currency ?? null).toBe(currency);
  });

  it.each([
    ['en-PK', 'PKR'],
    ['en_GB', 'GBP'],
    ['ur', 'PKR'],
    ['zh-Hant-HK', 'HKD'],
    ['zh-Hans', 'CNY'],
    ['de', 'EUR'],
    ['de-CH', 'CHF'],
    ['en', null],
    ['en-ZZ', null],
    ['constructor', null],
    [undefined, null],
  ])('[customer §4] language %p has %p', (tag, currency) => {
    expect(findCurrencyByLanguage(tag)?.currency ?? null).toBe(currency);
  });

  it.each([
    ['Asia/Karachi', 'PKR'],
    ['America/Chicago', 'USD'],
    ['Europe/Zurich', 'CHF'],
    ['Australia/Perth', 'AUD'],
    ['America', null],
    ['Africa/Cairo', null],
    ['', null],
  ])('[customer §4] time zone %p has %p', (zone, currency) => {
    expect(findCurrencyByTimeZone(zone)?.currency ?? null).toBe(currency);
  });

  it('[customer §3] a result names currency, country and symbol', () => {
    expect(findCurrencyByCountry('PK')).toEqual({ currency: 'PKR', country: 'Pakistan', symbol: '₨' });
  });
});
