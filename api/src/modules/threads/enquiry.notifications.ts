import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import type { Database } from '../../database/tables.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import { notifyWebhooks } from '../integrations/webhook.notifications.js';

/** Tells webhooks of a new enquiry, in its transaction. Who asks, and their number, are read with an API key. */
export async function notifyOfEnquiry(ctx: RequestContext, em: EntityManager, id: number): Promise<void> {
  const { businessId, ...enquiry } = await em
    .getKysely<Database>()
    .selectFrom('enquiries as e')
    .innerJoin('halls as h', 'h.id', 'e.hall_id')
    .select(['h.business_id as businessId', 'e.id', 'e.hall_id as hallId', 'e.source'])
    .select(HALL_TITLE.as('hallTitle'))
    .select(['e.day', 'e.guest_count as guestCount', 'e.occasion', 'e.created_at as createdAt'])
    .where('e.id', '=', id)
    .executeTakeFirstOrThrow();
  await notifyWebhooks(ctx, em, WebhookEvent.ENQUIRY_CREATED, [{ businessId, data: { enquiry } }]);
}
