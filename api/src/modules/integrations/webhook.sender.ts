import { createHmac } from 'node:crypto';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import type { HostAddress, Target } from './webhook.address.js';

const { attemptTimeoutMs, answerMaxBytes, answerKeptBytes } = INTEGRATION_LIMITS;
const HEADERS_MAX_BYTES = 16 * 1024;
const ERROR_MAX_CHARACTERS = 300;

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

/** A DNS lookup that only returns the validated addresses. */
function createPinnedLookup(addresses: readonly HostAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
  };
}

const TIMED_OUT = `No answer within ${attemptTimeoutMs / 1000} seconds`;
const INCOMPLETE = `The answer did not end within ${attemptTimeoutMs / 1000} seconds`;
const CLOSED = 'The connection was closed before an answer came';
const PROTOCOL_SWITCHED = 'Answered with another protocol (101)';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: CLOSED,
  EHOSTUNREACH: 'The host can’t be reached',
  ENETUNREACH: 'The host can’t be reached',
  EPIPE: CLOSED,
};

function toReason(error: Error & { code?: string }): string {
  const known = REASONS[error.code ?? ''] ?? REASONS[error.name];
  return (known ?? (error.message || error.code || error.name)).slice(0, ERROR_MAX_CHARACTERS);
}

/** The first bytes as text that PostgreSQL accepts. */
function toPlainText(bytes: Buffer): string {
  return bytes
    .subarray(0, answerKeptBytes)
    .toString('utf8')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
}

/** Reads a response up to a maximum length and aborts the rest. */
function readResponse(answer: IncomingMessage, done: (bytes: Buffer) => void, failed: (error: Error) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  answer.on('data', (chunk: Buffer) => {
    length += chunk.length;
    chunks.push(chunk);
    if (length <= answerMaxBytes) return;
    done(Buffer.concat(chunks));
    answer.destroy();
  });
  answer.once('end', () => done(Buffer.concat(chunks)));
  answer.on('error', failed);
  answer.once('close', () => failed(new Error(CLOSED)));
}

function getStatusProblem(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? `Redirects (${status}) are not followed` : `Answered ${status}`;
}

/**
 * The outcome of a response. Without its bytes it was truncated, and a receiver that can't finish hasn't accepted the request.
 */
function toOutcome(status: number, bytes: Buffer | null, error: string | null): Outcome {
  return { delivered: error === null, status, text: bytes && toPlainText(bytes), error };
}

/** Thrown when the caller aborted an attempt: its outcome is unknown. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/**
 * Posts a signed request to the validated addresses only, without following redirects. At the deadline, counted until the last
 * byte, the connection is destroyed whatever its state; the length of the response is limited. A failure is an outcome, not an
 * error.
 * @param signal aborts the attempt, as at shutdown
 * @throws Interrupted when aborted
 */
export function send({ url, addresses }: Target, message: WebhookRequest, signal?: AbortSignal): Promise<Outcome> {
  const { body, event, eventId } = message;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new Interrupted());
      return;
    }
    let status: number | null = null;
    let socket: Socket | undefined;
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      lookup: createPinnedLookup(addresses),
      maxHeaderSize: HEADERS_MAX_BYTES,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Mehfil-Webhooks/1',
        'Mehfil-Event': event,
        'Mehfil-Event-Id': eventId,
        'Mehfil-Signature': sign(message),
      },
    });
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', interrupt);
      request.destroy();
      // After an upgrade the request no longer owns its socket.
      socket?.destroy();
    };
    const finish = (outcome: Outcome) => {
      end();
      resolve(outcome);
    };
    const fail = (error: string) => finish({ delivered: false, status, text: null, error });
    const failed = (error: Error) => fail(toReason(error));
    const interrupt = () => {
      end();
      reject(new Interrupted());
    };
    const timer = setTimeout(() => fail(status === null ? TIMED_OUT : INCOMPLETE), attemptTimeoutMs);
    signal?.addEventListener('abort', interrupt, { once: true });
    request.on('error', failed);
    request.once('socket', (opened) => {
      socket = opened.on('error', failed);
    });
    // A connection closed without a response has failed, too.
    request.once('close', () => {
      if (status === null) fail(CLOSED);
    });
    request.once('upgrade', (answer) => finish(toOutcome(answer.statusCode ?? 101, null, PROTOCOL_SWITCHED)));
    request.once('response', (answer) => {
      const code = answer.statusCode ?? 0;
      status = code;
      readResponse(answer, (bytes) => finish(toOutcome(code, bytes, getStatusProblem(code))), failed);
    });
    request.end(body);
  });
}
