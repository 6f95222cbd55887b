import { defineRoutes, TEXT_FILE_FIELDS, toTextFile } from '../../rest/route.js';

/** The figures of an owner's dashboard over REST (docs/coverage.md: business §7 Halls). */
export const dashboardRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/dashboard/stats',
    summary: 'The own business in figures.',
    tag: 'Business',
    operation: `query RestBusinessDashboard { businessDashboard {
      totalHalls monthlyBookings totalRevenue avgRating currency hallsOnline waitingRequests oldestRequestAt
      monthlyRevenue previousMonthlyBookings previousMonthlyRevenue previousAvgRating
      period { from to previousFrom previousTo } } }`,
  },
  {
    method: 'GET',
    path: '/business/billing',
    summary: 'What confirmed bookings come to, by month of the event and currency.',
    tag: 'Business',
    operation: `query RestRevenueByMonth($year: Int) { revenueByMonth(year: $year) {
      month currency bookings subtotal discount tax total } }`,
    variables: ({ query }) => ({ year: query.year }),
  },
  {
    method: 'GET',
    path: '/business/billing/statement.csv',
    summary: 'The confirmed bookings of some days with their sums, as a CSV file.',
    tag: 'Business',
    operation: `query RestRevenueStatement($from: Date!, $to: Date!) {
      revenueStatement(from: $from, to: $to) { ${TEXT_FILE_FIELDS} } }`,
    variables: ({ query }) => ({ from: query.from, to: query.to }),
    mediaTypes: ['text/csv'],
    render: ({ revenueStatement }) => toTextFile(revenueStatement),
  },
]);
