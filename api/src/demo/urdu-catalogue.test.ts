import { describe, expect, it } from '@jest/globals';
import { findArea } from '../domain/halls/place-names.js';
import { toUrduPlace } from '../domain/halls/urdu-places.js';
import { toUrduName } from '../domain/catalogue/urdu-names.js';
import { AMENITIES, CATEGORIES, FIXED_SERVICES, OPTIONAL_SERVICES, TYPES } from './data/catalogue.js';
import { NOOR_MAHAL_HALLS } from './data/halls-lahore.js';

const LATIN = /[A-Za-z]/;

describe('[issue: Urdu] the demo in Urdu', () => {
  it('has a name for all that its catalogues hold, and a description', () => {
    const items = [...Object.values(CATEGORIES), ...Object.values(TYPES), ...FIXED_SERVICES, ...OPTIONAL_SERVICES];
    const texts = [
      ...items.flatMap(({ name, description }) => [name, description]),
      ...AMENITIES.map(({ name }) => name),
    ];
    expect(texts.filter((text) => LATIN.test(toUrduName(text)))).toEqual([]);
  });

  it('names its shifts, areas and cities', () => {
    for (const { shifts = [], area, city } of NOOR_MAHAL_HALLS) {
      for (const { name } of shifts) expect(toUrduName(name)).not.toMatch(LATIN);
      expect(toUrduPlace(findArea(`House 1, ${area}, ${city}`, city) ?? '')).not.toMatch(LATIN);
      expect(toUrduPlace(city)).not.toMatch(LATIN);
    }
  });
});
