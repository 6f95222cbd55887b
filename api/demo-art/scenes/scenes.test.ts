import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { ARTICLE_TOPICS, HALL_KINDS, PALETTES, SERVICE_SUBJECTS, VIEWS } from '../../src/demo/looks.js';
import { articleSvg, findTopic } from './articles.js';
import { appIconSvg, ogImageSvg } from './brand.js';
import { heroSvg } from './hero.js';
import { placeholderSvg } from './placeholder.js';
import { sceneSvg } from './scene.js';
import { serviceSvg } from './services.js';

const LIMIT = 150_000;

/** Every kind in every view, each pair in another palette. */
const EVERY_PICTURE = HALL_KINDS.flatMap((kind, row) =>
  VIEWS.map((view, column) => {
    const palette = PALETTES[(row * VIEWS.length + column) % PALETTES.length] ?? 'emerald-dusk';
    return { kind, view, palette, seed: row * 31 + column, width: 1600, height: 900 } as const;
  }),
);

const MALFORMED = /NaN|undefined|Infinity|<text|<image|href="(?!#)/;

/** The references of a drawing to definitions that it doesn't have. */
const findDangling = (svg: string): (string | undefined)[] => {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
  return used.filter((id) => !defined.has(id));
};

/** The three channels of a drawing's average color. */
const averageColor = async (svg: string): Promise<number[]> => {
  const { channels } = await sharp(Buffer.from(svg)).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
};

/** What libxml and librsvg make of a drawing: they refuse what is not well-formed. */
const measureSize = async (svg: string): Promise<readonly [number, number]> => {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return [width, height];
};

describe('a drawing of a hall', () => {
  test.each(EVERY_PICTURE)('$kind, $view: well-formed, wordless, small, the same every time', async (options) => {
    const svg = sceneSvg(options);
    await expect(measureSize(svg)).resolves.toEqual([1600, 900]);
    expect(svg).not.toMatch(MALFORMED);
    expect(svg.length).toBeLessThan(LIMIT);
    expect(sceneSvg(options)).toBe(svg);
  });

  test('every reference has its definition', () => {
    for (const options of EVERY_PICTURE) {
      expect(findDangling(sceneSvg(options))).toEqual([]);
    }
  });

  test('another seed, palette or shape is another picture', () => {
    const [first] = EVERY_PICTURE;
    if (!first) throw new Error('There are no pictures');
    const svg = sceneSvg(first);
    expect(sceneSvg({ ...first, seed: 99 })).not.toBe(svg);
    expect(sceneSvg({ ...first, palette: 'rose-night' })).not.toBe(svg);
    expect(sceneSvg({ ...first, width: 1200, height: 800 })).toContain('width="1200" height="800"');
  });
});

describe('a drawing of a service', () => {
  test.each(SERVICE_SUBJECTS)('%s: well-formed, wordless, small, the same every time', async (subject) => {
    const svg = serviceSvg(subject);
    await expect(measureSize(svg)).resolves.toEqual([800, 600]);
    expect(svg).not.toMatch(MALFORMED);
    expect(findDangling(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(LIMIT / 3);
    expect(serviceSvg(subject)).toBe(svg);
  });

  test('no two in a list look alike: their colors differ', async () => {
    const colors = await Promise.all(SERVICE_SUBJECTS.map((subject) => averageColor(serviceSvg(subject))));
    for (const [index, color] of colors.entries()) {
      for (const other of colors.slice(index + 1)) {
        const distance = Math.hypot(...color.map((value, channel) => value - (other[channel] ?? 0)));
        expect(distance).toBeGreaterThan(12);
      }
    }
  });
});

describe('the other drawings', () => {
  test.each(ARTICLE_TOPICS)('the article picture on %s', async (topic) => {
    const svg = articleSvg(topic, 7);
    await expect(measureSize(svg)).resolves.toEqual([1600, 900]);
    expect(svg).not.toMatch(/NaN|undefined|<text/);
    expect(svg.length).toBeLessThan(LIMIT);
    expect(articleSvg(topic, 7)).toBe(svg);
  });

  test('a topic is found in a title; an unknown title keeps its topic', () => {
    expect(findTopic('Planning your mehndi night')).toBe('mehndi');
    expect(findTopic('A menu for four hundred')).toBe('catering');
    expect(findTopic('Zzz')).toBe(findTopic('Zzz'));
  });

  describe('the hero', () => {
    let wide: string;
    beforeAll(() => {
      wide = heroSvg({ width: 1600, height: 900 });
    });

    test('fits its sizes and the limit', async () => {
      await expect(measureSize(wide)).resolves.toEqual([1600, 900]);
      await expect(measureSize(heroSvg({ width: 390, height: 844 }))).resolves.toEqual([390, 844]);
      await expect(measureSize(ogImageSvg())).resolves.toEqual([1200, 630]);
      expect(wide.length).toBeLessThan(LIMIT);
    });

    test('is composed anew for upright screens', () => {
      expect(wide).toContain('viewBox="0 0 1600 900"');
      expect(heroSvg({ width: 390, height: 844 })).toContain('viewBox="0 0 900 1948"');
    });
  });

  test.each([
    ['app icon', appIconSvg('round')],
    ['app icon for masks', appIconSvg('full')],
  ])('the %s is a small square', async (_name, svg) => {
    await expect(measureSize(svg)).resolves.toEqual([64, 64]);
    expect(svg.length).toBeLessThan(3_000);
  });

  test('the placeholder fits its frame', async () => {
    await expect(measureSize(placeholderSvg({ width: 960, height: 640 }))).resolves.toEqual([960, 640]);
  });
});
