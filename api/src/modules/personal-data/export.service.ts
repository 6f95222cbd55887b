import { requireViewer, type RequestContext } from '../../context.js';
import type { TextFile } from '../../graphql/text-file.js';
import { assertRecentSignIn } from '../../graphql/recent-sign-in.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { findPersonalRecords } from './export.queries.js';

/**
 * The viewer's own data, complete, as JSON; recorded in the security log.
 * @throws DomainError REAUTHENTICATION_REQUIRED; TOO_MANY_REQUESTS
 */
export async function exportAccountData(ctx: RequestContext): Promise<TextFile> {
  assertRecentSignIn(ctx);
  const { id } = requireViewer(ctx);
  await ctx.app.limits.exportByAccount.take(String(id));
  await recordSecurityEvent(ctx, ctx.em.fork(), { kind: 'DATA_EXPORTED' });
  const records = await findPersonalRecords(ctx.em, id, ctx.app.env);
  const content = JSON.stringify({ exportedAt: ctx.now().toISOString(), ...records }, undefined, 2);
  return { filename: `mehfil-${id}-${ctx.now().toISOString().slice(0, 10)}.json`, mime: 'application/json', content };
}
