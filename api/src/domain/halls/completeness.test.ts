import { describe, expect, it } from '@jest/globals';
import { measureCompleteness, ListingPart, missingDetails, type Listing } from './completeness.js';
import { HALL_LIMITS } from './limits.js';

const WHOLE: Listing = {
  hasCategory: true,
  hasType: true,
  capacity: 300,
  pricePerHour: 1,
  pricePerPerson: 1,
  description: 'x'.repeat(HALL_LIMITS.descriptionAdvisedCharacters),
  profileImage: '/files/a.webp',
  sliderImages: ['a', 'b', 'c'],
  latitude: 0,
  longitude: 0,
};

describe('[issue 4] how complete a listing is', () => {
  it('is 100 percent with everything, also on the equator', () => {
    expect(measureCompleteness(WHOLE)).toEqual({ percent: 100, gaps: [] });
  });

  it.each<[ListingPart, Partial<Listing>, string]>([
    [ListingPart.DETAILS, { capacity: null }, 'Add what guests book by: capacity.'],
    [
      ListingPart.DETAILS,
      { hasType: false, pricePerHour: null },
      'Add what guests book by: hall type, price per hour.',
    ],
    [ListingPart.PROFILE_IMAGE, { profileImage: null }, 'Add a profile image: it is the first thing guests see.'],
    [ListingPart.GALLERY, { sliderImages: ['a', 'b'] }, 'Add 1 more gallery picture: halls with 3 to 8 show best.'],
    [ListingPart.GALLERY, { sliderImages: [] }, 'Add 3 more gallery pictures: halls with 3 to 8 show best.'],
    [ListingPart.DESCRIPTION, { description: null }, 'Describe the hall'],
    [ListingPart.DESCRIPTION, { description: '   ' }, 'Describe the hall'],
    [ListingPart.DESCRIPTION, { description: 'x' }, 'Say more about the hall: 120 characters or more read well.'],
    [ListingPart.DESCRIPTION, { description: ` ${'x'.repeat(119)} ` }, 'Say more about the hall'],
    [ListingPart.COORDINATES, { latitude: null, longitude: null }, 'Add coordinates'],
    [ListingPart.COORDINATES, { latitude: null }, 'Add coordinates'],
    [ListingPart.COORDINATES, { longitude: null }, 'Add coordinates'],
  ])('lacks %s: %j', (part, change, advice) => {
    const { percent, gaps } = measureCompleteness({ ...WHOLE, ...change });
    expect(percent).toBe(80);
    expect(gaps).toEqual([{ part, advice: expect.stringContaining(advice) }]);
  });

  it('is 0 for an empty listing, with the most important part first', () => {
    const empty: Listing = {
      hasCategory: false,
      hasType: false,
      capacity: null,
      pricePerHour: null,
      pricePerPerson: null,
      description: '  ',
      profileImage: null,
      sliderImages: [],
      latitude: null,
      longitude: null,
    };
    const { percent, gaps } = measureCompleteness(empty);
    expect(percent).toBe(0);
    expect(gaps.map(({ part }) => part)).toEqual(Object.values(ListingPart));
    expect(missingDetails(empty)).toEqual(['category', 'hall type', 'capacity', 'price per hour', 'price per person']);
  });
});
