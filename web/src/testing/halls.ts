import type { AllInPricesQuery } from '../graphql/generated/all-in-prices';
import type { HallContactQuery, HallPageQuery } from '../graphql/generated/hall-page';
import type { HallReviewsQuery } from '../graphql/generated/reviews';
import type { HallCardFieldsFragment, SearchHallsQuery } from '../graphql/generated/search';

type Hall = HallPageQuery['hall'];
type Review = HallReviewsQuery['hallReviews']['nodes'][number];

/** A hall's page as the server sends it; tests state only what matters. */
export function hallOnPage(particulars: Partial<Hall> = {}): Hall & { __typename: 'HallDetail' } {
  return {
    __typename: 'HallDetail',
    id: 12,
    hallNumber: '12',
    hallName: 'Pearl Hall',
    title: 'Pearl Hall',
    description: 'Under the stars.\nWith a garden.',
    hallNameUrdu: null,
    descriptionUrdu: null,
    location: 'Canal Road, Lahore',
    city: 'Lahore',
    latitude: null,
    longitude: null,
    capacity: 1200,
    pricePerHour: 5000,
    pricePerPerson: 1850,
    currency: 'PKR',
    rating: 4.2,
    reviewCount: 3,
    profileImage: null,
    sliderImages: ['/files/images/a.webp', '/files/images/b.webp'],
    images: ['/files/images/p.webp', '/files/images/a.webp', '/files/images/b.webp'],
    ...{ roundsCapacity: null, theaterCapacity: null, standingCapacity: null, parkingSpaces: null, hasValet: null },
    ...{ generator: null, hasBridalRoom: null, outsideCatering: null, outsideCateringCharge: null },
    ...{ outsideDecor: null, outsideDecorCharge: null, floorPlan: null },
    isFeatured: false,
    isPublic: true,
    viewerHasSaved: false,
    category: { id: 1, name: 'Wedding', price: 0, priceType: 'FIXED' },
    type: { id: 2, name: 'Marquee', price: 0, priceType: 'FIXED' },
    business: {
      id: 5,
      name: 'Shalimar Banquets',
      currency: 'PKR',
      timeZone: 'Asia/Karachi',
      isVerified: true,
      instantConfirmation: false,
      confirmsOnPayment: false,
      discountPercentage: 0,
      taxPercentage: 0,
    },
    fixedServices: [
      { id: 3, name: 'Stage', description: 'With flowers', price: 0, priceType: 'FIXED', isIncluded: true },
    ],
    optionalServices: [],
    amenities: [
      { id: 4, name: 'Free wifi', icon: 'wifi', description: null },
      { id: 5, name: 'Lift', icon: 'elevator', description: null },
    ],
    operatingHours: [],
    timeSlots: { slotDuration: 60, allowMultipleSlots: true },
    shifts: [],
    ...particulars,
  };
}

/** How a business is reached. */
export function hallContact(
  particulars: Partial<HallContactQuery['hallContact']> = {},
): HallContactQuery['hallContact'] {
  return {
    businessName: 'Shalimar Banquets',
    contact: {
      national: '0300 1234567',
      dialerUrl: 'tel:+923001234567',
      whatsappUrl: 'https://wa.me/923001234567',
    },
    ...particulars,
  };
}

/** One review. */
export function review(particulars: Partial<Review> = {}): Review & { __typename: 'Review' } {
  return {
    __typename: 'Review',
    id: 31,
    rating: 4,
    comment: 'Lovely lights.',
    userName: 'Bilal Ahmed',
    isVerifiedBooking: false,
    createdAt: '2027-02-03T09:00:00.000Z',
    updatedAt: '2027-02-03T09:00:00.000Z',
    answer: null,
    answeredAt: null,
    isChangedSinceAnswer: false,
    isHidden: false,
    hiddenReason: null,
    viewerIsAuthor: false,
    viewerCanAnswer: false,
    viewerCanReport: false,
    ...particulars,
  };
}

