import type { Route } from '../rest/route.js';
import { accountRoutes } from './accounts/account.rest.js';
import { businessRoutes } from './businesses/business.rest.js';
import { maintenanceRoutes } from './maintenance/maintenance.rest.js';
import { moderationRoutes } from './moderation/moderation.rest.js';
import { systemRoutes } from './system/system.rest.js';

/** The whole REST table. */
export const ROUTES: readonly Route[] = [...accountRoutes, ...businessRoutes, ...maintenanceRoutes, ...moderationRoutes, ...systemRoutes];
