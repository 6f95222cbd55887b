import { describe, expect, it } from '@jest/globals';
import { validate } from '../input/errors.js';
import { hallSchema, hallTitle, isPictureAddress, isReadyForSlider } from './inputs.js';
import { ownedHallFilterSchema } from './list.js';
import { refusals } from '../testing.js';

const hall = {
  hallNumber: 'A1',
  categoryId: 1,
  typeId: 2,
  capacity: 300,
  pricePerHour: 10_000,
  pricePerPerson: 1500.5,
  location: 'DHA, Karachi',
};

describe('[business §5] hall form', () => {
  it('[business §5] names everything that is missing, in the order of the form', () => {
    expect(Object.entries(refusals(hallSchema, {}))).toEqual([
      ['hallNumber', 'Hall number is required'],
      ['categoryId', 'Category is required'],
      ['typeId', 'Type is required'],
      ['capacity', 'Capacity is required'],
      ['pricePerHour', 'Price per hour is required'],
      ['pricePerPerson', 'Price per person is required'],
      ['location', 'Location is required'],
    ]);
  });

  it('[business §7] empty texts become null; absent services and amenities stay absent', () => {
    expect(
      validate(hallSchema, { ...hall, capacity: '300', hallName: ' ', description: '', profileImage: '' }),
    ).toEqual({
      ...hall,
      hallName: null,
      description: null,
      profileImage: null,
      sliderImages: [],
    });
  });

  const cases: Array<[string, unknown, string | null]> = [
    ['hallNumber', 'x'.repeat(50), null],
    ['hallNumber', 'x'.repeat(51), 'Hall number must be at most 50 characters'],
    ['categoryId', 0, 'Category is required'],
    ['categoryId', 1.5, 'Category is required'],
    ['categoryId', 2_147_483_648, 'Category is required'],
    ['capacity', 0, 'Capacity must be at least 1'],
    ['capacity', -5, 'Capacity must be at least 1'],
    ['capacity', 1, null],
    ['capacity', 100_000, null],
    ['capacity', 100_001, 'Capacity must be at most 100,000'],
    ['capacity', 1.5, 'Capacity must be a whole number'],
    ['capacity', '1e3', 'Must be one number in figures, such as 250'],
    ['capacity', Number.POSITIVE_INFINITY, 'Capacity is required'],
    ['pricePerHour', 0, 'Price per hour must be positive'],
    ['pricePerHour', 0.01, null],
    ['pricePerHour', -1, 'Price per hour must be positive'],
    ['pricePerPerson', 0, 'Price per person must be positive'],
    ['pricePerPerson', 10_000_000_000, 'Must be at most 9,999,999,999.99'],
    ['location', 'here', 'Location must be at least 5 characters'],
    ['location', 'x'.repeat(256), 'Location must be at most 255 characters'],
    ['hallName', 'x'.repeat(256), 'Hall name must be at most 255 characters'],
    ['profileImage', '/files/images/a.webp', null],
    ['profileImage', 'javascript:alert(1)', 'Must be the address of a picture'],
    ['sliderImages', Array.from({ length: 21 }, () => '/a.webp'), 'Gallery pictures can be at most 20'],
    ['sliderImages', null, null],
    ['fixedServiceIds', [1, 1], 'Fixed services can be given once each'],
    ['amenityIds', [1, 2], null],
  ];
  it.each(cases)('[business §5] %s = %p: %p', (field, value, message) => {
    expect(refusals(hallSchema, { ...hall, [field]: value })).toEqual(message === null ? {} : { [field]: message });
  });

  it.each([
    [{ latitude: 31.5, longitude: 74.3 }, {}],
    [{ latitude: null, longitude: null }, {}],
    [{ latitude: 31.5 }, { longitude: 'Give both latitude and longitude' }],
    [{ longitude: 74.3 }, { longitude: 'Give both latitude and longitude' }],
    [{ latitude: 91, longitude: 0 }, { latitude: 'Latitude must be between -90 and 90' }],
    [{ latitude: 0, longitude: -180.1 }, { longitude: 'Longitude must be between -180 and 180' }],
  ])('[business §5] coordinates %p', (coordinates, expected) => {
    const found = refusals(hallSchema, { ...hall, ...coordinates });
    expect(found).toEqual(expected);
  });

  it.each([
    ['active', {}],
    ['inactive', {}],
    ['deleted', { status: 'Status must be active or inactive' }],
  ])('[business §4] status %p', (status, expected) => {
    expect(refusals(ownedHallFilterSchema, { status })).toEqual(expected);
  });
});

describe('[customer §2] halls', () => {
  it.each([
    [{ hallName: 'Rose Garden', hallNumber: '7' }, 'Rose Garden'],
    [{ hallName: ' ', hallNumber: '7' }, 'Hall 7'],
    [{ hallName: null, hallNumber: '7' }, 'Hall 7'],
    [{}, 'Hall'],
  ])('[customer §2] %p is called %p', (names, expected) => {
    expect(hallTitle(names)).toBe(expected);
  });

  it.each([
    ['/files/a.webp', true],
    ['https://example.com/a.jpg?w=1', true],
    ['http://example.com', true],
    ['//example.com/a.jpg', false],
    ['/\\example.com', false],
    ['https://user:pw@example.com/a.jpg', false],
    ['data:image/svg+xml,<svg>', false],
    ['javascript:alert(1)', false],
    ['/a b.png', false],
    ['a.png', false],
  ])('[business §5] %p is the address of a picture: %p', (address, expected) => {
    expect(isPictureAddress(address)).toBe(expected);
  });

  it('[business §2] three pictures make a slider', () => {
    expect([2, 3, 8].map(isReadyForSlider)).toEqual([false, true, true]);
  });
});
