import { describe, expect, it } from '@jest/globals';
import { validate } from '../input/errors.js';
import { hideSchema, reviewReplySchema, reviewSchema } from './inputs.js';
import { refusals } from '../testing.js';

describe('[customer §5] reviews', () => {
  const cases: Array<[Record<string, unknown>, Record<string, string>]> = [
    [{ rating: 5 }, {}],
    [{ rating: 1, comment: null }, {}],
    [{ rating: 0 }, { rating: 'Please select a rating' }],
    [{}, { rating: 'Please select a rating' }],
    [{ rating: 6 }, { rating: 'Please select a rating' }],
    [{ rating: 4.5 }, { rating: 'Please select a rating' }],
    [{ rating: 4, comment: 'x'.repeat(500) }, {}],
    [{ rating: 4, comment: '🎉'.repeat(500) }, {}],
    [{ rating: 4, comment: `  ${'x'.repeat(500)}  ` }, {}],
    [{ rating: 4, comment: 'x'.repeat(501) }, { comment: 'Comment must be at most 500 characters' }],
    [{ rating: 4, comment: 'a\u0000b' }, { comment: 'Contains characters that are not allowed' }],
    [{ rating: 4, hallId: null }, { hallId: 'Hall is required' }],
  ];
  it.each(cases)('[customer §5] %p', (input, expected) => {
    expect(refusals(reviewSchema, { hallId: 3, ...input })).toEqual(expected);
  });

  it('[customer §5] comments are trimmed', () => {
    expect(validate(reviewSchema, { hallId: 3, rating: 4, comment: ' Lovely\r\nevening ' }).comment).toBe(
      'Lovely\nevening',
    );
  });

  it('[customer §5] answers and hiding need a text', () => {
    expect(refusals(reviewReplySchema, { reply: '' })).toEqual({ reply: 'Reply is required' });
    expect(refusals(hideSchema, {})).toEqual({ reason: 'Reason is required' });
  });
});
