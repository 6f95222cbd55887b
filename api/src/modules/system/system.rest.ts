import { routes } from '../../rest/route.js';

/** Readiness over REST (docs/coverage.md: customer §7). */
export const systemRoutes = routes([
  {
    method: 'GET',
    path: '/health',
    summary: 'Whether the platform is ready to serve.',
    tag: 'Platform',
    operation: 'query RestHealth { health { status database } }',
  },
  {
    method: 'GET',
    path: '/admin/system/info',
    summary: 'The server and what it runs on.',
    tag: 'Administration',
    operation: `query RestSystemInformation { systemInformation {
      environment runningEnvironment restartPending databaseConnected databaseUrl uptime totalDowntime maintenance { isActive isEnabled }
      version nodeVersion platform arch startTime memoryUsage { rss heapTotal heapUsed external } } }`,
  },
]);
