import { defineRoutes } from '../../rest/route.js';

const RATE = `id hallId name reason shiftName weekdays firstDay lastDay seasonStart seasonEnd hijriMonth
  percentage price priceType version`;
const MONTH = 'year month name firstDay calculatedFirstDay isCorrected source';

/** REST routes of rates (docs/decisions/0025-schedule.md). */
export const rateRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/rates',
    summary: 'The rates of the viewer’s business: other prices on some days.',
    tag: 'Own halls',
    operation: `query RestHallRates { viewerHallRates { ${RATE} } }`,
  },
  {
    method: 'POST',
    path: '/business/rates',
    summary: 'Adds another price on some days; bookings keep what was agreed.',
    tag: 'Own halls',
    operation: `mutation RestAddHallRate($input: HallRateInput!) { addHallRate(input: $input) { ${RATE} } }`,
    variables: ({ body }) => ({ input: body }),
    refusals: ['ALREADY_TAKEN', 'CONFLICT'],
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/rates/{id}',
    summary: 'Changes a rate; bookings keep what was agreed.',
    tag: 'Own halls',
    operation: `mutation RestChangeHallRate($id: Int!, $input: HallRateInput!) {
      changeHallRate(id: $id, input: $input) { ${RATE} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
    refusals: ['ALREADY_TAKEN', 'CONFLICT'],
  },
  {
    method: 'DELETE',
    path: '/business/rates/{id}',
    summary: 'Removes a rate; bookings keep what was agreed.',
    tag: 'Own halls',
    operation: `mutation RestRemoveHallRate($id: Int!) { removeHallRate(id: $id) { ${RATE} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'GET',
    path: '/hijri-months',
    summary: 'When the present Hijri month and those of the next two years begin.',
    tag: 'Own halls',
    operation: `query RestHijriMonths { hijriMonths { ${MONTH} } }`,
  },
  {
    method: 'PUT',
    path: '/admin/hijri-months/{year}/{month}',
    summary: 'Sets the first day of a Hijri month as it was announced.',
    tag: 'Administration',
    operation: `mutation RestCorrectHijriMonth($year: Int!, $month: Int!, $input: HijriMonthInput!) {
      correctHijriMonth(year: $year, month: $month, input: $input) { ${MONTH} } }`,
    variables: ({ params, body }) => ({ year: params.year, month: params.month, input: body }),
  },
  {
    method: 'DELETE',
    path: '/admin/hijri-months/{year}/{month}',
    summary: 'Lets a corrected Hijri month begin as calculated again.',
    tag: 'Administration',
    operation: `mutation RestResetHijriMonth($year: Int!, $month: Int!) {
      resetHijriMonth(year: $year, month: $month) { ${MONTH} } }`,
    variables: ({ params }) => ({ year: params.year, month: params.month }),
  },
]);
