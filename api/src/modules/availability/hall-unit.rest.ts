import { defineRoutes } from '../../rest/route.js';

const UNIT = 'id name halls { id title hallNameUrdu }';
const TAG = 'Own halls';

/** REST routes of the spaces that halls take (docs/decisions/0006-ledger.md). */
export const hallUnitRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/units',
    summary: 'The spaces of the viewer’s business with the halls that take them.',
    tag: TAG,
    operation: `query RestViewerHallUnits { viewerHallUnits { ${UNIT} } }`,
  },
  {
    method: 'POST',
    path: '/business/units',
    summary: 'Adds a space, which no hall takes yet.',
    tag: TAG,
    operation: `mutation RestAddHallUnit($input: HallUnitInput!) { addHallUnit(input: $input) { ${UNIT} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/units/{id}',
    summary: 'Renames a space.',
    tag: TAG,
    operation: `mutation RestChangeHallUnit($id: Int!, $input: HallUnitInput!) {
      changeHallUnit(id: $id, input: $input) { ${UNIT} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'DELETE',
    path: '/business/units/{id}',
    refusals: ['IN_USE'],
    summary: 'Deletes a space that no hall takes.',
    tag: TAG,
    operation: `mutation RestRemoveHallUnit($id: Int!) { removeHallUnit(id: $id) { ${UNIT} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'PUT',
    path: '/business/halls/{id}/units',
    refusals: ['SLOT_TAKEN'],
    summary: 'Sets the spaces that a hall takes (unitIds); its upcoming bookings and blocks move along.',
    tag: TAG,
    operation: `mutation RestSetHallUnits($id: Int!, $input: SetHallUnitsInput!) {
      setHallUnits(id: $id, input: $input) { ${UNIT} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'GET',
    path: '/public/halls/{id}/shared-space',
    summary: 'The other public halls that share space with a hall, so that they can’t be booked at the same time.',
    tag: 'Halls',
    operation:
      'query RestHallsSharingSpace($hallId: Int!) { hallsSharingSpace(hallId: $hallId) { id title hallNameUrdu } }',
    variables: ({ params }) => ({ hallId: params.id }),
  },
]);
