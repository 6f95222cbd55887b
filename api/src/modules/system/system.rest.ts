import { defineRoutes } from '../../rest/route.js';

/** REST routes of health and system information (docs/coverage.md: customer §7). */
export const systemRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/health',
    summary: 'Whether the platform is ready to serve.',
    tag: 'Platform',
    operation: 'query RestHealth { health { status database replicas } }',
  },
  {
    method: 'GET',
    path: '/admin/system/info',
    summary: 'Information about the server and its runtime.',
    tag: 'Administration',
    operation: `query RestSystemInformation { systemInformation {
      environment runningEnvironment restartPending databaseConnected databaseUrl uptime totalDowntime maintenance { isActive isEnabled }
      version nodeVersion platform arch startTime memoryUsage { rss heapTotal heapUsed external } } }`,
  },
]);
