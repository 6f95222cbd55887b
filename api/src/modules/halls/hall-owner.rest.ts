import { toPage, toPaging, defineRoutes, withIdempotencyKey, type Route } from '../../rest/route.js';

/** The fields of a hall for its owner (docs/coverage.md: business §3); amenities are ids. */
const HALL = `id hallNumber hallName title description hallNameUrdu descriptionUrdu categoryId categoryName typeId typeName capacity pricePerHour
  pricePerPerson cheapestShift { id name weekdays startTime endTime price priceType } currency location city latitude longitude profileImage sliderImages roundsCapacity theaterCapacity standingCapacity parkingSpaces hasValet generator hasBridalRoom outsideCatering outsideCateringCharge
  outsideDecor outsideDecorCharge floorPlan status isPublic isFeatured rating
  reviewCount services fixedServices { id name isIncluded } amenities: amenityIds upcomingBookings
  completeness { percent gaps { part advice } } createdAt updatedAt`;
const AMENITIES = 'amenities { id name icon }';
const TAG = 'Own halls';

/** A mutation whose only argument is a hall. */
function toHallRoute(row: Pick<Route, 'method' | 'path' | 'summary' | 'refusals'>, mutation: string): Route {
  return {
    ...row,
    tag: TAG,
    operation: `mutation Rest${mutation}($id: Int!) {
      ${mutation.charAt(0).toLowerCase()}${mutation.slice(1)}(id: $id) { ${HALL} } }`,
    variables: ({ params }) => ({ id: params.id }),
  };
}

/** A mutation that adds something to a hall. */
function toLinkRoute(row: Pick<Route, 'path' | 'summary'>, mutation: string, variable: string): Route {
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

/** REST routes of an owner's halls (docs/coverage.md: business §7 Halls). */
export const hallOwnerRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/halls',
    summary: 'The viewer’s halls, newest first.',
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
    summary: 'One of the viewer’s halls.',
    tag: TAG,
    operation: `query RestViewerHall($id: Int!) { viewerHall(id: $id) { ${HALL} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'POST',
    path: '/business/halls',
    refusals: ['IDEMPOTENCY_MISMATCH'],
    summary: 'Lists a hall; can be retried with an Idempotency-Key.',
    tag: TAG,
    operation: `mutation RestListHall($input: ListHallInput!) { listHall(input: $input) { ${HALL} } }`,
    variables: withIdempotencyKey,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/halls/{id}',
    summary: 'Updates one of the viewer’s halls, including fixedServiceIds and amenityIds if given.',
    tag: TAG,
    operation: `mutation RestChangeHall($id: Int!, $input: ChangeHallInput!) { changeHall(id: $id, input: $input) { ${HALL} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  toHallRoute(
    {
      method: 'DELETE',
      path: '/business/halls/{id}',
      summary: 'Removes one of the viewer’s halls without upcoming bookings.',
      refusals: ['IN_USE'],
    },
    'RemoveHall',
  ),
  {
    method: 'GET',
    path: '/business/halls/{id}/amenities',
    summary: 'The amenities of one of the viewer’s halls.',
    tag: TAG,
    operation: `query RestViewerHallAmenities($id: Int!) { viewerHall(id: $id) { ${AMENITIES} } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({ viewerHall }) => (viewerHall as { amenities: unknown }).amenities,
  },
  toLinkRoute(
    { path: '/business/halls/{id}/fixed-services', summary: 'Adds a fixed service to one of the viewer’s halls.' },
    'AddHallFixedService',
    'serviceId',
  ),
  toHallRoute(
    {
      method: 'DELETE',
      path: '/business/halls/{id}/fixed-services',
      summary: 'Removes all fixed services from one of the viewer’s halls.',
    },
    'ClearHallFixedServices',
  ),
  toLinkRoute(
    { path: '/business/halls/{id}/amenities', summary: 'Adds an amenity to one of the viewer’s halls.' },
    'AddHallAmenity',
    'amenityId',
  ),
  toHallRoute(
    {
      method: 'DELETE',
      path: '/business/halls/{id}/amenities',
      summary: 'Removes all amenities from one of the viewer’s halls.',
    },
    'ClearHallAmenities',
  ),
]);
