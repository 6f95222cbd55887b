import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { describeDevice } from '../../http/device.js';
import type { SecurityEventKind } from '../../domain/security-log/events.js';
import { SecurityEvent } from './security-event.entity.js';

/** An event for the security log. Never put a secret into `details`, nor what somebody typed into a form. */
export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** The account concerned; defaults to the viewer's. Null when none is known. */
  accountId?: number | null;
  /** The session concerned; defaults to the viewer's for an event of the viewer's account. */
  sessionId?: number | null;
  details?: Record<string, unknown>;
}

/** What an event takes from its request. */
type EventSource = Pick<RequestContext, 'app' | 'viewer' | 'address' | 'userAgent' | 'now'>;

/**
 * Records an event in the transaction of `em`. The event of a failure needs an EntityManager of its own (`ctx.em.fork()`), since
 * the failed transaction is rolled back.
 */
export async function recordSecurityEvent(
  ctx: EventSource,
  em: EntityManager,
  { kind, accountId = ctx.viewer?.id ?? null, sessionId, details }: NewSecurityEvent,
): Promise<void> {
  const { viewer } = ctx;
  const isOwn = viewer !== null && viewer.id === accountId;
  em.create(SecurityEvent, {
    kind,
    accountId,
    actorId: isOwn ? null : (viewer?.id ?? null),
    sessionId: sessionId ?? (isOwn ? viewer.sessionId : null) ?? null,
    address: ctx.address,
    device: describeDevice(ctx.userAgent),
    details: details ?? null,
    at: ctx.now(),
  });
  await em.flush();
  ctx.app.metrics.countSecurityEvent(kind);
}
