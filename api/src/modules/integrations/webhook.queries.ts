import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type SqlBool } from 'kysely';
import { paginate } from '../../database/paginate.js';
import { NamedQuery } from '../../database/prepared.js';
import { isOneOf, type Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { DeliveryStatus, WebhookEvent } from '../../domain/integrations/inputs.js';
import type { WebhookDelivery } from './webhook.types.js';

/** A waiting delivery that isn't locked by another process. */
function selectWaiting(em: EntityManager, id: number) {
  return em
    .getKysely<Database>()
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .select(['d.id', 'd.webhook_id as webhookId', 'd.event', 'd.event_id as eventId', 'd.payload', 'w.url', 'w.secret'])
    .select('w.business_id as businessId')
    .select((eb) => [
      eb('d.attempts', '+', 1).as('attempts'),
      eb
        .and([
          eb('b.is_trading', '=', true),
          eb.or([eb('w.is_active', '=', true), eb('d.event', '=', WebhookEvent.PING)]),
        ])
        .$castTo<boolean>()
        .as('isOpen'),
    ])
    .select(['w.paused_until as pausedUntil', 'd.next_attempt_at as nextAttemptAt'])
    .where('d.id', '=', id)
    .where('d.status', '=', DeliveryStatus.WAITING)
    .forUpdate('d')
    .skipLocked();
}

/** A claimed delivery; `attempts` includes the one that starts. */
export type Claim = InferResult<ReturnType<typeof selectWaiting>>[number];

/** Claims a waiting delivery, due or not; undefined if another process has it. One statement. */
export function claimDelivery(em: EntityManager, id: number): Promise<Claim | undefined> {
  return selectWaiting(em, id).executeTakeFirst();
}

/** Locks a webhook until the transaction ends. */
export async function lockWebhook(em: EntityManager, id: number): Promise<void> {
  await em.getKysely<Database>().selectFrom('webhooks').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Whether a business has any webhook, as a column: most have none, which saves looking for those of an event. */
export function hasWebhooks(businessId: string) {
  return sql<boolean>`exists (select from webhooks w where w.business_id = ${sql.ref(businessId)})`;
}

const LISTENERS = new NamedQuery('webhook-listeners', (db, businessIds: readonly number[], event: WebhookEvent) =>
  db
    .selectFrom('webhooks as w')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .select(['w.id', 'w.business_id as businessId'])
    .where(isOneOf('w.business_id', businessIds))
    .where('w.is_active', '=', true)
    .where(sql<SqlBool>`${event} = any(w.events)`)
    .where('b.is_trading', '=', true)
    .orderBy('w.id'),
);

/** The webhooks of businesses that subscribe to an event, by id; none of a business that isn't trading. One statement. */
export function findListeners(
  em: EntityManager,
  businessIds: readonly number[],
  event: WebhookEvent,
): Promise<{ id: number; businessId: number }[]> {
  return LISTENERS.run(em, businessIds, event);
}

const LATEST = { by: 'd.id', type: 'int', direction: 'desc' } as const;

/** A page of a webhook's log, newest first; one statement, and one more for the count. */
export function findDeliveries(
  em: EntityManager,
  webhookId: number,
  page: PageRequest,
): Promise<Connection<WebhookDelivery>> {
  const deliveries = em.getKysely<Database>().selectFrom('webhook_deliveries as d');
  const rows = deliveries
    .select(['d.id', 'd.event_id as eventId', 'd.event', 'd.status', 'd.attempts', 'd.payload'])
    .select(['d.response_status as responseStatus', 'd.response_text as responseText', 'd.last_error as lastError'])
    .select(['d.duration_ms as durationMs', 'd.created_at as createdAt', 'd.attempted_at as attemptedAt'])
    .select(['d.next_attempt_at as nextAttemptAt', 'd.delivered_at as deliveredAt']);
  const found = deliveries.where('d.webhook_id', '=', webhookId);
  return paginate(em, { found, rows, id: 'd.id' }, LATEST, page);
}
