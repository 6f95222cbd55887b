import { boolean, object } from 'yup';
import type { InferType } from 'yup';
import { ACCOUNT_LIMITS } from '../accounts/limits.js';
import { TIME_SLOT_LIMITS } from '../availability/limits.js';
import { BOOKING_LIMITS, HOLD_LIMITS } from '../bookings/limits.js';
import { BUSINESS_LIMITS } from './limits.js';
import { CURRENCY_CODES } from '../currency/currencies.js';
import { UPLOAD_LIMITS } from '../media/limits.js';
import { choice, flag, list, numeric, optionalList, optionalNumeric, percent, timeOfDay } from '../input/fields.js';
import type { NumberRules } from '../input/fields.js';

import { isUploadedPicture } from '../media/pictures.js';
import { CANCELLATION_LIMITS, CANCELLATION_MESSAGES, findRulesProblem } from '../payments/cancellation-rules.js';
import { atLeast, atMost, isFullPhone, isPhone, optionalText, text } from '../text/text.js';
import type { TextRules } from '../text/text.js';
import { isTimeZone } from '../time/offset.js';

const limits = BUSINESS_LIMITS;
const slots = TIME_SLOT_LIMITS;

/** Messages of the business forms. */
export const BUSINESS_MESSAGES = {
  termsRequired: 'You must accept the terms and conditions',
  phoneInvalid: 'Invalid phone number format',
  phoneTooShort: `Phone number must be at least ${limits.phoneMinCharacters} characters`,
  nameReviewed: 'The name of an approved business can’t be changed here. Please contact support.',
  reasonRequired: 'Reason is required',
  currencyUnsupported: 'Currency is not supported',
  timeZoneUnknown: 'Time zone is not known',
  logoNotUploaded: 'Logo must be an uploaded picture',
  paymentFirst: 'Requests can’t confirm themselves while they have to be paid first: please turn one of the two off',
  dayTwice: 'Each day can be given once',
} as const;

const NAME: TextRules = {
  required: 'Business name is required',
  min: atLeast('Business name', limits.nameMinCharacters),
  max: atMost('Business name', limits.nameMaxCharacters),
  isName: true,
};
const LOCATION: TextRules = {
  required: 'Location is required',
  min: atLeast('Location', limits.locationMinCharacters),
  max: atMost('Location', limits.locationMaxCharacters),
};

/** An application for a business account. `documents` are the names returned by the upload. */
export const applicationSchema = object({
  name: text(NAME),
  phone: text({
    required: 'Phone number is required',
    min: [limits.phoneMinCharacters, BUSINESS_MESSAGES.phoneTooShort],
    max: [ACCOUNT_LIMITS.phoneMaxCharacters, BUSINESS_MESSAGES.phoneInvalid],
    matches: [isFullPhone, BUSINESS_MESSAGES.phoneInvalid],
    isFigures: true,
  }),
  location: text(LOCATION),
  description: text({
    required: 'Description is required',
    min: atLeast('Description', limits.descriptionMinCharacters),
    max: atMost('Description', limits.descriptionMaxCharacters),
    multiline: true,
  }),
  documents: list(
    text({ required: 'Document is required', max: atMost('Document', UPLOAD_LIMITS.nameMaxCharacters) }),
    'Documents',
    limits.documentsMax,
  ),
});
export type ApplicationInput = InferType<typeof applicationSchema>;

/** The application's form, with the terms, which aren't sent. */
export const applicationFormSchema = applicationSchema.shape({
  acceptTerms: boolean()
    .defined(BUSINESS_MESSAGES.termsRequired)
    .nonNullable(BUSINESS_MESSAGES.termsRequired)
    .typeError(BUSINESS_MESSAGES.termsRequired)
    .oneOf([true], BUSINESS_MESSAGES.termsRequired),
});
export type ApplicationForm = InferType<typeof applicationFormSchema>;

