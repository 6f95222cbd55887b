import { STORAGE_KEYS } from '../lib/storage-keys';
import type { FakeServer } from './server';

/** Lets the visitor read prices in dollars, at 280 rupees each, by the rate of February 26, 2027. */
export function readingDollars(server: FakeServer): FakeServer {
  localStorage.setItem(STORAGE_KEYS.currency, 'USD');
  const rates = [
    { currency: 'USD', rate: 1 },
    { currency: 'PKR', rate: 280 },
  ];
  server.answer('Currency', () => ({
    clientConfig: { geoUrls: [] },
    currencyRates: { base: 'USD', day: '2027-02-26', rates },
  }));
  return server;
}
