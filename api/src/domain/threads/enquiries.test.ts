import { describe, expect, it } from '@jest/globals';
import { refusals } from '../testing.js';
import { ACCOUNT_MESSAGES } from '../accounts/inputs.js';
import { BOOKING_MESSAGES } from '../bookings/inputs.js';
import {
  ENQUIRY_LIMITS,
  ENQUIRY_MESSAGES,
  ENTERED_SOURCES,
  followUpProblem,
  followUpSchema,
  loseEnquirySchema,
  pipelineFilterSchema,
} from './enquiries.js';
import { enterEnquirySchema } from './inputs.js';
import { THREAD_MESSAGES } from './messages.js';

describe('[issue 40] losing an enquiry', () => {
  const max = ENQUIRY_LIMITS.lostNoteMaxCharacters;

  it.each([
    [{ reason: 'PRICE' }, {}],
    [{ reason: 'DATE_TAKEN', note: 'May is full' }, {}],
    [{ reason: 'OTHER', note: 'They moved abroad' }, {}],
    [{ reason: 'OTHER' }, { note: ENQUIRY_MESSAGES.noteRequired }],
    [{ reason: 'OTHER', note: '  ' }, { note: ENQUIRY_MESSAGES.noteRequired }],
    [{}, { reason: ENQUIRY_MESSAGES.reasonUnknown }],
    [{ reason: 'RAIN' }, { reason: ENQUIRY_MESSAGES.reasonUnknown }],
    [{ reason: 'PRICE', note: 'x'.repeat(max + 1) }, { note: `Note must be at most ${max} characters` }],
  ])('%j is refused with %j', (input, expected) => {
    expect(refusals(loseEnquirySchema, input)).toEqual(expected);
  });
});

describe('[issue 40] a follow-up day', () => {
  it.each([
    [{ day: '2027-03-02' }, {}],
    [{ day: '' }, { day: ENQUIRY_MESSAGES.followUpRequired }],
    [{}, { day: ENQUIRY_MESSAGES.followUpRequired }],
    [{ day: '2027-02-30' }, { day: THREAD_MESSAGES.dayInvalid }],
  ])('%j is refused with %j', (input, expected) => {
    expect(refusals(followUpSchema, input)).toEqual(expected);
  });

  it.each([
    ['2027-02-28', THREAD_MESSAGES.dayPast],
    ['2027-03-01', null],
    ['2027-03-02', null],
    // 2028 is a leap year.
    ['2029-02-28', null],
    ['2029-03-01', ENQUIRY_MESSAGES.followUpFar],
  ])('%s is, on 2027-03-01, %s', (followUp, problem) => {
    expect(followUpProblem(followUp, '2027-03-01')).toBe(problem);
  });
});

describe('[issue 40] the filter of the pipeline', () => {
  it.each([
    [{}, {}],
    [{ stage: null, hallId: null, source: null, followUpDue: null }, {}],
    [{ stage: 'HELD', hallId: 7, source: 'WALK_IN', followUpDue: true }, {}],
    [{ source: 'FAX' }, { source: ENQUIRY_MESSAGES.sourceUnknown }],
    [{ stage: 'SOLD' }, { stage: ENQUIRY_MESSAGES.stageUnknown }],
    [{ hallId: 0 }, { hallId: ENQUIRY_MESSAGES.hallInvalid }],
    [{ followUpDue: 'yes' }, { followUpDue: 'Follow-up due must be yes or no' }],
  ])('%j is refused with %j', (input, expected) => {
    expect(refusals(pipelineFilterSchema, input)).toEqual(expected);
  });
});

describe('[issue 40] an enquiry that is entered by hand', () => {
  const least = { hallId: 7, source: 'PHONE', customerName: 'Tariq' };

  it.each([
    [least, {}],
    [{ ...least, customerPhone: '', day: null, guestCount: null, occasion: null, note: '' }, {}],
    [{ ...least, customerPhone: '۰۳۲۱ ۴۴۵۵۶۶۷', day: '2027-05-08', guestCount: 350, occasion: 'BARAAT' }, {}],
    ...ENTERED_SOURCES.map((source) => [{ ...least, source }, {}] as const),
    [{ ...least, source: 'APP' }, { source: ENQUIRY_MESSAGES.sourceRequired }],
    [{ ...least, hallId: undefined }, { hallId: BOOKING_MESSAGES.hallRequired }],
    [{ ...least, customerName: ' ' }, { customerName: BOOKING_MESSAGES.nameRequired }],
    [{ ...least, customerPhone: 'none' }, { customerPhone: ACCOUNT_MESSAGES.phoneInvalid }],
    [{ ...least, day: '2027-02-30' }, { day: THREAD_MESSAGES.dayInvalid }],
    [{ ...least, guestCount: 0 }, { guestCount: BOOKING_MESSAGES.guestsRequired }],
    [{ ...least, occasion: 'FEAST' }, { occasion: BOOKING_MESSAGES.occasionUnknown }],
    [
      { ...least, note: 'x'.repeat(ENQUIRY_LIMITS.noteMaxCharacters + 1) },
      { note: `Note must be at most ${ENQUIRY_LIMITS.noteMaxCharacters} characters` },
    ],
  ])('%j is refused with %j', (input, expected) => {
    expect(refusals(enterEnquirySchema, input)).toEqual(expected);
  });
});
