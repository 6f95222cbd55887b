import { describe, expect, it } from '@jest/globals';
import {
  applicationFormSchema,
  applicationSchema,
  businessSchema,
  businessSettingsSchema,
  operatingWeekSchema,
  reasonSchema,
  timeSlotsSchema,
} from './inputs.js';
import { validate } from '../input/errors.js';
import { refusals } from '../testing.js';

type Case = [field: string, value: unknown, message: string | null];

const application = {
  name: 'Lahore Banquets',
  phone: '+92 300 1234567',
  location: '12 Mall Road, Lahore',
  description: 'Marquee and gardens.',
  documents: ['a1.pdf'],
};

describe('[business §5] business application', () => {
  const cases: Case[] = [
    ['name', '', 'Business name is required'],
    ['name', 'A', 'Business name must be at least 2 characters'],
    ['name', 'AB', null],
    ['name', 'x'.repeat(100), null],
    ['name', 'x'.repeat(101), 'Business name must be at most 100 characters'],
    ['location', '1234', 'Location must be at least 5 characters'],
    ['location', '12345', null],
    ['location', 'x'.repeat(200), null],
    ['location', 'x'.repeat(201), 'Location must be at most 200 characters'],
    ['phone', '', 'Phone number is required'],
    ['phone', '123456789', 'Phone number must be at least 10 characters'],
    ['phone', '+123456789', 'Invalid phone number format'],
    ['phone', '1234567890', null],
    ['phone', '+1234567890', null],
    ['phone', '(042) 1234-567', null],
    ['phone', '+12345678901234567890', null],
    ['phone', '123456789012345678901', 'Invalid phone number format'],
    ['phone', '12345abcde', 'Invalid phone number format'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['description', 'ten chars.', null],
    ['description', 'two\nlines of text', null],
    ['description', 'x'.repeat(1000), null],
    ['description', 'x'.repeat(1001), 'Description must be at most 1000 characters'],
    ['documents', undefined, null],
    ['documents', 'a1.pdf', 'Documents must be a list'],
    ['documents', Array.from({ length: 11 }, () => 'a.pdf'), 'Documents can be at most 10'],
  ];
  it.each(cases)('[business §5] %s = %p: %p', (field, value, message) => {
    expect(refusals(applicationSchema, { ...application, [field]: value })).toEqual(
      message ? { [field]: message } : {},
    );
  });

  it('[business §5] values are trimmed, documents default to none', () => {
    const { documents: _documents, ...rest } = application;
    expect(validate(applicationSchema, { ...rest, name: '  Lahore Banquets ' })).toEqual({ ...rest, documents: [] });
  });

  it.each([
    [true, {}],
    [false, { acceptTerms: 'You must accept the terms and conditions' }],
    [undefined, { acceptTerms: 'You must accept the terms and conditions' }],
    [null, { acceptTerms: 'You must accept the terms and conditions' }],
  ])('[business §5] terms %p', (acceptTerms, expected) => {
    expect(refusals(applicationFormSchema, { ...application, acceptTerms })).toEqual(expected);
  });

  it.each([
    ['', { reason: 'Reason is required' }],
    ['   ', { reason: 'Reason is required' }],
    ['Papers missing', {}],
    ['x'.repeat(501), { reason: 'Reason must be at most 500 characters' }],
  ])('[business §5] rejection for %p', (reason, expected) => {
    expect(refusals(reasonSchema, { reason })).toEqual(expected);
  });
});

describe('[business §5] business information', () => {
  it.each([
    [{}, {}],
    [{ name: 'A' }, { name: 'Business name must be at least 2 characters' }],
    [{ location: '1234' }, { location: 'Location must be at least 5 characters' }],
    [{ phone: 'x' }, { phone: 'Invalid phone number format' }],
    [{ phone: '' }, { phone: 'Phone number is required' }],
    [{ phone: '042-123' }, {}],
    [{ description: '' }, {}],
    [{ description: 'x'.repeat(1001) }, { description: 'Description must be at most 1000 characters' }],
  ])('[business §5] %p', (input, expected) => {
    expect(refusals(businessSchema, input)).toEqual(expected);
  });
});

describe('[business §5] business settings', () => {
  const cases: Case[] = [
    ['currency', 'PKR', null],
    ['currency', 'KRW', null],
    ['currency', 'SEK', 'Currency is not supported'],
    ['currency', 'pkr', 'Currency is not supported'],
    ['currency', '', 'Currency is not supported'],
    ['discountPercentage', 0, null],
    ['discountPercentage', 100, null],
    ['discountPercentage', '12.5', null],
    ['discountPercentage', -0.01, 'Discount must be between 0 and 100'],
    ['discountPercentage', 100.01, 'Discount must be between 0 and 100'],
    ['discountPercentage', 0.005, 'Discount can have at most two decimals'],
    ['discountPercentage', 'half', 'Discount must be between 0 and 100'],
    ['taxPercentage', 17.01, null],
    ['taxPercentage', 101, 'Tax must be between 0 and 100'],
    ['timeZone', 'Europe/London', null],
    ['timeZone', 'Mars/Olympus', 'Time zone is not known'],
    ['instantConfirmation', true, null],
    ['instantConfirmation', 'yes', 'Instant confirmation must be yes or no'],
  ];
  it.each(cases)('[business §5] %s = %p: %p', (field, value, message) => {
    expect(refusals(businessSettingsSchema, { [field]: value })).toEqual(message ? { [field]: message } : {});
  });

  it('[business §5] what is absent stays absent, so that it is left as it is', () => {
    expect(validate(businessSettingsSchema, { currency: 'USD' })).toEqual({ currency: 'USD' });
  });

  it('[business §9] time slots default to 60, 0, many, 90 and 2', () => {
    expect(validate(timeSlotsSchema, {})).toEqual({
      slotDuration: 60,
      bufferTime: 0,
      allowMultipleSlots: true,
      maxAdvanceBookingDays: 90,
      minAdvanceBookingHours: 2,
    });
  });

  it.each([
    ['slotDuration', 14, 'Slot duration must be between 15 and 1440 minutes'],
    ['slotDuration', 1441, 'Slot duration must be between 15 and 1440 minutes'],
    ['slotDuration', 60.5, 'Slot duration must be between 15 and 1440 minutes'],
    ['bufferTime', -1, 'Buffer time must be between 0 and 1440 minutes'],
    ['maxAdvanceBookingDays', 0, 'Latest advance booking must be between 1 and 1095 days'],
    ['minAdvanceBookingHours', 2161, 'Earliest advance booking must be between 0 and 2160 hours'],
    ['allowMultipleSlots', 1, 'Multiple slots must be yes or no'],
  ])('[business §5] time slots: %s = %p: %p', (field, value, message) => {
    expect(refusals(businessSettingsSchema, { timeSlots: { [field]: value } })).toEqual({
      [`timeSlots.${field}`]: message,
    });
  });
});

describe('[business §5] operating hours', () => {
  const monday = { dayOfWeek: 1, openingTime: '10:00', closingTime: '02:00', isActive: true };

  it('[business §5] a week is accepted; days default to open', () => {
    const { isActive: _isActive, ...rest } = monday;
    expect(validate(operatingWeekSchema, [rest])).toEqual([monday]);
    expect(validate(operatingWeekSchema, null)).toEqual([]);
  });

  it.each([
    [{ openingTime: '24:00' }, { '[0].openingTime': 'Invalid time format' }],
    [{ openingTime: '9:00' }, { '[0].openingTime': 'Invalid time format' }],
    [{ closingTime: '' }, { '[0].closingTime': 'Closing time is required' }],
    [{ dayOfWeek: 7 }, { '[0].dayOfWeek': 'Day must be between 0 and 6' }],
    [{ dayOfWeek: undefined }, { '[0].dayOfWeek': 'Day is required' }],
  ])('[business §5] %p', (changes, expected) => {
    expect(refusals(operatingWeekSchema, [{ ...monday, ...changes }])).toEqual(expected);
  });

  it('[business §5] a weekday counts once, and there are seven', () => {
    expect(refusals(operatingWeekSchema, [monday, monday])).toEqual({ '': 'Each day can be given once' });
    const eight = Array.from({ length: 8 }, (_, n) => ({ ...monday, dayOfWeek: n % 7 }));
    expect(refusals(operatingWeekSchema, eight)).toEqual({ '': 'Operating hours can be at most 7' });
  });
});
