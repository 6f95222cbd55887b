import { describe, expect, it } from '@jest/globals';
import { amenitySchema, categorySchema, fixedServiceSchema, hallTypeSchema, optionalServiceSchema } from './inputs.js';
import { validate } from '../input/errors.js';
import { PRICE_TYPE_LABELS, PRICE_TYPE_SUFFIXES, PriceType, ServicePriceType } from './price-types.js';
import { refusals } from '../testing.js';

describe.each([
  ['Category', categorySchema],
  ['Type', hallTypeSchema],
])('[business §5] %s', (label, schema) => {
  it.each([
    [{}, { name: `${label} name is required`, price: 'Price is required' }],
    [{ name: 'A', price: 0 }, { name: `${label} name must be at least 2 characters` }],
    [{ name: 'Banquet', price: 0 }, {}],
    [{ name: 'Banquet', price: '' }, { price: 'Price is required' }],
    [{ name: 'Banquet', price: null }, { price: 'Price is required' }],
    [{ name: 'Banquet', price: 'cheap' }, { price: 'Must be an amount with at most two decimals' }],
    [{ name: 'Banquet', price: -1 }, { price: 'Must not be negative' }],
    [{ name: 'Banquet', price: 1.234 }, { price: 'Must be an amount with at most two decimals' }],
    [{ name: 'Banquet', price: 9_999_999_999.99 }, {}],
    [{ name: 'Banquet', price: 10_000_000_000 }, { price: 'Must be at most 9,999,999,999.99' }],
    [{ name: 'x'.repeat(101), price: 1 }, { name: `${label} name must be at most 100 characters` }],
    [{ name: 'Banquet', price: 100, priceType: 'PERCENTAGE' }, {}],
    [{ name: 'Banquet', price: 100.01, priceType: 'PERCENTAGE' }, { price: 'A percentage must be at most 100' }],
    [
      { name: 'Banquet', price: 1, priceType: 'WEEKLY' },
      { priceType: 'Price type must be fixed, per hour, per person or percentage' },
    ],
  ])('[business §5] %p', (input, expected) => {
    expect(refusals(schema, input)).toEqual(expected);
  });

  it('[business §5] the price type defaults to fixed', () => {
    expect(validate(schema, { name: ' Banquet ', price: '12.50' })).toEqual({
      name: 'Banquet',
      price: 12.5,
      priceType: PriceType.FIXED,
    });
  });
});

describe.each([
  ['fixed', fixedServiceSchema],
  ['optional', optionalServiceSchema],
])('[business §5] %s service', (_name, schema) => {
  it.each([
    [{}, { name: 'Service name is required', price: 'Price is required' }],
    [{ name: 'D', price: 5 }, {}],
    [{ name: 'Dinner', price: 5, priceType: 'PER_PERSON' }, {}],
    [
      { name: 'Dinner', price: 5, priceType: 'PERCENTAGE' },
      { priceType: 'Price type must be fixed, per hour or per person' },
    ],
  ])('[business §5] %p', (input, expected) => {
    expect(refusals(schema, input)).toEqual(expected);
  });
});

describe('[business §5] services and amenities', () => {
  it('[business §5] a fixed service defaults to always included', () => {
    expect(validate(fixedServiceSchema, { name: 'Lights', price: 0 })).toEqual({
      name: 'Lights',
      price: 0,
      priceType: ServicePriceType.FIXED,
      isIncluded: true,
    });
    expect(validate(optionalServiceSchema, { name: 'Lights', price: 0, isIncluded: true })).not.toHaveProperty(
      'isIncluded',
    );
  });

  it.each([
    [{}, { name: 'Amenity name is required' }],
    [{ name: 'Parking' }, {}],
    [{ name: 'Parking', description: '', icon: 'car' }, {}],
    [{ name: 'Parking', icon: 'x'.repeat(51) }, { icon: 'Icon must be at most 50 characters' }],
  ])('[business §5] amenity %p', (input, expected) => {
    expect(refusals(amenitySchema, input)).toEqual(expected);
  });

  it('[business §3] every price type has a label', () => {
    expect(PRICE_TYPE_LABELS).toEqual({
      FIXED: 'Fixed',
      PER_HOUR: 'Per Hour',
      PER_PERSON: 'Per Person',
      PERCENTAGE: 'Percentage',
    });
    expect(PRICE_TYPE_SUFFIXES).toEqual({ FIXED: '', PER_HOUR: '/hour', PER_PERSON: '/person', PERCENTAGE: '%' });
  });
});
