import { describe, expect, it } from '@jest/globals';
import {
  counted,
  formatRating,
  initials,
  formatNames,
  formatRatingSummary,
  readingMinutes,
  formatReviewCount,
  wordCount,
} from './words.js';

describe('[customer §5] words', () => {
  it.each([
    ['', 0],
    ['one two  three', 3],
    ['<p>one</p><p>two</p>', 2],
    ['<img alt="not a word">one', 1],
    ['a < b', 3],
    ['<'.repeat(100_000), 1],
  ])('[customer §5] %#: %d words', (html, expected) => {
    expect(wordCount(html)).toBe(expected);
  });

  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('[customer §5] %d words take %d minutes', (words, minutes) => {
    expect(readingMinutes(`<p>${'word '.repeat(words)}</p>`)).toBe(minutes);
  });

  it.each([
    ['Ayesha Khan', 'AK'],
    ['ayesha', 'A'],
    [' Abdul  Rehman  Malik ', 'AR'],
    ['🎉 party', '🎉P'],
    ['', ''],
    [null, ''],
  ])('[customer §2] %p has the initials %p', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each([
    [4.25, 1, '4.3', '1 review', '4.3 (1 review)'],
    [5, 12, '5.0', '12 reviews', '5.0 (12 reviews)'],
    [0, 0, '0.0', '0 reviews', 'No reviews yet'],
    [null, 0, '0.0', '0 reviews', 'No reviews yet'],
    [Number.NaN, 1234, '0.0', '1,234 reviews', '0.0 (1,234 reviews)'],
  ])('[customer §2] rating %p of %d reads %s, %s', (rating, count, shown, words, summary) => {
    expect(formatRating(rating)).toBe(shown);
    expect(formatReviewCount(count)).toBe(words);
    expect(formatRatingSummary(rating, count)).toBe(summary);
  });

  it('[customer §2] counts have the right noun', () => {
    expect([counted(1, 'hall'), counted(2, 'hall'), counted(2, 'category', 'categories')]).toEqual([
      '1 hall',
      '2 halls',
      '2 categories',
    ]);
  });
});

describe('[business §2 Business setup] names', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
    [['A', 'B', 'C', 'D'], 'A, B, C and 1 more'],
  ])('%j in a sentence: %s', (names, expected) => {
    expect(formatNames(names)).toBe(expected);
  });
});
