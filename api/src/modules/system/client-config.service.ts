import type { RequestContext } from '../../context.js';
import type { ClientConfig } from './client-config.types.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';

/** What the web app needs to know of the environment: nothing secret, and demo accounts only in a demo. */
export function clientConfig({ app: { env } }: RequestContext): ClientConfig {
  const isDemo = env.demo && !env.production;
  return {
    geoUrls: env.geoUrls,
    mapTilesUrl: env.mapTilesUrl,
    mapAttribution: env.mapAttribution,
    supportEmail: env.support.email,
    supportPhone: env.support.phone,
    social: env.social,
    demoSignIns: isDemo ? DEMO_ACCOUNTS.map(({ role, username, password }) => ({ role, username, password })) : [],
  };
}
