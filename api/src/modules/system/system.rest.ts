import { routes } from '../../rest/route.js';

/** Readiness over REST (customer.md §7). */
export const systemRoutes = routes([
  {
    method: 'GET',
    path: '/health',
    summary: 'Whether the platform is ready to serve.',
    tag: 'Platform',
    operation: 'query RestHealth { health { status database } }',
  },
]);