/** The reviews of a hall with what they come to. */
export function reviewList(nodes: readonly Review[], more = false): HallReviewsQuery['hallReviews'] {
  const stars = nodes.reduce((sum, { rating }) => sum + rating, 0);
  return {
    averageRating: nodes.length === 0 ? 0 : stars / nodes.length,
    totalReviews: nodes.length,
    histogram: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: nodes.filter((node) => node.rating === rating).length,
    })),
    nodes: [...nodes],
    pageInfo: { endCursor: nodes.length === 0 ? null : 'cursor', hasNextPage: more },
  };
}

/** A hall in a list. */
export function hallCard(
  particulars: Partial<HallCardFieldsFragment> = {},
): HallCardFieldsFragment & { __typename: 'HallCard' } {
  return {
    __typename: 'HallCard',
    id: 12,
    title: 'Pearl Hall',
    hallNameUrdu: null,
    profileImage: null,
    location: 'Canal Road, Lahore',
    city: 'Lahore',
    latitude: null,
    longitude: null,
    capacity: 1200,
    services: [],
    pricePerHour: 5000,
    sellsShifts: false,
    fromPrice: 1850,
    fromPriceType: 'PER_PERSON',
    businessName: 'Shalimar Banquets',
    businessCurrency: 'PKR',
    rating: 4.2,
    reviewCount: 3,
    isFeatured: false,
    instantConfirmation: false,
    viewerHasSaved: false,
    ...particulars,
  };
}

/** What a hall costs in all: 400 × 3,375 + 4 × 21,250 + 3,000 = 1,438,000, and 16% tax. */
export function allInPrice(
  particulars: Partial<AllInPricesQuery['allInPrices'][number]> = {},
): AllInPricesQuery['allInPrices'][number] & { __typename: 'AllInPrice' } {
  return {
    __typename: 'AllInPrice',
    hallId: 1,
    date: '2027-03-06',
    startTime: '2027-03-06T14:00:00.000Z',
    endTime: '2027-03-06T18:00:00.000Z',
    timeZone: 'Asia/Karachi',
    shiftName: 'Dinner',
    currency: 'PKR',
    guestCount: 400,
    totalPrice: 1_668_080,
    perHead: 4170.2,
    hours: 4,
    isTimeAssumed: false,
    rateReason: 'Saturday +10%',
    pricePerHour: 21_250,
    pricePerPerson: 3375,
    flatPrice: 0,
    hallBasePrice: 1_435_000,
    menuAmount: 0,
    menu: null,
    categoryName: 'Wedding',
    categoryPrice: 0,
    typeName: 'Marquee',
    typePrice: 0,
    addedServices: [{ serviceId: 3, name: 'Generator', amount: 3000 }],
    discountPercentage: 0,
    discountAmount: 0,
    taxPercentage: 16,
    taxAmount: 230_080,
    ...particulars,
  };
}

/** The same with a menu in place of the price per person: 400 × (2,000 + 70) + 4 × 21,250 + 3,000 = 916,000, and 16% tax. */
export function allInPriceWithMenu(particulars: Parameters<typeof allInPrice>[0] = {}) {
  return allInPrice({
    totalPrice: 1_062_560,
    perHead: 2656.4,
    rateReason: null,
    pricePerPerson: 0,
    hallBasePrice: 913_000,
    menuAmount: 828_000,
    menu: {
      menuId: 4,
      name: 'Silver',
      nameUrdu: 'سلور',
      heads: 400,
      pricePerHead: 2000,
      surchargePerHead: 70,
      courses: [
        { choose: 1, dishes: [{ dishId: 2 }] },
        { choose: null, dishes: [{ dishId: 5 }] },
      ],
    },
    taxAmount: 146_560,
    ...particulars,
  });
}

/** A part of a list of halls; `from` is the id of the first one. */
export function hallCards(
  count: number,
  {
    from = 1,
    totalCount = count,
    totalCountIsLowerBound = false,
    endCursor = null,
  }: { from?: number; totalCount?: number; totalCountIsLowerBound?: boolean; endCursor?: string | null } = {},
): SearchHallsQuery['halls'] {
  const nodes = Array.from({ length: count }, (_, index) =>
    hallCard({ id: from + index, title: `Hall ${String(from + index)}` }),
  );
  return {
    nodes,
    datePrices: [],
    allInPrices: [],
    totalCount,
    totalCountIsLowerBound,
    pageInfo: { endCursor, hasNextPage: endCursor !== null },
  };
}
