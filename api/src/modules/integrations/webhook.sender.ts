import { createHmac } from 'node:crypto';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { INTEGRATION_LIMITS } from '../../domain/integrations/limits.js';
import type { HostAddress, Target } from './webhook.address.js';

const { attemptTimeoutMs, answerMaxBytes, answerKeptBytes } = INTEGRATION_LIMITS;
const HEADERS_MAX_BYTES = 16 * 1024;
const ERROR_MAX_CHARACTERS = 300;

/** What is sent. */
export interface Letter {
  event: string;
  eventId: string;
  body: string;
  secret: string;
  /** When it is sent; the receiver refuses old letters by it. */
  at: Date;
}

/** How an attempt ended. */
export interface Outcome {
  delivered: boolean;
  /** The answer's HTTP status; null without an answer. */
  status: number | null;
  /** How the answer began. */
  text: string | null;
  error: string | null;
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>` under the webhook's secret. */
function signatureOf({ secret, body, at }: Pick<Letter, 'secret' | 'body' | 'at'>): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Answers every question for a name with the addresses that were checked. */
function pinned(addresses: readonly HostAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
  };
}

const TOO_LATE = `No answer within ${attemptTimeoutMs / 1000} seconds`;
const NEVER_ENDED = `The answer did not end within ${attemptTimeoutMs / 1000} seconds`;
const CLOSED = 'The connection was closed before an answer came';
const SWITCHED = 'Answered with another protocol (101)';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: CLOSED,
  EHOSTUNREACH: 'The host can’t be reached',
  ENETUNREACH: 'The host can’t be reached',
  EPIPE: CLOSED,
};

function reasonOf(error: Error & { code?: string }): string {
  const known = REASONS[error.code ?? ''] ?? REASONS[error.name];
  return (known ?? (error.message || error.code || error.name)).slice(0, ERROR_MAX_CHARACTERS);
}

/** The first bytes as text that a database takes. */
function readable(bytes: Buffer): string {
  return bytes
    .subarray(0, answerKeptBytes)
    .toString('utf8')
    .replace(/(?![\t\n])\p{Cc}/gu, '');
}

/** Reads an answer until it ends or is longer than anybody needs; what comes after that is cut off. */
function readAnswer(answer: IncomingMessage, done: (bytes: Buffer) => void, failed: (error: Error) => void): void {
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

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? `Redirects (${status}) are not followed` : `Answered ${status}`;
}

/** An answer that came. Without its bytes it was cut short, and a receiver that can't finish has not taken the letter. */
function answered(status: number, bytes: Buffer | null, error: string | null): Outcome {
  return { delivered: error === null, status, text: bytes && readable(bytes), error };
}

/** Thrown where an attempt was broken off by the caller: nothing is known of it. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/**
 * Posts a letter, signed, to the addresses that were checked and to no others. Redirects are not followed. When the time is
 * up, counted from the first step to the last byte, the connection is destroyed whatever state it is in; the length of the
 * answer is bounded. A failure is an outcome.
 * @param signal breaks the attempt off, as at shutdown
 * @throws Interrupted when the signal says so
 */
export function send({ url, addresses }: Target, letter: Letter, signal?: AbortSignal): Promise<Outcome> {
  const { body, event, eventId } = letter;
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
      lookup: pinned(addresses),
      maxHeaderSize: HEADERS_MAX_BYTES,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Mehfil-Webhooks/1',
        'Mehfil-Event': event,
        'Mehfil-Event-Id': eventId,
        'Mehfil-Signature': signatureOf(letter),
      },
    });
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', interrupt);
      request.destroy();
      // After an upgrade the request has let go of its socket.
      socket?.destroy();
    };
    const finish = (outcome: Outcome) => {
      end();
      resolve(outcome);
    };
    const fail = (error: string) => finish({ delivered: false, status, text: null, error });
    const failed = (error: Error) => fail(reasonOf(error));
    const interrupt = () => {
      end();
      reject(new Interrupted());
    };
    const timer = setTimeout(() => fail(status === null ? TOO_LATE : NEVER_ENDED), attemptTimeoutMs);
    signal?.addEventListener('abort', interrupt, { once: true });
    request.on('error', failed);
    request.once('socket', (opened) => {
      socket = opened.on('error', failed);
    });
    // Whoever closes without a word has not answered either.
    request.once('close', () => {
      if (status === null) fail(CLOSED);
    });
    request.once('upgrade', (answer) => finish(answered(answer.statusCode ?? 101, null, SWITCHED)));
    request.once('response', (answer) => {
      const code = answer.statusCode ?? 0;
      status = code;
      readAnswer(answer, (bytes) => finish(answered(code, bytes, problemOf(code))), failed);
    });
    request.end(body);
  });
}
