import { defineRoutes, toPage, toPaging } from '../../rest/route.js';

const RULE = 'id city kind effect closingTime firstDay lastDay source';

/** REST routes of city rules (docs/decisions/0025-schedule.md). */
export const cityRuleRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/public/city-rules',
    summary: 'The rules of a city that hold today or later: closing hours, one dish.',
    tag: 'Halls',
    operation: `query RestCityRules($city: String!) { cityRules(city: $city) { ${RULE} } }`,
    variables: ({ query }) => ({ city: query.city }),
  },
  {
    method: 'GET',
    path: '/admin/city-rules',
    summary: 'The rules of all cities, also those that are over.',
    tag: 'Administration',
    operation: `query RestAllCityRules($filter: CityRuleFilter, $order: CityRuleOrder, $paging: PagingInput) {
      allCityRules(filter: $filter, order: $order, paging: $paging) { nodes { ${RULE} }
        totalCount totalCountIsLowerBound pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({
      filter: { text: request.query.search, kind: request.query.kind, state: request.query.state },
      order: request.query.order,
      paging: toPaging(request),
    }),
    shape: ({ allCityRules }) => toPage(allCityRules),
  },
  {
    method: 'POST',
    path: '/admin/city-rules',
    summary: 'Adds a rule of a city; confirmed bookings stay as they are.',
    tag: 'Administration',
    operation: `mutation RestAddCityRule($input: CityRuleInput!) { addCityRule(input: $input) { ${RULE} } }`,
    variables: ({ body }) => ({ input: body }),
    refusals: ['ALREADY_TAKEN'],
    status: 201,
  },
  {
    method: 'PUT',
    path: '/admin/city-rules/{id}',
    summary: 'Changes a rule of a city; confirmed bookings stay as they are.',
    tag: 'Administration',
    operation: `mutation RestChangeCityRule($id: Int!, $input: CityRuleInput!) {
      changeCityRule(id: $id, input: $input) { ${RULE} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
    refusals: ['ALREADY_TAKEN'],
  },
  {
    method: 'PUT',
    path: '/admin/city-rules/{id}/end',
    summary: 'Ends a rule of a city with an evening.',
    tag: 'Administration',
    operation: `mutation RestEndCityRule($id: Int!, $input: EndCityRuleInput!) {
      endCityRule(id: $id, input: $input) { ${RULE} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
]);
