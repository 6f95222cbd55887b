import { describe, expect, test } from '@jest/globals';
import { chooseLook, HALL_KINDS, TONES } from './looks.js';
import { Random } from './random.js';

describe('the look of a demo hall', () => {
  const looks = Array.from({ length: 60 }, (_, index) => chooseLook(index, `Venue ${index}`));

  test('sixty halls have sixty looks, of every kind and color', () => {
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(60);
    expect(new Set(looks.map((look) => `${look.kind} ${look.palette}`)).size).toBe(60);
    expect(new Set(looks.map((look) => look.kind)).size).toBe(HALL_KINDS.length);
    expect(new Set(looks.map((look) => look.palette.split('-')[0])).size).toBe(TONES.length);
  });

  test('neighbors differ in kind and colors', () => {
    for (const [index, look] of looks.slice(1).entries()) {
      expect(look.kind).not.toBe(looks[index]?.kind);
      expect(look.palette).not.toBe(looks[index]?.palette);
    }
  });

  test.each([
    ['Shalimar Garden', 'garden'],
    ['Royal Marquee', 'marquee'],
    ['Haveli Barood Khana', 'courtyard'],
    ['Skyline Terrace', 'rooftop'],
    ['Grand Banquet', 'ballroom'],
  ] as const)('%s is a %s', (name, kind) => {
    expect(chooseLook(3, name).kind).toBe(kind);
  });
});

describe('the generator', () => {
  test('is reproducible from its seed, and has independent parts', () => {
    const [one, two] = [new Random(5), new Random(5)];
    expect([one.next(), one.next()]).toEqual([two.next(), two.next()]);
    expect(one.fork('sky').next()).toBe(new Random(5).fork('sky').next());
    expect(one.fork('sky').next()).not.toBe(one.fork('town').next());
  });
});
