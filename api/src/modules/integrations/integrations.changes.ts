import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { disableWebhook } from './webhook.changes.js';

/** Ends all that acts for an owner's business or leads data out of it: API keys, webhooks, calendar feeds, external calendars. */
export async function closeIntegrations(ctx: RequestContext, em: EntityManager, ownerId: number): Promise<void> {
  const db = em.getKysely<Database>();
  const businesses = db.selectFrom('businesses').select('id').where('owner_id', '=', ownerId);
  const keys = await db
    .updateTable('api_keys')
    .set({ revoked_at: ctx.now() })
    .where('business_id', 'in', businesses)
    .where('revoked_at', 'is', null)
    .returning(['id', 'prefix'])
    .execute();
  for (const { id, prefix } of keys) {
    await recordSecurityEvent(ctx, em, { kind: 'KEY_REVOKED', accountId: ownerId, details: { key: id, prefix } });
  }
  const webhooks = db.selectFrom('webhooks').select('id').where('business_id', 'in', businesses);
  for (const { id } of await webhooks.where('is_active', '=', true).execute()) await disableWebhook(em, id, ctx.now());
  await db.deleteFrom('external_calendars').where('business_id', 'in', businesses).execute();
  const feed = { calendar_token: null };
  const halls = db.updateTable('halls').set(feed).where('business_id', 'in', businesses);
  await halls.where('calendar_token', 'is not', null).execute();
  const own = db.updateTable('businesses').set(feed).where('owner_id', '=', ownerId);
  await own.where('calendar_token', 'is not', null).execute();
}