/** Business Information: an absent field is unchanged. */
export const businessSchema = object({
  name: text(NAME).optional(),
  location: text(LOCATION).optional(),
  phone: text({
    required: 'Phone number is required',
    max: [ACCOUNT_LIMITS.phoneMaxCharacters, BUSINESS_MESSAGES.phoneInvalid],
    matches: [isPhone, BUSINESS_MESSAGES.phoneInvalid],
    isFigures: true,
  }).optional(),
  description: optionalText({ max: atMost('Description', limits.descriptionMaxCharacters), multiline: true }),
});
export type BusinessInput = InferType<typeof businessSchema>;

/** The reason for a rejection or suspension; required. */
export const reasonSchema = object({
  reason: text({
    required: BUSINESS_MESSAGES.reasonRequired,
    max: atMost('Reason', limits.rejectionReasonMaxCharacters),
    multiline: true,
  }),
});
export type ReasonInput = InferType<typeof reasonSchema>;

/** Opening hours of one weekday. A closing time at or before the opening time is on the next day. */
export const operatingHoursSchema = object({
  /** 0 is Sunday, 6 Saturday. */
  dayOfWeek: numeric({
    required: 'Day is required',
    min: [0, 'Day must be between 0 and 6'],
    max: [6, 'Day must be between 0 and 6'],
    whole: 'Day must be between 0 and 6',
  }),
  openingTime: timeOfDay('Opening time is required'),
  closingTime: timeOfDay('Closing time is required'),
  /** If false, closed on that day; the times are kept. */
  isActive: flag('Open').default(true),
});
export type OperatingHoursInput = InferType<typeof operatingHoursSchema>;

/** Whether each day is given once. Items that aren't days are reported by the rules of a day. */
function isWeek(week: readonly { dayOfWeek: number }[] | null | undefined): boolean {
  return !week?.every(Boolean) || new Set(week.map(({ dayOfWeek }) => dayOfWeek)).size === week.length;
}

/** A week of opening hours; empty means always open. */
export const operatingWeekSchema = list(operatingHoursSchema, 'Operating hours', 7).test(
  'once',
  BUSINESS_MESSAGES.dayTwice,
  isWeek,
);

function rangeRules(label: string, min: number, max: number, unit: string): NumberRules {
  const range = `${label} must be between ${min} and ${max} ${unit}`;
  return { required: `${label} is required`, min: [min, range], max: [max, range], whole: range };
}

function wholeBetween(label: string, min: number, max: number, unit: string) {
  return numeric(rangeRules(label, min, max, unit));
}

/** The limits of time slots. */
const SLOT_RULES = {
  slotDuration: rangeRules('Slot duration', slots.slotMinMinutes, slots.slotMaxMinutes, 'minutes'),
  bufferTime: rangeRules('Buffer time', 0, slots.bufferMaxMinutes, 'minutes'),
  maxAdvanceBookingDays: rangeRules('Latest advance booking', slots.advanceMinDays, slots.advanceMaxDays, 'days'),
  minAdvanceBookingHours: rangeRules('Earliest advance booking', 0, slots.noticeMaxHours, 'hours'),
};

/** Time slots: lengths in minutes, notice in hours, advance in days. Absent means the default. */
export const timeSlotsSchema = object({
  slotDuration: numeric(SLOT_RULES.slotDuration).default(slots.slotDefaultMinutes),
  bufferTime: numeric(SLOT_RULES.bufferTime).default(slots.bufferDefaultMinutes),
  /** If false, a booking takes exactly one slot. */
  allowMultipleSlots: flag('Multiple slots').default(true),
  maxAdvanceBookingDays: numeric(SLOT_RULES.maxAdvanceBookingDays).default(slots.advanceDefaultDays),
  minAdvanceBookingHours: numeric(SLOT_RULES.minAdvanceBookingHours).default(slots.noticeDefaultHours),
});
export type TimeSlotsInput = InferType<typeof timeSlotsSchema>;

