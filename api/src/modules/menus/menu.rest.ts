import { defineRoutes, withIdempotencyKey } from '../../rest/route.js';

const DISHES = 'dishes { dishId name nameUrdu surcharge }';
const MENU = `id name nameUrdu description picture currency courses { name nameUrdu choose isMain ${DISHES} }
  bands { fromGuests price } guaranteedHeads childrenShare hallIds shiftNames firstDay lastDay isFixed retiredAt version`;

/** REST routes of menus (docs/decisions/0073-menus.md). */
export const menuRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/public/halls/{id}/menus',
    summary: 'The menus that can be chosen for a hall.',
    tag: 'Halls',
    operation: `query RestHallMenus($id: Int!) { hallMenus(hallId: $id) { ${MENU} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/business/menus',
    summary: 'The menus of the viewer’s business, retired ones last.',
    tag: 'Business setup',
    operation: `query RestViewerMenus { viewerMenus { ${MENU} } }`,
  },
  {
    method: 'GET',
    path: '/business/menus/{id}',
    summary: 'One of the menus of the viewer’s business.',
    tag: 'Business setup',
    operation: `query RestViewerMenu($id: Int!) { viewerMenu(id: $id) { ${MENU} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'POST',
    path: '/business/menus',
    refusals: ['CONFLICT', 'IDEMPOTENCY_MISMATCH'],
    summary: 'Adds a menu; can be retried with an Idempotency-Key.',
    tag: 'Business setup',
    operation: `mutation RestAddMenu($input: MenuInput!) { addMenu(input: $input) { ${MENU} } }`,
    variables: withIdempotencyKey,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/menus/{id}',
    refusals: ['CONFLICT'],
    summary: 'Changes a menu; bookings keep what was agreed.',
    tag: 'Business setup',
    operation: `mutation RestChangeMenu($id: Int!, $input: MenuInput!) { changeMenu(id: $id, input: $input) { ${MENU} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
  },
  {
    method: 'DELETE',
    path: '/business/menus/{id}',
    refusals: ['CONFLICT'],
    summary: 'Retires a menu: it can’t be chosen any more; bookings keep it.',
    tag: 'Business setup',
    operation: `mutation RestRetireMenu($id: Int!) { retireMenu(id: $id) { ${MENU} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
]);
