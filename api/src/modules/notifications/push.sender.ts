import webPush from 'web-push';
import type { Env } from '../../env.js';
import { resolveTarget } from '../../http/outgoing.address.js';
import { sendRequest } from '../../http/outgoing.request.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';
import { derivePushKeys } from './push.keys.js';
import type { PushMessage } from './push.message.js';

/** Of the response of a push service nothing but the status is read. */
const ANSWER_MAX_BYTES = 1024;
/** The subscription doesn't exist any more (RFC 8030, 7.3). */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** A browser's subscription, as web-push takes it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Encrypts a message for a browser (RFC 8291), signs the request (RFC 8292) and sends it to the push service, at a checked address.
 * @param signal aborts the request, as at shutdown
 * @returns whether the service took it; otherwise the subscription is gone
 * @throws Error when the service can't be reached or refuses it; DomainError when its address leads into a private network
 */
export async function sendPush(
  env: Env,
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
  signal?: AbortSignal,
): Promise<boolean> {
  const target = await resolveTarget(endpoint, { allowLocal: env.webhooksToLocalhost, field: 'endpoint' });
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${env.support.email}`, ...derivePushKeys(env.jwtSecret) },
      contentEncoding: 'aes128gcm',
      TTL: NOTIFICATION_LIMITS.pushedForMs / 1000,
    },
  );
  const request = { method: 'POST', headers, body, maxBytes: ANSWER_MAX_BYTES } as const;
  const { status } = await sendRequest(target, request, signal);
  if (GONE.has(status)) return false;
  if (status < 200 || status >= 300) throw new Error(`The push service answered ${status}`);
  return true;
}
