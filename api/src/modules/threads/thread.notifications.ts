import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { publishEvents, type PublishedEvent } from '../../graphql/live.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { MessageSide, otherSide, ThreadSubject } from '../../domain/threads/messages.js';
import { notifyWebhooks } from '../integrations/webhook.notifications.js';
import { notifyInApp } from '../notifications/notification.changes.js';
import { findReaders } from './thread-mail.queries.js';
import { findWhose, toIds, type Subject } from './thread.subjects.js';

/** The kind of live events about the threads of bookings, or of enquiries. */
export function toEventKind({ about }: Subject): 'thread' | 'enquiryThread' {
  return about === ThreadSubject.BOOKING ? 'thread' : 'enquiryThread';
}

/**
 * Tells who watches a thread, or an inbox with it, that something in it has changed, when the transaction commits.
 * @param reader the side that has read it, where that is all: the other one's inbox is what it was
 */
export async function publishThread(em: EntityManager, subject: Subject, reader?: MessageSide): Promise<void> {
  const whose = await findWhose(em, subject);
  const events: PublishedEvent[] = [{ kind: toEventKind(subject), id: subject.id }];
  if (whose?.customerId && reader !== MessageSide.BUSINESS) events.push({ kind: 'inbox', id: whose.customerId });
  if (whose?.businessId && reader !== MessageSide.CUSTOMER)
    events.push({ kind: 'businessInbox', id: whose.businessId });
  await publishEvents(em, events);
}

/** A message that was just sent. */
interface SentMessage {
  id: number;
  sequence: number;
  side: MessageSide;
  /** Whether nobody wrote it. */
  isAutomatic: boolean;
}

/** Tells of a message, in its transaction. Its text, which may hold contact details, is read with an API key. */
export async function notifyOfMessage(
  ctx: RequestContext,
  em: EntityManager,
  subject: Subject & { businessId: number },
  { id, sequence, side, isAutomatic }: SentMessage,
): Promise<void> {
  await publishThread(em, subject);
  await notifyOtherSide(ctx, em, subject, otherSide(side));
  const sent = { sequence, side: side.toLowerCase(), isAutomatic, createdAt: ctx.now().toISOString() };
  const message = { id, ...toIds(subject), ...sent };
  await notifyWebhooks(ctx, em, WebhookEvent.MESSAGE_SENT, [{ businessId: subject.businessId, data: { message } }]);
}

/** Who reads a thread on a side. */
export async function findReaderIds(
  ctx: RequestContext,
  em: EntityManager,
  subject: Subject,
  side: MessageSide,
): Promise<number[]> {
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  return (await findReaders(em, subject, side, mustHaveFactor)).map(({ id }) => id);
}

/** Tells all readers of the side in the app; those who want no mails, too. */
async function notifyOtherSide(
  ctx: RequestContext,
  em: EntityManager,
  subject: Subject,
  side: MessageSide,
): Promise<void> {
  const userIds = await findReaderIds(ctx, em, subject, side);
  const kind = NotificationKind.MESSAGE_RECEIVED;
  await notifyInApp(ctx, em, [{ audience: NotificationAudience[side], kind, userIds, subject: toIds(subject) }]);
}
