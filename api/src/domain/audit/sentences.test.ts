import { describe, expect, it } from '@jest/globals';
import { AUDIT_PHRASES, auditPhrase } from './sentences.js';
import { formatCode } from '../text/words.js';

describe('texts of the audit log', () => {
  it.each([
    ['review.hidden', '31', 'hid review 31'],
    ['environment.changed', 'SMTP_URL', 'changed the environment variable SMTP_URL'],
    ['environment.revealed', "$&'", "looked at the secret value of $&'"],
    ['environment.saved', null, 'saved the environment file'],
    ['maintenance.ended', undefined, 'ended maintenance window'],
    ['something.no-longer_recorded', '4', 'something no longer recorded 4'],
    ['constructor', '4', 'constructor 4'],
  ])('%s of %p: %s', (action, subjectId, expected) => {
    expect(auditPhrase(action, subjectId)).toBe(expected);
  });

  it.each(Object.entries(AUDIT_PHRASES))('%s reads like a sentence: %s', (_action, phrase) => {
    expect(phrase).toMatch(/^[a-z][A-Za-z’,() ]*%?[A-Za-z’() ]*\)?$/);
  });

  it.each([
    ['deliver-mail', 'Deliver mail'],
    ['api_key', 'API key'],
    ['blog-category', 'Blog category'],
    ['review.reports_dismissed', 'Review reports dismissed'],
    ['', ''],
  ])('the code %p: %p', (code, expected) => {
    expect(formatCode(code)).toBe(expected);
  });
});
