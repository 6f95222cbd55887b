import { routes } from '../../rest/route.js';

/** Maintenance over REST (customer.md §7). */
export const maintenanceRoutes = routes([
  {
    method: 'GET',
    path: '/public/maintenance/status',
    summary: 'Whether the platform is under maintenance.',
    tag: 'Platform',
    operation: 'query RestMaintenanceStatus { maintenanceStatus { isMaintenanceMode endTime message } }',
  },
]);
