import { toPage, defineRoutes } from '../../rest/route.js';

const CARD = `id hallName hallNumber title profileImage location city latitude longitude capacity services sellsShifts fromPrice fromPriceType pricePerPerson
  pricePerHour businessName businessCurrency rating reviewCount isFeatured isVerified instantConfirmation viewerHasSaved
  distanceKm`;

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
        nodes { ${CARD} } totalCount totalCountIsLowerBound pageInfo { endCursor hasNextPage page limit }
      }
    }`,
    query: {
      near: {
        description:
          'Only halls near a place: latitude, longitude and optionally the radius in kilometers, which defaults to 25.',
        pattern: '^-?[\\d.]+,-?[\\d.]+(,[\\d.]+)?$',
      },
      bounds: {
        description: 'Only halls in a bounding box: south, west, north, east in degrees.',
        pattern: '^-?[\\d.]+(,-?[\\d.]+){3}$',
      },
      cursor: { description: '`paging.nextCursor` of the previous page.' },
    },
    variables: ({ query }) => {
      const { near, bounds, order, limit, page, cursor, ...filter } = dropEmpty(query);
      return {
        filter: {
          ...filter,
          near: toFields(near, ['latitude', 'longitude', 'radiusKm']),
          bounds: toFields(bounds, ['south', 'west', 'north', 'east']),
        },
        order,
        paging: { limit, page, after: cursor },
      };
    },
    shape: ({ halls }) => toPage(halls),
    isOpaque: true,
  },
  {
    method: 'GET',
    path: '/public/budget-steps',
    summary: 'Budgets per person and price slider of the search in a currency.',
    tag: 'Halls',
    cache: 'public',
    operation: `query RestBudgetSteps($currency: String) {
      budgetSteps(currency: $currency) { currency budgets sliderMin sliderMax sliderStep isMeasured }
    }`,
    variables: ({ query }) => ({ currency: query.currency }),
  },
]);
