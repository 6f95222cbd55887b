import { toPage, defineRoutes } from '../../rest/route.js';

const CARD = `id hallName hallNameUrdu hallNumber title profileImage location city latitude longitude capacity services sellsShifts fromPrice fromPriceType pricePerPerson
  pricePerHour businessName businessCurrency rating reviewCount isFeatured isVerified instantConfirmation viewerHasSaved
  distanceKm`;

const ALL_IN_PRICE = `hallId date startTime endTime isTimeAssumed timeZone currency hours guestCount totalPrice perHead shiftName rateReason rateAmount
  pricePerHour pricePerPerson flatPrice hallBasePrice categoryName categoryPrice typeName typePrice fixedServicesPrice
  addedServices { serviceId name price priceType amount } discountPercentage discountAmount taxPercentage taxAmount
  menuAmount menu { menuId name nameUrdu pricePerHead surchargePerHead heads guaranteedHeads childCount childrenShare
    courses { name nameUrdu choose isMain dishes { dishId name nameUrdu surcharge } } }`;

const DATE_PRICE = `hallId date startTime endTime shiftId shiftName price priceType isFrom rateReason freeDates`;

/** Drops empty query parameters, including the search panel's `all`. */
function dropEmpty(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== 'all'));
}

/** Parses `31.52,74.35,25` into the fields of an input; its rules report missing or invalid values. */
function toFields(text: string | undefined, names: readonly string[]): Record<string, string> | undefined {
  if (text === undefined) return undefined;
  const parts = text.split(',');
  return Object.fromEntries(
    names.flatMap((name, index) => (parts[index] === undefined ? [] : [[name, parts[index].trim()]])),
  );
}

const PLACES = {
  near: {
    description:
      'Only halls near a place: latitude, longitude and optionally the radius in kilometers, which defaults to 25; `any` leaves no hall out, for an order by distance.',
    pattern: '^-?[\\d.]+,-?[\\d.]+(,([\\d.]+|any))?$',
  },
  bounds: {
    description: 'Only halls in a bounding box: south, west, north, east in degrees.',
    pattern: '^-?[\\d.]+(,-?[\\d.]+){3}$',
  },
};

/** The filter of a query, whose places are written in one parameter each. */
function toFilter({ near, bounds, ...filter }: Record<string, string>) {
  const place = toFields(near, ['latitude', 'longitude', 'radiusKm']);
  return {
    ...filter,
    near: place?.radiusKm === 'any' ? { ...place, radiusKm: null } : place,
    bounds: toFields(bounds, ['south', 'west', 'north', 'east']),
  };
}

/** REST routes of public halls (docs/coverage.md: customer §7). */
export const hallSearchRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/public/halls',
    summary: 'Public halls, filtered, sorted and paginated.',
    tag: 'Halls',
    cache: 'public',
    operation: `query RestHalls($filter: HallFilter, $order: HallOrder, $paging: PagingInput) {
      halls(filter: $filter, order: $order, paging: $paging) {
        nodes { ${CARD} } datePrices { ${DATE_PRICE} } allInPrices { ${ALL_IN_PRICE} } totalCount totalCountIsLowerBound pageInfo { endCursor hasNextPage page limit }
      }
    }`,
    query: {
      ...PLACES,
      cursor: { description: '`paging.nextCursor` of the previous page.' },
    },
    variables: ({ query }) => {
      const { order, limit, page, cursor, ...filter } = dropEmpty(query);
      return { filter: toFilter(filter), order, paging: { limit, page, after: cursor } };
    },
    shape: ({ halls }) => {
      const { datePrices, allInPrices } = halls as { datePrices: unknown; allInPrices: unknown };
      return Object.assign(toPage(halls) as object, { datePrices, allInPrices });
    },
    isOpaque: true,
  },
  {
    method: 'GET',
    path: '/public/all-in-prices',
    summary: 'What halls cost in all on a date for a number of guests: the cheapest of what is free.',
    tag: 'Halls',
    cache: 'public',
    operation: `query RestAllInPrices($hallIds: [Int!]!, $filter: HallFilter!) {
      allInPrices(hallIds: $hallIds, filter: $filter) { ${ALL_IN_PRICE} } }`,
    query: {
      ...PLACES,
      hallIds: { description: 'Ids of halls, at most twenty, separated by commas.', pattern: '^\\d{1,9}(,\\d{1,9})*$' },
    },
    variables: ({ query }) => {
      const { hallIds, date, guests } = query;
      const filter = toFilter(dropEmpty({ ...query, hallIds: '' }));
      return { hallIds, filter: { ...filter, date: date || undefined, guests: guests || undefined } };
    },
  },
  {
    method: 'GET',
    path: '/public/free-dates',
    summary:
      'The days on which halls of a search have something free: from date to lastDate, or within the coming month.',
    tag: 'Halls',
    cache: 'public',
    operation: `query RestFreeDates($filter: HallFilter!) { freeDates(filter: $filter) { date hallCount } }`,
    query: PLACES,
    variables: ({ query }) => ({ filter: toFilter(dropEmpty(query)) }),
  },
  {
    method: 'GET',
    path: '/public/halls/{id}/next-free-dates',
    summary: 'The next days on which a hall has something free, with the price of each.',
    tag: 'Halls',
    operation: `query RestNextFreeDates($hallId: Int!, $partOfDay: PartOfDay) {
      nextFreeDates(hallId: $hallId, partOfDay: $partOfDay) { ${DATE_PRICE} }
    }`,
    variables: ({ params, query }) => ({ hallId: params.id, partOfDay: query.partOfDay }),
  },
  {
    method: 'GET',
    path: '/public/budget-steps',
    summary: 'Budgets per person and price slider of the search in a currency.',
    tag: 'Halls',
    cache: 'public',
    operation: `query RestBudgetSteps($currency: String) {
      budgetSteps(currency: $currency) { currency budgets sliderMin sliderMax sliderStep isMeasured histogram }
    }`,
    variables: ({ query }) => ({ currency: query.currency }),
  },
  {
    method: 'GET',
    path: '/public/places',
    summary: 'Cities and areas for what a visitor has typed so far.',
    tag: 'Halls',
    cache: 'public',
    operation: `query RestPlaces($text: String) { placeSuggestions(text: $text) { name city hallCount } }`,
    variables: ({ query }) => ({ text: query.text }),
  },
  {
    method: 'GET',
    path: '/public/services',
    summary: 'The services that most public halls include.',
    tag: 'Halls',
    cache: 'public',
    operation: `query RestServices { serviceChoices { name hallCount } }`,
    variables: () => ({}),
  },
]);
