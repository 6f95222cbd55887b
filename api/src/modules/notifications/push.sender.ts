import webPush from 'web-push';
import type { Env } from '../../env.js';
import { resolveTarget, type Target } from '../../http/outgoing.address.js';
import { RequestFailed, sendRequest, type OutgoingResponse } from '../../http/outgoing.request.js';
import { DomainError } from '../../domain/input/errors.js';
import { INTEGRATION_MESSAGES } from '../../domain/integrations/inputs.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';
import { derivePushKeys } from './push.keys.js';
import type { PushMessage } from './push.message.js';

/** Of the response of a push service nothing but the status and when to come again is read. */
const ANSWER_MAX_BYTES = 1024;
/** The subscription doesn't exist any more (RFC 8030, 7.3). */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** The service may take it later. */
const LATER: ReadonlySet<number> = new Set([408, 429]);

/** A browser's subscription, as web-push takes it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What became of a message. */
export type PushOutcome =
  | { became: 'taken' }
  /** The subscription has ended. */
  | { became: 'gone' }
  /** The service won't take this message, now or later. */
  | { became: 'refused'; reason: string }
  /** It may be tried again, where the service says so not before a while. */
  | { became: 'failed'; reason: string; waitMs: number };

/** How long a service asks to wait; 0 if it doesn't say so in seconds. */
function readWaitMs({ headers }: OutgoingResponse): number {
  const seconds = headers['retry-after'] ?? '';
  return /^\d{1,9}$/.test(seconds) ? Math.min(Number(seconds) * 1000, NOTIFICATION_LIMITS.pushWaitMaxMs) : 0;
}

function toOutcome(response: OutgoingResponse): PushOutcome {
  const { status } = response;
  if (status >= 200 && status < 300) return { became: 'taken' };
  if (GONE.has(status)) return { became: 'gone' };
  const reason = `The push service answered ${status}`;
  if (status < 500 && !LATER.has(status)) return { became: 'refused', reason };
  return { became: 'failed', reason, waitMs: readWaitMs(response) };
}

/** Encrypts a message for a browser (RFC 8291) and signs the request (RFC 8292). */
function createRequest(env: Env, { endpoint, p256dh, auth }: PushTarget, message: PushMessage) {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${env.support.email}`, ...derivePushKeys(env.jwtSecret) },
      contentEncoding: 'aes128gcm',
      TTL: NOTIFICATION_LIMITS.pushedForMs / 1000,
    },
  );
  return { method: 'POST', headers, body, maxBytes: ANSWER_MAX_BYTES } as const;
}

/**
 * Sends an encrypted message to a browser's push service, at a checked address, without following redirects.
 * @param signal aborts the request, as at shutdown
 * @throws Interrupted when aborted
 */
export async function sendPush(
  env: Env,
  browser: PushTarget,
  message: PushMessage,
  signal?: AbortSignal,
): Promise<PushOutcome> {
  let target: Target;
  try {
    target = await resolveTarget(browser.endpoint, { allowLocal: env.webhooksToLocalhost, field: 'endpoint' });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Names that aren't found may be found again; what leads elsewhere than to a public service isn't one.
    const isUnknown = error.message === INTEGRATION_MESSAGES.urlUnknown;
    return isUnknown ? { became: 'failed', reason: error.message, waitMs: 0 } : { became: 'gone' };
  }
  try {
    return toOutcome(await sendRequest(target, createRequest(env, browser, message), signal));
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    return { became: 'failed', reason: error.message, waitMs: 0 };
  }
}
