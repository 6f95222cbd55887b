import { defineRoutes } from '../../rest/route.js';

const SETTINGS = 'isEnabled isActive message startTime endTime';

/** Maintenance over REST (docs/coverage.md: customer §7; business §7). */
export const maintenanceRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/public/maintenance/status',
    summary: 'Whether the platform is under maintenance.',
    tag: 'Platform',
    operation: 'query RestMaintenanceStatus { maintenanceStatus { isMaintenanceMode endTime message } }',
  },
  {
    method: 'GET',
    path: '/admin/maintenance',
    summary: 'The maintenance window, for staff.',
    tag: 'Administration',
    operation: `query RestMaintenanceSettings { maintenanceSettings { ${SETTINGS} } }`,
  },
  {
    method: 'POST',
    path: '/admin/maintenance',
    summary: 'Sets the maintenance window.',
    tag: 'Administration',
    operation: `mutation RestScheduleMaintenance($input: ScheduleMaintenanceInput!) { scheduleMaintenance(input: $input) { ${SETTINGS} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'DELETE',
    path: '/admin/maintenance',
    summary: 'Ends maintenance now.',
    tag: 'Administration',
    operation: `mutation RestEndMaintenance { endMaintenance { ${SETTINGS} } }`,
  },
]);