/** What a hall says for itself: null means as its business, an absent field is unchanged. */
export const hallBookingSettingsSchema = object({
  slotDuration: optionalNumeric(SLOT_RULES.slotDuration),
  bufferTime: optionalNumeric(SLOT_RULES.bufferTime),
  allowMultipleSlots: flag('Multiple slots').nullable().optional(),
  maxAdvanceBookingDays: optionalNumeric(SLOT_RULES.maxAdvanceBookingDays),
  minAdvanceBookingHours: optionalNumeric(SLOT_RULES.minAdvanceBookingHours),
  /** The whole week; empty means always open. */
  operatingHours: optionalList(operatingHoursSchema, 'Operating hours', 7).test(
    'once',
    BUSINESS_MESSAGES.dayTwice,
    isWeek,
  ),
});
export type HallBookingSettingsInput = InferType<typeof hallBookingSettingsSchema>;

/** An IANA time zone (`Asia/Karachi`). */
export const timeZoneSchema = text({
  required: BUSINESS_MESSAGES.timeZoneUnknown,
  max: [64, BUSINESS_MESSAGES.timeZoneUnknown],
  matches: [isTimeZone, BUSINESS_MESSAGES.timeZoneUnknown],
});

const WHOLE_DAYS = CANCELLATION_MESSAGES.daysInvalid;
const WHOLE_PERCENT = CANCELLATION_MESSAGES.percentInvalid;

/** What comes back when a customer cancels, in steps of days before the event. */
const cancellationRulesSchema = list(
  object({
    days: numeric({
      required: WHOLE_DAYS,
      min: [0, WHOLE_DAYS],
      max: [CANCELLATION_LIMITS.daysMax, WHOLE_DAYS],
      whole: WHOLE_DAYS,
    }),
    percent: numeric({
      required: WHOLE_PERCENT,
      min: [0, WHOLE_PERCENT],
      max: [100, WHOLE_PERCENT],
      whole: WHOLE_PERCENT,
    }),
  }),
  'Steps',
  CANCELLATION_LIMITS.stepsMax,
).test('rules', (rules, context) => {
  const problem = rules ? findRulesProblem(rules) : null;
  return problem === null || context.createError({ message: problem });
});

/** General Settings: an absent field is unchanged. */
export const businessSettingsSchema = object({
  currency: choice(CURRENCY_CODES, BUSINESS_MESSAGES.currencyUnsupported).optional(),
  discountPercentage: percent('Discount').optional(),
  taxPercentage: percent('Tax').optional(),
  timeZone: timeZoneSchema.optional(),
  /** If true, requests are confirmed automatically when the hall is free. */
  instantConfirmation: flag('Instant confirmation').optional(),
  /** For how many hours requests hold their time. */
  holdHours: wholeBetween('Hold', 0, HOLD_LIMITS.hoursMax, 'hours').optional(),
  /** Whether *Approve* accepts: a request is confirmed once its first payment is recorded. */
  paymentRequired: flag('Payment required').optional(),
  /** For how many hours an accepted request holds its time. */
  paymentHoldHours: wholeBetween(
    'Time to pay',
    HOLD_LIMITS.paymentHours.min,
    HOLD_LIMITS.paymentHours.max,
    'hours',
  ).optional(),
  /** Whether customers are reminded of payments. */
  paymentReminders: flag('Reminders').optional(),
  changeDays: wholeBetween('Changes', 0, BOOKING_LIMITS.changeDaysMax, 'days').optional(),
  finalGuestsDays: wholeBetween('Final number of guests', 0, BOOKING_LIMITS.finalGuestsDays.max, 'days').optional(),
  /** All steps; an empty list gives nothing back. */
  cancellationRules: cancellationRulesSchema.default(undefined).optional(),
  timeSlots: timeSlotsSchema.default(undefined).optional(),
  operatingHours: operatingWeekSchema.default(undefined).optional(),
  /** Shown on invoices (NTN, STRN, VAT number); null removes it. */
  taxNumber: optionalText({ max: atMost('Tax number', limits.taxNumberMaxCharacters) }),
  /** URL of an uploaded picture, shown on invoices; null removes it. */
  logo: optionalText({
    max: [255, BUSINESS_MESSAGES.logoNotUploaded],
    matches: [isUploadedPicture, BUSINESS_MESSAGES.logoNotUploaded],
  }),
});
export type BusinessSettingsInput = InferType<typeof businessSettingsSchema>;
