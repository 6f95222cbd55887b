import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { publishEvent } from '../../graphql/live.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { otherSide, type MessageSide } from '../../domain/threads/messages.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import { notifyWebhooks } from '../integrations/webhook.notifications.js';
import { notifyInApp } from '../notifications/notification.changes.js';
import { findReaderIds } from './thread-mail.queries.js';

/** Tells who watches the thread of a booking that something in it has changed, when the transaction commits. */
export function publishThread(em: EntityManager, bookingId: number): Promise<void> {
  return publishEvent(em, 'thread', bookingId);
}

/** Tells of a message, in its transaction. Its text, which may hold contact details, is read with an API key. */
export async function notifyOfMessage(
  ctx: RequestContext,
  em: EntityManager,
  { id: bookingId, businessId }: BookingRow,
  { id, sequence, side }: { id: number; sequence: number; side: MessageSide },
): Promise<void> {
  await publishThread(em, bookingId);
  await notifyOtherSide(ctx, em, bookingId, otherSide(side));
  const message = { id, bookingId, sequence, side: side.toLowerCase(), createdAt: ctx.now().toISOString() };
  await notifyWebhooks(ctx, em, WebhookEvent.MESSAGE_SENT, [{ businessId, data: { message } }]);
}

/** Tells all readers of the side in the app; those who want no mails, too. */
async function notifyOtherSide(
  ctx: RequestContext,
  em: EntityManager,
  bookingId: number,
  side: MessageSide,
): Promise<void> {
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  const userIds = await findReaderIds(em, bookingId, side, mustHaveFactor);
  const kind = NotificationKind.MESSAGE_RECEIVED;
  await notifyInApp(ctx, em, [{ audience: NotificationAudience[side], kind, userIds, subject: { bookingId } }]);
}
