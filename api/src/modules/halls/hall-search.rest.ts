import { toPage, defineRoutes } from '../../rest/route.js';

const CARD = `id hallName hallNumber title profileImage location city latitude longitude capacity services pricePerPerson
  pricePerHour businessName businessCurrency rating reviewCount isFeatured isVerified instantConfirmation viewerHasSaved
  distanceKm`;

/** A query parameter that says nothing: left out, empty, or the search panel's `all`. */
function given(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== 'all'));
}

/** `31.52,74.35,25` as the fields of an input; what is missing or wrong is told by the input's rules. */
function named(text: string | undefined, names: readonly string[]): Record<string, string> | undefined {
  if (text === undefined) return undefined;
  const parts = text.split(',');
  return Object.fromEntries(
    names.flatMap((name, index) => (parts[index] === undefined ? [] : [[name, parts[index].trim()]])),
  );
}

/** Public halls over REST (docs/coverage.md: customer §7). */
export const hallSearchRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/public/halls',
    summary: 'Public halls, filtered, sorted and page by page.',
    tag: 'Halls',
    cache: 'public',
    operation: `query RestHalls($filter: HallFilter, $order: HallOrder, $paging: PagingInput) {
      halls(filter: $filter, order: $order, paging: $paging) {
        nodes { ${CARD} } totalCount pageInfo { endCursor hasNextPage page limit }
      }
    }`,
    query: {
      near: {
        description: 'Only halls around a place: latitude, longitude and, where it isn’t 25, the radius in kilometres.',
        pattern: '^-?[\\d.]+,-?[\\d.]+(,[\\d.]+)?$',
      },
      bounds: {
        description: 'Only halls on a part of the map: south, west, north, east in degrees.',
        pattern: '^-?[\\d.]+(,-?[\\d.]+){3}$',
      },
      cursor: { description: 'Where to go on: `paging.nextCursor` of the part before.' },
    },
    variables: ({ query }) => {
      const { near, bounds, order, limit, page, cursor, ...filter } = given(query);
      return {
        filter: {
          ...filter,
          near: named(near, ['latitude', 'longitude', 'radiusKm']),
          bounds: named(bounds, ['south', 'west', 'north', 'east']),
        },
        order,
        paging: { limit, page, after: cursor },
      };
    },
    shape: ({ halls }) => toPage(halls),
  },
  {
    method: 'GET',
    path: '/public/budget-steps',
    summary: 'The budgets per person that a search offers in a currency, and its slider of prices.',
    tag: 'Halls',
    cache: 'public',
    operation: `query RestBudgetSteps($currency: String) {
      budgetSteps(currency: $currency) { currency budgets sliderMin sliderMax sliderStep isMeasured }
    }`,
    variables: ({ query }) => ({ currency: query.currency }),
  },
]);
