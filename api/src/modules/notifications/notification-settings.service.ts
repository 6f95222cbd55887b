import { ECDH } from 'node:crypto';
import { requireViewer, type RequestContext } from '../../context.js';
import { toEnumValue } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { resolveTarget } from '../../http/outgoing.address.js';
import { addJob } from '../../jobs/queue.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { hasGroup, hasMails, NOTIFICATION_GROUPS } from '../../domain/notifications/groups.js';
import { NOTIFICATION_MESSAGES } from '../../domain/notifications/messages.js';
import { toQuietHours } from '../../domain/notifications/quiet-hours.js';
import { addGatherJob } from './notification.changes.js';
import { deleteSubscriptions, saveSettings, saveSubscription } from './notification-settings.changes.js';
import { NotificationSettings } from './notification-settings.entity.js';
import type { NotificationSettingsInput, PushSubscriptionInput } from './notification-settings.inputs.js';
import type { NotificationSettingsView } from './notification-settings.types.js';
import { PUSH_JOB } from './push.jobs.js';
import { getPushKey } from './push.keys.js';
import { findBrowser } from './push.queries.js';

/** Whether the browser of the viewer's session is pushed to. */
async function isPushOn(ctx: RequestContext): Promise<boolean> {
  const { sessionId = 0 } = requireViewer(ctx);
  const browser = await findBrowser(ctx.em, { sessionId, serverKey: getPushKey(ctx.app.env), now: ctx.now() });
  return browser !== undefined;
}

/** What the viewer is told of by mail and push. */
export async function getNotificationSettings(ctx: RequestContext): Promise<NotificationSettingsView> {
  const viewer = requireViewer(ctx);
  const stored = await ctx.em.findOne(NotificationSettings, { userId: viewer.id }, { refresh: true });
  const groups = NOTIFICATION_GROUPS.filter((group) => hasGroup(viewer.role, group)).map((group) => ({
    group,
    mail: hasMails(group) ? !stored?.mailOff.includes(toEnumValue(group)) : null,
    push: !stored?.pushOff.includes(toEnumValue(group)),
  }));
  const quietHours = stored && toQuietHours(stored);
  return { groups, quietHours, pushKey: getPushKey(ctx.app.env), isPushOn: await isPushOn(ctx) };
}

/**
 * Changes what the viewer is told of by mail and push. Pushes that wait for the end of quiet hours follow them; mails that wait
 * come at the end that they were given, or at a later one.
 */
export async function changeNotificationSettings(
  ctx: RequestContext,
  { groups, quietHours }: NotificationSettingsInput,
): Promise<NotificationSettingsView> {
  const { id } = requireViewer(ctx);
  const ofChannel = (channel: 'mail' | 'push') =>
    (groups ?? []).flatMap(({ group, [channel]: isOn }) => (typeof isOn === 'boolean' ? [{ group, isOn }] : []));
  await inTransaction(ctx.em, async (em) => {
    await saveSettings(em, id, { mail: ofChannel('mail'), push: ofChannel('push'), quietHours }, ctx.now());
    if (quietHours !== undefined) await addGatherJob(em, id);
  });
  return getNotificationSettings(ctx);
}

function assertKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    throw invalidInput([{ field: 'p256dh', message: NOTIFICATION_MESSAGES.subscriptionInvalid }]);
  }
}

/**
 * Pushes to the browser of the viewer's session from now on, until the session ends.
 * @throws DomainError INVALID_INPUT for an address that isn't public and https, or no key; TOO_MANY_REQUESTS
 */
export async function turnOnPush(ctx: RequestContext, input: PushSubscriptionInput): Promise<NotificationSettingsView> {
  const { id: userId, sessionId = 0 } = requireViewer(ctx);
  await ctx.app.limits.pushTestByAccount.take(String(userId));
  const { endpoint, p256dh, auth } = input;
  assertKey(p256dh);
  await resolveTarget(endpoint, { allowLocal: ctx.app.env.webhooksToLocalhost, field: 'endpoint' });
  const keys = { endpoint, p256dh, auth, serverKey: getPushKey(ctx.app.env) };
  await inTransaction(ctx.em, (em) => saveSubscription(em, { sessionId, userId, ...keys, createdAt: ctx.now() }));
  return getNotificationSettings(ctx);
}

/** Stops pushing to the browser of the viewer's session. */
export async function turnOffPush(ctx: RequestContext): Promise<NotificationSettingsView> {
  await deleteSubscriptions(ctx.em, [requireViewer(ctx).sessionId ?? 0]);
  return getNotificationSettings(ctx);
}

/**
 * Pushes a test to the browser of the viewer's session, at any hour.
 * @throws DomainError CONFLICT while it is turned off there; TOO_MANY_REQUESTS
 */
export async function sendTestNotification(ctx: RequestContext): Promise<boolean> {
  const { id, sessionId = 0 } = requireViewer(ctx);
  await ctx.app.limits.pushTestByAccount.take(String(id));
  if (!(await isPushOn(ctx))) throw new DomainError('CONFLICT', NOTIFICATION_MESSAGES.noSubscription);
  await addJob(ctx.em, PUSH_JOB, { sessionId, test: ctx.now().getTime() });
  return true;
}
