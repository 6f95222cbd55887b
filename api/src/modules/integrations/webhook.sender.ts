import { createHmac } from 'node:crypto';
import type { Target } from '../../http/outgoing.address.js';
import { RequestFailed, sendRequest } from '../../http/outgoing.request.js';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';

const { answerMaxBytes, answerKeptBytes } = INTEGRATION_LIMITS;

/** A webhook request to send. */
export interface WebhookRequest {
  event: string;
  eventId: string;
  body: string;
  secret: string;
  /** When it is sent; receivers refuse outdated requests by it. */
  at: Date;
}

/** The outcome of an attempt. */
export interface Outcome {
  delivered: boolean;
  /** The HTTP status; null without a response. */
  status: number | null;
  /** The beginning of the response. */
  text: string | null;
  error: string | null;
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>` with the webhook's secret. */
function sign({ secret, body, at }: Pick<WebhookRequest, 'secret' | 'body' | 'at'>): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** The first bytes as text that PostgreSQL accepts. */
function toPlainText(bytes: Buffer): string {
  return bytes
    .subarray(0, answerKeptBytes)
    .toString('utf8')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
}

function getStatusProblem(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? `Redirects (${status}) are not followed` : `Answered ${status}`;
}

/**
 * Posts a signed request, without following redirects; the length of the response is limited. A failure is an outcome, not an
 * error: a receiver that can't finish its response hasn't accepted the request.
 * @param signal aborts the attempt, as at shutdown
 * @throws Interrupted when aborted
 */
export async function send(target: Target, message: WebhookRequest, signal?: AbortSignal): Promise<Outcome> {
  const { body, event, eventId } = message;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'Mehfil-Webhooks/1',
    'Mehfil-Event': event,
    'Mehfil-Event-Id': eventId,
    'Mehfil-Signature': sign(message),
  };
  try {
    const request = { method: 'POST', headers, body, maxBytes: answerMaxBytes } as const;
    const { status, bytes } = await sendRequest(target, request, signal);
    const error = getStatusProblem(status);
    return { delivered: error === null, status, text: toPlainText(bytes), error };
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    return { delivered: false, status: error.status, text: null, error: error.message };
  }
}
