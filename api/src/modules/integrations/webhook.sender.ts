import { createHmac } from 'node:crypto';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { LIMITS } from '../../rules/index.js';
import type { HostAddress, Target } from './webhook.address.js';

const { attemptTimeoutMs, answerMaxBytes, answerKeptBytes } = LIMITS.integrations;
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

const REASONS: Readonly<Record<string, string>> = {
  ABORT_ERR: `No answer within ${attemptTimeoutMs / 1000} seconds`,
  TimeoutError: `No answer within ${attemptTimeoutMs / 1000} seconds`,
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed before an answer came',
  EHOSTUNREACH: 'The host can’t be reached',
  ENETUNREACH: 'The host can’t be reached',
  EPIPE: 'The connection was closed before an answer came',
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

/** Reads an answer as far as it is bounded; what is longer is cut off. */
function readAnswer(answer: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const done = () => resolve(Buffer.concat(chunks));
    answer.on('data', (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > answerMaxBytes) answer.destroy();
    });
    answer.once('end', done);
    answer.once('close', done);
    answer.on('error', done);
  });
}

/**
 * Posts a letter, signed, to the addresses that were checked and to no others. Redirects are not followed, time and length of the
 * answer are bounded. Never throws: a failure is an outcome.
 */
export function send({ url, addresses }: Target, letter: Letter): Promise<Outcome> {
  const { body, event, eventId } = letter;
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ delivered: false, status: null, text: null, error: reasonOf(error) });
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      lookup: pinned(addresses),
      signal: AbortSignal.timeout(attemptTimeoutMs),
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
    request.on('error', failed);
    request.once('response', (answer) => {
      const status = answer.statusCode ?? 0;
      const delivered = status >= 200 && status < 300;
      readAnswer(answer).then((bytes) => {
        const error = delivered
          ? null
          : status >= 300 && status < 400
            ? `Redirects (${status}) are not followed`
            : `Answered ${status}`;
        resolve({ delivered, status, text: readable(bytes), error });
      }, failed);
    });
    request.end(body);
  });
}
