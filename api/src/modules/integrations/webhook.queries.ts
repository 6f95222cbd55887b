import type { EntityManager } from '@mikro-orm/postgresql';
import { WebhookEvent } from '../../domain/integrations/inputs.js';

/** A delivery whose attempt has begun. */
export interface Claim {
  id: number;
  webhook_id: number;
  event: WebhookEvent;
  event_id: string;
  payload: string;
  attempts: number;
  url: string;
  secret: string;
  is_open: boolean;
  /** Until when the webhook is left alone. */
  paused_until: string | null;
}

/** Takes a delivery that waits and is due, its attempts counted on; nothing where another process has it. One statement. */
export async function claimDelivery(em: EntityManager, id: number, now: Date): Promise<Claim | undefined> {
  const rows = await em.execute<Claim[]>(
    `select d.id, d.webhook_id, d.event, d.event_id, d.payload, d.attempts + 1 as attempts, w.url, w.secret,
            b.is_trading and (w.is_active or d.event = ?) as is_open, w.paused_until
       from webhook_deliveries d join webhooks w on w.id = d.webhook_id join businesses b on b.id = w.business_id
      where d.id = ? and d.status = 'waiting' and (d.next_attempt_at is null or d.next_attempt_at <= ?)
        for update of d skip locked`,
    [WebhookEvent.PING, id, now.toISOString()],
  );
  return rows[0];
}

/** The webhooks of a business that asked for an event, in the order of their ids; none where it may not trade. One statement. */
export async function findListeners(em: EntityManager, businessId: number, event: WebhookEvent): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select w.id from webhooks w join businesses b on b.id = w.business_id
      where w.business_id = ? and w.is_active and ? = any(w.events) and b.is_trading order by w.id`,
    [businessId, event],
  );
  return rows.map(({ id }) => id);
}
