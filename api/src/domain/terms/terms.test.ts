import { describe, expect, it } from '@jest/globals';
import { validate } from '../input/errors.js';
import { ACCEPTANCE_MESSAGES, findAcceptanceProblem, toHashedText } from './acceptance.js';
import { businessTermsSchema, signedTermsSchema, TERMS_MESSAGES } from './inputs.js';
import { TERMS_LIMITS } from './limits.js';

const { missing, outdated } = ACCEPTANCE_MESSAGES;

describe('[issue 39: terms] accepting terms', () => {
  it.each([
    [null, [], null],
    [null, [3], null],
    [3, [3], null],
    [3, [2, 3], null],
    [3, [], missing],
    [3, [2], outdated],
  ])('where version %j counts, %j is accepted: %j', (current, accepted, problem) => {
    expect(findAcceptanceProblem(current, accepted)).toBe(problem);
  });

  it('hashes both texts so that none can be mistaken for the other', () => {
    const texts = [
      { text: 'ab', textUrdu: null },
      { text: 'a', textUrdu: 'b' },
      { text: 'ab', textUrdu: 'c' },
    ];
    expect(new Set(texts.map(toHashedText)).size).toBe(3);
    expect(toHashedText({ text: 'Rules', textUrdu: null })).toBe('Rules');
  });
});

describe('[issue 39: terms] the text of terms', () => {
  const long = 'x'.repeat(TERMS_LIMITS.textMaxCharacters);
  const refusals = (input: unknown) => {
    try {
      return validate(businessTermsSchema, input);
    } catch (error) {
      return (error as { details: { fields: unknown } }).details.fields;
    }
  };

  it.each([
    [{ text: ' No dogs.\r\n\r\nNo cats. ' }, { text: 'No dogs.\n\nNo cats.' }],
    [
      { text: '', textUrdu: '' },
      { text: null, textUrdu: null },
    ],
    [{ text: long }, { text: long }],
    [
      { text: 'Rules', textUrdu: 'شرائط', replacesId: 4 },
      { text: 'Rules', textUrdu: 'شرائط', replacesId: 4 },
    ],
    [{ text: `${long}x` }, [{ field: 'text', message: 'Text must be at most 10000 characters' }]],
    [
      { text: 'Rules', textUrdu: `${long}x` },
      [{ field: 'textUrdu', message: 'Urdu text must be at most 10000 characters' }],
    ],
    [{ textUrdu: 'شرائط' }, [{ field: 'text', message: TERMS_MESSAGES.textRequired }]],
    [{ text: null, textUrdu: 'شرائط' }, [{ field: 'text', message: TERMS_MESSAGES.englishRequired }]],
    [{ text: '', textUrdu: 'شرائط' }, [{ field: 'text', message: TERMS_MESSAGES.englishRequired }]],
    [{ text: 'a\u0000b' }, [{ field: 'text', message: 'Contains characters that are not allowed' }]],
    [{ text: 'Rules', replacesId: 0 }, [{ field: 'replacesId', message: ACCEPTANCE_MESSAGES.termsUnknown }]],
  ])('%#', (input, expected) => {
    expect(refusals(input)).toEqual(expected);
  });

  it('of a signature needs its version and a day that exists', () => {
    expect(validate(signedTermsSchema, { termsId: 3, day: '2027-03-01', note: '' })).toEqual({
      termsId: 3,
      day: '2027-03-01',
      note: null,
    });
    expect(() => validate(signedTermsSchema, {})).toThrow(ACCEPTANCE_MESSAGES.termsUnknown);
    expect(() => validate(signedTermsSchema, { termsId: 3, day: '2027-02-30' })).toThrow(
      ACCEPTANCE_MESSAGES.dayInvalid,
    );
  });
});
