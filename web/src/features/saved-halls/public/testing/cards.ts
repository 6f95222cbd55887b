import type { SavedHall } from '../SavedHallsScreen';

/** A saved hall's card as the server sends it; tests state only what matters. */
export function card(particulars: Partial<SavedHall> = {}): SavedHall & { __typename: 'HallCard' } {
  return {
    __typename: 'HallCard',
    id: 12,
    hallNameUrdu: null,
    title: 'Pearl Hall',
    profileImage: null,
    location: 'Canal Road, Lahore',
    city: 'Lahore',
    latitude: null,
    longitude: null,
    capacity: 300,
    services: [],
    pricePerHour: 1000,
    sellsShifts: false,
    fromPrice: 1500,
    fromPriceType: 'PER_PERSON',
    businessName: 'Shalimar',
    businessCurrency: 'PKR',
    rating: 0,
    reviewCount: 0,
    isFeatured: false,
    instantConfirmation: false,
    viewerHasSaved: true,
    ...particulars,
  };
}
