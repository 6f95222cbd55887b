import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { INTEGRATION_LIMITS } from '../domain/integrations/limits.js';
import type { HostAddress, Target } from './outgoing.address.js';

const { attemptTimeoutMs } = INTEGRATION_LIMITS;
const HEADERS_MAX_BYTES = 16 * 1024;
const ERROR_MAX_CHARACTERS = 300;

/** A request to an address that somebody entered. */
export interface OutgoingRequest {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string | number>>;
  body?: string | Buffer;
  /** The rest of a longer response isn't read. */
  maxBytes: number;
}

/** A response, or its beginning. */
export interface OutgoingResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** Whether it was longer than `maxBytes`. */
  isCut: boolean;
}

/** No complete response came. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';

  /** @param status of the response that broke off; null without one */
  constructor(
    message: string,
    readonly status: number | null,
  ) {
    super(message);
  }
}

/** Thrown when the caller aborted a request: its outcome is unknown. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
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

/** Reads a response up to a maximum length and aborts the rest. */
function readResponse(
  answer: IncomingMessage,
  maxBytes: number,
  done: (read: Pick<OutgoingResponse, 'bytes' | 'isCut'>) => void,
  failed: (error: Error) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  answer.on('data', (chunk: Buffer) => {
    length += chunk.length;
    chunks.push(chunk);
    if (length <= maxBytes) return;
    done({ bytes: Buffer.concat(chunks), isCut: true });
    answer.destroy();
  });
  answer.once('end', () => done({ bytes: Buffer.concat(chunks), isCut: false }));
  answer.on('error', failed);
  answer.once('close', () => failed(new Error(CLOSED)));
}

/**
 * Sends a request to the validated addresses only, without following redirects. At the deadline, counted until the last byte, the
 * connection is destroyed whatever its state.
 * @param signal aborts the request, as at shutdown
 * @throws RequestFailed without a complete response; Interrupted when aborted
 */
export function sendRequest(
  { url, addresses }: Target,
  { method, headers, body, maxBytes }: OutgoingRequest,
  signal?: AbortSignal,
): Promise<OutgoingResponse> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new Interrupted());
      return;
    }
    let status: number | null = null;
    let socket: Socket | undefined;
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      ...{ method, headers, agent: false, lookup: createPinnedLookup(addresses), maxHeaderSize: HEADERS_MAX_BYTES },
    });
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', interrupt);
      request.destroy();
      // After an upgrade the request no longer owns its socket.
      socket?.destroy();
    };
    const fail = (message: string) => {
      end();
      reject(new RequestFailed(message, status));
    };
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
    request.once('upgrade', (answer) => {
      status = answer.statusCode ?? 101;
      fail(PROTOCOL_SWITCHED);
    });
    request.once('response', (answer) => {
      const code = answer.statusCode ?? 0;
      status = code;
      const done = (read: Pick<OutgoingResponse, 'bytes' | 'isCut'>) => {
        end();
        resolve({ status: code, headers: answer.headers, ...read });
      };
      readResponse(answer, maxBytes, done, failed);
    });
    request.end(body);
  });
}
