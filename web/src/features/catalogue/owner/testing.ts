export const priced = { description: null, price: 0, priceType: 'FIXED' as const, currency: 'PKR', hallCount: 0 };

/** What an owner has set up. */
export const CATALOGUE = {
  __typename: 'Catalogue',
  currency: 'PKR',
  categories: [
    {
      ...priced,
      __typename: 'HallCategory',
      id: 1,
      name: 'Wedding',
      price: 12.5,
      priceType: 'PERCENTAGE' as const,
      hallCount: 2,
    },
  ],
  types: [],
  fixedServices: [
    { ...priced, __typename: 'FixedService', id: 2, name: 'Stage', price: 5000, isIncluded: true },
    {
      ...priced,
      __typename: 'FixedService',
      id: 3,
      name: 'Valet',
      price: 100,
      priceType: 'PER_HOUR' as const,
      isIncluded: false,
    },
  ],
  optionalServices: [],
  amenities: [
    { __typename: 'Amenity', id: 4, name: 'Parking', description: 'For 200 cars', icon: 'car', hallCount: 1 },
  ],
};
