import type { SettingsFieldsFragment } from '../../../graphql/generated/business-setup';

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

/** The business's general settings. */
export const SETTINGS: SettingsFieldsFragment & { __typename: string } = {
  __typename: 'BusinessSettings',
  currency: 'PKR',
  discountPercentage: 0,
  taxPercentage: 0,
  timeZone: 'Asia/Karachi',
  instantConfirmation: false,
  taxNumber: null,
  logo: null,
  timeSlots: {
    slotDuration: 60,
    bufferTime: 0,
    allowMultipleSlots: true,
    maxAdvanceBookingDays: 90,
    minAdvanceBookingHours: 2,
  },
  operatingHours: [],
};
