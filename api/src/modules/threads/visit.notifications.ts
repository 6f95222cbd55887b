import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import type { MessageSide } from '../../domain/threads/messages.js';
import { notifyInApp } from '../notifications/notification.changes.js';
import { queueMails } from '../notifications/outbox.service.js';
import { findReaders } from './thread-mail.queries.js';
import { publishThread } from './thread.notifications.js';
import { toIds, toSubject } from './thread.subjects.js';
import { createVisitMail, type ThreadFate, type VisitEvent } from './visit.mails.js';
import type { VisitRow } from './visit.queries.js';

const KINDS: Readonly<Record<VisitEvent, NotificationKind>> = {
  proposed: NotificationKind.VISIT_PROPOSED,
  confirmed: NotificationKind.VISIT_CONFIRMED,
  declined: NotificationKind.VISIT_DECLINED,
  cancelled: NotificationKind.VISIT_CANCELLED,
  calledOff: NotificationKind.VISIT_CALLED_OFF,
  soon: NotificationKind.VISIT_SOON,
};

/**
 * Tells a side of a visit in the app and by mail, in the transaction that changes it, and who watches the thread. Members who want
 * no mails are told in the app.
 */
export async function notifyOfVisit(
  ctx: RequestContext,
  em: EntityManager,
  visit: VisitRow,
  { event, sides, thread = 'open' }: { event: VisitEvent; sides: readonly MessageSide[]; thread?: ThreadFate },
): Promise<void> {
  const subject = toSubject(visit);
  // With an enquiry go the notifications about it.
  const isGone = thread === 'deleted' && visit.bookingId === null;
  const about = isGone ? { businessId: visit.businessId } : toIds(subject);
  await publishThread(em, subject);
  const mustHaveFactor = needsSecondFactor(ctx.app.env.requireSecondFactor, Role.BUSINESS);
  for (const side of sides) {
    const readers = await findReaders(em, subject, side, mustHaveFactor);
    const userIds = readers.map(({ id }) => id);
    const audience = NotificationAudience[side];
    await notifyInApp(ctx, em, [{ audience, kind: KINDS[event], userIds, subject: about, event: visit.id }]);
    const mailed = readers.filter(({ isMailed }) => isMailed);
    await queueMails(
      ctx,
      em,
      mailed.map((reader) => createVisitMail(event, visit, { ...reader, side }, thread)),
    );
  }
}
