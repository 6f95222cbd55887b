import { defineRoutes, TEXT_FILE_FIELDS, toTextFile } from '../../rest/route.js';

/** REST routes of the owner's dashboard (docs/coverage.md: business §7 Halls). */
export const dashboardRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/dashboard/stats',
    summary: 'Statistics of the viewer’s business.',
    tag: 'Business',
    operation: `query RestBusinessDashboard { businessDashboard {
      totalHalls monthlyBookings totalRevenue avgRating currency hallsOnline waitingRequests oldestRequestAt
      monthlyRevenue previousMonthlyBookings previousMonthlyRevenue previousAvgRating
      period { from to previousFrom previousTo } lastYear { from to } bookingsLastYear revenueLastYear } }`,
  },
  {
    method: 'GET',
    path: '/business/billing',
    summary: 'Revenue of confirmed bookings by month of the event and currency.',
    tag: 'Business',
    operation: `query RestRevenueByMonth($year: Int) { revenueByMonth(year: $year) {
      month currency bookings subtotal discount tax total } }`,
    variables: ({ query }) => ({ year: query.year }),
  },
  {
    method: 'GET',
    path: '/business/billing/statement.csv',
    summary: 'A statement of the confirmed bookings in a period, as CSV.',
    tag: 'Business',
    operation: `query RestRevenueStatement($from: Date!, $to: Date!) {
      revenueStatement(from: $from, to: $to) { ${TEXT_FILE_FIELDS} } }`,
    variables: ({ query }) => ({ from: query.from, to: query.to }),
    mediaTypes: ['text/csv'],
    render: ({ revenueStatement }) => toTextFile(revenueStatement),
  },
]);
