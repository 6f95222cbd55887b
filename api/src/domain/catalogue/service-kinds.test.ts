import { describe, expect, it } from '@jest/globals';
import { FIXED_SERVICES, OPTIONAL_SERVICES } from '../../demo/data/catalogue.js';
import { findServiceKind, findServiceTopic, groupServices } from './service-kinds.js';

describe('kinds of services', () => {
  it.each([
    ['Chicken biryani menu', 'food'],
    ['Three-tier cake', 'food'],
    ['Fresh flower stage', 'decor'],
    ['DJ and dance floor', 'music'],
    ['Photography and film', 'pictures'],
    ['Guest shuttle', 'arrival'],
    ['Standby generator', 'comfort'],
    ['قوالی', 'music'],
    ['پھولوں کی سجاوٹ', 'decor'],
    ['Something of its own', 'other'],
  ])('%s is %s', (name, kind) => expect(findServiceKind(name)).toBe(kind));

  it('a canopy has an icon of its own, whatever it shelters from', () => {
    expect(findServiceTopic('Canopy in case of rain')).toBe('shelter');
    expect(findServiceTopic('Train to the hall')).toBe('other');
  });

  it('a word within another one decides nothing', () => {
    expect(findServiceKind('Steam machine')).toBe('other');
    expect(findServiceKind('Husband’s entrance')).toBe('other');
  });

  it('groups keep the owner’s order, and kinds without services are left out', () => {
    const services = ['Sound', 'High tea', 'Fireworks', 'Mutton menu'].map((name) => ({ name }));
    expect(groupServices(services).map(({ kind, services: of }) => [kind, of.map(({ name }) => name)])).toEqual([
      ['food', ['High tea', 'Mutton menu']],
      ['music', ['Sound']],
      ['other', ['Fireworks']],
    ]);
  });

  it('the demo’s services are all known', () => {
    const unknown = [...FIXED_SERVICES, ...OPTIONAL_SERVICES].filter(({ name }) => findServiceKind(name) === 'other');
    expect(unknown).toEqual([]);
  });
});
