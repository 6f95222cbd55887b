/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { getDirectionsUrl } from './map-links';

describe('[customer §2 Hall detail] directions to a hall', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'https://maps.apple.com/?daddr=31.5,74.3'],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'geo:31.5,74.3?q=31.5,74.3'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.google.com/maps/dir/?api=1&destination=31.5%2C74.3'],
  ])('open the map that the device has (%s)', (userAgent, url) => {
    expect(getDirectionsUrl({ latitude: 31.5, longitude: 74.3 }, userAgent)).toBe(url);
  });
});
