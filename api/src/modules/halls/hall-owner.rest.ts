import { toPage, toPaging, defineRoutes, type RestRequest, type Route } from '../../rest/route.js';

/** A hall as its owner gets it over REST (docs/coverage.md: business §3): amenities are their numbers. */
const HALL = `id hallNumber hallName title description categoryId categoryName typeId typeName capacity pricePerHour
  pricePerPerson currency location city latitude longitude profileImage sliderImages status isPublic isFeatured rating
  reviewCount services fixedServices { id name isIncluded } amenities: amenityIds upcomingBookings
  completeness { percent gaps { part advice } } createdAt updatedAt`;
const AMENITIES = 'amenities { id name icon }';
const TAG = 'Own halls';

/** A mutation that names a hall and nothing else. */
function onHall(row: Pick<Route, 'method' | 'path' | 'summary' | 'refusals'>, mutation: string): Route {
  return {
    ...row,
    tag: TAG,
    operation: `mutation Rest${mutation}($id: Int!) {
      ${mutation.charAt(0).toLowerCase()}${mutation.slice(1)}(id: $id) { ${HALL} } }`,
    variables: ({ params }) => ({ id: params.id }),
  };
}

/** A mutation that adds something to a hall. */
function addingTo(row: Pick<Route, 'path' | 'summary'>, mutation: string, variable: string): Route {
  return {
    ...row,
    method: 'POST',
    tag: TAG,
    operation: `mutation Rest${mutation}($id: Int!, $${variable}: Int!) {
      ${mutation.charAt(0).toLowerCase()}${mutation.slice(1)}(id: $id, ${variable}: $${variable}) { ${HALL} } }`,
    variables: ({ params, body }) => ({ id: params.id, [variable]: body[variable] }),
    status: 201,
  };
}

function withKey({ body, idempotencyKey }: RestRequest) {
  return { input: idempotencyKey === undefined ? body : { ...body, clientMutationId: idempotencyKey } };
}

/** The halls of an owner over REST (docs/coverage.md: business §7 Halls). */
export const hallOwnerRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/halls',
    summary: 'The own halls, the newest first.',
    tag: TAG,
    operation: `query RestViewerHalls($filter: OwnedHallFilter, $order: OwnedHallOrder, $paging: PagingInput) {
      viewerHalls(filter: $filter, order: $order, paging: $paging) {
        nodes { ${HALL} } totalCount pageInfo { endCursor hasNextPage page limit } } }`,
    variables: (request) => ({
      filter: { text: request.query.search, status: request.query.status },
      order: request.query.order,
      paging: toPaging(request),
    }),
    shape: ({ viewerHalls }) => toPage(viewerHalls),
  },
  {
    method: 'GET',
    path: '/business/halls/{id}',
    summary: 'One of the own halls.',
    tag: TAG,
    operation: `query RestViewerHall($id: Int!) { viewerHall(id: $id) { ${HALL} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'POST',
    path: '/business/halls',
    refusals: ['IDEMPOTENCY_MISMATCH'],
    summary: 'Lists a hall; with an Idempotency-Key it may be sent again.',
    tag: TAG,
    operation: `mutation RestListHall($input: ListHallInput!) { listHall(input: $input) { ${HALL} } }`,
    variables: withKey,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/halls/{id}',
    summary: 'Changes an own hall; fixedServiceIds and amenityIds too where they are given.',
    tag: TAG,
    operation: `mutation RestChangeHall($id: Int!, $input: ChangeHallInput!) { changeHall(id: $id, input: $input) { ${HALL} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  onHall(
    {
      method: 'DELETE',
      path: '/business/halls/{id}',
      summary: 'Removes an own hall without upcoming bookings.',
      refusals: ['IN_USE'],
    },
    'RemoveHall',
  ),
  {
    method: 'GET',
    path: '/business/halls/{id}/amenities',
    summary: 'The amenities of an own hall.',
    tag: TAG,
    operation: `query RestViewerHallAmenities($id: Int!) { viewerHall(id: $id) { ${AMENITIES} } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({ viewerHall }) => (viewerHall as { amenities: unknown }).amenities,
  },
  addingTo(
    { path: '/business/halls/{id}/fixed-services', summary: 'Lets an own hall come with one more fixed service.' },
    'AddHallFixedService',
    'serviceId',
  ),
  onHall(
    {
      method: 'DELETE',
      path: '/business/halls/{id}/fixed-services',
      summary: 'Takes all fixed services from an own hall.',
    },
    'ClearHallFixedServices',
  ),
  addingTo(
    { path: '/business/halls/{id}/amenities', summary: 'Lets an own hall have one more amenity.' },
    'AddHallAmenity',
    'amenityId',
  ),
  onHall(
    { method: 'DELETE', path: '/business/halls/{id}/amenities', summary: 'Takes all amenities from an own hall.' },
    'ClearHallAmenities',
  ),
]);
