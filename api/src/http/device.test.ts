import { describe, expect, it } from '@jest/globals';
import { describeDevice } from './device.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('[issue: sessions] the words for a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['curl/8.5.0', 'curl'],
    ['https://evil.example/x (a) b', null],
    ['evil.example/1 (x', null],
    ['node', null],
    ['', null],
    [undefined, null],
    ['<script>alert(1)</script>', null],
  ])('%s: %s', (userAgent, expected) => {
    expect(describeDevice(userAgent)).toBe(expected);
  });

  it('are short, whatever is sent', () => {
    expect(describeDevice(`${'x'.repeat(9000)}/1`)).toBeNull();
    expect((describeDevice(`Mozilla/5.0 (Linux) ${'Firefox/'.repeat(900)}`) ?? '').length).toBeLessThanOrEqual(100);
  });
});
