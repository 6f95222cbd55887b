import { describe, expect, it } from '@jest/globals';
import { cutAround, toSearchedWords } from './conversation-search.js';

describe('[product: Talk] a search in conversations', () => {
  it.each([
    ['  ramp   lift ', ['ramp', 'lift']],
    ['ramp', ['ramp']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('%j looks for words', (search, words) => {
    expect(toSearchedWords(search)).toEqual(words);
  });

  it.each([
    ['Is there a ramp?', 'ramp', 'Is there a ramp?'],
    ['Is there a RÁMP?', 'ramp', 'Is there a RÁMP?'],
    [`${'x'.repeat(200)} ramp`, 'ramp', `…${'x'.repeat(29)} ramp`],
    [`ramp ${'x'.repeat(200)}`, 'ramp', `ramp ${'x'.repeat(115)}…`],
    ['x'.repeat(130), 'nothing', `${'x'.repeat(120)}…`],
    // Of these characters each has two units.
    [`x${'😀'.repeat(70)}`, 'nothing', `x${'😀'.repeat(59)}…`],
    [`x${'😀'.repeat(70)} ramp`, 'ramp', `…${'😀'.repeat(15)} ramp`],
  ])('shows of %j, for %j, what is around the word', (text, search, part) => {
    expect(cutAround(text, search)).toBe(part);
  });
});
