import { describe, expect, it } from '@jest/globals';
import { describePlace } from './place.js';

const sent = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('[issue: sessions] a place that a proxy names', () => {
  it.each([
    [['Lahore', 'PK'], 'Lahore, Pakistan'],
    [[undefined, 'PK'], 'Pakistan'],
    [['Lahore', undefined], 'Lahore'],
    [['Singapore', 'SG'], 'Singapore'],
    [[sent('São Paulo'), 'BR'], 'São Paulo, Brazil'],
    [['S%C3%A3o%20Paulo', 'BR'], 'São Paulo, Brazil'],
    [[sent('لاہور')], 'لاہور'],
    [["Coeur d'Alene"], "Coeur d'Alene"],
  ])('%j is %s', (values, place) => {
    expect(describePlace(values)).toBe(place);
  });

  it.each([
    [['XX']],
    [['ZZ']],
    [['T1']],
    [['']],
    [[undefined]],
    [['evil.example']],
    [['https://evil']],
    [['%0d%0aBcc: x']],
    [['%']],
    [['<b>']],
    [['a'.repeat(61)]],
    [['a'.repeat(100_000)]],
    [[['Lahore', 'Karachi']]],
  ])('%j says nothing', (values) => {
    expect(describePlace(values)).toBeNull();
  });
});
