import type { Server, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { sendRefusal } from './refusal.js';
import { DomainError } from '../domain/input/errors.js';

const IDLE_CHECK_MS = 50;
/** How long connections that never sent a request are kept once every request is answered: browsers open some in advance. */
const UNUSED_CONNECTION_MS = 500;
const RETRY_SECONDS = 2;

/** The liveness path, which answers even while the server drains. */
const LIVENESS = '/livez';

/** Drains the server's open requests. */
export class Drain {
  private readonly open = new Set<ServerResponse>();
  private draining: Promise<void> | undefined;

  constructor(private readonly log: Logger) {}

  /** Whether the server is draining and refuses new requests. */
  get isDraining(): boolean {
    return this.draining !== undefined;
  }

  /** How many requests are open: not refused, and their response not taken. */
  get openRequests(): number {
    return this.open.size;
  }

  /** Liveness for a load balancer, and a refusal of every new request while draining; mount it first. */
  handler(): RequestHandler {
    return (request, response, next) => {
      if (this.isDraining) response.setHeader('Connection', 'close');
      if (request.path === LIVENESS && request.method === 'GET') {
        response.status(this.isDraining ? 503 : 200).json({ status: this.isDraining ? 'draining' : 'ok' });
      } else if (this.isDraining) {
        const details = { retryAfter: RETRY_SECONDS };
        sendRefusal(response, new DomainError('UNAVAILABLE', 'The server is being restarted.', { details }));
      } else {
        this.open.add(response);
        response.once('close', () => this.open.delete(response));
        next();
      }
    };
  }

  /**
   * Waits for open requests while new ones get a refusal, then closes the server.
   * @param deadlineMs when requests that are still open are aborted
   * @param beforeClose closes the connections that are not requests
   */
  run(http: Server, deadlineMs: number, beforeClose: () => Promise<void>): Promise<void> {
    return (this.draining ??= this.close(http, deadlineMs, beforeClose));
  }

  private async close(http: Server, deadlineMs: number, beforeClose: () => Promise<void>): Promise<void> {
    const timer = setTimeout(() => {
      if (this.open.size > 0) this.log.error({ requests: this.open.size }, 'open requests did not end in time');
      http.closeAllConnections();
    }, deadlineMs);
    await Promise.all([...this.open].map((response) => this.ended(response)));
    await beforeClose();
    // Connections that become idle after `close` would stay until their keep-alive timeout.
    const idle = setInterval(() => http.closeIdleConnections(), IDLE_CHECK_MS);
    // Node counts a connection that hasn't sent a request yet as busy.
    const silent = setTimeout(() => http.closeAllConnections(), UNUSED_CONNECTION_MS);
    await closed(http);
    clearInterval(idle);
    clearTimeout(silent);
    clearTimeout(timer);
  }

  private ended(response: ServerResponse): Promise<void> {
    return new Promise((resolve) => {
      if (response.destroyed || !this.open.has(response)) resolve();
      else response.once('close', () => resolve());
    });
  }
}

function closed(http: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!http.listening) {
      resolve();
      return;
    }
    http.close(() => resolve());
    http.closeIdleConnections();
  });
}
