import { AccountResolver } from './accounts/account.resolver.js';
import { MaintenanceResolver } from './maintenance/maintenance.resolver.js';
import { SystemResolver } from './system/system.resolver.js';

/** Every resolver of the product; one that isn't listed isn't in the schema. */
export const RESOLVERS = [AccountResolver, MaintenanceResolver, SystemResolver] as const;
