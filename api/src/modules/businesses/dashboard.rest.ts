import { routes } from '../../rest/route.js';

/** The figures of an owner's dashboard over REST (business-and-admin.md §7 Halls). */
export const dashboardRoutes = routes([
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
]);
