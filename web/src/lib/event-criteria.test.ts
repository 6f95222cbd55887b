/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { withCriteria } from './event-criteria';

describe('[decision 0052] what was asked, in the addresses of links', () => {
  const asked = { location: 'Lahore', guests: 400, date: '2026-12-19', partOfDay: 'EVENING' } as const;
  const query = 'location=Lahore&guests=400&date=2026-12-19&partOfDay=evening';

  it.each([
    ['/hall/3/royal', `/hall/3/royal?${query}`],
    ['/compare?ids=1,2', `/compare?ids=1,2&${query}`],
    ['/hall/3#book', `/hall/3?${query}#book`],
    ['https://mehfil.test/lists/abc', `https://mehfil.test/lists/abc?${query}`],
  ])('%s becomes %s', (address, expected) => {
    expect(withCriteria(address, asked)).toBe(expected);
  });

  it('an address stays as it is where nothing was asked', () => {
    expect(withCriteria('/hall/3#book', {})).toBe('/hall/3#book');
  });
});
