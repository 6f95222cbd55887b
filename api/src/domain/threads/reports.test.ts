import { describe, expect, it } from '@jest/globals';
import { refusals } from '../testing.js';
import {
  isUpheld,
  outcomeProblem,
  REPORT_LIMITS,
  REPORT_MESSAGES,
  REPORT_OUTCOMES,
  reportFilterSchema,
  reportThreadSchema,
  resolveReportSchema,
} from './reports.js';

const TOO_LONG = 'x'.repeat(REPORT_LIMITS.noteMaxCharacters + 1);
const NOTE_TOO_LONG = { note: `Note must be at most ${REPORT_LIMITS.noteMaxCharacters} characters` };

describe('[issue 40] reporting a thread', () => {
  it.each([
    [{ category: 'SPAM' }, {}],
    [{ category: 'FRAUD', note: 'Asks me to pay elsewhere', messageId: 3 }, {}],
    [{ category: 'OTHER', note: 'Not a customer' }, {}],
    [{ category: 'OTHER' }, { note: REPORT_MESSAGES.noteRequired }],
    [{ category: 'OTHER', note: ' \n ' }, { note: REPORT_MESSAGES.noteRequired }],
    [{}, { category: REPORT_MESSAGES.categoryUnknown }],
    [{ category: 'RUDE' }, { category: REPORT_MESSAGES.categoryUnknown }],
    [{ category: 'ABUSE', messageId: -1 }, { messageId: REPORT_MESSAGES.messageUnknown }],
    [{ category: 'ABUSE', note: TOO_LONG }, NOTE_TOO_LONG],
  ])('%j is refused with %j', (input, expected) => {
    expect(refusals(reportThreadSchema, input)).toEqual(expected);
  });
});

describe('[issue 40] resolving a report', () => {
  it.each([
    [{ outcome: 'WARNED' }, {}],
    [{ outcome: 'ENDED', note: 'A known fraud' }, {}],
    [{}, { outcome: REPORT_MESSAGES.outcomeUnknown }],
    [{ outcome: 'BANNED' }, { outcome: REPORT_MESSAGES.outcomeUnknown }],
    [{ outcome: 'WARNED', note: TOO_LONG }, NOTE_TOO_LONG],
  ])('%j is refused with %j', (input, expected) => {
    expect(refusals(resolveReportSchema, input)).toEqual(expected);
  });

  it('removes the message that the report names, if it names one', () => {
    expect(REPORT_OUTCOMES.map((outcome) => outcomeProblem(outcome, { messageId: null }))).toEqual([
      ...[null, null, null],
      REPORT_MESSAGES.noMessage,
    ]);
    expect(REPORT_OUTCOMES.map((outcome) => outcomeProblem(outcome, { messageId: 3 }))).toEqual([
      ...[null, null, null, null],
    ]);
  });

  it('upholds it unless nothing was found', () => {
    expect(REPORT_OUTCOMES.map(isUpheld)).toEqual([false, true, true, true]);
  });
});

describe('[issue 40] the filter of the reports', () => {
  it.each([
    [{}, {}],
    [{ state: 'RESOLVED', category: 'SPAM' }, {}],
    [
      { state: 'CLOSED', category: 'RUDE' },
      { state: REPORT_MESSAGES.stateUnknown, category: REPORT_MESSAGES.categoryUnknown },
    ],
  ])('%j is refused with %j', (input, expected) => {
    expect(refusals(reportFilterSchema, input)).toEqual(expected);
  });
});
