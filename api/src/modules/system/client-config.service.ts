import type { RequestContext } from '../../context.js';
import { toAccountKey, User } from '../accounts/user.entity.js';
import type { ClientConfig, DemoSignIn } from './client-config.types.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';

/** The configuration for the web app; nothing secret. */
export function getClientConfig({ app: { env } }: RequestContext): Omit<ClientConfig, 'demoSignIns'> {
  return {
    geoUrls: env.geoUrls,
    mapTilesUrl: env.mapTilesUrl,
    mapAttribution: env.mapAttribution,
    supportEmail: env.support.email,
    supportPhone: env.support.phone,
    social: env.social,
    securityLogDays: env.securityLogDays,
  };
}

/** The demo accounts in this database; empty without the demo. */
export async function listDemoSignIns({ app: { env }, em }: RequestContext): Promise<DemoSignIn[]> {
  if (!env.demo || env.production) return [];
  const emails = DEMO_ACCOUNTS.map(({ email }) => toAccountKey(email));
  const found = await em.find(User, { emailKey: { $in: emails } }, { fields: ['email', 'role', 'username'] });
  return DEMO_ACCOUNTS.filter((account) =>
    found.some(({ email, role, username }) => {
      return email === account.email && role === account.role && username === account.username;
    }),
  ).map(({ role, teamRole = null, username, password }) => ({ role, teamRole, username, password }));
}
